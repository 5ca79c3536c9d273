package service

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
)

// Sort is what a form asks for at a place.
type Sort string

// The sorts.
const (
	TextSort   Sort = "text"
	LongSort   Sort = "long" // of several lines
	WholeSort  Sort = "whole"
	NumberSort Sort = "number"
	TruthSort  Sort = "truth"
	WordSort   Sort = "word"  // one of Words
	NameSort   Sort = "name"  // one of the names in Menu
	BlockSort  Sort = "block" // fields
	NamedSort  Sort = "named" // entries by name
	ListSort   Sort = "list"
	TupleSort  Sort = "tuple"
	AnySort    Sort = "any"
)

// Alt is one of the ways in which a slot can be filled.
type Alt struct {
	Sort Sort `json:"sort"`
	// Translated says that the text can be given in several languages; it is then prose, where it is long.
	Translated bool    `json:"translated,omitempty"`
	Min        string  `json:"min,omitempty"`
	Max        string  `json:"max,omitempty"`
	Words      []Entry `json:"words,omitempty"`    // of a word
	Menu       string  `json:"menu,omitempty"`     // of names, of the names of entries, and of what a selector can be
	Selector   string  `json:"selector,omitempty"` // the field of a block that selects the others
	Shape      string  `json:"shape,omitempty"`    // of a list: that of its entries
	Start      string  `json:"start"`              // CUE to begin with
}

// anyName is the name of slots for entries of lists, and for fields of any name.
const anyName = "*"

// shape is the key of the slots of a block, which are made once for all blocks of a sort.
func (f *former) shape(key string, path []string, types []*language.Type, nodes []stood) string {
	var b block
	for _, t := range types {
		o := f.blockOf(t, path, 0)
		b.fields, b.unions = append(b.fields, o.fields...), append(b.unions, o.unions...)
	}
	for _, union := range b.unions {
		for _, p := range nodes {
			if kind := p.node.Word(union.Selector); kind != "" {
				key += "<" + kind + ">"
			}
		}
	}
	if _, known := f.form.Shapes[key]; known {
		return key
	}
	slots := []*Slot{}
	f.form.Shapes[key] = slots
	add := func(field *language.Field, name string) {
		if slices.ContainsFunc(slots, func(s *Slot) bool { return s.Name == name }) {
			return
		}
		slots = append(slots, f.slotOf(key, name, append(slices.Clone(path), name), field))
	}
	for _, union := range b.unions {
		add(&language.Field{Required: true, Type: selector(union)}, union.Selector)
	}
	for _, field := range b.fields {
		if field.Name != "" {
			add(field, field.Name)
		}
	}
	for _, field := range b.fields {
		if field.Name == "" && field.Key != nil {
			add(field, anyName)
		}
	}
	f.form.Shapes[key] = slots
	return key
}

// listShape is the key of the slots of a list: one for all entries, or one for each of a list of a certain length.
func (f *former) listShape(key string, path []string, types []*language.Type) string {
	if _, known := f.form.Shapes[key]; known {
		return key
	}
	f.form.Shapes[key] = nil
	var slots []*Slot
	for _, t := range types {
		for _, l := range leaves(t, 0) {
			switch l.Shape {
			case language.List:
				slots = append(slots, f.slotOf(key, anyName, append(slices.Clone(path), "0"), &language.Field{Type: l.Of}))
			case language.Tuple:
				for i, part := range l.Parts {
					n := strconv.Itoa(i)
					slots = append(slots, f.slotOf(key, n, append(slices.Clone(path), n), &language.Field{Type: part, Required: true}))
				}
			}
		}
	}
	f.form.Shapes[key] = slots
	return key
}

// slotOf is the slot of a field that a shape has.
func (f *former) slotOf(shape, name string, path []string, field *language.Field) *Slot {
	w := language.Plain()
	s := &Slot{Name: name, Doc: field.Doc, Type: w.Of(field.Type), Use: Defaulted}
	switch {
	case field.Required:
		s.Use = Required
	case field.Optional || field.Key != nil:
		s.Use = Optional
	case name != anyName:
		s.Default = w.Use(field)
	}
	s.Alts = f.alts(shape+"."+name, path, field.Type)
	return s
}

// leaves are the types that a type leaves the choice of.
func leaves(t *language.Type, depth int) []*language.Type {
	if t == nil || depth > maxNested {
		return nil
	}
	switch {
	case t.Shape == language.Reference && t.Target != nil:
		return leaves(t.Target.Type, depth+1)
	case t.Shape == language.Choice:
		var all []*language.Type
		for _, p := range t.Parts {
			all = append(all, leaves(p, depth+1)...)
		}
		return all
	}
	return []*language.Type{t}
}

