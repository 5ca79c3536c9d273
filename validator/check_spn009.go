package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn009 finds results of the die that lead to no marker of a kind that figures arrive at (seed 002:3007-3011,
// 3102-3110).
func spn009() Check {
	return Check{
		Code:     "SPN009",
		Title:    "a numbered place of arrival is missing",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Entries, Track},
		Text: "Some NPCs arrive on markers inside the board instead of at its edge, such as drones on patrol points. The same die " +
			"picks the one, so there must be a marker for each number on it; one without a number stands for none. When a missing " +
			"number comes up, nobody knows where the arrivals go. Where no marker of the kind has a number, the players pick one at random " +
			"by other means, and nothing is reported. A board without any marker of the kind is [HST003](HST003.md).",
		Before: "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", at: [16.5, 7.5]}\n\t// … and 3 to 6\n}",
		After:  "board: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t\"patrol-2\": {kind: \"patrol-point\", number: 2, at: [16.5, 7.5]}\n\t// … and 3 to 6\n}",
		Run: func(p *Pass) {
			for _, kind := range p.rolledKinds() {
				points := p.markersOf(kind)
				missing := p.withoutPoint(points)
				if _, one := p.renumber(points); one && !p.offDie(p.stray(points)[0].number) {
					continue // one of two alike, which is reported as such
				}
				if len(missing) > 0 && numbered(points) && !p.unknownIn("board.markers") { // core
					p.missingMarkers(points, missing)
				}
			}
		},
	}
}

// numbered reports whether some point has a number.
func numbered(points []spawnPoint) bool {
	return slices.ContainsFunc(points, func(s spawnPoint) bool { return s.number != 0 })
}

// rolledKinds are the kinds of markers among which the die picks for the arrivals of the track.
func (p *Pass) rolledKinds() []string {
	if p.nobodyArrives() {
		return nil
	}
	var out []string
	for _, a := range p.arrivals() {
		if a.at != "" && !slices.Contains(out, a.at) {
			out = append(out, a.at)
		}
	}
	return out
}

// markersOf are the markers of one kind that NPCs come out of.
func (p *Pass) markersOf(kind string) []spawnPoint {
	return slices.DeleteFunc(p.markerPoints(), func(s spawnPoint) bool { return s.kind != kind })
}

// missingMarkers reports the results that no marker of a kind has.
func (p *Pass) missingMarkers(points []spawnPoint, missing []int) {
	first, r := points[0], p.Rules.Board.Entries
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("there is no %s %s", first.noun, numerals(missing)),
		Details: []string{fmt.Sprintf("the die that picks one shows %d to %d", r.Min, r.Max), p.comesOut(first.kind)},
		Remedy:  "add what is missing under " + floorPath(first.path) + ".markers, with a number",
		Range:   p.Where.At(floorPath(first.path) + ".markers"),
		Reasons: []string{
			fmt.Sprintf("the die shows %d to %d; what must lead to a %s: %s", r.Min, r.Max, first.noun, numerals(p.rolledFor())),
			fmt.Sprintf("numbers on the board: %s (0: none given)", numbersOf(points)),
			"without one: " + numerals(missing),
		},
		Marks: pointMarks(points),
	}
	if len(missing) > 1 {
		d.Summary = fmt.Sprintf("there are no %ss %s", first.noun, numerals(missing))
	}
	if n, one := p.renumber(points); one {
		s := p.stray(points)[0]
		d.Range, d.Place, d.Fix = p.first(s.path+".number", s.path), p.spotOn(s.floor, s.at), p.numberFix(s, n)
		d.Remedy = fmt.Sprintf("give %s the number %d", s.id, n)
	}
	p.Report(d)
}

// comesOut says which NPCs arrive at a kind of marker, and from which level.
func (p *Pass) comesOut(kind string) string {
	for _, a := range p.arrivals() {
		if a.at == kind {
			return fmt.Sprintf("%s arrives there from %q", a.npc.Title, a.title)
		}
	}
	return "nobody arrives there"
}

// pointMarks show some points of arrival with their names.
func pointMarks(points []spawnPoint) []diag.Mark {
	var out []diag.Mark
	for _, s := range points[:min(len(points), mostNamed)] {
		out = append(out, diag.Mark{Kind: diag.SpotMark, Floor: s.floor.ID, At: []model.Point{s.at}, Text: s.id})
	}
	return out
}
