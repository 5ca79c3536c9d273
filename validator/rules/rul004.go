package rules

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rul004 finds effects that change nothing.
func rul004() check.Check {
	return check.Check{
		Code:     "RUL004",
		Title:    "a rule or an effect that does nothing",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.UnknownNames, worlds.WorldFact},
		Text: "An effect of a rule does nothing as it is written: it adds 0 to a counter, changes a figure's number by nothing, removes nothing that it " +
			"names, rolls dice of which no result does anything, speaks of the piece, the figure, the trader or the crew that set the rule off where none does, or changes a roll where " +
			"nobody rolls. A condition on a figure that sets the rule off, where none does, is the same. Say what it is to do, or take it out. A rule that is nothing but prose should say `simulated: false`: a play-test that " +
			"plays it plays nothing. That is only a note.",
		Before: "do: [{kind: \"counter\", of: \"alarms\"}]",
		After:  "do: [{kind: \"counter\", of: \"alarms\", add: 1}]",
		Run: func(p *check.Pass) {
			for _, d := range slices.Concat(idleEffects(p), idleRules(p), idleConditions(p), oddStanding(p)) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// idleEffects are the effects that do nothing.
func idleEffects(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	parts.EachEffect(p, func(e parts.EffectAt) {
		why := cmp.Or(kinds.Idle(e.Effect), nobodysCounter(p, e.Effect), tooLate(e))
		if why == "" && e.Source != nil && e.Source.When != nil && !worlds.World(p).Called(e.Source.ID) && !parts.UnknownIn(p, "rules."+e.Source.ID+".when") {
			why = offCue(p, e)
		}
		if why != "" && !parts.UnknownIn(p, e.Path) {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("the effect %s changes nothing: %s", e.Kind, why),
				Remedy:  "say what it is to do, or take it out",
				Range:   p.Where.At(e.Path),
			})
		}
	})
	return out
}

// offCue says why an effect finds nothing to change when its rule is set off, or nothing: the piece that set it off, or
// a roll.
func offCue(p *check.Pass, e parts.EffectAt) string {
	when := *e.Source.When
	if why := partless(when, kinds.PartsOf(e.Effect)); why != "" {
		return why
	}
	switch {
	case kinds.ByTheClock(when) && kinds.ForDoer(e.Effect):
		return "it is for the trader who sets the rule off, and none does"
	case kinds.ByTheClock(when) && forOneCrew(p, e.Effect):
		return "it is for the crew that sets the rule off, and none does; for: \"all\" is for each"
	case forItsPiece(e.Effect) && kinds.ByTheClock(when):
		return "no piece sets the rule off"
	case changesRoll(e.Effect) && !kinds.Rolls(when) && e.Path == fmt.Sprintf("rules.%s.do.%d", e.Source.ID, lastNumber(e.Path)):
		return "nobody rolls when the rule is set off"
	}
	return ""
}

// partless says which of the parts that a rule speaks of nobody plays in what sets it off; empty where somebody plays each.
func partless(when model.Trigger, parts []string) string {
	for _, part := range parts {
		switch {
		case kinds.Plays(when, part):
		case part == "it":
			return "it speaks of the figure that sets the rule off, and none does"
		case part == "self":
			return "it speaks of the figure whose rule it is, and a special rule is nobody's"
		default:
			return fmt.Sprintf("it speaks of %s, and nobody attacks when the rule is set off", map[string]string{"target": "the target", "attacker": "the attacker"}[part])
		}
	}
	return ""
}

// idleConditions are those on a figure that has no part in what sets the rule off.
func idleConditions(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, r := range p.Mission.Rules {
		path := "rules." + r.ID
		if r.When == nil || r.If == nil || worlds.World(p).Called(r.ID) || parts.UnknownIn(p, path) {
			continue
		}
		if why := cmp.Or(partless(*r.When, kinds.PartsAsked(*r.If)), nobodysNumber(p, r)); why != "" {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("nobody can say whether the condition of rule %q holds: %s", r.ID, why),
				Remedy:  "say which figures it is about in another way, or let one set the rule off",
				Range:   p.Where.At(path + ".if"),
			})
		}
	}
	return out
}

