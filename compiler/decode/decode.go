// Package decode makes values of the model from nodes.
//
// A decoder fills structs by the names of their fields. An assembly puts together what that alone cannot: a joiner
// makes a board of its drawing (runs of panels between lattice points, labels) and of the pieces listed beside it, and
// merging puts house rules over a rule set.
package decode

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/brief"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// Decoder turns nodes into model values. The schema has seen to types already; what is left are
// lengths, which must be whole hundredths of an inch, and prose.
type Decoder struct {
	Files source.Sources
	Found *source.Findings
	Index diag.Index
	Told  map[string]bool // paths that have been reported already
	// merging keeps what a value holds already: an entry of a list whose id is there is changed in
	// place, and a plain list is replaced.
	Merging bool
	// written is how many bytes of texts were read; trusted texts are not counted.
	written int
	Trusted bool
	// languages are those to take texts in, the most wanted first.
	Languages []string
	literal   *ast.BasicLit // whose lines were found last
	lines     []int
	// given collects the languages of texts that are given in several, by their paths.
	Given map[string][]string
}

var (
	lengthType = reflect.TypeFor[model.Length]()
	pointType  = reflect.TypeFor[model.Point]()
	textType   = reflect.TypeFor[model.Text]()
)

// Into fills dst, a pointer, from a node. Struct fields go by their JSON names. A CUE struct may
// fill a slice: each entry's label becomes the element's id.
func (d *Decoder) Into(n *explain.Node, dst any) {
	if n != nil {
		d.fill(n, reflect.ValueOf(dst).Elem())
	}
}

func (d *Decoder) fill(n *explain.Node, v reflect.Value) {
	switch v.Type() {
	case lengthType:
		v.SetInt(int64(d.length(n)))
		return
	case pointType:
		v.Set(reflect.ValueOf(d.point(n)))
		return
	case textType:
		v.Set(reflect.ValueOf(d.prose(n)))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(d.translation(n).Text)
	case reflect.Bool:
		v.SetBool(n.Truth)
	case reflect.Int:
		v.SetInt(int64(d.whole(n)))
	case reflect.Pointer:
		if !d.Merging || v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		d.fill(n, v.Elem())
	case reflect.Slice:
		d.slice(n, v)
	case reflect.Struct:
		d.structure(n, v)
	}
}

// slice fills a slice from a list, or from a struct whose labels are ids.
func (d *Decoder) slice(n *explain.Node, v reflect.Value) {
	if n.Kind == cue.ListKind {
		v.SetZero()
	}
	for _, item := range n.Items {
		e := reflect.New(v.Type().Elem()).Elem()
		d.fill(item, e)
		v.Set(reflect.Append(v, e))
	}
	if n.Kind != cue.StructKind {
		return
	}
	n.Each(func(key string, item *explain.Node) {
		e, there := reflect.New(v.Type().Elem()).Elem(), false
		if d.Merging {
			if old, ok := entry(v, key); ok {
				e, there = old, true
			}
		}
		if f, ok := refs.Field(e, "id"); ok {
			f.SetString(key)
		}
		if f, ok := plainField(e); ok && item.Kind != cue.StructKind {
			d.fill(item, f)
		} else {
			d.fill(item, e)
		}
		if !there {
			v.Set(reflect.Append(v, e))
		}
	})
}

func (d *Decoder) structure(n *explain.Node, v reflect.Value) {
	if n.Kind != cue.StructKind {
		return
	}
	for i, name := range refs.Names(v.Type()) {
		if child := n.Get(name); child != nil {
			d.fill(child, v.Field(i))
		}
	}
}

// plainField is the field that the value itself fills where an entry is no struct.
func plainField(v reflect.Value) (reflect.Value, bool) {
	if f, ok := refs.Field(v, "count"); ok {
		return f, true
	}
	return refs.Field(v, "value")
}

// translation is a text in the language asked for, or in the first there is, where a text is given
// in several.
func (d *Decoder) translation(n *explain.Node) *explain.Node {
	if n.Kind != cue.StructKind {
		return n
	}
	if len(n.Keys) == 0 {
		d.Fault(n, "CUE004", "a text in no language", "write the text in quotes, or one for each language: {en: \"…\", de: \"…\"}")
		return n
	}
	if d.Given != nil {
		d.Given[n.Path] = n.Keys
	}
	for _, language := range d.Languages {
		if t := n.Fields[language]; t != nil {
			return t
		}
	}
	return n.Fields[n.Keys[0]]
}

