package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// rch002 finds pieces and panels that a rule wants touched and no crew can touch.
func rch002() Check {
	return Check{
		Code:     "RCH002",
		Title:    "the piece or panel of a rule or objective cannot be reached",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A rule begins when a trader interacts with a piece or a panel, and some crew cannot walk there and touch it. " +
			"When the rule hands out the token of an objective, that crew cannot meet the objective. Doors and locks " +
			"count as for [RCH001](RCH001.md); crates are left to that check.",
		Before: "board: furniture: console: {kind: \"console\", at: [2, 2]} // tables on all sides\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		After:  "board: furniture: console: {kind: \"console\", at: [6, 2]}\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		Run: func(p *Pass) {
			for _, r := range p.Mission.Rules {
				if r.When == nil {
					continue
				}
				if t, ok := p.touched(r.When.With); ok {
					name := fmt.Sprintf("%s of rule %q%s", t, r.ID, p.servesObjective(r))
					p.unreached(t, name, p.Where.At("rules."+r.ID+".when.with"), p.without(p.cutOff()))
				}
			}
		},
	}
}

// touched finds what a trader must touch to set a rule off: a panel, or a piece that is no crate and
// in no sealed room, as those are reported by themselves.
func (p *Pass) touched(id string) (thing, bool) {
	if t, ok := p.piece(id); ok {
		return t, t.family == furnitureThing && !p.inSealedRoom(t.at)
	}
	return p.panelCalled(id)
}

// servesObjective names the objectives whose token a rule hands out.
func (p *Pass) servesObjective(r model.Rule) string {
	var served []string
	for _, o := range p.Mission.Objectives {
		for _, e := range r.Do {
			if e.Token != "" && e.Token == o.Done.Token {
				served = append(served, o.ID)
			}
		}
	}
	if len(served) == 0 {
		return ""
	}
	return ", which the objective " + list(served) + " depends on,"
}
