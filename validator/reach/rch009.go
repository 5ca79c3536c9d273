package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch009 finds one-way links that nobody comes back from: traders leave by the door of an airlock (seed 000:774-778).
func rch009() check.Check {
	return check.Check{
		Code:     "RCH009",
		Title:    "a way in without a way back",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{walks.CrateWants, walks.PlaceWants, walks.Together, walks.TouchWants},
		Text: "The link can be taken in one direction only, and from its far end nobody can walk to a link that leads back: there is none, or walls, locks or pieces are in " +
			"between. Whoever takes it never leaves the game aboard a ship. " +
			"Where a crate, or what a rule or an objective wants, can only be got at in there, that is an error. " +
			"Add a second link, let this one go both ways, or put an airlock there.",
		Before: "// in the hold a wall stands between the two\nboard: links: {\n\tchute: {from: [2, 2], to: [2, 2], board: \"hold\", oneWay: true}\n\tladder: {kind: \"ladder\", from: [6, 6], to: [6, 6], board: \"hold\"}\n}",
		After:  "// with a doorway in it\nboard: links: {\n\tchute: {from: [2, 2], to: [2, 2], board: \"hold\", oneWay: true}\n\tladder: {kind: \"ladder\", from: [6, 6], to: [6, 6], board: \"hold\"}\n}",
		Run: func(p *check.Pass) {
			all := walks.Together.Of(p)
			if len(all.From) == 0 {
				return
			}
			home := walks.Building.Of(p).ReachBack(all.From, walks.Walker(p, all))
			told := geom.Spot{Floor: -1}
			for _, w := range walks.Building.Of(p).Ways() {
				lost := all.Reach.Any(w.From, w.Foot) && home.Any(w.From, w.Foot) && all.Reach.Any(w.To, w.Head) && !home.Any(w.To, w.Head)
				if at := (geom.Spot{Floor: w.To, Cell: w.Head[0]}); lost && at != told { // core
					told = at
					trappedBy(p, w, home)
				}
			}
		},
	}
}

// trappedBy reports a link that leads to where there is no way back from.
func trappedBy(p *check.Pass, w geom.Way, home *geom.Reached) {
	inside := walks.Building.Of(p).Reach(geom.On(w.To, w.Head), walks.Walker(p, walks.Together.Of(p)))
	path := walks.Building.Of(p).Floors()[w.From].Path + ".links." + w.Link.ID
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("whoever takes link %s never gets back to an airlock", w.Link.ID),
		Details: []string{fmt.Sprintf("from its far end a trader gets to %s, and to no airlock", english.Count(inside.Count(), "square inch"))},
		Remedy:  "let the link go both ways, or add another one that leads back",
		Range:   p.First(path+".oneWay", path),
		Label:   "one way",
		Place:   walks.SpotPlace(p, w.From, w.Link.From),
		Reasons: []string{
			fmt.Sprintf("from all airlocks together, traders get to %s and to the near end of the link", english.Count(walks.Together.Of(p).Reach.Count(), "square inch")),
			fmt.Sprintf("an airlock can be walked to from %s", english.Count(home.Count(), "square inch")),
			fmt.Sprintf("the far end of the link, at %s%s, is not among them", parts.Point(w.Link.To), walks.OfFloor(p, w.To)),
		},
	}
	if p.Where.Has(path + ".oneWay") {
		d.Fix = &diag.Fix{Text: "let it go both ways", Edits: []diag.Edit{{Range: p.Where[path+".oneWay"], New: "false"}}}
	}
	for i := range walks.Building.Of(p).Floors() {
		var cells []geom.Cell
		for _, c := range inside.Cells(i) {
			if !home.Has(i, c) {
				cells = append(cells, c)
			}
		}
		if len(cells) > 0 {
			d.Marks = append(d.Marks, walks.CellsMark(p, i, cells, "no way back"))
		}
	}
	d.Marks = append(d.Marks, wayMarks(p, walks.WayTo(walks.Together.Of(p).Reach, geom.On(w.From, w.Foot)), "to the link")...)
	for _, wants := range [][]walks.Want{walks.CrateWants.Of(p), walks.TouchWants.Of(p), walks.PlaceWants.Of(p)} {
		for _, x := range wants {
			if walks.Anywhere(inside, x.Spots) && !walks.Anywhere(home, x.Spots) {
				d.Severity = diag.Error
				d.Related = append(d.Related, diag.Related{Range: x.Where, Text: x.Name + " can only be got at in there"})
			}
		}
	}
	p.Report(d)
}
