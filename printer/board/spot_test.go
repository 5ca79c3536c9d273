package board

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// crowded is a board of so many things that labels have to give way: ringed doors side by side, zones over each
// other, crates, consoles and figures in the middle of it.
func crowded(random *rand.Rand) *model.Mission {
	m := printertest.Mission()
	point := func(lo, hi int) model.Point {
		return model.Point{X: model.Length(lo+random.IntN(hi-lo)) * 100, Y: model.Length(lo+random.IntN(hi-lo)) * 100}
	}
	b := &m.Board
	for i := range b.Panels {
		if random.IntN(4) == 0 {
			b.Panels[i].ID, b.Panels[i].Highlight = fmt.Sprintf("door-%d", i), "orange"
		}
	}
	for i := range 4 {
		at, far := point(2, 10), point(12, 22)
		b.Zones = append(b.Zones, model.Zone{ID: fmt.Sprintf("z%d", i), Title: "A zone with a title", From: &at, To: &far, Highlight: "blue"})
	}
	for i := range 5 {
		b.Furniture = append(b.Furniture, model.Furniture{
			ID: fmt.Sprintf("f%d", i), Kind: "console", Highlight: "red",
			Footprint: model.Footprint{Centre: point(7, 17), Width: 150, Depth: 100, Turn: 45 * i},
		})
		at := point(7, 17)
		m.Setup.NPCs = append(m.Setup.NPCs, model.StartNPC{ID: fmt.Sprintf("n%d", i), Kind: "reaper", At: &at, Highlight: "green"})
	}
	b.Labels = append(b.Labels, model.MapLabel{At: model.Point{X: 500, Y: 500}, Text: "Bunks"})
	return m
}

// However much stands on a board, no badge, title or name lies on another one.
func TestNoLabelLiesOnAnother(t *testing.T) {
	set, rules := printertest.SharedFonts(t), printertest.Rules()
	for seed := range uint64(40) {
		random := rand.New(rand.NewPCG(seed, 0))
		m := crowded(random)
		p := newMapper(m, rules, set, Full(scene.Unit(95+random.IntN(60))*scene.Millimetre))
		p.paint()
		for _, c := range p.clashes() {
			t.Errorf("board %d: %q lies on %q", seed, c.ID, c.On)
		}
		if len(p.labels) < 15 {
			t.Fatalf("only %d labels", len(p.labels))
		}
	}
}

// A label that finds no room anywhere near is told of.
func TestLabelsWithoutRoomAreTold(t *testing.T) {
	m := printertest.Mission()
	for i := range 3 {
		m.Board.Labels = append(m.Board.Labels, model.MapLabel{At: model.Point{X: 1200, Y: 1200}, Text: fmt.Sprintf("Label %d", i)})
	}
	if got := Clashes(m, printertest.Rules(), printertest.Fonts(t), Full(120*scene.Millimetre)); len(got) != 3 {
		t.Errorf("clashes: %v", got)
	}
}

// A ring is drawn before the badges of all others, so that none lies under its line.
func TestBadgesLieOverAllRings(t *testing.T) {
	m := printertest.Mission()
	m.Board.Furniture[0].Highlight, m.Board.Crates[0].Highlight = "red", "blue"
	p := newMapper(m, printertest.Rules(), printertest.Fonts(t), Full(150*scene.Millimetre))
	p.badges = append(p.badges, func() {
		for _, ring := range []string{m.Board.Furniture[0].ID, m.Board.Crates[0].ID} {
			if _, drawn := p.rings[ring]; !drawn {
				t.Errorf("the ring of %s is drawn behind a badge", ring)
			}
		}
	})
	p.highlights()
}

// The mark of its colour stands on every crate, however small the map and however the crate is turned.
func TestEveryCrateKeepsItsMark(t *testing.T) {
	set, rules := printertest.SharedFonts(t), printertest.Rules()
	for _, wide := range []scene.Unit{60, 95, 150} {
		for turn := 0; turn < 180; turn += 45 {
			m := printertest.Wide()
			for i := range m.Board.Crates {
				m.Board.Crates[i].Footprint.Turn = turn
			}
			with := len(marks(m, rules, set, wide))
			for i := range m.Board.Crates {
				m.Board.Crates[i].Colour = ""
			}
			if got, want := with-len(marks(m, rules, set, wide)), len(m.Board.Crates); got < want {
				t.Errorf("%d mm wide, turned by %d: marks on %d of %d crates", wide, turn, got, want)
			}
		}
	}
}

