package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// rch002 finds pieces and panels that a rule wants touched and no crew can touch.
func rch002() Check {
	return Check{
		Code:     "RCH002",
		Title:    "the piece or panel of a rule or objective cannot be reached",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A rule begins when a trader interacts with a piece, a marker or a panel, repairs it or breaks it, or an objective asks for that, or a token lies there, and no crew can " +
			"walk there and touch it. When the rule hands out the token of an objective, nobody can meet the objective. Doors and locks " +
			"count as for [RCH001](RCH001.md); crates, and things in one area with a crate, are left to that check. Things in one area are one finding.",
		Before: "board: furniture: console: {kind: \"console\", at: [2, 2]} // tables on all sides\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		After:  "board: furniture: console: {kind: \"console\", at: [6, 2]}\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		Run: func(p *Pass) {
			for _, g := range p.barred(false) {
				if p.beyondEvery(g) { // core
					p.unreachedArea(g, titles(g.wants))
				}
			}
		},
	}
}

// titles are the full names of some wants.
func titles(all []want) string {
	var words []string
	for _, x := range all[:min(len(all), mostNamed)] {
		words = append(words, x.title)
	}
	return english.And(words)
}

// touchWants are the pieces, panels and markers that rules and objectives want touched or that hold tokens, each
// at the first place that says so. Crates have a check of their own.
var touchWants = NewFact("what is to be touched", (*Pass).findTouchWants)

func (p *Pass) findTouchWants() []want {
	var out []want
	add := func(id, path, whose string) {
		s, ok := p.touched(id)
		if ok && !slices.ContainsFunc(out, func(x want) bool { return x.name == s.name }) {
			out = append(out, want{site: s, title: s.name + whose, where: p.Where.At(path)})
		}
	}
	p.eachTrigger(func(t triggerAt) {
		if !kinds.Touches(t.Trigger) || t.Who != nil && !infer.Traders(t.Who) {
			return
		}
		whose := " that ends the game or reveals something"
		if t.rule != nil {
			whose = fmt.Sprintf(" of rule %q%s", t.rule.ID, p.servesObjective(*t.rule))
		}
		add(t.With, t.path+".with", whose)
		add(t.Of, t.path+".of", whose)
	})
	p.eachGoal(func(g goalAt) {
		whose := " of the objective " + g.objective.ID
		add(g.With, g.path+".with", whose)
		add(g.Into, g.path+".into", whose)
		if kinds.Has(kinds.Wants(g.Goal), kinds.PieceCell) {
			add(g.Of, g.path+".of", whose)
		}
	})
	for i, c := range p.Subject.Mission.Setup.Contents {
		add(c.At.Piece, fmt.Sprintf("setup.contents.%d.at", i), fmt.Sprintf(", where %s,", lies(len(c.Tokens)+drawn(c.Draw))))
	}
	return out
}

// touched is what a trader must touch: a panel, a marker or a piece that is no crate and stands where it can.
func (p *Pass) touched(id string) (site, bool) {
	s, ok := p.siteOf(id)
	if !ok || strings.HasPrefix(s.name, "crate ") || strings.HasPrefix(s.name, "zone ") {
		return s, false
	}
	return s, !slices.ContainsFunc(p.pieces(), func(t thing) bool { return t.path == s.path && p.misplaced(t) })
}

// servesObjective names the objectives whose token a rule hands out.
func (p *Pass) servesObjective(r model.Rule) string {
	var served []string
	for _, o := range p.Mission.Objectives {
		goals("", o.Done, func(g goalAt) {
			gives := func(e model.Effect) bool { return e.Token != "" && e.Token == g.Token }
			if slices.ContainsFunc(r.Do, gives) && !slices.Contains(served, o.ID) {
				served = append(served, o.ID)
			}
		})
	}
	if len(served) == 0 {
		return ""
	}
	return ", which the objective " + english.And(served) + " depends on,"
}
