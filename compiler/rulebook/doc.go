// Package rulebook has tests alone: they hold the rule sets and the packs that ship against what the games print. A fact
// is a number of a rule set with the document and the line it stands in, a clause a rule that is words, and an example
// one that a document works out.
package rulebook
