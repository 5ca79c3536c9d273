package xiapages

import (
	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// help is a help card for each player: the phases of a turn on its face, the actions on its back.
func (d dealer) help(players int) pile {
	if len(d.r.Phases) == 0 {
		return pile{}
	}
	look := cards.LookOf(0, "Help", "checklist")
	var parts []cards.Part
	for _, p := range d.r.Phases {
		title := p.Title
		if p.OnPlanet {
			title += ", on planets"
		}
		parts = append(parts, cards.Stack(nil, cards.Subject(title), bulleted(p.Steps)))
	}
	back, _ := d.Draw(cards.Face{Look: look, Title: "Actions", Parts: d.actionParts(), Foot: d.r.Title})
	face := cards.Face{Look: look, Title: "A turn", Parts: parts}
	copies := min(max(1, players), 12) * max(1, min(d.r.Setup.HelpCards, 4))
	return pile{name: "cards-help", subject: "Help cards", cards: []card{d.deal("help", "Help card", copies, face, back)}}
}

// bulleted is a list of short sentences.
func bulleted(lines []string) cards.Part {
	list := model.Block{Kind: model.BulletList}
	for _, l := range lines {
		list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: plain(l).Blocks})
	}
	return cards.Prose("", model.Text{Blocks: []model.Block{list}})
}

// actionParts are the actions by their groups, the minor ones with a mark.
func (d dealer) actionParts() []cards.Part {
	var facts []cards.Fact
	for _, group := range groups(d.r.Actions) {
		titles := english.Each(group, func(a xia.Action) string { return a.Title + words.ActionMark(a) })
		facts = append(facts, cards.Fact{Label: words.Group(group[0].Group), Text: words.List(titles)})
	}
	return []cards.Part{cards.Facts(facts...), cards.Note("° Minor: during a move as well.")}
}

// groups are the actions that belong together, in the order of the first of each.
func groups(list []xia.Action) [][]xia.Action {
	var out [][]xia.Action
	at := map[string]int{}
	for _, a := range list {
		i, known := at[a.Group]
		if !known {
			i = len(out)
			at[a.Group] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], a)
	}
	return out
}
