package service

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// ErrMade is the error of a change to something that no file has written out: an expression makes it, and only its author can
// say how that is to change.
var ErrMade = errors.New("it is not written out in one place: change it in the text")

// Move is one thing that a hand does in a view. A path is that of a value of the unit, such as board.furniture.desk; values are
// CUE, and what they have on further lines is written as if they began at the left edge.
type Move struct {
	Do     string    `json:"do"`
	Path   []string  `json:"path"`
	Value  string    `json:"value,omitempty"`
	X      string    `json:"x,omitempty"` // of a place, in inches
	Y      string    `json:"y,omitempty"`
	Panels []Laid    `json:"panels,omitempty"`
	Hexes  []Painted `json:"hexes,omitempty"`
	Field  string    `json:"field,omitempty"` // that says of which kind a block is
	Own    string    `json:"own,omitempty"`   // the language of a text that stands without one
	Lang   string    `json:"lang,omitempty"`  // of a translation
}

// What a hand can do.
const (
	DoSet       = "set"       // give the value at a path, or a new one
	DoNew       = "new"       // the same under a name that is free: the last of the path, or the next like it
	DoWrite     = "write"     // the same with a text as it reads
	DoRemove    = "remove"    // take a field or an entry of a list out
	DoAdd       = "add"       // put an entry at the end of a list
	DoBack      = "back"      // let an entry or a field change places with the one before it
	DoOn        = "on"        // the same with the one behind it
	DoKind      = "kind"      // make a block one of another kind
	DoTranslate = "translate" // give a text in one more language, as it reads
	DoRename    = "rename"    // call a field Value
	DoCopy      = "copy"      // put the same once more beside a field, and call it Value
	DoPlace     = "place"     // move a piece on a board, whose place may be a label in the drawing
	DoPanels    = "panels"    // lay, move and take away panels of the floor at the path
	DoPaint     = "paint"     // give hexes of the drawing at the path other terrains
)

// Do gives the smallest edits for what a hand has done on the unit with a file, one move after the other. Where several files
// of the unit could take a new value, the file that is named does.
func (w *Workspace) Do(file string, moves []Move) ([]diag.Edit, error) {
	u, t := w.unit(file)
	if t == nil {
		return nil, ErrMade
	}
	d := &deed{u: u, first: filepath.ToSlash(whole(file)), patches: map[string]*patch{}}
	for _, m := range moves {
		if err := d.do(m); err != nil {
			return nil, err
		}
	}
	return d.inForm(), nil
}

// Source is where a value of the unit with a file is written: its name first, where it has one.
func (w *Workspace) Source(file string, path []string) []diag.Range {
	all := w.Marks(file, path)
	if len(all) == 0 && len(path) > 2 && path[len(path)-2] == "panels" {
		return w.Source(file, append(slices.Clone(path[:len(path)-2]), "plan"))
	}
	return all
}

// deed is what a hand does until it is done: the texts of the unit are as they are after the moves so far.
type deed struct {
	u       *unit
	first   string // the file that is preferred
	patches map[string]*patch
	took    int // how deep the block or list lies on the path that has taken something new; -1: none has
}

func (d *deed) do(m Move) error {
	if len(m.Path) == 0 {
		return ErrMade
	}
	d.took = -1
	if err := d.perform(m); err != nil {
		return err
	}
	if m.Do != DoPanels && m.Do != DoPaint {
		d.spread(m.Path)
	}
	return nil
}

func (d *deed) perform(m Move) error {
	switch m.Do {
	case DoSet:
		return d.set(m.Path, m.Value)
	case DoWrite:
		return d.write(d.home(m.Path), m.Path, m.Value)
	case DoBack, DoOn:
		return d.swap(m.Path, m.Do == DoOn)
	case DoKind:
		return d.kind(m.Path, m.Field, m.Value)
	case DoTranslate:
		return d.translate(m.Path, m.Own, m.Lang, m.Value)
	case DoNew:
		return d.set(d.fresh(m.Path), m.Value)
	case DoRemove:
		return d.take(m.Path)
	case DoAdd:
		return d.add(m.Path, m.Value)
	case DoRename:
		return d.rename(m.Path, m.Value)
	case DoCopy:
		return d.copy(m.Path, m.Value)
	case DoPlace:
		return d.place(m.Path, m.X, m.Y)
	case DoPanels:
		return d.panels(m.Path, m.Panels)
	case DoPaint:
		return d.paint(m.Path, m.Hexes)
	}
	return fmt.Errorf("no hand does %q", m.Do)
}

