package compiler

import (
	"fmt"
	"reflect"
	"strings"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/brief"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// decoder turns nodes into model values. The schema has seen to types already; what is left are
// lengths, which must be whole hundredths of an inch, and prose.
type decoder struct {
	files sources
	found *findings
	index diag.Index
	told  map[string]bool // paths that have been reported already
	// merging keeps what a value holds already: an entry of a list whose id is there is changed in
	// place, and a plain list is replaced.
	merging bool
	// written is how many bytes of texts were read; trusted texts are not counted.
	written int
	trusted bool
	// languages are those to take texts in, the most wanted first.
	languages []string
	// given collects the languages of texts that are given in several, by their paths.
	given map[string][]string
}

var (
	lengthType = reflect.TypeFor[model.Length]()
	pointType  = reflect.TypeFor[model.Point]()
	textType   = reflect.TypeFor[model.Text]()
)

// into fills dst, a pointer, from a node. Struct fields go by their JSON names. A CUE struct may
// fill a slice: each entry's label becomes the element's id.
func (d *decoder) into(n *node, dst any) {
	if n != nil {
		d.fill(n, reflect.ValueOf(dst).Elem())
	}
}

func (d *decoder) fill(n *node, v reflect.Value) {
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
		v.SetString(d.translation(n).text)
	case reflect.Bool:
		v.SetBool(n.truth)
	case reflect.Int:
		v.SetInt(int64(d.whole(n)))
	case reflect.Pointer:
		if !d.merging || v.IsNil() {
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
func (d *decoder) slice(n *node, v reflect.Value) {
	if n.kind == cue.ListKind {
		v.SetZero()
	}
	for _, item := range n.items {
		e := reflect.New(v.Type().Elem()).Elem()
		d.fill(item, e)
		v.Set(reflect.Append(v, e))
	}
	if n.kind != cue.StructKind {
		return
	}
	n.each(func(key string, item *node) {
		e, there := reflect.New(v.Type().Elem()).Elem(), false
		if d.merging {
			if old, ok := entry(v, key); ok {
				e, there = old, true
			}
		}
		if f, ok := refs.Field(e, "id"); ok {
			f.SetString(key)
		}
		if f, ok := plainField(e); ok && item.kind != cue.StructKind {
			d.fill(item, f)
		} else {
			d.fill(item, e)
		}
		if !there {
			v.Set(reflect.Append(v, e))
		}
	})
}

func (d *decoder) structure(n *node, v reflect.Value) {
	if n.kind != cue.StructKind {
		return
	}
	for i := range v.NumField() {
		if child := n.get(refs.Name(v.Type().Field(i))); child != nil {
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
func (d *decoder) translation(n *node) *node {
	if n.kind != cue.StructKind {
		return n
	}
	if len(n.keys) == 0 {
		d.fault(n, "CUE004", "a text in no language", "write the text in quotes, or one for each language: {en: \"…\", de: \"…\"}")
		return n
	}
	if d.given != nil {
		d.given[n.path] = n.keys
	}
	for _, language := range d.languages {
		if t := n.fields[language]; t != nil {
			return t
		}
	}
	return n.fields[n.keys[0]]
}

// line is a text of one line, or "" where there is none.
func (d *decoder) line(n *node) string {
	if n == nil {
		return ""
	}
	return d.translation(n).text
}

// length is inches as hundredths.
func (d *decoder) length(n *node) model.Length {
	l, ok := n.number.scaled(2)
	if !ok {
		d.fault(n, "CUE004", "a length finer than a hundredth of an inch", "round it to two decimals")
	}
	return model.Length(l)
}

func (d *decoder) whole(n *node) int {
	i, ok := n.number.scaled(0)
	if !ok {
		d.fault(n, "CUE004", "a number that is not whole, or far too large", "write a small whole number")
	}
	return i
}

// point is [x, y] in inches.
func (d *decoder) point(n *node) model.Point {
	if len(n.items) != 2 {
		return model.Point{}
	}
	return model.Point{X: d.length(n.items[0]), Y: d.length(n.items[1])}
}

// prose parses Markdown; its mistakes are shown inside the text where it was written plainly. Each
// link in it gets a range of its own: the text's path, a # and the id it leads to.
func (d *decoder) prose(n *node) model.Text {
	chosen := d.translation(n)
	for _, language := range n.keys {
		if other := n.fields[language]; other != chosen {
			d.passage(other, other.path)
		}
	}
	return d.passage(chosen, n.path)
}

// passage parses one text. The links in it are indexed below the path.
func (d *decoder) passage(n *node, path string) model.Text {
	if n.kind == cue.StringKind && strings.TrimSpace(n.text) == "" { // the page would have a box with nothing in it
		d.fault(n, "CUE004", nameOf(strings.Split(path, "."))+" has no words", "write what players are to read here, or take out what has nothing to say")
	}
	if !d.affords(n) {
		return model.Text{}
	}
	t, refs, errs := brief.Parse(n.text)
	for _, e := range errs {
		d.found.add(diag.Diagnostic{
			Code: "TXT001", Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy,
			Range: d.inside(n, e.Line, e.Col, e.Line, e.EndCol),
		})
	}
	for _, r := range refs {
		if at := d.inside(n, r.Line, r.Col, r.Line, r.EndCol); at.Valid() {
			d.index[path+"#"+r.ID] = at
		}
	}
	return t
}

// affords reports whether a text may still be read, and says once that it may not.
func (d *decoder) affords(n *node) bool {
	if d.trusted {
		return true
	}
	before := d.written
	d.written += len(n.text)
	if before <= MaxProse && d.written > MaxProse {
		d.fault(n, "PCK017", fmt.Sprintf("the texts come to more than %d bytes here; the limit is %d for all together", MaxProse, MaxProse),
			"look for a comprehension that makes too many, or say less: a mission has about 4,000")
	}
	return d.written <= MaxProse
}

func (d *decoder) fault(n *node, code, summary, remedy string) {
	d.found.add(diag.Diagnostic{Code: code, Severity: diag.Error, Summary: summary, Remedy: remedy, Range: d.place(n)})
}

// atMost leaves out what is more than a unit may have, and says so at the first that is too many.
func (d *decoder) atMost(n *node, most int, what string) {
	if n == nil || len(n.keys) <= most {
		return
	}
	d.fault(n.fields[n.keys[most]], "PCK017", fmt.Sprintf("%d %s; the limit is %d", len(n.keys), what, most),
		"look for a comprehension that makes too many, or split the mission")
	n.keys = n.keys[:most]
}

// place is where a node was written, or the nearest thing around it that was.
func (d *decoder) place(n *node) diag.Range {
	if n.at.Valid() {
		return n.at
	}
	return d.index.At(n.path)
}

// need reports text that names nothing known, with the nearest name.
func (d *decoder) need(n *node, what string, names []string) {
	remedy := "known are " + strings.Join(names, ", ")
	if near, ok := diag.Nearest(n.text, names); ok {
		remedy = fmt.Sprintf("did you mean %q?", near)
	}
	d.fault(n, CodeUnknown, fmt.Sprintf("there is no %s %q", what, n.text), remedy)
}
