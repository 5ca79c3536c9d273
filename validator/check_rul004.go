package validator

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// rul004 finds effects that change nothing.
func rul004() Check {
	return Check{
		Code:     "RUL004",
		Title:    "a rule or an effect that does nothing",
		Severity: diag.Warning,
		Needs:    []Capability{Mission, Whole},
		Text: "An effect of a rule does nothing as it is written: it adds 0 to a counter, changes a figure's number by nothing, removes nothing that it " +
			"names, rolls dice of which no result does anything, speaks of the piece that set the rule off where none does, or changes a roll where " +
			"nobody rolls. Say what it is to do, or take it out. A rule that is nothing but prose should say `simulated: false`: a play-test that " +
			"plays it plays nothing. That is only a note.",
		Before: "do: [{kind: \"counter\", of: \"alarms\"}]",
		After:  "do: [{kind: \"counter\", of: \"alarms\", add: 1}]",
		Run: func(p *Pass) {
			for _, d := range append(p.idleEffects(), p.idleRules()...) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// idleEffects are the effects that do nothing.
func (p *Pass) idleEffects() []diag.Diagnostic {
	var out []diag.Diagnostic
	p.eachEffect(func(e effectAt) {
		why := idle(e.Effect)
		if why == "" && e.rule != nil && e.rule.When != nil && !p.world().called[e.rule.ID] {
			why = p.offCue(e)
		}
		if why != "" && !p.unknownIn(e.path) {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("the effect %s changes nothing: %s", e.Kind, why),
				Remedy:  "say what it is to do, or take it out",
				Range:   p.Where.At(e.path),
			})
		}
	})
	return out
}

// offCue says why an effect finds nothing to change when its rule is set off, or nothing: the piece that set it off, or
// a roll.
func (p *Pass) offCue(e effectAt) string {
	when := *e.rule.When
	switch {
	case (e.Kind == "remove" && e.It || e.Kind == "piece" && e.Piece == "" && e.Any == "") && byTheClock(when):
		return "no piece sets the rule off"
	case (e.Kind == "treat-as" || e.Kind == "ignore") && byTheClock(when) && e.path == fmt.Sprintf("rules.%s.do.%d", e.rule.ID, lastNumber(e.path)):
		return "nobody rolls when the rule is set off"
	}
	return ""
}

// byTheClock reports whether a trigger comes about by time or by the track alone: nobody does anything to a piece then,
// and nothing is rolled.
func byTheClock(t model.Trigger) bool {
	switch t.Kind {
	case "start", "round", "phase", "hostility", "after", "end":
		return true
	case "any":
		return !slices.ContainsFunc(t.Triggers, func(inner model.Trigger) bool { return !byTheClock(inner) })
	}
	return false
}

// lastNumber is the number that a path ends with.
func lastNumber(path string) int {
	n, _ := strconv.Atoi(path[strings.LastIndex(path, ".")+1:])
	return n
}

// idleRules are the rules that are prose only and count as played.
func (p *Pass) idleRules() []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, r := range p.Mission.Rules {
		prose := !slices.ContainsFunc(r.Do, func(e model.Effect) bool { return e.Kind != "prose" })
		if path := "rules." + r.ID; prose && r.Simulated && !p.unknownIn(path) {
			out = append(out, diag.Diagnostic{
				Severity: diag.Note,
				Summary:  fmt.Sprintf("rule %q is prose only, and a play-test is to play it", r.ID),
				Remedy:   "write simulated: false, or say in do what it does",
				Range:    p.first(path+".simulated", path+"@key", path),
			})
		}
	}
	return out
}

// idle says why an effect does nothing by itself; empty where it does something.
func idle(e model.Effect) string {
	switch e.Kind {
	case "counter", "stat":
		if e.Add == 0 && e.Becomes == nil {
			return "it has neither add nor becomes"
		}
	case "entry":
		if e.Set == "" && e.At == nil {
			return "it has neither set nor at"
		}
	case "remove":
		if e.Who == nil && e.Piece == "" && !e.It && e.Token == "" {
			return "it has neither who nor piece, it or token"
		}
	case "control":
		if e.Who == nil && e.Piece == "" {
			return "it has neither who nor piece"
		}
	case "place":
		if e.Token == "" && e.Marker == "" {
			return "it has neither token nor marker"
		}
	case "reveal":
		if e.Hidden == "" && e.Text.Source == "" {
			return "it has neither hidden nor text"
		}
	case "switch-doors":
		if len(e.Doors) < 2 {
			return fmt.Sprintf("it needs two doors and names %d", len(e.Doors))
		}
	case "score", "pay":
		return idlePay(e)
	case "roll", "choose":
		return idleRows(e)
	}
	return ""
}

func idlePay(e model.Effect) string {
	if e.Points == 0 && e.UA == 0 {
		return "it is 0"
	}
	return ""
}

// idleRows looks at the rows of a roll and the options of a choice.
func idleRows(e model.Effect) string {
	for _, r := range e.Rows {
		if len(r.Do) > 0 || r.Text.Source != "" {
			return ""
		}
	}
	for _, o := range e.Options {
		if len(o.Do) > 0 {
			return ""
		}
	}
	if e.Kind == "roll" {
		return "no result does anything"
	}
	return "no option does anything"
}
