package board

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A zone with something in each corner has its badge elsewhere.
func TestTheBadgeOfAZoneHidesNothing(t *testing.T) {
	inch := func(n int) model.Length { return model.Length(n) * model.Inch }
	m := printertest.Mission()
	m.Board.Crates, m.Board.Furniture, m.Board.Panels, m.Board.Entries = nil, nil, nil, nil
	m.Board.Zones = []model.Zone{{ID: "hall", Title: "The hall", From: &model.Point{X: inch(4), Y: inch(4)}, To: &model.Point{X: inch(14), Y: inch(14)}, Highlight: "red"}}
	for i, at := range []model.Point{{X: 475, Y: 475}, {X: 1325, Y: 475}, {X: 475, Y: 1325}, {X: 1325, Y: 1325}} {
		m.Board.Hatches = append(m.Board.Hatches, model.Hatch{ID: string(rune('1' + i)), At: at})
	}
	p := newMapper(m, printertest.Rules(), printertest.Fonts(t), Full(180*scene.Millimetre))
	p.paint()
	best := p.leastHiding(p.badgeSpots(grown(p.areas["hall"], -p.frame.inch/2), 1, 2))
	if len(p.small) != 4 || met(p.small, best) == 0 {
		t.Fatalf("%d pieces, and the corners are free", len(p.small))
	}
	found := false
	for _, plate := range p.taken {
		if in := p.areas["hall"]; plate.Within(in) == plate && plate.H == 2*max(p.frame.inch*36/100, p.badgeStyle().Size*55/100) {
			found = true
			if met(p.small, plate) > 0 {
				t.Errorf("the badge at %v hides a hatch", plate)
			}
		}
	}
	if !found {
		t.Error("the zone has no badge")
	}
}

// The list of a set-up overlay says what its numbers are.
func TestTheListSaysWhatItsNumbersAre(t *testing.T) {
	set := printertest.Fonts(t)
	page := &scene.Page{}
	for _, b := range overlayList(printertest.Mission(), printertest.Rules(), set, "", 80*scene.Millimetre, listRow) {
		b.Draw(page, 0, page.H)
		page.H += b.Height()
	}
	said := printertest.Said(page)
	for _, want := range []string{"E is inches east, S inches south", "8 E, 0 S to 8 E, 4 S"} {
		if !strings.Contains(said, want) {
			t.Errorf("the list does not say %q:\n%s", want, said)
		}
	}
}

// A crate against a wall stands on the ring of its door: the ring does not cross its letters out.
func TestTheRingOfADoorLiesUnderPieces(t *testing.T) {
	m := printertest.Mission()
	m.Board.Panels[0].Highlight = "red"
	drawn := func(draw func(*painter)) []scene.Item {
		p := newMapper(m, printertest.Rules(), printertest.Fonts(t), Full(180*scene.Millimetre))
		draw(p)
		return p.items
	}
	all := drawn((*painter).standing)
	at := func(part []scene.Item) int {
		return slices.IndexFunc(all, func(it scene.Item) bool { return reflect.DeepEqual(it, part[0]) })
	}
	if ring, crate := at(drawn((*painter).panelRings)), at(drawn((*painter).crates)); ring < 0 || crate < 0 || ring > crate {
		t.Errorf("the ring is drawn as item %d, a crate as item %d", ring, crate)
	}
}
