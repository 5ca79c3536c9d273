package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// rules are the rules of a group and its kinds, and what happens to the charts on the stronger side.
func (w *writer) rules(g group, size, width scene.Unit) []layout.Block {
	p := w.prose(size, width)
	if g.stronger() {
		for _, c := range w.charts(g, stronger) {
			if !contains(w.charts(g, usual), c.ID) {
				p.of("charts."+c.ID, func() { p.chart(g, c) })
			}
		}
		p.levels(g)
	}
	if len(g.Rules) > 0 {
		p.head("Rules")
	}
	for _, r := range g.Rules {
		p.of("groups."+g.ID+".rules."+r.ID, func() { p.text(r.Title, r.Text) })
	}
	for _, k := range g.kinds {
		for i, r := range k.Rules {
			if i == 0 {
				p.head(k.Title)
			}
			p.of("npcs."+k.ID+".rules."+r.ID, func() { p.text(r.Title, r.Text) })
		}
		if k.Kill > 0 {
			p.say(k.Title+" defeated:", fmt.Sprintf("worth %d to a trader’s career.", k.Kill))
		}
	}
	return p.out
}

func contains(list []model.Chart, id string) bool {
	for _, c := range list {
		if c.ID == id {
			return true
		}
	}
	return false
}

// levels says at which levels the stronger side lies up, and at which the group acts by other charts.
func (p *prose) levels(g group) {
	var from []string
	for _, l := range p.r.Hostility.Levels {
		if l.Charged {
			from = append(from, l.Title)
		}
	}
	if len(from) > 0 {
		p.head("When")
		p.say("This side up at:", english.Sentence(strings.Join(from, ", ")))
	}
	for _, l := range p.r.Hostility.Levels {
		for _, c := range l.Charts {
			if c.Group == g.ID {
				who := g.Title
				if c.NPC != "" {
					who = p.npcTitle(c.NPC)
				}
				title := kinds.Titled(p.r.Charts, c.Chart, func(k model.Chart) (string, string) { return k.ID, k.Title })
				p.say(l.Title+":", english.Sentence(who+": "+title))
			}
		}
	}
}
