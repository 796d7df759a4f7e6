#include "app/explorer/report/page_flow.h"

namespace tilesight {
namespace {

std::size_t groupEnd(const std::vector<FlowItem>& items, std::size_t begin) {
    std::size_t end = begin;
    while (end + 1 < items.size() && items[end].keepWithNext)
        ++end;
    return end + 1;
}

/// Height of items [begin, end) when the first one stands at the top of a page or below something.
double heightOf(const std::vector<FlowItem>& items, std::size_t begin, std::size_t end, bool atTop) {
    double height = 0;
    if (atTop && items[begin].repeatedHead >= 0)
        height += items[std::size_t(items[begin].repeatedHead)].height;
    for (std::size_t i = begin; i < end; ++i)
        height += items[i].height + (atTop && i == begin ? 0 : items[i].spaceBefore);
    return height;
}

} // namespace

std::vector<std::vector<PlacedItem>> paginate(const std::vector<FlowItem>& items, double pageHeight) {
    std::vector<std::vector<PlacedItem>> pages;
    double y = 0;
    for (std::size_t begin = 0; begin < items.size();) {
        std::size_t end = groupEnd(items, begin);
        if (heightOf(items, begin, end, true) > pageHeight) end = begin + 1; // cannot be kept together anyway
        const bool newPage = pages.empty() || y + heightOf(items, begin, end, false) > pageHeight;
        if (newPage) {
            pages.emplace_back();
            y = 0;
            if (const int head = items[begin].repeatedHead; head >= 0) {
                pages.back().push_back({head, 0});
                y = items[std::size_t(head)].height;
            }
        }
        for (std::size_t i = begin; i < end; ++i) {
            if (!(newPage && i == begin)) y += items[i].spaceBefore;
            pages.back().push_back({int(i), y});
            y += items[i].height;
        }
        begin = end;
    }
    return pages;
}

} // namespace tilesight
