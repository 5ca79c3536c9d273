package rulebook

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is still told in a text has no number that stands nowhere as data, where another might be said, or that differs from it.
func TestTextsSayTheNumbersBesideThem(t *testing.T) {
	tried := 0
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		eachText(reflect.ValueOf(rules), edition, func(path string, in reflect.Value, text string) {
			said, beside := saidIn(text), numbersBeside(in)
			tried += len(said)
			for _, n := range said {
				if !slices.Contains(beside, n) {
					t.Errorf("%s says %d, and the numbers beside it are %d: %q", path, n, beside, text)
				}
			}
			if numbers := in.FieldByName("Numbers"); numbers.IsValid() {
				for i := range numbers.Len() {
					if n := numbers.Index(i).Interface().(model.Amount); in.Type() == reflect.TypeFor[model.RuleNote]() && n.Count > 1 && !slices.Contains(said, n.Count) {
						t.Errorf("%s has %d as %s, and says %d: %q", path, n.Count, n.ID, said, text)
					}
				}
			}
		})
	}
	if tried == 0 {
		t.Error("no text says a number")
	}
}

var inWords = regexp.MustCompile(`(?i)\b(two|three|four|five|six|seven|eight|nine|ten|twice|\d+)\b`)

// saidIn are the numbers that a text says, in figures or in words.
func saidIn(text string) []int {
	words := []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	var out []int
	for _, w := range inWords.FindAllString(strings.ToLower(text), -1) {
		n, err := strconv.Atoi(w)
		if err != nil {
			n = max(slices.Index(words, w), 0) + 2
		}
		out = append(out, n)
	}
	return out
}

// numbersBeside are the numbers of the data that a text stands with: its own, the lowest of the items that everybody has, and how
// often a line of a chart does the same.
func numbersBeside(v reflect.Value) []int {
	out := []int{1} // a level, a class or a row of that number is called by it
	if line, is := v.Interface().(model.ChartLine); is {
		for _, do := range line.Do {
			out = append(out, len(slices.DeleteFunc(slices.Clone(line.Do), func(x string) bool { return x != do })))
		}
	}
	if numbers := v.FieldByName("Numbers"); numbers.IsValid() {
		for i := range numbers.Len() {
			out = append(out, numbers.Index(i).Interface().(model.Amount).Count)
		}
	}
	return out
}

// eachText calls f for each text of a rule set that is no sentence made from data, with what it stands in.
func eachText(v reflect.Value, path string, f func(path string, in reflect.Value, text string)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachText(v.Elem(), path, f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachText(v.Index(i), path, f)
		}
	case reflect.Struct:
		if id := v.FieldByName("ID"); id.IsValid() && id.Kind() == reflect.String {
			path += "." + id.String()
		}
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			if text, is := v.Field(i).Interface().(model.Text); is {
				if name != "Text" || !v.FieldByName("Clause").IsValid() {
					f(path, v, kinds.Spoken(text.Blocks))
				}
				continue
			}
			eachText(v.Field(i), path, f)
		}
	}
}
