package compare_test

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/compare"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
)

// planted is a change of a shipped unit and what is to be said of it, word for word and nothing else.
type planted struct {
	unit, line string // the unit's folder, and where the change stands in the table
	edits      [][2]string
	wants      []string
}

// read is the table of planted changes. A unit stands behind "#", what is replaced behind "-", by what behind "+", and what is
// to be said behind "="; "|" goes on with a text.
func read(t *testing.T) (all []planted) {
	t.Helper()
	data, err := os.ReadFile("testdata/planted.txt")
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	for line := range strings.Lines(string(data)) {
		sign, text, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch sign {
		case "#":
			unit = text
		case "-":
			if len(all) == 0 || len(all[len(all)-1].wants) > 0 || all[len(all)-1].unit != unit {
				all = append(all, planted{unit: unit, line: text})
			}
			p := &all[len(all)-1]
			p.edits = append(p.edits, [2]string{text, ""})
		case "+":
			p := &all[len(all)-1]
			p.edits[len(p.edits)-1][1] = text
		case "=":
			p := &all[len(all)-1]
			p.wants = append(p.wants, text)
		}
	}
	return all
}

// shipped are the files of what ships, below which a unit can be changed.
func shipped(t *testing.T) source.Files {
	t.Helper()
	files := source.Files{}
	err := fs.WalkDir(missions.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".cue") {
			files[name], err = fs.ReadFile(missions.FS, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// compiled is one unit of some files, without the others that lie beside it.
func compiled(t *testing.T, files source.Files, unit string) []*compiler.Unit {
	t.Helper()
	only := source.Files{}
	for name, data := range files {
		if path.Dir(name) == unit || path.Base(name) == "pack.cue" {
			only[name] = data
		}
	}
	res, err := compiler.Compile([]string{"pack"}, compiler.Options{Library: missions.FS, Mounts: map[string]source.World{"pack": only}})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Log(d.Code, d.Range.File, d.Range.Start.Line, d.Summary)
	}
	return slices.DeleteFunc(res.Units, func(u *compiler.Unit) bool { return !strings.HasSuffix(u.Dir, unit) })
}

// said is what is different between two states.
func said(before, now []*compiler.Unit) (out []string) {
	for _, p := range compare.Match(before, now) {
		for _, c := range compare.Of(p) {
			out = append(out, c.Text)
		}
	}
	return out
}

func TestEachPlantedChangeIsNamedAndNothingElse(t *testing.T) {
	files, all := shipped(t), read(t)
	if len(all) < 40 {
		t.Fatalf("%d changes are planted, want 40", len(all))
	}
	before := map[string][]*compiler.Unit{}
	for _, p := range all {
		t.Run(p.unit+"/"+p.line, func(t *testing.T) {
			if before[p.unit] == nil {
				before[p.unit] = compiled(t, files, p.unit)
			}
			if got := said(before[p.unit], compiled(t, changed(t, files, p), p.unit)); !slices.Equal(got, p.wants) {
				t.Errorf("said:\n= %s", strings.Join(got, "\n= "))
			}
		})
	}
}

// changed are the files with the planted change in them.
func changed(t *testing.T, files source.Files, p planted) source.Files {
	t.Helper()
	out := source.Files{}
	for name, data := range files {
		text := string(data)
		if path.Dir(name) == p.unit {
			for _, e := range p.edits {
				if !strings.Contains(text, e[0]) {
					t.Fatalf("%q is not in %s", e[0], name)
				}
				text = strings.Replace(text, e[0], strings.ReplaceAll(e[1], `\n`, "\n"), 1)
			}
		}
		out[name] = []byte(text)
	}
	return out
}

// Another layout of the same text, comments and the order of fields are no change.
func TestAFileWrittenOtherwiseHasNoChange(t *testing.T) {
	files := shipped(t)
	for _, unit := range []string{"salvage-run", "hold-out", "decks/purge", "campaigns/cold-ledger", "crews/eidolon", "posts/claw-store"} {
		before := compiled(t, files, unit)
		other := source.Files{}
		for name, data := range files {
			if path.Dir(name) == unit {
				data = []byte(otherwise(string(data)))
			}
			other[name] = data
		}
		if got := said(before, compiled(t, other, unit)); len(got) > 0 {
			t.Errorf("%s: said %q", unit, got)
		}
	}
}

// otherwise is a source with a comment on each line outside of texts, wider spaces after colons, and its title at the end.
func otherwise(text string) string {
	var out []string
	title, inText := "", false
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		quoted := strings.Count(line, `"""`)%2 == 1
		switch {
		case inText || quoted:
		case strings.HasPrefix(line, "\ttitle:"):
			title = line
			continue
		case !strings.Contains(line, "//"):
			line = strings.Replace(line, ": ", ":   ", 1) + " // as it was"
		}
		inText = inText != quoted
		out = append(out, line)
	}
	last := len(out) - 1
	if title != "" {
		out = append(out[:last], title, out[last])
	}
	return strings.Join(out, "\n") + "\n"
}
