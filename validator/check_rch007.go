package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// rch007 finds rooms that have a way in that nobody can take.
func rch007() Check {
	return Check{
		Code:     "RCH007",
		Title:    "a room that nobody can enter",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "The room is not sealed ([MAP105](MAP105.md)): there is a door. But the door is locked and nothing opens it, a piece stands in the way, or what " +
			"opens it cannot be got at. Nothing that a rule, an objective or a search needs is in there, and no figure comes from there, or that would be reported instead; " +
			"still it is floor that nobody walks on. Rooms behind one obstacle are one finding.",
		Before: "board: panels: \"4,0-4,4\": state: \"locked\" // no rule opens it",
		After:  "board: panels: \"4,0-4,4\": state: \"closed\"",
		Run: func(p *Pass) {
			if p.together().stuck() {
				return
			}
			told := p.toldAreas()
			for _, a := range p.emptyAreas() {
				if !slices.ContainsFunc(told, a.meets) { // core
					p.emptyArea(a)
				}
			}
		},
	}
}

// emptyArea is a part of the floors that nobody gets to, with the rooms that lie in it.
type emptyArea struct {
	spots []geom.Spot // of the first room
	rooms []want
	reach *geom.Reached
}

// meets reports whether something that is reported by itself lies in the area.
func (a *emptyArea) meets(r *geom.Reached) bool { return anywhere(r, a.spots) }

// emptyAreas are the rooms that are not sealed and that no crew gets into, by area.
func (p *Pass) emptyAreas() []*emptyArea {
	var out []*emptyArea
	all := p.together()
	for _, x := range p.roomWants() {
		if all.has(x.spots) || p.inSealedRoom(x.floor, x.at) {
			continue
		}
		j := slices.IndexFunc(out, func(a *emptyArea) bool { return anywhere(a.reach, x.spots) })
		if j < 0 {
			if j = len(out); j == mostAreas {
				break
			}
			out = append(out, &emptyArea{spots: x.spots, reach: p.building().Reach(x.spots, geom.Walker{Base: p.Rules.Board.Trader})})
		}
		out[j].rooms = append(out[j].rooms, x)
	}
	return out
}

// toldAreas are the areas of things that are reported by themselves when nobody gets to them.
func (p *Pass) toldAreas() []*geom.Reached {
	var out []*geom.Reached
	all := p.together()
	for _, wants := range [][]want{crateWants.Of(p), touchWants.Of(p), placeWants.Of(p), p.searchWants()} {
		for _, x := range wants {
			if len(out) < mostAreas && !all.has(x.spots) && !slices.ContainsFunc(out, func(r *geom.Reached) bool { return anywhere(r, x.spots) }) {
				out = append(out, p.building().Reach(x.spots, geom.Walker{Base: p.Rules.Board.Trader}))
			}
		}
	}
	for _, s := range pens.Of(p) {
		out = append(out, s.area)
	}
	return out
}

// emptyArea reports rooms that nobody enters, at what keeps people out.
func (p *Pass) emptyArea(a *emptyArea) {
	first := a.rooms[0]
	why := p.obstacle(first.site, p.together(), "what stands around it")
	if why.told || p.encircled(why.locks) || len(why.locks) == 0 && p.doorwayBlocked(a) {
		return
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("nobody can enter %s (%s): %s", p.roomsOf(a), english.Count(len(first.spots), "free square inch"), afterComma(why.label)),
		Range:   first.where,
		Place:   p.spotPlace(first.floor, first.at),
	}
	if len(why.locks) > 0 {
		d.Range = p.lockRange(why.locks[0])
	}
	why.label = "on its border"
	why.tell(&d)
	p.Report(d)
}

// doorwayBlocked reports whether pieces right in front of a doorway close the area off, which is reported by
// itself.
func (p *Pass) doorwayBlocked(a *emptyArea) bool {
	found := false
	p.eachFloor(func(q *Pass) {
		floor := p.building().Floor(q.Storey)
		for _, r := range a.rooms {
			if r.floor != floor {
				continue
			}
			for _, x := range q.Grid().RoomAt(r.at).Panels {
				in, _ := q.blockers(x)
				found = found || len(in) > 0
			}
		}
	})
	return found
}

// roomsOf names the rooms of an area.
func (p *Pass) roomsOf(a *emptyArea) string {
	var words []string
	for _, r := range a.rooms[:min(len(a.rooms), mostNamed)] {
		words = append(words, r.name)
	}
	return english.And(words)
}
