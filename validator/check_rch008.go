package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// rch008 finds places that objectives and rules want reached and nobody reaches.
func rch008() Check {
	return Check{
		Code:     "RCH008",
		Title:    "the place of an objective, a rule or a token cannot be reached",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "An objective is met in a zone, at a marker or at a point; a rule waits for a trader to enter a zone; a token lies on the floor; a figure that an objective " +
			"names stands somewhere. No crew can walk there from any airlock. Doors, locks and links count as for [RCH001](RCH001.md). " +
			"Of a zone one square inch is enough. Figures count as met where crews get to any square that they can walk to themselves.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\"\n\tzones: vault: {from: [0, 0], to: [4, 4]}\n}\nobjectives: primary: done: {kind: \"reach\", to: zone: \"vault\"}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tzones: vault: {from: [0, 0], to: [4, 4]}\n}\nobjectives: primary: done: {kind: \"reach\", to: zone: \"vault\"}",
		Run: func(p *Pass) {
			for _, g := range p.unreached(placeWants.Of(p)) {
				if p.beyondEvery(g) { // core
					p.unreachedArea(g, titles(g.wants))
				}
			}
		},
	}
}

// placeWants are the places that objectives, rules and the set-up want somebody to get to, each at the first
// place that says so. Pieces and panels have a check of their own.
var placeWants = NewFact("places to get to", (*Pass).findPlaceWants)

func (p *Pass) findPlaceWants() []want {
	var out []want
	add := func(s site, ok bool, whose, path string) {
		if ok && len(s.spots) > 0 && !slices.ContainsFunc(out, func(x want) bool { return x.name == s.name }) {
			out = append(out, want{site: s, title: s.name + whose, where: p.first(path)})
		}
	}
	place := func(at *model.Place, whose, path string) {
		if at != nil {
			s, ok := p.placeSite(*at, path)
			add(s, ok, whose, path)
		}
	}
	p.eachGoal(func(g goalAt) {
		whose := " of the objective " + g.objective.ID
		place(g.Place, whose, g.path+".place")
		place(g.To, whose, g.path+".to")
		if g.Who != nil && g.Who.Named != "" {
			s, ok := p.figureCalled(g.Who.Named)
			add(s, ok, whose, g.path+".who.named")
		}
	})
	p.eachTrigger(func(t triggerAt) {
		if t.Zone != "" && (t.Who == nil || infer.Traders(t.Who)) {
			s, ok := p.siteOf(t.Zone)
			whose := ""
			if t.rule != nil {
				whose = fmt.Sprintf(" of rule %q", t.rule.ID)
			}
			add(s, ok, whose, t.path+".zone")
		}
	})
	for i, c := range p.Subject.Mission.Setup.Contents {
		place(&c.At, fmt.Sprintf(", where %s,", lies(len(c.Tokens)+drawn(c.Draw))), fmt.Sprintf("setup.contents.%d.at", i))
	}
	for _, h := range p.Subject.Mission.Setup.Hidden {
		for i, id := range h.Among {
			s, ok := p.siteOf(id)
			add(s, ok && !solid(s), fmt.Sprintf(", which may be the hidden thing %s,", h.ID), fmt.Sprintf("setup.hidden.%s.among.%d", h.ID, i))
		}
	}
	return out
}

// lies says of so many tokens that they lie there.
func lies(tokens int) string {
	if tokens == 1 {
		return "1 token lies"
	}
	return english.Count(tokens, "token") + " lie"
}

func drawn(d *model.Draw) int {
	if d == nil {
		return 0
	}
	return d.Count
}

// solid reports whether a site is a crate, a piece or a panel.
func solid(s site) bool {
	return strings.HasPrefix(s.name, "crate ") || strings.HasPrefix(s.name, "piece ") || strings.HasPrefix(s.name, "panel ")
}

// placeSite is a place that is no piece and no panel.
func (p *Pass) placeSite(at model.Place, path string) (site, bool) {
	spots, ok := p.spotsOf(at)
	if !ok {
		return site{}, false
	}
	s := site{name: p.placeName(at), path: path, floor: p.floorOf(at), at: p.pointOf(at), spots: spots}
	if len(spots) > 0 {
		s.floor = spots[0].Floor
	}
	return s, !solid(s)
}

// figureCalled is where a figure of the set-up with a name can be met.
func (p *Pass) figureCalled(id string) (site, bool) {
	i := slices.IndexFunc(p.Subject.Mission.Setup.NPCs, func(n model.StartNPC) bool { return n.ID == id })
	if i < 0 {
		return site{}, false
	}
	return p.startOf(i)
}
