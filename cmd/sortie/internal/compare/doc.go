// Package compare finds what is different between two states of a pack, as somebody who plays it would say it.
//
//   - A pair is a unit before and now. Of a pack each unit has its pair, or has come, or is gone.
//   - A walk goes through two values of one type, from the model, side by side; entries of lists are matched by their
//     names, so that one that moves within its list is the same one still.
//   - A teller puts values into words, with the titles that the sheet has for them.
//
// What a file looks like is no change: two texts with one meaning have none. Which fields there are only the model knows: one
// that it is given tomorrow is compared without code here. What a change is, package changes of the printer says.
package compare
