package service

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// sectors calls fn for each sector that ships, with the hexes of its drawing.
func sectors(t *testing.T, fn func(w *Workspace, file string, hexes []hexplan.Hex, rules *xia.RuleSet)) {
	t.Helper()
	w, root := shipped(t, "xia")
	files, err := filepath.Glob(filepath.Join(root, "xia", "sectors", "*", "sector.cue"))
	must(t, err)
	if len(files) < 6 {
		t.Fatalf("only %d sectors", len(files))
	}
	for _, file := range files {
		u, text := w.unit(file)
		rules := w.rules(u.pack, u.edition()).(*xia.RuleSet)
		hexes, wrong := hexplan.Read(within(text.main(), []string{"plan"})[0].Text, rules.Terrains)
		if len(wrong) > 0 {
			t.Fatalf("%s: %v", file, wrong)
		}
		fn(w, file, hexes, rules)
	}
}

// Each hex of each sector becomes each terrain: one sign of the file is another, and the drawing has that hex so and every other as
// it was. Undone, the file is what it was.
func TestAHexIsPaintedByOneSign(t *testing.T) {
	sectors(t, func(w *Workspace, file string, hexes []hexplan.Hex, rules *xia.RuleSet) {
		was := w.Text(file).Src
		for i, h := range hexes {
			for _, terrain := range rules.Terrains {
				edits, err := w.Do(file, []Move{{Do: DoPaint, Path: []string{"plan"}, Hexes: []Painted{{h.ID, terrain.ID}}}})
				must(t, err)
				if h.Terrain == terrain.ID {
					if len(edits) > 0 {
						t.Errorf("%s is %s already: %v", h.ID, terrain.ID, edits)
					}
					continue
				}
				if len(edits) != 1 || edits[0].New != terrain.Plan || edits[0].Range.End.Offset-edits[0].Range.Start.Offset != len(was[edits[0].Range.Start.Offset:edits[0].Range.End.Offset]) {
					t.Fatalf("%s to %s: %v", h.ID, terrain.ID, edits)
				}
				now := applied(was, edits)
				w.Lay(file, []byte(now))
				read, wrong := hexplan.Read(within(w.Text(file).main(), []string{"plan"})[0].Text, rules.Terrains)
				want := slices.Clone(hexes)
				want[i].Terrain = terrain.ID
				if len(wrong) > 0 || !slices.Equal(read, want) {
					t.Errorf("%s to %s makes %v of it, %v", h.ID, terrain.ID, read, wrong)
				}
				w.Lift(file)
			}
		}
	})
}

func applied(src string, edits []diag.Edit) string {
	for _, e := range slices.Backward(edits) {
		src = src[:e.Range.Start.Offset] + e.New + src[e.Range.End.Offset:]
	}
	return src
}

// A hex leads to its sign in the drawing, and the sign and its label lead to the hex.
func TestHexesAndTheirSignsLeadToEachOther(t *testing.T) {
	sectors(t, func(w *Workspace, file string, hexes []hexplan.Hex, _ *xia.RuleSet) {
		for _, h := range hexes {
			marks := w.Source(file, []string{hexPath + h.ID})
			if len(marks) != 1 {
				t.Fatalf("%s has the marks %v", h.ID, marks)
			}
			for at := marks[0].Start.Offset; at < marks[0].Start.Offset+h.EndCol-h.Col; at++ {
				if path := w.PathAt(file, at); !slices.Equal(path, []string{hexPath + h.ID}) {
					t.Errorf("%s: at %d stands %v", h.ID, at, path)
				}
			}
		}
	})
}

func TestHexesThatCannotBePainted(t *testing.T) {
	w, root := shipped(t, "xia")
	file := filepath.Join(root, "xia", "sectors", "loath", "sector.cue")
	src := w.Text(file).Src
	n := within(w.Text(file).main(), []string{"plan"})[0]
	plan := src[n.Value.From:n.Value.To]
	paint := []Move{{Do: DoPaint, Path: []string{"plan"}, Hexes: []Painted{{"c3", "gate"}}}}
	for name, c := range map[string]struct{ plan, want, wrong string }{
		"no drawing yet":   {`""`, "\"\"\"\n\t\t    .   .   .\n\t\t  .   .   .   .\n\t\t.   .   g   .   .\n\t\t  .   .   .   .\n\t\t    .   .   .\n\t\t\"\"\"", ""},
		"a row too few":    {"\"\"\"\n\t\t. . .\n\t\t\"\"\"", "", "five rows"},
		"in one line":      {`"d . .\n. . . .\n. . . . .\n. . . .\n. . ."`, "", "no place"},
		"by an expression": {`"d" + "."`, "", "written out"},
		"with another word than one of the terrains, which stays": {strings.Replace(plan, "d   .   .", "?   .   .", 1), strings.Replace(strings.Replace(plan, "d   .   .", "?   .   .", 1), ".s  pm  p ", ".s  pm  g ", 1), ""},
	} {
		now := strings.Replace(src, plan, c.plan, 1)
		w.Lay(file, []byte(now))
		edits, err := w.Do(file, paint)
		if c.wrong != "" {
			if err == nil || !strings.Contains(err.Error(), c.wrong) {
				t.Errorf("%s: %v, %v", name, edits, err)
			}
			continue
		}
		if err != nil || applied(now, edits) != strings.Replace(src, plan, c.want, 1) {
			t.Errorf("%s: %v\n%s", name, err, applied(now, edits))
		}
	}
	w.Lift(file)
	if _, err := w.Do(file, []Move{{Do: DoPaint, Path: []string{"plan"}, Hexes: []Painted{{"c3", "cheese"}}}}); err == nil {
		t.Error("a hex was made of cheese")
	}
	mission, there := shipped(t, "salvage-run")
	if _, err := mission.Do(filepath.Join(there, "salvage-run", "mission.cue"), paint); err == nil {
		t.Error("a mission has hexes")
	}
}
