// Package icons holds every picture of the printed pages: symbols drawn as paths, and the colours
// that go with them.
//
//   - A symbol is a drawing without text and without colour: layers of paths in a box whose shorter
//     side is 1000. The caller gives it a place on the page and an ink.
//   - A tone is the part that a layer plays (line, tint, paper, accent); an ink says which colour
//     each tone has, so that one drawing serves a grey sheet and a coloured crate.
//   - A swatch is a colour that missions know by name. Each has its own mark (a shape) and its own
//     dash, because kind is never told by colour alone.
//
// Symbols are found by name, since rule sets and packs name them in their data; a name that nobody
// has drawn yet gives a plain disc, which the caller labels.
package icons
