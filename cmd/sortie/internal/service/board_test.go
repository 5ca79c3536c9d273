package service

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// byChance makes changes of a board by chance.
type byChance struct {
	*rand.Rand
	floor []string
	*canvas
	runs  []laidRun
	main  []*outline.Node // of the files of the unit
	kinds []model.PanelKind
}

// handed is a change by hand, and the lists of the floor that it may touch besides the drawing.
type handed struct {
	what  string
	moves []Move
	lists []string
}

// Random changes by hand on the board of each mission: each leaves a source that can be read and all panels that it is not
// about, touches no line but those of what it is about, and is undone to the byte. SORTIE_FULL makes 500 for each mission.
func TestChangesOnBoardsAreTheSmallest(t *testing.T) {
	times := 8
	if os.Getenv("SORTIE_FULL") != "" {
		times = 500
	}
	w, root := shipped(t)
	count, refused := map[string]int{}, 0
	for _, c := range w.Units(root) {
		if c.Kind != "mission" {
			continue
		}
		i := slices.IndexFunc(c.Files, func(f string) bool { return strings.HasSuffix(f, "/mission.cue") })
		if i < 0 {
			continue
		}
		file := filepath.Join(root, filepath.FromSlash(c.Files[i]))
		seed := fnv.New64()
		seed.Write([]byte(c.Folder))
		draw := rand.New(rand.NewPCG(16, seed.Sum64()))
		for done, tried := 0, 0; done < times && tried < 10*times; tried++ {
			u, _ := w.unit(file)
			d := &deed{u: u, first: filepath.ToSlash(file), patches: map[string]*patch{}}
			b := chanceOn(d, draw)
			if b == nil {
				continue // its floor is worked out
			}
			h := b.change()
			if h == nil {
				continue
			}
			done++
			if err := tryHand(t, c.Folder, d, b, h); err != nil {
				refused++
				continue
			}
			count[h.what]++
		}
	}
	total := 0
	for _, what := range []string{"lay", "aslant", "gone", "move", "flip", "place", "remove", "copy", "new", "words"} {
		if total += count[what]; count[what] == 0 {
			t.Errorf("nothing tried: %s", what)
		}
	}
	t.Logf("changes: %v, %d refused", count, refused)
	if refused > total/2 {
		t.Errorf("%d of %d changes were refused", refused, total+refused)
	}
}

// chanceOn is a floor of the unit.
func chanceOn(d *deed, draw *rand.Rand) *byChance {
	b := &byChance{Rand: draw, kinds: d.u.coreRules().Panels}
	floors := [][]string{{"board"}}
	for _, t := range d.u.texts {
		b.main = append(b.main, t.main())
		for _, l := range within(t.main(), []string{"board", "levels"}) {
			for _, f := range l.Fields() {
				floors = append(floors, []string{"board", "levels", f.Label})
			}
		}
	}
	b.floor = floors[draw.IntN(len(floors))]
	if b.canvas = d.canvas(b.floor); b.canvas == nil {
		return nil
	}
	_, b.runs = d.runs(b.floor, b.Options)
	return b
}

// panelsIn are the panels of a floor, in words.
func (d *deed) panelsIn(floor []string) []string {
	c := d.canvas(floor)
	_, runs := d.runs(floor, c.Options)
	all := slices.Clone(c.Panels)
	for _, r := range runs {
		all = append(all, r.laid...)
	}
	var words []string
	for _, p := range all {
		words = append(words, panelWord(p.Kind, p.From, p.To, p.Flipped))
	}
	slices.Sort(words)
	return words
}

func panelWord(kind string, from, to model.Point, flipped bool) string {
	return fmt.Sprintf("%s %s %v", kind, Line{from, to}.name(), flipped)
}

// any is one of the panels of the floor.
func (b *byChance) any() *plan.Panel {
	all := slices.Clone(b.Panels)
	for _, r := range b.runs {
		all = append(all, r.laid...)
	}
	if len(all) == 0 {
		return nil
	}
	return &all[b.IntN(len(all))]
}

func (b *byChance) post() model.Point {
	return model.Point{X: b.Offset.X + b.Lattice*model.Length(b.IntN(int(b.Width/b.Lattice)+1)), Y: b.Offset.Y + b.Lattice*model.Length(b.IntN(int(b.Height/b.Lattice)+1))}
}

