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

// rch001 finds crates that a crew cannot get to.
func rch001() check.Check {
	return check.Check{
		Code:     "RCH001",
		Title:    "a crate cannot be reached",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Crates, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, barredAreas, deadlocks},
		Text: "Crews must be able to walk from an airlock to every crate and touch it, on every floor, by links where there are any. Closed doors open; " +
			"locked and hidden ones open when a rule opens them and the crew can get to what sets off this rule, with the tokens that it asks for. " +
			"Pieces in the way count, figures do not. When no crate at all can be reached from one airlock, the airlock is reported; crates in one area " +
			"that nobody gets to are one finding, with the things of rules and objectives that lie there. A crate that is off the board, in a wall or in another piece has that mistake first; one that " +
			"only some crews get to is [RCH005](RCH005.md), and locks that hold each other's keys are [RCH006](RCH006.md).",
		Before: "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"locked\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]} // the only way in is locked\n}",
		After:  "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"closed\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]}\n}",
		Run: func(p *check.Pass) {
			areas := beyondAll(p, barred(p, true))
			if cut := walks.CutOff.Of(p); len(areas)+len(cut) > 0 { // core
				for _, g := range areas {
					unreachedArea(p, g, wantNames(g.wants))
				}
				for _, w := range cut {
					deadEnd(p, w)
				}
			}
		},
	}
}

// deadEnd reports an airlock that leads to no crate.
func deadEnd(p *check.Pass, w walks.Access) {
	var spots []geom.Spot
	for _, t := range walks.Pieces.Of(p) {
		if t.Family == parts.CrateThing {
			spots = append(spots, walks.Beside(p, t)...)
		}
	}
	why := between(p, spots, w, "the airlock")
	if w.Stuck() {
		in := inTheWay(p, w, nil)
		why = blocked(p, in)
		why.label, why.remedy = "hemmed in by "+walks.AnyOf(in, "and"), why.remedy+", or the airlock"
	}
	if why.told || encircled(p, why.locks) || astride(p, []walks.Access{w}) || offRimOf(p, w) {
		return
	}
	at := dockPath(p, w)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("no crate can be reached from airlock %s, %s", w.Airlock.ID, why.label),
		Range:   p.Where.At(at),
		Place:   walks.SpotPlace(p, w.Floor, w.Airlock.At),
	}
	why.details = append([]string{fmt.Sprintf("a crew that docks here gets to %s", english.Count(w.Reach.Count(), "square inch"))}, why.details...)
	why.label = ""
	why.tell(&d)
	p.Report(d)
}

// dockPath is where the source speaks of the airlock of an access.
func dockPath(p *check.Pass, w walks.Access) string {
	return walks.Building.Of(p).Floors()[w.Floor].Path + ".airlocks." + w.Airlock.ID
}
