package hexplan

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Scenario checks a scenario by itself: whether symbols meet, only the sectors can tell.
func Scenario(s *xia.Scenario, rules *xia.RuleSet) []Problem {
	c := &checker{rules: rules}
	c.players(s)
	for i := range s.Sectors {
		c.laid(s.Sectors[:i], s.Sectors[i], fmt.Sprintf("sectors.%d", i))
	}
	for _, way := range s.Strategies {
		c.strategy(s, way)
	}
	c.scenarioLinks(s)
	return c.found
}

func (c *checker) players(s *xia.Scenario) {
	most := c.rules.Setup.Players
	switch {
	case s.Players.Min > s.Players.Max:
		c.report(CodePlayers, "players", "let min be no more than max", "at least %d players and at most %d", s.Players.Min, s.Players.Max)
	case s.Players.Min < most.Min || s.Players.Max > most.Max:
		c.report(CodePlayers, "players", fmt.Sprintf("ask for %d to %d", most.Min, most.Max),
			"%d to %d players, but the rules are for %d to %d", s.Players.Min, s.Players.Max, most.Min, most.Max)
	}
}

// laid checks one sector against those before it.
func (c *checker) laid(before []xia.Laid, l xia.Laid, path string) {
	if find(before, func(o xia.Laid) bool { return o.Sector == l.Sector }) != nil {
		c.report(CodeLaid, path+".sector", "take one of them out", "%s is laid twice", l.Sector)
		return
	}
	if len(before) == 0 {
		if l.Beside != "" || l.Side != "" {
			c.report(CodeLaid, path, "leave beside and side out", "the first sector lies by itself")
		}
		return
	}
	if l.Beside == "" || l.Side == "" {
		c.report(CodeLaid, path, "add beside: and side:", "it is not told where %s lies", l.Sector)
		return
	}
	other := find(before, func(o xia.Laid) bool { return o.Sector == l.Beside })
	switch {
	case other == nil:
		c.report(CodeLaid, path+".beside", "name a sector that stands before it in the list", "%s does not lie yet when %s is laid", l.Beside, l.Sector)
	case other.Players > l.Players:
		c.report(CodeLaid, path+".beside", "name a sector that always lies", "%s lies with %d players and more, %s already with %d", l.Beside, other.Players, l.Sector, l.Players)
	}
}

// strategy checks that its outfits can be paid for and fit.
func (c *checker) strategy(s *xia.Scenario, way xia.Strategy) {
	credits := c.rules.Setup.Credits
	if s.Credits > 0 {
		credits = s.Credits
	}
	price, shapes := c.price(way.Outfits)
	path := "strategies." + way.ID + ".outfits"
	if price > credits {
		c.report(CodeStrategy, path, "choose smaller outfits", "the outfits cost %d Credits, and each player has %d", price, credits)
	}
	for _, ship := range c.rules.Ships {
		if ship.Tier == s.Tier && !ship.Hold.Holds(shapes...) {
			c.report(CodeStrategy, path, "choose smaller outfits", "the outfits do not fit into the Hold of %s", ship.Title)
			return
		}
	}
}

// price is what outfits cost together, and their shapes.
func (c *checker) price(outfits []string) (int, []xia.Shape) {
	total := 0
	var shapes []xia.Shape
	for _, id := range outfits {
		o := find(c.rules.Outfits, func(o xia.Outfit) bool { return o.ID == id })
		if o == nil {
			continue
		}
		shapes = append(shapes, o.Shape)
		if t := find(c.rules.OutfitTiers, func(t xia.OutfitTier) bool { return t.Tier == o.Tier }); t != nil {
			total += t.Price
		}
	}
	return total, shapes
}
