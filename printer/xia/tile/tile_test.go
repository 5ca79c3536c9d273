package tile

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// rules is the shipped rule set.
func rules(t testing.TB) *xia.RuleSet {
	t.Helper()
	var r xia.RuleSet
	printertest.Snapshot(t, "xia", &r)
	return &r
}

// drawn is a sector from its nineteen glyphs, and symbols in some order.
func drawn(t *testing.T, id, plan string, edges ...string) *xia.Sector {
	t.Helper()
	s := &xia.Sector{ID: id, Title: id}
	n := 0
	for row, count := range xia.Rows() {
		for place := range count {
			at := xia.RowHex(row, place)
			h := xia.Hex{ID: xia.HexName(at), At: at}
			for _, v := range rules(t).Terrains {
				if v.Plan == plan[n:n+1] {
					h.Terrain = v.ID
				}
			}
			s.Hexes = append(s.Hexes, h)
			n++
		}
	}
	if len(edges) == 6 {
		s.Edges = xia.Edges{N: edges[0], NE: edges[1], SE: edges[2], S: edges[3], SW: edges[4], NW: edges[5]}
	}
	return s
}

const open = "..................."

func TestNineteenHexesInTheirPlaces(t *testing.T) {
	g := Grid{At: scene.Point{X: 100_000, Y: 100_000}, Hex: 25_400}
	one := Tile{Sector: drawn(t, "one", open)}
	if n := len(one.Hexes()); n != 19 {
		t.Fatalf("%d hexes", n)
	}
	for name, want := range map[string]scene.Point{
		"c3": {X: 100_000, Y: 100_000}, "c5": {X: 150_800, Y: 100_000}, "c1": {X: 49_200, Y: 100_000},
		"a1": {X: 74_600, Y: 56_006}, "e3": {X: 125_400, Y: 143_994}, "b4": {X: 138_100, Y: 78_003},
	} {
		at, _ := xia.ParseHex(name)
		if got := g.Centre(at); distance(got, want) > 5 {
			t.Errorf("%s stands at %v, not at %v", name, got, want)
		}
	}
	size := Bounds(g, []Tile{one})
	if size.W != 5*25_400 || size.H < 117_300 || size.H > 117_330 {
		t.Errorf("a tile of inches is %v", size)
	}
}

// Neighbours share their corners exactly, however large the hexes are: no gap shows between them.
func TestNeighboursShareCorners(t *testing.T) {
	for _, hex := range []scene.Unit{7, 1_001, 9_999, 25_400} {
		g := Grid{At: scene.Point{X: 13, Y: -7}, Hex: hex}
		for i, name := range xia.HexSides() {
			step, _ := xia.HexStep(name)
			from := xia.Axial{Q: -3, R: 5}
			if g.Corner(from, i) != g.Corner(from.Plus(step), i+4) || g.Corner(from, i+1) != g.Corner(from.Plus(step), i+3) {
				t.Errorf("at %d, the side to the %s is not that of the neighbour", hex, name)
			}
		}
	}
}

func TestRimGoesOnceAround(t *testing.T) {
	p := Tile{Sector: drawn(t, "one", open), Turn: 1}.Rim(Grid{Hex: 25_400})
	moves, corners := 0, len(p.Points)
	for _, v := range p.Verbs {
		if v == scene.MoveTo {
			moves++
		}
	}
	if moves != 1 || corners != 30 {
		t.Errorf("%d lines with %d corners", moves, corners)
	}
}

// A border is drawn inside its own hex, next to its own side, and goes with the tile when that is turned.
func TestBordersOnTheirSides(t *testing.T) {
	s := drawn(t, "one", "..."+"...."+"..pp."+"...."+"...")
	s.Planet = &xia.Planet{Entrances: []string{"c4-e"}}
	key := NewKey(rules(t))
	for turn, want := range map[int]struct {
		hex  xia.Axial
		side int
	}{0: {xia.Axial{Q: 1}, 0}, 1: {xia.Axial{R: 1}, 1}, 3: {xia.Axial{Q: -1}, 3}} {
		for _, side := range key.Sides(Tile{Sector: s, Turn: turn}) {
			if side.Border == "entrance" && (side.Hex != want.hex || side.Side != want.side) {
				t.Errorf("turned by %d, the entrance is %v", turn, side)
			}
		}
	}
	count := map[string]int{}
	for _, side := range key.Sides(Tile{Sector: s}) {
		count[side.Border]++
	}
	if count["entrance"] != 1 || count["shield"] != 9 || count["inner"] != 2 {
		t.Errorf("borders: %v", count)
	}
	g := Grid{Hex: 10_000}
	f := g.side(xia.Axial{}, 0)
	if p := f.at(500, 100); p.X != 4_000 || p.Y != 0 {
		t.Errorf("a tenth inside the east side is %v", p)
	}
}

