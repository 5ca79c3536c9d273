package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// factFrom is the path of the value of a mission that a fact of the check list is about.
func factFrom(m *model.Mission, fact string) string {
	name, kind, _ := strings.Cut(fact, ":")
	kind, _, _ = strings.Cut(kind, ":")
	switch name {
	case "crew", "hostility", "events", "aside":
		return "setup." + name
	case "level":
		return "setup.hostility"
	case "players", "crews":
		return "players"
	case "rare":
		return "setup.search.rare"
	case "deal":
		return "setup.search." + kind
	case "airlocks", "entries":
		return "board." + name
	case "count":
		return listOf(m, model.CrateSort, "crates", kind)
	case "furniture":
		return listOf(m, model.FurnitureSort, name, kind)
	case "markers":
		return listOf(m, model.MarkerSort, name, kind)
	}
	return ""
}

// listOf is the path of the list of a floor in which the first thing of a kind stands.
func listOf(m *model.Mission, sort model.Sort, list, kind string) string {
	for t := range m.Things(sort) {
		if t.Kind == kind {
			return t.Floor.Path + "." + list
		}
	}
	return ""
}

// together is the path of what holds all values with some paths; of the first, where nothing but the whole set-up or the
// whole board does.
func together(paths []string) string {
	var common []string
	first := ""
	for _, p := range paths {
		steps := strings.Split(p, ".")
		switch {
		case p == "":
			continue
		case first == "":
			first, common = p, steps
		}
		n := 0
		for n < len(common) && n < len(steps) && common[n] == steps[n] {
			n++
		}
		common = common[:n]
	}
	if len(common) < 2 {
		return first
	}
	return strings.Join(common, ".")
}
