package compiler

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	cueerrors "cuelang.org/go/cue/errors"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// tell reports an error at most once for a path; an empty path is never counted.
func (w *walker) tell(d diag.Diagnostic, path string) {
	if path != "" && w.told[path] {
		return
	}
	w.told[path] = true
	d.Severity = diag.Error
	w.found.add(d)
}

// missing reports a required field that the author left out, at the label of the struct it
// belongs to.
func (w *walker) missing(o origin, path []string, at diag.Range) {
	if w.partial != nil && w.partial(path[:len(path)-1]) {
		return
	}
	want := expectOf(o)
	d := diag.Diagnostic{
		Code: "CUE003", Range: at, Label: "in here",
		Summary: fmt.Sprintf("the required field %q is missing", path[len(path)-1]),
		Remedy:  fmt.Sprintf("add %s: %s", path[len(path)-1], want),
	}
	if e := example(path, ""); e != "" {
		d.Remedy += ", such as " + e
	}
	if doc := docOf(o); doc != "" {
		d.Details = []string{path[len(path)-1] + ": " + doc}
	}
	w.tell(d, join(path))
}

// unknown reports a field that the schema does not have; near is the field it may stand for.
func (w *walker) unknown(f member, near string, allowed []string, rule string) {
	at, _ := w.place(f.from, true)
	d := diag.Diagnostic{Code: "CUE002", Range: at, Summary: fmt.Sprintf("unknown field %q", f.name), Remedy: "take it out"}
	switch {
	case near != "":
		d.Remedy = fmt.Sprintf("did you mean %q?", near)
	case rule != "" && len(allowed) == 0:
		d.Summary = fmt.Sprintf("%q cannot be a name here", f.name)
		if _, after, ok := strings.Cut(rule, ": "); ok {
			rule = after
		}
		d.Remedy = "use " + rule
		if name := slug(f.name); name != f.name && name != "" && strings.HasPrefix(rule, "lower-case") {
			d.Remedy = fmt.Sprintf("write %q: a name has %s", name, rule)
		}
	}
	if len(allowed) > 0 {
		d.Details = []string{"fields here: " + strings.Join(allowed, ", ")}
	}
	w.tell(d, join(f.path))
}

// open reports a value that evaluation leaves open.
func (w *walker) open(v cue.Value, path []string, o origin, at diag.Range) {
	if w.excused(at) {
		return
	}
	if len(o.author) == 0 {
		w.missing(o, path, at)
		return
	}
	w.tell(diag.Diagnostic{
		Code: "CUE005", Range: at, Summary: fmt.Sprintf("%s has no definite value", nameOf(path)),
		Remedy: "write " + expectOf(o).String(),
	}, join(path))
}

// excused reports whether a name to blame was taken out of a range: no wonder that it does not work.
func (w *walker) excused(at diag.Range) bool {
	return slices.ContainsFunc(w.blamed, func(r diag.Range) bool {
		return r.File == at.File && at.Start.Offset <= r.Start.Offset && r.Start.Offset <= at.End.Offset
	})
}

// conflict reports a value that does not fit.
func (w *walker) conflict(v cue.Value, err error, path []string, o origin, at diag.Range) {
	if w.inner(err, path) || w.twice(path, o) {
		w.told[join(path)] = true
		return
	}
	name := nameOf(path)
	if len(o.author) == 0 || len(o.schema) == 0 {
		w.other(cueerrors.Errors(err)[0], path, at)
		return
	}
	want := expectOf(o)
	have := w.shown(at)
	d := diag.Diagnostic{
		Code: "CUE004", Range: at, Summary: fmt.Sprintf("%s must be %s, not %s", name, want, have),
		Remedy: remedy(want, w.text(at), path),
	}
	if n := len([]rune(unquote(w.text(at)))); want.longest > 0 && n > want.longest {
		d.Summary = fmt.Sprintf("%s has %d characters, the most is %d", name, n, want.longest)
		d.Remedy = fmt.Sprintf("shorten it to %d characters or fewer", want.longest)
	}
	if doc := docOf(o); doc != "" {
		d.Details = []string{name + ": " + doc}
	}
	if !fitsWords(err) {
		w.other(cueerrors.Errors(err)[0], path, at)
		return
	}
	w.tell(d, join(path))
}

// fitsWords reports whether an error is about a value and its type, which the words of conflict
// explain; anything else is better told in CUE's own.
func fitsWords(err error) bool {
	for _, e := range cueerrors.Errors(err) {
		format, _ := e.Msg()
		for _, s := range []string{"conflicting values", "invalid value", "empty disjunction", "incompatible list lengths"} {
			if strings.Contains(format, s) || strings.Contains(e.Error(), s) {
				return true
			}
		}
	}
	return false
}

