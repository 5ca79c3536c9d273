package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// tradeCampaign is the subject, if it is a whole campaign of any form with its rule set.
func (p *Pass) tradeCampaign() *model.Campaign {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Rules == nil || p.Subject.Partial {
		return nil
	}
	return c
}

// campaignFacts are all facts that a campaign asks for, in the order of the schema.
func campaignFacts(c *model.Campaign) []postFact {
	var out []postFact
	add := func(f *model.CrewFact, path, what string, third bool) {
		if f != nil {
			out = append(out, postFact{fact: f, path: path, what: what, third: third})
		}
	}
	for _, n := range c.Nodes {
		at := "nodes." + n.ID
		add(n.Needs, at+".needs", "stage "+n.ID, false)
		for i, a := range n.After {
			add(a.When, fmt.Sprintf("%s.after.%d.when", at, i), "an outcome of stage "+n.ID, true)
		}
		for i, b := range n.Next {
			add(b.When, fmt.Sprintf("%s.next.%d.when", at, i), fmt.Sprintf("the way from stage %s to %s", n.ID, b.To), true)
		}
	}
	for _, e := range c.Endings {
		add(e.When, "endings."+e.ID+".when", "the ending "+e.ID, true)
	}
	return out
}

// campaignWorld is what can be so of a crew in a campaign.
func (p *Pass) campaignWorld(c *model.Campaign) tradeWorld {
	w := tradeWorld{rules: p.Rules, counters: campaignTallies(c), most: map[string]int{}, played: map[string]int{}, league: league(c), table: true}
	for _, k := range c.Counters {
		if k.Most != nil {
			w.most[k.ID] = *k.Most
		}
	}
	for _, f := range campaignFacts(c) {
		if mentions(f.fact, "boon", 0) {
			w.boons = campaignScope.Of(p).boons()
			break
		}
	}
	if c.Form != "free" {
		for _, n := range c.Nodes {
			w.played[n.ID] = max(n.Times, 1)
		}
	}
	return w
}

// campaignTallies is where each tally can stand: from its start as far as the effects move it, and never
// beyond its most.
func campaignTallies(c *model.Campaign) map[string]tradeSpan {
	out := map[string]tradeSpan{}
	for _, k := range c.Counters {
		s := tradeSpan{k.Start, k.Start}
		for _, e := range campaignEffects(c) {
			if e.Kind != "counter" || e.Counter != k.ID {
				continue
			}
			if e.To != nil {
				s = tradeSpan{min(s.low, *e.To), max(s.high, *e.To)}
			}
			switch add := tradeBound(e.Add, 0); {
			case add > 0:
				s.high = tradeAny
			case add < 0:
				s.low = -tradeAny
			}
		}
		if k.Most != nil {
			s.high = min(s.high, *k.Most)
		}
		out[k.ID] = s
	}
	return out
}

// campaignNode is a stage by its id, or nil.
func campaignNode(c *model.Campaign, id string) *model.CampaignNode {
	return find(c.Nodes, id, func(n *model.CampaignNode) string { return n.ID })
}

// campaignStageOf is the stage that a path of the source lies in; empty for none.
func campaignStageOf(path string) string {
	rest, ok := strings.CutPrefix(path, "nodes.")
	if !ok {
		return ""
	}
	id, _, _ := strings.Cut(rest, ".")
	return id
}

// campaignBefore are the stages that can have been played before one: where nothing says in which order they come,
// all the others.
func campaignBefore(c *model.Campaign, id string) []string {
	var out []string
	leads := leadsTo(c, id)
	for _, n := range c.Nodes {
		if leads[n.ID] || (league(c) || c.Form == "free") && (n.ID != id || n.Times > 1) {
			out = append(out, n.ID)
		}
	}
	return out
}

// leadsTo are the stages from which some way leads to another.
func leadsTo(c *model.Campaign, id string) map[string]bool {
	into := map[string][]string{}
	for _, n := range c.Nodes {
		for _, b := range n.Next {
			into[b.To] = append(into[b.To], n.ID)
		}
	}
	seen := map[string]bool{}
	for todo := []string{id}; len(todo) > 0; todo = todo[1:] {
		for _, n := range into[todo[0]] {
			if !seen[n] {
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return seen
}

// lastMissions are the missions that can have been the last one played when a stage begins: those of the
// stages that lead to it, past passages of story.
func lastMissions(c *model.Campaign, id string) []string {
	if league(c) || c.Form == "free" {
		return campaignMissions(c)
	}
	var out []string
	seen := map[string]bool{}
	for todo := []string{id}; len(todo) > 0; todo = todo[1:] {
		for _, n := range c.Nodes {
			leads := slices.ContainsFunc(n.Next, func(b model.Branch) bool { return b.To == todo[0] })
			switch {
			case !leads || seen[n.ID]:
			case n.Mission != "":
				out = tradeOnce(out, n.Mission)
			default:
				seen[n.ID] = true
				todo = append(todo, n.ID)
			}
		}
	}
	return out
}

// mission is a mission at hand, or nil.
func (s tradeScope) mission(id string) *model.Mission {
	for _, m := range s.missions {
		if m.ID == id {
			return m
		}
	}
	return nil
}

// carryAfter is what a crew keeps after a stage; nil where everything that the rules let it keep.
func carryAfter(c *model.Campaign, n model.CampaignNode) *model.CarryOver {
	if n.Carry != nil {
		return n.Carry
	}
	return c.Carry
}
