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

// A counter is there as often as the boxes say; as often as we guess where they do not; once if it has a number
// of its own.
func TestHowManyCounters(t *testing.T) {
	r := shop()
	r.Counters = []model.CounterKind{{ID: "turn", Title: "Turn"}, {ID: "search", Title: "Search"}, {ID: "kill", Title: "Kill", Numbers: []model.Amount{{ID: "career", Count: 1}}}}
	r.Boxes[0].Counters = []model.BoxCount{{ID: "turn", Count: 2}}
	got := titles(newPainter(printertest.Fonts(t), r).kinds(r.Boxes, usualCrews))
	if diff := cmp.Diff(map[string]int{"Turn": 2, "Search": usualCrews + spare, "Kill": 1}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// A sealed entry point lies with its sealed side up; the other side of each is what it can become.
func TestSealedEntryPoints(t *testing.T) {
	p := newPainter(printertest.Fonts(t), shop())
	open, sealed := p.entry(model.Entry{Number: 4}), p.entry(model.Entry{Number: 4, Sealed: true})
	if scene.Dump(page(open.Face)) != scene.Dump(page(sealed.Back)) || scene.Dump(page(open.Back)) != scene.Dump(page(sealed.Face)) {
		t.Error("the sides of an open and a sealed entry point are not the same two")
	}
	if scene.Dump(page(open.Face)) == scene.Dump(page(open.Back)) {
		t.Error("an open and a sealed entry point look alike")
	}
}

func page(items []scene.Item) *scene.Page {
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
