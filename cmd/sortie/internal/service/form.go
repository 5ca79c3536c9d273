package service

import (
	"errors"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Form is a unit as somebody sees it who fills in forms: its values as they are written, and what the schema says of each
// place, so that no form is made by hand.
type Form struct {
	Kind  string   `json:"kind"`
	File  string   `json:"file"` // whole, of the unit itself: what is written nowhere yet is written there
	Value *Value   `json:"value"`
	Torn  []string `json:"torn,omitempty"` // files with a bracket too many or too few: nothing is changed there by hand
	// Shapes are the lists of slots that values hold, by the keys that the values have.
	Shapes map[string][]*Slot `json:"shapes"`
	Menus  map[string][]Entry `json:"menus"` // names that fit, by the keys that alternatives have

	Language  string            `json:"language"`  // of texts that stand without one
	Languages []string          `json:"languages"` // that texts are wanted in, those that the unit has among them
	Homes     map[string]string `json:"homes"`     // the file in which most texts of a language stand
	Sums      []reading.Sum     `json:"sums,omitempty"`
}

// Value is a value as it is written.
type Value struct {
	Name   string   `json:"name"` // of the field, or its place in a list
	Alt    int      `json:"alt"`  // which alternative of its slot it is written as; -1: none of them
	Text   string   `json:"text"` // of a plain value, without quotes
	Source string   `json:"source,omitempty"`
	File   string   `json:"file"`
	From   int      `json:"from"` // of the whole, its name included
	To     int      `json:"to"`
	Made   Made     `json:"made,omitempty"`
	Shape  string   `json:"shape,omitempty"`  // of what it holds
	Spoken bool     `json:"spoken,omitempty"` // what it holds are languages
	Values []*Value `json:"values,omitempty"`
}

// Made is why a value is shown and not changed by hand.
type Made string

// The reasons. Those of a block hold for the block as such: what is written out in it can be changed.
const (
	ByExpression    Made = "expression"
	ByComprehension Made = "comprehension"
	InSeveralPlaces Made = "several"
	Torn            Made = "torn"
)

// Slot is a place for a value, as the schema has it.
type Slot struct {
	Name    string `json:"name"` // "*": any name, or any entry of a list
	Doc     string `json:"doc,omitempty"`
	Type    string `json:"type"` // in words
	Use     Use    `json:"use"`
	Default string `json:"default,omitempty"` // what counts where nothing is written
	Alts    []*Alt `json:"alts"`
}

// Use is whether a slot must be filled.
type Use string

// The uses.
const (
	Required  Use = "required"
	Optional  Use = "optional"
	Defaulted Use = "default"
)

// errNoForm is for files that are none of a unit.
var errNoForm = errors.New("nobody can tell what this folder holds: a file begins with the definition that it is joined with, such as corespace.#Mission & {…}")

// Form is the form of the unit with a file.
func (w *Workspace) Form(file string) (*Form, error) {
	u, t := w.unit(file)
	if t == nil || u.def == nil {
		return nil, errNoForm
	}
	f := &former{unit: u, form: &Form{Kind: u.kind(), Shapes: map[string][]*Slot{}, Menus: map[string][]Entry{}, Homes: map[string]string{}}}
	var nodes []stood
	for _, t := range u.texts {
		if t.Joined() != "" && f.form.File == "" {
			f.form.File = t.Name
		}
		if t.Torn {
			f.form.Torn = append(f.form.Torn, t.Name)
		}
		nodes = append(nodes, stood{t, t.main()})
	}
	slices.SortStableFunc(nodes, func(a, b stood) int { return first(b, f.form.File) - first(a, f.form.File) })
	f.form.Value = &Value{File: f.form.File}
	f.block(f.form.Value, f.form.Kind, nil, []*language.Type{u.def.Type}, nodes)
	f.spoken()
	f.form.Sums = u.sums()
	return f.form, nil
}

// first is 1 for what stands in the file of the unit itself, and 0 for the others.
func first(p stood, file string) int {
	if p.text.Name == file {
		return 1
	}
	return 0
}

// former makes a form.
type former struct {
	*unit
	form *Form
}

// stood is a node with the text that it stands in.
type stood struct {
	text *Text
	node *outline.Node
}

// at are the nodes of a field of some nodes, or of an entry.
func at(nodes []stood, name string) []stood {
	var all []stood
	for _, p := range nodes {
		for _, n := range within(p.node, []string{name}) {
			all = append(all, stood{p.text, n})
		}
	}
	return all
}

// named are the names of the fields or entries of some nodes, in the order of the texts, without those that a clause makes.
func named(nodes []stood) []string {
	var all []string
	var walk func(n *outline.Node)
	walk = func(n *outline.Node) {
		for _, c := range n.Nodes {
			switch step := c.Step(); {
			case clausal(c), c.Index >= 0 && n.Shape != outline.List, hidden(step):
			case step == "":
				walk(c)
			case !slices.Contains(all, step):
				all = append(all, step)
			}
		}
	}
	for _, p := range nodes {
		walk(p.node)
	}
	return all
}

// hidden reports whether a name is none of the unit's values: CUE leaves such fields out.
func hidden(name string) bool {
	return strings.HasPrefix(name, "_") || strings.HasPrefix(name, "#") || strings.HasPrefix(name, "let ") || strings.HasPrefix(name, "[") || strings.HasPrefix(name, "(")
}

// clausal reports whether a node is a comprehension, or a condition with what it makes.
func clausal(n *outline.Node) bool {
	return n.Label == "" && len(n.Names) > 0 && (n.Names[0] == "for" || n.Names[0] == "if")
}

// value is the value at a path, whose key tells what sort of place that is.
func (f *former) value(name, key string, path []string, types []*language.Type, slot *Slot, nodes []stood) *Value {
	p := nodes[0] // of several it stands where the unit itself does
	n := p.node
	v := &Value{Name: name, Alt: slot.alt(n), File: p.text.Name, From: n.All().From, To: n.All().To, Made: madeOf(nodes)}
	if n.Shape == outline.Text || n.Shape == outline.Word {
		v.Text = n.Text
	}
	switch {
	case v.Alt < 0 || v.Made == ByExpression:
		v.Source = p.text.Src[n.Value.From:n.Value.To]
	case n.Shape == outline.List:
		f.entries(v, key, path, types, nodes)
	case n.Shape == outline.Block && slot.Alts[v.Alt].Translated:
		f.translations(v, nodes)
	case n.Shape == outline.Block:
		f.block(v, key, path, types, nodes)
	}
	return v
}

// madeOf is why a value is not changed by hand; empty where it is written out in one place.
func madeOf(nodes []stood) Made {
	plain := func(n *outline.Node) bool { return n.Shape != outline.Block && n.Shape != outline.List }
	for _, p := range nodes {
		switch n := p.node; {
		case p.text.Torn:
			return Torn
		case n.Shape == outline.Mixed, plain(n) && len(n.Names) > 0, n.Shape == outline.List && len(n.Names) > 0, p.text.interpolates(n):
			return ByExpression
		case len(nodes) > 1 && n.Shape != outline.Block:
			return InSeveralPlaces
		case n.Shape == outline.Block && len(n.Names) > 0:
			return ByExpression
		}
	}
	return ""
}

// interpolates reports whether a text has an expression in it.
func (t *Text) interpolates(n *outline.Node) bool {
	if n.Shape != outline.Text {
		return false
	}
	src := t.Src[n.Value.From:n.Value.To]
	signs := src[:len(src)-len(strings.TrimLeft(src, "#"))]
	return strings.Contains(strings.ReplaceAll(src, `\`+signs+`\`, ""), `\`+signs+"(")
}

// block takes over the fields of a block, or its entries by name.
func (f *former) block(v *Value, key string, path []string, types []*language.Type, nodes []stood) {
	v.Shape = f.shape(key, path, types, nodes)
	for _, name := range named(nodes) {
		below := append(slices.Clone(path), name)
		slot := f.slot(v.Shape, name)
		if slot == nil {
			slot = &Slot{} // the schema knows of no such field, and a finding says so
		}
		v.Values = append(v.Values, f.value(name, v.Shape+"."+slot.Name, below, f.typesBelow(below, path, types), slot, at(nodes, name)))
	}
	f.made(v, nodes)
}

// made tells of the comprehensions in a value: what they make stands nowhere.
func (f *former) made(v *Value, nodes []stood) {
	for _, p := range nodes {
		for _, c := range p.node.Nodes {
			if clausal(c) {
				s := c.All()
				v.Values = append(v.Values, &Value{Alt: -1, Made: ByComprehension, Source: p.text.Src[s.From:s.To], File: p.text.Name, From: s.From, To: s.To})
			}
		}
	}
}

// typesBelow are the types of a field or an entry of a value.
func (f *former) typesBelow(below, path []string, types []*language.Type) []*language.Type {
	if n := setDepth(f.kind(), below); n > 0 && n == len(below) {
		return f.types(below)
	}
	var all []*language.Type
	for _, t := range types {
		all = append(all, f.step(t, path, below[len(below)-1], 0)...)
	}
	return all
}

// slot is the slot of a shape for a name.
func (f *former) slot(shape, name string) *Slot {
	var any *Slot
	for _, s := range f.form.Shapes[shape] {
		if s.Name == name {
			return s
		}
		if s.Name == anyName {
			any = s
		}
	}
	return any
}

// entries takes over the entries of a list.
func (f *former) entries(v *Value, key string, path []string, types []*language.Type, nodes []stood) {
	v.Shape = f.listShape(key, path, types)
	for _, name := range named(nodes) {
		below := append(slices.Clone(path), name)
		entry := at(nodes, name)
		if clausal(entry[0].node) {
			continue
		}
		slot := f.slot(v.Shape, name)
		if slot == nil {
			slot = &Slot{}
		}
		v.Values = append(v.Values, f.value(name, v.Shape+"."+slot.Name, below, f.typesBelow(below, path, types), slot, entry))
	}
	f.made(v, nodes)
}

// translations takes over a text in several languages.
func (f *former) translations(v *Value, nodes []stood) {
	v.Spoken = true
	slot := &Slot{Name: anyName, Alts: []*Alt{{Sort: TextSort}}}
	for _, lang := range named(nodes) {
		v.Values = append(v.Values, f.value(lang, "", nil, nil, slot, at(nodes, lang)))
	}
}

// spoken finds out which languages the texts of the unit are wanted in, and where they stand.
func (f *former) spoken() {
	pack := f.view.unit(reading.PackFile)
	f.form.Language = pack.word("language")
	if f.form.Language == "" {
		f.form.Language = "en"
	}
	have := map[string]map[string]int{}
	f.form.Value.each(func(v *Value) {
		if v.Spoken {
			for _, lang := range v.Values {
				if have[lang.Name] == nil {
					have[lang.Name] = map[string]int{}
				}
				have[lang.Name][lang.File]++
			}
		}
	})
	all := []string{f.form.Language}
	for _, n := range pack.find("languages") {
		for _, c := range n.Nodes {
			all = append(all, c.Text)
		}
	}
	for lang, files := range have {
		all = append(all, lang)
		f.form.Homes[lang] = most(files)
	}
	slices.Sort(all[1:])
	for _, lang := range all {
		if !slices.Contains(f.form.Languages, lang) {
			f.form.Languages = append(f.form.Languages, lang)
		}
	}
}

// most is the name that is counted most often; of several the first.
func most(count map[string]int) string {
	best := ""
	for name, n := range count {
		if best == "" || n > count[best] || n == count[best] && name < best {
			best = name
		}
	}
	return best
}

// each calls fn for a value and all within it.
func (v *Value) each(fn func(*Value)) {
	fn(v)
	for _, c := range v.Values {
		c.each(fn)
	}
}

// sums are those of the unit's last reading, while its texts say what was read.
func (u *unit) sums() []reading.Sum {
	r := u.reading()
	if r == nil {
		return nil
	}
	return r.Sums
}

// Moved gives the files of a form other names.
func (f *Form) Moved(name func(string) string) {
	f.File = name(f.File)
	for i := range f.Torn {
		f.Torn[i] = name(f.Torn[i])
	}
	for lang, file := range f.Homes {
		f.Homes[lang] = name(file)
	}
	f.Value.each(func(v *Value) { v.File = name(v.File) })
}
