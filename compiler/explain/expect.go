package explain

import (
	"fmt"
	"strings"

	"cuelang.org/go/cue/ast"
)

// expectation is what the schema wants of a value, in words.
type expectation struct {
	words string
	names []string // the texts allowed, where it is a choice of texts
	// longest is the most characters of a text, where there is a limit.
	longest int
	// name tells that the text is a name: lower-case letters, digits and hyphens.
	name bool
	// raw tells that the words hold a regular expression, for want of better.
	raw bool
}

func (e expectation) String() string { return e.words }

// mostWords is the most characters of a choice that is told in one sentence.
const mostWords = 120

// long reports whether there is too much to choose from for one sentence.
func (e expectation) long() bool { return len(e.words) > mostWords && e.pure() }

// pure reports whether the names are all that is allowed.
func (e expectation) pure() bool { return len(e.names) > 0 && e.words == oneOf(e.names).words }

// brief is the expectation in few words.
func (e expectation) brief() string {
	switch {
	case e.long():
		return fmt.Sprintf("one of these %d", len(e.names))
	case e.name:
		return "a name of lower-case letters, digits and hyphens"
	}
	return e.words
}

// listed is all there is to choose from, in lines, where the sentence left it out.
func (e expectation) listed() []string {
	if !e.long() {
		return nil
	}
	var lines []string
	line := ""
	for _, name := range e.names {
		if line != "" && len(line)+len(name) > mostWords-20 {
			lines, line = append(lines, line+","), ""
		}
		line = strings.TrimPrefix(line+", "+name, ", ")
	}
	return append(lines, line)
}

// expectOf puts a field's type into words, read off the schema's syntax.
func expectOf(o Origin) expectation {
	for _, n := range o.schema {
		if f, ok := n.(*ast.Field); ok {
			n = f.Value
		}
		if e, ok := n.(ast.Expr); ok {
			if x := describe(e, 0); x.words != "" {
				return x.inWords(docOf(o))
			}
		}
	}
	return expectation{words: "a value of another kind"}
}

// prose reports whether any text of a line will do.
func (e expectation) prose() bool {
	return e.words == "text in quotes" || e.longest > 0 && !e.name
}

// inWords puts the example from a field's comment in place of a regular expression.
func (e expectation) inWords(doc string) expectation {
	if _, after, ok := strings.Cut(doc, `such as "`); e.raw && ok {
		such, _, _ := strings.Cut(after, `"`)
		e.words = fmt.Sprintf("text such as %q", such)
	}
	return e
}
