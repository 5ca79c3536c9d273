package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// conduct is how a group acts on one side, in short: the charts, whom it attacks, its abilities.
func (w *writer) conduct(g group, of func(model.NPCKind) *model.Stats, size, width scene.Unit) []layout.Block {
	p := w.prose(size, width)
	for _, c := range w.charts(g, of) {
		p.of("charts."+c.ID, func() { p.chart(g, c) })
	}
	p.targets(g)
	p.abilities(g, of)
	return p.out
}

// charts are those by which a group and its kinds act on a side.
func (w *writer) charts(g group, of func(model.NPCKind) *model.Stats) []model.Chart {
	ids := []string{g.Chart}
	for _, k := range g.kinds {
		ids = append(ids, k.Chart)
		if s := of(k); s != nil {
			ids = append(ids, s.Chart)
		}
	}
	var out []model.Chart
	seen := map[string]bool{"": true}
	for _, id := range ids {
		for _, c := range w.r.Charts {
			if c.ID == id && !seen[id] {
				seen[id] = true
				out = append(out, c)
			}
		}
	}
	return out
}

// chart is a chart in short: its lines, numbered, or by the faces of its die.
func (p *prose) chart(g group, c model.Chart) {
	title := c.Title
	if strings.EqualFold(title, g.Title) || title == "" {
		title = "How they act"
	}
	title += describe.ChartOften(c)
	if die := describe.ChartDie(c, p.r); die != "" {
		title += ": " + die
	}
	p.head(title)
	for i, l := range describe.ChartLines(c, p.r) {
		strong := fmt.Sprintf("%d", i+1)
		if l.Face != "" {
			strong = p.faceTitle(c.Die, l.Face) + ":"
		}
		text := strings.Join(strings.Fields(describe.Plain(l.Text)), " ")
		if text == "" {
			text = plain(l)
		}
		p.say(strong, text)
		p.out[len(p.out)-1].KeepNext = i == 0 && len(c.Lines) > 1 // no line alone under its head
	}
}

// faceTitle is what a die's symbol is called, with its number if the die has them: "3 Attack".
func (p *prose) faceTitle(die, symbol string) string {
	for _, d := range p.r.Dice {
		for _, f := range d.Faces {
			if d.ID == die && f.Symbol == symbol && f.Title != "" {
				return f.Title
			}
		}
	}
	return english.Capital(strings.ReplaceAll(symbol, "-", " "))
}

// plain is a line of a chart without a text: its conditions and deeds by name.
func plain(l model.ChartLine) string {
	text := strings.Join(l.Do, ", then ")
	if len(l.If) > 0 {
		text = "if " + strings.Join(l.If, " and ") + ": " + text
	}
	if len(l.Unless) > 0 {
		text = "unless " + strings.Join(l.Unless, " or ") + ": " + text
	}
	return english.Capital(strings.ReplaceAll(text, "-", " ")) + "."
}

// targets is whom a group attacks first, how far it shoots, and whom it leaves alone.
func (p *prose) targets(g group) {
	text := p.priorities(g.Targets)
	if text != "" || g.Range != "" || len(g.Ignores) > 0 {
		p.head("Targets")
	}
	if text != "" {
		p.of("groups."+g.ID+".targets", func() { p.say("In this order:", text) })
	}
	for _, k := range g.kinds {
		if t := p.priorities(k.Targets); t != "" {
			p.of("npcs."+k.ID+".targets", func() { p.say(k.Title+", before that:", t) })
		}
	}
	if g.Range != "" {
		p.say("Shoots at up to:", strings.ToLower(p.rangeTitle(g.Range))+" range.")
	}
	if len(g.Ignores) > 0 {
		p.say("Leaves alone:", p.groupList(g.Ignores)+".")
	}
}

func (p *prose) priorities(list []model.Priority) string {
	var out []string
	for _, t := range list {
		text := p.groupList(t.Who)
		if len(t.Who) > 1 {
			text = english.List(english.Each(t.Who, p.groupTitle), "or") + ", whoever is closer"
		}
		if t.Role != "" {
			text += " (" + t.Role + ")"
		}
		if t.If != nil {
			text += ", " + kinds.OnlyIf(p.r, *t.If)
		}
		out = append(out, text)
	}
	if len(out) == 0 {
		return ""
	}
	return strings.Join(out, "; ") + "."
}

func (p *prose) groupList(ids []string) string {
	var out []string
	for _, id := range ids {
		out = append(out, p.groupTitle(id))
	}
	return strings.Join(out, ", ")
}

// abilities explains those that kinds of the group have.
func (p *prose) abilities(g group, of func(model.NPCKind) *model.Stats) {
	seen := map[string]bool{}
	for _, k := range g.kinds {
		s := of(k)
		if s == nil {
			continue
		}
		for _, a := range s.Abilities {
			t, known := p.ability(a.ID)
			if seen[a.ID] || !known {
				continue
			}
			if len(seen) == 0 {
				p.head("Abilities")
			}
			seen[a.ID] = true
			p.of("abilities."+t.ID, func() { p.text(t.Title, t.Text) })
		}
	}
}
