package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func linkIntoPiece(t *trial) string {
	b := &t.mission.Board
	l := pick(t, b.Links)
	p := pick(t, movables(b))
	if l == nil {
		return ""
	}
	l.From = p.foot.Centre
	return did("link %s begins in %s", l.ID, p.id)
}

func tiltLink(t *trial) string {
	b := &t.mission.Board
	l := pickWhere(t, b.Links, func(l model.Link) bool { return slices.Contains([]string{"ladder", "lift", "stairs"}, l.Kind) })
	if l == nil {
		return ""
	}
	for range 30 {
		l.From = model.Point{X: 100*model.Length(t.IntN(int(b.Width/100))) + 50, Y: 50}
		if len(linksBlocked(t)) > 0 {
			return did("%s %s begins at %s", l.Kind, l.ID, at(l.From))
		}
	}
	return ""
}

// linksBlocked finds ends of links under pieces, and ladders and lifts that begin many inches away from where
// they end, the level laid on its floor.
func linksBlocked(t *trial) []fault {
	w := worldOf(t)
	var faults []fault
	for i := range w.floors {
		f := &w.floors[i]
		for _, l := range f.board.Links {
			if c := cellAt(f.id, l.From); f.blocked(c.x, c.y) {
				faults = append(faults, wrong([]string{"MAP118", "RCH"}, "link %s begins under a piece", l.ID))
			}
			for _, level := range f.board.Levels {
				dx, dy := inches(model.Point{X: level.At.X + l.To.X - l.From.X, Y: level.At.Y + l.To.Y - l.From.Y})
				if level.ID == l.Board && dx*dx+dy*dy > 100 {
					faults = append(faults, wrong([]string{"MAP133"}, "link %s begins far from its end", l.ID))
				}
			}
		}
	}
	return faults
}

func oneWayOnly(t *trial) string {
	n := 0
	for _, f := range t.mission.Floors() {
		for i := range f.Board.Links {
			f.Board.Links[i].OneWay = true
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return did("%d links lead one way", n)
}

// oneWays finds links that nobody comes back from.
func oneWays(t *trial) []fault {
	w := worldOf(t)
	w.any = true
	var faults []fault
	for i := range w.floors {
		for _, l := range w.floors[i].board.Links {
			far := w.flood([]cell{cellAt(l.Board, l.To)})
			if _, back := far[cellAt(w.floors[i].id, l.From)]; !back && l.OneWay {
				faults = append(faults, wrong([]string{"RCH009", "RCH"}, "nobody comes back by %s", l.ID))
			}
		}
	}
	return faults
}

func hatchIntoPiece(t *trial) string {
	b := &t.mission.Board
	h, p := pick(t, b.Hatches), pick(t, movables(b))
	if h == nil {
		return ""
	}
	h.At = p.foot.Centre
	return did("hatch %s lies under %s", h.ID, p.id)
}

func hatchOntoHatch(t *trial) string {
	h := t.mission.Board.Hatches
	if len(h) < 2 {
		return ""
	}
	a, b := pick(t, h), pick(t, h)
	if a == b {
		return ""
	}
	a.At = b.At
	return did("hatch %s lies on %s", a.ID, b.ID)
}

// hatchesBlocked finds hatches under pieces.
func hatchesBlocked(t *trial) []fault {
	var faults []fault
	for _, h := range t.mission.Board.Hatches {
		x, y := inches(h.At)
		for _, p := range standings(&t.mission.Board) {
			if covers(p.foot, x, y, 0.1) {
				faults = append(faults, wrong([]string{"MAP129", "SPN"}, "hatch %s lies under %s", h.ID, p.id))
			}
		}
	}
	return faults
}

func wallInFurniture(t *trial) string {
	b := &t.mission.Board
	p := pick(t, b.Furniture)
	if p == nil || !enclose(t, b, p.Footprint.Centre) {
		return ""
	}
	return did("walls around %s", p.ID)
}
