// Package program lowers a mission with its rule set and its decks into what an engine runs.
//
// The vocabulary:
//
//   - An id is the place of a thing in the list of its domain: the third counter of the mission is 2. The domains
//     are those of the ref tags of the model.
//   - An event is something that happens in a game; a signal is one event with what it is about.
//   - A hook is what a rule waits for: an event, and what that must be about. Hooks are listed by event.
//   - A leaf is one event that a rule waits for, as its author wrote it, with its hooks.
//   - An op is an effect with the small integers that a step of play is picked by and works with.
//   - A gap is a part of a mission that a game has no step for. It is worked out from the ops, the conditions and the
//     hooks, and never declared.
//
// What an author wrote stays at hand beside each of these, for its words. Nothing here changes in a game.
package program
