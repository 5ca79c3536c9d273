package service

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

// Whatever stands on a board that ships is written or drawn somewhere, and each of these places leads back to it.
func TestPlacesAndValuesLeadToEachOther(t *testing.T) {
	w, root := shipped(t)
	res, err := compiler.Compile([]string{root + "/..."}, compiler.Options{Library: missions.FS, Decks: true})
	must(t, err)
	things := 0
	for _, u := range res.Units {
		if u.Mission == nil || u.Rules == nil {
			continue
		}
		file := filepath.Join(filepath.FromSlash(u.Dir), "mission.cue")
		for thing := range u.Mission.Things() {
			path := append(strings.Split(thing.Floor.Path, "."), strings.Split(strings.TrimPrefix(thing.Path(), thing.Floor.Path+"."), ".")[0], thing.Name)
			marks := w.Marks(file, path)
			if len(marks) == 0 && !expressed(w, file) {
				t.Errorf("%s: nothing speaks of %v", u.ID, path)
			}
			for _, m := range marks {
				things++
				back := w.PathAt(m.File, m.Start.Offset)
				if !slices.Equal(back, path) && !turned(back, path) {
					t.Errorf("%s: %v leads back to %v", u.ID, path, back)
				}
			}
		}
	}
	if things < 900 {
		t.Errorf("only %d places were looked at", things)
	}
}

// turned reports whether a panel is called by its ends the other way round.
func turned(back, path []string) bool {
	return len(back) == len(path) && back[len(back)-2] == "panels" && path[len(path)-2] == "panels"
}

// expressed reports whether expressions of the unit make some of what stands on its board.
func expressed(w *Workspace, file string) bool {
	u, _ := w.unit(file)
	return slices.ContainsFunc(u.texts, func(t *Text) bool { return strings.Contains(t.Src, "for ") })
}

// What pages show of a unit leads to its source, and the pictures are those that are printed.
func TestPagesLeadToTheirSource(t *testing.T) {
	w, root := shipped(t)
	maker, full := &reading.Direct{}, os.Getenv("SORTIE_FULL") != ""
	seen := map[string]int{}
	for _, c := range w.Units(root) {
		if len(c.Files) == 0 || c.Folder == "." || !full && strings.HasPrefix(c.Folder, "fb-mission-") {
			continue
		}
		file := filepath.Join(root, filepath.FromSlash(c.Files[0]))
		for _, what := range []string{"sheet", "cards", "build", "posts", "trackers"} {
			r := maker.Make(reading.Job{Root: root, Unit: c.Folder, Draw: what})
			i := slices.IndexFunc(r.Drawn, func(f output.File) bool { return f.Name == reading.SourcesFile })
			if i < 0 {
				continue
			}
			var shown []reading.Shown
			must(t, json.Unmarshal(r.Drawn[i].Data, &shown))
			for _, s := range shown {
				if s.X < 0 || s.Y < 0 || s.X+s.W > 1.0001 || s.Y+s.H > 1.0001 || !slices.ContainsFunc(r.Drawn, func(f output.File) bool { return f.Name == s.File }) {
					t.Errorf("%s %s: %+v lies beside its page", c.Folder, what, s)
				}
				if s.Kind != "" {
					seen[s.Kind]++
					continue
				}
				if len(w.Source(file, stepsOf(s.Path))) == 0 && !expressed(w, file) {
					t.Errorf("%s %s: nothing speaks of %s", c.Folder, what, s.Path)
				}
				first, rest, _ := strings.Cut(s.Path, ".")
				second, _, _ := strings.Cut(rest, ".")
				seen[c.Kind+" "+first]++
				seen[c.Kind+" "+first+"."+second]++
			}
		}
	}
	for _, want := range []string{"mission objectives", "mission rules", "mission board", "mission setup", "mission story", "deck", "deck cards", "campaign nodes", "campaign endings", "crew traders", "post stock", "post services", "post notes", "post crafting", "post text", "mission setup.counters", "mission board.airlocks"} {
		if seen[want] == 0 {
			t.Errorf("no page shows %s: %v", want, seen)
		}
	}
}

// The hexes of a sector, what is marked on them and the symbols at its edges are seen on its sheet, lead to the drawing and to what
// is written of them, and are found again from there; so is the sector on the table of a scenario.
func TestTilesLeadToTheirDrawingAndBack(t *testing.T) {
	w, root := shipped(t, "xia")
	pack := filepath.Join(root, "xia")
	file := filepath.Join(pack, "sectors", "kemplar-ii", "sector.cue")
	for _, of := range []struct{ unit, what, other string }{{"sectors/kemplar-ii", "sheet", ""}, {"sectors/kemplar-ii", "board", ""}, {"first-game", "sheet", "kemplar-ii"}} {
		var shown []reading.Shown
		for _, f := range (&reading.Direct{}).Make(reading.Job{Root: pack, Unit: of.unit, Draw: of.what}).Drawn {
			if f.Name == reading.SourcesFile {
				must(t, json.Unmarshal(f.Data, &shown))
			}
		}
		for path, want := range map[string]string{"plan#b2": "p", "plan#e1": ".", "spaces.b": `kind: "buy"`, "edges.ne": `"anchor"`} {
			if !slices.ContainsFunc(shown, func(s reading.Shown) bool { return s.Path == path && s.Unit == of.other && s.W > 0.01 && s.W < 0.3 }) {
				t.Errorf("%s of %s does not show %s", of.what, of.unit, path)
			}
			found := w.Source(file, stepsOf(path))
			if len(found) != 1 || !strings.Contains(w.Text(file).Src[found[0].Start.Offset:found[0].End.Offset], want) {
				t.Fatalf("%s is written at %v", path, found)
			}
			if back := joined(w.PathAt(file, found[0].Start.Offset)); back != path {
				t.Errorf("%s leads back to %s", path, back)
			}
		}
	}
}

// stepsOf are those of a path with points; the name of a panel has points of its own.
func stepsOf(path string) []string {
	if floor, name, ok := strings.Cut(path, ".panels."); ok {
		return append(strings.Split(floor, "."), "panels", name)
	}
	return strings.Split(path, ".")
}

// A place within a drawing is the thing that is drawn there; one between values is what holds them.
func TestThePathOfAPlace(t *testing.T) {
	w, root := shipped(t, "salvage-run")
	file := filepath.Join(root, "salvage-run", "mission.cue")
	for mark, want := range map[string]string{
		"crates: {|":                  "board.crates",
		"l2: {size: |\"large":         "board.crates.l2.size",
		"objectives: {\n\t\tpri|mary": "objectives.primary",
	} {
		if got := joined(w.PathAt(file, spotOf(t, w, file, mark))); got != want {
			t.Errorf("at %q is %s, want %s", mark, got, want)
		}
	}
	m := w.Marks(file, []string{"board", "crates", "l2"})
	if len(m) != 2 || joined(w.PathAt(file, m[1].Start.Offset)) != "board.crates.l2" || m[1].Start.Line >= m[0].Start.Line {
		t.Errorf("l2 is spoken of at %v", m)
	}
	if got := w.PathAt(file, 1<<30); joined(got) != "" && got != nil {
		t.Errorf("behind the end is %v", got)
	}
}
