package service

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// Way is how a mention stands in the text.
type Way int

// The ways of mentions.
const (
	ByValue Way = iota // a text in quotes
	ByKey              // the name of a field
	ByLabel            // a label in a drawing
	ByLink             // a link in prose
)

// Mention is a name in a text that stands for a thing.
type Mention struct {
	ID      string
	Domains []string // where the name may be known
	Asks    bool     // it is what missions call an objective, and the unit is a campaign that asks about it
	Defines bool     // it is the thing's own name
	Way     Way
	At      outline.Span // of the bare name; of a key with its quotes
	Node    *outline.Node
}

// mentions are those in a text of the unit.
func (u *unit) mentions(t *Text) []*Mention {
	u.w.mu.Lock()
	defer u.w.mu.Unlock()
	if t.mentions == nil || t.kind != u.kind() {
		m := &mentioner{src: t.Src, kind: u.kind(), system: u.system()}
		m.walk(t.Root)
		t.mentions, t.kind = m.found, u.kind()
	}
	return t.mentions
}

// kindType is the model's type of a kind of unit; nil: nothing is known of it.
func kindType(kind string) reflect.Type {
	if kind == "pack" {
		return reflect.TypeFor[model.Pack]()
	}
	for _, s := range systems.All() {
		for _, k := range s.Kinds {
			if k.ID == kind {
				return reflect.TypeOf(k.New())
			}
		}
	}
	return nil
}

// rulesType is the model's type of a game's rule sets.
func rulesType(system string) reflect.Type {
	for _, s := range systems.All() {
		if s.ID == system {
			return reflect.TypeOf(s.RuleSet())
		}
	}
	return nil
}

// mentioner finds the mentions in a text.
type mentioner struct {
	src, kind, system string
	root              *outline.Node
	found             []*Mention
	followed          map[*outline.Node]bool
}

func (m *mentioner) walk(root *outline.Node) {
	if m.kind == "" {
		return
	}
	m.root, m.followed = root, map[*outline.Node]bool{}
	if t := kindType(m.kind); t != nil {
		m.value(root, t, "", "")
	}
	for _, set := range setsIn(m.kind, root) {
		if t := rulesType(m.system); t != nil {
			m.value(set, t, "", "")
			m.entries(set, "")
		}
	}
	root.Each(func(n *outline.Node) {
		m.defined(n)
		m.shares(n)
		m.goals(n)
		if n.Shape == outline.Text {
			m.links(n)
			m.labels(n)
		}
	})
	slices.SortStableFunc(m.found, func(a, b *Mention) int { return a.At.From - b.At.From })
}

// setsIn are the nodes in which a unit says what its rule set has.
func setsIn(kind string, root *outline.Node) []*outline.Node {
	var all []*outline.Node
	switch kind {
	case model.HouseKind, model.EditionKind:
		all = append(all, fieldsOf(root, "set")...)
	case "pack":
		for _, house := range fieldsOf(root, "house") {
			for _, edition := range house.Fields() {
				all = append(all, fieldsOf(edition, "set")...)
			}
		}
	}
	return all
}

// fieldsOf are the fields of a node with a name: it can stand there several times.
func fieldsOf(n *outline.Node, name string) []*outline.Node {
	return slices.DeleteFunc(n.Fields(), func(c *outline.Node) bool { return c.Label != name })
}

// add takes over a mention by a value in quotes.
func (m *mentioner) add(n *outline.Node, domains []string) {
	if n.Shape == outline.Text && n.Text != "" && len(domains) > 0 && !n.Open {
		m.found = append(m.found, &Mention{ID: n.Text, Domains: domains, At: m.bare(n.Value), Node: n})
	}
}

// key takes over a mention by the name of a field.
func (m *mentioner) key(n *outline.Node, domains []string, defines bool) {
	if n.Label != "" && len(domains) > 0 {
		m.found = append(m.found, &Mention{ID: n.Label, Domains: domains, Defines: defines, Way: ByKey, At: n.Key, Node: n})
	}
}

// bare is what stands between the quotes of a plain text.
func (m *mentioner) bare(s outline.Span) outline.Span {
	if src := m.src[s.From:s.To]; len(src) >= 2 && src[0] == '"' && src[len(src)-1] == '"' {
		return outline.Span{From: s.From + 1, To: s.To - 1}
	}
	return s
}

// value finds the mentions in a node whose value has a type of the model.
func (m *mentioner) value(n *outline.Node, t reflect.Type, tag, kind string) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	domains := refs.Domains(tag, kind)
	for _, name := range n.Names {
		if to := m.follow(name); to != nil {
			m.value(to, t, tag, kind)
		}
	}
	switch t.Kind() {
	case reflect.String:
		m.add(n, domains)
	case reflect.Slice:
		m.list(n, t.Elem(), domains)
	case reflect.Struct:
		m.block(n, t)
	}
}

