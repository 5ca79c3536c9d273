// Package check is what checks are made of and run by. They look for mistakes in compiled packs: things
// that are well-formed CUE and yet cannot be built, set up or played.
//
// The vocabulary:
//
//   - A subject is one compiled mission or deck with the rule set it is played by, the index of its
//     source positions, and the event decks at hand.
//   - A check is one kind of mistake: its code, its documentation, and the function that looks for
//     it. A check without documentation keeps the program from starting.
//   - A capability is something a subject must have for a check to make sense, such as walls or a
//     hostility track. Checks ask for capabilities, never for an edition.
//   - A pass is one check at work on one subject, as one number of crews plays it or as it is written.
//   - A fact is something about a subject that several checks want to know, worked out once and only
//     when somebody asks. A check says in Requires which facts it asks for.
//   - A finding is a diagnostic. Its order never depends on the order of the checks. Of one code only
//     so many are shown as somebody reads; a last one says how many more there are.
//
// A check reports one finding for one cause: where a sealed room holds a crate, the room is reported
// and the crate is not.
package check
