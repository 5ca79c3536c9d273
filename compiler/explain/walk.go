// Package explain goes through an evaluated value, keeps what is sound, and tells an author what is wrong with the rest,
// in words that ask for no knowledge of CUE.
//
//   - A walker goes through a value once. A node is one value as it was written, with the range where it stands.
//   - The origin of a value is the syntax of everyone who wrote it: the author's own, and the schema's.
//   - An expectation is what the schema wants of a value, in words; a remedy is what to write instead.
//   - An unknown field may be one of a kindred kind, of a block beside it, or of one elsewhere, and then it is sent there.
//   - A ghost is an entry that only a translation has.
package explain

import (
	"fmt"
	"strconv"
	"strings"

	"cuelang.org/go/cue"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Walker goes through an evaluated value once. It reports every mistake at the author's own words,
// makes the index, and keeps what is sound as nodes.
//
// CUE's own list of errors is no use for that: an unknown or missing field does not show while
// anything else near it is wrong. But each value still knows its conjuncts, and each conjunct the
// syntax it came from. So the walker asks of every field who wrote it: a field without a conjunct
// from the schema is unknown, a required field that is still a constraint is missing, and an error
// counts where its path ends.
type Walker struct {
	files   source.Sources
	found   *source.Findings
	Index   diag.Index
	Trusted bool                // the value is the schema's own: nothing in it is unknown
	Home    string              // files of the schema that count as the author's: a folder of rule sets
	Kind    model.Kind          // of unit that the value is; without a way to make one: none
	Rules   func() (any, error) // the rule set that the unit says it is played with
	Plain   bool                // the value has no error and is written out: the author's syntax says all
	// siblings lists the names that house rules can change beside a path.
	Siblings func(path []string) []string
	Partial  func(path []string) bool // where required fields may be missing; nil: nowhere
	Told     map[string]bool          // paths that errors were reported for
	Blamed   []diag.Range             // references that were reported and taken out before evaluation
	items    int
	Language string    // of the pack, where it says one
	unnamed  []unnamed // texts that need the name of their language
}

// NewWalker is a walker over what was written in files; it reports to found and notes places in index.
func NewWalker(files source.Sources, found *source.Findings, index diag.Index) *Walker {
	return &Walker{files: files, found: found, Index: index, Told: map[string]bool{}}
}

// Value walks one value and returns its node, or nil if it is broken or not there. The range is
// where to point when the value itself was not written by the author.
func (w *Walker) Value(v cue.Value, path []string, o Origin, outer diag.Range) *Node {
	at, own := w.place(o, false)
	if !own {
		at = outer
	}
	if !w.Plain {
		if err := v.Err(); err != nil && w.ownErrors(v, err, path, o, at) {
			return nil
		}
	}
	if d, ok := v.Default(); ok {
		v = d
	}
	n := &Node{Path: Join(path), At: at}
	n.Literal = literal(o)
	switch kind := shape(v); kind {
	case cue.StructKind:
		w.structure(v, path, o, n, outer)
	case cue.ListKind:
		if own && w.listForBlock(path, o, at) {
			return nil
		}
		n.Kind = kind
		w.places(path, o)
		w.list(v, path, o, n)
	default:
		if !w.scalar(v, n, path, o, at) {
			return nil
		}
	}
	if own {
		w.note(n)
	}
	return n
}

func (w *Walker) note(n *Node) {
	if _, ok := w.Index[n.Path]; !ok {
		w.Index[n.Path] = n.At
	}
}

// noteName notes where the name of a field stands that the author made up.
func (w *Walker) noteName(n *Node) {
	if at, ok := w.files.Node(n.label); ok {
		w.Index[n.Path+"@key"] = at
	}
}

// shape is the kind of a value, also of one with errors inside, whose own kind is bottom.
func shape(v cue.Value) cue.Kind {
	if k := v.IncompleteKind(); k != cue.BottomKind {
		return k
	}
	it, err := v.Fields(cue.All())
	if err != nil || !it.Next() {
		return cue.BottomKind
	}
	if it.Selector().LabelType() == cue.IndexLabel {
		return cue.ListKind
	}
	return cue.StructKind
}

// budget counts the values walked: a comprehension can make millions.
func (w *Walker) budget(at diag.Range) bool {
	if w.Trusted || w.Home != "" {
		return true
	}
	w.items++
	if w.items == source.MaxValues+1 {
		w.tell(diag.Diagnostic{
			Code: "PCK011", Summary: fmt.Sprintf("more than %d values in one unit", source.MaxValues),
			Remedy: "a mission has about five hundred; look for a comprehension that makes too many", Range: at,
		}, "")
	}
	return w.items <= source.MaxValues
}

func labelOf(s cue.Selector) string {
	if s.LabelType() == cue.StringLabel {
		return s.Unquoted()
	}
	return s.String()
}

// list walks the elements of a list.
func (w *Walker) list(v cue.Value, path []string, o Origin, n *Node) {
	add := func(e cue.Value, i int) bool {
		if !w.budget(n.At) {
			return false
		}
		inner := append(path[:len(path):len(path)], strconv.Itoa(i))
		from := o.element(i)
		if !w.Plain {
			from = w.OriginOf(e)
		}
		if child := w.Value(e, inner, from, n.At); child != nil {
			n.Items = append(n.Items, child)
		}
		return true
	}
	if it, err := v.List(); err == nil {
		for i := 0; it.Next() && add(it.Value(), i); i++ {
		}
		return
	}
	it, err := v.Fields(cue.All())
	if err != nil {
		return
	}
	for i := 0; it.Next(); i++ {
		if it.Selector().LabelType() == cue.IndexLabel && !add(it.Value(), i) {
			return
		}
	}
}

// scalar takes the value of a leaf, or reports that it has none.
func (w *Walker) scalar(v cue.Value, n *Node, path []string, o Origin, at diag.Range) bool {
	n.Kind = v.Kind()
	var err error
	switch n.Kind {
	case cue.StringKind:
		n.Text, err = v.String()
	case cue.BytesKind:
		var b []byte
		b, err = v.Bytes()
		n.Text = string(b)
	case cue.BoolKind:
		n.Truth, err = v.Bool()
	case cue.IntKind, cue.FloatKind, cue.NumberKind:
		n.Number = &number{}
		n.Number.exponent, err = v.MantExp(&n.Number.mantissa)
	case cue.NullKind:
	default:
		w.open(v, path, o, at)
		return false
	}
	return err == nil
}

// ownErrors reports what is wrong with a value itself; it returns false when all errors lie
// further in, or belong to another value that this one depends on.
func (w *Walker) ownErrors(v cue.Value, err error, path []string, o Origin, at diag.Range) bool {
	own, elsewhere := false, true
	for _, e := range cueerrors.Errors(err) {
		p := e.Path()
		switch {
		case strings.Contains(e.Error(), "required field missing"): // the walk finds it by itself
			elsewhere = false
		case len(p) == len(path) && samePath(p, path):
			own = true
		case len(p) > len(path) && samePath(p[:len(path)], path):
			elsewhere = false
		}
	}
	if own {
		w.conflict(v, err, path, o, at)
		return true
	}
	return elsewhere
}

func samePath(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if source.Unquote(a[i]) != b[i] {
			return false
		}
	}
	return true
}

// Join writes a path as the index has it.
func Join(path []string) string { return strings.Join(path, ".") }
