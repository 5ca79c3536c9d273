package decode

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// addPanels takes over panels with their index entries. A panel on the line of an earlier one is
// reported and left out. It fails when there are more than a board may have.
func (j *joiner) addPanels(panels []plan.Panel, where func(plan.Panel) diag.Range) bool {
	for _, p := range panels {
		at := where(p)
		if len(j.board.Panels) == source.MaxPanels {
			j.Found.Add(diag.Diagnostic{
				Code: "PCK017", Severity: diag.Error, Range: at, Remedy: "split the board into several",
				Summary: fmt.Sprintf("more than %d panels, which is the limit", source.MaxPanels),
			})
			return false
		}
		m := model.Panel{Kind: p.Kind, From: p.From, To: p.To, Flipped: p.Flipped, Bend: p.Bend, Name: panelName(p.From, p.To)}
		if k, ok := j.panelKind(p.Kind); ok && k.HasDoor() {
			m.State = j.rules.UsualDoor(k.ID)
		}
		if other := j.onLine(m); other != nil {
			j.Found.Add(diag.Diagnostic{
				Code: "MAP028", Severity: diag.Error, Range: at,
				Summary: fmt.Sprintf("the %s %s stands on the line of the %s %s", m.Kind, m.Name, other.Kind, other.Name),
				Remedy:  "take one of them out, or let them meet at their ends",
				Related: []diag.Related{{Range: j.Index.At(j.path + ".plan@" + other.Name), Text: "the other one"}},
			})
			continue
		}
		j.board.Panels = append(j.board.Panels, m)
		j.Index[j.path+".plan@"+m.Name] = at
	}
	return true
}

// onLine is an earlier panel that covers part of the same line, or nil.
func (j *joiner) onLine(m model.Panel) *model.Panel {
	for i := range j.board.Panels {
		if p := &j.board.Panels[i]; sameLine(*p, m) {
			return p
		}
	}
	return nil
}

// lineSlack is how far panels may lie apart and still stand on one line, and how far they may run into
// each other at their ends: less than the thickness of a panel.
const lineSlack model.Length = 5

// sameLine reports whether two panels cover some of the same line.
func sameLine(a, b model.Panel) bool {
	if a.Bend != "" || b.Bend != "" { // a curve shares no line with others; two panels between the same posts have one name
		return a.Name == b.Name
	}
	dx, dy := a.To.X-a.From.X, a.To.Y-a.From.Y
	slack := lineSlack * (max(dx, -dx) + max(dy, -dy))
	lo, hi := model.Length(0), dx*dx+dy*dy
	var along [2]model.Length
	for i, p := range [2]model.Point{b.From, b.To} {
		x, y := p.X-a.From.X, p.Y-a.From.Y
		if off := dx*y - dy*x; off > slack || off < -slack {
			return false
		}
		along[i] = dx*x + dy*y
	}
	return min(hi, max(along[0], along[1]))-max(lo, min(along[0], along[1])) > slack
}

// toldIn reports whether something was said of an entry of a list.
func (j *joiner) toldIn(list string) bool {
	for path := range j.Told {
		if strings.HasPrefix(path, list+".") {
			return true
		}
	}
	return false
}

// runs lays the panels outside the grid, one run after the other.
func (j *joiner) runs(n *explain.Node, o plan.Options) {
	if n == nil {
		return
	}
	for i, item := range n.Items {
		path := fmt.Sprintf("%s.runs.%d", j.path, i)
		if panels := item.Get("panels"); item.Get("dir") == nil || panels == nil || len(panels.Items) == 0 && j.toldIn(panels.Path) {
			continue // what is wrong with it was said where it is written
		}
		r := plan.Run{Dir: item.Str("dir")}
		j.Into(item.Get("from"), &r.From)
		for _, x := range item.Get("panels").Items {
			kind := x.Text
			if k := x.Get("kind"); k != nil {
				kind = k.Text
			}
			r.Panels, r.Turns = append(r.Panels, kind), append(r.Turns, x.Str("turn"))
		}
		panels, errs := plan.Runs([]plan.Run{r}, o)
		for _, e := range errs {
			at := path
			if e.Col > 0 {
				at = fmt.Sprintf("%s.panels.%d", path, e.Col-1)
			}
			j.Found.Add(diag.Diagnostic{Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy, Range: j.Index.At(at)})
		}
		k := -1
		if !j.addPanels(panels, func(plan.Panel) diag.Range {
			k++
			return j.Index.At(fmt.Sprintf("%s.panels.%d", path, k))
		}) {
			return
		}
	}
}
