package rules

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// words are the numbers that are written out, from two on: "one" is as often an article.
var words = map[string]int{
	"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
	"twice": 2, "thrice": 3, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
}

// figure is a number in a text, with nothing grown to it: "L7" is a crate and "1.5" no whole number.
var figure = regexp.MustCompile(`(^|[\s(“‘\[+–-])(\d{1,4})(?:st|nd|rd|th)?($|[\s.,;:)”’\]%–-])`)

var word = regexp.MustCompile(`[a-z]+`)

// numbersIn are the whole numbers from two on that a text speaks of, in any order.
func numbersIn(text string) []int {
	var out []int
	for _, m := range figure.FindAllStringSubmatch(strings.ReplaceAll(text, " ", "  "), -1) {
		if n, _ := strconv.Atoi(m[2]); n > 1 {
			out = append(out, n)
		}
	}
	for _, w := range word.FindAllString(strings.ToLower(text), -1) {
		if n := words[w]; n > 0 {
			out = append(out, n)
		}
	}
	return out
}

// numbersOf are the numbers that data speak of, also those that are names, such as that of an entry point.
func numbersOf(values ...any) []int {
	var out []int
	for _, v := range values {
		out = numbersBelow(out, reflect.ValueOf(v))
	}
	return out
}

func numbersBelow(out []int, v reflect.Value) []int {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			return numbersBelow(out, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = numbersBelow(out, v.Index(i))
		}
	case reflect.Struct:
		if t, ok := v.Interface().(model.Text); ok {
			return append(out, numbersIn(t.Source)...)
		}
		for i := range v.NumField() {
			out = numbersBelow(out, v.Field(i))
		}
	case reflect.Int:
		n := v.Int()
		if v.Type() == reflect.TypeFor[model.Length]() {
			n /= 100
		}
		return append(out, int(max(n, -n)))
	case reflect.String:
		if n, err := strconv.Atoi(v.String()); err == nil {
			return append(out, n)
		}
	}
	return out
}

// without are the numbers of a list from two on that another list lacks.
func without(list, other []int) []int {
	var out []int
	for _, n := range list {
		if n > 1 && !slices.Contains(other, n) && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// programsOf are the programs of a value, and the text that stands behind them.
func programsOf(value any) ([]model.Program, model.Text) {
	v := reflect.Indirect(reflect.ValueOf(value))
	if v.Kind() != reflect.Struct {
		return nil, model.Text{}
	}
	does, clause := v.FieldByName("Does"), v.FieldByName("Clause")
	if !does.IsValid() || !clause.IsValid() {
		return nil, model.Text{}
	}
	programs, _ := does.Interface().([]model.Program)
	text, _ := clause.Interface().(model.Text)
	return programs, text
}

// countsIn are the things that a text counts, each in the singular with the numbers from two on that stand before it.
func countsIn(text string) map[string][]int {
	out := map[string][]int{}
	var before int
	for _, w := range strings.Fields(strings.ToLower(text)) {
		bare := strings.Trim(w, ".,;:()“”‘’")
		if before > 1 && word.MatchString(bare) {
			of := strings.TrimSuffix(strings.Replace(bare, "dice", "die", 1), "s")
			out[of] = append(out[of], before)
		}
		before, _ = strconv.Atoi(bare)
		if n := words[bare]; n > 0 && bare == w && !ordinal(bare) {
			before = n
		}
	}
	return out
}

// ordinal reports whether a number that is written out numbers a thing, and counts none.
func ordinal(w string) bool { return strings.HasSuffix(w, "th") || w == "second" || w == "third" }
