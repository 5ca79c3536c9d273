package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// spn002 finds entry points that share a number (seed 000:1248).
func spn002() Check {
	return Check{
		Code:     "SPN002",
		Title:    "two entry points have the same number",
		Severity: diag.Error,
		Needs:    []Capability{Entries},
		Text: "A number on the die must lead to one place. `\"1\"` and `\"01\"` are the same number. Boards beside each other may " +
			"each have their own.",
		Before: "board: entries: {\n\t\"1\":  {side: \"north\", at: 5.5}\n\t\"01\": {side: \"south\", at: 5.5}\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"south\", at: 5.5}\n}",
		Run: func(p *Pass) {
			points := p.entryPoints()
			for i, s := range points {
				if first, double := twin(points, i); double { // core
					p.sameNumber(points, first, s)
				}
			}
		},
	}
}

// sameNumber reports two points of arrival that one result leads to.
func (p *Pass) sameNumber(points []spawnPoint, first, s spawnPoint) {
	missing := p.withoutPoint(points)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%ss %q and %q both have the number %d", s.noun, first.id, s.id, s.number),
		Remedy:  "give one of them another number",
		Range:   p.first(s.path+".number", s.path),
		Place:   p.spotOn(s.floor, s.at),
		Related: []diag.Related{{Range: p.first(first.path+".number", first.path), Text: "the other one"}},
		Marks: []diag.Mark{
			onFloor(pointOf(first.at, fmt.Sprint(s.number)), s.floor), onFloor(pointOf(s.at, fmt.Sprint(s.number)), s.floor),
		},
		Reasons: []string{
			"numbers on the board: " + numbersOf(points),
			"results of the die without a point: " + numerals(missing),
		},
	}
	if len(missing) > 0 {
		d.Remedy = fmt.Sprintf("give one of them the number %s, which no point has", english.List(numberWords(missing), "or"))
	}
	if n, one := p.renumber(points); one {
		d.Fix = p.numberFix(s, n)
	}
	p.Report(d)
}
