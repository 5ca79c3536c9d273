package main

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
)

// What the studio begins is what the command begins, to the last byte and in the same place: each kind, in each edition that it can be
// begun for, one of the pack's own among them, with each kind of card and with what it can begin with of the pack.
func TestTheStudioBeginsAsTheCommandDoes(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	p := pair{T: t, ours: t.TempDir(), theirs: t.TempDir()}
	p.desk = deskIn(t, p.ours)
	if n := len(offersOf(t, p.desk).Kinds); n != len(novelty.Kinds()) {
		t.Errorf("the studio offers %d kinds, the command %d", n, len(novelty.Kinds()))
	}
	p.begin(studio.Beginning{Kind: novelty.Pack, Name: "rim"}) // the folder itself, here: below it, there
	if err := os.CopyFS(p.theirs, os.DirFS(filepath.Join(p.theirs, "rim"))); err != nil {
		t.Fatal(err)
	}
	p.remove(p.theirs, "rim")
	p.same()
	p.begin(studio.Beginning{Kind: "edition", Name: "rim-rules"})
	p.begin(studio.Beginning{Kind: "sector", Name: "grey-gravel"})
	begun := map[string]int{}
	for _, o := range offersOf(t, p.desk).Kinds {
		for _, b := range answers(o) {
			made := p.begin(b)
			p.same()
			for _, name := range made.Files {
				if strings.Contains(string(filesIn(t, p.ours)[name]), `"rim-rules"`) {
					begun["own"]++
				}
			}
			begun[b.Kind]++
			begun["with"] += len(b.With)
			p.remove(p.ours, made.Folder) // what comes next is begun in a small pack
			p.remove(p.theirs, made.Folder)
		}
	}
	for _, k := range novelty.Kinds() {
		if begun[k.Name] == 0 && k.Name != novelty.Pack {
			t.Errorf("no %s is begun", k.Name)
		}
	}
	if begun["own"] == 0 || begun["with"] == 0 {
		t.Errorf("nothing is begun for an edition of the pack's own, or with one of its units: %v", begun)
	}
}

// answers are the ways to begin something of a kind that is offered in a pack.
func answers(o studio.Offer) []studio.Beginning {
	if o.Kind == novelty.Pack {
		return nil
	}
	usual := studio.Beginning{Kind: o.Kind, Name: "odd-one"}
	all := []studio.Beginning{usual}
	for _, e := range o.Editions {
		b := usual
		b.Edition = e.ID
		all = append(all, b)
		if e.ID == "rim-rules" {
			continue // its cards are those of the edition that it is based on
		}
		for _, b.Card = range e.Cards {
			all = append(all, b)
		}
	}
	for _, w := range o.With {
		b := usual
		b.With = w.ID
		all = append(all, b)
	}
	return all
}

// pair are two packs in which the same is begun: one by the studio, the other by the command.
type pair struct {
	*testing.T
	desk         *studio.Desk
	ours, theirs string
}

// begin begins something in both.
func (p pair) begin(b studio.Beginning) studio.Begun {
	p.Helper()
	made, err := p.desk.Begin(b)
	if err != nil {
		p.Fatalf("the studio does not begin %v: %v", b, err)
	}
	if planned, err := p.desk.Plan(b); err == nil {
		p.Errorf("%v can be begun twice: %v", b, planned)
	}
	args := []string{"new", b.Kind, b.Name}
	if b.Kind != novelty.Pack {
		args = append(args, "--pack", p.theirs)
	}
	k, _ := novelty.Of(b.Kind)
	for _, f := range [][2]string{{"edition", b.Edition}, {"kind", b.Card}, {k.Along(), b.With}} {
		if f[1] != "" {
			args = append(args, "--"+f[0], f[1])
		}
	}
	p.Chdir(p.theirs)
	if code, said := commanded(p.T, args...); code != exitClean {
		p.Errorf("sortie %s: %s", strings.Join(args, " "), said)
	}
	return made
}

// remove takes a folder away.
func (p pair) remove(dir, folder string) {
	p.Helper()
	if err := os.RemoveAll(filepath.Join(dir, filepath.FromSlash(folder))); err != nil || folder == "" {
		p.Fatalf("%q: %v", folder, err)
	}
}

// same holds the files of both against each other.
func (p pair) same() {
	p.Helper()
	one, other := filesIn(p.T, p.ours), filesIn(p.T, p.theirs)
	for _, name := range slices.Sorted(maps.Keys(one)) {
		if !bytes.Equal(one[name], other[name]) {
			p.Errorf("%s of the studio is not what the command writes:\n%s\n%s", name, one[name], other[name])
		}
	}
	for name := range other {
		if _, ok := one[name]; !ok {
			p.Errorf("the studio does not write %s", name)
		}
	}
}

// What the command refuses of a name, the studio refuses as well.
func TestTheStudioRefusesAsTheCommandDoes(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	dir := t.TempDir()
	desk := deskIn(t, dir)
	if _, err := desk.Begin(studio.Beginning{Kind: novelty.Pack, Name: "rim"}); err != nil {
		t.Fatal(err)
	}
	for _, b := range []studio.Beginning{
		{Kind: "deck", Name: "!!!"}, {Kind: "deck", Name: "con"}, {Kind: "campaign", Name: strings.Repeat("x", 63)},
		{Kind: "deck", Name: "one", Edition: "xia"}, {Kind: "deck", Name: "one", Card: "thief"},
	} {
		_, err := desk.Plan(b)
		args := []string{"new", b.Kind, b.Name, "--pack", dir}
		if b.Edition != "" {
			args = append(args, "--edition", b.Edition)
		}
		if b.Card != "" {
			args = append(args, "--kind", b.Card)
		}
		code, said := commanded(t, args...)
		if code == exitClean || err == nil || !strings.HasSuffix(said, err.Error()) {
			t.Errorf("%v: the studio says %v, and the command %s", b, err, said)
		}
	}
}

func deskIn(t *testing.T, dir string) *studio.Desk {
	t.Helper()
	desk, err := studio.NewDesk(dir, "test", &reading.Direct{}, &reading.Direct{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(desk.Close)
	return desk
}

func offersOf(t *testing.T, desk *studio.Desk) studio.Offers {
	t.Helper()
	offers, err := desk.Offers()
	if err != nil {
		t.Fatal(err)
	}
	return offers
}

// commanded runs the command, and is what it says of what went wrong.
func commanded(t *testing.T, args ...string) (code int, said string) {
	t.Helper()
	var out, errs bytes.Buffer
	s := &session{out: &out, err: &errs, width: 80, exit: func(int) { t.Error("the watchdog ended the process") }}
	return s.run(args), strings.TrimSpace(errs.String())
}

// filesIn are the files below a folder.
func filesIn(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		rel, _ := filepath.Rel(dir, name)
		files[filepath.ToSlash(rel)] = data
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
