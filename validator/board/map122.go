package board

import (
	"fmt"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map122 finds words on the map that run into each other.
func map122() check.Check {
	return check.Check{
		Code:     "MAP122",
		Title:    "two labels on top of each other",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: fmt.Sprintf("Two labels of the map overlap, so that neither can be read. Labels are printed with their middle at `at`, in letters "+
			"about %s inches high and half as wide. Move one of them, or leave one out.", letterHeight),
		Before: "board: labels: [{at: [4, 4], text: \"Stores\"}, {at: [4.5, 4.25], text: \"Cold stores\"}]",
		After:  "board: labels: [{at: [4, 4], text: \"Stores\"}, {at: [4.5, 5], text: \"Cold stores\"}]",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for i, l := range p.Mission.Board.Labels {
					other := overprinted(l, p.Mission.Board.Labels[:i])
					if other >= 0 { // core
						overprint(p, other, i)
					}
				}
			})
		},
	}
}

// The letters of labels on a map where an inch of the board is shown as an inch.
const (
	letterHeight model.Length = 42
	letterWidth  model.Length = 21
)

// overprinted is the first of some labels that a label runs into, or -1.
func overprinted(l model.MapLabel, others []model.MapLabel) int {
	for i, o := range others {
		half := letterWidth * model.Length(utf8.RuneCountInString(l.Text)+utf8.RuneCountInString(o.Text)) / 2
		if max(l.At.Y-o.At.Y, o.At.Y-l.At.Y) < letterHeight && max(l.At.X-o.At.X, o.At.X-l.At.X) < half {
			return i
		}
	}
	return -1
}

// overprint reports two labels in one place.
func overprint(p *check.Pass, i, j int) {
	a, b := p.Mission.Board.Labels[i], p.Mission.Board.Labels[j]
	path := func(k int) string { return fmt.Sprintf("board.labels.%d", k) }
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("labels %q and %q are %s and %s inches apart across and down, and run into each other", a.Text, b.Text,
			max(a.At.X-b.At.X, b.At.X-a.At.X), max(a.At.Y-b.At.Y, b.At.Y-a.At.Y)),
		Remedy:  fmt.Sprintf("move one of them up or down by %s inches", letterHeight),
		Range:   p.First(path(j)+".at", path(j)),
		Place:   p.Place(b.At),
		Related: []diag.Related{{Range: p.Where.At(path(i)), Text: "the other one"}},
		Marks:   []diag.Mark{parts.PointOf(a.At, a.Text), parts.PointOf(b.At, b.Text)},
	})
}
