package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds/playing"
	"github.com/sortie-tools/sortie/schema/model"
)

// Saying is a field of a rule set that a note can put into words. Of a group or of a kind of NPC it is the field of the
// one that the note stands on, of all else that of the rule set; the words are empty where it has none.
type Saying struct {
	Field string
	Group func(Names, model.NPCGroup) string
	NPC   func(Names, model.NPCKind) string
	Rules func(Names, *model.RuleSet) string
}

// Sayings are all fields that notes can put into words.
func Sayings() []Saying {
	out := []Saying{
		{Field: "groups.short", Group: shortSaid},
		{Field: "groups.once", Group: onceSaid},
		{Field: "npcs.unique", NPC: uniqueSaid},
	}
	for _, p := range playing.All() {
		out = append(out, Saying{Field: p.Field, Rules: func(n Names, r *model.RuleSet) string { return p.Words(n, r) }})
	}
	return out
}

// Said puts fields into words, each in sentences of its own.
func (n Names) Said(fields []string, on any) string {
	var out []string
	for _, field := range fields {
		if s, known := sayings.find(field, Sayings, func(s Saying) string { return s.Field }); known {
			out = append(out, n.saying(s, on))
		}
	}
	return strings.Join(out, " ")
}

// saying is one field in words; the note may stand on a group or on a kind of NPC.
func (n Names) saying(s Saying, on any) string {
	switch x := on.(type) {
	case *model.NPCGroup:
		if s.Group != nil {
			return s.Group(n, *x)
		}
	case *model.NPCKind:
		if s.NPC != nil {
			return s.NPC(n, *x)
		}
	}
	if s.Rules != nil {
		return s.Rules(n, n.Rules)
	}
	return ""
}

// shortSaid is who comes where a kind has run out.
func shortSaid(_ Names, g model.NPCGroup) string {
	switch g.Short {
	case "lower":
		return "Where a kind has run out, the next lower rank comes in its place; below the lowest nobody does."
	case "nobody":
		return "Where a kind has run out, nobody comes."
	}
	return ""
}

// onceSaid is who comes a single time in a game, and when somebody comes a second time after all.
func onceSaid(n Names, g model.NPCGroup) string {
	if g.Once == 0 {
		return ""
	}
	line := "From rank " + fmt.Sprint(g.Once) + " on a kind comes once a game, and whatever would bring another is ignored"
	if g.Second != nil {
		line += "; with the event cards " + english.Quoted(n.Cards(g.Second.Cards)) + " in play it may come a second time, from " +
			english.Quoted(n.Level(g.Second.Level)) + " on"
	}
	return line + "."
}

// uniqueSaid is that a kind comes once a game.
func uniqueSaid(_ Names, k model.NPCKind) string {
	if !k.Unique {
		return ""
	}
	return "It comes once a game, and whatever would bring another is ignored."
}
