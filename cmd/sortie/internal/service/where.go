package service

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
)

// PathAt is the path of the value at a place of a file: in a drawing, of the panel, the piece or the hex that is drawn there. It is empty
// where nothing stands.
func (w *Workspace) PathAt(file string, offset int) []string {
	u, t := w.unit(file)
	if t == nil {
		return nil
	}
	spot := t.At(offset)
	if spot.Field == nil {
		return spot.Path()
	}
	if hex := t.hexAt(spot.Field, offset); hex != "" && u.system() == "xia" && !spot.Key {
		return []string{hexPath + hex}
	}
	if d := u.drawing(t, spot.Field); d != nil && !spot.Key {
		if path := u.drawnAt(d, t, offset); path != nil {
			return path
		}
	}
	return spot.Field.Path()
}

// drawnAt is the path of what is drawn at a place of a drawing.
func (u *unit) drawnAt(d *drawing, t *Text, offset int) []string {
	line, col := d.spotIn(t, offset)
	board := d.node.Path()
	board = board[:len(board)-1]
	if i := slices.IndexFunc(d.Labels, func(l plan.Label) bool { return l.Line == line && l.Col <= col && col <= l.EndCol }); i >= 0 {
		for _, list := range []string{"crates", "furniture", "markers", "hatches", "airlocks", "entries"} {
			path := append(slices.Clone(board), list, d.Labels[i].ID)
			if len(u.find(path...)) > 0 {
				return path
			}
		}
	}
	if p := d.panelAt(line, col); p != nil {
		return append(board, "panels", panelName(p))
	}
	return nil
}

// panelName is what a panel of a drawing is called by its place.
func panelName(p *plan.Panel) string {
	return fmt.Sprintf("%s,%s-%s,%s", p.From.X, p.From.Y, p.To.X, p.To.Y)
}

// drawn is where a drawing shows the thing with a path, a stretch for each line of it.
func (u *unit) drawn(path []string) []diag.Range {
	if len(path) < 3 {
		return nil
	}
	var all []diag.Range
	board, list, name := path[:len(path)-2], path[len(path)-2], path[len(path)-1]
	for _, t := range u.texts {
		for _, n := range within(t.main(), append(slices.Clone(board), "plan")) {
			d := u.drawing(t, n)
			if d == nil {
				continue
			}
			at := func(line, col, end int) {
				all = append(all, t.Range(outline.Span{From: t.Offset(line+d.first-1, col+d.indent), To: t.Offset(line+d.first-1, end+d.indent)}))
			}
			for i := range d.Panels {
				p := &d.Panels[i]
				if list != "panels" || panelName(p) != name {
					continue
				}
				if p.Line == p.EndLine {
					at(p.Line, p.Col, p.EndCol)
					continue
				}
				for line := p.Line; line <= p.EndLine; line++ {
					at(line, p.Col, p.Col+1)
				}
			}
			for _, l := range d.Labels {
				if l.ID == name && list != "panels" {
					at(l.Line, l.Col, l.EndCol)
				}
			}
		}
	}
	return all
}

// Marks are where the unit with a file speaks of the value at a path: where it is written, then where it is drawn.
func (w *Workspace) Marks(file string, path []string) []diag.Range {
	u, _ := w.unit(file)
	var all []diag.Range
	for _, t := range u.texts {
		for _, n := range within(t.main(), path) {
			all = append(all, t.Range(n.All()))
		}
		if hex, ok := strings.CutPrefix(joined(path), hexPath); ok {
			for _, n := range within(t.main(), []string{"plan"}) {
				if at, ok := t.hexIn(n, hex); ok {
					all = append(all, t.Range(at))
				}
			}
		}
	}
	return append(all, u.drawn(path)...)
}
