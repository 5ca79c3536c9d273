package service

import (
	"path/filepath"
	"slices"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Thing is what mentions are about.
type Thing struct {
	Domain string // the first that it is known in
	ID     string
	Title  string
	Detail string
	Unit   string // the unit that it belongs to, where other units do not know it
	Def    []diag.Range

	view  *view
	nodes []*outline.Node // that define it
}

// same reports whether two are one thing.
func (t *Thing) same(o *Thing) bool {
	return o != nil && t.Domain == o.Domain && t.ID == o.ID && t.Unit == o.Unit && t.view.pack == o.view.pack
}

// things are what a mention is about: several where it is about any of them, and none where nobody knows.
func (u *unit) things(m *Mention) []*Thing {
	if m.Asks {
		return u.askedGoals(m)
	}
	if t := u.thing(m); t != nil {
		return []*Thing{t}
	}
	return nil
}

// thing is what a mention is about, the first of several; nil where nobody knows.
func (u *unit) thing(m *Mention) *Thing {
	if m.Asks {
		if all := u.askedGoals(m); len(all) > 0 {
			return all[0]
		}
		return nil
	}
	for _, d := range m.Domains {
		var t *Thing
		switch d[0] {
		case '=':
		case '@':
			t = u.ownThing(d, m.ID)
		case '+':
			t = u.unitThing(d, m.ID)
		default:
			t = u.rulesThing(d, m.ID)
		}
		if t != nil {
			return t
		}
	}
	return nil
}

// ownThing is a thing of the unit itself. What several families know under one name is one thing: it has the domain that it
// is defined in first.
func (u *unit) ownThing(domain, id string) *Thing {
	var t *Thing
	for _, text := range u.texts {
		for _, m := range u.mentions(text) {
			if !m.Defines || m.ID != id || !slices.Contains(m.Domains, domain) {
				continue
			}
			if t == nil {
				t = &Thing{Domain: m.Domains[0], ID: id, Unit: u.name, view: u.view}
			}
			if t.Domain == m.Domains[0] {
				t.Def = append(t.Def, text.Range(m.At))
				t.nodes = append(t.nodes, m.Node)
			}
		}
	}
	if t == nil {
		return nil
	}
	for _, n := range t.nodes {
		if t.Title == "" {
			t.Title = u.title(n)
		}
		if d := said(n); len(d) > len(t.Detail) {
			t.Detail = d
		}
	}
	return t
}

// unitThing is another unit of the pack.
func (u *unit) unitThing(domain, id string) *Thing {
	for _, name := range u.view.names() {
		other := u.view.unit(name)
		if "+"+other.kind() != domain || other.word("id") != id {
			continue
		}
		t := &Thing{Domain: domain, ID: id, Title: other.head(), Detail: other.edition(), view: u.view}
		for _, text := range other.texts {
			for _, n := range text.Find("id") {
				if n.Text == id {
					t.Def = append(t.Def, text.Range((&mentioner{src: text.Src}).bare(n.Value)))
				}
			}
		}
		return t
	}
	return nil
}

// rulesThing is something that the rule set has. Where the pack says something of it, that is its definition.
func (u *unit) rulesThing(domain, id string) *Thing {
	for _, e := range u.ruleEntries(domain) {
		if e.ID == id {
			t := &Thing{Domain: domain, ID: id, Title: e.Title, Detail: e.Detail, view: u.view}
			u.houseDefs(t)
			return t
		}
	}
	t := &Thing{Domain: domain, ID: id, view: u.view}
	if u.houseDefs(t); len(t.Def) == 0 {
		return nil
	}
	return t
}

// houseDefs finds where the pack says what a thing of the rules is.
func (u *unit) houseDefs(t *Thing) {
	for _, other := range u.view.houses() {
		for _, text := range other.texts {
			for _, m := range other.mentions(text) {
				if m.Defines && m.ID == t.ID && m.Domains[0] == t.Domain {
					t.Def = append(t.Def, text.Range(m.At))
					t.nodes = append(t.nodes, m.Node)
				}
			}
		}
	}
}

// at is the mention at an offset; of several the one that defines nothing, or the first.
func (u *unit) at(t *Text, offset int) *Mention {
	var found *Mention
	for _, m := range u.mentions(t) {
		if m.At.Holds(offset) && (found == nil || found.At.To-found.At.From > m.At.To-m.At.From) {
			found = m
		}
	}
	return found
}

// ThingsAt are what the name at a place stands for, with the range of the name: several where it stands for any of them.
func (w *Workspace) ThingsAt(file string, offset int) ([]*Thing, diag.Range) {
	u, t := w.unit(file)
	if t == nil {
		return nil, diag.Range{}
	}
	m := u.at(t, offset)
	if m == nil {
		return nil, diag.Range{}
	}
	return u.things(m), t.Range(m.At)
}

// Definition is where the things at a place are defined.
func (w *Workspace) Definition(file string, offset int) []diag.Range {
	var all []diag.Range
	things, _ := w.ThingsAt(file, offset)
	for _, t := range things {
		all = append(all, t.Def...)
	}
	return all
}

// Place is a mention where it stands.
type Place struct {
	At      diag.Range
	Way     Way
	Defines bool

	text *Text
	node *outline.Node
}

// References are all places where the things at a place are mentioned, their definitions among them.
func (w *Workspace) References(file string, offset int) []Place {
	things, _ := w.ThingsAt(file, offset)
	return w.placesOf(things)
}

// placesOf are all mentions of some things, each once.
func (w *Workspace) placesOf(things []*Thing) []Place {
	var all []Place
	for _, t := range things {
		for _, p := range w.places(t) {
			if !slices.ContainsFunc(all, func(o Place) bool { return o.At == p.At }) {
				all = append(all, p)
			}
		}
	}
	return all
}

// places are all mentions of a thing.
func (w *Workspace) places(t *Thing) []Place {
	names := t.view.names()
	if t.Unit != "" {
		names = append(t.askers(), t.Unit)
	}
	var all []Place
	for _, name := range names {
		u := t.view.unit(name)
		for _, text := range u.texts {
			for _, m := range u.mentions(text) {
				if m.ID == t.ID && u.about(m, t) {
					all = append(all, Place{At: text.Range(m.At), Way: m.Way, Defines: m.Defines, text: text, node: m.Node})
				}
			}
		}
	}
	return slices.CompactFunc(all, func(a, b Place) bool { return a.At == b.At })
}

// about reports whether a mention is about a thing.
func (u *unit) about(m *Mention, t *Thing) bool {
	if m.Defines {
		return slices.Contains(m.Domains, t.Domain) && (t.Unit == "" || t.Unit == u.name)
	}
	return slices.ContainsFunc(u.things(m), t.same)
}

// Contains reports whether a file belongs to one of the packs that somebody works on.
func (w *Workspace) Contains(file string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	_, ok := w.packs[PackOf(filepath.Dir(whole(file)))]
	return ok
}
