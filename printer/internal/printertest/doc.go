// Package printertest is what the printer's tests share: something to print, and ways to look at
// what was printed.
//
//   - Mission and Rules are a made-up mission and rule set with one of everything that a page can show.
//   - Specimen and Passage are a page and prose that use everything a scene and a text can say.
//   - Words, Walk and Faults read a finished page: its text where it stands, and what is wrong with it.
//   - Golden compares with a committed file.
package printertest
