package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn016 finds large figures in rooms that they cannot leave (seed 002:1840-1842, 1845).
func spn016() check.Check {
	return check.Check{
		Code:     "SPN016",
		Title:    "a large figure cannot leave the room it appears in",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{arrivals.Arrivals, walks.Building},
		Text: "A figure whose base takes four squares gets through wide openings only. It begins, or arrives, in a room that traders " +
			"can walk into and out of, and every way out is too narrow for it, with all doors open and all locks undone: it never takes part, as no airlock opens into that room either. Put a wide doorway or " +
			"an arch into a wall, or let it appear elsewhere. Kinds whose board gives them no actions stay where they are and are " +
			"not looked at.",
		Before: "// a cell whose only door is a narrow one\nsetup: npcs: [{kind: \"talos\", at: [4, 4]}]",
		After:  "// the hall\nsetup: npcs: [{kind: \"talos\", at: [12, 12]}]",
		Run: func(p *check.Pass) {
			for _, x := range largeFigures(p) {
				if stuckIn(p, x) { // core
					room := walks.Grid(arrivals.On(p, x.floor)).RoomAt(x.at)
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s with a base of %s inches cannot leave room %s", x.name, x.base, room.Name),
						Details: []string{"figures on bases of 1 inch can"},
						Remedy:  "put a wide doorway or an arch into a wall of the room, or let it appear elsewhere",
						Range:   x.where,
						Place:   p.SpotOn(x.floor, x.at),
						Marks: []diag.Mark{
							{Kind: diag.SpotMark, Floor: x.floor.ID, At: []model.Point{x.at}, Size: x.base, Text: x.name},
							onFloor(parts.CellsOf(room.Cells, "room "+room.Name), x.floor),
						},
						Reasons: []string{
							fmt.Sprintf("a base of %s inches takes %d × %d squares and needs a wide opening", x.base, x.span(), x.span()),
							fmt.Sprintf("room %s has %s; from %s a base of 1 inch leaves it, a base of %s inches does not", room.Name, english.Count(len(room.Cells), "square"), parts.Point(x.at), x.base),
						},
					})
				}
			}
		},
	}
}

// large is a figure on a large base that appears at a point.
type large struct {
	name  string
	base  model.Length
	floor model.NamedFloor
	at    model.Point
	where diag.Range
}

func (x large) span() int { return int((x.base + model.Inch - 1) / model.Inch) }

// largeFigures are the figures on large bases of the set-up and of the arrivals that can move, once a kind
// and point.
func largeFigures(p *check.Pass) []large {
	var out []large
	for _, f := range figures(p) {
		if isLarge(f.kind) && !f.Body {
			out = append(out, large{f.String(), f.kind.Base, f.floor, f.at, figureRange(p, f)})
		}
	}
	for _, s := range spawnPoints(p) {
		seen := map[string]bool{}
		for a := range arrivalsAt(p, s) {
			if isLarge(*a.NPC) && !seen[a.NPC.ID] {
				seen[a.NPC.ID] = true
				out = append(out, large{fmt.Sprintf("a %s that arrives at %s", a.NPC.Title, s), a.NPC.Base, s.Floor, s.At, p.Where.At(s.Path)})
			}
		}
	}
	return out
}

// isLarge reports whether a kind takes more than a square and moves, as far as its board is known.
func isLarge(n model.NPCKind) bool {
	return n.Base > model.Inch && (n.Stats == nil || n.Stats.Actions != nil && *n.Stats.Actions > 0)
}

// stuckIn reports whether a small figure can leave the room and the large one cannot.
func stuckIn(p *check.Pass, x large) bool {
	if !arrivals.Within(x.floor.Board, x.at) {
		return false
	}
	q := arrivals.On(p, x.floor)
	g := walks.Grid(q)
	room := g.RoomAt(x.at)
	if slices.ContainsFunc(walks.Docks(q), func(a model.Airlock) bool { return g.RoomAt(a.At).Name == room.Name }) {
		return false // crews come to it
	}
	unlocked := func(int) bool { return true }
	leaves := func(base model.Length) (stands, gone bool) {
		reach := g.Reach(room.Cells, geom.Query{Base: base, OpenLocked: unlocked})
		for _, c := range reach.Cells() {
			if g.RoomOf(c).Name != room.Name {
				return true, true
			}
			stands = true
		}
		return stands, false
	}
	if _, gone := leaves(model.Inch); !gone {
		return false
	}
	stands, gone := leaves(x.base)
	return stands && !gone
}
