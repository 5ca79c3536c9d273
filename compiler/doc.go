// Package compiler turns packs written in CUE into model values and diagnostics.
//
// The vocabulary, in the order things happen:
//
//   - A target is what the user named: a folder, one file, or "folder/..." for all below.
//   - A unit is one folder compiled: one mission or one deck, with the pack it belongs to.
//   - A pack is the folder that units lie in, and siblings are the other units of it.
//   - House rules are the numbers that a pack plays otherwise; a snapshot is a rule set that was evaluated beforehand.
//   - An index maps the path of each value to the range where it was written.
//
// Its parts are packages: source reads files, load gives them to CUE, explain goes through what CUE makes of them, and
// decode turns that into the model.
//
// CUE is used as a library without its own file loading: files are read through the world,
// imports are answered from the embedded schema, the pack itself, or CUE's pure built-in
// packages, and everything else is refused. So compiling opens nothing outside the pack and
// cannot reach a network. What CUE cannot limit by itself, time and memory, a Guard watches.
package compiler
