// Package refs finds the names in model values that stand for other things, and the things there
// are. It reads the "ref" tags of the model's fields, so a new field needs a tag and no check.
//
// A tag lists domains, separated by commas: a name must be known in one of them. A domain is
//
//   - a list of the rule set by its JSON name, such as "tokens" or "hostility.levels";
//   - with a slash, what the entries of such a list hold in a field: "npcs/group";
//   - with an at sign, a family of things of the unit itself: "@crate", "@zone";
//   - with a plus sign, a kind of unit of the pack: "+mission";
//   - with an equals sign, a plain word that is allowed besides: "=escape".
//
// Where the meaning of a field depends on the struct's Kind, the tag has a part for each kind,
// separated by semicolons: "door:@panel;entry:@entry".
package refs

import (
	"reflect"
	"strconv"
	"strings"
)

// Ref is one name in a value, and where it may be defined.
type Ref struct {
	ID string
	// Path is the place of the name in the value, by JSON names; entries with an id go by it.
	Path string
	// Domains are where the name may be known.
	Domains []string
}

// Known reports where paths lead: it tells entries that the author listed by name from those in a
// plain list. A nil Known takes ids wherever there are some.
type Known func(path string) bool

// Of lists the names in a value, in the order of its fields.
func Of(value any, known Known) []Ref {
	w := &walker{known: known}
	w.value(reflect.ValueOf(value), "")
	return w.found
}

// Each calls fn for every struct in a value, with its place, from the outside in.
func Each(value any, known Known, fn func(path string, v reflect.Value)) {
	w := &walker{known: known, visit: fn}
	w.value(reflect.ValueOf(value), "")
}

type walker struct {
	known Known
	found []Ref
	visit func(path string, v reflect.Value)
}

func (w *walker) value(v reflect.Value, path string) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			w.value(v.Elem(), path)
		}
	case reflect.Struct:
		w.structure(v, path)
	case reflect.Slice:
		for i := range v.Len() {
			w.value(v.Index(i), w.element(path, v.Index(i), i))
		}
	}
}

// element is the path of an entry of a list: by its id, by the name that the source has for it where that is another, as of
// panels, or by its number.
func (w *walker) element(path string, v reflect.Value, i int) string {
	id := idOf(v)
	if id != "" && w.known == nil {
		return join(path, id)
	}
	if name := nameOf(v); name != "" && w.known != nil && w.known(join(path, name)) {
		return join(path, name)
	}
	numbered := join(path, strconv.Itoa(i))
	if id == "" || w.known(numbered) {
		return numbered
	}
	return join(path, id)
}

func idOf(v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return ""
	}
	if id := planOf(v.Type()).id; id >= 0 {
		return v.Field(id).String()
	}
	return ""
}

func nameOf(v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return ""
	}
	if name := planOf(v.Type()).name; name >= 0 {
		return v.Field(name).String()
	}
	return ""
}

func (w *walker) structure(v reflect.Value, path string) {
	if w.visit != nil {
		w.visit(path, v)
	}
	p, kind := planOf(v.Type()), ""
	if p.kind >= 0 {
		kind = v.Field(p.kind).String()
	}
	for _, f := range p.fields {
		inner := v.Field(f.index)
		if inner.Kind() != reflect.Struct && inner.IsZero() {
			continue
		}
		at := path + "@key"
		if f.name != "id" {
			at = join(path, f.name)
		}
		if in := domains(f.ref, kind); len(in) > 0 {
			w.names(inner, at, in)
		}
		w.value(inner, at)
	}
}

// names takes over a name, or all names of a list; entries with an id are named by it.
func (w *walker) names(v reflect.Value, path string, domains []string) {
	switch v.Kind() {
	case reflect.String:
		if v.String() != "" {
			w.found = append(w.found, Ref{ID: v.String(), Path: path, Domains: domains})
		}
	case reflect.Slice:
		for i := range v.Len() {
			w.names(v.Index(i), w.element(path, v.Index(i), i), domains)
		}
	case reflect.Struct:
		if id := idOf(v); id != "" {
			w.found = append(w.found, Ref{ID: id, Path: path + "@key", Domains: domains})
		}
	}
}

// Domains are the domains of a tag in a struct of a kind.
func Domains(tag, kind string) []string { return domains(read(tag), kind) }

// domainsOf is one part of a tag: the domains for structs of a kind, or for all that come so far.
type domainsOf struct {
	kind string
	any  bool
	list []string
}

// read takes a tag apart.
func read(tag string) []domainsOf {
	if tag == "" {
		return nil
	}
	var out []domainsOf
	for _, part := range strings.Split(tag, ";") {
		kind, list, special := strings.Cut(part, ":")
		if !special {
			return append(out, domainsOf{any: true, list: strings.Split(part, ",")})
		}
		out = append(out, domainsOf{kind: kind, list: strings.Split(list, ",")})
	}
	return out
}

// domains are those of the first part that is for a kind.
func domains(tag []domainsOf, kind string) []string {
	for _, part := range tag {
		if part.any || part.kind == kind {
			return part.list
		}
	}
	return nil
}

// Name is what a field of the model is called in the source.
func Name(f reflect.StructField) string {
	n, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return n
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
