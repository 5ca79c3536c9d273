package service

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Symbol is something that a file holds, for a list to jump from.
type Symbol struct {
	Name, Detail string
	Kind         string // "unit", "list", "thing" or "field"
	At, Head     diag.Range
	Inner        []Symbol
}

// Symbols are what a file holds.
func (w *Workspace) Symbols(file string) []Symbol {
	u, t := w.unit(file)
	if t == nil {
		return nil
	}
	return u.symbols(t, t.Root, 0)
}

// deepest is how deep symbols are listed: what lies deeper is no landmark.
const deepest = 4

func (u *unit) symbols(t *Text, n *outline.Node, depth int) []Symbol {
	if depth == deepest {
		return nil
	}
	var all []Symbol
	for _, c := range n.Fields() {
		s := Symbol{Name: c.Label, Detail: u.title(c), Kind: "field", At: t.Range(c.All()), Head: t.Range(c.Key)}
		switch {
		case c.Shape == outline.Block:
			s.Inner = u.symbols(t, c, depth+1)
			if s.Kind = "thing"; depth == 0 {
				s.Kind = "list"
			}
		case c.Shape != outline.None && depth > 0 && c.Shape != outline.List:
			continue // plain values of inner things are seen in the text
		}
		if s.Detail == "" && (c.Shape == outline.Text || c.Shape == outline.Word) {
			s.Detail, _, _ = strings.Cut(c.Text, "\n")
		}
		all = append(all, s)
	}
	return all
}

// mostFound is how many things of a workspace are listed at once.
const mostFound = 200

// Find lists the units and the things of the workspace whose name or title holds some letters, in that order.
func (w *Workspace) Find(query string) []Symbol {
	query = strings.ToLower(query)
	var all []Symbol
	for _, p := range w.sorted("") {
		v := w.view(p)
		for _, name := range v.names() {
			u := v.unit(name)
			for _, t := range u.texts {
				for _, m := range u.mentions(t) {
					title := u.title(m.Node)
					if strings.HasPrefix(m.Domains[0], "+") {
						title = u.head()
					}
					if m.Defines && (holds(m.ID, query) || holds(strings.ToLower(title), query)) {
						all = append(all, Symbol{Name: m.ID, Detail: title, Kind: kindOf(m.Domains), At: t.Range(m.At), Head: t.Range(m.At)})
					}
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Symbol) int { return strings.Compare(a.Name, b.Name) })
	return all[:min(len(all), mostFound)]
}

// holds reports whether a word has the letters of a query in that order.
func holds(word, query string) bool {
	for _, c := range query {
		at := strings.IndexRune(word, c)
		if at < 0 {
			return false
		}
		word = word[at+len(string(c)):]
	}
	return true
}
