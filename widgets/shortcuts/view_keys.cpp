#include "widgets/shortcuts/view_keys.h"

#include <QCoreApplication>

namespace tilesight {
namespace {

struct Keys {
    Q_DECLARE_TR_FUNCTIONS(ViewKeys)
public:
    static QVector<ViewKey> all() {
        return {
            {tr("Plan"), tr("Arrows"), tr("Walk between actions; Shift extends the selection")},
            {tr("Plan"), tr("Ctrl+Arrows"), tr("Move the selected actions")},
            {tr("Plan"), tr("/ or Insert"),
             tr("Add an action: opens the list of operations, type to find one")},
            {tr("Plan"), QStringLiteral("Enter"),
             tr("Edit the action's expressions in place; Tab: the next one")},
            {tr("Plan"), QStringLiteral("Alt+Enter"), tr("Show the action in the properties")},
            {tr("Plan"), QStringLiteral("F2"), tr("Rename the action in place")},
            {tr("Table"), QStringLiteral("Ctrl+F"), tr("Find a row; in the lanes an action")},
            {tr("Table"), QStringLiteral("F2"), tr("Edit the name or the size in this cell; Tab: the next one")},
            {tr("Plan"), QStringLiteral("Ctrl+A"), tr("Select all actions")},
            {tr("Plan"), QStringLiteral("Ctrl+C"), tr("Copy the selected actions as text")},
            {tr("Plan"), QStringLiteral("Ctrl+X"), tr("Cut the selected actions")},
            {tr("Plan"), QStringLiteral("Ctrl+V"), tr("Paste actions")},
            {tr("Plan"), QStringLiteral("Ctrl+D"), tr("Duplicate the selected actions")},
            {tr("Plan"), tr("Alt+Arrows"), tr("Align the selected actions at that side")},
            {tr("Plan"), QStringLiteral("Ctrl+Shift+H"),
             tr("Distribute the selected actions from left to right")},
            {tr("Plan"), QStringLiteral("Ctrl+Shift+J"),
             tr("Distribute the selected actions from top to bottom")},
            {tr("Plan"), QStringLiteral("Ctrl+L"), tr("Group the selected actions into a loop")},
            {tr("Plan"), QStringLiteral("Del"), tr("Delete the selected actions or edge")},
            {tr("Plan"), tr("Menu key"), tr("Every other edit: connect, disconnect, align, arrange")},
            {tr("Plan"), QStringLiteral("W S"), tr("Zoom in and out, as + and -")},
            {tr("Plan"), QStringLiteral("A D"), tr("Pan")},
            {tr("Plan"), QStringLiteral("0"), tr("Zoom to 100 %")},
            {tr("Plan"), QStringLiteral("F"), tr("Fit the selection")},
            {tr("Plan"), tr("Home"), tr("Fit all")},
            {tr("Plan"), tr("Space"), tr("Hold to pan by dragging")},
            {tr("Plan"), QStringLiteral("Esc"), tr("Cancel the gesture, clear the selection")},
            {tr("Text"), QStringLiteral("Ctrl+F"), tr("Find in the text")},
            {tr("Text"), QStringLiteral("Enter"), tr("In the find field: next place; Shift: previous")},
            {tr("Text"), QStringLiteral("Esc"), tr("Leave the find field")},
            {tr("Text"), QStringLiteral("Ctrl+Z"),
             tr("Takes back letters while the text has errors, else steps of the document")},
            {tr("Lanes"), QStringLiteral("W S"), tr("Zoom in and out")},
            {tr("Lanes"), QStringLiteral("A D"), tr("Pan")},
            {tr("Lanes"), QStringLiteral(". ,"), tr("Next and previous segment")},
            {tr("Lanes"), QStringLiteral("M"),
             tr("Measure the current segment; again: up to the end of the one current then")},
            {tr("Lanes"), QStringLiteral("F"), tr("Fit what is measured or selected")},
            {tr("Lanes"), QStringLiteral("P"), tr("Pin the lane: it stays on top while others scroll")},
            {tr("Lanes"), tr("Home"), tr("Fit all")},
            {tr("Lanes"), QStringLiteral("Esc"), tr("Clear")},
            {tr("Variants"), QStringLiteral("Ctrl+Enter"),
             tr("Show the two selected rows side by side, or one and the present plan")},
            {tr("Side by side"), tr("as in Lanes"), tr("Zoom, pan, fit, measure: both sides at once")},
            {tr("Side by side"), tr("Up Down"), tr("Another lane; past the last one the other side")},
            {tr("Legal orders"), tr("Up Down"), tr("Another order; in the sequence another step")},
            {tr("Legal orders"), tr("Alt+Up Alt+Down"),
             tr("Move the action earlier or later, if no edge forbids it")},
            {tr("L2"), tr("Left Right"), tr("One launch back or on")},
            {tr("L2"), tr("PgUp PgDown"), tr("One wave back or on")},
            {tr("L2"), tr("Home End"), tr("First and last launch")},
            {tr("L2"), tr("Space"), tr("Play the launches, or stop")},
            {tr("Tables"), QStringLiteral("Ctrl+C"),
             tr("Copy the selected rows as CSV, all without a selection")},
            {tr("Tile and knobs"), tr("Left Right"),
             tr("Previous and next stop; Home and End: first and last")},
        };
    }
};

} // namespace

QVector<ViewKey> viewKeys() { return Keys::all(); }

} // namespace tilesight
