package decode

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// panelName is how messages and the index call a panel: its ends in inches.
func panelName(from, to model.Point) string { return pointName(from) + "-" + pointName(to) }

func pointName(p model.Point) string { return p.X.String() + "," + p.Y.String() }

var panelKey = regexp.MustCompile(`^(-?[0-9.]+),(-?[0-9.]+)-(-?[0-9.]+),(-?[0-9.]+)$`)

// parsePanelKey reads the two posts out of a key such as "8,0-8,4".
func parsePanelKey(key string) (a, b model.Point, ok bool) {
	parts := panelKey.FindStringSubmatch(key)
	if parts == nil {
		return a, b, false
	}
	var v [4]model.Length
	for i, p := range parts[1:] {
		if v[i], ok = parseInches(p); !ok {
			return a, b, false
		}
	}
	return model.Point{X: v[0], Y: v[1]}, model.Point{X: v[2], Y: v[3]}, true
}

// parseInches reads a decimal number of inches; it fails where that is finer than a hundredth or out
// of the language's bounds.
func parseInches(text string) (model.Length, bool) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, part, _ := strings.Cut(digits, ".")
	part = strings.TrimRight(part, "0")
	if len(part) > 2 || len(strings.TrimLeft(whole, "0")) > 4 {
		return 0, false
	}
	l := model.Length(0)
	for _, d := range whole + part + "00"[len(part):] {
		if d < '0' || d > '9' {
			return 0, false
		}
		l = 10*l + model.Length(d-'0')
	}
	if negative {
		l = -l
	}
	return l, whole != "" && l <= 1000*model.Inch && l >= -1000*model.Inch
}

// notes adds to panels what the drawing cannot say about them.
func (j *joiner) notes(n *explain.Node) {
	first := map[*model.Panel]*explain.Node{}
	n.Each(func(key string, note *explain.Node) {
		a, b, ok := parsePanelKey(key)
		p := j.panelBetween(a, b)
		switch {
		case !ok:
			j.Fault(note, "CUE004", fmt.Sprintf("%q is finer than a hundredth of an inch, or far off the board", key), "name the two posts in inches")
			return
		case p == nil:
			if !j.torn {
				j.noPanel(note, a, b)
			}
			return
		case first[p] != nil:
			j.twice(p, note, first[p])
			return
		}
		first[p] = note
		p.ID, p.Title, p.Highlight = note.Str("id"), j.Line(note.Get("title")), note.Str("highlight")
		j.Index[j.path+".panels."+p.Name] = note.At
		if state := note.Get("state"); state != nil {
			j.setState(p, state)
		}
	})
}

func (j *joiner) panelBetween(a, b model.Point) *model.Panel {
	for i := range j.board.Panels {
		p := &j.board.Panels[i]
		if p.From == a && p.To == b || p.From == b && p.To == a {
			return p
		}
	}
	return nil
}

// noPanel reports a note on a panel that is not there, with the panels that share an end with it.
func (j *joiner) noPanel(note *explain.Node, a, b model.Point) {
	var near []string
	for _, p := range j.board.Panels {
		if p.From == a || p.To == a || p.From == b || p.To == b {
			near = append(near, p.Name)
		}
	}
	remedy := "name a panel by the two posts it joins"
	if len(near) > 0 {
		remedy = "panels that meet it: " + strings.Join(near, ", ")
	} else if p := j.nearest(a, b); p != nil {
		remedy = fmt.Sprintf("name a panel by the two posts it joins; the nearest one is %q", p.Name)
	}
	j.Found.Add(diag.Diagnostic{
		Code: "MAP022", Severity: diag.Error, Range: note.At, Remedy: remedy,
		Summary: fmt.Sprintf("no panel stands between %s and %s", pointName(a), pointName(b)),
	})
}

// nearest is the panel whose ends are least far from two places, or nil.
func (j *joiner) nearest(a, b model.Point) (best *model.Panel) {
	away := func(p, q model.Point) model.Length { return max(p.X-q.X, q.X-p.X) + max(p.Y-q.Y, q.Y-p.Y) }
	least := model.Length(0)
	for i := range j.board.Panels {
		p := &j.board.Panels[i]
		if d := min(away(p.From, a)+away(p.To, b), away(p.From, b)+away(p.To, a)); best == nil || d < least {
			best, least = p, d
		}
	}
	return best
}

// twice reports a second note on a panel, which is not taken over.
func (j *joiner) twice(p *model.Panel, note, earlier *explain.Node) {
	j.Found.Add(diag.Diagnostic{
		Code: "MAP026", Severity: diag.Error, Range: note.At,
		Summary: fmt.Sprintf("the panel %s has a note already", p.Name), Remedy: "write all about it in one note",
		Related: []diag.Related{{Range: earlier.At, Text: "the first one"}},
	})
}

// setState sets how a panel's doors stand.
func (j *joiner) setState(p *model.Panel, state *explain.Node) {
	if p.State == "" {
		j.Fault(state, "MAP024", fmt.Sprintf("the panel %s is of kind %s, which has no door", p.Name, p.Kind),
			"take the state out, or draw a panel with a door")
		return
	}
	p.State = model.PanelState(state.Text)
}
