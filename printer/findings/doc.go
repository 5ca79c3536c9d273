// Package findings draws the map of a mission with everything that was found on it.
//
// The vocabulary:
//
//   - A sheet is the picture: the floors on which something was found, and the key beside them.
//   - A badge is a finding's number on the map, in the shape of its severity, with its code beside it. It
//     stands at the finding's place or, where another badge is in the way, near it with a line that leads
//     there.
//   - A mark is what a finding shows besides its place: cells that nobody reaches, a spot without room, a
//     way, a line of sight, an edge, a box.
//   - The key tells each finding in words, and what the marks mean that were drawn.
//
// Severity shows in the shape of a badge as well as in its colour, and every mark has a pattern of its
// own, so that the picture can be read in black and white.
package findings
