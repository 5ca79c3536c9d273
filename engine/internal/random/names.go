package random

import (
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// named are the names that a field can hold by what it says that it names.
func (d *draft) named(ref, kind string) []string {
	for _, part := range strings.Split(ref, ";") {
		of, rest, split := strings.Cut(part, ":")
		switch {
		case !split:
			return d.targets(part)
		case of == kind:
			return d.targets(rest)
		}
	}
	return nil
}

func (d *draft) targets(list string) []string {
	var out []string
	for _, to := range strings.Split(list, ",") {
		switch {
		case strings.HasPrefix(to, "="):
			out = append(out, to[1:])
		case strings.HasPrefix(to, "@"):
			out = append(out, d.things[to[1:]]...)
		case strings.HasPrefix(to, "+"):
		default:
			out = append(out, listed(reflect.ValueOf(d.rules).Elem(), to)...)
		}
	}
	return out
}

// listed are the ids of a list of the rule set, such as "hostility.levels", or what its entries have in a field, as in
// "tokens/type".
func listed(v reflect.Value, path string) []string {
	path, field, _ := strings.Cut(path, "/")
	for _, name := range strings.Split(path, ".") {
		if v, _ = fieldOf(v, name); !v.IsValid() {
			return nil
		}
	}
	if field == "" {
		field = "id"
	}
	out := inside(v, strings.Split(field, "."))
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(s string) bool { return s == "" })
}

// inside are the words that entries have in a field, which may lie in a list of theirs.
func inside(v reflect.Value, path []string) []string {
	switch v.Kind() {
	case reflect.Slice:
		var out []string
		for i := range v.Len() {
			out = append(out, inside(v.Index(i), path)...)
		}
		return out
	case reflect.Struct:
		if len(path) > 0 {
			if at, _ := fieldOf(v, path[0]); at.IsValid() {
				return inside(at, path[1:])
			}
		}
	case reflect.String:
		return []string{v.String()}
	}
	return nil
}

// loose are words for fields that name nothing which has a list.
func (d *draft) loose(field string) []string {
	switch field {
	case "stat", "versus":
		return []string{"move", "health", "actions", "skill", "ranged", "close", "armour", "shield", "persuade", "rank", "ammo"}
	case "set", "is", "becomes":
		return d.states()
	case "card":
		return d.cards()
	case "boon":
		return []string{"owed"}
	}
	return nil
}

// states are those that pieces can be in.
func (d *draft) states() []string {
	out := []string{"open", "broken"}
	for _, t := range d.rules.Terrain {
		out = append(out, t.States...)
	}
	return out
}

func (d *draft) cards() []string {
	var out []string
	for _, k := range d.decks {
		for _, c := range k.Cards {
			out = append(out, c.ID)
		}
	}
	return out
}

// note keeps the names of what stands on the boards, for whatever speaks of it.
func (d *draft) note(b *model.Board) {
	add := func(sort, id string) {
		if id != "" {
			d.things[sort] = append(d.things[sort], id)
		}
	}
	for _, x := range b.Panels {
		add("panel", x.ID)
	}
	for _, x := range b.Crates {
		add("crate", x.ID)
		add("piece", x.ID)
	}
	for _, x := range b.Furniture {
		add("piece", x.ID)
	}
	for _, x := range b.Airlocks {
		add("airlock", x.ID)
	}
	for _, x := range b.Entries {
		add("entry", x.ID)
	}
	for _, x := range b.Hatches {
		add("hatch", x.ID)
	}
	for _, x := range b.Zones {
		add("zone", x.ID)
	}
	for _, x := range b.Levels {
		add("board", x.ID)
	}
}