// The symbols of the edges stand in the middle hex of their side, near the rim, also on a turned tile.
func TestSymbolsOnTheirEdges(t *testing.T) {
	g := Grid{Hex: 10_000}
	one := Tile{Sector: drawn(t, "one", open)}
	for side, want := range []string{"a2", "b4", "d4", "e2", "d1", "b1"} {
		at, _ := xia.ParseHex(want)
		p := one.Edge(g, side)
		if d := distance(p, g.Centre(at)); d < 3_000 || d > 5_000 {
			t.Errorf("the symbol of side %d is %d from the middle of %s", side, d, want)
		}
		if out := distance(p, g.At); out < distance(g.Centre(at), g.At) {
			t.Errorf("the symbol of side %d stands inwards", side)
		}
		turned := Tile{Sector: one.Sector, Turn: 1}
		if got, next := turned.Edge(g, side), one.Edge(g, (side+1)%6); distance(got, next) > 5 {
			t.Errorf("turned by one, side %d is at %v, not at %v", side, got, next)
		}
	}
}

// Tables laid at random never cover a hex twice, and tiles laid against each other share their rim.
func TestLaidTilesFitEdgeToEdge(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	symbols := []string{"a", "b", "c", "d", "e", "f"}
	for round := range 60 {
		sectors := map[string]*xia.Sector{}
		var s xia.Scenario
		for i := range 6 {
			id := string(rune('p' + i))
			chance.Shuffle(6, func(i, k int) { symbols[i], symbols[k] = symbols[k], symbols[i] })
			sectors[id] = drawn(t, id, open, symbols...)
			l := xia.Laid{Sector: id, Players: 1}
			if i > 0 {
				l.Beside, l.Side = string(rune('p'+chance.IntN(i))), xia.TileSides()[chance.IntN(6)]
			}
			s.Sectors = append(s.Sectors, l)
		}
		placed, _ := s.Layout(3, func(id string) *xia.Sector { return sectors[id] })
		checkTable(t, round, placed, sectors, s)
	}
}

func checkTable(t *testing.T, round int, placed []xia.Placed, sectors map[string]*xia.Sector, s xia.Scenario) {
	t.Helper()
	g := Grid{Hex: 10_000}
	covered := map[xia.Axial]string{}
	var tiles []Tile
	for i, p := range placed {
		one := Tile{Sector: sectors[p.Sector], Middle: p.Middle, Turn: p.Turn}
		tiles = append(tiles, one)
		for _, at := range one.Hexes() {
			if other := covered[at]; other != "" {
				t.Fatalf("round %d: %s and %s both cover %v", round, other, p.Sector, at)
			}
			covered[at] = p.Sector
		}
		if i == 0 {
			continue
		}
		k := slices.IndexFunc(placed, func(q xia.Placed) bool { return q.Sector == s.Sectors[i].Beside })
		if n := sharedSides(tiles[k].Rim(g), one.Rim(g)); n < 5 {
			t.Errorf("round %d: %s and %s share %d sides of hexes", round, s.Sectors[i].Beside, p.Sector, n)
		}
	}
}

// sharedSides counts the sides that two rims have in common, one the other way around.
func sharedSides(a, b scene.Path) int {
	sides := map[[2]scene.Point]bool{}
	for i, p := range a.Points {
		sides[[2]scene.Point{p, a.Points[(i+1)%len(a.Points)]}] = true
	}
	n := 0
	for i, p := range b.Points {
		if sides[[2]scene.Point{b.Points[(i+1)%len(b.Points)], p}] {
			n++
		}
	}
	return n
}

