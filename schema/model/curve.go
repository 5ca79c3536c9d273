package model

// bendParts is how many straight parts stand for a quarter of a circle: the curve bulges beyond one by less than 1 % of
// its radius, which is less than a panel is thick.
const bendParts = 6

// Straight are the straight parts of a panel, from From to To: the panel itself, unless it bends.
func (p Panel) Straight() []Panel {
	if p.Bend == "" {
		return []Panel{p}
	}
	way := p.Way()
	out := make([]Panel, bendParts)
	for i := range out {
		out[i] = p
		out[i].Bend, out[i].From, out[i].To = "", way[i], way[i+1]
	}
	return out
}

// Way are the points that a panel leads through, its ends among them.
func (p Panel) Way() []Point {
	if p.Bend == "" {
		return []Point{p.From, p.To}
	}
	turn := p.quarter()
	dx, dy := int64(p.To.X-p.From.X), int64(p.To.Y-p.From.Y)
	// Twice the middle of the circle, and twice the way from there to the first end.
	mx, my := int64(p.From.X+p.To.X)-turn*dy, int64(p.From.Y+p.To.Y)+turn*dx
	vx, vy := 2*int64(p.From.X)-mx, 2*int64(p.From.Y)-my
	out := []Point{p.From}
	for i := 1; i < bendParts; i++ {
		sin, cos := Sincos(int(turn) * i * 90 / bendParts)
		out = append(out, Point{X: halved(mx*One + vx*cos - vy*sin), Y: halved(my*One + vx*sin + vy*cos)})
	}
	return append(out, p.To)
}

// quarter is 1 for a bend to the right, clockwise on the map, and -1 for one to the left.
func (p Panel) quarter() int64 {
	if p.Bend == BendLeft {
		return -1
	}
	return 1
}

// The ways that a panel bends, looking along it from its first end.
const (
	BendLeft  = "left"
	BendRight = "right"
)

// Centre is the middle of the circle that a bent panel is a quarter of, to the nearest hundredth.
func (p Panel) Centre() Point {
	turn := p.quarter()
	dx, dy := int64(p.To.X-p.From.X), int64(p.To.Y-p.From.Y)
	return Point{X: Length((int64(p.From.X+p.To.X) - turn*dy) / 2), Y: Length((int64(p.From.Y+p.To.Y) + turn*dx) / 2)}
}

// halved is a number in units of 2 · One to the nearest whole one.
func halved(n int64) Length {
	if n < 0 {
		return Length(-((-n + One) / (2 * One)))
	}
	return Length((n + One) / (2 * One))
}

// OtherBend is the bend of a panel that is looked along from its other end.
func OtherBend(bend string) string {
	switch bend {
	case BendLeft:
		return BendRight
	case BendRight:
		return BendLeft
	}
	return ""
}
