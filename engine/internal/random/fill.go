package random

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// deepest is how far what is drawn holds others of its sort.
const deepest = 3

// fill fills a struct of the model by what the language has a kind of it take. It reports whether all that must stand does.
func (d *draft) fill(v reflect.Value, takes []entry, often int) bool {
	kind := ""
	if k := v.FieldByName("Kind"); k.IsValid() {
		kind = k.String()
	}
	for _, e := range takes {
		at, of := fieldOf(v, e.name)
		switch {
		case !at.IsValid():
			if e.must {
				return false
			}
		case !e.must && !d.chance(often):
			usual(at, e)
		case !d.value(at, e, kind, of) && e.must:
			return false
		}
	}
	return true
}

// fieldOf is the field of a struct that packs write by a name, with what it names.
func fieldOf(v reflect.Value, name string) (at reflect.Value, ref string) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if tag, _, _ := strings.Cut(f.Tag.Get("json"), ","); tag == name {
			return v.Field(i), f.Tag.Get("ref")
		}
	}
	return reflect.Value{}, ""
}

// usual gives a field what it has where it is left out.
func usual(at reflect.Value, e entry) {
	if e.usual == "" {
		return
	}
	switch at.Kind() {
	case reflect.String:
		at.SetString(e.usual)
	case reflect.Int:
		if n, err := strconv.Atoi(e.usual); err == nil {
			at.SetInt(int64(n))
		}
	}
}

// value draws what a field holds.
func (d *draft) value(at reflect.Value, e entry, kind, ref string) bool {
	if at.Kind() == reflect.Slice {
		return d.values(at, e, kind, ref)
	}
	if at.Kind() == reflect.Pointer {
		inner := reflect.New(at.Type().Elem())
		if !d.value(inner.Elem(), e, kind, ref) {
			return false
		}
		at.Set(inner)
		return true
	}
	switch x := at.Addr().Interface().(type) {
	case *string:
		return d.word(x, e, kind, ref)
	case *int:
		*x = d.number(e)
		return true
	case *bool:
		*x = true
		return true
	case *model.Length:
		*x = model.Length(max(e.low, 1)+d.luck.IntN(6)) * model.Inch
		return true
	case *model.Text:
		*x = words("Something stirs.")
		return true
	}
	return d.part(at, e)
}

// values draws a list of one or two.
func (d *draft) values(at reflect.Value, e entry, kind, ref string) bool {
	list := reflect.MakeSlice(at.Type(), 0, 2)
	for range 1 + d.luck.IntN(2) {
		x := reflect.New(at.Type().Elem()).Elem()
		if d.value(x, e, kind, ref) && (x.Kind() != reflect.String || !holds(list, x.String())) {
			list = reflect.Append(list, x)
		}
	}
	at.Set(list)
	return list.Len() > 0
}

func holds(list reflect.Value, word string) bool {
	for i := range list.Len() {
		if list.Index(i).String() == word {
			return true
		}
	}
	return false
}

// number draws a number within its bounds, and a small one.
func (d *draft) number(e entry) int {
	n := e.low + d.luck.IntN(4)
	if e.low == 0 && e.high == 0 && !e.list && d.chance(20) {
		n = -1 - d.luck.IntN(2)
	}
	if e.high > 0 {
		n = min(n, e.high)
	}
	if n == 0 && e.not0 {
		n = 1
	}
	return n
}

// word draws one of the words of a field, or a name that it can hold.
func (d *draft) word(x *string, e entry, kind, ref string) bool {
	from := e.words
	switch {
	case e.of == "#Title":
		from = []string{"This", "That", "Something else"}
	case len(from) == 0 && ref != "":
		from = d.named(ref, kind)
	case len(from) == 0:
		from = d.loose(e.name)
	}
	if len(from) == 0 {
		return false
	}
	*x = from[d.luck.IntN(len(from))]
	return true
}

// part draws a part that has a definition of its own.
func (d *draft) part(at reflect.Value, e entry) bool {
	switch x := at.Addr().Interface().(type) {
	case *model.Who:
		*x = d.who()
	case *model.Place:
		*x = d.place()
	case *model.Point:
		*x = d.point()
	case *model.Effect:
		return d.effect(x)
	case *model.Condition:
		return d.condition(x)
	case *model.Trigger:
		return d.trigger(x)
	case *model.Goal:
		return d.goal(x)
	case *model.Draw, *model.Check, *model.Bonus, *model.Arms, *model.RollRow, *model.Option:
		if d.depth >= deepest {
			return false
		}
		d.depth++
		defer func() { d.depth-- }()
		return d.fill(at, d.words.plain["#"+at.Type().Name()], 40)
	default:
		return false
	}
	return true
}

// chance reports whether something with a likelihood in percent is so.
func (d *draft) chance(percent int) bool { return d.luck.IntN(100) < percent }

// one draws one of several.
func one[T any](d *draft, list []T) T { return list[d.luck.IntN(len(list))] }

// some draws a few of several, in their order.
func some[T any](d *draft, list []T, n int) []T {
	at := d.luck.Perm(len(list))[:min(n, len(list))]
	slices.Sort(at)
	var out []T
	for _, i := range at {
		out = append(out, list[i])
	}
	return out
}

// words are a text of one paragraph.
func words(s string) model.Text {
	return model.Text{Source: s, Blocks: []model.Block{{Kind: "paragraph", Inlines: []model.Inline{{Text: s}}}}}
}
