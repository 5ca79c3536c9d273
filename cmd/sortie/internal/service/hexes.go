package service

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Painted is a hex of a sector with the terrain that a hand gives it.
type Painted struct {
	Hex     string `json:"hex"` // its name, such as "c3"
	Terrain string `json:"terrain"`
}

// paint gives hexes of the drawing at a path other terrains: of each no more than its glyph is changed, so labels and columns
// stay. Where there is no drawing yet, all other hexes are of the terrain that the rule set has first.
func (d *deed) paint(path []string, list []Painted) error {
	set, ok := d.u.w.rules(d.u.pack, d.u.edition()).(*xia.RuleSet)
	if !ok || len(set.Terrains) == 0 {
		return fmt.Errorf("the edition %q has no hexes to paint", d.u.edition())
	}
	t := d.home(path)
	found := within(t.main(), path)
	if t.Torn {
		return errTorn
	}
	if len(found) == 0 || len(found) == 1 && found[0].Shape == outline.Text && strings.TrimSpace(found[0].Text) == "" {
		return d.drawTile(t, path, set, list)
	}
	n := found[0]
	if len(found) > 1 || n.Shape != outline.Text || n.Open || len(n.Names) > 0 || t.interpolates(n) {
		return ErrMade
	}
	var edits []edit
	for _, p := range list {
		glyph, err := glyphOf(set, p.Terrain)
		if err != nil {
			return err
		}
		at, ok := t.hexIn(n, p.Hex)
		if !ok {
			return fmt.Errorf("the drawing has no place for %s: draw five rows of 3, 4, 5, 4 and 3 hexes", p.Hex)
		}
		if t.Src[at.From:at.To] != glyph {
			edits = append(edits, edit{at, glyph})
		}
	}
	if len(edits) > 0 {
		d.change(t, edits...)
	}
	return nil
}

// hexIn is where in the file the glyph of a hex of a drawing stands.
func (t *Text) hexIn(n *outline.Node, hex string) (outline.Span, bool) {
	spots := hexplan.Spots(n.Text)
	i := slices.IndexFunc(spots, func(h hexplan.Hex) bool { return h.ID == hex })
	first, last := t.places.Pos(n.Value.From).Line, t.places.Pos(n.Value.To).Line
	if i < 0 || last == first {
		return outline.Span{}, false // a drawing in one line has its line ends as escapes
	}
	closing := t.Line(last)
	indent := len(closing) - len(strings.TrimLeft(closing, " \t"))
	from := t.Offset(first+spots[i].Line, spots[i].Col+indent)
	_, size := utf8.DecodeRuneInString(t.Src[from:])
	return outline.Span{From: from, To: from + size}, size > 0
}

// hexPath begins the path of a hex of a sector's drawing, as findings have it.
const hexPath = "plan#"

// hexAt is the hex that a drawing has at a place of the file; empty where it has none.
func (t *Text) hexAt(n *outline.Node, offset int) string {
	if n.Label != "plan" || n.Shape != outline.Text {
		return ""
	}
	for _, h := range hexplan.Spots(n.Text) {
		if at, ok := t.hexIn(n, h.ID); ok && at.From <= offset && offset <= at.From+h.EndCol-h.Col {
			return h.ID
		}
	}
	return ""
}

// drawTile writes a drawing where there is none.
func (d *deed) drawTile(t *Text, path []string, set *xia.RuleSet, list []Painted) error {
	var hexes []xia.Hex
	for i, n := range xia.Rows() {
		for k := range n {
			at := xia.RowHex(i, k)
			hexes = append(hexes, xia.Hex{ID: xia.HexName(at), At: at, Terrain: set.Terrains[0].ID})
		}
	}
	for _, p := range list {
		if _, err := glyphOf(set, p.Terrain); err != nil {
			return err
		}
		for i := range hexes {
			if hexes[i].ID == p.Hex {
				hexes[i].Terrain = p.Terrain
			}
		}
	}
	return d.write(t, path, hexplan.Write(hexes, set.Terrains))
}

// glyphOf is how a terrain is drawn.
func glyphOf(set *xia.RuleSet, terrain string) (string, error) {
	for _, t := range set.Terrains {
		if t.ID == terrain {
			return t.Plan, nil
		}
	}
	return "", fmt.Errorf("there is no terrain %q", terrain)
}
