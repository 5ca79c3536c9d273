// Package corespace runs the table of a Core Space mission: everything the players would otherwise
// shuffle, count, roll and keep in mind.
//
// The vocabulary:
//
//   - A table is one game in progress: a mission, its rule set, event decks, a number of crews and
//     a seed.
//   - An op is one thing done at the table: fill the crates, go on a step, draw an event, roll.
//     Every op either happens as a whole or gives an error and changes nothing.
//   - An event is one thing that followed from an op, for the log.
//   - The state is everything an op can change. Two tables with equal state hashes are in the same
//     state; a seed and a list of ops always lead to the same hash.
//   - A view is the part of the state that the players may see.
//   - A stage is what the rules do by themselves when a phase begins or ends. The order of phases
//     is the rule set's. Three ids of phases, "hostility", "event" and "assessment", have a
//     stage; any other phase is played by the players alone.
//   - A due is something the rules want done by hand in this phase: an event, the arrivals.
//
// A token is always in exactly one place: a crate, the pouch, the hands of the players, set aside,
// or back in the box.
package corespace
