package text

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// rimMark stands for the rim where no panel does.
const rimMark = ':'

// rim draws the edge of the board.
func (p *picture) rim() {
	for x := 0; x <= p.width; x++ {
		p.set(x, 0, rimMark, true)
		p.set(x, p.height, rimMark, true)
	}
	for y := 0; y <= p.height; y++ {
		p.set(0, y, rimMark, true)
		p.set(p.width, y, rimMark, true)
	}
}

// panel draws a panel by its spelling where it stands on the lattice, otherwise as a plain line.
func (p *picture) panel(panel model.Panel) {
	if panel.Bend != "" {
		for _, s := range panel.Straight() {
			p.stroke(s)
		}
		return
	}
	x0, y0, okFrom := p.onLattice(panel.From)
	x1, y1, okTo := p.onLattice(panel.To)
	text := p.spelling(panel)
	switch {
	case okFrom && okTo && y0 == y1 && len(text) == x1-x0-1:
		p.spell(x0+1, y0, 1, 0, text, panel)
	case okFrom && okTo && x0 == x1 && len(text) == y1-y0-1:
		p.spell(x0, y0+1, 0, 1, text, panel)
	default:
		p.stroke(panel)
	}
}

// spelling is how a panel's kind is drawn in its direction; empty if it is not.
func (p *picture) spelling(panel model.Panel) []rune {
	kind := p.kinds[panel.Kind]
	text := []rune(clean(kind.PlanDown))
	if panel.From.Y == panel.To.Y {
		text = []rune(clean(kind.Plan))
	}
	if panel.Flipped {
		slices.Reverse(text)
	}
	return text
}

// spell writes a panel's characters. Only what stands on the floor keeps keys on their side of it.
func (p *picture) spell(x, y, dx, dy int, text []rune, panel model.Panel) {
	for n, r := range text {
		p.set(x+n*dx, y+n*dy, r, !p.kinds[panel.Kind].Overhead)
	}
}

// stroke draws what has no spelling, or stands at an angle, as a line of one sign. What is
// overhead does not cover the floor's signs.
func (p *picture) stroke(panel model.Panel) {
	overhead := p.kinds[panel.Kind].Overhead
	sign := slope(panel)
	if overhead {
		sign = overheadMark
	}
	p.overhead, p.offLattice = p.overhead || overhead, p.offLattice || !overhead
	x0, y0, x1, y1 := p.column(panel.From.X), p.line(panel.From.Y), p.column(panel.To.X), p.line(panel.To.Y)
	n := max(abs(x1-x0), abs(y1-y0), 1)
	for k := 0; k <= n; k++ {
		x, y := x0+(x1-x0)*k/n, y0+(y1-y0)*k/n
		if !overhead || p.free(x, y) {
			p.set(x, y, sign, !overhead)
		}
	}
}

// overheadMark stands for panels above the figures' heads.
const overheadMark = '~'

// slope is the sign for the direction of a panel.
func slope(panel model.Panel) rune {
	dx, dy := panel.To.X-panel.From.X, panel.To.Y-panel.From.Y
	switch {
	case dy == 0:
		return '_'
	case dx == 0:
		return '!'
	case (dx > 0) == (dy > 0):
		return '\\'
	}
	return '/'
}

func abs(n int) int { return max(n, -n) }
