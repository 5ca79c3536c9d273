package kinds

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Effects says what changes about a crew, in sentences.
func (n CrewNames) Effects(list []model.CrewEffect) string {
	var out []string
	for _, e := range list {
		if s := n.Effect(e); s != "" {
			out = append(out, english.Sentence(s))
		}
	}
	return strings.Join(out, " ")
}

// Effect says one change.
func (n CrewNames) Effect(e model.CrewEffect) string {
	switch e.Kind {
	case "ua":
		return gain(Number(e.Add)) + " UA"
	case "token":
		return "Take " + Times(max(1, e.Count), n.Token(e.Token))
	case "draw":
		return drawnBlindly(e)
	case "lose":
		return n.lost(e)
	case "career":
		return who(e.Who) + " gains " + english.Count(e.Points, "career point")
	case "stat":
		return fmt.Sprintf("%s: %s %+d%s", who(e.Who), e.Stat, Number(e.Add), lasting(e.Games, " for good"))
	case "heal":
		if e.Add == nil {
			return who(e.Who) + " is healed"
		}
		return who(e.Who) + " regains " + english.Count(*e.Add, "health peg")
	case "miss":
		return who(e.Who) + " sits out " + english.Count(max(1, e.Games), "game")
	case "airlock":
		return "Picks its airlock first in the next game"
	case "upkeep":
		return fmt.Sprintf("Upkeep for %s is %d UA once", english.Lower(who(e.Who)), e.UA)
	case "text":
		return Spoken(e.Text.Blocks)
	}
	return n.shipEffect(e)
}

// shipEffect says what changes about the ship, the posts, people and tallies.
func (n CrewNames) shipEffect(e model.CrewEffect) string {
	switch e.Kind {
	case "repair":
		return "Fill " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
	case "degrade":
		if e.Rolls > 0 {
			return "Roll " + english.Times(e.Rolls) + " for damage to the ship"
		}
		return "Empty " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
	case "upgrade":
		return "The ship gets the next level of " + n.Upgrade(e.Upgrade)
	case "boon":
		return "A boon " + uses(e.Uses, "game") + ": " + cmp.Or(Spoken(e.Text.Blocks), english.Capital(english.Spelled(e.Boon)))
	case "price":
		return n.price(e)
	case "post":
		return english.Quoted(n.PostTitle(e.Post)) + map[bool]string{true: " opens to the crew", false: " shuts for the crew"}[e.Set != "shut"]
	case "trader":
		return n.Trader(e.Trader) + map[string]string{"joins": " joins the crew", "for-hire": " can be hired from now on", "leaves": " leaves the crew"}[e.Set]
	case "counter":
		return n.counted(e)
	}
	return english.Spelled(e.Kind)
}

func (n CrewNames) counted(e model.CrewEffect) string {
	title := n.tally(e.Counter)
	if e.To != nil {
		return fmt.Sprintf("%s becomes %d", title, *e.To)
	}
	return fmt.Sprintf("%s %+d", title, Number(e.Add))
}

func (n CrewNames) price(e model.CrewEffect) string {
	if e.Price == nil {
		return "Prices differ " + uses(e.Uses, "trade phase")
	}
	p := e.Price
	goods := "everything"
	if p.Goods != nil {
		goods = n.Goods(p.Goods)
	}
	var how []string
	if p.Set != nil {
		how = append(how, fmt.Sprintf("%d UA", *p.Set))
	}
	if p.Percent != nil {
		how = append(how, fmt.Sprintf("%d %% of the price", *p.Percent))
	}
	if p.Add != 0 {
		how = append(how, fmt.Sprintf("%+d UA", p.Add))
	}
	return fmt.Sprintf("To %s %s: %s (%s)", cmp.Or(p.On, "trade"), goods, cmp.Or(strings.Join(how, ", "), "as rolled for"), uses(e.Uses, "trade phase"))
}

func (n CrewNames) lost(e model.CrewEffect) string {
	what := n.Goods(e.Goods)
	if e.Count > 0 {
		return fmt.Sprintf("Lose %d of %s, at random", e.Count, what)
	}
	return "Lose " + what
}

func (n CrewNames) anySystem(id string) string {
	if id == "" {
		return "any system"
	}
	return english.Lower(n.System(id))
}

func drawnBlindly(e model.CrewEffect) string {
	line := "Draw " + english.Count(max(1, e.Count), "token") + " from the " + cmp.Or(map[string]string{"rare": "rare ones", "objective": "objective tokens"}[e.From], e.From)
	if e.Keep > 0 {
		line += fmt.Sprintf(" and keep %d", e.Keep)
	}
	return line
}

// who says which traders are meant.
func who(id string) string {
	known := map[string]string{
		"pick": "A trader that you pick", "achiever": "The trader who did it", "random": "A trader by lot", "captain": "The captain",
		"survivors": "Each trader who came back unhurt", "defeated": "Each trader who came back hurt", "all": "Each trader",
	}
	return cmp.Or(known[id], "A trader")
}

// uses says how long something lasts.
func uses(n int, what string) string {
	switch {
	case n < 0:
		return "for ever"
	case n <= 1:
		return "for the next " + what
	}
	return fmt.Sprintf("for the next %d %ss", n, what)
}

func lasting(games int, else_ string) string {
	if games <= 0 {
		return else_
	}
	return " for " + english.Count(games, "game")
}

// Times is a thing, with how many of it.
func Times(n int, what string) string {
	if n == 1 {
		return what
	}
	return fmt.Sprintf("%s ×%d", what, n)
}

func gain(n int) string {
	if n < 0 {
		return fmt.Sprintf("Pay %d", -n)
	}
	return fmt.Sprintf("Gain %d", n)
}
