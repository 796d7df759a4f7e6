#include "widgets/shortcuts/view_keys.h"

namespace tilesight {

const QVector<ViewKey>& viewKeys() {
    static const QVector<ViewKey> keys = {
        {"Plan", "Arrows", "Walk between actions; Shift extends the selection"},
        {"Plan", "Ctrl+Arrows", "Move the selected actions"},
        {"Plan", "Any letter", "Add an action: opens the palette with the letter typed"},
        {"Plan", "Enter", "Edit the action in the properties"},
        {"Plan", "F2", "Rename the action in place"},
        {"Plan", "Ctrl+A", "Select all actions"},
        {"Plan", "Ctrl+C", "Copy the selected actions as text"},
        {"Plan", "Ctrl+X", "Cut the selected actions"},
        {"Plan", "Ctrl+V", "Paste actions"},
        {"Plan", "Ctrl+D", "Duplicate the selected actions"},
        {"Plan", "Alt+Arrows", "Align the selected actions at that side"},
        {"Plan", "Ctrl+Shift+H", "Distribute the selected actions from left to right"},
        {"Plan", "Ctrl+Shift+J", "Distribute the selected actions from top to bottom"},
        {"Plan", "Ctrl+L", "Group the selected actions into a loop"},
        {"Plan", "Del", "Delete the selected actions or edge"},
        {"Plan", "Menu key", "Every other edit: connect, disconnect, align, arrange"},
        {"Plan", "+ -", "Zoom"},
        {"Plan", "0", "Zoom to 100 %"},
        {"Plan", "F", "Zoom to fit"},
        {"Plan", "Space", "Hold to pan by dragging"},
        {"Plan", "Esc", "Cancel the gesture, clear the selection"},
        {"Text", "Ctrl+F", "Find in the text"},
        {"Text", "Enter", "In the find field: next place; Shift: previous"},
        {"Text", "Esc", "Leave the find field"},
        {"Text", "Ctrl+Z", "Takes back letters while the text has errors, else steps of the document"},
        {"Lanes", "W S", "Zoom in and out"},
        {"Lanes", "A D", "Pan"},
        {"Lanes", ". ,", "Next and previous segment"},
        {"Lanes", "F", "Fit the selection"},
        {"Lanes", "Home", "Fit all"},
        {"Lanes", "Esc", "Clear"},
        {"Legal orders", "Up Down", "Another order; in the sequence another step"},
        {"Legal orders", "Alt+Up Alt+Down", "Move the action earlier or later, if no edge forbids it"},
        {"Tables", "Ctrl+C", "Copy the selected rows as CSV, all without a selection"},
        {"Tile and knobs", "Left Right", "Previous and next stop; Home and End: first and last"},
    };
    return keys;
}

} // namespace tilesight
