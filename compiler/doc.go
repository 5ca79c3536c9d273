// Package compiler turns packs written in CUE into model values and diagnostics.
//
// The vocabulary, in the order things happen:
//
//   - A target is what the user named: a folder, one file, or "folder/..." for all below.
//   - A world is the only door to the file system; it never opens anything outside a pack.
//   - A unit is one folder compiled: one mission or one deck, with the pack it belongs to.
//   - A source is one file as it was read; every position points into a source.
//   - A node is one evaluated value of the author's with the range it was written at.
//   - An index maps the path of each value to that range.
//   - Joining makes a board of a drawing and the pieces listed beside it.
//
// CUE is used as a library without its own file loading: files are read through the world,
// imports are answered from the embedded schema, the pack itself, or CUE's pure built-in
// packages, and everything else is refused. So compiling opens nothing outside the pack and
// cannot reach a network. What CUE cannot limit by itself, time and memory, a Guard watches.
package compiler
