package jsonschema_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// validator checks JSON against as much of JSON Schema as this package writes. It knows no other words,
// and says so: a word that it does not know is a mistake, too.
type validator struct {
	defs     map[string]any
	patterns map[string]*regexp.Regexp
}

// newValidator is a validator for the definitions of a schema.
func newValidator(root any) validator {
	return validator{root.(map[string]any)["$defs"].(map[string]any), map[string]*regexp.Regexp{}}
}

// match reports whether a pattern is found in a text. Compiling one takes longer than all else here.
func (v validator) match(pattern, text string) bool {
	if v.patterns[pattern] == nil {
		v.patterns[pattern] = regexp.MustCompile(pattern)
	}
	return v.patterns[pattern].MatchString(text)
}

// words are what a schema may say; the first line is for people.
var words = []string{"$schema", "title", "description", "default", "$defs",
	"$ref", "type", "const", "enum", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "anyOf", "oneOf", "allOf",
	"items", "prefixItems", "minItems", "properties", "patternProperties", "additionalProperties", "required"}

func decode(data []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	var v any
	err := d.Decode(&v)
	return v, err
}

// check says where a value does not fit, or nothing.
func (v validator) check(schema, value any, at string) []string {
	s, ok := schema.(map[string]any)
	if !ok {
		if schema == false {
			return []string{at + ": not allowed"}
		}
		return []string{fmt.Sprintf("%s: %v is no schema", at, schema)}
	}
	var wrong []string
	for word, arg := range s {
		if !slices.Contains(words, word) {
			wrong = append(wrong, at+": unknown word "+word)
		}
		wrong = append(wrong, v.word(s, word, arg, value, at)...)
	}
	return wrong
}

func (v validator) word(s map[string]any, word string, arg, value any, at string) []string {
	bad := func(ok bool) []string {
		if ok {
			return nil
		}
		return []string{fmt.Sprintf("%s: %.60v breaks %s %.60v", at, value, word, arg)}
	}
	text, isText := value.(string)
	number, isNumber := value.(float64)
	list, isList := value.([]any)
	object, isObject := value.(map[string]any)
	switch word {
	case "$ref":
		return v.check(v.defs[strings.TrimPrefix(arg.(string), "#/$defs/")], value, at)
	case "type":
		return bad(arg == typeOf(value) || arg == "number" && isNumber)
	case "const":
		return bad(arg == value)
	case "enum":
		return bad(slices.Contains(arg.([]any), value))
	case "pattern":
		return bad(!isText || v.match(arg.(string), text))
	case "minimum":
		return bad(!isNumber || number >= arg.(float64))
	case "maximum":
		return bad(!isNumber || number <= arg.(float64))
	case "exclusiveMinimum":
		return bad(!isNumber || number > arg.(float64))
	case "exclusiveMaximum":
		return bad(!isNumber || number < arg.(float64))
	case "anyOf", "oneOf", "allOf":
		return v.several(word, arg.([]any), value, at)
	case "items":
		return v.items(s, arg, list, at)
	case "prefixItems":
		return v.prefix(arg.([]any), list, at)
	case "minItems":
		return bad(!isList || len(list) >= int(arg.(float64)))
	case "required":
		for _, name := range arg.([]any) {
			if _, ok := object[name.(string)]; isObject && !ok {
				return []string{fmt.Sprintf("%s: lacks %s", at, name)}
			}
		}
	case "properties":
		return v.properties(s, arg.(map[string]any), object, at)
	}
	return nil
}

func typeOf(value any) string {
	switch x := value.(type) {
	case string:
		return "string"
	case bool:
		return "boolean"
	case []any:
		return "array"
	case map[string]any:
		return "object"
	case float64:
		if x == float64(int(x)) {
			return "integer"
		}
		return "number"
	}
	return "null"
}

// several checks alternatives. Of those that do not fit, the nearest is told: it has the fewest faults.
func (v validator) several(word string, schemas []any, value any, at string) []string {
	fits, nearest := 0, []string(nil)
	for _, s := range schemas {
		wrong := v.check(s, value, at)
		if len(wrong) == 0 {
			fits++
		} else if nearest == nil || len(wrong) < len(nearest) {
			nearest = wrong
		}
	}
	switch {
	case word == "allOf" && fits < len(schemas), fits == 0:
		return nearest
	case word == "oneOf" && fits > 1:
		return []string{fmt.Sprintf("%s: fits %d alternatives", at, fits)}
	}
	return nil
}

func (v validator) items(s map[string]any, of any, list []any, at string) []string {
	first, _ := s["prefixItems"].([]any)
	var wrong []string
	for i := len(first); i < len(list); i++ {
		wrong = append(wrong, v.check(of, list[i], fmt.Sprintf("%s.%d", at, i))...)
	}
	return wrong
}

func (v validator) prefix(schemas, list []any, at string) []string {
	var wrong []string
	for i, s := range schemas {
		if i < len(list) {
			wrong = append(wrong, v.check(s, list[i], fmt.Sprintf("%s.%d", at, i))...)
		}
	}
	return wrong
}

// properties checks every field by its name, by the patterns that it matches, or as one too many.
func (v validator) properties(s, named, object map[string]any, at string) []string {
	patterns, _ := s["patternProperties"].(map[string]any)
	var wrong []string
	for name, value := range object {
		known := false
		if of, ok := named[name]; ok {
			known = true
			wrong = append(wrong, v.check(of, value, at+"."+name)...)
		}
		for pattern, of := range patterns {
			if v.match(pattern, name) {
				known = true
				wrong = append(wrong, v.check(of, value, at+"."+name)...)
			}
		}
		if !known && s["additionalProperties"] == false {
			wrong = append(wrong, at+": unknown field "+name)
		}
	}
	return wrong
}
