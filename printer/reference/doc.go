// Package reference lays out the quick reference of a rule set: a few dense pages to keep at the table.
//
//   - A section is one topic under a heading with a bookmark. It is set only if the rule set holds anything
//     of it, so every edition has pages of its own.
//   - A part is some sections that share the width: most flow through columns, what must be seen whole (the
//     arrivals by level of hostility, the numbers of the NPCs) takes all of it.
//   - A chart is how NPCs act, drawn as a way down from question to question, with what they do on the right.
//
// All words come from the rule set, whose texts are ours, or are put together from its numbers here.
package reference
