// Package crewsheet lays out a crew on paper: its ship with the state of its systems, its hold and its money,
// and each trader with statistics, skills, abilities and equipment, with places to tick and lines to write on
// as a campaign goes on.
//
//   - A hole is a place for a peg on a board; here it is a circle, dark as far as the statistic stands.
//   - A box stands for a level or a state that is ticked; it is crossed as far as it is reached.
//   - A member is a trader with what the crew says of it and, where the crew is silent, what its board says.
package crewsheet
