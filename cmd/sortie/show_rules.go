package main

import (
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
)

// showRuleSet lists what the lists of a rule set hold, by their ids, each of which show knows.
func (s *session) showRuleSet(edition string, set any, house bool) error {
	var lists []string
	ids := map[string][]string{}
	for _, e := range entries(set) {
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
	if house {
		head += ", with the pack's house rules"
	}
	return s.table().Write(edition, head, lines, func(values.Line) string { return "" })
}
