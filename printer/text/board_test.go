package text

import (
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

func rules() *model.RuleSet {
	return &model.RuleSet{
		Board: model.BoardRules{Lattice: 200},
		Panels: []model.PanelKind{
			{ID: "wall", Title: "Wall", Length: 400, Plan: "-------", PlanDown: "|||"},
			{ID: "door", Title: "Doorway and window", Length: 400, Plan: "-D---W-", PlanDown: "D|W"},
			{ID: "half", Title: "Half wall", Length: 200, Plan: "---", PlanDown: "|"},
			{ID: "girder", Title: "Girder", Length: 400, Overhead: true},
		},
		Crates:    []model.CrateSize{{ID: "large", Title: "Large crate"}},
		Furniture: []model.FurnitureKind{{ID: "desk", Title: "Desk"}},
	}
}

func at(x, y model.Length) model.Point { return model.Point{X: x, Y: y} }

func footprint(x, y model.Length) model.Footprint { return model.Footprint{Centre: at(x, y)} }

// small is a board with one of everything.
func small() *model.Board {
	return &model.Board{
		Width: 1200, Height: 800,
		Posts: []model.Point{at(0, 0), at(400, 0), at(400, 400), at(800, 400), at(1000, 600)},
		Panels: []model.Panel{
			{Kind: "wall", From: at(400, 0), To: at(400, 400)},
			{ID: "hatch", Kind: "door", From: at(400, 400), To: at(800, 400), Flipped: true, State: model.Locked, Highlight: "red"},
			{Kind: "door", From: at(800, 400), To: at(800, 800), State: model.Closed},
			{Kind: "half", From: at(860, 60), To: at(1000, 200)},
			{Kind: "girder", From: at(0, 600), To: at(400, 600)},
		},
		Crates: []model.Crate{
			{ID: "c1", Size: "large", Colour: "green", Footprint: footprint(310, 50)},
			{ID: "the-big-one", Size: "huge", Footprint: footprint(600, 300)},
		},
		Furniture: []model.Furniture{
			{ID: "desk-1", Kind: "desk", Footprint: model.Footprint{Centre: at(200, 600), Turn: 90}, Highlight: "blue"},
			{ID: "desk-2", Kind: "desk", Footprint: model.Footprint{Centre: at(600, 620), Turn: 30}},
		},
		Airlocks: []model.Airlock{{ID: "a", Side: model.North, At: at(250, 0)}, {ID: "b", Side: model.North, At: at(350, 0)}, {ID: "south", Side: model.South, At: at(1150, 800)}},
		Entries: []model.Entry{
			{ID: "1", Number: 1, Side: model.West, At: at(0, 450)}, {ID: "2", Number: 2, Side: model.East, At: at(1200, 350)},
			{ID: "3", Number: 3, At: at(1000, 400), Sealed: true},
		},
	}
}

func TestMissionGolden(t *testing.T) {
	printertest.Golden(t, "wide.txt", Mission(printertest.Wide(), printertest.Rules()))
}

func TestBoard(t *testing.T) { printertest.Golden(t, "small.txt", Board(small(), rules())) }

// picked is the line and column of a text in the picture, above the legend.
func picked(t *testing.T, picture, key string) (x, y int) {
	t.Helper()
	for y, line := range strings.Split(picture, "\n") {
		if x := strings.Index(line, key); x >= 0 {
			return x, y
		}
	}
	t.Fatalf("%q is not in\n%s", key, picture)
	return 0, 0
}

func TestAKeyStaysOnItsSideOfTheWall(t *testing.T) {
	b := &model.Board{Width: 800, Height: 800, Panels: []model.Panel{
		{Kind: "wall", From: at(400, 0), To: at(400, 400)}, {Kind: "wall", From: at(400, 400), To: at(400, 800)}}}
	b.Crates = []model.Crate{{ID: "w1", Footprint: footprint(360, 300)}, {ID: "e1", Footprint: footprint(440, 300)}}
	picture := Board(b, rules())
	wall, _ := picked(t, picture, "|")
	west, _ := picked(t, picture, "w1")
	east, _ := picked(t, picture, "e1")
	if west >= wall || east <= wall {
		t.Errorf("wall in column %d, w1 in %d, e1 in %d:\n%s", wall, west, east, picture)
	}
}

func TestKeysAreTheirOwn(t *testing.T) {
	p := newPicture(model.NamedFloor{Board: &model.Board{Crates: []model.Crate{{ID: "lo1"}, {ID: "co"}}}}, rules())
	var got []string
	for _, id := range []string{"lo1", "locker-1", "locker-2", "console", "conduit", "conveyor", "CON", "42", "", "D", "漢字", "ab12"} {
		got = append(got, p.key(id))
	}
	if keys := strings.Join(got, " "); keys != "lo1 loc lo2 co con c1 c2 p1 p2 d1 p3 ab" {
		t.Error(keys)
	}
}

// Whatever a model holds, the picture prints, is narrow, and names every piece.
func TestAnyBoardCanBeShown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		r := rules()
		r.Board.Lattice = model.Length(rapid.SampledFrom([]int{200, 100, 0, -5, 300}).Draw(t, "lattice"))
		got := Board(b, r)
		for _, line := range strings.Split(got, "\n") {
			if strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Fatalf("%q does not print", line)
			}
		}
		for _, c := range b.Crates {
			if !strings.Contains(strings.Join(strings.Fields(got), " "), place(c.Footprint.Centre)) {
				t.Fatalf("%q at %s is missing in\n%s", c.ID, place(c.Footprint.Centre), got)
			}
		}
		if Board(b, r) != got {
			t.Fatal("drawn twice, the pictures differ")
		}
	})
}

func anyBoard(t *rapid.T) *model.Board {
	length := rapid.Custom(func(t *rapid.T) model.Length {
		return model.Length(rapid.OneOf(rapid.IntRange(-300, 2700), rapid.Int()).Draw(t, "length"))
	})
	point := rapid.Custom(func(t *rapid.T) model.Point { return at(length.Draw(t, "x"), length.Draw(t, "y")) })
	side := rapid.SampledFrom([]model.Side{model.North, model.East, model.South, model.West, "", "up"})
	b := &model.Board{Width: length.Draw(t, "width"), Height: length.Draw(t, "height")}
	for range rapid.IntRange(0, 8).Draw(t, "n") {
		b.Posts = append(b.Posts, point.Draw(t, "post"))
		b.Panels = append(b.Panels, model.Panel{ID: rapid.String().Draw(t, "id"), Kind: rapid.SampledFrom([]string{"wall", "girder", "none"}).Draw(t, "kind"), From: point.Draw(t, "from"), To: point.Draw(t, "to")})
		b.Crates = append(b.Crates, model.Crate{ID: rapid.String().Draw(t, "crate"), Footprint: model.Footprint{Centre: point.Draw(t, "centre"), Turn: rapid.Int().Draw(t, "turn")}})
		b.Airlocks = append(b.Airlocks, model.Airlock{ID: rapid.String().Draw(t, "airlock"), Side: side.Draw(t, "side"), At: point.Draw(t, "at")})
		b.Entries = append(b.Entries, model.Entry{Number: rapid.Int().Draw(t, "number"), Side: side.Draw(t, "side"), At: point.Draw(t, "at")})
	}
	return b
}
