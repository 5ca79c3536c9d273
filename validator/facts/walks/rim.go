package walks

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// WallAt is the first panel that ends in an airlock's door, and where; nil if none does. One will do:
// moving the airlock clears them together.
func WallAt(p *check.Pass, a model.Airlock) (*model.Panel, model.Point) {
	for i := range p.Mission.Board.Panels {
		if at, ok := endsIn(p, a, p.Mission.Board.Panels[i]); ok {
			return &p.Mission.Board.Panels[i], at
		}
	}
	return nil, model.Point{}
}

// endsIn finds the end of a panel that lies inside an airlock's door, if it has one.
func endsIn(p *check.Pass, a model.Airlock, x model.Panel) (model.Point, bool) {
	k := check.Find(p.Rules.Panels, x.Kind, parts.PanelKindID)
	if k != nil && k.Overhead || OnSide(p, a.Side, x.From) == OnSide(p, a.Side, x.To) {
		return model.Point{}, false
	}
	end := x.From
	if OnSide(p, a.Side, x.To) {
		end = x.To
	}
	return end, InDoor(p, a, end)
}
