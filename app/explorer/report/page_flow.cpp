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
    std::vector<int> waiting; // items with pages of their own, until the page before them is full
    double y = 0;
    bool open = false; // the last page takes more
    const auto putWaiting = [&] {
        for (const int item : waiting)
            pages.push_back({{item, 0}});
        waiting.clear();
    };
    for (std::size_t begin = 0; begin < items.size();) {
        if (items[begin].ownPage) {
            waiting.push_back(int(begin++));
            if (!open) putWaiting();
            continue;
        }
        std::size_t end = groupEnd(items, begin);
        if (heightOf(items, begin, end, true) > pageHeight) end = begin + 1; // cannot be kept together anyway
        const bool newPage = !open || y + heightOf(items, begin, end, false) > pageHeight;
        if (newPage) {
            putWaiting();
            pages.emplace_back();
            open = true;
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
    putWaiting();
    return pages;
}

} // namespace tilesight