// No two terrains and no two borders look alike without their colours.
func TestLooksDifferWithoutColour(t *testing.T) {
	r := rules(t)
	key := NewKey(r)
	seen := map[string]string{}
	for _, v := range r.Terrains {
		var m mark
		key.terrains[v.ID].draw(&m, cell{hex: 25_400, seed: 7})
		once(t, seen, shapeOf(m), v.ID)
	}
	seen = map[string]string{}
	for _, b := range r.Borders {
		var m mark
		key.borders[b.ID].draw(&m, Grid{Hex: 25_400}.side(xia.Axial{}, 2))
		once(t, seen, shapeOf(m)+strings.Repeat("-", len(key.borders[b.ID].dash)), b.ID)
	}
}

func once(t *testing.T, seen map[string]string, look, id string) {
	t.Helper()
	if other := seen[look]; other != "" {
		t.Errorf("%s and %s look alike", id, other)
	}
	seen[look] = id
}

func shapeOf(m mark) string {
	data, _ := json.Marshal([]any{m.fill, m.line})
	return string(data)
}

// The shields of planets of two statuses differ in their dash as well as in their colour.
func TestStatusesDifferWithoutColour(t *testing.T) {
	r := rules(t)
	key := NewKey(r)
	seen := map[string]string{}
	for _, s := range r.Statuses {
		for _, b := range r.Borders {
			if b.ID == "shield" {
				look := key.lookOn(&xia.Sector{Planet: &xia.Planet{Status: s.ID}}, b)
				once(t, seen, fmt.Sprint(look.dash), s.ID)
			}
		}
	}
}

// Looks are dealt out by what borders do, so that a rule set with other names gets the same ones.
func TestLooksGoByWhatBordersDo(t *testing.T) {
	r := &xia.RuleSet{
		Borders:  []xia.Border{{ID: "fire", Acts: "crossing", Deadly: true}, {ID: "free", Acts: "never"}, {ID: "more-fire", Acts: "crossing", Deadly: true}},
		Terrains: []xia.Terrain{{ID: "lava", Border: "fire"}, {ID: "air", Border: "free"}, {ID: "magma", Border: "more-fire"}},
	}
	key := NewKey(r)
	if key.borders["fire"].suit != "deadly" || key.borders["free"].suit != "open" || key.borders["more-fire"].suit == "deadly" {
		t.Errorf("borders: %q %q %q", key.borders["fire"].suit, key.borders["free"].suit, key.borders["more-fire"].suit)
	}
	if key.terrains["lava"].suit != "deadly" || key.terrains["magma"].suit == "deadly" {
		t.Errorf("terrains: %q %q", key.terrains["lava"].suit, key.terrains["magma"].suit)
	}
	for range 100 {
		r.Borders = append(r.Borders, xia.Border{ID: "b"})
		r.Terrains = append(r.Terrains, xia.Terrain{ID: "t"})
	}
	NewKey(r) // more than there are looks
}

// The log of a tile with every terrain and most borders: what it looks like was approved by eye.
func TestGoldenTile(t *testing.T) {
	s := drawn(t, "one", "*aa"+"nn.."+".pp.."+"g.dd"+"...")
	s.Planet = &xia.Planet{Status: "outlaw", Entrances: []string{"c2-w"}}
	p := Painter{Key: NewKey(rules(t)), Grid: Grid{At: scene.Point{X: 65_000, Y: 60_000}, Hex: 25_400}, Opt: Options{Rim: 300}}
	page := &scene.Page{Name: "tile", W: 130_000, H: 120_000, Items: p.Draw([]Tile{{Sector: s, Turn: 1}})}
	printertest.Golden(t, "tile.txt", scene.Dump(page))
}

func TestLabelsStandOnFreeHexes(t *testing.T) {
	s := drawn(t, "one", "..."+"...."+".nnn."+"...."+"...")
	for i := range s.Hexes {
		if name := s.Hexes[i].ID; name != "e1" && name != "e2" && !strings.HasPrefix(name, "c") {
			s.Hexes[i].Space = "x"
		}
	}
	g := Grid{Hex: 10_000}
	c, long := Tile{Sector: s}.Quiet(g)
	at, _ := xia.ParseHex("e1")
	if want := g.Centre(at); long != 2 || c.Y != want.Y || c.X != want.X+5_000 {
		t.Errorf("%d hexes at %v", long, c)
	}
}
