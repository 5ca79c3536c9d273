package corespace

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// ruleGaps are the parts of a special rule that the players judge or carry out. A rule without data is
// one gap: it is all words.
func ruleGaps(r model.Rule) []Gap {
	g := gapList{rule: r.ID}
	if r.When == nil {
		g.add("text", "")
		return g.list
	}
	if !sets(*r.When) {
		g.add("when", r.When.Kind)
	}
	if w := r.When; w.Check != nil {
		g.add("check", w.Kind)
	} else if w.Who != nil || w.Nth > 1 || w.Actions > 1 {
		g.add("who", w.Kind)
	}
	if r.If != nil {
		g.add("if", r.If.Kind)
	}
	if r.Optional {
		g.add("optional", "")
	}
	if r.PerRound > 0 {
		g.add("perRound", "")
	}
	for i, e := range r.Do {
		if !slices.Contains([]string{"pegs", "give", "door"}, e.Kind) || e.To != nil {
			g.add(fmt.Sprintf("do.%d", i), e.Kind)
		}
	}
	return g.list
}

// sets reports whether the table notices an event by itself.
func sets(w trigger) bool {
	switch w.Kind {
	case "round":
		return w.At > 0 && w.Every == 0
	case "hostility":
		return w.Level != ""
	case "search", "interact":
		return w.With != ""
	}
	return false
}

// gapList collects the gaps of one rule.
type gapList struct {
	rule string
	list []Gap
}

// add enters the part of the rule at a path below it.
func (g *gapList) add(path, kind string) {
	part, _, _ := strings.Cut(path, ".")
	g.list = append(g.list, Gap{Path: "rules." + g.rule + "." + path, Rule: g.rule, Part: part, Kind: kind})
}
