package compiler

import (
	"fmt"
	"strconv"
	"strings"

	"cuelang.org/go/cue"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// walker goes through an evaluated value once. It reports every mistake at the author's own words,
// makes the index, and keeps what is sound as nodes.
//
// CUE's own list of errors is no use for that: an unknown or missing field does not show while
// anything else near it is wrong. But each value still knows its conjuncts, and each conjunct the
// syntax it came from. So the walker asks of every field who wrote it: a field without a conjunct
// from the schema is unknown, a required field that is still a constraint is missing, and an error
// counts where its path ends.
type walker struct {
	files   sources
	found   *findings
	index   diag.Index
	trusted bool                // the value is the schema's own: nothing in it is unknown
	home    string              // files of the schema that count as the author's: a folder of rule sets
	kind    model.Kind          // of unit that the value is; without a way to make one: none
	rules   func() (any, error) // the rule set that the unit says it is played with
	plain   bool                // the value has no error and is written out: the author's syntax says all
	// siblings lists the names that house rules can change beside a path.
	siblings func(path []string) []string
	partial  func(path []string) bool // where required fields may be missing; nil: nowhere
	told     map[string]bool          // paths that errors were reported for
	blamed   []diag.Range             // references that were reported and taken out before evaluation
	items    int
	language string    // of the pack, where it says one
	unnamed  []unnamed // texts that need the name of their language
}

func newWalker(files sources, found *findings, index diag.Index) *walker {
	return &walker{files: files, found: found, index: index, told: map[string]bool{}}
}

// value walks one value and returns its node, or nil if it is broken or not there. The range is
// where to point when the value itself was not written by the author.
func (w *walker) value(v cue.Value, path []string, o origin, outer diag.Range) *node {
	at, own := w.place(o, false)
	if !own {
		at = outer
	}
	if err := v.Err(); err != nil {
		if w.ownErrors(v, err, path, o, at) {
			return nil
		}
	}
	if d, ok := v.Default(); ok {
		v = d
	}
	n := &node{path: join(path), at: at}
	n.literal = literal(o)
	switch kind := shape(v); kind {
	case cue.StructKind:
		w.structure(v, path, o, n, outer)
	case cue.ListKind:
		if own && w.listForBlock(path, o, at) {
			return nil
		}
		n.kind = kind
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

func (w *walker) note(n *node) {
	if _, ok := w.index[n.path]; !ok {
		w.index[n.path] = n.at
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
func (w *walker) budget(at diag.Range) bool {
	if w.trusted || w.home != "" {
		return true
	}
	w.items++
	if w.items == MaxValues+1 {
		w.tell(diag.Diagnostic{
			Code: "PCK011", Summary: fmt.Sprintf("more than %d values in one unit", MaxValues),
			Remedy: "a mission has about five hundred; look for a comprehension that makes too many", Range: at,
		}, "")
	}
	return w.items <= MaxValues
}

func labelOf(s cue.Selector) string {
	if s.LabelType() == cue.StringLabel {
		return s.Unquoted()
	}
	return s.String()
}

// list walks the elements of a list.
func (w *walker) list(v cue.Value, path []string, o origin, n *node) {
	add := func(e cue.Value, i int) bool {
		if !w.budget(n.at) {
			return false
		}
		inner := append(path[:len(path):len(path)], strconv.Itoa(i))
		from := o.element(i)
		if !w.plain {
			from = w.originOf(e)
		}
		if child := w.value(e, inner, from, n.at); child != nil {
			n.items = append(n.items, child)
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
func (w *walker) scalar(v cue.Value, n *node, path []string, o origin, at diag.Range) bool {
	n.kind = v.Kind()
	var err error
	switch n.kind {
	case cue.StringKind:
		n.text, err = v.String()
	case cue.BytesKind:
		var b []byte
		b, err = v.Bytes()
		n.text = string(b)
	case cue.BoolKind:
		n.truth, err = v.Bool()
	case cue.IntKind, cue.FloatKind, cue.NumberKind:
		n.number.exponent, err = v.MantExp(&n.number.mantissa)
	case cue.NullKind:
	default:
		w.open(v, path, o, at)
		return false
	}
	return err == nil
}

// ownErrors reports what is wrong with a value itself; it returns false when all errors lie
// further in, or belong to another value that this one depends on.
func (w *walker) ownErrors(v cue.Value, err error, path []string, o origin, at diag.Range) bool {
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
		if unquote(a[i]) != b[i] {
			return false
		}
	}
	return true
}

// join writes a path as the index has it.
func join(path []string) string { return strings.Join(path, ".") }
