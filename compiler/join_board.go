package compiler

import (
	"fmt"

	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// joiner makes a board of its drawing and the things listed beside it.
type joiner struct {
	*decoder
	rules  *model.RuleSet
	board  model.Board
	drawn  *plan.Drawing
	source *node                 // the drawing
	labels map[string]plan.Label // by the piece they stand for
	torn   bool                  // the drawing has mistakes: what is missing from it may be one of them
	lost   bool                  // the drawing has slipped: its labels cannot be trusted
}

// board decodes and joins a board.
func (d *decoder) board(n *node, rules *model.RuleSet) model.Board {
	j := &joiner{decoder: d, rules: rules, source: n.get("plan"), labels: map[string]plan.Label{}}
	j.size(n.get("size"))
	j.draw(n)
	j.notes(n.get("panels"))
	j.strayLabels(n.get("crates"), n.get("furniture"))
	j.crates(n.get("crates"))
	j.furniture(n.get("furniture"))
	j.airlocks(n.get("airlocks"))
	j.entries(n.get("entries"))
	return j.board
}

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
		j.index["board.plan#"+l.ID] = j.inside(j.source, l.Line, l.Col, l.Line, l.EndCol)
	}
	j.addPanels(j.drawn.Panels, func(p plan.Panel) diag.Range {
		if p.EndLine != p.Line { // a wall down the page: its first character
			return j.inside(j.source, p.Line, p.Col, p.Line, p.Col+1)
		}
		return j.inside(j.source, p.Line, p.Col, p.Line, p.EndCol)
	})
	j.runs(n.get("runs"), o)
}

// planErrors reports the mistakes in the drawing.
func (j *joiner) planErrors(errs []plan.Error) {
	for _, e := range errs {
		at := j.index.At("board.size")
		if e.Line > 0 {
			at = j.inside(j.source, e.Line, e.Col, e.Line, e.EndCol)
		}
		j.torn = true
		switch e.Code {
		case plan.CodeFrame, plan.CodeSize, plan.CodeTab, plan.CodeLabel, plan.CodeOptions:
			j.lost = true
		}
		j.found.add(diag.Diagnostic{Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy, Range: at})
	}
}

// addPanels takes over panels with their index entries.
func (j *joiner) addPanels(panels []plan.Panel, where func(plan.Panel) diag.Range) {
	for _, p := range panels {
		m := model.Panel{Kind: p.Kind, From: p.From, To: p.To, Flipped: p.Flipped, Name: panelName(p.From, p.To)}
		if k, ok := j.panelKind(p.Kind); ok && k.HasDoor() {
			m.State = model.Closed
		}
		j.board.Panels = append(j.board.Panels, m)
		j.index["board.plan@"+m.Name] = where(p)
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

// runs lays the panels outside the grid.
func (j *joiner) runs(n *node, o plan.Options) {
	if n == nil {
		return
	}
	var list []plan.Run
	for _, item := range n.items {
		r := plan.Run{Dir: item.str("dir")}
		j.into(item.get("from"), &r.From)
		j.into(item.get("panels"), &r.Panels)
		list = append(list, r)
	}
	panels, errs := plan.Runs(list, o)
	for _, e := range errs {
		path := fmt.Sprintf("board.runs.%d", e.Line-1)
		if e.Col > 0 {
			path = fmt.Sprintf("%s.panels.%d", path, e.Col-1)
		}
		j.found.add(diag.Diagnostic{Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy, Range: j.index.At(path)})
	}
	j.addPanels(panels, func(plan.Panel) diag.Range { return j.index.At("board.runs") })
}
