package aftermath

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Extraction says what is done for traders who were left behind.
func Extraction(n kinds.Names, e model.Extraction) []Rule {
	var l list
	if e.Fate != "" {
		line := "for each trader who was left behind, roll on " + table(n, e.Fate) + " first"
		if e.Leave {
			line += "; a trader can be given up instead, and is out of the campaign then"
		}
		l.add("First", line)
	}
	var ways []string
	for _, way := range e.Captain {
		switch points := n.Rules.Campaign.Career.Promoted; {
		case way == "hire":
			ways = append(ways, "hires one who is on offer after this game")
		case points > 0:
			ways = append(ways, "promotes a trader, who gains "+english.Count(points, "career point"))
		default:
			ways = append(ways, "promotes a trader")
		}
	}
	if len(ways) > 0 {
		l.add("A lost captain", "a crew that has lost its captain for good "+english.List(ways, "or"))
	}
	if e.Anew {
		l.add("A lost crew", "whoever has lost every member is out of the campaign, and begins anew with another crew")
	}
	return l.rules
}

// Career says how traders get better.
func Career(n kinds.Names, c model.CareerRules) []Rule {
	var l list
	if c.Survived > 0 {
		fetched := "none"
		if c.Extracted > 0 {
			fetched = fmt.Sprint(c.Extracted)
		}
		l.add("Coming back", "a trader who is back on the ship alive before the game ends, even if dragged there, gains "+english.Count(c.Survived, "career point")+", and one who has to be fetched gains "+fetched)
	}
	if slices.ContainsFunc(c.Levels, func(r model.Rise) bool { return r.Earn != "" && r.Earn != "survived" }) {
		l.add("What earns points", earning(c.Levels))
	}
	if c.Marks > 0 {
		l.add("Skills", "each career point also marks "+english.Count(c.Marks, "level")+" of a skill on the trader’s class board; it stays there, and can be used from the next game on")
	}
	if len(c.Levels) > 0 {
		l.add("Full rows", rises(c.Levels))
	}
	var limits []string
	if c.Spills {
		limits = append(limits, "points beyond a full track go into any other number of the trader, as the player likes")
	}
	if c.Bounded {
		limits = append(limits, "nothing grows farther than the trader’s board has room for, and not every board has all the rows")
	}
	l.add("Limits", strings.Join(limits, "; "))
	l.add("Kill points", kills(n, c.Kills))
	return l.rules
}

// earned are the words for what fills a row of the career track.
var earned = map[string]string{
	"": "by coming back", "survived": "by coming back", "primary": "by coming back from a mission whose primary objective the crew has done", "deeds": "by deeds alone",
}

func earning(rows []model.Rise) string {
	var parts []string
	for i, r := range rows {
		parts = append(parts, "on the "+english.Ordinal(i)+" row "+earned[r.Earn])
	}
	return "points are earned " + english.And(parts)
}

func rises(rows []model.Rise) string {
	var parts []string
	for i, r := range rows {
		var brings []string
		for _, p := range []struct {
			n    int
			what string
		}{{r.Skill, "skill point"}, {r.Health, "health point"}, {r.Actions, "action"}} {
			if p.n > 0 {
				brings = append(brings, english.Count(p.n, p.what))
			}
		}
		parts = append(parts, "the "+english.Ordinal(i)+" row brings "+english.And(brings))
	}
	return "once it is full and for all games to come, " + english.And(parts)
}

// kills says who earns what the defeat of some NPCs is worth.
func kills(n kinds.Names, how string) string {
	worth := map[int][]string{}
	var points []int
	add := func(what string, kill int) {
		if kill == 0 {
			return
		}
		if worth[kill] == nil {
			points = append(points, kill)
		}
		worth[kill] = append(worth[kill], english.One(what))
	}
	for _, k := range n.Rules.NPCs {
		add(k.Title, k.Kill)
		for _, side := range []*model.Stats{k.Stats, k.Charged} {
			if side != nil {
				add(k.Title+" ("+english.Lower(side.Title)+")", side.Kill)
			}
		}
	}
	if how == "" || len(points) == 0 {
		return ""
	}
	var parts []string
	for _, n := range points {
		if how == "first" {
			parts = append(parts, "the first trader in a game who brings down "+english.List(worth[n], "or")+" gains "+english.Count(n, "career point"))
		} else {
			parts = append(parts, "a trader gains "+english.Count(n, "career point")+" each time it brings down "+english.List(worth[n], "or"))
		}
	}
	return strings.Join(parts, "; ")
}
