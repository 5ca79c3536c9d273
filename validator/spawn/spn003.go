package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn003 finds points of arrival with little room (seed 000:1252, 002:2992, 3102).
func spn003() check.Check {
	return check.Check{
		Code:     "SPN003",
		Title:    "an entry point has little room for its largest arrival",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Entries, check.Track, check.Walls},
		Requires: []check.AnyFact{arrivals.Arrivals, parts.Placed, walks.Building},
		Text: fmt.Sprintf("The models of one arrival are placed in contact with their entry point or, when that is full, as "+
			"close as possible; those that come out of a marker stand on it and around it. This counts the bases that fit into "+
			"the same room within %d inches of the point, "+
			"and compares that with the most models of one kind that any hostility level can send at once. Where they "+
			"do not fit, some will stand behind walls or far away, and players will argue about where. NPCs that the mission "+
			"puts in the place of the usual ones are counted with their own bases. A point that something stands on is "+
			"[SPN011](SPN011.md).", geom.Near),
		Before: "// a closet of 2 × 2 inches, half filled by a crate, with entry point 1 in it\nboard: entries: \"1\": {side: \"north\", at: 0.5}",
		After:  "// the room next to it\nboard: entries: \"1\": {side: \"north\", at: 3.5}",
		Run: func(p *check.Pass) {
			for _, s := range spawnPoints(p) {
				if !arrivals.Within(s.Floor.Board, s.At) || pointBlocked(p, s) != "" {
					continue
				}
				a, fits := worstArrival(p, s)
				if fits < a.Count { // core
					littleRoom(p, s, a, fits)
				}
			}
		},
	}
}

// worstArrival is the arrival that lacks most room at a point, and how many of it fit.
func worstArrival(p *check.Pass, s arrivals.SpawnPoint) (worst arrivals.Arrival, fits int) {
	g := walks.Grid(arrivals.On(p, s.Floor))
	known := map[[2]int]int{} // how many fit, by base and number
	for a := range arrivalsAt(p, s) {
		key := [2]int{int(a.NPC.Base), a.Count}
		n, ok := known[key]
		if !ok {
			n = g.Standing(s.At, a.NPC.Base, a.Count)
			known[key] = n
		}
		if a.Count-n > worst.Count-fits {
			worst, fits = a, n
		}
	}
	return worst, fits
}

// littleRoom reports a point at which an arrival finds no room.
func littleRoom(p *check.Pass, s arrivals.SpawnPoint, a arrivals.Arrival, fits int) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room for %d of the %s that can arrive there", s, fits, a),
		Details: []string{fmt.Sprintf("counted within %d inches of %s in the same room; level %q sends that many", geom.Near, parts.Point(s.At), a.Title)},
		Remedy:  fmt.Sprintf("move the %s to a roomier place, or clear the floor beside it", s.Noun),
		Range:   p.Where.At(s.Path),
		Place:   p.SpotOn(s.Floor, s.At),
		Marks: []diag.Mark{{
			Kind: diag.SpotMark, Floor: s.Floor.ID, At: []model.Point{s.At}, Size: a.NPC.Base, Text: fmt.Sprintf("%d of %d", fits, a.Count),
		}},
		Reasons: []string{
			fmt.Sprintf("the largest arrival here: %s with bases of %s, at %q", a, parts.Inches(a.NPC.Base), a.Title),
			fmt.Sprintf("bases of that size side by side within %d inches, in %s: %d", geom.Near, walks.Grid(arrivals.On(p, s.Floor)).RoomAt(s.At).Name, fits),
			fmt.Sprintf("missing: room for %d", a.Count-fits),
		},
	}
	if fits == 0 {
		d.Summary = fmt.Sprintf("%s is blocked: none of the %s that can arrive there finds room", s, a)
	}
	p.Report(d)
}
