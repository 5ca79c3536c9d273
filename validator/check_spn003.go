package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn003 finds points of arrival with little room (seed 000:1252, 002:2992, 3102).
func spn003() Check {
	return Check{
		Code:     "SPN003",
		Title:    "an entry point has little room for its largest arrival",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries, Track, Walls},
		Text: fmt.Sprintf("The models of one arrival are placed in contact with their entry point or, when that is full, as "+
			"close as possible; those that come out of a marker stand on it and around it. This counts the bases that fit into "+
			"the same room within %d inches of the point, "+
			"and compares that with the most models of one kind that any hostility level can send at once. Where they "+
			"do not fit, some will stand behind walls or far away, and players will argue about where. NPCs that the mission "+
			"puts in the place of the usual ones are counted with their own bases. A point that something stands on is "+
			"[SPN011](SPN011.md).", geom.Near),
		Before: "// a closet of 2 × 2 inches, half filled by a crate, with entry point 1 in it\nboard: entries: \"1\": {side: \"north\", at: 0.5}",
		After:  "// the room next to it\nboard: entries: \"1\": {side: \"north\", at: 3.5}",
		Run: func(p *Pass) {
			for _, s := range p.spawnPoints() {
				if !within(s.floor.Board, s.at) || p.pointBlocked(s) != "" {
					continue
				}
				a, fits := p.worstArrival(s)
				if fits < a.count { // core
					p.littleRoom(s, a, fits)
				}
			}
		},
	}
}

// worstArrival is the arrival that lacks most room at a point, and how many of it fit.
func (p *Pass) worstArrival(s spawnPoint) (worst arrival, fits int) {
	g := p.on(s.floor).Grid()
	known := map[[2]int]int{} // how many fit, by base and number
	for _, a := range p.arrivalsAt(s) {
		key := [2]int{int(a.npc.Base), a.count}
		n, ok := known[key]
		if !ok {
			n = g.Standing(s.at, a.npc.Base, a.count)
			known[key] = n
		}
		if a.count-n > worst.count-fits {
			worst, fits = a, n
		}
	}
	return worst, fits
}

// littleRoom reports a point at which an arrival finds no room.
func (p *Pass) littleRoom(s spawnPoint, a arrival, fits int) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room for %d of the %s that can arrive there", s, fits, a),
		Details: []string{fmt.Sprintf("counted within %d inches of %s in the same room; level %q sends that many", geom.Near, point(s.at), a.title)},
		Remedy:  fmt.Sprintf("move the %s to a roomier place, or clear the floor beside it", s.noun),
		Range:   p.Where.At(s.path),
		Place:   p.spotOn(s.floor, s.at),
		Marks: []diag.Mark{{
			Kind: diag.SpotMark, Floor: s.floor.ID, At: []model.Point{s.at}, Size: a.npc.Base, Text: fmt.Sprintf("%d of %d", fits, a.count),
		}},
		Reasons: []string{
			fmt.Sprintf("the largest arrival here: %s with bases of %s, at %q", a, inches(a.npc.Base), a.title),
			fmt.Sprintf("bases of that size side by side within %d inches, in %s: %d", geom.Near, p.on(s.floor).Grid().RoomAt(s.at).Name, fits),
			fmt.Sprintf("missing: room for %d", a.count-fits),
		},
	}
	if fits == 0 {
		d.Summary = fmt.Sprintf("%s is blocked: none of the %s that can arrive there finds room", s, a)
	}
	p.Report(d)
}
