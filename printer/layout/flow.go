package layout

import "github.com/sortie-tools/sortie/printer/scene"

// Height is how tall blocks are when stacked, gaps between them included.
func Height(blocks []Block) scene.Unit {
	var h scene.Unit
	for i, b := range blocks {
		if i > 0 {
			h += b.Gap
		}
		h += b.Height()
	}
	return h
}

// Draw stacks blocks on a page from (x, y) down and gives the y below the last.
func Draw(page *scene.Page, x, y scene.Unit, blocks []Block) scene.Unit {
	for i, b := range blocks {
		if i > 0 {
			y += b.Gap
		}
		b.Draw(page, x, y)
		y += b.Height()
	}
	return y
}

// Fit parts blocks into those that fit into a height and the rest. If here is empty although rest
// is not, the height is too small for the smallest piece.
func Fit(blocks []Block, height scene.Unit) (here, rest []Block) {
	var y scene.Unit
	for i, b := range blocks {
		gap := b.Gap
		if i == 0 {
			gap = 0
		}
		if y+gap+b.Height() <= height {
			y += gap + b.Height()
			continue
		}
		head, tail, ok := b.split(height - y - gap)
		if ok {
			return append(clone(blocks[:i]), head), append([]Block{tail}, blocks[i+1:]...)
		}
		n := unkept(blocks, i)
		return clone(blocks[:n]), blocks[n:]
	}
	return blocks, nil
}

// unkept is i moved back over blocks that must not be the last of a column. If that leaves nothing,
// they are parted from what follows after all.
func unkept(blocks []Block, i int) int {
	n := i
	for n > 0 && blocks[n-1].KeepNext {
		n--
	}
	if n == 0 {
		return i
	}
	return n
}

func clone(blocks []Block) []Block { return append([]Block(nil), blocks...) }

// split parts a block so that its first part fits into a height.
func (b Block) split(height scene.Unit) (head, tail Block, ok bool) {
	if b.Whole {
		return b, b, false
	}
	keep := max(b.KeepRows, 1)
	n := min(b.fitting(height), len(b.Rows)-keep)
	if n < b.Head+keep {
		return b, b, false
	}
	head, tail = b, b
	head.Rows, head.KeepNext = b.Rows[:n:n], false
	tail.Rows = append(append([]Row(nil), b.Rows[:b.Head]...), b.Rows[n:]...)
	return head, tail, true
}

// fitting is how many rows from the top fit into a height.
func (b Block) fitting(height scene.Unit) int {
	for n, r := range b.Rows {
		height -= r.Height
		if height < 0 {
			return n
		}
	}
	return len(b.Rows)
}

// force takes the first row of a block although it fits nowhere: better a row that runs over the
// edge than a page that never ends.
func force(blocks []Block) (here, rest []Block) {
	b := blocks[0]
	if len(b.Rows) < 2 {
		return blocks[:1], blocks[1:]
	}
	head, tail := b, b
	head.Rows, tail.Rows = b.Rows[:1], b.Rows[1:]
	head.Head, tail.Head = 0, 0
	return []Block{head}, append([]Block{tail}, blocks[1:]...)
}

// Flow pours blocks into areas, each on its page, asking next for one after the other. It gives
// the page it ended on and the y below the last block.
func Flow(blocks []Block, next func() (*scene.Page, scene.Rect)) (*scene.Page, scene.Unit) {
	page, area := next()
	y := area.Y
	var tight int // areas in a row that took nothing
	for len(blocks) > 0 {
		here, rest := Fit(blocks, area.H)
		if len(here) == 0 && tight > 0 {
			here, rest = force(blocks)
		}
		tight++
		if len(here) > 0 {
			tight = 0
		}
		y = Draw(page, area.X, area.Y, here)
		if blocks = rest; len(blocks) > 0 {
			page, area = next()
		}
	}
	return page, y
}

// Balance parts blocks into n columns of about the same height, none taller than most; what does
// not fit is returned as rest.
func Balance(blocks []Block, n int, most scene.Unit) (columns [][]Block, rest []Block) {
	columns, rest = fill(blocks, n, most)
	if len(rest) > 0 || n < 2 {
		return columns, rest
	}
	low, high := scene.Unit(0), most // fits at high, not at low
	for high-low > scene.Millimetre/4 {
		mid := (low + high) / 2
		if cols, over := fill(blocks, n, mid); len(over) == 0 {
			columns, high = cols, mid
		} else {
			low = mid
		}
	}
	return columns, nil
}

// fill pours blocks into n columns of one height.
func fill(blocks []Block, n int, height scene.Unit) (columns [][]Block, rest []Block) {
	rest = blocks
	for range n {
		var here []Block
		here, rest = Fit(rest, height)
		columns = append(columns, here)
	}
	return columns, rest
}
