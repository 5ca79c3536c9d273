package corespace

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ruleGaps are the parts of a special rule that the players tell of, judge or carry out, in the order of
// its fields. A rule without data is one gap: it is all words.
func ruleGaps(t *Table, r model.Rule) []Gap {
	g := gapList{table: t, rule: r.ID}
	if r.When == nil && len(r.Do) == 0 {
		g.add("text", "", "keep it in mind: it is only words")
		return g.list
	}
	if r.When != nil {
		g.event("when", *r.When)
	}
	if r.If != nil {
		g.condition("if", *r.If)
	}
	if r.When != nil && len(r.Do) == 0 {
		g.add("do", "", "do what its text says")
	}
	g.effects("do", r.Do)
	g.hands(slices.ContainsFunc(inner(r.Do), func(e effect) bool { return effectRow(e.Kind).do != nil }))
	return g.list
}

// gapList collects the gaps of one rule.
type gapList struct {
	table  *Table // for its words alone
	rule   string
	byHand []handGap
	list   []Gap
}

// handGap is what the players carry out for one reason.
type handGap struct {
	path, kind, why string
	words           []string
}

// add enters the part of the rule at a path below it; what is the same for several parts stands once.
func (g *gapList) add(path, kind, text string) {
	part, _, _ := strings.Cut(path, ".")
	if !slices.ContainsFunc(g.list, func(x Gap) bool { return x.Text == text }) {
		g.list = append(g.list, Gap{Path: "rules." + g.rule + "." + path, Rule: g.rule, Part: part, Kind: kind, Text: text})
	}
}

// event enters what the players tell of.
func (g *gapList) event(path string, w trigger) {
	for i, x := range w.Triggers {
		g.event(fmt.Sprintf("%s.triggers.%d", path, i), x)
	}
	if told(g.table.mission, w) {
		g.add(path, w.Kind, "tell the page when it happens, if it has not seen it")
	}
}

// condition enters what the players are asked for.
func (g *gapList) condition(path string, c condition) {
	for i, x := range c.Conditions {
		g.condition(fmt.Sprintf("%s.conditions.%d", path, i), x)
	}
	if row := conditionRow(c.Kind); row.why != "" {
		g.add(path, c.Kind, "answer what the page asks: "+row.why)
	}
}

// effects collects what the players always carry out themselves.
func (g *gapList) effects(path string, list []effect) {
	for i, e := range list {
		at := fmt.Sprintf("%s.%d", path, i)
		if row := effectRow(e.Kind); row.do == nil {
			g.hand(at, e, row.why)
		}
		for j, o := range e.Options {
			g.effects(fmt.Sprintf("%s.options.%d.do", at, j), o.Do)
		}
		for j, row := range e.Rows {
			g.effects(fmt.Sprintf("%s.rows.%d.do", at, j), row.Do)
		}
	}
}

// hand notes an effect with those that are the players' for the same reason.
func (g *gapList) hand(path string, e effect, why string) {
	i := slices.IndexFunc(g.byHand, func(h handGap) bool { return h.why == why })
	if i < 0 {
		i = len(g.byHand)
		g.byHand = append(g.byHand, handGap{path: path, kind: e.Kind, why: why})
	}
	h := &g.byHand[i]
	words := strings.NewReplacer("“", "‘", "”", "’").Replace(g.table.names().Effect(e))
	if words != "" && !slices.Contains(h.words, english.Quoted(words)) {
		h.words = append(h.words, english.Quoted(words))
	}
}

// hands enters what was collected, and that the page does what else the rule does.
func (g *gapList) hands(rest bool) {
	for i, h := range g.byHand {
		text := "carry it out yourselves: " + h.why
		if len(h.words) > 0 {
			text = "carry out yourselves " + english.And(h.words) + ": " + h.why
		}
		if rest && i == len(g.byHand)-1 {
			text += "; the page does the rest"
		}
		g.add(h.path, h.kind, text)
	}
}
