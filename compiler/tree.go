package compiler

import (
	"io/fs"
	"path"

	"github.com/sortie-tools/sortie/compiler/source"
)

// CompileTree compiles folders of a tree that is one pack, such as the one that comes with Sortie.
// Diagnostics and places call the tree by a name, as if it were a folder of that name.
func CompileTree(tree fs.FS, name string, dirs []string, opt Options) *Result {
	c := &compilation{opt: opt}
	p := &packRoot{abs: name, shown: name, world: source.FSWorld{FS: tree}, language: opt.Language}
	c.order = append(c.order, p)
	var targets []target
	for _, dir := range dirs {
		targets = append(targets, target{pack: p, dir: dir, shown: path.Join(name, dir)})
	}
	return c.result(targets)
}