// alts are the ways in which a place can be filled.
func (f *former) alts(key string, path []string, t *language.Type) []*Alt {
	all := []*Alt{}
	var words *Alt
	for _, l := range leaves(t, 0) {
		a := f.alt(key, path, l)
		switch {
		case a.Translated && len(all) > 0 && (all[0].Sort == TextSort || all[0].Sort == LongSort):
			all[0].Translated = true
		case a.Sort == WordSort && words != nil:
			words.Words = append(words.Words, a.Words...)
		default:
			all = append(all, a)
			if a.Sort == WordSort {
				words = a
			}
		}
	}
	return all
}

// alt is one of them.
func (f *former) alt(key string, path []string, t *language.Type) *Alt {
	switch t.Shape {
	case language.Truth:
		return &Alt{Sort: TruthSort, Start: "true"}
	case language.KeysOf:
		return &Alt{Sort: WordSort, Menu: f.kinds(t.Name, t.Names), Start: `""`}
	case language.Constant:
		if text, err := strconv.Unquote(t.Const); err == nil {
			return oneOf([]Entry{{ID: text}})
		}
		return oneOf([]Entry{{ID: t.Const, Kind: bareWord}})
	case language.List:
		return &Alt{Sort: ListSort, Shape: f.listShape(key, path, []*language.Type{t}), Start: "[]"}
	case language.Tuple:
		return f.tuple(key, path, t)
	}
	bounds, parts := boundsOf(t, 0)
	switch {
	case t.Open() != nil || holdsBlock(t, 0):
		return f.blockAlt(path, t)
	case slices.ContainsFunc(parts, func(p *language.Type) bool { return p.Shape == language.Whole }):
		return bounded(WholeSort, bounds)
	case slices.ContainsFunc(parts, func(p *language.Type) bool { return p.Shape == language.Number }) || len(bounds) > 0 && len(parts) == 0:
		return bounded(NumberSort, bounds)
	case slices.ContainsFunc(parts, func(p *language.Type) bool { return p.Shape == language.Pattern }):
		return f.textAlt(path, parts)
	case slices.ContainsFunc(parts, func(p *language.Type) bool { return p.Shape == language.Text }):
		if len(parts) == 1 && len(f.domainsAt(path, false)) == 0 {
			return &Alt{Sort: LongSort, Start: `""`}
		}
		return f.textAlt(path, parts)
	}
	return &Alt{Sort: AnySort, Start: "{}"}
}

// bareWord is the kind of words that stand without quotes.
const bareWord = "bare"

// kinds is the key of the menu with the names of a table.
func (f *former) kinds(table string, kinds []*language.Kind) string {
	key := "kinds " + table
	if _, known := f.form.Menus[key]; !known {
		all := []Entry{}
		for _, k := range kinds {
			all = append(all, Entry{ID: k.Name, Detail: k.Doc})
		}
		f.form.Menus[key] = all
	}
	return key
}

// oneOf is the choice of one of some words.
func oneOf(all []Entry) *Alt {
	a := &Alt{Sort: WordSort, Words: all, Start: `""`}
	if len(all) > 0 && all[0].Kind == bareWord {
		a.Start = all[0].ID
	} else if len(all) > 0 {
		a.Start = strconv.Quote(all[0].ID)
	}
	return a
}

// boundsOf are the comparisons of a type, and its other parts.
func boundsOf(t *language.Type, depth int) (bounds, parts []*language.Type) {
	switch {
	case t == nil || depth > maxNested:
	case t.Shape == language.Reference && t.Target != nil:
		return boundsOf(t.Target.Type, depth+1)
	case t.Shape == language.Bound:
		bounds = append(bounds, t)
	case t.Shape == language.Every:
		for _, p := range t.Parts {
			b, o := boundsOf(p, depth+1)
			bounds, parts = append(bounds, b...), append(parts, o...)
		}
	default:
		parts = append(parts, t)
	}
	return bounds, parts
}

// bounded is a number between bounds.
func bounded(sort Sort, bounds []*language.Type) *Alt {
	a := &Alt{Sort: sort, Start: "0"}
	for _, b := range bounds {
		switch b.Op {
		case ">=", ">":
			a.Min = b.Const
		case "<=", "<":
			a.Max = b.Const
		}
	}
	if least, err := strconv.ParseFloat(a.Min, 64); err == nil && least > 0 {
		a.Start = a.Min
	}
	if sort == NumberSort && a.Min == "0" && slices.ContainsFunc(bounds, func(b *language.Type) bool { return b.Op == ">" }) {
		a.Start = "1"
	}
	return a
}

