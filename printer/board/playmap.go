package board

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Leaves say which leaves and locks of doors are drawn.
type Leaves string

// What is drawn of doors: how they stand at the start, or, for a page of play on which they open and shut, all but
// their leaves, and their leaves alone as they are in one state.
const (
	AsSetUp  Leaves = ""
	NoLeaves Leaves = "none"
)

// only are the leaves of all doors in a state, and nothing else.
func only(state model.PanelState) Leaves { return Leaves("only " + state) }

// alone is the state in which nothing but leaves is drawn; empty: all else is drawn, too.
func (l Leaves) alone() model.PanelState {
	for _, state := range doorStates {
		if l == only(state) {
			return state
		}
	}
	return ""
}

// doorStates are the ways in which a door can stand.
var doorStates = []model.PanelState{model.Open, model.Closed, model.Locked}

// PlayMap is a map on which doors open and shut while it is looked at.
type PlayMap struct {
	Page   *scene.Page // all but the leaves of doors
	Places map[string]scene.Rect
	// Doors are where the leaves of each panel with a state lie: floor by floor, in the order of the floor's panels.
	Doors []scene.Rect
	// Leaves are pages of the same size with the leaves of all doors in one state.
	Leaves map[model.PanelState]*scene.Page
}

// MapForPlay is the map of MapPage for a page of play.
func MapForPlay(m *model.Mission, r *model.RuleSet, set *layout.Set) PlayMap {
	page, whole := spread(m, r, set, NoLeaves)
	out := PlayMap{Page: page, Places: whole.Places, Doors: whole.Doors, Leaves: map[model.PanelState]*scene.Page{}}
	for _, state := range doorStates {
		out.Leaves[state], _ = spread(m, r, set, only(state))
	}
	return out
}

// leafless is a door whose leaves and cross are drawn elsewhere.
const leafless model.PanelState = "leafless"

// doorLook is the state in which a panel's doors are drawn on the map itself.
func (p *painter) doorLook(panel model.Panel) model.PanelState {
	if panel.State != "" && p.opt.Leaves == NoLeaves {
		return leafless
	}
	return panel.State
}

// leavesAlone draws the doors of all panels in one state, and nothing of the walls around them.
func (p *painter) leavesAlone(state model.PanelState) {
	var s strokes
	var locks []scene.Point
	for _, panel := range p.b.Panels {
		if panel.State == "" {
			continue
		}
		kind, x := p.kindOf(panel), p.axisOf(panel)
		for _, o := range kind.Openings {
			if o.Pass != model.NoPass && o.Door {
				s.doorway(x, o, gapOf(o, x.length, p.frame), state, p.w)
			}
		}
		if state.Barred() {
			locks = append(locks, doorCentre(x, kind, p.frame))
		}
	}
	p.add(s.items(p.tones, p.w)...)
	for _, at := range locks {
		p.lock(at)
	}
}

// placeDoor remembers where the leaves of a panel can come to lie, and its lock. Labels leave room for the padlock
// that there may be, and may touch its disc: they would stand far from their doors otherwise.
func (p *painter) placeDoor(panel model.Panel, kind model.PanelKind, x axis) {
	half := p.w.wall*leafThick/100 + p.w.thin
	var shape scene.Path
	for _, o := range kind.Openings {
		if o.Pass != model.NoPass && o.Door {
			g := gapOf(o, x.length, p.frame)
			shape.Append(x.strip(g.from-p.w.thin, g.to+p.w.thin, -half, half))
		}
	}
	middle, r := doorCentre(x, kind, p.frame), p.lockRadius()
	if p.opt.Leaves == NoLeaves {
		p.small = append(p.small, icons.Around(middle, r*13/10))
	}
	p.doors = append(p.doors, shape.Append(scene.CirclePath(middle, r+p.w.thin)).Bounds())
}