// thing is a piece of a list of the floor.
func (b *byChance) thing(lists ...string) (list, id string) {
	list = lists[b.IntN(len(lists))]
	var all []string
	for _, m := range b.main {
		for _, n := range within(m, append(slices.Clone(b.floor), list)) {
			for _, f := range n.Fields() {
				all = append(all, f.Label)
			}
		}
	}
	if len(all) == 0 {
		return list, ""
	}
	return list, all[b.IntN(len(all))]
}

func (b *byChance) path(more ...string) []string { return append(slices.Clone(b.floor), more...) }

func (b *byChance) change() *handed {
	notes := []string{"panels", "runs"}
	panels := func(what string, p Laid) *handed {
		return &handed{what, []Move{{Do: DoPanels, Path: b.floor, Panels: []Laid{p}}}, notes}
	}
	k := b.kinds[b.IntN(len(b.kinds))]
	from, p := b.post(), b.any()
	x, y := model.Length(b.IntN(int(b.Width))/25*25).String(), model.Length(b.IntN(int(b.Height))/25*25).String()
	switch n := b.IntN(10); {
	case n == 0 && k.Plan != "":
		to := model.Point{X: from.X + k.Length, Y: from.Y}
		if b.IntN(2) == 0 {
			to = model.Point{X: from.X, Y: from.Y + k.Length}
		}
		return panels("lay", Laid{Kind: k.ID, From: from, To: to})
	case n == 1 && k.Bend == 0:
		laid, errs := plan.Runs([]plan.Run{{From: from, Dir: []string{"NE", "SE", "SW", "NW"}[b.IntN(4)], Panels: []string{k.ID}}}, b.Options)
		if len(errs) > 0 {
			return nil
		}
		return panels("aslant", Laid{Kind: k.ID, From: laid[0].From, To: laid[0].To, Flipped: laid[0].Flipped})
	case n == 2 && p != nil:
		return panels("gone", Laid{Was: &Line{p.From, p.To}, Gone: true})
	case n == 3 && p != nil && p.Bend == "":
		by := model.Point{X: b.Lattice * model.Length(b.IntN(5)-2), Y: b.Lattice * model.Length(b.IntN(5)-2)}
		return panels("move", Laid{Was: &Line{p.From, p.To}, Kind: p.Kind, Flipped: p.Flipped, From: model.Point{X: p.From.X + by.X, Y: p.From.Y + by.Y}, To: model.Point{X: p.To.X + by.X, Y: p.To.Y + by.Y}})
	case n == 4 && p != nil && p.Bend == "":
		return panels("flip", Laid{Was: &Line{p.From, p.To}, Kind: p.Kind, From: p.From, To: p.To, Flipped: !p.Flipped})
	case n == 5:
		if list, id := b.thing("crates", "furniture"); id != "" {
			return &handed{"place", []Move{{Do: DoPlace, Path: b.path(list, id), X: x, Y: y}}, []string{list}}
		}
	case n == 6:
		if list, id := b.thing("crates", "furniture", "markers", "airlocks", "entries", "hatches", "zones", "links"); id != "" {
			return &handed{"remove", []Move{{Do: DoRemove, Path: b.path(list, id)}}, []string{list}}
		}
	case n == 7:
		if list, id := b.thing("crates", "furniture"); id != "" {
			return &handed{"copy", []Move{{Do: DoCopy, Path: b.path(list, id), Value: "copied"}, {Do: DoPlace, Path: b.path(list, "copied"), X: x, Y: y}}, []string{list}}
		}
	case n == 8:
		list := []string{"crates", "zones", "hatches", "entries"}[b.IntN(4)]
		return &handed{"new", []Move{{Do: DoNew, Path: b.path(list, "1"), Value: fmt.Sprintf("{at: [%s, %s]}", x, y)}}, []string{list}}
	case n == 9:
		return &handed{"words", []Move{{Do: DoAdd, Path: b.path("labels"), Value: fmt.Sprintf("{at: [%s, %s], text: \"Here\"}", x, y)}}, []string{"labels"}}
	}
	return nil
}