// textAlt is a line of text: a word of a list, a name of something, or the author's own.
func (f *former) textAlt(path []string, parts []*language.Type) *Alt {
	for _, p := range parts {
		if list := listedWords(p.Const); p.Shape == language.Pattern && len(list) > 0 {
			all := []Entry{}
			for _, w := range list {
				all = append(all, Entry{ID: w})
			}
			return oneOf(all)
		}
	}
	if menu := f.menu(f.domainsAt(path, false)); menu != "" {
		return &Alt{Sort: NameSort, Menu: menu, Start: `""`}
	}
	if all := f.editions(path); len(all) > 0 {
		f.form.Menus[path[0]] = all
		return &Alt{Sort: NameSort, Menu: path[0], Start: `""`}
	}
	return &Alt{Sort: TextSort, Start: `""`}
}

// menu is the key of the names of some domains; empty where there are no domains.
func (f *former) menu(domains []string) string {
	key := strings.Join(domains, ",")
	if _, known := f.form.Menus[key]; !known && key != "" {
		f.form.Menus[key] = append([]Entry{}, f.lexicon(domains)...)
	}
	return key
}

// tuple is a list of a certain length.
func (f *former) tuple(key string, path []string, t *language.Type) *Alt {
	a := &Alt{Sort: TupleSort, Shape: f.listShape(key, path, []*language.Type{t})}
	var starts []string
	for _, s := range f.form.Shapes[a.Shape] {
		if len(s.Alts) > 0 {
			starts = append(starts, s.Alts[0].Start)
		}
	}
	a.Start = "[" + strings.Join(starts, ", ") + "]"
	return a
}

// holdsBlock reports whether a type is a block with conditions.
func holdsBlock(t *language.Type, depth int) bool {
	switch {
	case t == nil || depth > maxNested:
		return false
	case t.Shape == language.Reference && t.Target != nil:
		return holdsBlock(t.Target.Type, depth+1)
	case t.Shape == language.Every:
		return slices.ContainsFunc(t.Parts, func(p *language.Type) bool { return holdsBlock(p, depth+1) })
	}
	return t.Shape == language.Block
}

// blockAlt is a block: of fields, of entries by name, or of one text in several languages.
func (f *former) blockAlt(path []string, t *language.Type) *Alt {
	b := f.blockOf(t, nil, 0)
	a := &Alt{Sort: BlockSort, Start: "{}"}
	for _, union := range b.unions {
		a.Selector, a.Menu = union.Selector, f.kinds(union.Table, union.Kinds)
	}
	switch {
	case len(b.fields) == 1 && b.fields[0].Key != nil && isLanguage(b.fields[0].Key):
		a.Sort, a.Translated = NamedSort, true
	case len(b.fields) > 0 && len(b.unions) == 0 && !slices.ContainsFunc(b.fields, func(x *language.Field) bool { return x.Name != "" }):
		a.Sort = NamedSort
		a.Menu = f.menu(f.keyDomains(path))
	case len(b.fields) == 0 && len(b.unions) == 0:
		a.Sort = AnySort
		if n := setDepth(f.kind(), path); n > 0 && n == len(path) {
			a.Sort = BlockSort
		}
	}
	return a
}

// isLanguage reports whether the names of fields are languages.
func isLanguage(t *language.Type) bool {
	return t.Shape == language.Reference && t.Name == "Language"
}

// keyDomains are where the names of a block's entries are known; none where they are the author's own.
func (f *former) keyDomains(path []string) []string {
	domains := f.domainsAt(path, true)
	if joined(path) == "setup.search" {
		domains = append(slices.Clone(domains), "=rare")
	}
	return domains
}

// alt is which of a slot's alternatives a node is written as; -1: none.
func (s *Slot) alt(n *outline.Node) int {
	fits := func(a *Alt) bool {
		switch n.Shape {
		case outline.Text:
			return a.Sort == WordSort && slices.ContainsFunc(a.Words, func(e Entry) bool { return e.ID == n.Text && e.Kind != bareWord })
		case outline.Word:
			return a.Sort == WordSort && slices.ContainsFunc(a.Words, func(e Entry) bool { return e.ID == n.Text && e.Kind == bareWord })
		}
		return false
	}
	if i := slices.IndexFunc(s.Alts, fits); i >= 0 {
		return i
	}
	return slices.IndexFunc(s.Alts, func(a *Alt) bool {
		return n.Shape == outline.Block && a.Translated || slices.Contains(sortsOf(n), a.Sort)
	})
}

// sortsOf are the sorts that a node can be.
func sortsOf(n *outline.Node) []Sort {
	switch n.Shape {
	case outline.Text:
		return []Sort{TextSort, LongSort, NameSort, WordSort}
	case outline.Word:
		if n.Text == "true" || n.Text == "false" {
			return []Sort{TruthSort}
		}
		return []Sort{WholeSort, NumberSort}
	case outline.List:
		return []Sort{ListSort, TupleSort}
	case outline.Block:
		return []Sort{BlockSort, NamedSort}
	}
	return nil
}
