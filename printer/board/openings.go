package board

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// panel draws one panel along an axis from what its kind says.
func (s *strokes) panel(x axis, kind model.PanelKind, state model.PanelState, f frame, w weights) {
	if kind.Overhead {
		s.girder(x, w)
		return
	}
	s.paper.Append(x.strip(0, x.length, -w.wall, w.wall))
	for _, g := range solids(kind, x.length, f) {
		s.solid.Append(x.strip(g.from, g.to, -w.wall, w.wall))
	}
	for _, o := range kind.Openings {
		g := gapOf(o, x.length, f)
		switch {
		case o.Pass != model.NoPass && o.Door:
			s.doorway(x, o, g, state, w)
		case o.Pass != model.NoPass:
			s.arch(x, g, w)
		case o.See:
			s.glass(x, g, w)
		}
	}
}

// doorway is an opening with a door in it.
func (s *strokes) doorway(x axis, o model.Opening, g gap, state model.PanelState, w weights) {
	s.door(x, g, o.Pass == model.Wide, state, w)
	if o.Hidden && state != model.Open && state != leafless {
		s.crossed(x, g, w)
	}
}

// gap is a stretch along a panel.
type gap struct{ from, to scene.Unit }

func gapOf(o model.Opening, length scene.Unit, f frame) gap {
	return gap{min(f.len(o.From), length), min(f.len(o.To), length)}
}

// solids are the stretches of a panel between its openings. An opening that lets neither figures
// nor looks through is as good as wall.
func solids(kind model.PanelKind, length scene.Unit, f frame) []gap {
	var out []gap
	at := scene.Unit(0)
	for _, o := range kind.Openings {
		if o.Pass == model.NoPass && !o.See {
			continue
		}
		g := gapOf(o, length, f)
		if g.from > at {
			out = append(out, gap{at, g.from})
		}
		at = max(at, g.to)
	}
	if at < length {
		out = append(out, gap{at, length})
	}
	return out
}

// frameOnly is a door without its leaves: how a key shows a kind of panel whose doors it explains in further rows.
const frameOnly model.PanelState = "frame only"

// door draws the leaves of a sliding door: drawn across the gap when shut, mere stubs when open. They are thicker
// than the wall, and a window is as thick: that is what tells them apart in grey and on the smallest map.
func (s *strokes) door(x axis, g gap, double bool, state model.PanelState, w weights) {
	half, isOpen := w.wall*leafThick/100, state == model.Open
	mid, stub := (g.from+g.to)/2, (g.to-g.from)*15/100
	switch {
	case state == frameOnly, state == leafless:
	case isOpen && double:
		s.leaf.Append(x.strip(g.from, g.from+stub, -half, half))
		s.leaf.Append(x.strip(g.to-stub, g.to, -half, half))
	case isOpen:
		s.leaf.Append(x.strip(g.from, g.from+2*stub, -half, half))
	case double:
		s.leaf.Append(x.strip(g.from, mid-w.thin/2, -half, half))
		s.leaf.Append(x.strip(mid+w.thin/2, g.to, -half, half))
	default:
		s.leaf.Append(x.strip(g.from, g.to, -half, half))
	}
	s.jambs(x, g, w.wall*13/10, w.wall*5/10)
}

// crossed marks a door that is wall as long as nobody finds it.
func (s *strokes) crossed(x axis, g gap, w weights) {
	half := w.wall * leafThick / 100
	s.thin.Append(join(x.at(g.from, -half), x.at(g.to, half)))
	s.thin.Append(join(x.at(g.from, half), x.at(g.to, -half)))
}

// leafThick is how thick a door is, in hundredths of a wall.
const leafThick = 170

// arch is a gap between two stout jambs under a dotted lintel.
func (s *strokes) arch(x axis, g gap, w weights) {
	s.lintel.Append(x.line(g.from, g.to, 0))
	s.jambs(x, g, w.wall*17/10, w.wall*16/10)
}

// jambs are the uprights at both ends of a gap, outside it, so that the gap is as wide as it says.
func (s *strokes) jambs(x axis, g gap, half, thick scene.Unit) {
	s.solid.Append(x.strip(g.from-thick, g.from, -half, half))
	s.solid.Append(x.strip(g.to, g.to+thick, -half, half))
}

// glass is a double line with bars across, about an inch apart.
func (s *strokes) glass(x axis, g gap, w weights) {
	bars := max(1, (g.to-g.from)/(w.wall*9))
	for i := range bars - 1 {
		s.thin.Append(x.cross(g.from+(g.to-g.from)*(i+1)/bars, w.wall))
	}
	off := w.wall - w.thin/2
	s.thin.Append(x.line(g.from, g.to, -off))
	s.thin.Append(x.line(g.from, g.to, off))
}

// girder is a dashed beam with bracing: it is above the figures and stops nothing.
func (s *strokes) girder(x axis, w weights) {
	half := w.wall * 16 / 10
	s.dashed.Append(x.line(0, x.length, -half))
	s.dashed.Append(x.line(0, x.length, half))
	n := max(1, x.length/(4*half))
	side := half
	for i := range n {
		a, b := x.at(x.length*i/n, -side), x.at(x.length*(i+1)/n, side)
		s.faint.Append(join(a, b))
		side = -side
	}
}

// doorCentre is the middle of a panel's first door, where its lock is drawn.
func doorCentre(x axis, kind model.PanelKind, f frame) scene.Point {
	for _, o := range kind.Openings {
		if o.Door {
			g := gapOf(o, x.length, f)
			return x.at((g.from+g.to)/2, 0)
		}
	}
	return x.at(x.length/2, 0)
}
