package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// rch010 finds figures that come into play where nobody is.
func rch010() Check {
	return Check{
		Code:     "RCH010",
		Title:    "figures of the game that can reach nobody",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "Whoever arrives at this entry point or hatch, or stands here from the start, is walled in: locks that nothing opens, or pieces, keep it from every square " +
			"inch that a crew can get to. It is no danger to anybody and cannot be met. Figures go through closed doors, and through locked ones where the rules of the " +
			"edition let some of them. A place in a sealed room is [MAP105](MAP105.md), one without room to stand another check's.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\" // the only door of the room\n\tentries: \"1\": {side: \"north\", at: 2}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tentries: \"1\": {side: \"north\", at: 2}\n}",
		Run: func(p *Pass) {
			for _, s := range pens.Of(p) {
				if !p.wanted(s.source) { // core
					p.walledIn(s)
				}
			}
		},
	}
}

// pen is a place that figures come from, with all that they get to, which is nowhere that crews get to.
type pen struct {
	source
	area *geom.Reached
}

// pens are those of the mission, one for each area.
var pens = NewFact("pens", func(p *Pass) []pen {
	all := p.together()
	if all.stuck() {
		return nil
	}
	var out []pen
	var seen []*geom.Reached // what has been flooded from other places
	for _, s := range p.sources() {
		in := func(r *geom.Reached) bool { return anywhere(r, s.spots) }
		if in(all.reach) || p.inSealedRoom(s.floor, s.at) || slices.ContainsFunc(seen, in) {
			continue
		}
		if len(seen) == mostAreas {
			break
		}
		area := p.prowl(s.spots)
		seen = append(seen, area)
		if area.Count() > 0 && !common(area, all.reach, len(p.building().Floors())) {
			out = append(out, pen{s, area})
		}
	}
	return out
})

// wanted reports whether an objective names the figure that stands there: then the objective cannot be met, which
// is reported.
func (p *Pass) wanted(s source) bool {
	return s.path != "" && slices.ContainsFunc(placeWants.Of(p), func(x want) bool { return x.path == s.path })
}

// walledIn reports a place that nobody who comes from it gets away from.
func (p *Pass) walledIn(s pen) {
	all := p.together()
	why := p.obstacle(s.site, all, "the place")
	if why.told || p.encircled(why.locks) {
		return
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("whoever comes from %s reaches nobody: %s", s.title, why.label),
		Range:   s.where,
		Place:   p.spotPlace(s.floor, s.at),
	}
	if len(s.kinds) == 1 {
		d.Summary = fmt.Sprintf("%s at %s%s reaches nobody: %s", s.title, point(s.at), p.ofFloor(s.floor), why.label)
	}
	why.label = ""
	why.tell(&d)
	d.Reasons = append([]string{fmt.Sprintf("it gets to %s, crews get to %s, and no square inch is among both", english.Count(s.area.Count(), "square inch"), english.Count(all.reach.Count(), "square inch"))}, why.reasons...)
	p.Report(d)
}
