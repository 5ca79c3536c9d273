// Package mutants breaks what ships with Sortie, one small change at a time, and asks the checks what they
// say. It is a test: there is nothing here to call.
//
// The vocabulary:
//
//   - A trial is a private copy of one shipped unit with its decks, free to be broken.
//   - An operator is one way to break a unit: it seals a door, raises an allocation, deletes a trigger.
//   - A reference is a slow and obvious way to count or walk: it lists the faults of a trial without the
//     engine's geometry and without the checks.
//   - A mutant is a trial after an operator. It is worse if a reference finds a fault in it that the
//     original does not have; only those count. Each fault says which codes would be right for it.
//   - A mutant is caught if the checks report one of those codes and did not before.
//
// All operators stand in operators.md, what is missed in known_test.go, each with its reason. SORTIE_FULL=1 makes
// 500 mutants of every mission in place of 100; SORTIE_MUTANT shows one of them in full.
//
// Neither operators nor references were written with the checks at hand: what a check looks for is known
// here by its documentation alone.
package mutants
