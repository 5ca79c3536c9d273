package explain

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// unnamed is a text that is given without its language, while another place gives it by the names of languages: CUE
// sees a text and a block there, where the author adds a translation.
type unnamed struct {
	path      []string
	at, other diag.Range
	languages []string // that the other place gives it in
}

// oneLanguage notes such a text. They come in crowds, since the first translation meets every text of a unit, and are
// told together at the end.
func (w *Walker) oneLanguage(path []string, o Origin) bool {
	var x unnamed
	for _, n := range w.ownFirst(o.Author) {
		f, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		at, ok := w.files.Node(f.Value)
		switch languages := languagesOf(f.Value); {
		case !ok:
		case isText(f.Value):
			x.at = at
		case languages != nil:
			x.other, x.languages = at, append(x.languages, languages...)
		}
	}
	if !x.at.Valid() || x.languages == nil || w.languageOf(x) == "" {
		return false
	}
	x.path = slices.Clone(path)
	w.unnamed = append(w.unnamed, x)
	return true
}

// isText reports whether a value is a text as it stands.
func isText(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}

// languagesOf are the two letters of each language that a text is given in; nil where the value is anything else.
func languagesOf(e ast.Expr) []string {
	s, ok := e.(*ast.StructLit)
	if !ok {
		return nil
	}
	var all []string
	for _, d := range s.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			return nil
		}
		name, _, err := ast.LabelName(f.Label)
		if err != nil || len(name) != len("en") || !isText(f.Value) {
			return nil
		}
		all = append(all, name)
	}
	return all
}

// languageOf is the language that a text without one must be in: the pack's, or English, which most packs do not
// trouble to say. Where the other place has that one already, the text stands twice, and there is none.
func (w *Walker) languageOf(x unnamed) string {
	own := w.Language
	if own == "" {
		own = "en"
	}
	if slices.Contains(x.languages, own) {
		return ""
	}
	return own
}

// TellUnnamed reports the texts without a language, all in one.
func (w *Walker) TellUnnamed() {
	if len(w.unnamed) == 0 {
		return
	}
	slices.SortStableFunc(w.unnamed, func(a, b unnamed) int { return a.at.Start.Offset - b.at.Start.Offset })
	x := w.unnamed[0]
	name, language := NameOf(x.path), w.languageOf(x)
	d := diag.Diagnostic{
		Code: "CUE004", Range: firstLineOf(x.at),
		Summary: fmt.Sprintf("%s is a text without a language, and %s adds %s", name, w.whereOf(x), english.And(x.languages)),
		Remedy:  fmt.Sprintf("write %s: %s: %s", name, language, w.quoted(x.at)),
		Related: []diag.Related{{Range: firstLineOf(x.other), Text: "the same text in another language"}},
	}
	if more := w.unnamed[1:]; len(more) > 0 {
		d.Remedy += ", and so for the others"
		d.Details = []string{"also without a language: " + linesOf(more)}
	}
	w.tell(d, "")
}

// whereOf names the place that adds a language: its file, or its line where that is the same.
func (w *Walker) whereOf(x unnamed) string {
	if x.at.File == x.other.File {
		return fmt.Sprintf("line %d", x.other.Start.Line)
	}
	return fileName(x.other.File)
}

// quoted is a text as it stands in the source, or the beginning of one that is long.
func (w *Walker) quoted(at diag.Range) string {
	const longest = 60
	text := w.Text(at)
	if utf8.RuneCountInString(text) > longest || strings.Contains(text, "\n") {
		return `"…"`
	}
	return text
}

// linesOf names texts by their fields and lines, as many as a reader takes in.
func linesOf(all []unnamed) string {
	const most = 8
	var names []string
	for _, x := range all[:min(len(all), most)] {
		names = append(names, fmt.Sprintf("%s in line %d", NameOf(x.path), x.at.Start.Line))
	}
	if n := len(all) - most; n > 0 {
		names = append(names, english.Count(n, "further text"))
	}
	return english.And(names)
}
