package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// rch009 finds one-way links that nobody comes back from: traders leave by the door of an airlock (seed 000:774-778).
func rch009() Check {
	return Check{
		Code:     "RCH009",
		Title:    "a way in without a way back",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "The link can be taken in one direction only, and from its far end nobody can walk to a link that leads back: there is none, or walls, locks or pieces are in " +
			"between. Whoever takes it never leaves the game aboard a ship. " +
			"Where a crate, or what a rule or an objective wants, can only be got at in there, that is an error. " +
			"Add a second link, let this one go both ways, or put an airlock there.",
		Before: "// in the hold a wall stands between the two\nboard: links: {\n\tchute: {from: [2, 2], to: [2, 2], board: \"hold\", oneWay: true}\n\tladder: {kind: \"ladder\", from: [6, 6], to: [6, 6], board: \"hold\"}\n}",
		After:  "// with a doorway in it\nboard: links: {\n\tchute: {from: [2, 2], to: [2, 2], board: \"hold\", oneWay: true}\n\tladder: {kind: \"ladder\", from: [6, 6], to: [6, 6], board: \"hold\"}\n}",
		Run: func(p *Pass) {
			all := p.together()
			if len(all.from) == 0 {
				return
			}
			home := p.building().ReachBack(all.from, p.walker(all))
			told := geom.Spot{Floor: -1}
			for _, w := range p.building().Ways() {
				lost := all.reach.Any(w.From, w.Foot) && home.Any(w.From, w.Foot) && all.reach.Any(w.To, w.Head) && !home.Any(w.To, w.Head)
				if at := (geom.Spot{Floor: w.To, Cell: w.Head[0]}); lost && at != told { // core
					told = at
					p.trappedBy(w, home)
				}
			}
		},
	}
}

// trappedBy reports a link that leads to where there is no way back from.
func (p *Pass) trappedBy(w geom.Way, home *geom.Reached) {
	inside := p.building().Reach(geom.On(w.To, w.Head), p.walker(p.together()))
	path := p.building().Floors()[w.From].Path + ".links." + w.Link.ID
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("whoever takes link %s never gets back to an airlock", w.Link.ID),
		Details: []string{fmt.Sprintf("from its far end a trader gets to %s, and to no airlock", english.Count(inside.Count(), "square inch"))},
		Remedy:  "let the link go both ways, or add another one that leads back",
		Range:   p.first(path+".oneWay", path),
		Label:   "one way",
		Place:   p.spotPlace(w.From, w.Link.From),
		Reasons: []string{
			fmt.Sprintf("from all airlocks together, traders get to %s and to the near end of the link", english.Count(p.together().reach.Count(), "square inch")),
			fmt.Sprintf("an airlock can be walked to from %s", english.Count(home.Count(), "square inch")),
			fmt.Sprintf("the far end of the link, at %s%s, is not among them", point(w.Link.To), p.ofFloor(w.To)),
		},
	}
	if p.Where.Has(path + ".oneWay") {
		d.Fix = &diag.Fix{Text: "let it go both ways", Edits: []diag.Edit{{Range: p.Where[path+".oneWay"], New: "false"}}}
	}
	for i := range p.building().Floors() {
		var cells []geom.Cell
		for _, c := range inside.Cells(i) {
			if !home.Has(i, c) {
				cells = append(cells, c)
			}
		}
		if len(cells) > 0 {
			d.Marks = append(d.Marks, p.cellsMark(i, cells, "no way back"))
		}
	}
	d.Marks = append(d.Marks, p.wayMarks(p.wayTo(p.together().reach, geom.On(w.From, w.Foot)), "to the link")...)
	for _, wants := range [][]want{crateWants.Of(p), touchWants.Of(p), placeWants.Of(p)} {
		for _, x := range wants {
			if anywhere(inside, x.spots) && !anywhere(home, x.spots) {
				d.Severity = diag.Error
				d.Related = append(d.Related, diag.Related{Range: x.where, Text: x.name + " can only be got at in there"})
			}
		}
	}
	p.Report(d)
}