// tryHand makes a change and undoes it. A change that is refused says why, and changes nothing.
func tryHand(t *testing.T, unit string, d *deed, b *byChance, h *handed) error {
	t.Helper()
	before, texts := d.panelsIn(b.floor), slices.Clone(d.u.texts)
	for _, m := range h.moves {
		if err := d.do(m); err != nil {
			return err
		}
	}
	edits := d.edits()
	name := fmt.Sprintf("%s: %s %+v: %v", unit, h.what, h.moves, edits)
	for i, was := range texts {
		own := slices.DeleteFunc(slices.Clone(edits), func(e diag.Edit) bool { return e.Range.File != was.Name })
		src := was.Src
		for _, e := range slices.Backward(own) {
			src = src[:e.Range.Start.Offset] + e.New + src[e.Range.End.Offset:]
		}
		if src != d.u.texts[i].Src {
			t.Fatalf("%s: the edits do not make what the hand has made", name)
		}
		if _, err := parser.ParseFile(was.Name, src); err != nil {
			t.Fatalf("%s: %s is no source any more: %v", name, was.Name, err)
		}
		allowed := was.lines(b.path("plan"))
		for _, list := range h.lists {
			allowed = append(allowed, was.lines(b.path(list))...)
		}
		for _, e := range own {
			if !keepsTo(allowed, e, was) {
				t.Errorf("%s: it touches more than what it is about", name)
			}
		}
		for _, e := range own { // what stands before is undone already
			src = src[:e.Range.Start.Offset] + was.Src[e.Range.Start.Offset:e.Range.End.Offset] + src[e.Range.Start.Offset+len(e.New):]
		}
		if src != was.Src {
			t.Errorf("%s: undone, %s is not what it was", name, was.Name)
		}
	}
	b.compare(t, name, d, h, before)
	return nil
}

// lines are the first and the last lines of what stands at a path.
func (t *Text) lines(path []string) [][2]int {
	var all [][2]int
	for _, n := range within(t.main(), path) {
		s := n.All()
		all = append(all, [2]int{t.places.Pos(s.From).Line, t.places.Pos(s.To).Line})
	}
	return all
}

// keepsTo reports whether an edit lies within some lines, or puts whole lines between others.
func keepsTo(allowed [][2]int, e diag.Edit, t *Text) bool {
	if r := e.Range; r.Start == r.End && strings.HasPrefix(e.New, "\n") && strings.HasPrefix(t.Src[r.End.Offset:], "\n") {
		return true
	}
	return slices.ContainsFunc(allowed, func(l [2]int) bool {
		return e.Range.Start.Line >= l[0] && (e.Range.End.Line <= l[1] || e.Range.End.Line == l[1]+1 && e.Range.End.Col == 1)
	})
}

// compare holds the panels of the floor against those before.
func (b *byChance) compare(t *testing.T, name string, d *deed, h *handed, before []string) {
	t.Helper()
	c := d.canvas(b.floor)
	if _, errs := plan.Read(c.node.Text, c.Options); len(errs) > 0 {
		if h.what != "lay" && h.what != "move" { // a panel may have been laid across another
			t.Errorf("%s: the drawing is none any more: %v", name, errs)
		}
		return
	}
	want := slices.Clone(before)
	if h.moves[0].Do == DoPanels {
		p := h.moves[0].Panels[0]
		if !p.Gone && slices.ContainsFunc(b.Panels, func(q plan.Panel) bool { return b.splits(p, q) }) {
			return // a panel in the middle of a wall makes two of it
		}
		gone := []Line{}
		if p.Was != nil {
			gone = append(gone, *p.Was)
		}
		for _, q := range b.panelsAlong(p.From, p.To) {
			gone = append(gone, Line{q.From, q.To})
		}
		for _, l := range gone {
			want = slices.DeleteFunc(want, func(s string) bool { return strings.Contains(s, " "+l.name()+" ") })
		}
		if !p.Gone {
			want = append(want, panelWord(p.Kind, p.From, p.To, p.Flipped))
		}
		slices.Sort(want)
	}
	now := d.panelsIn(b.floor)
	if h.what == "flip" || h.what == "lay" || h.what == "move" || h.what == "aslant" { // what looks the same from both ends is never flipped
		for i := range now {
			now[i] = strings.TrimSuffix(strings.TrimSuffix(now[i], " true"), " false")
		}
		for i := range want {
			want[i] = strings.TrimSuffix(strings.TrimSuffix(want[i], " true"), " false")
		}
	}
	if !slices.Equal(now, want) {
		t.Errorf("%s: the panels are\n%v, want\n%v", name, now, want)
	}
}

// splits reports whether a panel stands at or across a post between the ends of another one.
func (b *byChance) splits(p Laid, q plan.Panel) bool {
	for x := min(p.From.X, p.To.X); x <= max(p.From.X, p.To.X); x += b.Lattice {
		for y := min(p.From.Y, p.To.Y); y <= max(p.From.Y, p.To.Y); y += b.Lattice {
			if x == q.From.X && x == q.To.X && y > q.From.Y && y < q.To.Y || y == q.From.Y && y == q.To.Y && x > q.From.X && x < q.To.X {
				return true
			}
		}
	}
	return false
}
