package tokens

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func titles(pieces []impose.Piece) map[string]int {
	out := map[string]int{}
	for _, p := range pieces {
		out[p.Title] += max(p.Copies, 1)
	}
	return out
}

// A mission gets the entry points, airlocks, hatches and markers that its boards show, no more.
func TestPiecesOfAMission(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	r.Markers = []model.MarkerKind{{ID: "beacon", Title: "Beacon", Width: 100, Depth: 100}}
	p := newPainter(printertest.Fonts(t), r)
	got := titles(p.counters(missionJob(t, m, r)))
	want := map[string]int{
		"Entry point 1": 1, "Entry point 2": 1, "Entry point 3": 1, "Entry point 4": 1, "Entry point 5": 1, "Entry point 6": 1,
		"Airlock A": 1, "Airlock B": 1, "Airlock C": 1, "Airlock D": 1, "Airlock E": 1, "Hatch 7": 1, "Beacon 3": 1, "The dry well": 1,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	sheets(t, missionJob(t, m, r))
}

// A counter is there as often as the boxes say; as the table asks for where they do not; and once for each crew,
// with two to spare, where nobody says by what to count.
func TestHowManyCounters(t *testing.T) {
	r := shop()
	r.Counters = []model.CounterKind{
		{ID: "boxed", Title: "Boxed", Per: "trader"}, {ID: "loose", Title: "Loose"}, {ID: "turn", Title: "Turn", Per: "game"},
		{ID: "crew", Title: "Crew", Per: "crew"}, {ID: "acted", Title: "Acted", Per: "trader"}, {ID: "room", Title: "Room", Per: "room"},
		{ID: "place", Title: "Place", Per: "place"}, {ID: "energy", Title: "Energy"},
	}
	r.Boxes[0].Counters = []model.BoxCount{{ID: "boxed", Count: 2}}
	p := newPainter(printertest.Fonts(t), r)
	want := map[string]int{"Boxed": 2, "Loose": 6, "Turn": 1, "Crew": 4, "Acted": 16, "Room": 9, "Place": 9, "Energy": 6}
	if diff := cmp.Diff(want, titles(p.kinds(r.Boxes, usualTable()))); diff != "" {
		t.Errorf("a rule set (-want +got):\n%s", diff)
	}

	ten := 10
	m := &model.Mission{Players: model.Players{Min: 1, Max: 2}, Setup: model.Setup{Crew: 2, Counters: []model.Counter{
		{ID: "track", Kind: "energy", Start: 4, Most: &ten}, {ID: "core", Kind: "energy", Start: 1}, {ID: "alarm", Start: 40},
	}}, Variations: []model.Variation{{Crew: 3}}}
	m.Board = model.Board{Width: 12 * model.Inch, Height: 6 * model.Inch, Crates: make([]model.Crate, 3), Panels: []model.Panel{
		{From: model.Point{X: 6 * model.Inch}, To: model.Point{X: 6 * model.Inch, Y: 6 * model.Inch}},
	}, Rooms: make([]model.Room, 2)}
	want = map[string]int{"Boxed": 2, "Loose": 4, "Turn": 1, "Crew": 2, "Acted": 6, "Room": 2, "Place": 5, "Energy": 11}
	if diff := cmp.Diff(want, titles(p.kinds(r.Boxes, p.tableOf(m)))); diff != "" {
		t.Errorf("a mission (-want +got):\n%s", diff)
	}
}

// What is tossed like a coin has two sides; any other counter lies either way up.
func TestACoinHasTwoSides(t *testing.T) {
	r := shop()
	r.Counters = []model.CounterKind{{ID: "turn", Title: "Turn", Coin: true}, {ID: "fear", Title: "Fear"}}
	made := newPainter(printertest.Fonts(t), r).kinds(nil, usualTable())
	if coin := made[0]; letters(coin.Face) == letters(coin.Back) {
		t.Errorf("both sides of the coin say %q", letters(coin.Face))
	}
	if fear := made[1]; scene.Dump(asPage(fear.Face)) != scene.Dump(asPage(fear.Back)) {
		t.Error("the sides of a counter differ")
	}
}

// A sealed entry point lies with its sealed side up; the other side of each is what it can become.
func TestSealedEntryPoints(t *testing.T) {
	p := newPainter(printertest.Fonts(t), shop())
	open, sealed := p.entry(model.Entry{Number: 4}), p.entry(model.Entry{Number: 4, Sealed: true})
	if scene.Dump(asPage(open.Face)) != scene.Dump(asPage(sealed.Back)) || scene.Dump(asPage(open.Back)) != scene.Dump(asPage(sealed.Face)) {
		t.Error("the sides of an open and a sealed entry point are not the same two")
	}
	if scene.Dump(asPage(open.Face)) == scene.Dump(asPage(open.Back)) {
		t.Error("an open and a sealed entry point look alike")
	}
}

func asPage(items []scene.Item) *scene.Page {
	return &scene.Page{Name: "piece", W: scene.Inch, H: scene.Inch, Items: items}
}

// A marker that lies face down until something comes has a back that says nothing.
func TestHiddenMarkers(t *testing.T) {
	p := newPainter(printertest.Fonts(t), shop())
	k := model.MarkerKind{ID: "hole", Title: "Hole", Width: 200, Depth: 150}
	shown := p.marker(k, "3")
	k.Hidden = true
	hidden := p.marker(k, "3")
	if hidden.W != 2*scene.Inch || hidden.H != 3*scene.Inch/2 {
		t.Errorf("a marker of 2 × 1.5 inches is %d × %d µm", hidden.W, hidden.H)
	}
	if letters(hidden.Back) != "" || letters(shown.Back) != letters(shown.Face) || letters(hidden.Face) != "3|Hole" {
		t.Errorf("hidden: %q over %q; shown: %q", letters(hidden.Face), letters(hidden.Back), letters(shown.Back))
	}
}

// Ten thousand kinds of marker are refused, and soon.
func TestTooManyMarkers(t *testing.T) {
	r := shop()
	for range 10_000 {
		r.Markers = append(r.Markers, model.MarkerKind{ID: "m", Title: "Marker", Count: 1 << 40})
	}
	if _, err := Product().Make(editionJob(t, r)); err == nil {
		t.Error("they were printed")
	}
}
