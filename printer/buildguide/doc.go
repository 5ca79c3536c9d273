// Package buildguide is the guide by which a board is built, step by step.
//
//   - A need is how many of one kind of thing the board takes, and what the mission's boxes hold of it.
//   - A step is one picture: what is new in dark lines on a band of colour, what stands already in grey,
//     and beside it a list of what to put there. Panels come stage by stage, then furniture and crates, then
//     figures and tokens.
//   - An elevation is a panel as one sees it standing on the table, by which it is found in the box.
//
// Numbers on panels are their places in building order. The board's set-up overlay carries the same ones.
package buildguide
