package corespace

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// ruleGaps are the parts of a special rule that the players tell of, judge or carry out, in the order of
// its fields. A rule without data is one gap: it is all words.
func ruleGaps(m *model.Mission, r model.Rule) []Gap {
	g := gapList{mission: m, rule: r.ID}
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
	return g.list
}

// gapList collects the gaps of one rule.
type gapList struct {
	mission *model.Mission
	rule    string
	list    []Gap
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
	if told(g.mission, w) {
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

// effects enters what the players always carry out themselves.
func (g *gapList) effects(path string, list []effect) {
	for i, e := range list {
		at := fmt.Sprintf("%s.%d", path, i)
		if row := effectRow(e.Kind); row.do == nil {
			g.add(at, e.Kind, "carry it out yourselves: "+row.why)
		}
		for j, o := range e.Options {
			g.effects(fmt.Sprintf("%s.options.%d.do", at, j), o.Do)
		}
		for j, row := range e.Rows {
			g.effects(fmt.Sprintf("%s.rows.%d.do", at, j), row.Do)
		}
	}
}
