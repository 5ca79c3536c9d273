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
	// Action says what a field says of the action that it stands on.
	Action func(Names, *model.RuleSet, model.ActionKind) string
}

// Sayings are all fields that notes can put into words.
func Sayings() []Saying {
	out := []Saying{
		{Field: "groups.short", Group: shortSaid},
		{Field: "groups.once", Group: onceSaid},
		{Field: "npcs.unique", NPC: uniqueSaid},
	}
	for _, p := range playing.All() {
		s := Saying{Field: p.Field}
		if p.Words != nil {
			s.Rules = func(n Names, r *model.RuleSet) string { return p.Words(n, r) }
		}
		if p.Action != nil {
			s.Action = func(n Names, r *model.RuleSet, a model.ActionKind) string { return p.Action(n, r, a) }
		}
		out = append(out, s)
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
	case *model.ActionKind:
		if s.Action != nil {
			return s.Action(n, n.Rules, *x)
		}
	}
	if s.Rules != nil {
		return s.Rules(n, n.Rules)
	}
	return ""
}

// action is what an action does: what the rule set says of it, what it is a name for, and what its programs do.
func (n Names) action(a model.ActionKind) string {
	var out []string
	if len(a.By) > 0 {
		by := english.Each(a.By, func(w model.Who) string { return strings.Replace(n.Who(&w), "any ", "every ", 1) })
		out = append(out, english.Sentence("open to "+english.And(by)))
	}
	if len(a.Of) > 0 {
		out = append(out, english.Sentence(english.List(english.Each(a.Of, func(id string) string { return english.One(n.act(id)) }), "or")))
	}
	if a.Open {
		out = append(out, "What it does is said where it can be taken: by a mission, a card, a skill, an item or a piece of terrain.")
	}
	for _, more := range []string{n.Said(a.Says, &a), n.Programs(a.Does)} {
		if more != "" {
			out = append(out, more)
		}
	}
	return strings.Join(out, " ")
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
