package html

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// fact is a line of a list: a name and what it is, and the path of the value of the mission that says so.
type fact struct{ Name, Value, From string }

// facts are what a group wants to know before it takes a mission off the shelf.
func facts(m *model.Mission, r *model.RuleSet) []fact {
	list := []fact{
		{"Players", players(m.Players), "players"},
		{"Rules", r.Title, "edition"},
		{"Boxes", strings.Join(describe.Boxes(m, r), ", "), "boxes"},
		{"Traders in each crew", fmt.Sprintf("up to %d", m.Setup.Crew), "setup.crew"},
		{"Hostility at the start", english.Count(m.Setup.Hostility, "peg"), "setup.hostility"},
	}
	if len(m.Setup.Aside) > 0 {
		list = append(list, fact{"Key items, set aside", tokens(m.Setup.Aside, r), "setup.aside"})
	}
	return list
}

func players(p model.Players) string {
	line := span(p.Range(), "crew")
	if describe.Mode(p) == "" {
		return line
	}
	return line + ", " + p.Mode
}

func span(r model.Range, one string) string {
	if r.Min == r.Max {
		return english.Count(r.Min, one)
	}
	return fmt.Sprintf("%d to %s", r.Min, english.Count(r.Max, one))
}

func tokens(ids []string, r *model.RuleSet) string {
	var out []string
	for _, id := range ids {
		out = append(out, token(id, r))
	}
	return strings.Join(describe.Tally(out), ", ")
}

func token(id string, r *model.RuleSet) string {
	return kinds.Titled(r.Tokens, id, func(k model.TokenKind) (string, string) { return k.ID, k.Title })
}

// events is the share of each kind of event card.
func events(m *model.Mission, r *model.RuleSet) []fact {
	var out []fact
	for _, a := range m.Setup.Events {
		name := kinds.Titled(r.Cards, a.Kind, func(k model.CardKind) (string, string) { return k.ID, k.Title })
		out = append(out, fact{name, describe.Portion(a), "setup.events." + a.Kind})
	}
	return out
}
