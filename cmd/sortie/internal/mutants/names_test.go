package mutants

import (
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// slot is one name in a value that stands for something else, free to be changed.
type slot struct {
	path    string
	domains []string
	v       reflect.Value
}

// slots are all names in a trial's unit that are not empty.
func slots(value any) []slot {
	var found []slot
	eachStruct(reflect.ValueOf(value), "", func(path string, v reflect.Value) {
		kind := ""
		if k := v.FieldByName("Kind"); k.IsValid() && k.Kind() == reflect.String {
			kind = k.String()
		}
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if domains := refs.Domains(f.Tag.Get("ref"), kind); len(domains) > 0 {
				found = append(found, leaves(v.Field(i), path+"."+f.Name, domains)...)
			}
		}
	})
	return found
}

// leaves are the names in a field: a text, a list of texts, or the ids of a list of structs.
func leaves(v reflect.Value, path string, domains []string) []slot {
	switch v.Kind() {
	case reflect.String:
		if v.String() != "" {
			return []slot{{path, domains, v}}
		}
	case reflect.Slice:
		var found []slot
		for i := range v.Len() {
			found = append(found, leaves(v.Index(i), path, domains)...)
		}
		return found
	case reflect.Struct:
		if id := v.FieldByName("ID"); id.IsValid() {
			return leaves(id, path+".ID", domains)
		}
	}
	return nil
}

// eachStruct visits every struct in a value that can be changed.
func eachStruct(v reflect.Value, path string, visit func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			eachStruct(v.Elem(), path, visit)
		}
	case reflect.Struct:
		visit(path, v)
		for i := range v.NumField() {
			eachStruct(v.Field(i), path+"."+v.Type().Field(i).Name, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachStruct(v.Index(i), path, visit)
		}
	}
}

// known lists the names of a domain of a tag; false where the reference does not know the domain.
func (t *trial) known(domain string) ([]string, bool) {
	switch domain[0] {
	case '@':
		return t.own(domain[1:])
	case '+':
		var ids []string
		for _, s := range siblings() {
			if s.Kind == domain[1:] {
				ids = append(ids, s.ID)
			}
		}
		return ids, true
	case '=':
		return []string{domain[1:]}, true
	}
	ids, err := refs.InRuleSet(t.rules, domain)
	return ids, err == nil
}

// own are the names of the unit's own things of a family.
func (t *trial) own(family string) ([]string, bool) {
	if t.campaign != nil {
		return t.campaign.Names(family), true
	}
	if t.mission == nil {
		return nil, false
	}
	names := ownThings(t.mission)
	if family == "piece" {
		return slices.Concat(names["crate"], names["furniture"], names["marker"], names["panel"]), true
	}
	if family == "any" {
		var ids []string
		for _, of := range names {
			ids = append(ids, of...)
		}
		return ids, true
	}
	return names[family], true
}

// ownThings are the ids of a mission's own things by family.
func ownThings(m *model.Mission) map[string][]string {
	names := map[string][]string{}
	add := func(family, id string) {
		if id != "" {
			names[family] = append(names[family], id)
		}
	}
	for _, f := range m.Floors() {
		add("board", f.ID)
		boardThings(f.Board, add)
	}
	add("board", m.ID)
	for _, o := range m.Objectives {
		add("objective", o.ID)
	}
	for _, r := range m.Rules {
		add("rule", r.ID)
	}
	for _, n := range m.Setup.NPCs {
		add("npc", n.ID)
	}
	for _, v := range m.Variations {
		for _, n := range v.NPCs {
			add("npc", n.ID)
		}
	}
	for _, h := range m.Setup.Hidden {
		add("hidden", h.ID)
	}
	for _, c := range m.Setup.Counters {
		add("counter", c.ID)
	}
	return names
}

func boardThings(b *model.Board, add func(family, id string)) {
	for _, p := range b.Panels {
		add("panel", p.ID)
	}
	for _, c := range b.Crates {
		add("crate", c.ID)
	}
	for _, f := range b.Furniture {
		add("furniture", f.ID)
	}
	for _, a := range b.Airlocks {
		add("airlock", a.ID)
	}
	for _, e := range b.Entries {
		add("entry", e.ID)
	}
	for _, k := range b.Markers {
		add("marker", k.ID)
	}
	for _, h := range b.Hatches {
		add("hatch", h.ID)
	}
	for _, z := range b.Zones {
		add("zone", z.ID)
	}
	for _, l := range b.Links {
		add("link", l.ID)
	}
}

// dangling finds names that stand for nothing, or for a thing of the wrong kind.
func dangling(t *trial) []fault {
	var faults []fault
	for _, s := range slots(t.value) {
		known := false
		for _, d := range s.domains {
			ids, ok := t.known(d)
			known = known || !ok || slices.Contains(ids, s.v.String())
		}
		if !known {
			faults = append(faults, wrong([]string{"REF"}, "%s names %s, which is none of %s", s.path, s.v.String(), strings.Join(s.domains, ", ")))
		}
	}
	return faults
}

// twice finds things of a mission, of whatever family, that share a name. A thing of the board may be called
// as one of its links is.
func twice(t *trial) []fault {
	seen := map[string]string{}
	var faults []fault
	names := ownThings(t.mission)
	for _, family := range []string{"panel", "crate", "furniture", "airlock", "zone", "marker", "rule", "objective", "npc", "hidden"} {
		for _, id := range names[family] {
			if other, ok := seen[id]; ok {
				faults = append(faults, wrong([]string{"REF", "SPN002"}, "%s %s is a %s, too", family, id, other))
			}
			seen[id] = family
		}
	}
	return faults
}

// links are the ids that prose leads to.
func links(value any) []slot {
	var found []slot
	eachStruct(reflect.ValueOf(value), "", func(path string, v reflect.Value) {
		if v.Type() == reflect.TypeFor[model.Inline]() {
			found = append(found, leaves(v.FieldByName("Ref"), path, []string{"prose"})...)
		}
	})
	return found
}
