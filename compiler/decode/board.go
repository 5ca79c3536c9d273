package decode

import (
	"slices"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// joiner makes a board of its drawing and the things listed beside it.
type joiner struct {
	*Decoder
	path   string // of the board in the index, such as "board"
	rules  *model.RuleSet
	board  model.Board
	drawn  *plan.Drawing
	source *explain.Node         // the drawing
	labels map[string]plan.Label // by the piece they stand for
	torn   bool                  // the drawing has mistakes: what is missing from it may be one of them
	lost   bool                  // the drawing has slipped: its labels cannot be trusted
}

// board decodes and joins a board, or a level of one.
func (d *Decoder) board(n *explain.Node, rules *model.RuleSet) model.Board {
	j := &joiner{Decoder: d, path: n.Path, rules: rules, source: n.Get("plan"), labels: map[string]plan.Label{}}
	j.size(n.Get("size"))
	j.atMost(n.Get("panels"), source.MaxPanels, "notes on panels")
	j.draw(n)
	j.notes(n.Get("panels"))
	j.strayLabels(n.Get("crates"), n.Get("furniture"), n.Get("markers"))
	j.crates(n.Get("crates"))
	j.furniture(n.Get("furniture"))
	j.markers(n.Get("markers"))
	j.airlocks(n.Get("airlocks"))
	j.entries(n.Get("entries"))
	j.levels(n.Get("levels"))
	j.plainly(n)
	return j.board
}

// plainly decodes what needs no joining.
func (j *joiner) plainly(n *explain.Node) {
	for _, name := range []string{"hatches", "zones", "links"} {
		j.atMost(n.Get(name), source.MaxMarkers, name)
	}
	j.Into(n.Get("hatches"), &j.board.Hatches)
	j.Into(n.Get("zones"), &j.board.Zones)
	j.Into(n.Get("links"), &j.board.Links)
	j.Into(n.Get("labels"), &j.board.Labels)
	j.Into(n.Get("interlocks"), &j.board.Interlocks)
}

// levels joins the floors above the board.
func (j *joiner) levels(n *explain.Node) {
	j.atMost(n, source.MaxLevels, "levels")
	n.Each(func(id string, level *explain.Node) {
		if level.Get("size") == nil {
			return // that is reported; the drawing cannot be judged without it
		}
		l := model.Level{ID: id, Title: j.Line(level.Get("title"))}
		j.Into(level.Get("at"), &l.At)
		j.Into(level.Get("height"), &l.Height)
		l.Floor = j.Decoder.board(level, j.rules)
		j.board.Levels = append(j.board.Levels, l)
	})
}

// size is what the mission says, or the rule set's usual size.
func (j *joiner) size(n *explain.Node) {
	p := model.Point{X: j.rules.Board.Width, Y: j.rules.Board.Height}
	j.Into(n, &p)
	j.board.Width, j.board.Height = p.X, p.Y
}

// draw reads the drawing and the runs outside it.
func (j *joiner) draw(n *explain.Node) {
	j.drawn = &plan.Drawing{}
	o := plan.Options{
		Width: j.board.Width, Height: j.board.Height, Lattice: j.rules.Board.Lattice,
		Kinds: j.rules.Panels, Legend: map[string]string{},
	}
	j.Into(n.Get("offset"), &o.Offset)
	n.Get("legend").Each(func(spelling string, kind *explain.Node) { o.Legend[spelling] = kind.Text })
	if j.source == nil {
		j.torn, j.lost = true, true
	} else {
		var errs []plan.Error
		j.drawn, errs = plan.Read(j.source.Text, o)
		j.planErrors(errs)
	}
	j.board.Posts = j.drawn.Posts
	for _, l := range j.drawn.Labels {
		j.labels[l.ID] = l
		j.Index[j.path+".plan#"+l.ID] = j.inside(j.source, l.Line, l.Col, l.Line, l.EndCol)
	}
	j.addPanels(j.drawn.Panels, func(p plan.Panel) diag.Range {
		if p.EndLine != p.Line { // a wall down the page: its first character
			return j.inside(j.source, p.Line, p.Col, p.Line, p.Col+1)
		}
		return j.inside(j.source, p.Line, p.Col, p.Line, p.EndCol)
	})
	j.runs(n.Get("runs"), o)
	if j.board.Width <= 0 || j.board.Height <= 0 || max(j.board.Width, j.board.Height) > model.MaxBoard {
		// The size was refused above; a draft is drawn on a board that can be drawn.
		j.board.Width, j.board.Height = j.rules.Board.Width, j.rules.Board.Height
	}
}

// planErrors reports the mistakes in the drawing.
func (j *joiner) planErrors(errs []plan.Error) {
	for _, e := range errs {
		at := j.Index.At(j.path + ".size")
		if e.Line > 0 {
			at = j.inside(j.source, e.Line, e.Col, e.Line, e.EndCol)
		}
		j.torn = true
		if e.Rules != "" { // reported where the house rules are written
			j.lost = true
			continue
		}
		switch {
		case e.Closing: // the drawing itself is whole
		case slices.Contains([]string{plan.CodeFrame, plan.CodeSize, plan.CodeTab, plan.CodeLabel, plan.CodeOptions}, e.Code):
			j.lost = true
		}
		d := diag.Diagnostic{Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy, Range: at}
		if e.Closing {
			d.Range, d.Related = j.closing(j.source), []diag.Related{{Range: at, Text: "this gets into each line of the drawing"}}
		}
		if r := e.Related; r != nil {
			d.Related = []diag.Related{{Range: j.inside(j.source, r.Line, r.Col, r.Line, r.EndCol), Text: r.Text}}
		}
		j.Found.Add(d)
	}
}

func (j *joiner) panelKind(id string) (model.PanelKind, bool) {
	for _, k := range j.rules.Panels {
		if k.ID == id {
			return k, true
		}
	}
	return model.PanelKind{}, false
}
