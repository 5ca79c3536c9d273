package service

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// counting counts the jobs of a maker.
type counting struct {
	reading.Maker
	units []string
}

func (c *counting) Make(j reading.Job) *reading.Reading {
	c.units = append(c.units, j.Unit)
	return c.Maker.Make(j)
}

// small is a pack in which units name one another, with rules of its own, in a folder of its own.
func small(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	_, from := shipped(t, "salvage-run", "hold-out", "crossfire", "campaigns/cold-ledger", "posts/tech-noir", "crews/patient-creditor", "decks/purge")
	must(t, os.CopyFS(root, os.DirFS(from)))
	must(t, os.MkdirAll(filepath.Join(root, "house", "hard"), 0o777))
	must(t, os.WriteFile(filepath.Join(root, "house", "hard", "house.cue"), []byte(`package house

import "sortie.tools/corespace"

corespace.#House & {
	id:      "hard"
	title:   "Hard times"
	edition: "purge"
	set: hostility: crewsPerPeg: 2
}
`), 0o666))
	return root
}

// A changed letter costs the unit that it stands in; a changed name those that look for it, and a changed rule all that are
// played by it.
func TestOnlyWhatHasChangedIsReadAgain(t *testing.T) {
	root := small(t)
	maker := &counting{Maker: &reading.Direct{}}
	w, err := Open(maker, root)
	must(t, err)
	t.Cleanup(w.Close)
	w.Findings("", nil)
	all := len(maker.units)
	for _, c := range []struct {
		file, old, now string
		least, most    int
	}{
		{"salvage-run/mission.cue", "Money is gone", "Money is all gone", 1, 2}, // and the campaign that looks at it
		{"posts/tech-noir/post.cue", "A dim arcade", "A dark arcade", 1, 2},
		{"hold-out/mission.cue", `id:      "hold-out"`, `id:      "hold-on"`, 2, all},
		{"house/hard/house.cue", "crewsPerPeg: 2", "crewsPerPeg: 1", all - 1, all},
		{"pack.cue", "Sortie missions", "Some missions", all - 1, all},
	} {
		file := filepath.Join(root, c.file)
		data, err := os.ReadFile(file)
		must(t, err)
		text := strings.Replace(string(data), c.old, c.now, 1)
		if text == string(data) {
			t.Fatalf("%s has no %q", c.file, c.old)
		}
		w.Findings("", nil)
		maker.units = nil
		w.Lay(file, []byte(text))
		w.Findings("", nil)
		if n := len(maker.units); n < c.least || n > c.most {
			t.Errorf("%s: %q costs %v", c.file, c.now, maker.units)
		}
		maker.units = nil
		if w.Findings("", nil); len(maker.units) > 0 {
			t.Errorf("nothing has changed and %v are read", maker.units)
		}
		w.Lift(file)
	}
}

// What is known after any number of edits is what somebody finds who begins now. SORTIE_FULL=1 makes 2,000 edits.
func TestEditsLeaveWhatAFreshLookFinds(t *testing.T) {
	root := small(t)
	rounds := 6
	if os.Getenv("SORTIE_FULL") != "" {
		rounds = 2000
	}
	w, err := Open(&reading.Direct{}, root)
	must(t, err)
	t.Cleanup(w.Close)
	draw := rand.New(rand.NewPCG(16, 5))
	e := &editor{root: root, over: map[string]string{}, files: sources(t, root), whole: map[string]string{}}
	for round := range rounds {
		e.edit(t, draw, w)
		got, _ := w.Findings("", nil)
		fresh, err := Open(&reading.Direct{}, root)
		must(t, err)
		for file, text := range e.over {
			fresh.Lay(file, []byte(text))
		}
		want, _ := fresh.Findings("", nil)
		fresh.Close()
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("after %d edits, the last of %s:\n%s", round+1, e.last, d)
		}
	}
}

// editor is somebody who works on a pack.
type editor struct {
	root, last string
	files      []string
	over       map[string]string // unsaved
	whole      map[string]string // what files said once
}

// edit changes one file: in the editor, on the disk, or back to what it was.
func (e *editor) edit(t *testing.T, draw *rand.Rand, w *Workspace) {
	t.Helper()
	file := e.files[draw.IntN(len(e.files))]
	e.last = file
	data, err := os.ReadFile(file)
	must(t, err)
	if _, ok := e.whole[file]; !ok {
		e.whole[file] = string(data)
	}
	now := e.over[file]
	if now == "" {
		now = string(data)
	}
	switch draw.IntN(4) {
	case 0:
		delete(e.over, file)
		w.Lift(file)
	case 1:
		must(t, os.WriteFile(file, []byte(e.whole[file]), 0o666))
	case 2:
		must(t, os.WriteFile(file, []byte(without(draw, e.whole[file])), 0o666))
	default:
		e.over[file] = without(draw, now)
		w.Lay(file, []byte(e.over[file]))
	}
}

// without is a text without one of its words.
func without(draw *rand.Rand, text string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return text
	}
	return strings.Replace(text, words[draw.IntN(len(words))], "", 1)
}
