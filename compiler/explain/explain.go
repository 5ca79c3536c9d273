package explain

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// tell reports an error at most once for a path; an empty path is never counted.
func (w *Walker) tell(d diag.Diagnostic, path string) {
	if path != "" && w.Told[path] {
		return
	}
	w.Told[path] = true
	d.Severity = diag.Error
	w.found.Add(d)
}

// missing reports a required field that the author left out, at the label of the struct it
// belongs to.
func (w *Walker) missing(o Origin, path []string, at diag.Range) {
	if w.Partial != nil && (w.Partial(path[:len(path)-1]) || w.misspelt(path[:len(path)-1], at)) {
		return
	}
	want, name := expectOf(o), path[len(path)-1]
	d := diag.Diagnostic{
		Code: "CUE003", Range: at, Label: "in here",
		Summary: fmt.Sprintf("the required field %q is missing", name),
		Remedy:  fmt.Sprintf("add %s: %s", name, want.brief()),
		Details: append(about(name, o), want.listed()...),
	}
	if e := Example(path, ""); e != "" {
		d.Remedy += ", such as " + e
	}
	if names := w.choices(path); want.name && names != "" {
		d.Remedy = fmt.Sprintf("add %s: %s", name, names)
	}
	w.tell(d, Join(path))
}

// misspelt reports an entry of house rules that is new, not whole, and called almost like one that the
// rule set has: it is meant to change that one.
func (w *Walker) misspelt(entry []string, at diag.Range) bool {
	for n := len(entry); n > 0; n-- {
		near, ok := diag.Nearest(entry[n-1], w.Siblings(entry[:n-1]))
		if !ok || w.Partial(entry[:n]) {
			continue
		}
		if label, ok := w.Index[Join(entry[:n])+"@key"]; ok {
			at = label
		}
		w.tell(diag.Diagnostic{
			Code: CodeUnknown, Range: at, Summary: fmt.Sprintf("the rule set has no %q to change", entry[n-1]),
			Remedy: fmt.Sprintf("did you mean %q? What is new needs all of its fields", near),
		}, Join(entry[:n]))
		return true
	}
	return false
}

// stranger reports an entry of house rules that the rule set has not, and that lacks more than it says: it was written to
// change something, not to add it.
func (w *Walker) stranger(m *members) bool {
	if w.Partial == nil || len(m.missing) < 2 || len(m.missing) < len(m.node.Keys) || w.Partial(m.path) {
		return false
	}
	n := len(m.path) - 1
	known := w.Siblings(m.path[:n])
	if len(known) == 0 || w.misspelt(m.path, m.node.At) {
		return len(known) > 0
	}
	at := m.node.At
	if label, ok := w.Index[Join(m.path)+"@key"]; ok {
		at = label
	}
	w.tell(diag.Diagnostic{
		Code: CodeUnknown, Range: at, Summary: fmt.Sprintf("the rule set has no %q to change", m.path[n]),
		Remedy: "take one of those that it has: " + Few(known) + "; what is new needs all of its fields",
	}, Join(m.path))
	return true
}

// Few lists names, if they are many only the first of them.
func Few(names []string) string {
	if len(names) > mostChoices {
		return strings.Join(names[:mostChoices], ", ") + fmt.Sprintf(" and %d more", len(names)-mostChoices)
	}
	return strings.Join(names, ", ")
}

// moved are fields of earlier versions of the language, with what stands in their place.
var moved = map[string]string{
	"once": "write times: 1 in the rule, beside when; sortie migrate does it for a whole pack",
}

// unknown reports a field that the schema does not have; near is the field it may stand for.
func (w *Walker) unknown(m *members, f member, near, rule string) {
	d := unknownName(f.name, near, m.allowed, rule)
	d.Range, _ = w.place(f.from, true)
	w.misplaced(&d, m, f, near)
	w.tell(d, Join(f.path))
}

// unknownName is the finding for the name of an unknown field.
func unknownName(name, near string, allowed []string, rule string) diag.Diagnostic {
	d := diag.Diagnostic{Code: "CUE002", Summary: fmt.Sprintf("unknown field %q", name), Remedy: "take it out"}
	switch {
	case moved[name] != "":
		d.Remedy = moved[name]
	case near != "":
		d.Remedy = cmp.Or(diag.DidYouMean(name, allowed), fmt.Sprintf("did you mean %q?", near))
	case rule != "" && (len(allowed) == 0 || NameFor(name) != name):
		d.Summary = fmt.Sprintf("%q cannot be a name here", name)
		if _, after, ok := strings.Cut(rule, ": "); ok {
			rule = after
		}
		d.Remedy = "use " + rule
		if better := NameFor(name); better != name && better != "" && strings.HasPrefix(rule, "lower-case") {
			d.Remedy = fmt.Sprintf("write %q: a name has %s", better, rule)
		}
	}
	if len(allowed) > 0 {
		d.Details = []string{"fields here: " + strings.Join(allowed, ", ")}
	}
	return d
}

// open reports a value that evaluation leaves open.
func (w *Walker) open(v cue.Value, path []string, o Origin, at diag.Range) {
	if w.excused(at) {
		return
	}
	if len(o.Author) == 0 {
		w.missing(o, path, at)
		return
	}
	w.tell(diag.Diagnostic{
		Code: "CUE005", Range: at, Summary: fmt.Sprintf("%s has no definite value", NameOf(path)),
		Remedy: "write " + expectOf(o).String(),
	}, Join(path))
}

