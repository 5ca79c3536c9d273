// Package play plays whole games of a mission.
//
// The vocabulary:
//
//   - Rules are a mission with its rule set and its crews, lowered: every name has become a small number. They are made once
//     and never change.
//   - A profile is what all figures of one sort have in common: a kind of NPC, or one trader of one crew.
//   - The state is everything that can change in a game: one flat value without pointers, luck included. Copying it is
//     saving it.
//   - A frame is something that is under way: a phase, a turn, a move, an attack. Frames lie on a stack in the state; whatever
//     interrupts something lies on top of it, so a game can stop at any decision, however deep, and go on from a copy.
//   - A decision is a point at which a player has a choice, or the NPCs' rules leave one. Its options are values.
//   - A game is a state with its rules. Next runs on to the next decision, Apply takes one of its options. Nothing in here
//     ever asks a player by itself: pages, policies, scripts and replays are loops around these two.
//   - An event is one thing that happened, for logs and transcripts.
//
// What happens in a round, and in which order, are the phases of the rule set; what is done in one of them goes by the phase's
// id and by the groups that act in it (seed 000:655-714).
package play
