package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map131 finds walls that end in a doorway.
func map131() Check {
	return Check{
		Code:     "MAP131",
		Title:    "a panel ends in an opening",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "A panel meets a doorway or an arch within its opening. It stands in the way of whoever goes through, nothing holds its " +
			"end, and a figure in the doorway is on both sides of a wall at once. Let it end at a post or at a solid stretch, or put the " +
			"opening elsewhere.",
		Before: "board: plan: \"\"\"\n\t+--###--+   …\n\t    |\n\t    +       …\n\t\"\"\" // meets the doorway in its middle",
		After:  "board: plan: \"\"\"\n\t+--###--+   …\n\t        |\n\t        +   …\n\t\"\"\"",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, x := range p.Mission.Board.Panels {
					in, off := p.endingIn(x)
					if in != nil { // core
						p.endsInOpening(x, *in, off)
					}
				}
			})
		},
	}
}

// endingIn is the first panel that ends in an opening of another, and how far along that one; nil if none
// does. Overhead panels are in nobody's way.
func (p *Pass) endingIn(x model.Panel) (*model.Panel, model.Length) {
	k := p.kindOf(x)
	if !passable(k) || k.Overhead {
		return nil, 0
	}
	all := p.Mission.Board.Panels
	for i := range all {
		for _, end := range [...]model.Point{all[i].From, all[i].To} {
			off, on := alongPanel(x, k.Length, end)
			if on && inOpening(k, off) && !p.overhead(all[i]) {
				return &all[i], off
			}
		}
	}
	return nil, 0
}

// inOpening reports whether a place along a panel lies inside an opening that figures pass.
func inOpening(k *model.PanelKind, off model.Length) bool {
	for _, o := range k.Openings {
		if o.Pass != model.NoPass && o.From < off && off < o.To {
			return true
		}
	}
	return false
}

// endsInOpening reports a panel that ends in an opening.
func (p *Pass) endsInOpening(x, in model.Panel, off model.Length) {
	end := in.From
	if at, on := alongPanel(x, p.kindOf(x).Length, in.To); on && at == off {
		end = in.To
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s ends in %s, %s inches along it", p.panelName(in), p.panelName(x), off),
		Remedy:  "let it end at a post, or draw the opening elsewhere",
		Range:   p.panelRange(in),
		Place:   p.place(end),
		Related: []diag.Related{p.relatedPanel(x)},
		Marks:   []diag.Mark{edgeOf(x, "opening"), edgeOf(in, "ends in it")},
	}
	for _, o := range p.kindOf(x).Openings {
		if o.Pass != model.NoPass {
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s is open from %s to %s inches", p.panelName(x), o.From, o.To))
		}
	}
	p.Report(d)
}
