// Package values lays a compiled value out as lines: one for each number, text and truth value in it,
// with its path and the place that it was written at. What was written nowhere is a default of the
// language or was worked out by the compiler.
package values

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Line is one value.
type Line struct {
	Path    string     // names and list places joined by dots, as diag.Index has them
	Value   string     // as a reader would write it
	Written bool       // somebody wrote it, at At; else it is a default, or worked out
	At      diag.Range // of what was not written, the nearest thing around it that was
}

// Flatten lists what is in a compiled value, a struct or a pointer to one, in the order of its fields.
// Empty values that nobody wrote are left out.
func Flatten(value any, where diag.Index) []Line {
	f := &flattener{where: where}
	f.value(reflect.ValueOf(value), "", false)
	return f.lines
}

type flattener struct {
	where diag.Index
	lines []Line
}

func (f *flattener) add(path, text string) {
	origin := f.origin(path)
	f.lines = append(f.lines, Line{Path: path, Value: text, Written: f.where.Has(origin), At: f.where.At(origin)})
}

// value lists one value. An optional one that is empty counts only if somebody wrote it.
func (f *flattener) value(v reflect.Value, path string, optional bool) {
	if !v.IsValid() || optional && v.IsZero() && !f.where.Has(path) || f.rewritten(v, path) {
		return
	}
	switch x := v.Interface().(type) {
	case model.Length:
		f.add(path, x.String())
		return
	case model.Point:
		f.add(path, fmt.Sprintf("[%s, %s]", x.X, x.Y))
		return
	case model.Text:
		f.add(path, strconv.Quote(strings.Join(strings.Fields(x.Source), " ")))
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			f.value(v.Elem(), path, false)
		}
	case reflect.Struct:
		f.fields(v, path)
	case reflect.Slice:
		f.slice(v, path)
	case reflect.String:
		f.add(path, strconv.Quote(v.String()))
	case reflect.Bool, reflect.Int:
		f.add(path, fmt.Sprint(v.Interface()))
	}
}

func (f *flattener) fields(v reflect.Value, path string) {
	if n, ok := amount(v); ok {
		f.add(path, strconv.Itoa(n))
		return
	}
	for i := range v.NumField() {
		name, options, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if name == "" || name == "-" {
			continue
		}
		f.value(v.Field(i), join(path, name), strings.Contains(options, "omit") || v.Field(i).Kind() != reflect.Int)
	}
}

// amount is the number of an entry that is nothing but an id and a count: the author writes it as one.
func amount(v reflect.Value) (int, bool) {
	if v.NumField() != 2 || idOf(v) == "" || v.Type().Field(1).Tag.Get("json") != "count" || v.Field(1).Kind() != reflect.Int {
		return 0, false
	}
	return int(v.Field(1).Int()), true
}

// slice lists elements by their ids, or by their places where they have none.
func (f *flattener) slice(v reflect.Value, path string) {
	if v.Len() == 0 && f.where.Has(path) {
		f.add(path, "[]")
	}
	for i := range v.Len() {
		name := strconv.Itoa(i)
		if id := idOf(v.Index(i)); id != "" {
			name = id
		}
		f.value(v.Index(i), join(path, name), false)
	}
}

func idOf(v reflect.Value) string {
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	if v.Kind() != reflect.Struct {
		return ""
	}
	for i := range v.NumField() {
		if v.Type().Field(i).Tag.Get("json") == "id" {
			return v.Field(i).String()
		}
	}
	return ""
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
