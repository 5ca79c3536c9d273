package kinds

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Name is what pages call a piece, a panel, a marker or a zone of a mission, as a list or a map has it: its own
// title, else that of its kind, "Computer console 2" where several have none of their own. An id is never a name:
// what has none is called nothing. Crates are called by the letters that the map has for them.
func Name(m *model.Mission, r *model.RuleSet, id string) string {
	n := Names{Mission: m, Rules: r}
	if n.Crate(id) {
		return strings.ToUpper(id)
	}
	return english.Capital(n.Name(id))
}

// Crate reports whether an id is that of a crate.
func (n Names) Crate(id string) bool {
	return slices.ContainsFunc(n.Mission.Crates(), func(c model.Crate) bool { return c.ID == id })
}

// thing is something on a board with an id: its title, if its author gave it one, and that of its kind.
type thing struct{ id, title, kind string }

// things are what pages have names for, floor by floor. The number of a marker is a part of its title.
func (n Names) things() []thing {
	var out []thing
	for x := range n.Mission.Things(model.FurnitureSort, model.PanelSort, model.MarkerSort, model.ZoneSort) {
		t := thing{x.ID, x.Title, n.KindOf(x)}
		if x.Number > 0 {
			t.title = fmt.Sprintf("%s %d", cmp.Or(x.Title, t.kind), x.Number)
		}
		if x.ID != "" {
			out = append(out, t)
		}
	}
	return out
}

// KindOf is what the kind of a thing is called.
func (n Names) KindOf(t model.Thing) string {
	if t.Sort == model.ZoneSort {
		return "zone"
	}
	return cmp.Or(n.Rules.ThingKind(t).Title, english.Spelled(t.Kind))
}

// Name is the title of a thing, else that of its kind, with its place among those of the kind that have no title
// either; empty where there is no such thing.
func (n Names) Name(id string) string {
	list := n.things()
	i := slices.IndexFunc(list, func(x thing) bool { return x.id == id })
	if i < 0 || list[i].title != "" {
		return at(list, i).title
	}
	if list[i].kind == "" { // a rule set that says no more of it than its id
		return ""
	}
	place, all := 0, 0
	for k, x := range list {
		if x.title == "" && x.kind == list[i].kind {
			if all++; k <= i {
				place++
			}
		}
	}
	if all == 1 {
		return list[i].kind
	}
	return fmt.Sprintf("%s %d", list[i].kind, place)
}

// at is an entry of a list; one without anything where there is none.
func at(list []thing, i int) thing {
	if i < 0 {
		return thing{}
	}
	return list[i]
}

// Piece is a thing on a map, inside a sentence: "crate L1", "the west gate", "the computer console 2", "beacon 3".
func (n Names) Piece(id string) string {
	if n.Crate(id) {
		return "crate " + strings.ToUpper(id)
	}
	list := n.things()
	x := at(list, slices.IndexFunc(list, func(x thing) bool { return x.id == id }))
	name := n.Name(id)
	switch {
	case name == "":
		return "the " + english.Spelled(id)
	case x.title == "":
		return "the " + english.Lower(name)
	case strings.HasPrefix(x.title, x.kind):
		return english.Lower(name) // a marker with the number that it has on the map
	}
	return english.Midway(name)
}
