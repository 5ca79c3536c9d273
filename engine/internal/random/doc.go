// Package random makes missions up, so that engines are tried with boards, rules and cards that nobody has thought of. Tests play
// them.
//
//   - A maker has a rule set with its decks, and the words of the language: for each kind of effect, event, condition and goal
//     the fields that it takes, read from the same tables that packs are written against. A kind that the language gains is
//     drawn from then on.
//   - A draft is one mission on its way: board, set-up, objectives and special rules, each drawn from the same luck, so that a
//     seed always means the same mission.
//   - A draw is a mission that somebody can play, with its decks and its crews. Whoever asks for one says what can be played;
//     what cannot is drawn anew, and the reasons are kept.
//
// What is drawn is valid as the language has it: names name something that stands on the board or in the rule set, and what has
// to be said is said. It need not be sensible. A rule may wait for what never happens, and a room may have no door.
package random
