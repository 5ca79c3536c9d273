package service

import (
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// family is a list of a unit whose entries other values name.
type family struct {
	list    string
	domains []string
	on      string // what holds the list: "board", a field of the unit, or empty for the unit itself
}

// families are all of them. What a list is called decides, as for the compiler.
var families = []family{
	{"crates", []string{"@crate", "@piece"}, "board"},
	{"furniture", []string{"@piece"}, "board"},
	{"markers", []string{"@piece"}, "board"},
	{"panels", []string{"@panel", "@piece"}, "board"},
	{"entries", []string{"@entry"}, "board"},
	{"airlocks", []string{"@airlock"}, "board"},
	{"hatches", []string{"@hatch"}, "board"},
	{"zones", []string{"@zone"}, "board"},
	{"levels", []string{"@board"}, "board"},
	{"boards", []string{"@board"}, ""},
	{"rules", []string{"@rule"}, ""},
	{"objectives", []string{"@objective"}, ""},
	{"counters", []string{"@counter"}, "setup"},
	{"npcs", []string{"@npc"}, "setup"},
	{"hidden", []string{"@hidden"}, "setup"},
	{"prisoners", []string{"@prisoner"}, "setup"},
	{"roles", []string{"@role"}, "players"},
	{"nodes", []string{"@node"}, ""},
	{"endings", []string{"@ending"}, ""},
	{"counters", []string{"@counter", "@tally"}, ""},
}

// familyOf is the family that a list belongs to by where it stands; nil: none.
func familyOf(n *outline.Node) *family {
	path := n.Path()
	if len(path) == 0 {
		return nil
	}
	list, on := path[len(path)-1], path[:len(path)-1]
	holder := ""
	switch {
	case len(on) == 0:
	case on[0] == "board" && len(on) == 1, on[0] == "boards" && len(on) == 2, len(on) > 2 && on[len(on)-2] == "levels":
		holder = "board"
	case len(on) == 1:
		holder = on[0]
	default:
		return nil
	}
	i := slices.IndexFunc(families, func(f family) bool { return f.list == list && f.on == holder })
	if i < 0 {
		return nil
	}
	return &families[i]
}

// defined takes over what a node defines: the entries of a list by name, and the unit itself.
func (m *mentioner) defined(n *outline.Node) {
	path := n.Path()
	if len(path) == 1 && n.Label == "id" && n.Shape == outline.Text && m.kind != "" {
		m.found = append(m.found, &Mention{ID: n.Text, Domains: []string{"+" + m.kind}, Defines: true, At: m.bare(n.Value), Node: n})
		return
	}
	f := familyOf(n)
	if f == nil || n.Step() == "" {
		return
	}
	domains := append(slices.Clone(f.domains), "@any")
	for _, c := range n.Nodes {
		for _, e := range entry(c) {
			switch own := e.Field("id"); {
			case own != nil && own.Shape == outline.Text:
				m.found = append(m.found, &Mention{ID: own.Text, Domains: domains, Defines: true, At: m.bare(own.Value), Node: e})
			case e.Label != "" && f.list != "panels":
				m.key(e, domains, true)
			}
		}
	}
}

// entry is an entry of a list, or those that are joined into it.
func entry(n *outline.Node) []*outline.Node {
	if n.Index < 0 && n.Label == "" {
		return n.Fields()
	}
	return []*outline.Node{n}
}

// entries takes over what a rule set defines: the names in its lists, by the lists' places.
func (m *mentioner) entries(set *outline.Node, at string) {
	for _, list := range set.Fields() {
		domain := strings.TrimPrefix(at+"."+list.Label, ".")
		t, ok := listType(rulesType(m.system), strings.Split(domain, "."))
		switch {
		case !ok:
		case t.Kind() == reflect.Slice:
			for _, c := range list.Fields() {
				m.key(c, []string{domain}, true)
			}
		case at == "":
			m.entries(list, domain)
		}
	}
}

// listType is the type of a rule set's field.
func listType(t reflect.Type, path []string) (reflect.Type, bool) {
	for _, step := range path {
		for t != nil && t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if t == nil || t.Kind() != reflect.Struct {
			return nil, false
		}
		f, ok := field(t, step)
		if !ok {
			return nil, false
		}
		t = f.Type
	}
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t, true
}

// shares takes over the names in the allocations of a set-up, which are written in another shape than the model's.
func (m *mentioner) shares(n *outline.Node) {
	if m.kind != "mission" {
		return
	}
	if f := familyOf(n); f != nil && f.list == "crates" {
		for _, c := range n.Fields() {
			for name, domain := range crateDomains {
				for _, v := range fieldsOf(c, name) {
					m.add(v, []string{domain})
				}
			}
		}
	}
	domains := shareDomains(n.Path())
	if domains == nil {
		return
	}
	for _, c := range n.Fields() {
		if c.Label != "rare" || domains[0] != "crates" {
			m.key(c, domains, false)
		}
	}
}

// crateDomains are where the words of a crate are known: the compiler looks them up itself, without a tag.
var crateDomains = map[string]string{"size": "crates", "colour": "crates/colours"}

// shareDomains are what the names of the fields at a path stand for, in the allocations of a set-up.
func shareDomains(path []string) []string {
	switch {
	case joined(path) == "setup.search":
		return []string{"crates"}
	case len(path) == 3 && path[0] == "setup" && path[1] == "search":
		return []string{"tokenSizes"}
	case joined(path) == "setup.events", len(path) == 3 && path[0] == "variations" && path[2] == "events":
		return []string{"cards"}
	}
	return nil
}

// domainsAt are where a name may be known that is written at a path of the unit: as a value, or as the name of a field.
func (u *unit) domainsAt(path []string, key bool) []string {
	if d := shareDomains(path); d != nil && key {
		return d
	}
	if d := crateDomains[last(path)]; d != "" && !key && len(path) > 2 && path[len(path)-3] == "crates" && u.kind() == "mission" {
		return []string{d}
	}
	t, rest := u.typeAt(path)
	if t == nil {
		return nil
	}
	if key {
		tag := refs.TagAt(t, rest)
		list, ok := typeOf(t, rest)
		if ok && list.Kind() == reflect.Slice {
			return append(refs.Domains(tag, u.kindAround(path)), refs.Domains(idTag(list.Elem()), "")...)
		}
		return nil
	}
	if len(path) > 0 && isNumber(path[len(path)-1]) {
		path, rest = path[:len(path)-1], rest[:len(rest)-1]
	}
	return refs.Domains(refs.TagAt(t, rest), u.kindAround(path))
}

// typeAt is the type of the model that a path belongs to, and the path within that.
func (u *unit) typeAt(path []string) (reflect.Type, []string) {
	if n := setDepth(u.kind(), path); n > 0 {
		return rulesType(u.system()), path[n:]
	}
	return kindType(u.kind()), path
}

// setDepth is how many steps a path takes to the rule set that a unit changes; 0: it is not in one.
func setDepth(kind string, path []string) int {
	switch {
	case (kind == "house" || kind == "edition") && len(path) > 0 && path[0] == "set":
		return 1
	case kind == "pack" && len(path) > 2 && path[0] == "house" && path[2] == "set":
		return 3
	}
	return 0
}

// typeOf is the type at a path of the source; names of the author's and places in lists are passed over.
func typeOf(t reflect.Type, path []string) (reflect.Type, bool) {
	for _, step := range path {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		switch t.Kind() {
		case reflect.Slice:
			t = t.Elem()
		case reflect.Struct:
			f, ok := field(t, step)
			if !ok {
				return nil, false
			}
			t = f.Type
		default:
			return nil, false
		}
	}
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t, true
}

// kindAround is the kind that the block has in which a path's last field stands.
func (u *unit) kindAround(path []string) string {
	if len(path) == 0 {
		return ""
	}
	for _, n := range u.find(path[:len(path)-1]...) {
		if k := n.Word("kind"); k != "" {
			return k
		}
	}
	return ""
}

// last is the last step of a path.
func last(path []string) string {
	if len(path) == 0 {
		return ""
	}
	return path[len(path)-1]
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
