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
// is not, the height is too small for the smallest piece, such as a heading with the first lines
// under it.
func Fit(blocks []Block, height scene.Unit) (here, rest []Block) {
	n, parted := pour(blocks, height)
	if len(parted) > 0 {
		return append(clone(blocks[:n]), parted[0]), append(parted[1:], blocks[n+1:]...)
	}
	if n < len(blocks) {
		n = unkept(blocks, n)
	}
	return clone(blocks[:n]), blocks[n:]
}

// pour is how many whole blocks fit into a height, and the next one parted if some of it fits too.
func pour(blocks []Block, height scene.Unit) (n int, parted []Block) {
	for i, b := range blocks {
		if i > 0 {
			height -= b.Gap
		}
		if b.Height() <= height {
			height -= b.Height()
			continue
		}
		if head, tail, ok := b.split(height); ok {
			parted = []Block{head, tail}
		}
		return i, parted
	}
	return len(blocks), nil
}

// unkept is n moved back over blocks that must not be the last of a column.
func unkept(blocks []Block, n int) int {
	for n > 0 && blocks[n-1].KeepNext {
		n--
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
	head.Rows, head.KeepNext, head.pauses = b.Rows[:n:n], false, true
	tail.Rows, tail.resumes = append(b.repeated(), b.Rows[n:]...), true
	return head, tail, true
}

// repeated is the head of a table once more after a break: for those who listen it has been said. That of a
// table that was parted before is so already, and would only be packed up once more on each page.
func (b Block) repeated() []Row {
	if b.resumes {
		return append([]Row(nil), b.Rows[:b.Head]...)
	}
	out := make([]Row, b.Head)
	for i, r := range b.Rows[:b.Head] {
		out[i] = Row{Height: r.Height, Items: []scene.Item{scene.Group{Tag: scene.Artifact, Items: r.Items}}}
	}
	return out
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

// Force is Fit for a height into which nothing fits: it lets headings go without their text, and
// takes the first row of a block that is taller. Better a row that runs over the edge than a page
// that never ends. It always takes something.
func Force(blocks []Block, height scene.Unit) (here, rest []Block) {
	if n, _ := pour(blocks, height); n > 0 {
		return clone(blocks[:n]), blocks[n:]
	}
	b := blocks[0]
	if len(b.Rows) < 2 {
		return clone(blocks[:1]), blocks[1:]
	}
	head, tail := b, b
	head.Rows, tail.Rows = b.Rows[:1], b.Rows[1:]
	head.Head, tail.Head, head.pauses, tail.resumes = 0, 0, true, true
	return []Block{head}, append([]Block{tail}, blocks[1:]...)
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
