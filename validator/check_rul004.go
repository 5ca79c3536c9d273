package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// rul004 finds effects that change nothing.
func rul004() Check {
	return Check{
		Code:     "RUL004",
		Title:    "an effect that changes nothing",
		Severity: diag.Warning,
		Needs:    []Capability{Mission, Whole},
		Text: "An effect of a rule does nothing as it is written: it adds 0 to a counter, changes a figure's number by nothing, removes nothing that it " +
			"names, or rolls dice of which no result does anything. Say what it is to do, " +
			"or take it out.",
		Before: "do: [{kind: \"counter\", of: \"alarms\"}]",
		After:  "do: [{kind: \"counter\", of: \"alarms\", add: 1}]",
		Run: func(p *Pass) {
			p.eachEffect(func(e effectAt) {
				if why := idle(e.Effect); why != "" && !p.unknownIn(e.path) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the effect %s changes nothing: %s", e.Kind, why),
						Remedy:  "say what it is to do, or take it out",
						Range:   p.Where.At(e.path),
					})
				}
			})
		},
	}
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