// inner reports the errors inside a struct or list that fits an alternative in shape only.
func (w *walker) inner(err error, path []string) bool {
	any := false
	for _, e := range cueerrors.Errors(err) {
		p := e.Path()
		if len(p) <= len(path) || w.told[joinErr(p)] {
			continue
		}
		at, ok := w.authorPos(e)
		if !ok {
			continue
		}
		any = true
		name := nameOf(plain(p))
		d := diag.Diagnostic{Code: "CUE004", Range: at, Summary: name + ": " + message(e), Remedy: "write a value of the right type"}
		if strings.Contains(e.Error(), "not allowed") {
			d = diag.Diagnostic{Code: "CUE002", Range: at, Summary: fmt.Sprintf("unknown field %q", name), Remedy: "take it out"}
		}
		w.tell(d, joinErr(p))
	}
	return any
}

// twice reports a field that the author gives two different values.
func (w *walker) twice(path []string, o origin) bool {
	var at []diag.Range
	var text []string
	for _, n := range o.author {
		f, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		r, ok := w.files.node(f.Value)
		if s := w.shown(r); ok && !slices.Contains(text, s) {
			at, text = append(at, r), append(text, s)
		}
	}
	if len(at) < 2 {
		return false
	}
	w.tell(diag.Diagnostic{
		Code: "CUE004", Range: at[1], Summary: fmt.Sprintf("%s is set twice, to %s and to %s", nameOf(path), text[0], text[1]),
		Remedy:  "keep one of them",
		Related: []diag.Related{{Range: at[0], Text: "set here before"}},
	}, join(path))
	return true
}

// other reports an error in CUE's words.
func (w *walker) other(e cueerrors.Error, path []string, at diag.Range) {
	if r, ok := w.authorPos(e); ok && !at.Valid() {
		at = r
	}
	if w.excused(at) {
		return
	}
	remedy := "correct the expression"
	if _, name, ok := strings.Cut(message(e), "undefined field: "); ok {
		if near, ok := diag.Nearest(name, slices.Sorted(maps.Keys(schemaDocs()))); ok {
			remedy = "did you mean " + near + "?"
		}
	}
	w.tell(diag.Diagnostic{Code: "CUE007", Range: at, Summary: message(e), Remedy: remedy}, join(path))
}

// authorPos is the first position of an error that lies in the author's files.
func (w *walker) authorPos(e cueerrors.Error) (diag.Range, bool) {
	for _, p := range append([]token.Pos{e.Position()}, e.InputPositions()...) {
		if r, ok := w.files.point(p); ok {
			return r, true
		}
	}
	return diag.Range{}, false
}

// message is the text of an error on one line, without position and path.
func message(e cueerrors.Error) string {
	format, args := e.Msg()
	s := fmt.Sprintf(format, args...)
	if line, _, cut := strings.Cut(s, "\n"); cut {
		s = strings.TrimSuffix(line, ":")
	}
	const longest = 200 // a value in a message can be as large as a file
	if r := []rune(s); len(r) > longest {
		s = string(r[:longest]) + "…"
	}
	return s
}

// joinErr writes the path of a CUE error as the index has it.
func joinErr(path []string) string { return join(plain(path)) }

func plain(path []string) []string {
	bare := make([]string, len(path))
	for i, p := range path {
		bare[i] = unquote(p)
	}
	return bare
}

// nameOf is what to call a value: its field's name, with the places in lists behind it.
func nameOf(path []string) string {
	if len(path) == 0 {
		return "this"
	}
	last := path[len(path)-1]
	if _, err := strconv.Atoi(last); err == nil && len(path) > 1 {
		return nameOf(path[:len(path)-1]) + "[" + last + "]"
	}
	return last
}

// text is what the author wrote in a range.
func (w *walker) text(r diag.Range) string {
	s := w.files[r.File]
	if s == nil {
		return ""
	}
	return string(s.data[r.Start.Offset:r.End.Offset])
}

// shown is the author's text of a range if it is short, else what kind of text it is.
func (w *walker) shown(r diag.Range) string {
	text := w.text(r)
	switch {
	case text == "":
		return "this"
	case len(text) <= 40 && !strings.ContainsAny(text, "\n\r"):
		return text
	case strings.HasPrefix(text, "{"):
		return "a block { … }"
	case strings.HasPrefix(text, "["):
		return "a list"
	case strings.HasPrefix(text, `"`), strings.HasPrefix(text, "#"):
		return "this text"
	}
	return "this"
}
