// Package service answers what an editor asks about the sources of packs: what is wrong with them, what may stand at a place,
// what a word means and where else it stands. It knows of no protocol and no screen: questions come as a file and an offset,
// answers are plain values with ranges of the source.
//
//   - A workspace is the packs that somebody works on. A text over a file is what an editor holds and has not saved.
//   - A folder of a pack with sources in it is a unit, as for the compiler; the pack itself, with its rules, counts as one.
//   - A reading is what compiling and checking a unit found (package reading). It is kept until something that it looked at
//     changes: so one changed letter costs one unit, however many the pack has.
//   - A text is one file as it is now, with its outline (package outline), which even a broken file has.
//   - A mention is a name in a text that stands for something: it defines the thing, or it refers to it, as a value, as a
//     label in a drawing or as a link in prose.
//   - A thing is what mentions are about: it has a domain (package refs), a name, and the texts that define it.
//   - A lexicon is the names that a rule set or a pack knows in a domain, each with words for a reader.
//
// What is found comes from readings, which take a moment; everything else comes from the texts as they are, and so works
// while somebody types. The schema says what a field means, and the ref tags of the model what it may name.
package service