// marks are the filled shapes of the colours' marks on the crates of a map.
func marks(m *model.Mission, r *model.RuleSet, set *layout.Set, wide scene.Unit) (found []scene.Item) {
	p := newMapper(m, r, set, Full(wide*scene.Millimetre))
	p.crates()
	inks := map[scene.Colour]bool{}
	for _, colour := range []string{"red", "green", "orange"} {
		inks[icons.Named(colour).Line] = true
	}
	printertest.Walk(p.items, func(it scene.Item, _ scene.Point) {
		if f, ok := it.(scene.Fill); ok && inks[f.Colour] {
			found = append(found, it)
		}
	})
	return found
}

// No two rows of a key show the same drawing, whatever the rule set.
func TestEveryRowOfAKeyHasADrawingOfItsOwn(t *testing.T) {
	set := printertest.SharedFonts(t)
	for _, edition := range printertest.Editions() {
		rules := printertest.Edition(t, edition)
		seen := map[string]string{}
		look := func(f Feature, title string) {
			p := newPainter(printertest.Mission(), rules, set, frame{}, Options{}, weights{})
			p.sample(f, scene.Rect{W: keySample, H: keyRowHigh})
			drawn := scene.Dump(&scene.Page{W: keySample, H: keyRowHigh, Items: p.items})
			if other := seen[drawn]; other != "" {
				t.Errorf("%s: %q looks like %q", edition, title, other)
			}
			seen[drawn] = title
		}
		for _, k := range rules.Panels {
			look(Feature{PanelFeature, k.ID}, k.Title)
		}
		for _, s := range []model.PanelState{model.Open, model.Closed, model.Locked} {
			look(Feature{StateFeature, string(s)}, "Door, "+string(s))
		}
	}
}

// A door is so much thicker than a window that nobody needs a colour to tell them apart, on the smallest map, too.
func TestADoorIsThickerThanAWindow(t *testing.T) {
	for _, scale := range []scene.Unit{4, 5, 7} {
		f := frame{inch: scene.Inch / scale}
		across := func(o model.Opening) (wide scene.Unit) {
			var s strokes
			kind := model.PanelKind{Length: 400, Openings: []model.Opening{o}}
			s.panel(newAxis(scene.Point{}, scene.Point{X: 4 * f.inch}), kind, model.Closed, f, mapWeights(f.inch))
			for _, q := range append(s.leaf.Points, s.thin.Points...) {
				wide = max(wide, 2*q.Y)
			}
			return wide
		}
		door, window := across(model.Opening{From: 100, To: 300, Pass: model.Wide, Door: true}), across(model.Opening{From: 100, To: 300, See: true})
		if door-window < scene.Millimetre*3/10 {
			t.Errorf("1:%d: a door is %d thick, a window %d", scale, door, window)
		}
	}
}

// Labels lie where they do on the drawn map when only they are asked for.
func TestLabelsOfASketchStandWhereTheyAreDrawn(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 14))
	for _, m := range []*model.Mission{printertest.Mission(), printertest.Wide(), crowded(random), crowded(random)} {
		for _, f := range m.Floors() {
			opt := Full(120 * scene.Millimetre)
			opt.Floor = f.ID
			drawn := newMapper(m, printertest.Rules(), printertest.Fonts(t), opt)
			drawn.paint()
			sketch := newMapper(m, printertest.Rules(), printertest.Fonts(t), opt)
			sketch.sketch = true
			sketch.paint()
			if len(drawn.labels) == 0 || !slices.Equal(sketch.labels, drawn.labels) {
				t.Errorf("%s %q: %v, drawn %v", m.ID, f.ID, sketch.labels, drawn.labels)
			}
			if len(sketch.items)*4 > len(drawn.items) {
				t.Errorf("%s %q: a sketch draws %d of %d items", m.ID, f.ID, len(sketch.items), len(drawn.items))
			}
		}
	}
}
