package main

import (
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
)

// showRuleSet lists what the lists of a rule set hold, by their ids, each of which show knows.
func (s *session) showRuleSet(set ruleSetHere) error {
	var lists []string
	ids := map[string][]string{}
	for _, e := range entries(set.rules) {
		list := listOf(e)
		if ids[list] == nil {
			lists = append(lists, list)
		}
		ids[list] = append(ids[list], e.id)
	}
	var lines []values.Line
	for _, list := range lists {
		lines = append(lines, values.Line{Path: list, Value: strings.Join(ids[list], ", ")})
	}
	head := "rule set"
	switch {
	case set.own():
		head += " of a pack, based on " + set.base
	case set.house:
		head += ", with the pack's house rules"
	}
	return s.table().Write(set.edition, head, lines, func(values.Line) string { return "" })
}
