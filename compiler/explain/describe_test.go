package explain

import (
	"strings"
	"testing"
	"unicode/utf8"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"
)

// Whatever the schema asks for can be said to somebody who knows no regular expressions, in a sentence.
func TestEveryFieldOfTheSchemaHasWords(t *testing.T) {
	fields := 0
	for name, top := range schemaDocs() {
		ast.Walk(top, func(n ast.Node) bool {
			f, ok := n.(*ast.Field)
			if !ok || f == top { // a definition's own words are in its comment
				return true
			}
			fields++
			words := expectOf(Origin{schema: []ast.Node{f}}).brief()
			if words == "" || strings.ContainsAny(words, "^$") || strings.HasSuffix(words, " ") || utf8.RuneCountInString(words) > 200 {
				t.Errorf("in %s, line %d: a value is %q", name, f.Pos().Line(), words)
			}
			if key := keyRule(Origin{schema: []ast.Node{f}}); strings.ContainsAny(key, "^$") {
				t.Errorf("in %s, line %d: a name is %q", name, f.Pos().Line(), key)
			}
			return true
		}, nil)
	}
	if fields < 800 {
		t.Errorf("only %d fields seen", fields)
	}
}

func TestLongChoicesAreToldInLines(t *testing.T) {
	var names []string
	for c := 'a'; c <= 'z'; c++ {
		names = append(names, strings.Repeat(string(c), 7))
	}
	few, many := oneOf(names[:3]), oneOf(names)
	if few.brief() != `one of "aaaaaaa", "bbbbbbb", "ccccccc"` || few.listed() != nil {
		t.Errorf("three: %q, %q", few.brief(), few.listed())
	}
	if many.brief() != "one of these 26" || strings.Join(many.listed(), " ") != strings.Join(names, ", ") {
		t.Errorf("many: %q, %q", many.brief(), many.listed())
	}
	for _, line := range many.listed() {
		if len(line) > mostWords {
			t.Errorf("too long: %q", line)
		}
	}
}

// Two bounds of a number are told as a range.
func TestBoundsAreToldTogether(t *testing.T) {
	for expr, want := range map[string]string{
		"int & >=0 & <360":   "a whole number of at least 0 and less than 360",
		"int & >=1 & <=6":    "a whole number of at least 1 and at most 6",
		">=1 & <=6":          "at least 1 and at most 6",
		"int & >=-4 & !=0":   "a whole number of at least -4 and other than 0",
		"number & >0":        "a number of more than 0",
		"string & !=\"all\"": "text in quotes other than \"all\"",
	} {
		e, err := parser.ParseExpr("", expr)
		if err != nil {
			t.Fatal(err)
		}
		if x := describe(e, 0); x.words != want {
			t.Errorf("%s is %q, wanted %q", expr, x.words, want)
		}
	}
}
