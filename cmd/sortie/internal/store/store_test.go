package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// open is a store in a folder of its own.
func open(t *testing.T) *Store {
	t.Helper()
	t.Setenv(Variable, filepath.Join(t.TempDir(), "cache"))
	s, err := Open("this program")
	must(t, err)
	return s
}

// kept is something to keep, with every sort of thing that a finding has.
func kept(n int) (compiler.Key, *compiler.Kept) {
	at := diag.Range{File: "m/mission.cue", Start: diag.Pos{Line: 1, Col: 2, Offset: 3}, End: diag.Pos{Line: 4, Col: 5, Offset: n}}
	d := diag.Diagnostic{
		Code: "RCH001", Severity: diag.Warning, Summary: "“é”", Details: []string{}, Remedy: "r", Range: at, Label: "l",
		Place: &diag.Place{Board: "b", Floor: "f", At: model.Point{X: 150, Y: 25}}, Related: []diag.Related{{Range: at, Text: "t"}},
		Marks: []diag.Mark{{Kind: diag.WayMark, At: []model.Point{{X: 1}, {Y: 2}}, Size: 3, Text: "x"}}, Reasons: []string{"a", "b"}, Players: []int{1, 2},
		Fix: &diag.Fix{Text: "f", Edits: []diag.Edit{{Range: at, New: "n"}}}, Allowed: "so",
	}
	part := compiler.KeptPart{Files: []compiler.KeptFile{{Shown: "m/mission.cue", Path: "mission.cue"}}, Found: []diag.Diagnostic{d}}
	return compiler.Key{Pack: "/p", Unit: fmt.Sprint("u", n), Decks: true}, &compiler.Kept{
		Looks: []look.Look{{Sort: look.Said, Name: "mission.cue", Digest: "00"}}, KeptPart: part, Nothing: true, Decks: map[string][]compiler.KeptPart{"purge": {part}},
		Unit: &compiler.KeptUnit{Kind: "mission", ID: "m", Failed: true, Where: diag.Index{"id": at}, Judged: []diag.Diagnostic{d}, Waiting: n,
			Allows: []diag.Allow{{Codes: []string{"RCH001"}, Reason: "r", Range: at, Covers: at, Shared: true}}, Value: []byte(`{"a":1}`)},
	}
}

// entries are the files of a store.
func entries(t *testing.T, s *Store) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(s.folder, "*"))
	must(t, err)
	return all
}

func TestWhatIsKeptIsFound(t *testing.T) {
	s := open(t)
	k, want := kept(1)
	s.Keep(k, want)
	if d := cmp.Diff(want, s.Find(k), cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Within" }, cmp.Ignore())); d != "" {
		t.Error(d)
	}
	other, _ := kept(2)
	if s.Find(other) != nil {
		t.Error("another unit is found")
	}
	if (&Store{folder: s.folder, program: "another one"}).Find(k) != nil {
		t.Error("another program finds it")
	}
}

// Nothing that stands where an entry should be does any harm, and it is put right by the next who keeps something.
func TestDamageIsAMiss(t *testing.T) {
	s := open(t)
	k, want := kept(1)
	s.Keep(k, want)
	name := s.file(k)
	good, err := os.ReadFile(name)
	must(t, err)
	bad := map[string][]byte{"nothing": nil, "text": []byte("package mission"), "more": append(bytes.Clone(good), 0), "the sum alone": good[:len(magic)+32]}
	for n := range good {
		bad[fmt.Sprint("cut at ", n)] = good[:n]
		flipped := bytes.Clone(good)
		flipped[n] ^= 1 << (n % 8)
		bad[fmt.Sprint("flipped at ", n)] = flipped
	}
	another, err := encode(entry{"another program", k, want})
	must(t, err)
	bad["of another program"] = another
	empty, err := encode(entry{"this program", k, nil})
	must(t, err)
	bad["without what was kept"] = empty
	for what, data := range bad {
		must(t, os.WriteFile(name, data, 0o666))
		if s.Find(k) != nil {
			t.Errorf("%s: it is taken for an entry", what)
		}
	}
	must(t, os.Remove(name))
	must(t, os.Mkdir(name, 0o777))
	if s.Keep(k, want); s.Find(k) != nil {
		t.Error("a folder is taken for an entry")
	}
	must(t, os.Remove(name))
	if s.Keep(k, want); s.Find(k) == nil {
		t.Error("what was kept again is not found")
	}
	if n := len(entries(t, s)); n != 1 {
		t.Errorf("%d files are left", n)
	}
}

