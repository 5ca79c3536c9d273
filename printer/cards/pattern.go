package cards

import "github.com/sortie-tools/sortie/printer/scene"

// maxStrokes bounds the lines of a pattern.
const patternStep = 4 * mm

// pattern is the nth pattern in a rectangle. Those that follow each other differ in shape; further on they
// come again, wider.
func pattern(n int, r scene.Rect, c scene.Colour) []scene.Item {
	if n < 0 {
		n = 0
	}
	all := patterns()
	step := patternStep + scene.Unit(n/len(all)%4)*1500
	var p scene.Path
	all[n%len(all)](&p, r, step)
	return []scene.Item{scene.Stroke{Path: p, Colour: c, Width: 350}}
}

// patterns draw into a rectangle in a step.
func patterns() []func(p *scene.Path, r scene.Rect, step scene.Unit) {
	return []func(p *scene.Path, r scene.Rect, step scene.Unit){
		honeycomb, chevrons, slants, rings, lattice, waves, crosses, bricks, triangles, steps,
	}
}

// grid calls f for the points of a grid over the rectangle, with their column and row.
func grid(r scene.Rect, dx, dy scene.Unit, f func(x, y scene.Unit, col, row int)) {
	for row := 0; scene.Unit(row)*dy <= r.H+dy; row++ {
		for col := 0; scene.Unit(col)*dx <= r.W+dx; col++ {
			f(r.X+scene.Unit(col)*dx, r.Y+scene.Unit(row)*dy, col, row)
		}
	}
}

func honeycomb(p *scene.Path, r scene.Rect, s scene.Unit) {
	h := s * 2 / 3 // side of a cell
	grid(r, s*1155/1000, s, func(x, y scene.Unit, col, row int) {
		if col%2 == 1 {
			y += s / 2
		}
		half := h / 2
		p.Move(x-half, y-s/2).Line(x+half, y-s/2).Line(x+h*86/100, y).Line(x+half, y+s/2)
	})
}

func chevrons(p *scene.Path, r scene.Rect, s scene.Unit) {
	for y := r.Y - s; y <= r.Y+r.H+s; y += s {
		p.Move(r.X, y)
		for x, up := r.X, true; x <= r.X+r.W; up = !up {
			x += s * 2
			to := y
			if up {
				to += s
			}
			p.Line(x, to)
		}
	}
}

func slants(p *scene.Path, r scene.Rect, s scene.Unit) {
	for x := r.X - r.H; x <= r.X+r.W; x += s {
		p.Move(x, r.Y+r.H).Line(x+r.H, r.Y)
	}
}

func rings(p *scene.Path, r scene.Rect, s scene.Unit) {
	grid(r, 2*s, 2*s, func(x, y scene.Unit, col, row int) {
		p.Append(scene.CirclePath(scene.Point{X: x, Y: y}, s*8/10))
		p.Append(scene.CirclePath(scene.Point{X: x, Y: y}, s*3/10))
	})
}

func lattice(p *scene.Path, r scene.Rect, s scene.Unit) {
	slants(p, r, s*3/2)
	for x := r.X - r.H; x <= r.X+r.W; x += s * 3 / 2 {
		p.Move(x, r.Y).Line(x+r.H, r.Y+r.H)
	}
}

func waves(p *scene.Path, r scene.Rect, s scene.Unit) {
	for y := r.Y; y <= r.Y+r.H; y += s * 3 / 4 {
		p.Move(r.X, y)
		for x, up := r.X, scene.Unit(1); x <= r.X+r.W; up = -up {
			p.Curve(x+s*2/3, y+up*s*2/3, x+s*4/3, y+up*s*2/3, x+2*s, y)
			x += 2 * s
		}
	}
}

func crosses(p *scene.Path, r scene.Rect, s scene.Unit) {
	grid(r, s, s, func(x, y scene.Unit, col, row int) {
		if (col+row)%2 == 0 {
			a := s * 3 / 10
			p.Move(x-a, y).Line(x+a, y).Move(x, y-a).Line(x, y+a)
		}
	})
}

func bricks(p *scene.Path, r scene.Rect, s scene.Unit) {
	grid(r, 2*s, s, func(x, y scene.Unit, col, row int) {
		if col == 0 {
			p.Move(r.X, y).Line(r.X+r.W, y)
		}
		if row%2 == 1 {
			x += s
		}
		p.Move(x, y).Line(x, y+s)
	})
}

func triangles(p *scene.Path, r scene.Rect, s scene.Unit) {
	grid(r, 2*s, s*3/2, func(x, y scene.Unit, col, row int) {
		if row%2 == 1 {
			x += s
		}
		p.Move(x-s*6/10, y+s*5/10).Line(x, y-s*5/10).Line(x+s*6/10, y+s*5/10).Close()
	})
}

func steps(p *scene.Path, r scene.Rect, s scene.Unit) {
	for x := r.X - r.H - r.W; x <= r.X+r.W; x += s * 3 {
		p.Move(x, r.Y)
		for y, at := r.Y, x; y <= r.Y+r.H; {
			p.Line(at+s, y).Line(at+s, y+s)
			at, y = at+s, y+s
		}
	}
}
