// Package describe says the typed data of a mission in plain English: what a reward pays, who is meant,
// where something lies, what the set-up asks for beyond the usual.
//
//   - A teller knows the mission and its rule set, and turns ids into the names that pages show.
//   - A note is a titled passage that is made from data, with the author's own words behind it.
//
// A mission without the data has no notes: nothing is said about what is as usual.
package describe
