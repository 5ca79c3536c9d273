package reference

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// groups is who acts when, whom they attack and what else holds for them.
func (w *writer) groups(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("groups", "Who acts, and against whom", width)}
	for _, g := range w.inOrder() {
		facts := w.groupFacts(g)
		notes := w.notes("groups."+g.ID+".rules", g.Rules, width)
		targets := w.targets(g, width)
		kinds := w.kindNotes(g.ID, width)
		if len(facts) == 0 && len(notes)+len(targets)+len(kinds) == 0 {
			continue
		}
		said := append([]layout.Block{w.sub(g.Title+dagger.Of(g.Provenance), width), w.say(strings.Join(facts, " "), width)}, targets...)
		out = append(append(append(out, page.Ruled("groups."+g.ID, width, said)...), notes...), kinds...)
	}
	return out
}

// inOrder are the groups by the phase that they act in and their place in it.
func (w *writer) inOrder() []model.NPCGroup {
	place := map[string]int{}
	for i, p := range w.r.Phases {
		place[p.ID] = i
	}
	out := append([]model.NPCGroup(nil), w.r.Groups...)
	slices.SortStableFunc(out, func(a, b model.NPCGroup) int {
		if d := place[a.Phase] - place[b.Phase]; d != 0 {
			return d
		}
		return a.Order - b.Order
	})
	return out
}

func (w *writer) groupFacts(g model.NPCGroup) []string {
	var out []string
	if g.Chart != "" {
		out = append(out, "Chart: “"+w.chartTitle(g.Chart)+"”.")
	}
	if g.Route == "safest" {
		out = append(out, "Of several ways takes the one with the fewest and weakest enemies, and the shortest of those.")
	}
	for _, field := range []string{"groups.short", "groups.once"} {
		if said := (kinds.Names{Mission: &model.Mission{}, Rules: w.r}).Said([]string{field}, &g); said != "" && !noted(g, field) {
			out = append(out, said)
		}
	}
	if g.Range != "" {
		out = append(out, "Shoots up to "+w.rangeTitle(g.Range)+" range.")
	}
	if len(g.Ignores) > 0 {
		out = append(out, "Never attacks "+english.List(english.Each(g.Ignores, func(id string) string { return english.Midway(w.group(id)) }), "or")+".")
	}
	if g.Peaceful {
		out = append(out, "Leaving its side costs nothing.")
	}
	return out
}

// noted reports whether a note of a group puts a field into words.
func noted(g model.NPCGroup, field string) bool {
	return slices.ContainsFunc(g.Rules, func(n model.RuleNote) bool { return slices.Contains(n.Says, field) })
}

// targets is the order in which a group picks whom to attack.
func (w *writer) targets(g model.NPCGroup, width scene.Unit) []layout.Block {
	if len(g.Targets) == 0 {
		return nil
	}
	return []layout.Block{w.say("Targets: "+w.priorities(g.Targets), width)}
}

func (w *writer) priorities(list []model.Priority) string {
	var parts []string
	for i, p := range list {
		who := english.List(english.Each(p.Who, func(id string) string { return english.Midway(w.group(id)) }), "and")
		if len(p.Who) > 1 {
			who += ", whoever is closer"
		}
		if p.Role != "" {
			who += ", only " + english.Spelled(p.Role) + "s"
		}
		if p.If != nil {
			who += " (" + kinds.OnlyIf(w.r, *p.If) + ")"
		}
		parts = append(parts, pick(i == 0, pick(len(list) > 1, "first ", ""), "then ")+who)
	}
	return strings.Join(parts, "; ") + "."
}

// plain is a short text without its looks.
func plain(t model.Text) string {
	var out []string
	for _, b := range t.Blocks {
		for _, in := range b.Inlines {
			out = append(out, in.Text)
		}
	}
	return strings.TrimSpace(strings.Join(out, ""))
}

// kindNotes are the charts, targets and rules of the kinds of a group.
func (w *writer) kindNotes(group string, width scene.Unit) []layout.Block {
	var out []layout.Block
	for _, k := range w.r.NPCs {
		if k.Group != group {
			continue
		}
		var own []layout.Block
		for _, c := range w.ownCharts(k) {
			own = append(own, w.say(c, width))
		}
		if len(k.Targets) > 0 {
			own = append(own, w.say(english.Capital(k.Title)+" targets: "+w.priorities(k.Targets), width))
		}
		out = append(out, page.Ruled("npcs."+k.ID, width, own)...)
		for _, n := range k.Rules {
			n.Title = english.Capital(k.Title) + ", " + english.Lower(n.Title)
			out = append(out, w.notes("npcs."+k.ID+".rules", []model.RuleNote{n}, width)...)
		}
	}
	return out
}

// ownCharts says what charts a kind acts by in place of that of its group: one for all of it, and those of sides of
// its board. A side without a name of its own has the title of the kind only.
func (w *writer) ownCharts(k model.NPCKind) []string {
	var out []string
	say := func(side, chart string) {
		if chart != "" {
			out = append(out, english.Capital(k.Title)+pick(side != "", ", "+english.Lower(side), "")+": chart “"+w.chartTitle(chart)+"”.")
		}
	}
	say("", k.Chart)
	for _, s := range []*model.Stats{k.Stats, k.Charged} {
		if s != nil && s.Chart != k.Chart {
			say(s.Title, s.Chart)
		}
	}
	return out
}
