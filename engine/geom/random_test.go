package geom

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// boards draws small boards whose panels stand along the axes and the diagonals, on the lattice and
// off it, with locked doors and turned pieces.
func boards(rules *model.RuleSet) *rapid.Generator[*model.Board] {
	return rapid.Custom(func(t *rapid.T) *model.Board {
		b := &model.Board{
			Width:  model.Length(rapid.IntRange(2, 9).Draw(t, "width") * 100),
			Height: model.Length(rapid.IntRange(2, 9).Draw(t, "height") * 100),
		}
		b.Panels = rapid.SliceOfN(panels(rules), 0, 12).Draw(t, "panels")
		for _, f := range rapid.SliceOfN(footprints(), 0, 3).Draw(t, "pieces") {
			b.Furniture = append(b.Furniture, model.Furniture{Footprint: f})
		}
		return b
	})
}

func panels(rules *model.RuleSet) *rapid.Generator[model.Panel] {
	return rapid.Custom(func(t *rapid.T) model.Panel {
		k := rapid.SampledFrom(rules.Panels).Draw(t, "kind")
		step := rapid.SampledFrom([]model.Length{25, 50, 100, 200}).Draw(t, "lattice")
		p := model.Panel{Kind: k.ID, From: model.Point{
			X: step * model.Length(rapid.IntRange(-1, 8).Draw(t, "x")),
			Y: step * model.Length(rapid.IntRange(-1, 8).Draw(t, "y")),
		}}
		diagonal := k.Length * 7 / 10
		run := rapid.SampledFrom([]model.Point{{X: k.Length}, {Y: k.Length}, {X: diagonal, Y: diagonal}, {X: -diagonal, Y: diagonal}}).Draw(t, "run")
		p.To = model.Point{X: p.From.X + run.X, Y: p.From.Y + run.Y}
		if rapid.Bool().Draw(t, "backwards") {
			p.From, p.To = p.To, p.From
		}
		p.Flipped = rapid.Bool().Draw(t, "flipped")
		p.State = rapid.SampledFrom([]model.PanelState{"", model.Open, model.Closed, model.Locked}).Draw(t, "state")
		return p
	})
}

func footprints() *rapid.Generator[model.Footprint] {
	quarter := func(t *rapid.T, name string, lo, hi int) model.Length {
		return 25 * model.Length(rapid.IntRange(lo, hi).Draw(t, name))
	}
	return rapid.Custom(func(t *rapid.T) model.Footprint {
		return piece(quarter(t, "x", 0, 36), quarter(t, "y", 0, 36), quarter(t, "w", 1, 10), quarter(t, "d", 1, 10),
			rapid.IntRange(0, 359).Draw(t, "turn"))
	})
}

func TestRoomsAgreeWithTheReferenceOnRandomBoards(t *testing.T) {
	rules := testRules()
	rapid.Check(t, func(t *rapid.T) {
		b := boards(rules).Draw(t, "board")
		g := New(b, rules)
		want := refRooms(g, b, rules)
		first := map[int]string{}
		for _, r := range g.Rooms() {
			label := want[r.Cells[0]]
			if other, taken := first[label]; taken {
				t.Fatalf("%s and %s are one room", r.Name, other)
			}
			first[label] = r.Name
			for _, c := range r.Cells {
				if want[c] != label || g.RoomOf(c).Name != r.Name {
					t.Fatalf("cell %v of %s is in another room", c, r.Name)
				}
			}
			if want[r.Heart] != label {
				t.Fatalf("the heart of %s lies outside it", r.Name)
			}
		}
	})
}

func TestTurnedPiecesOverlapSymmetricallyAndAlikeWhenTurnedTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := footprints().Draw(t, "a"), footprints().Draw(t, "b")
		if Overlap(a, b) != Overlap(b, a) {
			t.Fatal("overlap depends on the order")
		}
		quarter := func(f model.Footprint) model.Footprint {
			f.Centre = model.Point{X: -f.Centre.Y, Y: f.Centre.X}
			f.Turn = (f.Turn + 90) % 360
			return f
		}
		if Overlap(a, b) != Overlap(quarter(a), quarter(b)) {
			t.Fatal("overlap changes when the whole board is turned")
		}
	})
}

// The centre decides: count by a fine raster what part of each cell a piece covers.
func TestWhoeverCoversMoreThanHalfOfACellOccupiesIt(t *testing.T) {
	g := New(&model.Board{Width: 900, Height: 900}, testRules())
	rapid.Check(t, func(t *rapid.T) {
		f := footprints().Draw(t, "piece")
		occupied := map[Cell]bool{}
		for _, c := range g.Occupied(f) {
			occupied[c] = true
		}
		for _, c := range g.near(f) {
			if part := rasterPart(f, c); part > 52 && !occupied[c] || part < 5 && occupied[c] && min(f.Width, f.Depth) > 50 {
				t.Fatalf("%d %% of %v is covered, occupied: %v", part, c, occupied[c])
			}
		}
	})
}

// rasterPart is how many of a hundred points of a cell lie in a piece.
func rasterPart(f model.Footprint, c Cell) int {
	n := 0
	for x := range 10 {
		for y := range 10 {
			p := model.Point{X: model.Length(c.Col*100 + 10*x + 5), Y: model.Length(c.Row*100 + 10*y + 5)}
			if contains(f, vecOf(p)) {
				n++
			}
		}
	}
	return n
}