// edits are what the deed has changed, file by file.
func (d *deed) edits() []diag.Edit {
	var all []diag.Edit
	for _, t := range d.u.texts {
		if p := d.patches[t.Name]; p != nil {
			all = append(all, p.edits()...)
		}
	}
	return all
}

// change makes edits of one text that do not overlap, and reads the text again.
func (d *deed) change(t *Text, edits ...edit) {
	p := d.patches[t.Name]
	if p == nil {
		p = &patch{was: t, pieces: []piece{{from: 0, to: len(t.Src), kept: true}}}
		d.patches[t.Name] = p
	}
	slices.SortStableFunc(edits, func(a, b edit) int { return a.at.From - b.at.From })
	src := t.Src
	for _, e := range slices.Backward(edits) {
		src = src[:e.at.From] + e.text + src[e.at.To:]
		p.change(e)
	}
	i := slices.Index(d.u.texts, t)
	d.u.texts[i] = textOf(t, src)
}

// textOf is a text that says something else now.
func textOf(t *Text, src string) *Text {
	return &Text{Name: t.Name, Src: src, File: outline.Read(src), places: source.NewSource(t.Name, t.places.Path, []byte(src)), raw: []byte(src)}
}

// edit is a stretch of a text and what is to stand there.
type edit struct {
	at   outline.Span
	text string
}

// patch is a text as pieces of the one that it was made of and of what is new.
type patch struct {
	was    *Text
	pieces []piece
}

type piece struct {
	kept     bool
	from, to int // in the text as it was, if kept
	text     string
}

func (p piece) length() int {
	if p.kept {
		return p.to - p.from
	}
	return len(p.text)
}

// change makes one edit of the text as it is now.
func (p *patch) change(e edit) {
	end := 0
	for _, q := range p.pieces {
		end += q.length()
	}
	left, right := cut(p.pieces, 0, e.at.From), cut(p.pieces, e.at.To, end)
	p.pieces = append(append(left, piece{text: e.text}), right...)
}

// cut is the part of some pieces between two offsets.
func cut(pieces []piece, from, to int) []piece {
	var out []piece
	at := 0
	for _, q := range pieces {
		a, b := max(from-at, 0), min(to-at, q.length())
		at += q.length()
		switch {
		case a >= b:
		case q.kept:
			out = append(out, piece{kept: true, from: q.from + a, to: q.from + b})
		default:
			out = append(out, piece{text: q.text[a:b]})
		}
	}
	return out
}

// edits are those that make the text what it is now.
func (p *patch) edits() []diag.Edit {
	var all []diag.Edit
	at, text := 0, ""
	tell := func(to int) {
		if p.was.Src[at:to] != text {
			all = append(all, diag.Edit{Range: p.was.Range(outline.Span{From: at, To: to}), New: text})
		}
	}
	for _, q := range p.pieces {
		if !q.kept {
			text += q.text
			continue
		}
		tell(q.from)
		at, text = q.to, ""
	}
	tell(len(p.was.Src))
	return all
}

// home is the text in which a value is to be changed: where most of its path is written out already.
func (d *deed) home(path []string) *Text {
	var best *Text
	depth := -1
	for _, t := range d.texts() {
		n := len(path)
		for len(within(t.main(), path[:n])) == 0 {
			n--
		}
		if n > depth {
			best, depth = t, n
		}
	}
	return best
}

// texts are those of the unit, the preferred one first.
func (d *deed) texts() []*Text {
	all := slices.Clone(d.u.texts)
	slices.SortStableFunc(all, func(a, b *Text) int {
		switch {
		case a.Name == d.first && b.Name != d.first:
			return -1
		case b.Name == d.first && a.Name != d.first:
			return 1
		}
		return 0
	})
	return all
}

// main is what holds the fields of the unit: the block that its definition is joined with.
func (t *Text) main() *outline.Node {
	for _, n := range t.Root.Nodes {
		if n.Label == "" && strings.Contains(n.Joined, "#") {
			return n
		}
	}
	return t.Root
}

// within are the nodes at a path below one.
func within(n *outline.Node, path []string) []*outline.Node {
	if len(path) == 0 {
		return []*outline.Node{n}
	}
	var all []*outline.Node
	for _, c := range n.Nodes {
		switch step := c.Step(); {
		case clausal(c): // what it makes is written nowhere
		case c.Index >= 0 && n.Shape != outline.List: // of a list in an expression, which is none of the unit's
		case step == "":
			all = append(all, within(c, path)...)
		case step == path[0]:
			all = append(all, within(c, path[1:])...)
		}
	}
	return all
}
