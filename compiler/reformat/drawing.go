package reformat

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// drawingField is the field of a board, floor or sector that holds its drawing.
const drawingField = "plan"

// pen draws the drawing in a struct anew. It fails where that would change more than the looks.
type pen func(s *ast.StructLit, drawing string) (string, bool)

// penOf is the pen for the drawings of an edition, or nil if it has none.
func penOf(edition string) pen {
	set, err := compiler.RuleSet(edition)
	if err != nil {
		return nil
	}
	switch rules := set.(type) {
	case *model.RuleSet:
		return func(s *ast.StructLit, drawing string) (string, bool) {
			o, plain := options(s, rules)
			if !plain {
				return "", false
			}
			return redrawn(drawing, o)
		}
	case *xia.RuleSet:
		return func(_ *ast.StructLit, drawing string) (string, bool) { return hexplan.Redraw(drawing, rules.Terrains) }
	}
	return nil
}

// redraw is a file's text with each drawing in it drawn anew. Drawings that cannot be read, or whose size
// or spellings are not written plainly beside them, stay as they are.
func redraw(p *source.Parsed, edition string) []byte {
	draw := penOf(edition)
	if draw == nil {
		return p.Data
	}
	var out []byte
	at := 0
	visit := func(s *ast.StructLit) {
		lit := drawingOf(s)
		if lit == nil || lit.Pos().Offset() < at {
			return
		}
		old, err := literal.Unquote(lit.Value)
		if err != nil {
			return
		}
		if text, ok := draw(s, old); ok {
			out = append(append(out, p.Data[at:lit.Pos().Offset()]...), quoted(text, lit.Value)...)
			at = lit.End().Offset()
		}
	}
	ast.Walk(p.Syntax, func(n ast.Node) bool {
		if s, ok := n.(*ast.StructLit); ok {
			visit(s)
		}
		return true
	}, nil)
	return append(out, p.Data[at:]...)
}

// drawingOf is the drawing in a struct, if it is a plain text in triple quotes.
func drawingOf(s *ast.StructLit) *ast.BasicLit {
	lit, ok := field(s, drawingField).(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING || !strings.HasPrefix(lit.Value, `"""`) || strings.Contains(lit.Value, `\`) {
		return nil
	}
	return lit
}

// redrawn is a board's drawing drawn anew, if that changes its looks and nothing else.
func redrawn(old string, o plan.Options) (string, bool) {
	drawing, errs := plan.Read(old, o)
	if len(errs) > 0 {
		return "", false
	}
	text := keep(old, plan.Write(drawing, o))
	again, errs := plan.Read(text, o)
	return text, len(errs) == 0 && sameBoard(drawing, again)
}

// quoted is a text as a literal in triple quotes, indented as an old one was.
func quoted(text, old string) string {
	rows := strings.Split(old, "\n")
	indent := strings.TrimSuffix(rows[len(rows)-1], `"""`)
	var b strings.Builder
	b.WriteString("\"\"\"\n")
	for line := range strings.SplitSeq(text, "\n") {
		b.WriteString(strings.TrimRight(indent+line, " \t"))
		b.WriteByte('\n')
	}
	b.WriteString(indent + `"""`)
	return b.String()
}

// keep puts the characters of the old drawing over those of the new one: a spelling that the author
// chose for a panel stays, and a crossing looks as it did. What is new fills blanks only.
func keep(old, now string) string {
	lines := strings.Split(now, "\n")
	for y, line := range strings.Split(old, "\n") {
		if y >= len(lines) {
			break
		}
		row := []rune(lines[y])
		for x, c := range []rune(strings.TrimRight(line, " \r")) {
			if x < len(row) && c != ' ' && row[x] != ' ' {
				row[x] = c
			}
		}
		lines[y] = string(row)
	}
	return strings.Join(lines, "\n")
}

// sameBoard reports whether two drawings give the same board.
func sameBoard(a, b *plan.Drawing) bool {
	return slices.Equal(a.Posts, b.Posts) && slices.EqualFunc(a.Panels, b.Panels, samePanel) && slices.EqualFunc(a.Labels, b.Labels, sameLabel)
}

func samePanel(p, q plan.Panel) bool {
	return p.Kind == q.Kind && p.From == q.From && p.To == q.To && p.Flipped == q.Flipped
}

func sameLabel(l, m plan.Label) bool {
	return l.ID == m.ID && l.Cell == m.Cell && l.From == m.From && l.To == m.To
}

// options are those that a board's drawing is read with, and whether they are written plainly.
func options(s *ast.StructLit, rules *model.RuleSet) (plan.Options, bool) {
	o := plan.Options{
		Width: rules.Board.Width, Height: rules.Board.Height, Lattice: rules.Board.Lattice,
		Kinds: rules.Panels, Legend: map[string]string{},
	}
	if e := field(s, "size"); e != nil {
		p, ok := point(e)
		if !ok {
			return o, false
		}
		o.Width, o.Height = p.X, p.Y
	}
	if e := field(s, "offset"); e != nil {
		p, ok := point(e)
		if !ok {
			return o, false
		}
		o.Offset = p
	}
	return o, legend(field(s, "legend"), o.Legend)
}

// legend reads the drawing's own spellings.
func legend(e ast.Expr, into map[string]string) bool {
	if e == nil {
		return true
	}
	s, ok := e.(*ast.StructLit)
	if !ok {
		return false
	}
	for _, d := range s.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			return false
		}
		name, _, err := ast.LabelName(f.Label)
		lit, isLit := f.Value.(*ast.BasicLit)
		if err != nil || !isLit || lit.Kind != token.STRING {
			return false
		}
		kind, err := literal.Unquote(lit.Value)
		if err != nil {
			return false
		}
		into[name] = kind
	}
	return true
}

// point reads [x, y] in inches from plain numbers.
func point(e ast.Expr) (model.Point, bool) {
	list, ok := e.(*ast.ListLit)
	if !ok || len(list.Elts) != 2 {
		return model.Point{}, false
	}
	x, okX := inches(list.Elts[0])
	y, okY := inches(list.Elts[1])
	return model.Point{X: x, Y: y}, okX && okY
}

func inches(e ast.Expr) (model.Length, bool) {
	sign := 1.0
	if u, ok := e.(*ast.UnaryExpr); ok && u.Op == token.SUB {
		sign, e = -1, u.X
	}
	lit, ok := e.(*ast.BasicLit)
	if !ok {
		return 0, false
	}
	v, err := strconv.ParseFloat(lit.Value, 64)
	hundredths := math.Round(sign * v * float64(model.Inch))
	return model.Length(hundredths), err == nil && math.Abs(hundredths) < 1e6
}

// field is the value that a struct gives to a name once, or nil.
func field(s *ast.StructLit, name string) ast.Expr {
	var value ast.Expr
	for _, d := range s.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		if label, _, err := ast.LabelName(f.Label); err == nil && label == name {
			value = f.Value
		}
	}
	return value
}
