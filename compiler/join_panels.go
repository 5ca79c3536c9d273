package compiler

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// panelName is how messages and the index call a panel: its ends in inches.
func panelName(from, to model.Point) string { return pointName(from) + "-" + pointName(to) }

func pointName(p model.Point) string { return inches(p.X) + "," + inches(p.Y) }

// inches writes a length without needless zeros: "8", "8.5", "0.25".
func inches(l model.Length) string {
	sign := ""
	if l < 0 {
		sign, l = "-", -l
	}
	s := fmt.Sprintf("%s%d", sign, l/model.Inch)
	if rest := l % model.Inch; rest != 0 {
		s += strings.TrimRight(fmt.Sprintf(".%02d", rest), "0")
	}
	return s
}

var panelKey = regexp.MustCompile(`^(-?[0-9.]+),(-?[0-9.]+)-(-?[0-9.]+),(-?[0-9.]+)$`)

// parsePanelKey reads the two posts out of a key such as "8,0-8,4".
func parsePanelKey(key string) (a, b model.Point, ok bool) {
	parts := panelKey.FindStringSubmatch(key)
	if parts == nil {
		return a, b, false
	}
	var v [4]model.Length
	for i, p := range parts[1:] {
		f, err := strconv.ParseFloat(p, 64)
		if err != nil || f > 1000 || f < -1000 {
			return a, b, false
		}
		v[i] = hundredths(f)
	}
	return model.Point{X: v[0], Y: v[1]}, model.Point{X: v[2], Y: v[3]}, true
}

// hundredths rounds inches as written in a key.
func hundredths(f float64) model.Length {
	if f < 0 {
		return -hundredths(-f)
	}
	return model.Length(f*100 + 0.5)
}

// notes adds to panels what the drawing cannot say about them.
func (j *joiner) notes(n *node) {
	n.each(func(key string, note *node) {
		a, b, _ := parsePanelKey(key)
		p := j.panelBetween(a, b)
		if p == nil {
			if !j.torn {
				j.noPanel(key, note, a, b)
			}
			return
		}
		p.ID, p.Highlight = note.str("id"), note.str("highlight")
		j.index["board.panels."+p.Name] = note.at
		if state := note.get("state"); state != nil {
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
func (j *joiner) noPanel(key string, note *node, a, b model.Point) {
	var near []string
	for _, p := range j.board.Panels {
		if p.From == a || p.To == a || p.From == b || p.To == b {
			near = append(near, p.Name)
		}
	}
	remedy := "name a panel by the two posts it joins, as [x,y] in inches"
	if len(near) > 0 {
		remedy = "panels that meet it: " + strings.Join(near, ", ")
	}
	j.found.add(diag.Diagnostic{
		Code: "MAP022", Severity: diag.Error, Range: note.at, Remedy: remedy,
		Summary: fmt.Sprintf("no panel stands between %s and %s", pointName(a), pointName(b)),
	})
}

// setState sets how a panel's doors stand.
func (j *joiner) setState(p *model.Panel, state *node) {
	if p.State == "" {
		j.fault(state, "MAP024", fmt.Sprintf("the panel %s is of kind %s, which has no door", p.Name, p.Kind),
			"take the state out, or draw a panel with a door")
		return
	}
	p.State = model.PanelState(state.text)
}
