// Package exhaust plays games until everything in them has happened, and says what never does.
//
//   - A thing is something that a rule set or the language has and that can happen in a game: a band of an event card, an item,
//     a level of a skill, a deed of a chart, a kind of effect. The inventory is made from the rule set, its decks and the
//     language, not from the engine.
//   - A watcher looks at games from outside: at the events that are told, and at the state before and after each step. An effect
//     has happened if the state is another one afterwards, something else is under way, or an event was told; that the engine
//     came by it is not enough.
//   - A curious player takes, of its options, rather those of a sort that has seldom been taken.
//   - What never happens needs a reason in a table, and what has a reason must never happen.
package exhaust
