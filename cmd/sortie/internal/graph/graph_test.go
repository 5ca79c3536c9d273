package graph

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

// units compiles a copy of what ships, with a text changed in a file.
func units(t *testing.T, pattern, file, old, text string) []*compiler.Unit {
	t.Helper()
	root := t.TempDir()
	if err := os.CopyFS(root, missions.FS); err != nil {
		t.Fatal(err)
	}
	if file != "" {
		name := filepath.Join(root, file)
		data, err := os.ReadFile(name)
		if err != nil || !strings.Contains(string(data), old) {
			t.Fatalf("%s has no %q: %v", file, old, err)
		}
		if err := os.WriteFile(name, []byte(strings.Replace(string(data), old, text, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	res, err := compiler.Compile([]string{root + "/" + pattern}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(res.Close)
	return res.Units
}

// chains are the edges of a graph in words.
func chains(g *Graph) string {
	var b strings.Builder
	for _, e := range g.Edges {
		b.WriteString(g.Nodes[e.From].Title + " > " + g.Nodes[e.To].Title + "\n")
	}
	return b.String()
}

func TestTheGraphSaysWhatLeadsToWhat(t *testing.T) {
	g, err := Of(units(t, "salvage-run", "", "", "")[0])
	if err != nil {
		t.Fatal(err)
	}
	got := chains(g)
	for _, want := range []string{"piece console > The freight timetable", "The freight timetable > Objective (3 UA)", "Objective (3 UA) > secondary"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in it:\n%s", want, got)
		}
	}
	for _, n := range g.Nodes {
		if n.Lost || n.Idle || !n.At.Valid() {
			t.Errorf("%+v", n)
		}
	}
}

// Something that nothing leads to is marked, and so is what hangs on it; what leads to nothing is, too.
func TestWhatNothingLeadsToIsMarked(t *testing.T) {
	for _, c := range []struct{ old, text, lost, idle string }{
		{`when: {kind: "interact", with: "console"}`, "when: {kind: \"interact\", with: \"console\"}\n\t\t\tif: {kind: \"carries\", who: {traders: \"acting\"}, token: \"objective-3\"}", "The freight timetable, Objective (3 UA), secondary", ""},
		{`done: {kind: "carry-off", token: "objective-3"}`, `done: {kind: "loot"}`, "", "Objective (3 UA)"},
	} {
		g, err := Of(units(t, "salvage-run", "salvage-run/mission.cue", c.old, c.text)[0])
		if err != nil {
			t.Fatal(err)
		}
		var lost, idle []string
		for _, n := range g.Nodes {
			if n.Lost {
				lost = append(lost, n.Title)
			}
			if n.Idle {
				idle = append(idle, n.Title)
			}
		}
		if strings.Join(lost, ", ") != c.lost || strings.Join(idle, ", ") != c.idle {
			t.Errorf("with %s lost is %q and idle %q", c.text, lost, idle)
		}
	}
}

// The graph of everything that ships is laid out: nodes lie apart and within the drawing, edges begin and end at theirs, and lead
// to the right but where a circle closes.
func TestEveryGraphIsLaidOut(t *testing.T) {
	seen := 0
	for _, u := range units(t, "...", "", "", "") {
		g, err := Of(u)
		if err != nil {
			continue
		}
		seen++
		for i, n := range g.Nodes {
			if n.X < 0 || n.Y < 0 || n.X+NodeWidth > g.Width || n.Y+NodeHeight > g.Height {
				t.Errorf("%s: %s lies outside", u.ID, n.Title)
			}
			for _, o := range g.Nodes[:i] {
				if n.X < o.X+NodeWidth && o.X < n.X+NodeWidth && n.Y < o.Y+NodeHeight && o.Y < n.Y+NodeHeight {
					t.Errorf("%s: %s lies on %s", u.ID, n.Title, o.Title)
				}
			}
		}
		back := 0
		for _, e := range g.Edges {
			first, last := e.Way[0], e.Way[len(e.Way)-1]
			if first[0] != g.Nodes[e.From].X+NodeWidth || last[0] != g.Nodes[e.To].X {
				t.Errorf("%s: an edge from %s ends elsewhere", u.ID, g.Nodes[e.From].Title)
			}
			if last[0] <= first[0] {
				back++
			}
		}
		if back > len(g.Edges)/4 {
			t.Errorf("%s: %d of %d edges lead back", u.ID, back, len(g.Edges))
		}
	}
	if seen < 18 {
		t.Errorf("only %d units have a graph", seen)
	}
}
