// Package preflight reads a unit as a printer would before the press runs: it finds what only the
// fonts and the room on the page can tell.
//
// A glyph is the drawing of a character in a font; a character without one prints as a sign that
// something is missing. A text is cut when its place has no room for it even in the smallest letters,
// six points, and the rest becomes an ellipsis.
package preflight
