package names

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref008 finds names of units that are made for another edition or game.
func ref008() check.Check {
	return check.Check{
		Code:     "REF008",
		Title:    "a file of another edition",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Refs},
		Text: "A campaign, mission or the like names another file of the pack, such as a mission, a crew or a trading post. That " +
			"file is there, but it is written for another edition or another game: its tokens, traders and numbers are not those that " +
			"this one is played with. A campaign that goes through several editions names the others in `editions`, and then its missions may be of " +
			"these; one that none of them is of is a warning.",
		Before: "edition: \"purge\"\nposts: [\"trading-post-5\"] // it says edition: \"firstborn\"",
		After:  "edition: \"purge\"\nposts: [\"bs-mart\"]",
		Run: func(p *check.Pass) {
			edition := editionOf(p.Subject.Value)
			if edition == "" {
				return
			}
			for _, d := range append(foreignUnits(p, edition), idleEditions(p)...) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// foreignUnits are the units of other editions that the unit names.
func foreignUnits(p *check.Pass, edition string) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, r := range parts.Refs.Of(p) {
		for _, domain := range r.Domains {
			if kind, other := strings.CutPrefix(domain, "+"); other {
				out = append(out, sameEdition(p, kind, r, edition))
			}
		}
	}
	return out
}

// editionOf is the edition that a unit says it is for.
func editionOf(value any) string {
	v := reflect.Indirect(reflect.ValueOf(value))
	if v.Kind() != reflect.Struct {
		return ""
	}
	if f := v.FieldByName("Edition"); f.IsValid() && f.Kind() == reflect.String {
		return f.String()
	}
	return ""
}

// furtherEditions are those that missions of a campaign may be of besides its own.
func furtherEditions(p *check.Pass) []string {
	if c, ok := p.Subject.Value.(*model.Campaign); ok {
		return c.Editions
	}
	return nil
}

// idleEditions are further editions of which a campaign has no mission.
func idleEditions(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Subject.Siblings == nil {
		return nil
	}
	played := campaign.Missions(c)
	for i, e := range c.Editions {
		if !slices.ContainsFunc(p.Subject.Siblings, func(s check.Sibling) bool {
			return s.Kind == "mission" && (s.Edition == e || s.Edition == "") && slices.Contains(played, s.ID)
		}) {
			out = append(out, diag.Diagnostic{
				Severity: diag.Warning,
				Summary:  fmt.Sprintf("no mission of the campaign is made for the edition %s", e),
				Remedy:   "take it out, or play a mission of it",
				Range:    p.Where.At(fmt.Sprintf("editions.%d", i)),
			})
		}
	}
	return out
}

// sameEdition is what is wrong with a unit that the pack has for other editions only. Missions may be of further ones.
func sameEdition(p *check.Pass, kind string, r refs.Ref, edition string) diag.Diagnostic {
	further := furtherEditions(p)
	other, fit := "", []string{}
	for _, s := range p.Subject.Siblings {
		switch {
		case s.Kind != kind:
		case s.Edition == edition || s.Edition == "" || kind == "mission" && slices.Contains(further, s.Edition):
			fit = append(fit, s.ID)
			if s.ID == r.ID {
				return diag.Diagnostic{}
			}
		case s.ID == r.ID:
			other = s.Edition
		}
	}
	if other == "" {
		return diag.Diagnostic{}
	}
	return foreignUnit(p, kind, r, other, edition, fit)
}

// foreignUnit is the finding of a unit of another edition; fit are those of the right one.
func foreignUnit(p *check.Pass, kind string, r refs.Ref, other, edition string, fit []string) diag.Diagnostic {
	word := strings.ReplaceAll(kind, "-", " ")
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s %q is made for the edition %s, this file for %s", word, r.ID, other, edition),
		Remedy:  fmt.Sprintf("take it out, or write a %s for %s: the pack has none", word, edition),
		Range:   p.First(r.Path, strings.TrimSuffix(r.Path, "@key")),
	}
	if len(fit) > 0 {
		d.Remedy = fmt.Sprintf("name a %s for %s, such as %q", word, edition, fit[0])
	}
	return d
}
