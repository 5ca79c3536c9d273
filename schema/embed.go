// Package schema holds Sortie's authoring language: the CUE definitions that packs are written
// against and the numbers of each edition, embedded in the program so that a pack compiles
// without a network and without a file beside it.
//
// The folder is a CUE module, sortie.tools. Package corespace defines what an author may say;
// a package below it, such as corespace/purge, holds one edition's rule set.
package schema

import "embed"

// FS is the module sortie.tools, rooted at its cue.mod folder.
//
//go:embed cue.mod corespace xia snapshots
var FS embed.FS

// Examples are values that were written as examples of definitions, <package>/<Definition>.cue.
//
//go:embed examples
var Examples embed.FS
