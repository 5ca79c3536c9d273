package geom

import "github.com/sortie-tools/sortie/schema/model"

// A panel that bends is walked around and looked past as the straight parts that stand for it.

// bends works the straight parts of bent panels out, once.
func (g *Grid) bends() {
	for i, p := range g.board.Panels {
		if p.Bend == "" {
			continue
		}
		if g.curved == nil {
			g.curved = map[int][]model.Panel{}
		}
		g.curved[i] = p.Straight()
	}
}

// parts are the straight parts of a panel: most are one.
func (g *Grid) parts(panel int) []model.Panel {
	if parts, bent := g.curved[panel]; bent {
		return parts
	}
	return g.board.Panels[panel : panel+1]
}

// part is a straight part of a panel, and how many of its parts lie before it, from the end that openings count from.
type part struct {
	line       line
	before, of int64
}

func stretchOf(parts []model.Panel, n int) part {
	before := n
	if parts[n].Flipped {
		before = len(parts) - 1 - n
	}
	return part{lineOf(parts[n]), int64(before), int64(len(parts))}
}

// meets reports whether two panels share a point.
func (g *Grid) meets(i, j int) bool {
	for _, a := range g.parts(i) {
		for _, b := range g.parts(j) {
			if meet(a, b) {
				return true
			}
		}
	}
	return false
}
