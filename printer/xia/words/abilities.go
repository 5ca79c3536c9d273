package words

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Use says when an ability can be used.
func Use(use string) string {
	switch use {
	case "action":
		return "As an Action"
	case "minor":
		return "As a Minor Action"
	case "attack":
		return "As an attack"
	case "defence":
		return "As a defence"
	case "business":
		return "In the Business Phase"
	case "status":
		return "In the Status Phase"
	}
	return use
}

// Results are the stretches of an ability's throw with what they give.
func Results(a xia.Ability) []Result {
	var out []Result
	for _, r := range a.Results {
		out = append(out, Result{From: r.From, To: r.To, Text: result(r)})
	}
	return out
}

func result(r xia.AbilityResult) string {
	var parts []string
	add := func(n int, text string) {
		if n > 0 {
			parts = append(parts, text)
		}
	}
	add(r.Prevents, "prevents "+Number(r.Prevents)+" damage")
	add(r.Damage, Number(r.Damage)+" damage")
	add(r.Spaces, "move "+Count(r.Spaces, "space"))
	add(r.Energy, "+"+Number(r.Energy)+" Energy")
	add(r.Credits, "+"+Credits(r.Credits))
	add(r.Cubes, Count(r.Cubes, "cube"))
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// Needs are what must be done for a title, in short lines.
func (t Teller) Needs(c *xia.Title) []string { return english.Each(c.Needs, t.feat) }

func (t Teller) feat(f xia.Feat) string {
	switch f.Kind {
	case "credits":
		return Credits(f.AtLeast) + " or more"
	case "bounty":
		return "a Bounty of " + Credits(f.AtLeast) + " or more"
	case "missions":
		if f.Mission != "" {
			return Count(f.Count, t.MissionKind(f.Mission)+" mission")
		}
		return Count(f.Count, "mission")
	case "tokens":
		return Count(f.Count, "Exploration Token")
	case "cubes":
		return t.cubes(f, "in the Hold")
	case "sold":
		return t.cubes(f, "sold in a turn")
	case "destroyed":
		if f.NPC != "" {
			return "the " + t.NPC(f.NPC) + " destroyed"
		}
		return "a ship of tier " + Number(f.Tier) + " or more destroyed"
	case "crossed":
		return t.Border(f.Border) + " passed " + Times(f.Count) + " in a turn"
	case "rescues":
		return Count(f.Count, "rescue")
	case "at":
		return "at " + t.Sector(f.Sector)
	case "tier":
		return "a ship of tier " + Number(f.AtLeast) + " or more"
	}
	return f.Kind
}

func (t Teller) cubes(f xia.Feat, where string) string {
	what := Count(f.Count, "cube")
	if f.Cargo != "" {
		what = Count(f.Count, t.Cargo(f.Cargo)+" cube")
	}
	if f.Types > 0 {
		what += " of " + Count(f.Types, "type")
	}
	return what + " " + where
}

// Times is how often something happens.
func Times(n int) string {
	switch n {
	case 0, 1:
		return "once"
	case 2:
		return "twice"
	}
	return Number(n) + " times"
}
