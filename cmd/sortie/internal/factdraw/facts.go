package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// fact is something that a rule set says.
type fact struct{ edition, path, value string }

// family is the edition and the part of the rule set that a fact belongs to.
func (f fact) family() string {
	head, _, _ := strings.Cut(f.path, ".")
	return f.edition + " " + head
}

// factsOf are the facts of a rule set, in its order.
func factsOf(edition string, set any) []fact {
	w := &walk{edition: edition}
	if rules, ok := set.(*model.RuleSet); ok {
		w.names = kinds.Names{Mission: &model.Mission{}, Rules: rules}
	}
	w.value(reflect.ValueOf(set), nil)
	return w.facts
}

type walk struct {
	edition string
	names   kinds.Names
	facts   []fact
}

// silent are fields that say nothing about the game.
var silent = []string{"id", "provenance", "assumed", "source"}

func (w *walk) value(v reflect.Value, path []string) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			w.value(v.Elem(), path)
		}
	case reflect.Slice:
		for i := range v.Len() {
			w.value(v.Index(i), append(slices.Clip(path), entry(v.Index(i), i)))
		}
	case reflect.Struct:
		w.block(v, path)
	case reflect.Map:
		for _, k := range v.MapKeys() {
			w.value(v.MapIndex(k), append(slices.Clip(path), fmt.Sprint(k)))
		}
		slices.SortStableFunc(w.facts, func(a, b fact) int { return strings.Compare(a.path, b.path) })
	default:
		if !v.IsZero() {
			w.facts = append(w.facts, fact{w.edition, strings.Join(path, "."), fmt.Sprint(v.Interface())})
		}
	}
}

// block goes through the fields of a struct; what programs say is one fact, in words.
func (w *walk) block(v reflect.Value, path []string) {
	if text, ok := v.Interface().(model.Text); ok {
		w.value(reflect.ValueOf(strings.TrimSpace(kinds.Spoken(text.Blocks))), path)
		return
	}
	for i := range v.NumField() {
		name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		f := v.Field(i)
		if programs, ok := f.Interface().([]model.Program); ok {
			w.value(reflect.ValueOf(w.said(v, programs)), append(slices.Clip(path), name))
			continue
		}
		if name != "" && name != "-" && !slices.Contains(silent, name) {
			w.value(f, append(slices.Clip(path), name))
		}
	}
}

// entry is what an entry of a list is called: its id, or its number.
func entry(v reflect.Value, i int) string {
	if v.Kind() == reflect.Struct {
		if id := v.FieldByName("ID"); id.IsValid() && id.Kind() == reflect.String && id.String() != "" {
			return id.String()
		}
	}
	return fmt.Sprint(i)
}

// said is what the programs of a thing say, as players read it: of whoever bears it, where its text has been made.
func (w *walk) said(v reflect.Value, programs []model.Program) string {
	text, clause := v.FieldByName("Text"), v.FieldByName("Clause")
	if _, level := v.Interface().(model.SkillLevel); level || len(programs) == 0 || !text.IsValid() || !clause.IsValid() {
		return w.names.Programs(programs)
	}
	made := kinds.Spoken(text.Interface().(model.Text).Blocks)
	if made == "" {
		return w.names.Programs(programs)
	}
	return strings.TrimSpace(strings.TrimSuffix(made, kinds.Spoken(clause.Interface().(model.Text).Blocks)))
}
