package hexplan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Card checks a mission card against its kind.
func Card(m *xia.MissionCard, rules *xia.RuleSet) []Problem {
	c := &checker{rules: rules}
	for i, s := range m.Steps {
		c.target(s, fmt.Sprintf("steps.%d", i))
	}
	c.cardLinks(m)
	kind := find(rules.MissionKinds, func(k xia.MissionKind) bool { return k.ID == m.Kind })
	if kind == nil {
		return c.found
	}
	var steps []string
	for _, s := range m.Steps {
		steps = append(steps, s.Kind)
	}
	if !slices.Equal(steps, kind.Steps) {
		c.report(CodeSteps, "steps", "write them as "+strings.Join(kind.Steps, ", "), "these are not the steps of a %s mission", kind.Title)
	}
	c.pay(m, kind)
	return c.found
}

// target checks that a step says whom it is against, and nothing else does.
func (c *checker) target(s xia.Step, path string) {
	seat := strings.HasPrefix(s.Target, "seat-")
	switch npc := s.Target == "npc"; {
	case npc && s.NPC == "":
		c.report(CodeTarget, path, "add npc: one of the rule set's NPCs", "the step does not say which NPC")
	case !npc && s.NPC != "":
		c.report(CodeTarget, path+".npc", `write target: "npc", or leave npc out`, "an NPC is named, but the target is another")
	case seat && s.Seats == 0:
		c.report(CodeTarget, path, "add seats: 1 is the neighbour", "the step does not say how many seats away the target sits")
	case !seat && s.Seats != 0:
		c.report(CodeTarget, path+".seats", "leave it out", "seats are counted, but the target is no player's seat")
	}
}

// pay checks that the lines follow one another and reach the end.
func (c *checker) pay(m *xia.MissionCard, kind *xia.MissionKind) {
	top := c.top(kind)
	next := 1
	if kind.PaidBy == "throw" && len(m.Pay) > 0 {
		next = m.Pay[0].From
	}
	for i, p := range m.Pay {
		path := fmt.Sprintf("pay.%d", i)
		switch {
		case p.From != next:
			c.report(CodePay, path+".from", fmt.Sprintf("begin at %d", next), "the line begins at %d, where %d is next", p.From, next)
			return
		case p.To == 0 && i < len(m.Pay)-1:
			c.report(CodePay, path, "add to:, or take the lines behind it out", "the line has no end, but another follows")
			return
		case p.To != 0 && p.To < p.From, top > 0 && p.To > top:
			c.report(CodePay, path+".to", fmt.Sprintf("end between %d and %d", p.From, max(top, p.From)), "the line cannot end at %d", p.To)
			return
		}
		next = p.To + 1
	}
	c.payEnd(m, next-1, top)
}

// payEnd checks that the last line reaches the end.
func (c *checker) payEnd(m *xia.MissionCard, last, top int) {
	switch {
	case len(m.Pay) == 0:
		c.report(CodePay, "pay", "add a line, such as {from: 1, credits: 2000}", "the card pays nothing")
	case last <= 0: // without an end
	case top == 0:
		c.report(CodePay, fmt.Sprintf("pay.%d.to", len(m.Pay)-1), "leave it out", "there is no pay for more than %d", last)
	case last < top:
		c.report(CodePay, fmt.Sprintf("pay.%d.to", len(m.Pay)-1), fmt.Sprintf("go on to %d, or leave it out", top), "there is no pay for more than %d", last)
	}
}

// top is the highest number that a kind of mission is paid by; 0 where there is no end.
func (c *checker) top(kind *xia.MissionKind) int {
	switch kind.PaidBy {
	case "throw":
		if d := find(c.rules.Dice, func(d xia.Die) bool { return d.ID == kind.Die }); d != nil {
			return d.Sides
		}
	case "tier":
		return len(c.rules.Tiers)
	}
	return 0
}
