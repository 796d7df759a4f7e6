#include "widgets/shortcuts/view_keys.h"

#include <QCoreApplication>

namespace tilesight {
namespace {

struct Row {
    const char *view, *keys, *what;
};

#define T(text) QT_TRANSLATE_NOOP("ViewKeys", text)
constexpr Row rows[] = {
    {T("Plan"), "Arrows", T("Walk between actions; Shift extends the selection")},
    {T("Plan"), "Ctrl+Arrows", T("Move the selected actions")},
    {T("Plan"), "Any letter", T("Add an action: opens the palette with the letter typed")},
    {T("Plan"), "Enter", T("Edit the action's expressions in place; Tab: the next one")},
    {T("Plan"), "Alt+Enter", T("Show the action in the properties")},
    {T("Plan"), "F2", T("Rename the action in place")},
    {T("Plan"), "Ctrl+A", T("Select all actions")},
    {T("Plan"), "Ctrl+C", T("Copy the selected actions as text")},
    {T("Plan"), "Ctrl+X", T("Cut the selected actions")},
    {T("Plan"), "Ctrl+V", T("Paste actions")},
    {T("Plan"), "Ctrl+D", T("Duplicate the selected actions")},
    {T("Plan"), "Alt+Arrows", T("Align the selected actions at that side")},
    {T("Plan"), "Ctrl+Shift+H", T("Distribute the selected actions from left to right")},
    {T("Plan"), "Ctrl+Shift+J", T("Distribute the selected actions from top to bottom")},
    {T("Plan"), "Ctrl+L", T("Group the selected actions into a loop")},
    {T("Plan"), "Del", T("Delete the selected actions or edge")},
    {T("Plan"), "Menu key", T("Every other edit: connect, disconnect, align, arrange")},
    {T("Plan"), "+ -", T("Zoom")},
    {T("Plan"), "0", T("Zoom to 100 %")},
    {T("Plan"), "F", T("Zoom to fit")},
    {T("Plan"), "Space", T("Hold to pan by dragging")},
    {T("Plan"), "Esc", T("Cancel the gesture, clear the selection")},
    {T("Text"), "Ctrl+F", T("Find in the text")},
    {T("Text"), "Enter", T("In the find field: next place; Shift: previous")},
    {T("Text"), "Esc", T("Leave the find field")},
    {T("Text"), "Ctrl+Z", T("Takes back letters while the text has errors, else steps of the document")},
    {T("Lanes"), "W S", T("Zoom in and out")},
    {T("Lanes"), "A D", T("Pan")},
    {T("Lanes"), ". ,", T("Next and previous segment")},
    {T("Lanes"), "M", T("Measure the current segment; again: up to the end of the one current then")},
    {T("Lanes"), "F", T("Fit the selection")},
    {T("Lanes"), "Home", T("Fit all")},
    {T("Lanes"), "Esc", T("Clear")},
    {T("Legal orders"), "Up Down", T("Another order; in the sequence another step")},
    {T("Legal orders"), "Alt+Up Alt+Down", T("Move the action earlier or later, if no edge forbids it")},
    {T("L2"), "Left Right", T("One launch back or on")},
    {T("L2"), "PgUp PgDown", T("One wave back or on")},
    {T("L2"), "Home End", T("First and last launch")},
    {T("L2"), "Space", T("Play the launches, or stop")},
    {T("Tables"), "Ctrl+C", T("Copy the selected rows as CSV, all without a selection")},
    {T("Tile and knobs"), "Left Right", T("Previous and next stop; Home and End: first and last")},
};
#undef T

} // namespace

QVector<ViewKey> viewKeys() {
    QVector<ViewKey> keys;
    for (const Row& row : rows)
        keys.append({QCoreApplication::translate("ViewKeys", row.view), QString::fromLatin1(row.keys),
                     QCoreApplication::translate("ViewKeys", row.what)});
    return keys;
}

} // namespace tilesight
