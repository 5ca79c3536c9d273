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
func Steps(m *model.Mission, r *model.RuleSet, titles kinds.Titles) (steps []model.Text, unknown []string) {
	facts := Facts(m, r)
	var list []step
	for _, s := range r.Steps {
		one, strange := lineOf(s, facts)
		list, unknown = append(list, one), append(unknown, strange...)
	}
	for _, s := range describe.Place(list, step.names, describe.Checks(m, r, titles), func(c describe.Check) step { return step{text: c.Text} }) {
		if len(s.text.Blocks) > 0 {
			steps = append(steps, s.text)
		}
	}
	return steps, unknown
}

// lineOf is a line of the rule set with the mission's facts filled in, and the names in it that are no fact.
func lineOf(s model.SetupStep, facts map[string]string) (step, []string) {
	f := filling{facts: facts}
	text := english.Fill(f.clauses(s.Text), f.value)
	one := step{template: bare(s.Text)}
	if text != "" && !f.left && (f.named == 0 || f.given > 0) {
		one.text = model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: inlines(text)}}}
	}
	return one, f.unknown
}

// ByHand are the lines of a mission's check list that a table on a screen does not do, in plain letters.
func ByHand(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	facts := Facts(m, r)
	for _, s := range r.Steps {
		if one, _ := lineOf(s, facts); s.Hand && len(one.text.Blocks) > 0 {
			out = append(out, kinds.Spoken(one.text.Blocks))
		}
	}
	return out
}

// step is a line of the check list; one that says nothing has no text, but keeps its place.
type step struct {
	template string // as the rule set has it, without the marks of clauses
	text     model.Text
}

// names reports whether the rule set's line names a fact, or any where that is empty.
func (s step) names(fact string) bool {
	return strings.Contains(s.template, "{"+fact+"}") || strings.Contains(s.template, "{"+fact+":") || fact == "" && strings.Contains(s.template, "{")
}

// filling puts facts in the place of their names and counts them.
type filling struct {
	facts   map[string]string
	named   int // names found
	given   int // of these, with a value
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
