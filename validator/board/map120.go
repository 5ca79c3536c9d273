package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map120 finds levels and further boards that nobody gets to.
func map120() check.Check {
	return check.Check{
		Code:     "MAP120",
		Title:    "a floor that no link leads to",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Airlocks},
		Requires: []check.AnyFact{parts.Things},
		Text: "Ships dock at another floor, and no link leads from there to this level or further board, nor does the set-up deploy " +
			"anybody on it or a rule move somebody there. When something stands on it, that is an error; an empty one is a warning. Add " +
			"a link, such as stairs, from a floor that crews get to.",
		Before: "board: levels: gallery: {at: [0, 0], size: [8, 4], plan: _gallery}",
		After:  "board: {\n\tlevels: gallery: {at: [0, 0], size: [8, 4], plan: _gallery}\n\tlinks: stairs: {from: [4, 6], to: [4, 3.5], board: \"gallery\"}\n}",
		Run: func(p *check.Pass) {
			far, stray := farFloors(p), strayLink(p)
			for _, f := range p.Mission.Floors() {
				if far[f.ID] && !stray { // core
					farFloor(p, f, far)
				}
			}
		},
	}
}

// strayLink reports whether a link leads to a floor that there is not: its name is the mistake.
func strayLink(p *check.Pass) bool {
	return slices.ContainsFunc(p.Mission.Floors(), func(f model.NamedFloor) bool {
		return slices.ContainsFunc(f.Board.Links, func(l model.Link) bool { return walks.Floor(p, l.Board) == nil })
	})
}

// farFloor reports a floor that nobody gets to.
func farFloor(p *check.Pass, f model.NamedFloor, far map[string]bool) {
	links := links(p)
	lead := "no link"
	if len(links) > 0 {
		lead = "none of " + english.Count(len(links), "link")
	}
	d := diag.Diagnostic{
		Severity: diag.Warning,
		Summary:  fmt.Sprintf("%s leads crews to %s", lead, f.ID),
		Remedy:   "add a link to it on a floor that crews get to",
		Range:    p.Where.At(f.Path),
		Place:    p.SpotOn(f, model.Point{X: f.Board.Width / 2, Y: f.Board.Height / 2}),
		Marks: onFloorMarks(f, diag.Mark{
			Kind: diag.BoxMark, Text: "nobody gets here", At: []model.Point{{}, {X: f.Board.Width, Y: f.Board.Height}},
		}),
	}
	if n := len(f.Board.Crates) + len(f.Board.Furniture); n > 0 {
		d.Severity = diag.Error
		d.Summary += ", where " + english.Count(n, "piece") + map[bool]string{true: " stands", false: " stand"}[n == 1]
	}
	for _, o := range p.Mission.Floors() {
		if !far[o.ID] {
			d.Reasons = append(d.Reasons, "crews get to "+check.FloorName(o))
		}
	}
	for _, l := range links {
		if slices.Contains([]string{l.floor.ID, l.Board}, f.ID) {
			d.Related = append(d.Related, diag.Related{Range: p.Where.At(l.path), Text: whyNot(p, l, f, far)})
		}
	}
	p.Report(d)
}

// whyNot says why a link that touches a floor leads nobody there.
func whyNot(p *check.Pass, l linkAt, f model.NamedFloor, far map[string]bool) string {
	if l.floor.ID == f.ID && !far[l.Board] {
		return "this link leads away from it only"
	}
	return "nobody gets to the other end of this link either"
}
