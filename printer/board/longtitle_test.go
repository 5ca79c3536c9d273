package board

import (
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A zone's title without end is cut, so that it hides no number of what stands in the zone.
func TestALongZoneTitleHidesNothing(t *testing.T) {
	m := printertest.Mission()
	m.Board.Crates, m.Board.Furniture, m.Board.Panels, m.Board.Entries = nil, nil, nil, nil
	m.Board.Zones = []model.Zone{{ID: "hall", Title: strings.Repeat("W", 120), From: &model.Point{X: 200, Y: 200}, To: &model.Point{X: 2200, Y: 2200}}}
	for y := range 20 { // a row of them from north to south, so that there is room beside it only
		m.Board.Entries = append(m.Board.Entries, model.Entry{ID: strconv.Itoa(y), Number: y, At: model.Point{X: 1200, Y: model.Length(250 + 100*y)}})
	}
	set := printertest.Fonts(t)
	p := newMapper(m, printertest.Rules(), set, Full(180*scene.Millimetre))
	p.paint()
	page := &scene.Page{W: 210 * scene.Millimetre, H: 210 * scene.Millimetre}
	page.Add(scene.Group{Shift: scene.Point{X: 10 * scene.Millimetre, Y: 10 * scene.Millimetre}, Items: p.items})
	for _, f := range audit.Page(page, audit.Options{}) {
		t.Error(f)
	}
}
