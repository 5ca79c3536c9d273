package stock

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// String names a part by its sort.
func (x Part) String() string {
	switch x.Sort {
	case "dealt":
		return x.ID + " tokens to be dealt"
	case "rare":
		return "rare " + x.ID + " tokens"
	case "npc":
		return "figure " + x.ID
	}
	return x.Sort + " " + strings.TrimSpace(x.Colour+" "+x.ID)
}

// Part is something that comes in boxes: a sort of thing and which of them.
type Part struct {
	Sort   string // "panel", "crate", "furniture", "npc", "trader", "marker", "token", "dealt" or "rare"
	ID     string // for "dealt" and "rare" a size of token
	Colour string // of crates; empty: any
}

// list is what a box calls its list of such parts.
func (x Part) list() string {
	if x.Sort == "furniture" {
		return x.Sort
	}
	return x.Sort + "s"
}

// Demand is so many of a part.
type Demand struct {
	Part
	Count int
}

// Demands are what the mission takes out of its boxes before the first round, in a fixed order. What no box of
// the edition holds is left out but for panels, crates and tokens: then its data do not say where it comes
// from.
func Demands(p *check.Pass) []Demand {
	s := StockOf(p)
	if s.demands != nil {
		return s.demands
	}
	c := ledger{all: []Demand{}, at: map[Part]int{}}
	countBoards(p, &c)
	for _, n := range p.Mission.Setup.NPCs {
		c.add(Part{Sort: "npc", ID: n.Kind}, max(n.Count, 1))
	}
	for _, g := range p.Mission.Setup.Prisoners {
		for _, n := range g.NPCs {
			c.add(Part{Sort: "npc", ID: n.NPC}, n.Count)
		}
		for _, id := range g.Traders {
			c.atLeast(Part{Sort: "trader", ID: id}, 1)
		}
	}
	if l := p.Mission.Setup.Crews; l != nil {
		for _, id := range l.Traders {
			c.atLeast(Part{Sort: "trader", ID: id}, 1)
		}
	}
	countTokens(p, &c)
	s.demands = slices.DeleteFunc(c.all, func(n Demand) bool { return n.Count == 0 || !ComesInBoxes(p, n.Part) })
	return s.demands
}

// countBoards counts what stands on the boards.
func countBoards(p *check.Pass, c *ledger) {
	for t := range p.Mission.Things(parts.PanelThing, parts.CrateThing, parts.FurnitureThing, parts.MarkerThing) {
		c.add(Part{Sort: string(t.Sort), ID: t.Kind}, 1)
		if t.Colour != "" {
			c.add(Part{Sort: string(t.Sort), ID: t.Kind, Colour: t.Colour}, 1)
		}
	}
}

// countTokens counts the tokens that the set-up asks for.
func countTokens(p *check.Pass, c *ledger) {
	s := StockOf(p)
	for _, t := range p.Rules.Tokens {
		if n := s.Reserved[t.ID]; n > 0 {
			c.add(Part{Sort: "token", ID: t.ID}, n)
		}
	}
	for _, size := range p.Rules.TokenSizes {
		c.add(Part{Sort: "dealt", ID: size.ID}, s.Pool(size.ID).Dealt)
		c.add(Part{Sort: "rare", ID: size.ID}, s.Pool(size.ID).Mixed)
	}
}

// ledger adds up demands in the order in which they come up.
type ledger struct {
	all []Demand
	at  map[Part]int
}

func (c *ledger) add(x Part, n int) {
	i, ok := c.at[x]
	if !ok {
		i = len(c.all)
		c.all, c.at[x] = append(c.all, Demand{Part: x}), i
	}
	c.all[i].Count += n
}

func (c *ledger) atLeast(x Part, n int) {
	c.add(x, 0)
	c.all[c.at[x]].Count = max(c.all[c.at[x]].Count, n)
}
