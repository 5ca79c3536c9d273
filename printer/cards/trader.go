package cards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/schema/model"
)

// traders is a card for every trader of whom enough is known to be played. The back of one that has an NPC side
// shows it; one of whom nothing else is known has that on its face.
func (k maker) traders() []card {
	look := LookOf(2, "Trader", "crew")
	captain := look
	captain.Symbol = symbolOr("captain", look.Symbol)
	plain := k.Back(look, k.rules.Title)
	var out []card
	for _, t := range k.rules.Traders {
		own := look
		if t.Captain {
			own = captain
		}
		var other *Face
		if t.NPC != nil {
			f := k.npcFace(model.NPCKind{ID: t.ID, Title: t.Title}, t.NPC, own, "NPC")
			f.Foot = "Trader"
			other = &f
		}
		switch {
		case playable(t):
			out = append(out, k.spread(t.ID, k.trader(t, own), other, plain)...)
		case other != nil:
			out = append(out, k.spread(t.ID, *other, nil, plain)...)
		}
	}
	return out
}

// playable reports whether a trader can be played: with health and actions, or as a text says. A card with a name
// and some gear is no help at the table.
func playable(t model.TraderKind) bool {
	return t.Health != (model.Stat{}) && t.Actions != (model.Stat{}) || len(t.Text.Blocks) > 0
}

func (k maker) trader(t model.TraderKind, look Look) Face {
	f := Face{Look: look, Title: t.Title, Path: "traders." + t.ID + ".title", Foot: "Trader"}
	if t.Captain {
		f.Foot = marked("Captain", "captain", t.Assumed)
	}
	if t.Points > 0 {
		f.Corner = marked(strconv.Itoa(t.Points)+" pts", "points", t.Assumed)
	}
	known := func(list string, title func(string) string) func(string) string {
		return func(id string) string { return marked(title(id), list+"."+id, t.Assumed) }
	}
	f.Parts = []Part{
		Icons(traderIcons(t)...),
		Facts(
			Fact{"Species", marked(t.Species, "species", t.Assumed)}, Fact{"Class", marked(k.class(t), "class", t.Assumed)},
			Fact{"Skills", k.amounts(t.Home, known("home", k.skillTitle))}, Fact{"Learned", k.amounts(t.Learned, known("learned", k.skillTitle))},
			Fact{"Abilities", k.amounts(t.Abilities, known("abilities", k.abilityTitle))},
			Fact{"Without armour", join(k.amounts(t.Bare, known("bare", k.abilityTitle)), k.amounts(t.Covered, known("covered", k.skillTitle)))},
			Fact{"Gear", k.gear(t.Gear)}),
		Prose("traders."+t.ID+".text", t.Text), Picture(look.Symbol),
	}
	return f
}

// marked is a text with a dagger where its name is among those assumed.
func marked(text, name string, assumed []string) string {
	if text == "" {
		return ""
	}
	return dagger.On(text, assumed, name)
}

// traderIcons are the tracks of a board: what it starts with, and the most it can grow to.
func traderIcons(t model.TraderKind) []Icon {
	var out []Icon
	for _, s := range []struct {
		symbol, word, name string
		stat               model.Stat
	}{
		{"stat-health", "health", "health", t.Health}, {"stat-actions", "actions", "actions", t.Actions},
		{"stat-skill", "skill", "skill", t.Skill}, {"stat-career", "career", "career", t.Career},
	} {
		if s.stat == (model.Stat{}) {
			continue
		}
		word := s.word
		if s.stat.Most > 0 {
			word = fmt.Sprintf("%s, up to %d", word, s.stat.Most)
		}
		out = append(out, Icon{s.symbol, marked(strconv.Itoa(s.stat.Start), s.name, t.Assumed), word})
	}
	return out
}

func (k maker) class(t model.TraderKind) string {
	if t.Class == "" {
		return ""
	}
	if t.Locked {
		return k.classTitle(t.Class) + " only"
	}
	return k.classTitle(t.Class)
}

func (k maker) gear(ids []string) string {
	var out []string
	for _, id := range ids {
		out = append(out, k.tokenTitle(id))
	}
	return strings.Join(out, ", ")
}
