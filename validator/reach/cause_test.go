package reach

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// threeRooms is a row of rooms, west, middle and east, with doors between them and an airlock in the
// eastern one.
func threeRooms(west, east model.PanelState, furniture ...model.Furniture) check.Subject {
	inch := func(x, y model.Length) model.Point { return model.Point{X: x * model.Inch, Y: y * model.Inch} }
	return check.Subject{
		Rules: &model.RuleSet{
			Board: model.BoardRules{Airlock: 300, Trader: 100},
			Panels: []model.PanelKind{{ID: "door", Title: "Doorway", Length: 400, Openings: []model.Opening{
				{From: 100, To: 300, Pass: model.Wide, Door: true},
			}}},
		},
		Mission: &model.Mission{Board: model.Board{
			Width: 12 * model.Inch, Height: 4 * model.Inch,
			Panels: []model.Panel{
				{Kind: "door", From: inch(4, 0), To: inch(4, 4), State: west, Name: "west"},
				{Kind: "door", From: inch(8, 0), To: inch(8, 4), State: east, Name: "east"},
			},
			Furniture: furniture,
			Airlocks:  []model.Airlock{{ID: "a", Side: model.North, At: inch(10, 0)}},
		}},
	}
}

// Only locks that would help are to blame, and all that are needed.
func TestTheRightLockIsToBlame(t *testing.T) {
	block := model.Furniture{ID: "block", Footprint: model.Footprint{Centre: model.Point{X: 850, Y: 200}, Width: 100, Depth: 400}}
	tests := []struct {
		name    string
		subject check.Subject
		at      model.Point
		want    string
	}{
		{"a lock that leads nowhere", threeRooms(model.Locked, model.Locked), model.Point{X: 650, Y: 250}, "closed off by the locked doorway east"},
		{"one lock behind another", threeRooms(model.Locked, model.Locked), model.Point{X: 150, Y: 250}, "closed off by the locked doorway east and the locked doorway west"},
		{"one lock", threeRooms(model.Locked, model.Open), model.Point{X: 150, Y: 250}, "closed off by the locked doorway west"},
		{"a piece in the way, and a lock elsewhere", threeRooms(model.Locked, model.Open, block), model.Point{X: 650, Y: 250}, "blocked by piece block"},
	}
	for _, tt := range tests {
		p := check.Look(tt.subject)
		near := geom.On(0, walks.Grid(p).Contact(model.Footprint{Centre: tt.at, Width: 100, Depth: 100}))
		why := obstacleOf(p, walks.Site{Name: "it", At: tt.at, Spots: near}, walks.Ways.Of(p)[0], "it")
		if _, label, _ := strings.Cut(why.label, ", "); label != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, label, tt.want)
		}
	}
}
