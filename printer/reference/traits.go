package reference

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// terrain is what each sort of terrain does in play.
func (w *writer) terrain(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("terrain", "Terrain", width)}
	for _, t := range w.r.Terrain {
		said := w.runIn(t.Title+dagger.Of(t.Provenance), with(t.Text, w.terrainNumbers(t)), width)
		out = append(out, page.Ruled("terrain."+t.ID, width, said)...)
	}
	return out
}

// terrainNumbers are what a sort of terrain says in numbers only.
func (w *writer) terrainNumbers(t model.TerrainRule) string {
	var parts []string
	if t.Cover != "" {
		for _, c := range w.r.Play.Cover {
			if c.ID == t.Cover {
				parts = append(parts, "cover: "+english.Lower(c.Title))
			}
		}
	}
	if t.Reach > 0 {
		parts = append(parts, "reach "+w.reach(t.Reach))
	}
	parts = append(parts, w.terrainWays(t)...)
	if len(parts) == 0 {
		return ""
	}
	return english.Capital(strings.Join(parts, "; ")) + "."
}

// terrainWays are what a sort of terrain is good for, and how it can be.
func (w *writer) terrainWays(t model.TerrainRule) (out []string) {
	add := func(so bool, words string) {
		if so {
			out = append(out, words)
		}
	}
	add(t.Moves, "can be shifted")
	add(t.Search, "can be searched")
	add(t.Wall, "stands at a wall")
	if t.Holds > 0 || len(t.Sizes) > 0 {
		sizes := english.List(english.Each(t.Sizes, kinds.Names{Rules: w.r}.Size), "or")
		out = append(out, "holds up to "+strings.Join(strings.Fields(fmt.Sprintf("%d %s %s", t.Holds, sizes, english.Plural(t.Holds, "token"))), " "))
	}
	if len(t.States) > 0 {
		out = append(out, "is "+english.List(english.Each(t.States, english.Spelled), "or")+", at first "+english.Spelled(t.States[0]))
	}
	if len(t.Passes) > 0 {
		out = append(out, "lets "+english.And(english.Each(t.Passes, func(id string) string { return english.Midway(w.group(id)) }))+" through while it is shut")
	}
	return out
}

// markers are places and counters with what they mean.
func (w *writer) markers(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("markers", "Markers and counters", width)}
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	add := func(list, id, symbol, title string, text model.Text) {
		cell := page.Cell{Blocks: func(x scene.Unit) []layout.Block { return w.runIn(title, text, x) }}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled(list + "." + id), Cells: []page.Cell{{Mark: w.icon(3600, "", symbol, id)}, cell}})
	}
	for _, m := range w.r.Markers {
		add("markers", m.ID, m.Symbol, m.Title+dagger.Of(m.Provenance), m.Text)
	}
	for _, c := range w.r.Counters {
		add("counters", c.ID, "", c.Title+dagger.Of(c.Provenance), withNumbers(c.Text, c.Numbers))
	}
	return append(out, tight(w.Table(t, width)))
}

// withNumbers is what a counter means, and behind it the numbers in that by their names.
func withNumbers(text model.Text, numbers []model.Amount) model.Text {
	var out []string
	for _, n := range numbers {
		out = append(out, fmt.Sprintf("%s: %d", english.Capital(english.Spelled(n.ID)), n.Count))
	}
	if len(out) == 0 {
		return text
	}
	return with(text, english.And(out)+".")
}

// abilities are the icons on boards.
func (w *writer) abilities(width scene.Unit) []layout.Block {
	return w.traits("abilities", "Abilities of characters", w.r.Abilities, width)
}

// attributes are the icons on tokens.
func (w *writer) attributes(width scene.Unit) []layout.Block {
	return w.traits("attributes", "Attributes of items", w.r.Attributes, width)
}

// traits are those of a list of the rule set.
func (w *writer) traits(list, title string, all []model.Trait, width scene.Unit) []layout.Block {
	out := []layout.Block{w.head(list, title, width)}
	t := page.Table{Columns: []page.TableColumn{{Width: 3600}, {Fill: true}}}
	for _, k := range all {
		name := k.Title + dagger.Of(k.Provenance)
		if k.Valued {
			name += " (n)"
		}
		cell := page.Cell{Blocks: func(x scene.Unit) []layout.Block { return w.runIn(name, k.Text, x) }}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled(list + "." + k.ID), Cells: []page.Cell{{Mark: w.icon(3600, "", k.Symbol, k.ID)}, cell}})
	}
	return append(out, tight(w.Table(t, width)))
}

// skills are what each skill does at each level, by their sorts.
func (w *writer) skills(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("skills", "Skills", width)}
	first := len(out)
	for _, sort := range w.skillSorts() {
		var blocks []layout.Block
		for _, k := range w.r.Skills {
			if k.Type == sort.ID && len(k.Levels) > 0 {
				blocks = append(blocks, page.Ruled("skills."+k.ID, width, w.skill(k, width))...)
			}
		}
		if len(blocks) > 0 && sort.Title != "" {
			out = append(out, w.sub(sort.Title, width))
		}
		out = append(out, blocks...)
	}
	if len(out) == first {
		return nil
	}
	legend := w.say("The numbers are levels. P: works all the time. R: in answer to something. All else in the trader’s own turn.", width)
	return append(out[:first:first], append([]layout.Block{kept(tight(legend))}, out[first:]...)...)
}

// skillSorts are the rule set's sorts of skill, and none for skills without.
func (w *writer) skillSorts() []model.Named {
	out := append([]model.Named(nil), w.r.SkillTypes...)
	known := map[string]bool{}
	for _, s := range out {
		known[s.ID] = true
	}
	for _, k := range w.r.Skills {
		if !known[k.Type] {
			known[k.Type] = true
			out = append(out, model.Named{ID: k.Type, Title: english.Capital(english.Spelled(k.Type))})
		}
	}
	return out
}

func (w *writer) skill(k model.Skill, width scene.Unit) []layout.Block {
	text := model.Text{}
	par := model.Block{Kind: model.Paragraph}
	for i, l := range k.Levels {
		par.Inlines = append(par.Inlines, levelWords(fmt.Sprint(i+1), l)...)
	}
	text.Blocks = []model.Block{par}
	out := w.runIn(k.Title+dagger.Of(k.Provenance), text, width)
	if note := plain(k.Note); note != "" {
		out = append(out, w.say(note, width))
	}
	return out
}

// levelWords is one level in a run: its number, then every way to use it.
func levelWords(number string, l model.SkillLevel) []model.Inline {
	var out []model.Inline
	for _, way := range describe.LevelWays(l) {
		out = append(out, wayWords(number, way)...)
		number = ""
	}
	return out
}

// wayWords is one way to use a level: its mark, when it is used, and its text.
func wayWords(mark string, l model.SkillLevel) (out []model.Inline) {
	switch l.Use {
	case "passive":
		mark += " P"
	case "reaction":
		mark += " R"
	}
	if mark = strings.TrimSpace(mark); mark != "" {
		out = append(out, model.Inline{Text: mark + " ", Strong: true})
	}
	if l.Phase != "" {
		out = append(out, model.Inline{Text: "In the " + english.Spelled(l.Phase) + " phase: ", Emph: true})
	}
	if l.When != "" {
		out = append(out, model.Inline{Text: english.Capital(l.When) + ": ", Emph: true})
	}
	for i, b := range l.Text.Blocks {
		if i > 0 {
			out = append(out, model.Inline{Text: " "})
		}
		out = append(out, b.Inlines...)
	}
	return append(out, model.Inline{Text: " "})
}
