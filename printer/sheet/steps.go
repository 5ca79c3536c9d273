package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Steps is the check list of a mission: the rule set's lines with the mission's facts filled in, and among
// them those that its special set-up adds. A line of the rule set of which all facts are empty says nothing
// here and is left out, as is one of which no clause is left; elsewhere an empty fact reads as "none". Names in braces that are no fact stay as
// they are and are listed in unknown: a mistake in the rule set.
//
// It says all that the mission does: for players it is made from describe.Public.
func Steps(m *model.Mission, r *model.RuleSet, titles kinds.Titles) (steps []Step, unknown []string) {
	facts := Facts(m, r)
	var list []step
	for _, s := range r.Steps {
		one, strange := lineOf(s, facts)
		one.From = together(english.Each(one.filled, func(fact string) string { return factFrom(m, fact) }))
		one.Rule = "steps." + s.ID
		list, unknown = append(list, one), append(unknown, strange...)
	}
	own := func(c describe.Check) step { return step{Step: Step{Text: c.Text, From: c.From}} }
	for _, s := range describe.Place(list, step.names, describe.Checks(m, r, titles), own) {
		if len(s.Blocks) > 0 {
			steps = append(steps, s.Step)
		}
	}
	return steps, unknown
}

// Step is a line of the check list.
type Step struct {
	model.Text
	From string // path of the value of the mission that it has its facts from; empty: all of it is the rule set's
	Rule string // path in the rule set; empty: it is the mission's
}

// lineOf is a line of the rule set with the mission's facts filled in, and the names in it that are no fact.
func lineOf(s model.SetupStep, facts map[string]string) (step, []string) {
	f := filling{facts: facts}
	text := english.Fill(f.clauses(s.Text), f.value)
	one := step{template: bare(s.Text)}
	if text != "" && !f.left && (f.named == 0 || f.given > 0) {
		one.filled = f.filled
		one.Text = model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: inlines(text)}}}
	}
	return one, f.unknown
}

// ByHand are the lines of a mission's check list that a table on a screen does not do, in plain letters.
func ByHand(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	facts := Facts(m, r)
	for _, s := range r.Steps {
		if one, _ := lineOf(s, facts); s.Hand && len(one.Blocks) > 0 {
			out = append(out, kinds.Spoken(one.Blocks))
		}
	}
	return out
}

// step is a line of the check list; one that says nothing has no text, but keeps its place.
type step struct {
	Step
	template string   // as the rule set has it, without the marks of clauses
	filled   []string // the facts with a value that it names
}

// names reports whether the rule set's line names a fact, or any where that is empty.
func (s step) names(fact string) bool {
	return strings.Contains(s.template, "{"+fact+"}") || strings.Contains(s.template, "{"+fact+":") || fact == "" && strings.Contains(s.template, "{")
}

// filling puts facts in the place of their names and counts them.
type filling struct {
	facts   map[string]string
	named   int      // names found
	given   int      // of these, with a value
	filled  []string // which
	unknown []string
	left    bool // the mission does this in another way
}

// unless begins a name in braces that fills in nothing: see Facts.
const unless = "unless:"

func (f *filling) value(name string) string {
	value, known := f.facts[name]
	if known && strings.HasPrefix(name, unless) {
		f.left = f.left || value != ""
		return ""
	}
	f.named++
	switch {
	case !known:
		f.unknown = append(f.unknown, name)
		f.given++
		return "{" + name + "}"
	case value == "":
		return absent(name)
	}
	f.given++
	f.filled = append(f.filled, name)
	return value
}

// inlines reads the emphasis of a check list line: **strong** and *emphasis*, nothing else.
func inlines(text string) []model.Inline {
	var out []model.Inline
	var strong, emph bool
	for len(text) > 0 {
		n := strings.IndexByte(text, '*')
		if n < 0 {
			n = len(text)
		}
		if n > 0 {
			out = append(out, model.Inline{Text: text[:n], Strong: strong, Emph: emph})
		}
		text = text[n:]
		switch {
		case strings.HasPrefix(text, "**"):
			strong, text = !strong, text[2:]
		case text != "":
			emph, text = !emph, text[1:]
		}
	}
	return out
}
