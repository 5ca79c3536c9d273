// Package schema holds Sortie's authoring language: the CUE definitions that packs are written
// against and the numbers of each edition, embedded in the program so that a pack compiles
// without a network and without a file beside it.
//
// The folder is a CUE module, sortie.tools. Package corespace defines what an author may say;
// a package below it, such as corespace/purge, holds one edition's rule set.
package schema

import (
	"embed"
	"io/fs"
)

// FS is the module sortie.tools, rooted at its cue.mod folder.
//
//go:embed cue.mod corespace xia snapshots
var FS embed.FS

//go:embed examples
var examples embed.FS

// WrittenExamples are values that were written as examples of definitions, <package>/<Definition>.cue.
func WrittenExamples() fs.FS {
	sub, err := fs.Sub(examples, "examples")
	if err != nil {
		panic("a fixed path is valid: " + err.Error())
	}
	return sub
}
