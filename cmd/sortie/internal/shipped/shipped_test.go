package shipped

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// shipped is everything in the packs that ship, held in memory, so that a mutant costs no file.
type shipped struct {
	packs []string                // folders with a pack.cue
	units []string                // files below missions/, slash-separated
	text  map[string]string       // by file
	stubs map[string]fstest.MapFS // by pack: its files cut down to their names
	decks map[string]*model.Deck  // by file

	noticed atomic.Int64 // mutants with an error
}

const (
	root       = "../../../.."
	shippedDir = "missions"
)

// readShipped reads the packs as they stand now; others may be writing them.
func readShipped(t testing.TB) *shipped {
	t.Helper()
	s := &shipped{text: map[string]string{}, stubs: map[string]fstest.MapFS{}, decks: map[string]*model.Deck{}}
	tree := os.DirFS(filepath.Join(root, shippedDir))
	err := fs.WalkDir(tree, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || path.Ext(name) != ".cue" {
			return err
		}
		data, err := fs.ReadFile(tree, name)
		if path.Base(name) != "pack.cue" && !strings.Contains(string(data), "& {") {
			return err // more of a unit: a translation
		}
		s.text[name] = string(data)
		if path.Base(name) == "pack.cue" {
			s.packs = append(s.packs, path.Dir(name))
		}
		s.units = append(s.units, name)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(s.units)
	for _, name := range s.units {
		s.stub(t, name)
	}
	for _, name := range s.units {
		if path.Base(name) == "deck.cue" {
			for _, u := range s.compile(t, name, s.text[name]).Units {
				s.decks[name] = u.Deck
			}
		}
	}
	return s
}

// packOf is the pack that a file belongs to.
func (s *shipped) packOf(name string) string {
	dir := path.Dir(name)
	for !slices.Contains(s.packs, dir) {
		dir = path.Dir(dir)
	}
	return dir
}

// within is a file's name inside a pack.
func within(pack, name string) string {
	if pack == "." {
		return name
	}
	return strings.TrimPrefix(name, pack+"/")
}

// stub enters a file into its pack, cut down to what others look at: its kind and its id.
func (s *shipped) stub(t testing.TB, name string) {
	t.Helper()
	pack := s.packOf(name)
	if s.stubs[pack] == nil {
		s.stubs[pack] = fstest.MapFS{}
	}
	text := s.text[name]
	if path.Base(name) != "pack.cue" {
		head, rest, ok := strings.Cut(text, "& {")
		_, id, named := strings.Cut(rest, "id:")
		line, _, _ := strings.Cut(id, "\n")
		if !ok || !named {
			t.Fatalf("%s is not joined to a definition, or has no id", name)
		}
		text = head + "& {id: " + line + "}\n"
	}
	s.stubs[pack][within(pack, name)] = &fstest.MapFile{Data: []byte(text)}
}

// compile compiles a file with another text, as a part of its pack.
func (s *shipped) compile(t testing.TB, name, text string) *compiler.Result {
	t.Helper()
	return s.compileWith(t, name, text, compiler.Options{})
}

func (s *shipped) compileWith(t testing.TB, name, text string, opt compiler.Options) *compiler.Result {
	t.Helper()
	pack := s.packOf(name)
	files := maps.Clone(s.stubs[pack])
	files[within(pack, name)] = &fstest.MapFile{Data: []byte(text)}
	arg := filepath.Join(root, shippedDir, filepath.FromSlash(name))
	opt.Open = func(string) (source.World, error) { return source.FSWorld{FS: files}, nil }
	res, err := compiler.Compile([]string{arg}, opt)
	if err != nil {
		t.Error(err)
		return &compiler.Result{}
	}
	return res
}

// examine is what sortie check finds in a file with another text.
func (s *shipped) examine(t testing.TB, name, text string) (found []diag.Diagnostic) {
	t.Helper()
	defer func() {
		if r := recover(); r != nil {
			found = append(found, diag.Diagnostic{Code: "PCK020", Severity: diag.Error, Summary: fmt.Sprint("panic: ", r)})
		}
	}()
	res, court := s.compile(t, name, text), judge.NewCourt()
	found = res.Diagnostics
	for _, u := range res.Units {
		u.Decks = s.decksFor(u)
		more, err := court.Unit(u, nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		found = append(found, more...)
	}
	for _, h := range res.Houses {
		more, err := court.House(h)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		found = append(found, more...)
	}
	return found
}

// decksFor are the decks that a mission may draw from.
func (s *shipped) decksFor(u *compiler.Unit) []*model.Deck {
	var decks []*model.Deck
	for _, name := range slices.Sorted(maps.Keys(s.decks)) {
		if d := s.decks[name]; d != nil && u.Mission != nil && d.Edition == u.Edition {
			decks = append(decks, d)
		}
	}
	return decks
}
