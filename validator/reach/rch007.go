package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch007 finds rooms that have a way in that nobody can take.
func rch007() check.Check {
	return check.Check{
		Code:     "RCH007",
		Title:    "a room that nobody can enter",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, deadlocks, walks.CrateWants, walks.OpenGrid, walks.Pens, walks.PlaceWants, walks.TouchWants},
		Text: "The room is not sealed ([MAP105](MAP105.md)): there is a door. But the door is locked and nothing opens it, a piece stands in the way, or what " +
			"opens it cannot be got at. Nothing that a rule, an objective or a search needs is in there, and no figure comes from there, or that would be reported instead; " +
			"still it is floor that nobody walks on. Rooms behind one obstacle are one finding.",
		Before: "board: panels: \"4,0-4,4\": state: \"locked\" // no rule opens it",
		After:  "board: panels: \"4,0-4,4\": state: \"closed\"",
		Run: func(p *check.Pass) {
			if walks.Together.Of(p).Stuck() {
				return
			}
			told := walks.ToldAreas(p)
			for _, a := range emptyAreas(p) {
				if !slices.ContainsFunc(told, a.meets) { // core
					emptyAreaOf(p, a)
				}
			}
		},
	}
}

// emptyArea is a part of the floors that nobody gets to, with the rooms that lie in it.
type emptyArea struct {
	spots []geom.Spot // of the first room
	rooms []walks.Want
	reach *geom.Reached
}

// meets reports whether something that is reported by itself lies in the area.
func (a *emptyArea) meets(r *geom.Reached) bool { return walks.Anywhere(r, a.spots) }

// emptyAreas are the rooms that are not sealed and that no crew gets into, by area.
func emptyAreas(p *check.Pass) []*emptyArea {
	var out []*emptyArea
	all := walks.Together.Of(p)
	for _, x := range roomWants(p) {
		if all.Has(x.Spots) || walks.InSealedRoom(p, x.Floor, x.At) {
			continue
		}
		j := slices.IndexFunc(out, func(a *emptyArea) bool { return walks.Anywhere(a.reach, x.Spots) })
		if j < 0 {
			if j = len(out); j == walks.MostAreas {
				break
			}
			out = append(out, &emptyArea{spots: x.Spots, reach: walks.Building.Of(p).Reach(x.Spots, geom.Walker{Base: p.Rules.Board.Trader})})
		}
		out[j].rooms = append(out[j].rooms, x)
	}
	return out
}

// emptyAreaOf reports rooms that nobody enters, at what keeps people out.
func emptyAreaOf(p *check.Pass, a *emptyArea) {
	first := a.rooms[0]
	why := obstacleOf(p, first.Site, walks.Together.Of(p), "what stands around it")
	if why.told || encircled(p, why.locks) || len(why.locks) == 0 && doorwayBlocked(p, a) {
		return
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("nobody can enter %s (%s): %s", roomsOf(p, a), english.Count(len(first.Spots), "free square inch"), afterComma(why.label)),
		Range:   first.Where,
		Place:   walks.SpotPlace(p, first.Floor, first.At),
	}
	if len(why.locks) > 0 {
		d.Range = walks.LockRange(p, why.locks[0])
	}
	why.label = "on its border"
	why.tell(&d)
	p.Report(d)
}

// doorwayBlocked reports whether pieces right in front of a doorway close the area off, which is reported by
// itself.
func doorwayBlocked(p *check.Pass, a *emptyArea) bool {
	found := false
	p.EachFloor(func(q *check.Pass) {
		floor := walks.Building.Of(p).Floor(q.Storey)
		for _, r := range a.rooms {
			if r.Floor != floor {
				continue
			}
			for _, x := range walks.Grid(q).RoomAt(r.At).Panels {
				in, _ := walks.Blockers(q, x)
				found = found || len(in) > 0
			}
		}
	})
	return found
}

// roomsOf names the rooms of an area.
func roomsOf(p *check.Pass, a *emptyArea) string {
	var words []string
	for _, r := range a.rooms[:min(len(a.rooms), parts.MostNamed)] {
		words = append(words, r.Name)
	}
	return english.And(words)
}
