package explain

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	cueerrors "cuelang.org/go/cue/errors"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// fitsWords reports whether an error is about a value and its type, which the words of conflict
// explain; anything else is better told in CUE's own.
func fitsWords(err error) bool {
	for _, e := range cueerrors.Errors(err) {
		format, _ := e.Msg()
		for _, s := range []string{"conflicting values", "invalid value", "empty disjunction", "incompatible list lengths", "cannot combine"} {
			if strings.Contains(format, s) || strings.Contains(e.Error(), s) {
				return true
			}
		}
	}
	return false
}

// inner reports the errors inside a struct or list that fits an alternative in shape only.
func (w *Walker) inner(v cue.Value, err error, path []string, o Origin) bool {
	any := false
	for _, e := range cueerrors.Errors(err) {
		p := e.Path()
		if len(p) <= len(path) {
			continue
		}
		at, ok := w.AuthorPos(e)
		if !ok {
			continue
		}
		any = true
		if w.Told[joinErr(p)] || w.innerField(v, e, path) {
			continue
		}
		name := NameOf(plain(p))
		d := diag.Diagnostic{Code: "CUE004", Range: at, Summary: fmt.Sprintf("%s cannot be %s", name, w.shown(at)), Remedy: "write " + typeWanted(e, w.Text(at))}
		if strings.Contains(e.Error(), "not allowed") {
			d = unknownName(name, "", nil, keyRule(o))
			d.Range = at
		}
		w.tell(d, joinErr(p))
	}
	return any
}

// typeWanted is the type that a value should have had, as far as CUE's words tell: it names the two
// that do not agree, in either order.
func typeWanted(e cueerrors.Error, have string) string {
	_, types, _ := strings.Cut(source.Message(e), "mismatched types ")
	one, two, _ := strings.Cut(strings.TrimSuffix(types, ")"), " and ")
	quoted := strings.HasPrefix(have, `"`)
	for _, want := range []string{one, two} {
		if want == "string" && !quoted || quoted && (want == "int" || want == "number" || want == "bool") {
			return describeName(want, 0).words
		}
	}
	return "a value of the right type"
}

// innerField reports an error of a field right inside a value in the words for that field.
func (w *Walker) innerField(v cue.Value, e cueerrors.Error, path []string) bool {
	p := plain(e.Path())
	it, err := v.Fields(cue.All())
	if err != nil || len(p) != len(path)+1 || !fitsWords(e) {
		return false
	}
	for it.Next() {
		if labelOf(it.Selector()) != p[len(p)-1] {
			continue
		}
		o := w.OriginOf(it.Value())
		if at, ok := w.place(o, false); ok && len(o.schema) > 0 {
			w.tell(w.misfit(NameOf(p), expectOf(o), o, p, at), Join(p))
			return true
		}
	}
	return false
}

// other reports an error in CUE's words.
func (w *Walker) other(e cueerrors.Error, path []string, at diag.Range) {
	if r, ok := w.AuthorPos(e); ok && !at.Valid() {
		at = r
	}
	if w.excused(at) {
		return
	}
	remedy := "correct the expression"
	if _, name, ok := strings.Cut(source.Message(e), "undefined field: "); ok {
		if near, ok := diag.Nearest(name, slices.Sorted(maps.Keys(schemaDocs()))); ok {
			remedy = "did you mean " + near + "?"
		}
	}
	w.tell(diag.Diagnostic{Code: "CUE007", Range: at, Summary: source.Message(e), Remedy: remedy}, Join(path))
}

// AuthorPos is the first position of an error that lies in the author's files.
func (w *Walker) AuthorPos(e cueerrors.Error) (diag.Range, bool) {
	for _, p := range append([]token.Pos{e.Position()}, e.InputPositions()...) {
		if r, ok := w.files.Point(p); ok {
			return r, true
		}
	}
	return diag.Range{}, false
}

// joinErr writes the path of a CUE error as the index has it.
func joinErr(path []string) string { return Join(plain(path)) }

func plain(path []string) []string {
	bare := make([]string, len(path))
	for i, p := range path {
		bare[i] = source.Unquote(p)
	}
	return bare
}
