package xiapages

import (
	"cmp"
	"strings"

	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Step is a line of the check list, with the path of the first value of the scenario that it says and its own in the rule set.
type Step struct {
	Text       model.Text
	From, Rule string
}

// Steps is the check list of a scenario: the rule set's lines with the scenario's facts filled in. A line of
// which all facts are empty says nothing here and is left out; where the scenario lays the first sectors, none are
// turned up. Names in braces that are no fact stay.
func Steps(r *xia.RuleSet, s *xia.Scenario) []Step {
	facts, from := Facts(r, s), factsFrom(s)
	var out []Step
	for _, step := range r.Steps {
		if len(s.Sectors) > 0 && strings.Contains(step.Text.Source, "{sectors}") {
			step.Text = plain(laidStep)
		}
		if text, named, says := filled(step.Text, facts); says {
			line := Step{Text: text, Rule: "steps." + step.ID}
			for _, name := range named {
				line.From = cmp.Or(line.From, from[name])
			}
			out = append(out, line)
		}
	}
	return out
}

// laidStep takes the place of the rule set's line on turning up the first sectors: the scenario says which they are.
const laidStep = "Lay the first sectors as the drawing of the table shows: {sectors}. Mix the other sector tiles and stack them face down."

// Facts are the values that a check list may name in braces:
//
//   - {sectors}: how many lie face up at the start
//   - {credits}: what everybody has
//   - {npcs}: how many NPC cards are dealt; empty if none takes part
//   - {fame}: the goal
func Facts(r *xia.RuleSet, s *xia.Scenario) map[string]string {
	credits := s.Credits
	if credits == 0 {
		credits = r.Setup.Credits
	}
	facts := map[string]string{
		"sectors": laidCount(s), "credits": words.Number(credits), "fame": words.Number(s.Fame), "npcs": "",
	}
	if n := len(s.NPCs); n > 0 {
		facts["npcs"] = words.Number(n)
	}
	return facts
}

// factsFrom are the paths of those facts that the scenario says itself.
func factsFrom(s *xia.Scenario) map[string]string {
	from := map[string]string{"fame": "fame", "credits": creditsOf(s)}
	if len(s.Sectors) > 0 {
		from["sectors"] = "sectors"
	}
	if len(s.NPCs) > 0 {
		from["npcs"] = "npcs"
	}
	return from
}

// laidCount is how many sectors are laid, for each number of players that makes a difference.
func laidCount(s *xia.Scenario) string {
	var parts []string
	last := -1
	for n := max(1, s.Players.Min); n <= min(s.Players.Max, 12); n++ {
		count := 0
		for _, l := range s.Sectors {
			if l.Players <= n {
				count++
			}
		}
		if count == last {
			continue
		}
		last = count
		if len(parts) == 0 {
			parts = append(parts, words.Number(count))
			continue
		}
		parts = append(parts, words.Number(count)+" with "+words.Count(n, "player"))
	}
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	return parts[0] + " (" + strings.Join(parts[1:], ", ") + ")"
}

// filled is a passage with facts in the place of their names, and these; says is false if it names facts and all of
// them are empty.
func filled(t model.Text, facts map[string]string) (out model.Text, named []string, says bool) {
	f := filling{facts: facts}
	out = model.Text{Source: t.Source, Blocks: f.blocks(t.Blocks)}
	return out, f.named, len(f.named) == 0 || f.given > 0
}

// filling puts facts in the place of their names and counts those that have a value.
type filling struct {
	facts map[string]string
	named []string
	given int
}

func (f *filling) blocks(list []model.Block) []model.Block {
	var out []model.Block
	for _, b := range list {
		b.Blocks = f.blocks(b.Blocks)
		inlines := make([]model.Inline, 0, len(b.Inlines))
		for _, in := range b.Inlines {
			in.Text = english.Fill(in.Text, f.value)
			inlines = append(inlines, in)
		}
		b.Inlines = inlines
		out = append(out, b)
	}
	return out
}

func (f *filling) value(name string) string {
	value, known := f.facts[name]
	f.named = append(f.named, name)
	switch {
	case !known:
		f.given++
		return "{" + name + "}"
	case value == "":
		return "none"
	}
	f.given++
	return value
}
