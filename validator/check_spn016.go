package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn016 finds large figures in rooms that they cannot leave (seed 002:1840-1842, 1845).
func spn016() Check {
	return Check{
		Code:     "SPN016",
		Title:    "a large figure cannot leave the room it appears in",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "A figure whose base takes four squares gets through wide openings only. It begins, or arrives, in a room that traders " +
			"can walk into and out of, and every way out is too narrow for it, with all doors open and all locks undone: it never takes part, as no airlock opens into that room either. Put a wide doorway or " +
			"an arch into a wall, or let it appear elsewhere. Kinds whose board gives them no actions stay where they are and are " +
			"not looked at.",
		Before: "// a cell whose only door is a narrow one\nsetup: npcs: [{kind: \"talos\", at: [4, 4]}]",
		After:  "// the hall\nsetup: npcs: [{kind: \"talos\", at: [12, 12]}]",
		Run: func(p *Pass) {
			for _, x := range p.largeFigures() {
				if p.stuckIn(x) { // core
					room := p.on(x.floor).Grid().RoomAt(x.at)
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s with a base of %s inches cannot leave room %s", x.name, x.base, room.Name),
						Details: []string{"figures on bases of 1 inch can"},
						Remedy:  "put a wide doorway or an arch into a wall of the room, or let it appear elsewhere",
						Range:   x.where,
						Place:   p.spotOn(x.floor, x.at),
						Marks: []diag.Mark{
							{Kind: diag.SpotMark, Floor: x.floor.ID, At: []model.Point{x.at}, Size: x.base, Text: x.name},
							onFloor(cellsOf(room.Cells, "room "+room.Name), x.floor),
						},
						Reasons: []string{
							fmt.Sprintf("a base of %s inches takes %d × %d squares and needs a wide opening", x.base, x.span(), x.span()),
							fmt.Sprintf("room %s has %s; from %s a base of 1 inch leaves it, a base of %s inches does not", room.Name, english.Count(len(room.Cells), "square"), point(x.at), x.base),
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
func (p *Pass) largeFigures() []large {
	var out []large
	for _, f := range p.figures() {
		if isLarge(f.kind) {
			out = append(out, large{f.String(), f.kind.Base, f.floor, f.at, p.figureRange(f)})
		}
	}
	for _, s := range p.spawnPoints() {
		seen := map[string]bool{}
		for _, a := range p.arrivalsAt(s) {
			if isLarge(a.npc) && !seen[a.npc.ID] {
				seen[a.npc.ID] = true
				out = append(out, large{fmt.Sprintf("a %s that arrives at %s", a.npc.Title, s), a.npc.Base, s.floor, s.at, p.Where.At(s.path)})
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
func (p *Pass) stuckIn(x large) bool {
	if !within(x.floor.Board, x.at) {
		return false
	}
	q := p.on(x.floor)
	g := q.Grid()
	room := g.RoomAt(x.at)
	if slices.ContainsFunc(q.docks(), func(a model.Airlock) bool { return g.RoomAt(a.At).Name == room.Name }) {
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
