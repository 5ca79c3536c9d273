// Package scene is the display list that every page is drawn as, once, before any backend turns it
// into PDF, PNG or SVG.
//
// A page is a size and a list of items in painting order. An item fills or strokes a path, places
// a shaped run of text, groups others (clipped, moved, named as a layer), or marks a rectangle as a
// link or a bookmark. All measures are integer micrometres (25,400 to the inch) with the origin at
// the page's top left, x to the right and y down, so that a printed inch is an inch and two builds
// never differ by a rounding.
package scene
