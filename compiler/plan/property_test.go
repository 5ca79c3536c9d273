package plan

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
	"pgregory.net/rapid"
)

// builder lays random panels on a lattice so that they fit: no two share an edge, none passes over
// a post, and at most one panel ends in the middle of another.
type builder struct {
	nx, ny  int
	edges   map[string]bool
	posts   map[spot]bool
	passed  map[spot]bool // lattice points in the middle of a panel
	tees    map[spot]bool // of those, where another panel ends
	drawing Drawing
}

func (b *builder) add(k model.PanelKind, d direction, at spot, flipped bool) {
	n := int(k.Length / 200)
	dx, dy := 1, 0
	if d == down {
		dx, dy = 0, 1
	}
	end := spot{at.x + n*dx, at.y + n*dy}
	if end.x > b.nx || end.y > b.ny || b.tees[at] || b.tees[end] {
		return
	}
	for i := range n {
		p := spot{at.x + i*dx, at.y + i*dy}
		if b.edges[fmt.Sprint(d, p)] || i > 0 && (b.posts[p] || b.passed[p]) {
			return
		}
	}
	for i := range n {
		p := spot{at.x + i*dx, at.y + i*dy}
		b.edges[fmt.Sprint(d, p)] = true
		b.passed[p] = b.passed[p] || i > 0
	}
	for _, p := range []spot{at, end} {
		if b.passed[p] {
			b.tees[p] = true
		} else {
			b.posts[p] = true
		}
	}
	b.drawing.Panels = append(b.drawing.Panels, Panel{Kind: k.ID, From: inch(at), To: inch(end), Flipped: flipped && !symmetrical(k)})
}

func inch(s spot) model.Point {
	return model.Point{X: model.Length(s.x) * 200, Y: model.Length(s.y) * 200}
}

// draw makes a random drawing in the order in which Read lists things.
func draw(t *rapid.T) (*Drawing, Options) {
	b := &builder{nx: rapid.IntRange(1, 12).Draw(t, "nx"), ny: rapid.IntRange(1, 12).Draw(t, "ny"),
		edges: map[string]bool{}, posts: map[spot]bool{}, passed: map[spot]bool{}, tees: map[spot]bool{}}
	for _, p := range []spot{{0, 0}, {b.nx, 0}, {0, b.ny}, {b.nx, b.ny}} {
		b.posts[p] = true
	}
	drawable := slices.DeleteFunc(kinds(), func(k model.PanelKind) bool { return k.Plan == "" })
	for range rapid.IntRange(0, 60).Draw(t, "panels") {
		at := spot{rapid.IntRange(0, b.nx).Draw(t, "x"), rapid.IntRange(0, b.ny).Draw(t, "y")}
		b.add(rapid.SampledFrom(drawable).Draw(t, "kind"), rapid.SampledFrom([]direction{across, down}).Draw(t, "way"), at, rapid.Bool().Draw(t, "turned"))
	}
	for p := range b.posts {
		b.drawing.Posts = append(b.drawing.Posts, inch(p))
	}
	for n := range rapid.IntRange(0, 9).Draw(t, "labels") {
		cell := spot{rapid.IntRange(0, b.nx-1).Draw(t, "cx"), rapid.IntRange(0, b.ny-1).Draw(t, "cy")}
		if !slices.ContainsFunc(b.drawing.Labels, func(l Label) bool { return l.Cell == inch(cell) }) {
			b.drawing.Labels = append(b.drawing.Labels, Label{ID: fmt.Sprintf("c%d", n*7), Cell: inch(cell)})
		}
	}
	return ordered(&b.drawing), board(model.Length(2*b.nx), model.Length(2*b.ny))
}

// ordered sorts a drawing and forgets where in the text things stood.
func ordered(d *Drawing) *Drawing {
	out := Drawing{Posts: slices.Clone(d.Posts)}
	for _, p := range d.Panels {
		out.Panels = append(out.Panels, Panel{Kind: p.Kind, From: p.From, To: p.To, Flipped: p.Flipped})
	}
	for _, l := range d.Labels {
		out.Labels = append(out.Labels, Label{ID: l.ID, Cell: l.Cell})
	}
	byPlace := func(a, b model.Point) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) }
	slices.SortFunc(out.Posts, byPlace)
	slices.SortFunc(out.Panels, func(a, b Panel) int { return cmp.Or(byPlace(a.From, b.From), byPlace(a.To, b.To)) })
	slices.SortFunc(out.Labels, func(a, b Label) int { return cmp.Compare(a.ID, b.ID) })
	return &out
}

func TestWriteAndReadAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want, o := draw(t)
		text := Write(want, o)
		got, errs := Read(text, o)
		if len(errs) > 0 {
			t.Fatalf("%s\n%s", text, listing(errs))
		}
		if diff := gocmp.Diff(want, ordered(got)); diff != "" {
			t.Fatalf("%s\n%s", text, diff)
		}
		if again := Write(got, o); again != text {
			t.Fatalf("drawn again:\n%s\nwas:\n%s", again, text)
		}
	})
}

// Any one character changed in a good drawing gives a good drawing or messages that point into it,
// and no more than a few of them.
func TestOneSlipGivesFewMessages(t *testing.T) {
	const few = 2
	rapid.Check(t, func(t *rapid.T) {
		d, o := draw(t)
		d.Labels = nil
		text := []rune(Write(d, o))
		at := rapid.IntRange(0, len(text)-1).Draw(t, "at")
		if text[at] == '\n' {
			return
		}
		text[at] = rapid.SampledFrom([]rune(" +-|#DW.?x\t")).Draw(t, "slip")
		_, errs := Read(string(text), o)
		inside(t, string(text), errs)
		if len(errs) > few {
			t.Fatalf("%s\n%s", string(text), listing(errs))
		}
	})
}

// inside checks that messages point at characters of the drawing.
func inside(t interface{ Errorf(string, ...any) }, src string, errs []Error) {
	lines := strings.Split(src, "\n")
	for _, e := range errs {
		if e.Line < 1 || e.Line > len(lines) || e.Col < 1 || e.EndCol < e.Col || e.EndCol > len([]rune(lines[e.Line-1]))+1 {
			t.Errorf("%s at %d:%d-%d lies outside of\n%s", e.Code, e.Line, e.Col, e.EndCol, src)
		}
		if e.Code == "" || e.Message == "" || e.Remedy == "" {
			t.Errorf("an incomplete message: %+v", e)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(strings.TrimPrefix(sample, "\n"))
	for _, m := range mistakes {
		f.Add(m.src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		for _, o := range []Options{board(20, 4), board(6, 4)} {
			d, errs := Read(src, o)
			inside(t, src, errs)
			if len(errs) > 0 {
				continue
			}
			text := Write(d, o)
			again, errs := Read(text, o)
			if len(errs) > 0 {
				t.Fatalf("%s\ndrawn again:\n%s\n%s", src, text, listing(errs))
			}
			if diff := gocmp.Diff(ordered(d), ordered(again)); diff != "" {
				t.Errorf("%s\ndrawn again:\n%s\n%s", src, text, diff)
			}
		}
	})
}

func TestTheLargestBoardIsQuick(t *testing.T) {
	o := board(model.MaxBoard/model.Inch, model.MaxBoard/model.Inch)
	for _, unit := range []string{"-", ".", "D", "+", "a", " "} {
		src := strings.Repeat(strings.Repeat(unit, 4*MaxCells+1)+"\n", 2*MaxCells+1)
		_, errs := Read(src, o)
		inside(t, src, errs)
	}
}
