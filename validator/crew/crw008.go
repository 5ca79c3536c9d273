package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// crw008 finds ships that cannot fly, or have what no ship has.
func crw008() check.Check {
	return check.Check{
		Code:     "CRW008",
		Title:    "a ship that cannot be so",
		Severity: diag.Error,
		// seed 000:1930, 2271: a system at nothing grounds the ship. seed 000:2291: levels come one after another.
		Text: "A system of the ship stands at 0, which grounds the crew, or above the most that the rules know; or an upgrade is at a level that " +
			"it does not have.",
		Before: "ship: upgrades: scanners: 4 // there are three levels",
		After:  "ship: upgrades: scanners: 3",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			for _, d := range shipFaults(p, c.Ship) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// shipFaults are what is wrong with a ship.
func shipFaults(p *check.Pass, ship model.CrewShip) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, a := range ship.Systems {
		s := check.Find(p.Rules.Ship.Systems, a.ID, func(s *model.ShipSystem) string { return s.ID })
		d := diag.Diagnostic{Range: p.First("ship.systems."+a.ID, "ship")}
		switch {
		case s == nil:
		case a.Count == 0:
			d.Summary = fmt.Sprintf("the system %s stands at 0: the ship is beyond repair, and the crew out of the campaign", a.ID)
			d.Remedy = fmt.Sprintf("write 1 or more; a new ship has %d", s.Start)
		case s.Most > 0 && a.Count > s.Most:
			d.Summary = fmt.Sprintf("the system %s stands at %d, and goes to %d", a.ID, a.Count, s.Most)
			d.Remedy = fmt.Sprintf("write %d at most", s.Most)
		}
		out = append(out, d)
	}
	for _, a := range ship.Upgrades {
		u := check.Find(p.Rules.Upgrades, a.ID, func(u *model.Upgrade) string { return u.ID })
		if u != nil && a.Count > len(u.Levels) {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("the upgrade %s is at level %d, and goes to %d", a.ID, a.Count, len(u.Levels)),
				Remedy:  fmt.Sprintf("write %d at most", len(u.Levels)),
				Range:   p.First("ship.upgrades."+a.ID, "ship"),
				Fix:     stock.Write(p, "ship.upgrades."+a.ID, len(u.Levels)),
			})
		}
	}
	return out
}