// Whoever reads while others write has all of an entry or nothing.
func TestManyAtOnce(t *testing.T) {
	s := open(t)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			other := &Store{folder: s.folder, program: s.program, most: 20 << 10}
			for n := range 60 {
				k, want := kept(n % 7)
				other.Keep(k, want)
				if have := other.Find(k); have != nil && have.Unit.Waiting != want.Unit.Waiting {
					t.Errorf("of %v something else is found", k)
				}
				other.Sweep()
			}
		})
	}
	all.Wait()
}

// A store grows no larger than it may: the entries that were asked for last stay, and what is not ours stays in any case.
func TestStoresAreBounded(t *testing.T) {
	s := open(t)
	old := time.Now().Add(-40 * 24 * time.Hour)
	for n := range 40 {
		k, what := kept(n)
		s.Keep(k, what)
		must(t, os.Chtimes(s.file(k), old.Add(time.Duration(n)*time.Hour), old.Add(time.Duration(n)*time.Hour)))
	}
	size := int64(0)
	for _, name := range entries(t, s) {
		info, err := os.Stat(name)
		must(t, err)
		size += info.Size()
	}
	notes, torn := filepath.Join(s.folder, "notes.txt"), filepath.Join(s.folder, halfWritten+"1")
	must(t, os.WriteFile(notes, bytes.Repeat([]byte("x"), int(size)), 0o666))
	must(t, os.WriteFile(torn, nil, 0o666))
	must(t, os.Chtimes(torn, old, old))
	first, _ := kept(0)
	if s.Find(first) == nil {
		t.Fatal("the first entry is gone too soon")
	}
	s.most = size / 2
	s.Sweep()
	left := len(entries(t, s)) - 1
	if left < 10 || left > 20 {
		t.Errorf("%d of 40 entries are left in half the room", left)
	}
	second, _ := kept(1)
	last, _ := kept(39)
	if s.Find(first) == nil || s.Find(last) == nil || s.Find(second) != nil {
		t.Error("others go than those that nobody has asked for")
	}
	if _, err := os.Stat(notes); err != nil {
		t.Error("a file is taken away that is not the store's")
	}
	if _, err := os.Stat(torn); err == nil {
		t.Error("a file that was never put in its place is left")
	}
}

// A machine that has no place for a store goes without.
func TestNoPlace(t *testing.T) {
	for _, name := range []string{Variable, "HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, "")
	}
	if _, err := Open("x"); err == nil {
		t.Error("there is a store without a home")
	}
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o666))
	t.Setenv(Variable, filepath.Join(file, "below"))
	s, err := Open("x")
	must(t, err)
	k, what := kept(1)
	s.Keep(k, what)
	if s.Sweep(); s.Find(k) != nil {
		t.Error("something is found below a file")
	}
}

// This very program is told from others by what it is made of, and is the same each time.
func TestPrograms(t *testing.T) {
	a, err := Program("1.0")
	must(t, err)
	b, err := Program("1.0")
	must(t, err)
	if c, err := Program("1.1"); a != b || a == c || err != nil {
		t.Errorf("%s, %s and %s: %v", a, b, c, err)
	}
	self, err := os.Executable()
	must(t, err)
	data, err := os.ReadFile(self)
	must(t, err)
	if !buildID.Match(data[:head]) {
		t.Error("the beginning of a program has no build id")
	}
}
