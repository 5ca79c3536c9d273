package service

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/model"
)

// coreRules is the rule set of the unit, if it is one of the game with drawn boards.
func (u *unit) coreRules() *model.RuleSet {
	set, _ := u.w.rules(u.pack, u.edition()).(*model.RuleSet)
	return set
}

// drawing is what the drawing of a board says.
type drawing struct {
	*plan.Drawing
	plan.Options
	node   *outline.Node
	first  int // number of the line in the file that is its first
	indent int // bytes that the quotes take off the front of each line
}

// drawing reads the drawing in a node as the compiler does; nil where that is none.
func (u *unit) drawing(t *Text, n *outline.Node) *drawing {
	set := u.coreRules()
	if set == nil || !isDrawing(u.system(), n) {
		return nil
	}
	board := n.Parent
	size := model.Point{X: set.Board.Width, Y: set.Board.Height}
	if own := board.Field("size"); own != nil {
		size = t.corner(own)
	}
	legend := map[string]string{}
	if l := board.Field("legend"); l != nil {
		for _, f := range l.Fields() {
			legend[f.Label] = f.Text
		}
	}
	o := plan.Options{Width: size.X, Height: size.Y, Lattice: set.Board.Lattice, Kinds: set.Panels, Legend: legend, Offset: t.corner(board.Field("offset"))}
	drawn, _ := plan.Read(n.Text, o)
	first := t.places.Pos(n.Value.From).Line + 1
	last := t.Line(t.places.Pos(n.Value.To).Line)
	return &drawing{Drawing: drawn, Options: o, node: n, first: first, indent: len(last) - len(strings.TrimLeft(last, " \t"))}
}

// corner is a place that the source has in plain numbers, such as [1, -0.5]; any other is the north-west corner.
func (t *Text) corner(n *outline.Node) model.Point {
	if n == nil || n.Shape != outline.List || len(n.Nodes) != 2 || !t.written(n) {
		return model.Point{}
	}
	x, y := n.Nodes[0].Value, n.Nodes[1].Value
	return model.Point{X: inches(t.Src[x.From:x.To]), Y: inches(t.Src[y.From:y.To])}
}

// inches is a number of inches as the source has it.
func inches(text string) model.Length {
	if below, ok := strings.CutPrefix(text, "-"); ok {
		return -inches(below)
	}
	whole, part, _ := strings.Cut(text, ".")
	n := model.Length(0)
	for _, c := range whole {
		n = n*10 + model.Length(c-'0')
	}
	n *= model.Inch
	unit := model.Inch / 10
	for _, c := range part {
		n += model.Length(c-'0') * unit
		unit /= 10
	}
	return n
}

// spotIn is the line and the column in the drawing of an offset in the file, both from 1.
func (d *drawing) spotIn(t *Text, offset int) (line, col int) {
	pos := t.places.Pos(offset)
	return pos.Line - d.first + 1, pos.Col - d.indent
}

// panelAt is the panel of a drawing at a place.
func (d *drawing) panelAt(line, col int) *plan.Panel {
	i := slices.IndexFunc(d.Panels, func(p plan.Panel) bool {
		if p.Line == p.EndLine {
			return p.Line == line && p.Col <= col && col < p.EndCol
		}
		return p.Col == col && p.Line <= line && line <= p.EndLine
	})
	if i < 0 {
		return nil
	}
	return &d.Panels[i]
}

// panelWords say which panel is drawn at a place.
func (u *unit) panelWords(t *Text, spot outline.Spot, offset int) Words {
	if spot.Field == nil {
		return Words{}
	}
	d := u.drawing(t, spot.Field)
	if d == nil {
		return Words{}
	}
	p := d.panelAt(d.spotIn(t, offset))
	if p == nil {
		return Words{}
	}
	title := p.Kind
	for _, k := range u.coreRules().Panels {
		if k.ID == p.Kind {
			title = k.Title
		}
	}
	text := fmt.Sprintf("**panel** `%s` %s, from %s,%s to %s,%s", p.Kind, title, p.From.X, p.From.Y, p.To.X, p.To.Y)
	if note := u.panelNote(d.node.Parent, p); note != "" {
		text += "\n\n" + note
	}
	from := t.Offset(p.Line+d.first-1, p.Col+d.indent)
	to := from + 1
	if p.Line == p.EndLine {
		to = t.Offset(p.Line+d.first-1, p.EndCol+d.indent)
	}
	return Words{At: t.Range(outline.Span{From: from, To: to}), Text: text}
}

// panelNote is what is written of a panel beside the drawing.
func (u *unit) panelNote(board *outline.Node, p *plan.Panel) string {
	a, b := fmt.Sprintf("%s,%s", p.From.X, p.From.Y), fmt.Sprintf("%s,%s", p.To.X, p.To.Y)
	for _, list := range fieldsOf(board, "panels") {
		for _, f := range list.Fields() {
			if f.Label == a+"-"+b || f.Label == b+"-"+a {
				return strings.TrimSpace(f.Word("id") + " " + u.title(f) + " " + said(f))
			}
		}
	}
	return ""
}
