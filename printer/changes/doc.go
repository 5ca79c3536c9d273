// Package changes shows what is different between two states of a pack, for somebody who plays it.
//
//   - A change is one thing that is different: something has come, is gone, has moved, is called otherwise, or says another
//     thing than before.
//   - A subject is what the change is about, as pages call it: a crate, a rule, the hostility at the start.
//   - A spot is where on a floor that is to be seen, before or now.
//   - A sheet is the map as it is now with the changes on it: what has come in a square, what is gone in a disc, and what has
//     moved or says something else in a diamond; a way leads from where something was to where it is.
package changes
