// Package page is the paper that every product of several pages is written on: pages of one size with a
// running head and foot, filled from the top down.
//
//   - A Writer is where the next thing goes: a page and the height used so far.
//   - A Part is something drawn at a fixed width, from its own top left corner, that knows its height.
//   - Styles are the letters, the same in all products, so that what lies on the table belongs together.
//
// Prose of any length flows to further pages; nothing is clipped and nothing is set smaller than six
// points.
package page
