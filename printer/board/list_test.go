package board

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A list that spills a few lines onto another sheet has closer rows instead, if that is enough.
func TestAListDoesNotSpillAFewLines(t *testing.T) {
	m := printertest.Mission()
	j, err := newJob(jobOf(t, m, product.Options{Overlay: "setup", Paper: paper.A4, Tiled: true}))
	if err != nil {
		t.Fatal(err)
	}
	page := j.pages[0]
	for len(j.list(page, paper.A4, listRow)) < 2 {
		m.Board.Furniture = append(m.Board.Furniture, model.Furniture{Kind: "console", Footprint: model.Footprint{Width: 100, Depth: 100}})
	}
	if got := len(j.lists(page, paper.A4)); got != 1 {
		t.Errorf("%d sheets", got)
	}
}

// Every heading of the list stands clear of what is above it.
func TestHeadingsOfTheListStandClear(t *testing.T) {
	for i, b := range overlayList(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), "", 80*1000, listRow) {
		if b.KeepNext && b.Gap <= 0 {
			t.Errorf("heading %d has no gap above it", i)
		}
	}
}

// A marker or a hatch is listed with the number that it carries on the board.
func TestTheListNamesNumbersOfTheBoard(t *testing.T) {
	m := printertest.Mission()
	m.Board.Markers = []model.Marker{{Kind: "beacon", Number: 4, At: model.Point{X: 100, Y: 200}}}
	m.Board.Hatches = []model.Hatch{{ID: "2", At: model.Point{X: 300, Y: 400}}}
	p := newPainter(m, printertest.Rules(), nil, frame{}, Options{}, weights{})
	var got []string
	for _, x := range Things(m, printertest.Rules(), "") {
		if x.Label != "" {
			got = append(got, p.thingWords(x))
		}
	}
	if diff := cmp.Diff([]string{"Beacon 4: 1\u00a0E,\u00a02\u00a0S", "Hatch 2: 3\u00a0E,\u00a04\u00a0S"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The list tells apart the two numberings on the map: what carries a number of the mission's own, and zones that
// have only a title, stand under a heading of their own.
func TestTheListNamesRingsAndZones(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	page := &scene.Page{}
	for _, b := range overlayList(m, r, printertest.Fonts(t), "", 80*scene.Millimetre, listRow) {
		for _, row := range b.Rows {
			page.Items = append(page.Items, row.Items...)
		}
	}
	text := strings.ReplaceAll(printed(page, printertest.Fonts(t)), "\u00a0", " ")
	for _, want := range []string{"RINGS AND ZONES, BY THE MISSION’S OWN NUMBERS", "Beacon 3, yellow", "The clerk, green", "The long quay: 8 E, 8 S to 16 E, 16 S"} {
		if !strings.Contains(text, want) {
			t.Errorf("the list lacks %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "The bay window") {
		t.Error("the list names a zone of another floor")
	}
}

// A figure with a name is listed with the kind that says which figure to take; one that is drawn is not.
func TestNamedFiguresSayTheirKind(t *testing.T) {
	civilian := model.NPCKind{ID: "civilian", Title: "Civilian"}
	for want, n := range map[string]model.StartNPC{
		"Tess (Civilian)": {Name: "Tess"}, "Civilian": {}, "Guest": {Name: "Guest", Among: []string{"civilian", "ganger"}},
	} {
		if got := figureTitle(n, civilian); got != want {
			t.Errorf("%+v is called %q, want %q", n, got, want)
		}
	}
}

// What the game master's map says of a thing hides no ring, neither its own nor another's.
func TestSecretsKeepClearOfRings(t *testing.T) {
	p := newPainter(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), frame{inch: scene.Inch}, Options{}, weights{label: 3000})
	of := scene.Rect{X: 5 * scene.Inch, Y: 5 * scene.Inch, W: scene.Inch, H: scene.Inch}
	p.rings["beside"] = scene.Rect{X: of.X, Y: of.Y + of.H, W: scene.Inch, H: scene.Inch}
	p.secretPlate("A key", of)
	if plate := p.taken[0]; plate.Meets(p.rings["beside"]) {
		t.Errorf("%v lies on the ring %v", plate, p.rings["beside"])
	}
}
