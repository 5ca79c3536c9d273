package describe

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rule says what the data of a special instruction has besides its text: the roll that must succeed, what there is to
// choose from or to roll on and what comes of it, what it costs, for how many crews it holds and how often it works, unless the
// text has the same words. It is empty where there is neither.
func Rule(m *model.Mission, r *model.RuleSet, rule model.Rule) string {
	t := tell(m, r, nil)
	var out []string
	if rule.Crews != nil {
		out = append(out, onlyWith(*rule.Crews))
	}
	if rule.When != nil {
		out = append(out, english.Each(checksOf(*rule.When), t.Check)...)
		out = append(out, taking(*rule.When, strings.ToLower(rule.Text.Source))...)
	}
	out = append(out, t.Tables(rule.Do)...)
	if costs := t.Costs(rule.Cost); costs != "" && (rule.Cost.UA == 0 || !strings.Contains(rule.Text.Source, fmt.Sprintf("%d UA", rule.Cost.UA))) {
		out = append(out, costs)
	}
	for _, limit := range []string{most(rule.PerRound, "a round"), most(rule.PerPiece, "for each piece"), most(rule.PerCrew, "for each crew"), most(rule.Times, "a game")} {
		if limit != "" && !strings.Contains(strings.ToLower(strings.Join(strings.Fields(rule.Text.Source), " ")), limit) {
			out = append(out, english.Capital(limit)+".")
		}
	}
	if rule.Optional && len(out) > 0 {
		out = append(out, "You may leave it.")
	}
	return strings.Join(out, " ")
}

// most says how often at most, such as "at most twice a round"; no limit is empty.
func most(n int, per string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "once " + per
	}
	return "at most " + english.Times(n) + " " + per
}

// taking says how much of a turn a deed takes that rules wait for, where that is no single action and the text has no word of it.
func taking(e model.Trigger, text string) (out []string) {
	switch {
	case e.NoEffort && !strings.Contains(text, "effortless"):
		out = append(out, "It is effortless.")
	case e.Actions > 1 && !strings.Contains(text, "actions"):
		out = append(out, "It takes "+english.Count(e.Actions, "action")+" of one turn.")
	}
	for _, x := range e.Triggers {
		out = append(out, taking(x, text)...)
	}
	return out
}

// checksOf are the rolls of an event, or of those of which one is enough.
func checksOf(e model.Trigger) []model.Check {
	var out []model.Check
	if e.Check != nil {
		out = append(out, *e.Check)
	}
	for _, x := range e.Triggers {
		out = append(out, checksOf(x)...)
	}
	return out
}
