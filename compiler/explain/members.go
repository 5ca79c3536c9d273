package explain

import (
	"slices"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// members sorts the fields of one struct while they are walked.
type members struct {
	node     *Node
	from     Origin // of the struct
	path     []string
	allowed  []string // the schema's own names, not those the author makes up
	known    []member
	unknown  []member
	missing  []member
	ghosts   []member // what only a translation has
	selected bool     // the field that decides which others there are is sound
	selector member   // that field, where there is one
}

// member is one field.
type member struct {
	name string
	path []string
	from Origin
}

// structure walks the fields of a struct. Unknown and missing ones are reported at the end, when
// it is known what the struct could hold.
func (w *Walker) structure(v cue.Value, path []string, o Origin, n *Node, outer diag.Range) {
	n.Kind, n.Fields = cue.StructKind, map[string]*Node{}
	n.At = outer
	if r, ok := w.place(o, true); ok {
		n.At = r
	}
	if w.Plain {
		w.plainFields(v, path, o, n)
		return
	}
	it, err := v.Fields(cue.All())
	if err != nil {
		return
	}
	m := &members{node: n, path: path, from: o, selected: true}
	for it.Next() {
		if it.Selector().LabelType() == cue.StringLabel && !w.member(m, it.Selector(), it.Value()) {
			return
		}
	}
	if m.selected {
		w.unknownFields(m, o)
	}
	for _, f := range m.ghosts {
		w.ghost(m, f)
	}
	if len(m.missing) > 0 && w.translated(o) {
		w.wordsAlone(path, o, outer)
		return
	}
	if w.stranger(m) {
		return
	}
	for _, f := range m.missing {
		w.missing(f.from, f.path, n.At)
	}
}

// plainFields walks the fields of a struct of a plain value: none of them is unknown or missing, and their labels wait
// until decoding finds that the author made them up.
func (w *Walker) plainFields(v cue.Value, path []string, o Origin, n *Node) {
	it, err := v.Fields()
	if err != nil {
		return
	}
	n.walker = w
	for it.Next() && w.budget(n.At) {
		name := labelOf(it.Selector())
		from := o.written(name)
		child := w.Value(it.Value(), append(path, name), from, n.At)
		if child == nil {
			continue
		}
		child.label = from.label()
		n.Keys = append(n.Keys, name)
		n.Fields[name] = child
	}
}

// member walks one field. It returns false when there have been too many.
func (w *Walker) member(m *members, sel cue.Selector, v cue.Value) bool {
	name := labelOf(sel)
	if sel.ConstraintType() == cue.OptionalConstraint {
		m.allowed = append(m.allowed, name)
		return true
	}
	f := member{name: name, path: append(slices.Clip(m.path), name), from: w.OriginOf(v)}
	if f.from.selects() {
		m.selector = f
	}
	switch {
	case sel.ConstraintType() == cue.RequiredConstraint:
		m.allowed = append(m.allowed, name)
		m.missing = append(m.missing, f)
		m.selected = m.selected && !f.from.selects()
	case !w.budget(m.node.At):
		return false
	case !w.Trusted && len(f.from.schema) == 0 && len(f.from.Author) > 0:
		if !w.apart(m.path) {
			m.unknown = append(m.unknown, f)
		}
	case w.isGhost(f):
		m.ghosts = append(m.ghosts, f)
	default:
		if !f.from.madeUp() {
			m.allowed = append(m.allowed, name)
		}
		w.known(m, f, v)
	}
	return true
}

// apart reports whether a struct is walked on its own, against another definition: the values of
// house rules.
func (w *Walker) apart(path []string) bool {
	if w.Partial != nil || len(path) == 0 || path[len(path)-1] != "set" {
		return false
	}
	if w.Kind.ID == model.HouseKind || w.Kind.ID == model.EditionKind {
		return len(path) == 1
	}
	return len(path) == 3 && path[0] == "house"
}

// known walks a field that the schema has.
func (w *Walker) known(m *members, f member, v cue.Value) {
	child := w.Value(v, f.path, f.from, m.node.At)
	if child == nil {
		m.selected = m.selected && !f.from.selects()
		return
	}
	if at, ok := w.place(f.from, true); ok && f.from.madeUp() {
		w.Index[child.Path+"@key"] = at
	}
	if child.misplaced {
		return
	}
	m.known = append(m.known, f)
	m.node.Keys = append(m.node.Keys, f.name)
	m.node.Fields[f.name] = child
}

// unknownFields reports unknown fields. Where one looks like a missing one, it is the same
// mistake, and no longer missing.
func (w *Walker) unknownFields(m *members, parent Origin) {
	for _, f := range m.unknown {
		if w.meant(m, f) {
			continue
		}
		near, _ := diag.Nearest(f.name, m.allowed)
		if near == "" && w.besideSet(m, f) {
			continue
		}
		if near == "" && len(m.unknown) == 1 && len(m.missing) == 1 && len(m.missing[0].from.Author) == 0 {
			near = m.missing[0].name // a name of the author's for what is wanted
		}
		m.missing = slices.DeleteFunc(m.missing, func(gone member) bool {
			if gone.name == near {
				w.Told[Join(gone.path)] = true
			}
			return gone.name == near
		})
		if near == "" && (w.kindred(m, f) || w.inSibling(m, f)) {
			continue
		}
		w.unknown(m, f, near, keyRule(parent))
	}
}
