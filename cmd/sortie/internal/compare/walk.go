package compare

import (
	"cmp"
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// walk goes through two values side by side.
type walk struct {
	was, is teller
	found   []changes.Change
	calls   map[string]string // what is called otherwise now, by its old id
	places  map[string]bool   // where that was written, before
}

// at is where a walk is.
type at struct {
	path    string
	subject string   // what stands there, as pages call it; empty: the unit itself
	words   []string // what the fields from the subject down are called
	floor   string
	spots   []changes.Spot // where the subject stands
	ref     string         // what a name stands for, by the ref tag of its field
}

// newWalk is a walk through a unit before and now.
func newWalk(p Pair) *walk {
	return &walk{was: newTeller(p.Before), is: newTeller(p.Now), calls: map[string]string{}, places: map[string]bool{}}
}

// all goes through the whole unit: first for what is only called otherwise, so that whatever names it is no change of its own.
func (w *walk) all() {
	was, is := reflect.ValueOf(w.was.unit.Value), reflect.ValueOf(w.is.unit.Value)
	if was.Type() != is.Type() {
		return
	}
	scout := &walk{was: w.was, is: w.is, calls: w.calls, places: w.places}
	scout.compare(at{}, was, is)
	if len(w.calls) > 0 {
		was = w.called(was)
		for _, c := range scout.found {
			if c.Sort == changes.Renamed {
				w.found = append(w.found, c)
			}
		}
	}
	w.compare(at{}, was, is)
}

// called is a copy of a value in which whatever is called otherwise now has that name, and is named by it.
func (w *walk) called(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type().Elem())
	data, err := json.Marshal(v.Interface())
	if err != nil || json.Unmarshal(data, out.Interface()) != nil {
		return v // then the references are told of as well, which is no mistake
	}
	refs.Each(out.Interface(), nil, func(path string, s reflect.Value) {
		for i := range s.NumField() {
			f := s.Type().Field(i)
			link := f.Name == "Ref" && s.Type() == reflect.TypeFor[model.Inline]()
			if strings.ContainsAny(f.Tag.Get("ref"), "@=") || link || f.Name == "ID" && w.places[path] {
				w.rename(s.Field(i))
			}
		}
	})
	if m, ok := out.Interface().(*model.Mission); ok {
		w.was.names.Mission = m
	}
	return out
}

// rename gives a name, or those of a list, as they are now.
func (w *walk) rename(v reflect.Value) {
	switch {
	case v.Kind() == reflect.String && v.CanSet():
		v.SetString(cmp.Or(w.calls[v.String()], v.String()))
	case v.Kind() == reflect.Slice:
		for i := range v.Len() {
			w.rename(v.Index(i))
		}
	}
}

// same reports whether two values mean the same.
func (w *walk) same(a, b reflect.Value) bool {
	quiet := &walk{was: w.was, is: w.is, calls: map[string]string{}, places: map[string]bool{}}
	quiet.compare(at{}, a, b)
	return len(quiet.found) == 0
}

// compare tells what is different between two values of one type.
func (w *walk) compare(p at, a, b reflect.Value) {
	if say := w.saying(a.Type()); say != nil {
		w.said(p, a, b, say)
		return
	}
	switch a.Kind() {
	case reflect.Pointer, reflect.Interface:
		w.pointers(p, a, b)
	case reflect.Struct:
		w.structs(p, a, b)
	case reflect.Slice:
		w.lists(p, a, b)
	default:
		if !a.Equal(b) {
			w.changed(p, w.was.titled(p.ref, a), w.is.titled(p.ref, b))
		}
	}
}

// pointers compares what may be absent.
func (w *walk) pointers(p at, a, b reflect.Value) {
	switch {
	case a.IsNil() && b.IsNil():
	case a.IsNil():
		w.changed(p, "", w.is.brief(b.Elem()))
	case b.IsNil():
		w.changed(p, w.was.brief(a.Elem()), "")
	default:
		w.compare(p, a.Elem(), b.Elem())
	}
}

