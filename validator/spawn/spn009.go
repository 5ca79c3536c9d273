package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn009 finds results of the die that lead to no marker of a kind that figures arrive at (seed 002:3007-3011,
// 3102-3110).
func spn009() check.Check {
	return check.Check{
		Code:     "SPN009",
		Title:    "a numbered place of arrival is missing",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Entries, check.Track},
		Requires: []check.AnyFact{arrivals.Arrivals, parts.UnknownNames},
		Text: "Some NPCs arrive on markers inside the board instead of at its edge, such as drones on patrol points. The same die " +
			"picks the one, so there must be a marker for each number on it; one without a number stands for none. When a missing " +
			"number comes up, nobody knows where the arrivals go. Where no marker of the kind has a number, the players pick one at random " +
			"by other means, and nothing is reported. A board without any marker of the kind is [HST003](HST003.md).",
		Before: "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", at: [16.5, 7.5]}\n\t// … and 3 to 6\n}",
		After:  "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", number: 2, at: [16.5, 7.5]}\n\t// … and 3 to 6\n}",
		Run: func(p *check.Pass) {
			for _, kind := range arrivals.RolledKinds(p) {
				points := arrivals.MarkersOf(p, kind)
				missing := withoutPoint(p, points)
				if _, one := renumber(p, points); one && !offDie(p, stray(p, points)[0].Number) {
					continue // one of two alike, which is reported as such
				}
				if len(missing) > 0 && numbered(points) && !parts.UnknownIn(p, "board.markers") { // core
					missingMarkers(p, points, missing)
				}
			}
		},
	}
}

// numbered reports whether some point has a number.
func numbered(points []arrivals.SpawnPoint) bool {
	return slices.ContainsFunc(points, func(s arrivals.SpawnPoint) bool { return s.Number != 0 })
}

// missingMarkers reports the results that no marker of a kind has.
func missingMarkers(p *check.Pass, points []arrivals.SpawnPoint, missing []int) {
	first, r := points[0], p.Rules.Board.Entries
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("there is no %s %s", first.Noun, parts.Numerals(missing)),
		Details: []string{fmt.Sprintf("the die that picks one shows %d to %d", r.Min, r.Max), comesOut(p, first.Kind)},
		Remedy:  "add what is missing under " + parts.FloorPath(first.Path) + ".markers, with a number",
		Range:   p.Where.At(parts.FloorPath(first.Path) + ".markers"),
		Reasons: []string{
			fmt.Sprintf("the die shows %d to %d; what must lead to a %s: %s", r.Min, r.Max, first.Noun, parts.Numerals(arrivals.RolledFor(p))),
			fmt.Sprintf("numbers on the board: %s (0: none given)", numbersOf(points)),
			"without one: " + parts.Numerals(missing),
		},
		Marks: pointMarks(points),
	}
	if len(missing) > 1 {
		d.Summary = fmt.Sprintf("there are no %ss %s", first.Noun, parts.Numerals(missing))
	}
	if n, one := renumber(p, points); one {
		s := stray(p, points)[0]
		d.Range, d.Place, d.Fix = p.First(s.Path+".number", s.Path), p.SpotOn(s.Floor, s.At), numberFix(p, s, n)
		d.Remedy = fmt.Sprintf("give %s the number %d", s.ID, n)
	}
	p.Report(d)
}

// comesOut says which NPCs arrive at a kind of marker, and from which level.
func comesOut(p *check.Pass, kind string) string {
	for _, a := range arrivals.Arrivals.Of(p) {
		if a.At == kind {
			return fmt.Sprintf("%s arrives there from %q", a.NPC.Title, a.Title)
		}
	}
	return "nobody arrives there"
}

// pointMarks show some points of arrival with their names.
func pointMarks(points []arrivals.SpawnPoint) []diag.Mark {
	var out []diag.Mark
	for _, s := range points[:min(len(points), parts.MostNamed)] {
		out = append(out, diag.Mark{Kind: diag.SpotMark, Floor: s.Floor.ID, At: []model.Point{s.At}, Text: s.ID})
	}
	return out
}
