package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map131 finds walls that end in a doorway.
func map131() check.Check {
	return check.Check{
		Code:     "MAP131",
		Title:    "a panel ends in an opening",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Text: "A panel meets a doorway or an arch within its opening. It stands in the way of whoever goes through, nothing holds its " +
			"end, and a figure in the doorway is on both sides of a wall at once. Let it end at a post or at a solid stretch, or put the " +
			"opening elsewhere.",
		Before: "board: plan: \"\"\"\n\t+--###--+   …\n\t    |\n\t    +       …\n\t\"\"\" // meets the doorway in its middle",
		After:  "board: plan: \"\"\"\n\t+--###--+   …\n\t        |\n\t        +   …\n\t\"\"\"",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, x := range p.Mission.Board.Panels {
					in, off := endingIn(p, x)
					if in != nil { // core
						endsInOpening(p, x, *in, off)
					}
				}
			})
		},
	}
}

// endingIn is the first panel that ends in an opening of another, and how far along that one; nil if none
// does. Overhead panels are in nobody's way.
func endingIn(p *check.Pass, x model.Panel) (*model.Panel, model.Length) {
	k := walks.KindOf(p, x)
	if !walks.Passable(k) || k.Overhead {
		return nil, 0
	}
	all := p.Mission.Board.Panels
	for i := range all {
		for _, end := range [...]model.Point{all[i].From, all[i].To} {
			off, on := alongPanel(x, k.Length, end)
			if on && inOpening(k, off) && !walks.Overhead(p, all[i]) {
				return &all[i], off
			}
		}
	}
	return nil, 0
}

// endsInOpening reports a panel that ends in an opening.
func endsInOpening(p *check.Pass, x, in model.Panel, off model.Length) {
	end := in.From
	if at, on := alongPanel(x, walks.KindOf(p, x).Length, in.To); on && at == off {
		end = in.To
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s ends in %s, %s inches along it", parts.PanelName(p, in), parts.PanelName(p, x), off),
		Remedy:  "let it end at a post, or draw the opening elsewhere",
		Range:   parts.PanelRange(p, in),
		Place:   p.Place(end),
		Related: []diag.Related{relatedPanel(p, x)},
		Marks:   []diag.Mark{edgeOf(x, "opening"), edgeOf(in, "ends in it")},
	}
	for _, o := range walks.KindOf(p, x).Openings {
		if o.Pass != model.NoPass {
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s is open from %s to %s inches", parts.PanelName(p, x), o.From, o.To))
		}
	}
	p.Report(d)
}