// oddStanding are rules that hold all the time and say when they work, or do what is done at a moment.
func oddStanding(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, r := range p.Mission.Rules {
		path := "rules." + r.ID
		if !r.Standing || parts.UnknownIn(p, path) {
			continue
		}
		if r.When != nil {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("rule %q holds all the time, and says when it works", r.ID),
				Remedy:  "take out when, or standing",
				Range:   p.Where.At(path + ".when"),
			})
		}
		for i, e := range r.Do {
			if !kinds.Lasting(e) {
				out = append(out, diag.Diagnostic{
					Summary: fmt.Sprintf("rule %q holds all the time, and %s is done at a moment, which it does not have", r.ID, e.Kind),
					Remedy:  "say when the rule works, and take out standing",
					Range:   p.Where.At(fmt.Sprintf("%s.do.%d", path, i)),
				})
			}
		}
	}
	return out
}

// forItsPiece reports whether an effect is on the piece that set the rule off.
func forItsPiece(e model.Effect) bool {
	c, changes := kinds.Of(kinds.Writes(e), kinds.ThingCell)
	return e.It || changes && c.ID == "" && c.Any == ""
}

// forOneCrew reports whether an effect is for the crew that set the rule off, where there may be others that did not.
func forOneCrew(p *check.Pass, e model.Effect) bool {
	if e.For == "all" || !severalCrews(p) {
		return false
	}
	if slices.ContainsFunc(kinds.Repeated(e), func(c kinds.Cell) bool { return ownCounter(p, c.ID) }) {
		return true
	}
	kind, _ := kinds.EffectOf(e.Kind)
	if c, counts := kinds.Of(kinds.Writes(e), kinds.CounterCell); counts {
		return ownCounter(p, c.ID) && slices.Contains(kind.Takes, "for")
	}
	return slices.Contains(kind.Takes, "for")
}

// severalCrews reports whether there may be crews that did not set a rule off, and are not on one side with the crew that did.
func severalCrews(p *check.Pass) bool {
	return p.Mission.Players.Max > 1 && p.Mission.Players.Mode != "co-op"
}

// ownCounter reports whether each crew keeps a counter by itself.
func ownCounter(p *check.Pass, id string) bool {
	c := check.Find(p.Mission.Setup.Counters, id, parts.CounterID)
	return c != nil && c.PerCrew
}

// nobodysCounter says that an effect names whose counter it moves, where all crews share it.
func nobodysCounter(p *check.Pass, e model.Effect) string {
	c, counts := kinds.Of(kinds.Writes(e), kinds.CounterCell)
	if counts && e.For != "" && check.Find(p.Mission.Setup.Counters, c.ID, parts.CounterID) != nil && !ownCounter(p, c.ID) {
		return fmt.Sprintf("for says whose counter is meant, and counter %s is one for all crews; say perCrew: true where it is set up", c.ID)
	}
	return ""
}

// tooLate says that an effect changes what is put away after the game.
func tooLate(e parts.EffectAt) string {
	if e.After && slices.ContainsFunc(kinds.Writes(e.Effect), func(c kinds.Cell) bool { return c.Sort != kinds.AssetsCell && c.Sort != kinds.ProseCell }) {
		return "it is done after the game, when nothing is left on the board"
	}
	return ""
}

// nobodysNumber says that a condition asks for the counter of the crew that sets a rule off, where none does.
func nobodysNumber(p *check.Pass, r model.Rule) string {
	for _, c := range kinds.AllAsked(*r.If) {
		if c.Sort == kinds.CounterCell && ownCounter(p, c.ID) && kinds.ByTheClock(*r.When) && severalCrews(p) {
			return fmt.Sprintf("each crew keeps counter %s by itself, and no crew sets the rule off", c.ID)
		}
	}
	return ""
}

// changesRoll reports whether an effect changes a roll that somebody is just making.
func changesRoll(e model.Effect) bool {
	kind, _ := kinds.EffectOf(e.Kind)
	return kind.OnRoll
}

// lastNumber is the number that a path ends with.
func lastNumber(path string) int {
	n, _ := strconv.Atoi(path[strings.LastIndex(path, ".")+1:])
	return n
}

// idleRules are the rules that are prose only and count as played.
func idleRules(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, r := range p.Mission.Rules {
		prose := !slices.ContainsFunc(r.Do, func(e model.Effect) bool { return !kinds.Changes(e, kinds.ProseCell) })
		if path := "rules." + r.ID; prose && r.Simulated && !parts.UnknownIn(p, path) {
			out = append(out, diag.Diagnostic{
				Severity: diag.Note,
				Summary:  fmt.Sprintf("rule %q is prose only, and a play-test is to play it", r.ID),
				Remedy:   "write simulated: false, or say in do what it does",
				Range:    p.First(path+".simulated", path+"@key", path),
			})
		}
	}
	return out
}
