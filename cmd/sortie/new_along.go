package main

import (
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/fold"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// begun is what new makes: the files of the thing itself and of what comes along with it, each of these in a
// folder of its own below.
type begun struct {
	files []output.File
	along []string // as a reader calls them: mission winter-1
}

// fromLibrary copies something that comes with Sortie, with whatever it names and the pack lacks: a campaign
// without its missions would be nothing but mistakes.
func (s *session) fromLibrary(n beginning, e catalogue.Entry, dir string) (begun, error) {
	files, err := copiedShipped(e, filepath.Base(dir))
	if err != nil {
		return begun{}, err
	}
	made := begun{files: files}
	wanted, err := s.namedIn(e)
	if err != nil || len(wanted) == 0 {
		return made, err
	}
	pack := packOf(dir)
	if pack == "" {
		made.files = append(made.files, packFor(e, filepath.Base(dir))) // else what came along would not know of one another
	}
	there := s.unitsOf(pack)
	for _, w := range wanted {
		if slices.ContainsFunc(there, func(u *compiler.Unit) bool { return u.Kind == w.Kind && u.ID == w.ID }) {
			continue
		}
		files, err := copiedShipped(w, w.ID)
		if err != nil {
			return begun{}, err
		}
		for _, f := range files {
			made.files = append(made.files, output.File{Name: path.Join(w.ID, f.Name), Data: f.Data})
		}
		made.along = append(made.along, w.Kind+" "+w.ID)
	}
	return made, nil
}

// packFor is the file that makes a folder a pack of its own.
func packFor(e catalogue.Entry, id string) output.File {
	files := starters.Make(e.Edition, packKind, id)
	i := slices.IndexFunc(files, func(f starters.File) bool { return f.Name == packFile })
	return output.File(files[i])
}

// copiedShipped are the sources of something that comes with Sortie, under an id.
func copiedShipped(e catalogue.Entry, id string) ([]output.File, error) {
	sub, err := fs.Sub(missions.FS, e.Folder)
	if err != nil {
		return nil, err
	}
	return copiedOut(source.FSWorld{FS: sub}, e.Kind, e.ID, id)
}

// namedIn are the units that something that comes with Sortie names, and those that they name in turn. Decks are
// not named, they are at hand everywhere.
func (s *session) namedIn(e catalogue.Entry) ([]catalogue.Entry, error) {
	all, err := catalogue.Library()
	if err != nil {
		return nil, err
	}
	guard := s.guard(s.show)
	result := compiler.CompileTree(missions.FS, "library", []string{e.Folder}, compiler.Options{Guard: guard, Passed: s.passed, Closure: true})
	folders := map[string]bool{}
	for _, u := range result.Units {
		for _, f := range u.Files {
			folders[path.Dir(f.Path)] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(o catalogue.Entry) bool {
		return !folders[o.Folder] || o == e || o.Kind == packKind || o.Kind == deckKind
	}), nil
}

// packOf is the folder of the pack that a folder lies in, or empty.
func packOf(dir string) string {
	pack := packAbove(path.Dir(filepath.ToSlash(dir)))
	if !isPack(pack) {
		return ""
	}
	return pack
}

// thereIs refuses to begin with a unit that the pack does not have.
func (s *session) thereIs(n beginning, dir string, opt newOptions) error {
	if opt.with == "" {
		return nil
	}
	kind := n.Along()
	pack := packOf(dir)
	if pack == "" {
		return fmt.Errorf("--%s names one of a pack, and %s lies in none: sortie new pack NAME begins one", kind, filepath.ToSlash(dir))
	}
	var known []string
	for _, u := range s.unitsOf(pack) {
		if u.Kind == kind {
			known = append(known, u.ID)
		}
	}
	if slices.Contains(known, opt.with) {
		return nil
	}
	help := "sortie list shows what it holds"
	if near, ok := diag.Nearest(opt.with, known); ok {
		help = "did you mean " + near + "?"
	}
	return fmt.Errorf("--%s %s: there is no %s of that id in the pack; %s", kind, opt.with, kind, help)
}

// sayAlong says what came along with a new thing and why, so that nobody has to wonder where it is from.
func (s *session) sayAlong(n beginning, made begun, opt newOptions) {
	if len(made.along) == 0 {
		return
	}
	list := strings.Join(made.along, ", ")
	if opt.from != "" {
		fmt.Fprintf(s.out, "\n%s\n", fold.Lines("Came along, because the copy names it: "+list+".", helpWidth))
		return
	}
	fmt.Fprintf(s.out, "\nCame along, for it to begin with: %s.", list)
	if kind := n.Along(); kind != "" {
		fmt.Fprintf(s.out, "\nInside a pack, --%s ID begins with one that is there.", kind)
	}
	fmt.Fprintln(s.out)
}
