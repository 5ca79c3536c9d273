package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// figure is a figure of the set-up with a place.
func (t *trial) figure() *model.StartNPC {
	return pickWhere(t, t.mission.Setup.NPCs, func(n model.StartNPC) bool { return n.At != nil })
}

// name calls a figure of the set-up by what it has.
func name(n *model.StartNPC) string {
	if n.ID != "" {
		return n.ID
	}
	return n.Kind + " at " + at(*n.At)
}

func figureIntoPiece(t *trial) string {
	n, p := t.figure(), pick(t, movables(&t.mission.Board))
	if n == nil || p == nil {
		return ""
	}
	who := name(n)
	*n.At = p.foot.Centre
	return did("%s moves into %s", who, p.id)
}

func figureIntoWall(t *trial) string {
	n, p := t.figure(), pick(t, t.mission.Board.Panels)
	if n == nil || p == nil {
		return ""
	}
	who := name(n)
	*n.At = model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
	return did("%s moves into %s", who, p.Name)
}

func figureOntoFigure(t *trial) string {
	n, o := t.figure(), t.figure()
	if n == nil || n == o {
		return ""
	}
	who := name(n)
	*n.At = *o.At
	return did("%s moves onto %s", who, name(o))
}

func figureOffBoard(t *trial) string {
	n := t.figure()
	if n == nil {
		return ""
	}
	who := name(n)
	n.At.X += t.mission.Board.Width
	return did("%s moves to %s", who, at(*n.At))
}

// counted are the markers of the mission's board that have a size.
func (t *trial) counted() *model.Marker {
	return pickWhere(t, t.mission.Board.Markers, func(k model.Marker) bool {
		_, ok := markerFoot(t.rules, k)
		return ok
	})
}

func markerIntoPiece(t *trial) string {
	k, p := t.counted(), pick(t, movables(&t.mission.Board))
	if k == nil || p == nil {
		return ""
	}
	k.At = p.foot.Centre
	return did("%s moves into %s", k.ID, p.id)
}

func markerIntoWall(t *trial) string {
	k, p := t.counted(), pick(t, t.mission.Board.Panels)
	if k == nil || p == nil {
		return ""
	}
	k.At = model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
	return did("%s moves into %s", k.ID, p.Name)
}

func markerOntoMarker(t *trial) string {
	k, o := t.counted(), t.counted()
	if k == nil || k == o {
		return ""
	}
	k.At = o.At
	return did("%s moves onto %s", k.ID, o.ID)
}

func dropMarker(t *trial) string {
	b := &t.mission.Board
	k := t.counted()
	if k == nil {
		return ""
	}
	id := k.ID
	b.Markers = without(b.Markers, k)
	return did("marker %s is gone", id)
}

func renumberMarker(t *trial) string {
	k := t.counted()
	if k == nil {
		return ""
	}
	k.Number = k.Number%6 + 1
	return did("marker %s has number %d", k.ID, k.Number)
}

// markerNumbers finds markers of a kind that share a number, and numbers that are missing among those at which
// figures arrive by the track.
func markerNumbers(t *trial) []fault {
	codes := []string{"SPN", "MAP", "HST", "REF"}
	by := map[string][]int{}
	for _, k := range t.mission.Board.Markers {
		by[k.Kind] = append(by[k.Kind], k.Number)
	}
	var faults []fault
	for _, kind := range sorted(by) {
		seen := tally{}
		for _, n := range by[kind] {
			if seen[did("%d", n)]++; seen[did("%d", n)] == 2 {
				faults = append(faults, wrong(codes, "two of %s %d", kind, n))
			}
		}
		for n := t.rules.Board.Entries.Min; n <= t.rules.Board.Entries.Max; n++ {
			if atByTrack(t.rules, kind) && seen[did("%d", n)] == 0 {
				faults = append(faults, wrong(codes, "no %s %d", kind, n))
			}
		}
	}
	return faults
}

// atByTrack reports whether the track sends figures to markers of a kind.
func atByTrack(r *model.RuleSet, kind string) bool {
	for _, l := range r.Hostility.Levels {
		if slices.ContainsFunc(l.Arrivals, func(a model.Arrival) bool { return a.At == kind }) {
			return true
		}
	}
	return false
}

// fewSpots deals prisoners to spots: too many of them, or one trader twice.
func fewSpots(t *trial) string {
	if len(t.rules.Traders) == 0 {
		return ""
	}
	id := t.rules.Traders[t.IntN(len(t.rules.Traders))].ID
	at := model.Point{X: t.mission.Board.Width / 2, Y: t.mission.Board.Height / 2}
	g := model.Prisoners{ID: "dealt", Traders: []string{id}, Drawn: 1 + t.IntN(3), Spots: []model.Place{{At: &at}}}
	if t.IntN(2) == 0 {
		g.Traders, g.Drawn = []string{id, id}, 0
		g.Spots = append(g.Spots, model.Place{At: &model.Point{X: at.X, Y: at.Y + 200}})
	}
	t.mission.Setup.Prisoners = append(t.mission.Setup.Prisoners, g)
	return did("%d prisoners for %d spots", len(g.Traders)+g.Drawn, len(g.Spots))
}

// captives counts prisoners against their spots.
func captives(t *trial) []fault {
	var faults []fault
	for _, g := range t.mission.Setup.Prisoners {
		n, twice := g.Drawn, map[string]int{}
		for _, x := range g.NPCs {
			n += x.Count
		}
		for _, id := range g.Traders {
			n, twice[id] = n+1, twice[id]+1
		}
		for id, times := range twice {
			if times > 1 {
				faults = append(faults, wrong([]string{"SPN025"}, "trader %s is dealt %d times", id, times))
			}
		}
		if n > len(g.Spots) {
			faults = append(faults, wrong([]string{"SPN025"}, "%d prisoners for %d spots of %s", n, len(g.Spots), g.ID))
		}
	}
	return faults
}