// follow is what a word in an expression stands for: a field of the file or of the unit that is no value, such as _guard.
// Each is gone through once.
func (m *mentioner) follow(name string) *outline.Node {
	to := m.root.Field("let " + name)
	if to == nil && strings.HasPrefix(name, "_") {
		to = m.root.Field(name)
	}
	if to == nil || m.followed[to] {
		return nil
	}
	m.followed[to] = true
	return to
}

// block finds the mentions in a block of fields.
func (m *mentioner) block(n *outline.Node, t reflect.Type) {
	kind := n.Word("kind")
	for _, c := range n.Fields() {
		if f, ok := field(t, c.Label); ok {
			m.value(c, f.Type, f.Tag.Get("ref"), kind)
		}
	}
}

// list finds the mentions in a list, or in a block whose fields are its entries by their names.
func (m *mentioner) list(n *outline.Node, elem reflect.Type, domains []string) {
	if n.Shape == outline.List {
		for _, c := range n.Nodes {
			switch elem.Kind() {
			case reflect.String:
				m.add(c, domains)
			case reflect.Slice:
				m.list(c, elem.Elem(), domains)
			default:
				m.value(c, elem, "", "")
			}
		}
		return
	}
	own := refs.Domains(idTag(elem), "")
	for _, c := range n.Fields() {
		m.key(c, domains, false)
		m.key(c, own, false)
		m.value(c, elem, "", "")
	}
}

// idTag is what the names of a list's entries stand for, where they are names of other things.
func idTag(elem reflect.Type) string {
	for elem.Kind() == reflect.Pointer {
		elem = elem.Elem()
	}
	if elem.Kind() == reflect.Struct {
		if f, ok := field(elem, "id"); ok {
			return f.Tag.Get("ref")
		}
	}
	return ""
}

// field is the field of a struct of the model that stands for one of the source. What lies on the floor of a level, or on
// a further board, is written in that itself.
func field(t reflect.Type, name string) (reflect.StructField, bool) {
	for _, f := range reflect.VisibleFields(t) {
		if refs.Name(f) == name {
			return f, true
		}
	}
	if t == reflect.TypeFor[model.Level]() || t == reflect.TypeFor[model.NamedBoard]() {
		return field(reflect.TypeFor[model.Board](), name)
	}
	return reflect.StructField{}, false
}

// proseLink is a link in prose to something by its name.
var proseLink = regexp.MustCompile(`\]\(#([A-Za-z0-9_.-]+)\)`)

// linkDomains are where a link may lead.
var linkDomains = []string{"@any", "tokens", "npcs", "+mission", "+post", "+crew", "+campaign", "+deck"}

// links finds the links in a text.
func (m *mentioner) links(n *outline.Node) {
	src := m.src[n.Value.From:n.Value.To]
	for _, at := range proseLink.FindAllStringSubmatchIndex(src, -1) {
		m.found = append(m.found, &Mention{
			ID: src[at[2]:at[3]], Domains: linkDomains, Way: ByLink, Node: n,
			At: outline.Span{From: n.Value.From + at[2], To: n.Value.From + at[3]},
		})
	}
}

// label is a label in the drawing of a board.
var label = regexp.MustCompile(`[a-z0-9]+`)

// labels finds the labels in a drawing.
func (m *mentioner) labels(n *outline.Node) {
	if !isDrawing(m.system, n) {
		return
	}
	lines := m.src[n.Value.From:n.Value.To]
	for _, at := range label.FindAllStringIndex(lines, -1) {
		id := lines[at[0]:at[1]]
		if id[0] >= 'a' && id[0] <= 'z' {
			m.found = append(m.found, &Mention{
				ID: id, Domains: []string{"@piece"}, Way: ByLabel, Node: n,
				At: outline.Span{From: n.Value.From + at[0], To: n.Value.From + at[1]},
			})
		}
	}
}

// isDrawing reports whether a node is the drawing of a board.
func isDrawing(system string, n *outline.Node) bool {
	if n.Label != "plan" || n.Shape != outline.Text || system != "corespace" {
		return false
	}
	path := n.Path()
	return path[0] == "board" && len(path) == 2 || path[0] == "boards" && len(path) == 3 || len(path) > 2 && path[len(path)-3] == "levels"
}

// joined is a path with dots, as the compiler's index has it.
func joined(path []string) string { return strings.Join(path, ".") }
