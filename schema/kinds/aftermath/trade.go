package aftermath

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Trade says what holds at every trading post.
func Trade(n kinds.Names, t model.TradeRules) []Rule {
	var l list
	if t.Posts > 0 {
		l.add("Posts", "a crew visits "+english.Count(t.Posts, "trading post")+" of its choice after a game, and besides it any post that can be visited in addition to another")
	}
	if t.Minimum > 0 {
		l.add("Exclusive stock", fmt.Sprintf("the most exclusive post is open to a crew with a trader of career level %d who survived the last game", t.Minimum))
	}
	l.add("VIP area", vip(t.VIP))
	l.add("Stock", stock(n, t))
	if slices.ContainsFunc(n.Rules.Tokens, func(k model.TokenKind) bool { return k.MustSell }) {
		l.add("Nothing to keep", "a token that shows its price in red must be sold: it does not last until the next game")
	}
	if t.Room {
		l.add("Room", "nobody buys what there is no room for, in a tray or in the hold")
	}
	if t.Crafting {
		l.add("Crafting", "what shows crystals in its price takes these and its UA; crystals are sold, or noted down for crafting, and their tokens go back after each game")
	}
	if t.Barter != nil {
		line := "at any time in this phase players may trade anything with each other, as they agree"
		if slices.Contains(t.Barter.Except, "captain") {
			line += ", but never a captain"
		}
		l.add("Barter", line)
	}
	return l.rules
}

func vip(v *model.VIPRules) string {
	if v == nil {
		return ""
	}
	line := fmt.Sprintf("what costs more than %d UA is only for a crew with a trader of career level %d who came back from the last game, %s after each game", v.Over, v.Level, english.Count(v.Items, "item"))
	if v.More > 0 {
		line += fmt.Sprintf("; with a trader of level %d, %s", v.Upper, english.Count(v.More, "item"))
	}
	return line
}

// stock says what can be bought and sold at all.
func stock(n kinds.Names, t model.TradeRules) string {
	var parts []string
	if t.Limited {
		parts = append(parts, "only tokens that are in nobody’s hands can be bought")
	}
	if len(t.Never) > 0 {
		parts = append(parts, english.And(english.Each(t.Never, func(g model.Goods) string { return (kinds.CrewNames{Rules: n.Rules}).Goods(&g) }))+" are never for sale")
	}
	if t.TakesAll {
		parts = append(parts, "every post takes in whatever has a price")
	}
	return strings.Join(parts, "; ")
}

// Hiring says how crew members are found and what they cost.
func Hiring(n kinds.Names, h model.HiringRules) []Rule {
	var l list
	if h.Most > 0 {
		l.add("Members", fmt.Sprintf("a crew never has more than %d members", h.Most))
	}
	if h.Draw > 0 {
		from := "traders and of all NPCs with a trader’s side"
		if len(h.From) > 0 {
			from = "traders and " + english.And(english.Each(h.From, n.Group))
		}
		l.add("On offer", fmt.Sprintf("after a game, shuffle the boards of all %s who are in no crew and draw %d; any of them can be hired", from, h.Draw))
	}
	if h.Captains == "lost" {
		l.add("Captains", "a captain who is drawn can be hired only by a crew that lost its own in the last game")
	}
	l.add("Costs", costs(h.Costs))
	if h.Joined {
		line := "an NPC with a trader’s side that joined in the game and was brought aboard can be hired for good, at the price after a mission"
		if len(h.Never) > 0 {
			line += "; but nobody of " + english.List(english.Each(h.Never, func(id string) string { return english.Midway(n.Group(id)) }), "or")
		}
		l.add("Those who came along", line)
	}
	if h.Games > 0 {
		l.add("Hired for a while", "whoever is hired for a while takes part in "+english.Count(h.Games, "game")+", and is then on offer again with all that was learned; whoever is not hired again forgets it and goes back to the others")
	}
	return l.rules
}

// costs are what traders cost by their points.
func costs(list []model.HireCost) string {
	var parts []string
	for _, c := range list {
		points := fmt.Sprintf("%d and more", c.From)
		if c.To > 0 {
			points = english.Span(c.From, c.To)
		}
		parts = append(parts, fmt.Sprintf("%s: %d/%d/%d", points, c.Mission, c.Permanent, c.Temporary))
	}
	if len(parts) == 0 {
		return ""
	}
	return "by points, in UA after a mission together, for good, and for a while: " + strings.Join(parts, ", ")
}

// Upkeep says what the crew is paid after each game.
func Upkeep(u model.UpkeepRules) []Rule {
	var l list
	if u.PerLevel+u.Played > 0 {
		line := fmt.Sprintf("at the end of the phase each trader is paid %d UA for each level of the career track with points in it, and %d UA more for taking part in the game", u.PerLevel, u.Played)
		if len(u.Free) > 0 {
			line += "; " + english.And(english.Each(u.Free, func(id string) string {
				return english.Pick(id == "new", "those who have just been hired", "the "+id)
			})) + " want nothing"
		}
		l.add("Pay", line)
	}
	if u.Unpaid == "leaves" {
		l.add("Unpaid", "whoever is not paid leaves the crew and forgets what was learned; the gear stays where there is room for it, and is sold or given back where there is none")
	}
	return l.rules
}
