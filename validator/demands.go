package validator

import "slices"

// part is something that comes in boxes: a sort of thing and which of them.
type part struct {
	sort   string // "panel", "crate", "furniture", "npc", "trader", "marker", "token", "dealt" or "rare"
	id     string // for "dealt" and "rare" a size of token
	colour string // of crates; empty: any
}

// list is what a box calls its list of such parts.
func (x part) list() string {
	if x.sort == "furniture" {
		return x.sort
	}
	return x.sort + "s"
}

// demand is so many of a part.
type demand struct {
	part
	count int
}

// demands are what the mission takes out of its boxes before the first round, in a fixed order. What no box of
// the edition holds is left out but for panels, crates and tokens: then its data do not say where it comes
// from.
func (p *Pass) demands() []demand {
	s := p.stock()
	if s.demands != nil {
		return s.demands
	}
	c := ledger{all: []demand{}, at: map[part]int{}}
	p.countBoards(&c)
	for _, n := range p.Mission.Setup.NPCs {
		c.add(part{sort: "npc", id: n.Kind}, max(n.Count, 1))
	}
	if l := p.Mission.Setup.Crews; l != nil {
		for _, id := range l.Traders {
			c.atLeast(part{sort: "trader", id: id}, 1)
		}
	}
	p.countTokens(&c)
	s.demands = slices.DeleteFunc(c.all, func(n demand) bool { return n.count == 0 || !p.comesInBoxes(n.part) })
	return s.demands
}

// countBoards counts what stands on the boards.
func (p *Pass) countBoards(c *ledger) {
	for _, t := range p.Mission.Things(panelThing, crateThing, furnitureThing, markerThing) {
		c.add(part{sort: string(t.Sort), id: t.Kind}, 1)
		if t.Colour != "" {
			c.add(part{sort: string(t.Sort), id: t.Kind, colour: t.Colour}, 1)
		}
	}
}

// countTokens counts the tokens that the set-up asks for.
func (p *Pass) countTokens(c *ledger) {
	s := p.stock()
	for _, t := range p.Rules.Tokens {
		c.add(part{sort: "token", id: t.ID}, s.reserved[t.ID])
	}
	for _, size := range p.Rules.TokenSizes {
		c.add(part{sort: "dealt", id: size.ID}, s.Pool(size.ID).Dealt)
		c.add(part{sort: "rare", id: size.ID}, s.Pool(size.ID).Mixed)
	}
}

// ledger adds up demands in the order in which they come up.
type ledger struct {
	all []demand
	at  map[part]int
}

func (c *ledger) add(x part, n int) {
	i, ok := c.at[x]
	if !ok {
		i = len(c.all)
		c.all, c.at[x] = append(c.all, demand{part: x}), i
	}
	c.all[i].count += n
}

func (c *ledger) atLeast(x part, n int) {
	c.add(x, 0)
	c.all[c.at[x]].count = max(c.all[c.at[x]].count, n)
}
