package exhaust

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Thing is something that can happen in a game.
type Thing struct {
	Family string
	Name   string
}

// Family is a sort of things, with how one can tell that one of them has happened.
type Family struct {
	Name string
	Seen string
}

// The families.
const (
	bands      = "band of an event card"
	items      = "item"
	icons      = "icon on items"
	abilities  = "icon of figures"
	skills     = "level of a skill"
	people     = "kind of NPC"
	lines      = "line of a chart"
	deeds      = "deed of a chart"
	triggers   = "event that sets rules off"
	conditions = "condition"
	effects    = "effect"
	goals      = "goal"
	terrain    = "terrain"
	faces      = "face of a die"
	levels     = "level of hostility"
	arrivals   = "line of arrivals"
)

// Families are all of them, in the order of the page.
func Families() []Family {
	return []Family{
		{bands, "something of what it says is done, or its words are read out that nothing else says"},
		{items, "somebody takes it up, uses it, wears it or attacks with it"},
		{icons, "an item that shows it is used, worn, thrown or attacked with; one for all attacks: its bearer makes one; one that works by itself, or between games: it is taken up"},
		{abilities, "a figure that shows it has a turn"},
		{skills, "it is used; one that works by itself: its bearer makes, or suffers, what it speaks of"},
		{people, "it comes onto the board and has a turn"},
		{lines, "a deed of the line changes the state of the game"},
		{deeds, "it changes the state of the game"},
		{triggers, "a rule that waits for it alone works, or a skill that does is used"},
		{conditions, "a rule, or a part of one, that asks for it works"},
		{effects, "it changes the state of the game, begins something or is told of"},
		{goals, "a crew has met it"},
		{terrain, "somebody comes to stand beside it; a door: it is turned"},
		{faces, "a die shows it"},
		{levels, "the track reaches it"},
		{arrivals, "it is rolled for, or its figures come"},
	}
}

// Inventory is everything that can happen by a rule set and its decks.
func Inventory(r *model.RuleSet, decks []*model.Deck) []Thing {
	var out []Thing
	add := func(family string, names ...string) {
		for _, n := range names {
			out = append(out, Thing{family, n})
		}
	}
	for _, d := range decks {
		for i := range d.Cards {
			for b := range d.Cards[i].Bands {
				add(bands, bandName(d.ID+"/"+d.Cards[i].ID, b))
			}
		}
	}
	add(items, each(r.Tokens, func(k model.TokenKind) string { return k.ID })...)
	add(icons, each(r.Attributes, func(k model.Trait) string { return k.ID })...)
	add(abilities, each(r.Abilities, func(k model.Trait) string { return k.ID })...)
	for _, s := range r.Skills {
		for l := range s.Levels {
			add(skills, levelName(s.ID, l+1))
		}
	}
	add(people, each(r.NPCs, func(k model.NPCKind) string { return k.ID })...)
	out = append(out, charted(r)...)
	add(triggers, each(kinds.Triggers(), func(k kinds.Trigger) string { return k.Kind })...)
	add(conditions, each(kinds.Conditions(), func(k kinds.Condition) string { return k.Kind })...)
	add(effects, each(kinds.Effects(), func(k kinds.Effect) string { return k.Kind })...)
	add(goals, each(kinds.Goals(), func(k kinds.Goal) string { return k.Kind })...)
	return append(out, boxed(r)...)
}

// charted are the lines and the deeds of charts.
func charted(r *model.RuleSet) []Thing {
	var out, done []Thing
	for _, c := range r.Charts {
		for i, l := range c.Lines {
			out = append(out, Thing{lines, lineName(c.ID, i)})
			for _, id := range l.Do {
				if t := (Thing{deeds, id}); !slices.Contains(done, t) {
					done = append(done, t)
				}
			}
		}
	}
	return append(out, done...)
}

// boxed are terrain, dice and the track.
func boxed(r *model.RuleSet) []Thing {
	var out []Thing
	for _, k := range r.Panels {
		out = append(out, Thing{terrain, k.ID})
	}
	for _, k := range r.Crates {
		out = append(out, Thing{terrain, k.ID})
	}
	for _, k := range r.Furniture {
		out = append(out, Thing{terrain, k.ID})
	}
	for _, d := range r.Dice {
		for i := range d.Faces {
			out = append(out, Thing{faces, faceName(&d, i)})
		}
	}
	for _, l := range r.Hostility.Levels {
		out = append(out, Thing{levels, l.ID})
		for _, a := range l.Arrivals {
			if t := (Thing{arrivals, arrivalName(l.ID, a.NPC)}); !slices.Contains(out, t) {
				out = append(out, t)
			}
		}
	}
	return out
}

func each[T any](list []T, name func(T) string) []string {
	var out []string
	for _, x := range list {
		out = append(out, name(x))
	}
	return out
}

func bandName(card string, band int) string    { return fmt.Sprintf("%s, band %d", card, band+1) }
func levelName(skill string, level int) string { return fmt.Sprintf("%s %d", skill, level) }
func lineName(chart string, line int) string   { return fmt.Sprintf("%s, line %d", chart, line+1) }
func arrivalName(level, npc string) string     { return level + ": " + npc }
func faceName(d *model.Die, i int) string {
	return fmt.Sprintf("%s %d, %s", d.ID, i+1, d.Faces[i].Title)
}
