package load

import (
	"regexp"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"
)

// What is compiled picks from the tables of the language by patterns, which let each name of the table through and no
// other; the language itself goes on saying it as a choice.
func TestChoicesAreCompiledAsPatterns(t *testing.T) {
	written := 0
	for _, text := range SchemaTexts("corespace") {
		written += strings.Count(string(text.Data), "or([for k, _ in ")
	}
	patterns := 0
	for _, f := range SchemaFiles("corespace") {
		ast.Walk(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && tableOf(call) != "" {
				t.Errorf("%s: a choice of %s is left", f.Filename, tableOf(call))
			}
			if u, ok := n.(*ast.UnaryExpr); ok {
				if lit, ok := u.X.(*ast.BasicLit); ok && strings.HasPrefix(lit.Value, `"^(start|round|`) {
					patterns++
				}
			}
			return true
		}, nil)
	}
	if written < 8 || patterns != 1 {
		t.Errorf("%d choices in the language, %d patterns of the triggers in what is compiled", written, patterns)
	}
}

func TestPatternLetsTheNamesThrough(t *testing.T) {
	f, err := parser.ParseFile("a.cue", `_deeds: {"go": {}, "go-on": {}, stop: {}}`)
	if err != nil {
		t.Fatal(err)
	}
	_, table := tableIn(f.Decls[0])
	text, err := literal.Unquote(anyOf(table).(*ast.UnaryExpr).X.(*ast.BasicLit).Value)
	if err != nil {
		t.Fatal(err)
	}
	match := regexp.MustCompile(text)
	for word, in := range map[string]bool{"go": true, "go-on": true, "stop": true, "": false, "g": false, "go-": false, "stops": false, "go|stop": false} {
		if match.MatchString(word) != in {
			t.Errorf("%s takes %q: %v", text, word, !in)
		}
	}
}