// excused reports whether a name to blame was taken out of a range: no wonder that it does not work.
func (w *Walker) excused(at diag.Range) bool {
	return slices.ContainsFunc(w.Blamed, func(r diag.Range) bool {
		return r.File == at.File && at.Start.Offset <= r.Start.Offset && r.Start.Offset <= at.End.Offset
	})
}

// conflict reports a value that does not fit.
func (w *Walker) conflict(v cue.Value, err error, path []string, o Origin, at diag.Range) {
	if w.lengths(path, o) || w.inner(v, err, path, o) || w.oneLanguage(path, o) || w.twice(path, o) {
		w.Told[Join(path)] = true
		return
	}
	name := NameOf(path)
	if len(o.Author) == 0 || len(o.schema) == 0 {
		w.other(cueerrors.Errors(err)[0], path, at)
		return
	}
	if !fitsWords(err) {
		w.other(cueerrors.Errors(err)[0], path, at)
		return
	}
	want := expectOf(o)
	if w.unnested(want, path, at) {
		return
	}
	w.tell(w.misfit(name, want, o, path, at), Join(path))
}

// listForBlock reports a list where one block belongs: CUE lets some of them pass for it, and then finds fault with
// what stands in them.
func (w *Walker) listForBlock(path []string, o Origin, at diag.Range) bool {
	if len(o.Author) == 0 || len(o.schema) == 0 || w.Trusted {
		return false
	}
	want := expectOf(o)
	if !strings.HasPrefix(want.words, "a block") {
		return false
	}
	d := w.misfit(NameOf(path), want, o, path, at)
	if together := severally[path[len(path)-1]]; together != "" {
		d.Remedy += fmt.Sprintf("; for several, write {%s: [ … ]}", together)
	}
	w.tell(d, Join(path))
	return true
}

// severally is how several stand where a field takes one block.
var severally = map[string]string{"when": `kind: "any", triggers`, "if": `kind: "all", conditions`, "done": `kind: "all", goals`}

// misfit is the finding for a value that is not what the schema wants. What is allowed stands in it
// once: in the summary, or in the remedy.
func (w *Walker) misfit(name string, want expectation, o Origin, path []string, at diag.Range) diag.Diagnostic {
	have := w.shown(at)
	d := diag.Diagnostic{
		Code: "CUE004", Range: at, Summary: fmt.Sprintf("%s must be %s, not %s", name, want, have),
		Remedy: remedy(want, w.Text(at), path), Details: about(name, o),
	}
	if want.long() || strings.HasPrefix(d.Remedy, "write "+want.String()) {
		d.Summary = fmt.Sprintf("%s cannot be %s", name, have)
	}
	if strings.HasPrefix(d.Remedy, "write ") {
		d.Details = append(d.Details, want.listed()...)
	}
	if n := len([]rune(source.Unquote(w.Text(at)))); want.longest > 0 && n > want.longest {
		d.Summary = fmt.Sprintf("%s has %d characters, the most is %d", name, n, want.longest)
		d.Remedy = fmt.Sprintf("shorten it to %d characters or fewer", want.longest)
	}
	return d
}

// about is what the schema's comment says about a field, unless that is no more than its name.
func about(name string, o Origin) []string {
	switch doc := docOf(o); {
	case doc == "", doc == name, doc == "the "+name:
		return nil
	case strings.HasPrefix(doc, name+":"):
		return []string{doc}
	default:
		return []string{name + ": " + doc}
	}
}

// twice reports a field that the author gives two different values.
func (w *Walker) twice(path []string, o Origin) bool {
	var at []diag.Range
	var text []string
	for _, n := range o.Author {
		f, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		r, ok := w.files.Node(f.Value)
		if s := w.shown(r); ok && !slices.Contains(text, s) {
			at, text = append(at, r), append(text, s)
		}
	}
	if len(at) < 2 {
		return false
	}
	if w.namesake(path, o) {
		return true
	}
	w.tell(diag.Diagnostic{
		Code: "CUE004", Range: at[1], Summary: fmt.Sprintf("%s is set twice, to %s and to %s", NameOf(path), text[0], text[1]),
		Remedy:  w.keepOne(path, at),
		Related: []diag.Related{{Range: at[0], Text: "set here before"}},
	}, Join(path))
	return true
}

// keepOne is the remedy for a field that is set twice: in two files that give one list, its entries have changed
// places.
func (w *Walker) keepOne(path []string, at []diag.Range) string {
	if len(path) < 2 || at[0].File == at[1].File {
		return "keep one of them"
	}
	if _, err := strconv.Atoi(path[len(path)-2]); err != nil {
		return "keep one of them"
	}
	return "bring the entries of both files into the same order: they are joined place by place"
}

// NameOf is what to call a value: its field's name, with the places in lists behind it.
func NameOf(path []string) string {
	if len(path) == 0 {
		return "this"
	}
	last := path[len(path)-1]
	if _, err := strconv.Atoi(last); err == nil && len(path) > 1 {
		return NameOf(path[:len(path)-1]) + "[" + last + "]"
	}
	return last
}

// Text is what the author wrote in a range.
func (w *Walker) Text(r diag.Range) string {
	s := w.files[r.File]
	if s == nil {
		return ""
	}
	return string(s.Data[r.Start.Offset:r.End.Offset])
}

// shown is the author's text of a range if it is short, else what kind of text it is.
func (w *Walker) shown(r diag.Range) string {
	text := w.Text(r)
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

// CodeUnknown is the code for a name that names nothing. The validator reports most of them and
// explains the code; here are those without which a mission cannot be put together.
const CodeUnknown = "REF001"
