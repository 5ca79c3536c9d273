package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// copy is the thing that from names, under a name of its own: a folder on the disk, or what comes with Sortie.
func (s *session) copy(n beginning, dir, from string) (begun, error) {
	if info, err := os.Stat(from); err == nil && info.IsDir() {
		files, err := copied(n.Name, from, filepath.Base(dir))
		return begun{files: files}, err
	}
	own, err := library(n.Name)
	if err != nil {
		return begun{}, err
	}
	if e, ok := namedBy(own, from); ok {
		return s.fromLibrary(n, e, dir)
	}
	ids := english.Each(own, func(e catalogue.Entry) string { return e.ID })
	if near, ok := diag.Nearest(from, ids); ok {
		return begun{}, fmt.Errorf("--from %s is neither a folder nor a %s that comes with Sortie; did you mean %s?", from, n.Name, near)
	}
	return begun{}, fmt.Errorf("--from %s is neither a folder nor a %s that comes with Sortie (%s)", from, n.Name, strings.Join(ids, ", "))
}

// copied is what a folder on the disk holds. It is read through the compiler's door to files: what is to be
// copied may be anybody's.
func copied(kind, from, id string) ([]output.File, error) {
	world, err := source.Dir(from)
	if err != nil {
		return nil, err
	}
	defer world.Close()
	return copiedOut(world, kind, from, id)
}

// copiedOut are the sources of the thing of a kind in a folder, under a name of its own.
func copiedOut(world source.World, kind, from, id string) ([]output.File, error) {
	entries, err := world.ReadDir(".")
	if err != nil {
		return nil, err
	}
	var files []output.File
	named, fits := false, false
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".cue") || strings.HasPrefix(e.Name(), ".") || e.Name() == packFile {
			continue
		}
		file, renamed, err := renamedFile(world, e.Name(), id)
		if err != nil {
			return nil, fmt.Errorf("--from %s: %w", from, err)
		}
		named = named || renamed
		fits = fits || bytes.Contains(file.Data, []byte(starters.Definition(kind)+" "))
		files = append(files, file)
	}
	if !named || !fits {
		return nil, fmt.Errorf("--from %s holds no %s that could be copied", from, kind)
	}
	return files, nil
}

func renamedFile(world source.World, name, id string) (output.File, bool, error) {
	data, err := world.ReadFile(name, source.MaxFileBytes)
	if err != nil {
		return output.File{}, false, fmt.Errorf("%s cannot be read: %w", name, plainReason(world, name, err))
	}
	if len(data) > source.MaxFileBytes {
		return output.File{}, false, fmt.Errorf("%s is larger than %d bytes, the most that a file of a pack may have", name, source.MaxFileBytes)
	}
	data, named, err := compiler.Rename(name, data, id, starters.Titled(id))
	if err != nil {
		return output.File{}, false, err
	}
	return output.File{Name: name, Data: uncited(name, data)}, named, nil
}

// citation is how Sortie's own content says where in the documents a number stands. Those who copy it
// have no such documents.
var citation = regexp.MustCompile(`\bseed [0-9]{3}:[0-9]`)

// uncited is a source without the comments that cite a document. What was in its usual form is so again.
func uncited(name string, data []byte) []byte {
	p, _ := source.Parse(name, data)
	if p == nil {
		return data
	}
	var out []byte
	at := 0
	for _, g := range citing(p.Syntax) {
		start, end := g.Pos().Offset(), g.End().Offset()
		out = append(out, bytes.TrimRight(p.Data[at:start], " \t")...)
		if bytes.HasSuffix(out, []byte("\n")) && end < len(p.Data) && p.Data[end] == '\n' {
			end++ // it had the line to itself
		}
		at = end
	}
	if at == 0 {
		return data
	}
	out = append(out, p.Data[at:]...)
	if old, _ := reformat.File(name, data, ""); bytes.Equal(old, data) {
		out, _ = reformat.File(name, p.Raw(out), "")
		return out
	}
	return p.Raw(out)
}

// citing lists the comments of a file that cite a document, in order.
func citing(f *ast.File) []*ast.CommentGroup {
	var found []*ast.CommentGroup
	seen := map[*ast.CommentGroup]bool{}
	ast.Walk(f, func(n ast.Node) bool {
		for _, g := range ast.Comments(n) {
			if !seen[g] && citation.MatchString(g.Text()) {
				seen[g] = true
				found = append(found, g)
			}
		}
		return true
	}, nil)
	slices.SortFunc(found, func(a, b *ast.CommentGroup) int { return a.Pos().Offset() - b.Pos().Offset() })
	return found
}

// plainReason is why a file of a folder cannot be read, without the system's words for links.
func plainReason(world source.World, name string, err error) error {
	if err == nil {
		return nil
	}
	if info, stat := world.Lstat(name); stat == nil && info.Mode()&fs.ModeSymlink != 0 {
		return errors.New("it is a link that leads nowhere or out of the folder")
	}
	var why *fs.PathError
	if errors.As(err, &why) {
		return why.Err
	}
	return err
}

// namedBy is what comes with Sortie under a name: its id, its folder, or the last part of that.
func namedBy(own []catalogue.Entry, name string) (catalogue.Entry, bool) {
	for _, e := range own {
		if name == e.ID || name == e.Folder || name == path.Base(e.Folder) {
			return e, true
		}
	}
	return catalogue.Entry{}, false
}

// library lists what comes with Sortie of a kind, as sortie list --library does.
func library(kind string) ([]catalogue.Entry, error) {
	all, err := catalogue.Library()
	return catalogue.OfKind(all, kind), err
}
