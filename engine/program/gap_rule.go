package program

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
)

// ruleGaps are the parts of a special rule that the players tell of, judge or carry out, in the order of
// its fields. A rule without data is one gap: it is all words.
func ruleGaps(game Game, r *Rule) []Gap {
	g := gapList{game: game, rule: r.ID}
	g.game.Names = game.Names.About(r.When)
	if r.When == nil && len(r.Do) == 0 {
		g.add("text", "", "keep it in mind: it is only words")
		return g.list
	}
	for i := range r.Leaves {
		if l := &r.Leaves[i]; game.Told(l) {
			g.add(l.Path, l.Kind, "tell the page when it happens, if it has not seen it")
		}
	}
	if r.Must != nil && !r.Standing {
		g.condition("if", r.Must)
	}
	if r.When != nil && len(r.Do) == 0 {
		g.add("do", "", "do what its text says")
	}
	g.effects("do", r.Do)
	g.hands(slices.ContainsFunc(Inner(r.Do), func(o Op) bool { return game.ByHand[o.Code] == "" }))
	return g.list
}

// gapList collects the gaps of one rule.
type gapList struct {
	game   Game
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

// condition enters what the players are asked for.
func (g *gapList) condition(path string, c *Condition) {
	for i, x := range c.Parts {
		g.condition(fmt.Sprintf("%s.conditions.%d", path, i), x)
	}
	if why := g.game.Asked[c.Code]; why != "" {
		g.add(path, c.Kind, "answer what the page asks: "+why)
	}
}

// effects collects what the players always carry out themselves.
func (g *gapList) effects(path string, list []Op) {
	for i, o := range list {
		at := fmt.Sprintf("%s.%d", path, i)
		if why := g.game.ByHand[o.Code]; why != "" {
			g.hand(at, o, why)
		}
		for j, inner := range o.Choices {
			g.effects(fmt.Sprintf("%s.options.%d.do", at, j), inner)
		}
		for j, inner := range o.Results {
			g.effects(fmt.Sprintf("%s.rows.%d.do", at, j), inner)
		}
	}
}

// hand notes an effect with those that are the players' for the same reason.
func (g *gapList) hand(path string, o Op, why string) {
	i := slices.IndexFunc(g.byHand, func(h handGap) bool { return h.why == why })
	if i < 0 {
		i = len(g.byHand)
		g.byHand = append(g.byHand, handGap{path: path, kind: o.Kind, why: why})
	}
	h := &g.byHand[i]
	words := strings.NewReplacer("“", "‘", "”", "’").Replace(g.game.Names.Effect(*o.Effect))
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
