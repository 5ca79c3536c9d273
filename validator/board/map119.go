package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map119 finds links that join nothing that is not joined already.
func map119() check.Check {
	return check.Check{
		Code:     "MAP119",
		Title:    "a link that leads nowhere new",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A link ends where it begins, on the same floor and within an inch, or it joins the same two spots as another link. Most " +
			"often one was copied and its places were left as they were. Two links may begin at one spot and lead to different ones, as " +
			"the stops of a lift do.",
		Before: "board: links: {\n\twest: {from: [1, 1], to: [1, 1], board: \"gallery\"}\n\teast: {from: [1, 1], to: [1, 1], board: \"gallery\"}\n}",
		After:  "board: links: {\n\twest: {from: [1, 1], to: [1, 1], board: \"gallery\"}\n\teast: {from: [7, 1], to: [7, 1], board: \"gallery\"}\n}",
		Run: func(p *check.Pass) {
			links := links(p)
			for i, l := range links {
				d := needless(p, l, links[:i])
				if d != nil { // core
					p.Report(*d)
				}
			}
		},
	}
}

// sameSpot reports whether two points lie less than an inch apart: a base on one covers the other.
func sameSpot(a, b model.Point) bool { return parts.Closer(a, b, model.Inch) }

// needless says why a link is of no use, or nothing.
func needless(p *check.Pass, l linkAt, others []linkAt) *diag.Diagnostic {
	d := &diag.Diagnostic{
		Remedy: "move one of its ends, or take it out",
		Range:  p.First(l.path+".to", l.path),
		Place:  p.SpotOn(l.floor, l.From),
		Marks:  onFloorMarks(l.floor, parts.PointOf(l.From, "link "+l.ID)),
	}
	if l.Board == l.floor.ID && sameSpot(l.From, l.To) {
		d.Summary = fmt.Sprintf("link %s leads from %s to %s of the same floor", l.ID, parts.Point(l.From), parts.Point(l.To))
		return d
	}
	for _, o := range others {
		same := o.floor.ID == l.floor.ID && o.Board == l.Board && sameSpot(o.From, l.From) && sameSpot(o.To, l.To)
		turned := o.floor.ID == l.Board && o.Board == l.floor.ID && sameSpot(o.From, l.To) && sameSpot(o.To, l.From)
		if (same || turned) && o.OneWay == l.OneWay && !(turned && l.OneWay) {
			d.Summary = fmt.Sprintf("links %s and %s both join %s of %s and %s of %s", o.ID, l.ID, parts.Point(l.From), check.FloorName(l.floor), parts.Point(l.To), l.Board)
			d.Related = []diag.Related{{Range: p.Where.At(o.path), Text: "the other one"}}
			return d
		}
	}
	return nil
}
