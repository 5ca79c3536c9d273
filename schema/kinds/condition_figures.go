package kinds

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// onFigures are the conditions on how figures stand and on what they are.
func onFigures() []Condition {
	return []Condition{coverCondition(), seesCondition(), movedCondition(), proneCondition(), hasCondition(), statCondition(), sideCondition(), engagedCondition(), outcomeCondition()}
}

// coverCondition: somebody is in cover from those who look.
func coverCondition() Condition {
	return Condition{
		Kind: "cover", Takes: []string{"who", "target", "band"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			cover := "cover"
			if c.Band != "" {
				cover = english.Lower(Titled(n.Rules.Play.Cover, c.Band, func(k model.CoverBand) (string, string) { return k.ID, k.Title }))
			}
			line := n.Who(c.Who) + " is in " + cover
			if c.Target != nil {
				line += " from " + n.Who(c.Target)
			}
			return line
		},
	}
}

// seesCondition: somebody sees somebody.
func seesCondition() Condition {
	return Condition{
		Kind: "sees", Takes: []string{"who", "target", "range"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: PlaceCell, Who: c.Who}, {Sort: PlaceCell, Who: c.Target}}
		},
		Words: func(n Names, c model.Condition) string {
			line := n.Who(c.Who) + " sees " + n.Who(c.Target)
			if c.Range != "" {
				line += " in " + n.Range(c.Range) + " range"
			}
			return line
		},
	}
}

// movedCondition: somebody moves this round, or has moved earlier.
func movedCondition() Condition {
	return Condition{
		Kind: "moved", Takes: []string{"who", "time"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " " + movesWhen[c.Time] },
		Not:   func(n Names, c model.Condition) string { return n.Who(c.Who) + " " + restsWhen[c.Time] },
	}
}

// movesWhen and restsWhen are the words for who moves, and who does not.
var (
	movesWhen = map[string]string{"": "moves this round", "turn": "moves this turn", "two-rounds": "has moved this round or the one before", "last-turn": "has moved in its last turn"}
	restsWhen = map[string]string{"": "does not move this round", "turn": "does not move this turn", "two-rounds": "has moved neither this round nor the one before", "last-turn": "has not moved in its last turn"}
)

// proneCondition: somebody lies prone.
func proneCondition() Condition {
	return Condition{
		Kind: "prone", Takes: []string{"who"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " lies prone" },
	}
}

// hasCondition: somebody has an ability, a skill, a class, or something with an attribute.
func hasCondition() Condition {
	return Condition{
		Kind: "has", Takes: []string{"who", "ability", "skill", "class", "trait", "npc", "group", "captain", "trader"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: AliveCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			var has []string
			if c.Ability != "" {
				has = append(has, "has the ability "+Titled(n.Rules.Abilities, c.Ability, func(t model.Trait) (string, string) { return t.ID, t.Title }))
			}
			if c.Skill != "" {
				has = append(has, "has the skill "+n.Skill(c.Skill))
			}
			if c.Class != "" {
				has = append(has, "is "+english.One(n.Class(c.Class)))
			}
			if c.Trait != "" {
				has = append(has, "carries something marked "+n.Trait(c.Trait))
			}
			if c.NPC != "" {
				has = append(has, "is "+english.One(n.NPC(c.NPC)))
			}
			if c.Group != "" {
				has = append(has, "is of "+english.Midway(n.Group(c.Group)))
			}
			if c.Captain {
				has = append(has, "is a captain")
			}
			if c.Trader {
				has = append(has, "is a trader")
			}
			return n.Who(c.Who) + " " + english.And(has)
		},
		Not: func(n Names, c model.Condition) string {
			if c.Trader && c.Ability+c.Skill+c.Class+c.Trait+c.NPC+c.Group == "" && !c.Captain {
				return n.Who(c.Who) + " is no trader"
			}
			return ""
		},
	}
}

// statCondition: a number of a figure stands in a range.
func statCondition() Condition {
	return Condition{
		Kind: "stat", Takes: []string{"who", "stat", "min", "max"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: NumberCell, ID: c.Stat, Who: c.Who, Low: orElse(c.Min, -Endless), High: orElse(c.Max, Endless)}}
		},
		Words: func(n Names, c model.Condition) string {
			how := limits(c.Min, c.Max)
			if c.Min == nil && c.Max != nil && *c.Max == 0 {
				how = "0"
			}
			return "the " + statName(c.Stat) + " of " + n.Who(c.Who) + " is " + how
		},
	}
}

// sideCondition: a side of the board of a kind of NPC lies up.
func sideCondition() Condition {
	return Condition{
		Kind: "side", Takes: []string{"npc", "is"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: NumberCell, Who: &model.Who{NPC: c.NPC}, Low: -Endless, High: Endless}}
		},
		Words: func(n Names, c model.Condition) string {
			whose := n.bearer()
			if c.NPC != "" {
				whose = n.theNPC(c.NPC)
			}
			return "the board of " + whose + " shows " + n.side(c.NPC, c.Is)
		},
	}
}

// side is what a side of the board of a kind of NPC is called: by its own title, if it has one.
func (n Names) side(npc, which string) string {
	i := slices.IndexFunc(n.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == npc })
	if i >= 0 {
		k := n.Rules.NPCs[i]
		if s := map[string]*model.Stats{"usual": k.Stats, "charged": k.Charged}[which]; s != nil && s.Title != "" {
			return "its side " + english.Quoted(s.Title)
		}
	}
	return english.Pick(which == "charged", "its stronger side", "its usual side")
}

// engagedCondition: an enemy is in base contact with somebody.
func engagedCondition() Condition {
	return Condition{
		Kind: "engaged", Takes: []string{"who"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " is engaged" },
		Not:   func(n Names, c model.Condition) string { return n.Who(c.Who) + " is not engaged" },
	}
}

// outcomeCondition: what was just done has come out in a way.
func outcomeCondition() Condition {
	return Condition{
		Kind: "outcome", Takes: []string{"is"},
		Reads: func(model.Condition) []Cell { return []Cell{{Sort: DieCell}} },
		Words: func(_ Names, c model.Condition) string { return cmp.Or(came[c.Is], "it comes out so") },
	}
}

// came are the words for how something has come out.
var came = map[string]string{
	"hit": "it hits", "missed": "it misses", "harmed": "the target takes damage", "unharmed": "the target takes no damage",
	"standing": "the target is still standing", "defeated": "the target is defeated", "succeeded": "it succeeds", "failed": "it fails",
}
