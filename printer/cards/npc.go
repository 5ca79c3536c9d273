package cards

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// npcs is a card for each NPC kind of a list, or for all of them, and one for each chart that they act by. The
// back of an NPC that has a stronger side shows it.
func (k maker) npcs(ids []string) []card {
	var out []card
	var charts []string
	for _, n := range k.rules.NPCs {
		if ids != nil && !slices.Contains(ids, n.ID) {
			continue
		}
		out = append(out, k.npc(n)...)
		charts = append(charts, k.chartsOf(n)...)
	}
	for _, c := range k.rules.Charts {
		if slices.Contains(charts, c.ID) {
			out = append(out, k.chart(c)...)
		}
	}
	return out
}

// npcLook is the look of a group's figures.
func (k maker) npcLook(group string) Look {
	n := slices.IndexFunc(k.rules.Groups, func(g model.NPCGroup) bool { return g.ID == group })
	return LookOf(n+1, k.groupTitle(group), symbolOr(group, "npc"))
}

func (k maker) npc(n model.NPCKind) []card {
	look := k.npcLook(n.Group)
	figure := look
	figure.Symbol = symbolOr(n.ID, look.Symbol)
	var other *Face
	if n.Charged != nil {
		side := n.Charged.Title
		if side == "" {
			side = k.board(n.Group)
		}
		f := k.npcFace(n, n.Charged, figure, side)
		other = &f
	}
	return k.from(scene.Ruled("npcs."+n.ID), k.spread(n.ID, k.npcFace(n, n.Stats, figure, ""), other, k.Back(figure, n.Title))...)
}

// board is what the stronger side of a group's boards is called.
func (k maker) board(group string) string {
	for _, g := range k.rules.Groups {
		if g.ID == group && g.Board != "" {
			return g.Board
		}
	}
	return "Stronger side"
}

// npcFace is one side of an NPC's board. A named side says its name in the corner of the bar.
func (k maker) npcFace(n model.NPCKind, st *model.Stats, look Look, side string) Face {
	f := Face{Look: look, Title: n.Title, Path: "npcs." + n.ID + ".title", Corner: side, Foot: k.groupTitle(n.Group)}
	if st == nil {
		st = &model.Stats{}
	}
	f.Parts = append(f.Parts, Icons(statIcons(n.Rank, *st)...))
	for _, a := range st.Abilities {
		f.Parts = append(f.Parts, k.ability(a))
	}
	f.Parts = append(f.Parts, inserts(*st))
	if side == "" {
		f.Parts = append(f.Parts, k.npcRules(n)...)
	}
	f.Parts = append(f.Parts, Facts(k.npcFacts(n, *st)...), Picture(look.Symbol))
	return f
}

// npcRules are an NPC's own rules and targets; they stand on its first side and hold for both.
func (k maker) npcRules(n model.NPCKind) []Part {
	var out []Part
	for i, r := range n.Rules {
		out = append(out, Named(fmt.Sprintf("npcs.%s.rules.%d.text", n.ID, i), r.Title+".", r.Text))
	}
	for _, t := range n.Targets {
		out = append(out, Named("npcs."+n.ID+".targets", "First against "+k.whom(t)+".", k.onlyIf(t)))
	}
	return out
}

// onlyIf is what must be so for a priority to count, as a text.
func (k maker) onlyIf(p model.Priority) model.Text {
	if p.If == nil {
		return model.Text{}
	}
	line := english.Sentence(kinds.OnlyIf(k.rules, *p.If))
	return model.Text{Source: line, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: line}}}}}
}

// statIcons are the numbers of one side. Numbers that nobody knows are left out.
func statIcons(rank int, st model.Stats) []Icon {
	var out []Icon
	if rank > 0 {
		out = append(out, Icon{"stat-rank", strconv.Itoa(rank), "rank"})
	}
	add := func(symbol, word, name string, n *int) {
		if n == nil {
			return
		}
		value := strconv.Itoa(*n)
		if slices.Contains(st.Assumed, name) {
			value += dagger.Mark
		}
		out = append(out, Icon{symbol, value, word})
	}
	add("stat-actions", "actions", "actions", st.Actions)
	add("stat-health", "health", "health", st.Health)
	add("stat-close", "close", "close", st.Close)
	add("stat-ranged", "ranged", "ranged", st.Ranged)
	add("stat-armour", "armour", "armour", st.Armour)
	add("stat-shield", "shield", "shield", st.Shield)
	add("stat-persuade", "persuade", "persuade", st.Persuade)
	if st.Knowledge > 0 {
		add("stat-knowledge", "knowledge", "knowledge", &st.Knowledge)
	}
	return out
}

// ability is an icon of a board in words.
func (k maker) ability(a model.Amount) Part {
	for _, t := range k.rules.Abilities {
		if t.ID == a.ID {
			title := t.Title
			if t.Valued || a.Count > 1 {
				title += " " + strconv.Itoa(a.Count)
			}
			return Named("abilities."+t.ID+".text", title+".", t.Text)
		}
	}
	return Named("", k.amounts([]model.Amount{a}, k.abilityTitle), model.Text{})
}

// whom names those that a priority is about.
func (k maker) whom(p model.Priority) string {
	var out []string
	for _, g := range p.Who {
		out = append(out, k.groupTitle(g))
	}
	if p.Role != "" {
		return join(out...) + " (" + p.Role + ")"
	}
	return join(out...)
}

func (k maker) npcFacts(n model.NPCKind, st model.Stats) []Fact {
	var out []Fact
	if st.Reach > 0 {
		out = append(out, Fact{"Reach", st.Reach.String() + " in"})
	}
	out = append(out, Fact{"Range", k.rangeTitle(st.Range)})
	if n.Unique {
		out = append(out, Fact{"Arrives", "once a game"})
	}
	if kill := max(n.Kill, st.Kill); kill > 0 {
		out = append(out, Fact{"For its kill", english.Count(kill, "career point")})
	}
	if id := k.chartOf(n, st); id != "" {
		out = append(out, Fact{"Acts by", k.chartTitle(id)})
	}
	return out
}

// chartOf is the chart by which one side of an NPC acts: its own, else the usual one; none if it has none.
func (k maker) chartOf(n model.NPCKind, st model.Stats) string {
	if all := k.chartsOf(n); st.Chart == "" && len(all) > 0 {
		return all[0]
	}
	return st.Chart
}
