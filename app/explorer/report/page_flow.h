// Breaking a report into pages: a list of items with heights in, the items of every page with their places
// out.
//
// An item that asks for it stays on the page of the next one (heading with its first paragraph, table head
// with its first rows); a table row that starts a page has the table's head repeated above it. Pure
// arithmetic, no painting.
#pragma once

#include <vector>

namespace tilesight {

struct FlowItem {
    double height = 0;
    double spaceBefore = 0;    ///< left out at the top of a page
    bool keepWithNext = false; ///< never the last item of a page, unless the group is higher than a page
    int repeatedHead = -1;     ///< item painted again above this one when it starts a page
};

struct PlacedItem {
    int item = 0;
    double y = 0; ///< of its top, from the top of the page's content
};

/// Every page has at least one item; no items = no pages. An item higher than a page has a page of its own.
std::vector<std::vector<PlacedItem>> paginate(const std::vector<FlowItem>& items, double pageHeight);

} // namespace tilesight
