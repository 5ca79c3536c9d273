package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// KeyStrip sets groups beside each other in columns of one width. Each group has at least one; the
// others go to the groups with the longest columns.
func KeyStrip(groups []KeyGroup, width scene.Unit, columns int) Picture {
	counts := share(groups, columns)
	columns = max(1, columns, len(groups))
	column := (width - keyGutter*scene.Unit(columns-1)) / scene.Unit(columns)
	strip := Picture{W: width}
	var x scene.Unit
	for i, g := range groups {
		n := scene.Unit(counts[i])
		part := g.Draw(column*n+keyGutter*(n-1), counts[i])
		strip.Items = append(strip.Items, part.At(x, 0))
		strip.H = max(strip.H, part.H)
		x += (column + keyGutter) * n
	}
	return strip
}

// share gives columns to groups, the next always to the one that is highest.
func share(groups []KeyGroup, columns int) []int {
	counts := make([]int, len(groups))
	for i := range counts {
		counts[i] = 1
	}
	for range columns - len(groups) {
		most := 0
		for i, g := range groups {
			if g.perColumn(counts[i]) > groups[most].perColumn(counts[most]) {
				most = i
			}
		}
		if len(groups) > 0 {
			counts[most]++
		}
	}
	return counts
}

// keyRow draws one row into its place.
func (p *painter) keyRow(row keyRow, r scene.Rect) {
	sample := scene.Rect{X: r.X, Y: r.Y, W: keySample, H: r.H}
	p.sample(row.feature, sample)
	st := layout.Style{Face: layout.Body, Size: keyLabel, Colour: p.tones.Ink}
	count := layout.Line{}
	if row.count > 0 {
		soft := layout.Style{Face: layout.Mono, Size: keyLabel * 92 / 100, Colour: p.tones.Soft}
		count = p.set.Line(soft, fmt.Sprintf("×%d", row.count))
	}
	left := r.X + keySample + 1500
	st, label := p.fitted(st, row.label, r.X+r.W-left-count.Width-1000)
	base := r.Y + r.H/2 + p.set.Metrics(st).CapHeight/2
	p.add(p.set.Line(st, label).At(left, base)...)
	p.add(count.Right(r.X+r.W, base)...)
}

func (p *painter) keyHeading(text string, r scene.Rect) {
	st := layout.Style{Face: layout.Heading, Size: smallest * 11 / 10, Colour: p.tones.Accent, Tracking: 150}
	base := r.Y + r.H*68/100
	l := p.set.Line(st, layout.Capitals(text))
	p.add(l.At(r.X, base)...)
	y := base - p.set.Metrics(st).CapHeight/2
	rule := join(scene.Point{X: r.X + l.Width + 1200, Y: y}, scene.Point{X: r.X + r.W, Y: y})
	p.add(scene.Stroke{Path: rule, Colour: p.tones.Rule, Width: 150})
}
