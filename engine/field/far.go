package field

import "github.com/sortie-tools/sortie/schema/model"

// measure fills the table of straight distances by columns and rows.
func (f *Field) measure() {
	for floor := range f.first {
		g := f.Building.Grid(floor)
		f.cols, f.rows = max(f.cols, g.Cols), max(f.rows, g.Rows)
	}
	wide := 2*f.rows + 1
	f.far = make([]int32, 2*f.cols*wide)
	for i := range f.far {
		x, y := i/wide-f.cols, i%wide-f.rows
		f.far[i] = int32(root(x*x + y*y))
	}
	for i := range f.place {
		p := &f.place[i]
		p.sum = int32(p.col)*int32(wide) + int32(p.row)
	}
	f.same = int32(f.cols*wide + f.rows)
}

// root is the square root of a number of square inches in hundredths of an inch, rounded to the nearest. No distance
// between centres lies within half a hundredth of a bound that is a whole inch unless it is that inch.
func root(n int) model.Length {
	square, r := n*10_000, 0
	for step := farthest; step > 0; step >>= 1 {
		if (r+step)*(r+step) <= square {
			r += step
		}
	}
	if square-r*r > r {
		r++
	}
	return model.Length(r)
}

// farthest is more than any distance on a board, as a power of two of which the square is an int on every machine.
const farthest = 1 << 14

// Far is how far the centres of two cells of one floor lie apart; NoWay on different floors.
func (f *Field) Far(a, b Cell) model.Length {
	s, t := &f.place[a], &f.place[b]
	if s.floor != t.floor {
		return NoWay
	}
	return model.Length(f.far[f.same+t.sum-s.sum])
}

// Around calls a function with every cell of a floor that lies no more than so many columns and rows from another, in their
// order.
func (f *Field) Around(c Cell, cells int, do func(Cell)) {
	at := f.Spots[c]
	g := f.Building.Grid(at.Floor)
	for row := max(at.Row-cells, 0); row <= min(at.Row+cells, g.Rows-1); row++ {
		first := f.first[at.Floor] + row*g.Cols
		for col := max(at.Col-cells, 0); col <= min(at.Col+cells, g.Cols-1); col++ {
			do(Cell(first + col))
		}
	}
}

// Apart is how far the edges of two bases of an inch lie apart (seed 000:486-492); NoWay on different floors.
func (f *Field) Apart(a, b Cell) model.Length {
	d := f.Far(a, b)
	if d == NoWay {
		return d
	}
	return max(d-model.Inch, 0)
}

// Within reports whether a walk of so many steps could lead from one cell to another, as far as columns and rows tell; where
// links lead from floor to floor nobody can say, and it always is.
func (f *Field) Within(a, b Cell, steps int16) bool {
	s, t := &f.place[a], &f.place[b]
	x, y := s.col-t.col, s.row-t.row
	return f.linked || s.floor == t.floor && max(x, -x) <= steps && max(y, -y) <= steps
}