// Line is a text of one line, or "" where there is none.
func (d *Decoder) Line(n *explain.Node) string {
	if n == nil {
		return ""
	}
	return d.translation(n).Text
}

// length is inches as hundredths.
func (d *Decoder) length(n *explain.Node) model.Length {
	l, ok := n.Number.Scaled(2)
	if !ok {
		d.Fault(n, "CUE004", "a length finer than a hundredth of an inch", "round it to two decimals")
	}
	return model.Length(l)
}

// largest is the largest number that anybody counts to in a game, with room to spare; what counts or lays out as many things
// comes to an end.
const largest = 1_000_000

func (d *Decoder) whole(n *explain.Node) int {
	i, ok := n.Number.Scaled(0)
	if !ok {
		d.Fault(n, "CUE004", "a number that is not whole, or far too large", "write a small whole number")
	} else if i < -largest || i > largest {
		d.Fault(n, "CUE004", fmt.Sprintf("%d is far beyond what a game counts", i), fmt.Sprintf("write a whole number of at most %d", largest))
	}
	return i
}

// point is [x, y] in inches.
func (d *Decoder) point(n *explain.Node) model.Point {
	if len(n.Items) != 2 {
		return model.Point{}
	}
	return model.Point{X: d.length(n.Items[0]), Y: d.length(n.Items[1])}
}

// prose parses Markdown; its mistakes are shown inside the text where it was written plainly. Each
// link in it gets a range of its own: the text's path, a # and the id it leads to.
func (d *Decoder) prose(n *explain.Node) model.Text {
	chosen := d.translation(n)
	for _, language := range n.Keys {
		if other := n.Fields[language]; other != chosen {
			d.passage(other, other.Path)
		}
	}
	return d.passage(chosen, n.Path)
}

// passage parses one text. The links in it are indexed below the path.
func (d *Decoder) passage(n *explain.Node, path string) model.Text {
	if n.Kind == cue.StringKind && strings.TrimSpace(n.Text) == "" { // the page would have a box with nothing in it
		d.Fault(n, "CUE004", explain.NameOf(strings.Split(path, "."))+" has no words", "write what players are to read here, or take out what has nothing to say")
	}
	if !d.affords(n) {
		return model.Text{}
	}
	t, refs, errs := brief.Parse(n.Text)
	for _, e := range errs {
		d.Found.Add(diag.Diagnostic{
			Code: "TXT001", Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy,
			Range: d.inside(n, e.Line, e.Col, e.Line, e.EndCol),
		})
	}
	for _, r := range refs {
		if at := d.inside(n, r.Line, r.Col, r.Line, r.EndCol); at.Valid() {
			d.Index[path+"#"+r.ID] = at
		}
	}
	return t
}

// affords reports whether a text may still be read, and says once that it may not.
func (d *Decoder) affords(n *explain.Node) bool {
	if d.Trusted {
		return true
	}
	before := d.written
	d.written += len(n.Text)
	if before <= source.MaxProse && d.written > source.MaxProse {
		d.Fault(n, "PCK017", fmt.Sprintf("the texts come to more than %d bytes here; the limit is %d for all together", source.MaxProse, source.MaxProse),
			"look for a comprehension that makes too many, or say less: a mission has about 4,000")
	}
	return d.written <= source.MaxProse
}

// Fault reports what is wrong with a node, at its place.
func (d *Decoder) Fault(n *explain.Node, code, summary, remedy string) {
	d.Found.Add(diag.Diagnostic{Code: code, Severity: diag.Error, Summary: summary, Remedy: remedy, Range: d.place(n)})
}

// atMost leaves out what is more than a unit may have, and says so at the first that is too many.
func (d *Decoder) atMost(n *explain.Node, most int, what string) {
	if n == nil || len(n.Keys) <= most {
		return
	}
	d.Fault(n.Fields[n.Keys[most]], "PCK017", fmt.Sprintf("%d %s; the limit is %d", len(n.Keys), what, most),
		"look for a comprehension that makes too many, or split the mission")
	n.Keys = n.Keys[:most]
}

// place is where a node was written, or the nearest thing around it that was.
func (d *Decoder) place(n *explain.Node) diag.Range {
	if n.At.Valid() {
		return n.At
	}
	return d.Index.At(n.Path)
}

// Need reports text that names nothing known, with the nearest name or names.
func (d *Decoder) Need(n *explain.Node, what string, names []string) {
	remedy := cmp.Or(diag.DidYouMean(n.Text, names), "known are "+strings.Join(names, ", "))
	d.Fault(n, explain.CodeUnknown, fmt.Sprintf("there is no %s %q", what, n.Text), remedy)
}
