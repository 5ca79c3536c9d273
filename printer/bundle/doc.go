// Package bundle makes the forms in which a mission travels: play.html, one file that runs the
// table in a browser, and the mission's zip.
//
// The vocabulary:
//
//   - The player is the engine as WebAssembly. It is built before this package and embedded; where
//     it was not built, everything but play.html still works.
//   - The page is play.html: our own style, our own script, the player, the mission as data and its
//     map as a picture, all in one file that opens without a server and reaches for nothing.
//   - A bundle is a zip with a manifest that names every file in it with its size and its hash. It
//     may come from anywhere, so opening one checks everything and trusts nothing.
//
// The page's content security policy allows exactly the two scripts and the one style that it was
// made with, by their hashes; nothing in a mission can run.
package bundle
