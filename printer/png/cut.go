package png

// cut is a polygon's part inside a box, found by cutting it along one side after the other
// (Sutherland and Hodgman). Edges along the sides may run to and fro; they enclose nothing.
func cut(pts []pt, b box) []pt {
	pts = along(pts, func(p pt) float64 { return p.x - b.x0 })
	pts = along(pts, func(p pt) float64 { return b.x1 - p.x })
	pts = along(pts, func(p pt) float64 { return p.y - b.y0 })
	return along(pts, func(p pt) float64 { return b.y1 - p.y })
}

// along is a polygon's part on the side of a line where inside is not negative; inside is the
// distance from the line.
func along(pts []pt, inside func(pt) float64) []pt {
	if within(pts, inside) {
		return pts
	}
	out := make([]pt, 0, len(pts)+2)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		dp, dq := inside(p), inside(q)
		if dp >= 0 {
			out = append(out, p)
		}
		if (dp < 0) != (dq < 0) {
			t := dp / (dp - dq)
			out = append(out, pt{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t})
		}
	}
	return out
}

func within(pts []pt, inside func(pt) float64) bool {
	for _, p := range pts {
		if inside(p) < 0 {
			return false
		}
	}
	return true
}