// structs compares field by field. What moves is told of once, however many fields say where it stands.
func (w *walk) structs(p at, a, b reflect.Value) {
	skip := w.told(p, a, b)
	for i := range a.NumField() {
		f := a.Type().Field(i)
		if !f.IsExported() || derived(a.Type(), f.Name) || slices.Contains(skip, f.Name) {
			continue
		}
		inner := p
		inner.path = join(p.path, refs.Name(f))
		inner.words, inner.ref = append(slices.Clip(p.words), label(inner.path, refs.Name(f))), f.Tag.Get("ref")
		if f.Type == reflect.TypeFor[model.Board]() {
			inner.subject, inner.words, inner.spots = "", nil, nil
			if id := a.FieldByName("ID"); inner.path != "board" {
				inner.floor = id.String()
			}
		}
		w.compare(inner, a.Field(i), b.Field(i))
	}
}

// told tells of what several fields say together, and which fields these are: where something stands, and what a panel is,
// as the state of its doors goes with its kind.
func (w *walk) told(p at, a, b reflect.Value) (fields []string) {
	if p.subject != "" && len(p.words) == 0 && w.moved(p, a, b) {
		fields = standing
	}
	was, panel := a.Interface().(model.Panel)
	if is, _ := b.Interface().(model.Panel); panel && was.Kind != is.Kind {
		p.path, p.subject = p.path+".kind", w.was.called(p.path, a)
		w.changed(p, w.was.panel(was), w.is.panel(is))
		fields = append(slices.Clip(fields), "Kind", "State", "Flipped")
	}
	return fields
}

// derived reports whether a field follows from others, so that a change of it is one of those.
func derived(t reflect.Type, field string) bool {
	switch t {
	case reflect.TypeFor[model.Panel]():
		return field == "Name"
	case reflect.TypeFor[model.Board]():
		return field == "Rooms" || field == "Posts"
	case reflect.TypeFor[model.Mission]():
		return field == "Assumed"
	}
	return false
}

// said compares values that words are the best picture of.
func (w *walk) said(p at, a, b reflect.Value, say func(teller, reflect.Value) string) {
	before, after := say(w.was, a), say(w.is, b)
	if before != after {
		w.changed(p, around(before, after), around(after, before))
		return
	}
	if meaning(a) == meaning(b) {
		return
	}
	switch {
	case a.Type() == reflect.TypeFor[model.Text]():
		p.words = append(slices.Clip(p.words), "emphasis, links or layout")
		w.changed(p, "other", "set otherwise, with the same words")
	case a.Kind() == reflect.Slice:
		w.lists(p, a, b)
	default:
		w.structs(p, a, b)
	}
}

// moved tells whether something that stands on a floor stands elsewhere now, and says so.
func (w *walk) moved(p at, a, b reflect.Value) bool {
	from, ok := w.was.spot(p.floor, a, false)
	to, on := w.is.spot(p.floor, b, true)
	if !ok || !on || slices.Equal(from.At, to.At) && turn(a) == turn(b) {
		return false
	}
	before, after := position(a), position(b)
	c := changes.Change{Sort: changes.Moved, Path: p.path, Subject: p.subject, Before: before, After: after, Spots: []changes.Spot{from, to}}
	c.Text = p.subject + " has moved from " + before + " to " + after + "."
	switch {
	case before == after:
		c.Sort, c.Before, c.After = changes.Changed, turn(a), turn(b)
		c.Text = p.subject + " lies otherwise: it was " + c.Before + " and is " + c.After + "."
	case turn(a) != turn(b):
		c.Text = strings.TrimSuffix(c.Text, ".") + "; it was " + turn(a) + " and is " + turn(b) + "."
	}
	w.found = append(w.found, c)
	return true
}

// changed tells of one value.
func (w *walk) changed(p at, before, after string) {
	c := changes.Change{Sort: changes.Changed, Path: p.path, Subject: p.subject, Before: before, After: after, Spots: p.spots}
	what := strings.Join(p.words, ", ")
	if c.Subject == "" {
		c.Subject, what = english.Capital(what), ""
	}
	lead := c.Subject
	if what != "" {
		lead += ": " + what
	}
	switch {
	case before == "":
		c.Text = lead + " is new: " + after
	case after == "":
		c.Text = lead + " is gone; it was " + before
	default:
		c.Text = lead + " is now " + after + "; it was " + before
	}
	if long(before) || long(after) {
		c.Text = lead + english.Pick(before == "", " is new", english.Pick(after == "", " is gone", " is another"))
	}
	c.Text = english.Sentence(c.Text)
	w.found = append(w.found, c)
}

// long reports whether a value needs lines of its own.
func long(value string) bool { return changes.Change{After: value}.Long() }

func join(path, name string) string {
	if path == "" || name == "" {
		return path + name
	}
	return path + "." + name
}
