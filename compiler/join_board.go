package compiler

import (
	"slices"

	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// joiner makes a board of its drawing and the things listed beside it.
type joiner struct {
	*decoder
	path   string // of the board in the index, such as "board"
	rules  *model.RuleSet
	board  model.Board
	drawn  *plan.Drawing
	source *node                 // the drawing
	labels map[string]plan.Label // by the piece they stand for
	torn   bool                  // the drawing has mistakes: what is missing from it may be one of them
	lost   bool                  // the drawing has slipped: its labels cannot be trusted
}

// board decodes and joins a board, or a level of one.
func (d *decoder) board(n *node, rules *model.RuleSet) model.Board {
	j := &joiner{decoder: d, path: n.path, rules: rules, source: n.get("plan"), labels: map[string]plan.Label{}}
	j.size(n.get("size"))
	j.atMost(n.get("panels"), MaxPanels, "notes on panels")
	j.draw(n)
	j.notes(n.get("panels"))
	j.strayLabels(n.get("crates"), n.get("furniture"), n.get("markers"))
	j.crates(n.get("crates"))
	j.furniture(n.get("furniture"))
	j.markers(n.get("markers"))
	j.airlocks(n.get("airlocks"))
	j.entries(n.get("entries"))
	j.levels(n.get("levels"))
	j.plainly(n)
	return j.board
}

// plainly decodes what needs no joining.
func (j *joiner) plainly(n *node) {
	for _, name := range []string{"hatches", "zones", "links"} {
		j.atMost(n.get(name), MaxMarkers, name)
	}
	j.into(n.get("hatches"), &j.board.Hatches)
	j.into(n.get("zones"), &j.board.Zones)
	j.into(n.get("links"), &j.board.Links)
	j.into(n.get("labels"), &j.board.Labels)
	j.into(n.get("interlocks"), &j.board.Interlocks)
}

// levels joins the floors above the board.
func (j *joiner) levels(n *node) {
	j.atMost(n, MaxLevels, "levels")
	n.each(func(id string, level *node) {
		if level.get("size") == nil {
			return // that is reported; the drawing cannot be judged without it
		}
		l := model.Level{ID: id, Title: j.line(level.get("title"))}
		j.into(level.get("at"), &l.At)
		j.into(level.get("height"), &l.Height)
		l.Floor = j.decoder.board(level, j.rules)
		j.board.Levels = append(j.board.Levels, l)
	})
}

// size is what the mission says, or the rule set's usual size.
func (j *joiner) size(n *node) {
	p := model.Point{X: j.rules.Board.Width, Y: j.rules.Board.Height}
	j.into(n, &p)
	j.board.Width, j.board.Height = p.X, p.Y
}

// draw reads the drawing and the runs outside it.
func (j *joiner) draw(n *node) {
	j.drawn = &plan.Drawing{}
	o := plan.Options{
		Width: j.board.Width, Height: j.board.Height, Lattice: j.rules.Board.Lattice,
		Kinds: j.rules.Panels, Legend: map[string]string{},
	}
	j.into(n.get("offset"), &o.Offset)
	n.get("legend").each(func(spelling string, kind *node) { o.Legend[spelling] = kind.text })
	if j.source == nil {
		j.torn, j.lost = true, true
	} else {
		var errs []plan.Error
		j.drawn, errs = plan.Read(j.source.text, o)
		j.planErrors(errs)
	}
	j.board.Posts = j.drawn.Posts
	for _, l := range j.drawn.Labels {
		j.labels[l.ID] = l
		j.index[j.path+".plan#"+l.ID] = j.inside(j.source, l.Line, l.Col, l.Line, l.EndCol)
	}
	j.addPanels(j.drawn.Panels, func(p plan.Panel) diag.Range {
		if p.EndLine != p.Line { // a wall down the page: its first character
			return j.inside(j.source, p.Line, p.Col, p.Line, p.Col+1)
		}
		return j.inside(j.source, p.Line, p.Col, p.Line, p.EndCol)
	})
	j.runs(n.get("runs"), o)
	if j.board.Width <= 0 || j.board.Height <= 0 || max(j.board.Width, j.board.Height) > model.MaxBoard {
		// The size was refused above; a draft is drawn on a board that can be drawn.
		j.board.Width, j.board.Height = j.rules.Board.Width, j.rules.Board.Height
	}
}

// planErrors reports the mistakes in the drawing.
func (j *joiner) planErrors(errs []plan.Error) {
	for _, e := range errs {
		at := j.index.At(j.path + ".size")
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
		j.found.add(d)
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
