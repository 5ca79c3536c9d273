package board

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// What the prose refers to is called on the map as everywhere, unless it has a number there, by which the key names it;
// nothing else is.
func TestMapNamesWhatTheProseRefersTo(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	m.Story = model.Text{Blocks: []model.Block{{Kind: model.BulletList, Blocks: []model.Block{
		{Kind: model.ListItem, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{
			{Text: "bunk", Ref: "bunk"}, {Text: "vault", Ref: "vault"}, {Text: "nothing", Ref: "nowhere"},
		}}}},
	}}}}
	var words []string
	for _, w := range printertest.Words(mapPage(t, m), set) {
		words = append(words, w.Text)
	}
	for want, shown := range map[string]bool{"Bunk": true, "Vault": false, "The vault": false, "Barrel": false, "bunk": false, "vault": false, "nowhere": false} {
		if slices.Contains(words, want) != shown {
			t.Errorf("%s is named %v, want %v", want, !shown, shown)
		}
	}
	for _, fault := range printertest.Faults(mapPage(t, m), set, 0) {
		t.Error(fault)
	}
}

// A badge leaves the piece that it marks in sight, however small the piece is.
func TestBadgeStandsOffItsPiece(t *testing.T) {
	set := printertest.Fonts(t)
	m := printertest.Mission()
	inch := model.Length(100)
	m.Board = model.Board{Width: 24 * inch, Height: 24 * inch, Furniture: []model.Furniture{
		{ID: "seat", Kind: "chair", Highlight: "red", Footprint: model.Footprint{Centre: model.Point{X: 12 * inch, Y: 12 * inch}, Width: inch, Depth: inch}},
	}}
	picture := Map(m, printertest.Rules(), set, Options{Width: 240 * scene.Millimetre, Pieces: true, Highlights: true})
	piece, found := picture.Places["seat"], 0
	printertest.Walk(picture.Items, func(it scene.Item, _ scene.Point) {
		f, ok := it.(scene.Fill)
		if !ok || len(f.Path.Points) != 13 {
			return
		}
		q := f.Path.Points
		r := (q[0].X - q[6].X) / 2
		if r != picture.Inch*36/100 {
			return
		}
		found++
		dx, dy := q[6].X+r-piece.X-piece.W, piece.Y-q[0].Y
		if dx < 0 || dy < 0 || dx*dx+dy*dy < r*r {
			t.Errorf("the badge is %d right of the corner and %d above it, with a radius of %d", dx, dy, r)
		}
	})
	if found != 1 {
		t.Errorf("%d badges", found)
	}
}
