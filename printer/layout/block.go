package layout

import "github.com/sortie-tools/sortie/printer/scene"

// Row is the smallest piece of a passage that stays together. Its items are drawn about its own
// top left corner.
type Row struct {
	Height scene.Unit
	Items  []scene.Item
}

// Block is rows that follow each other, with rules on where they may be parted.
type Block struct {
	Rows     []Row
	Gap      scene.Unit // space above, left out at the top of a column
	KeepNext bool       // never the last thing in a column
	KeepRows int        // fewest rows to leave behind and to carry over; 0 counts as 1
	Whole    bool       // never parted
	Head     int        // rows at the top that are repeated after a break, such as a table's head
	Tag      scene.Tag  // what the rows are together to those who listen to the page; empty: each is its own

	pauses, resumes bool // the block is a part of one that was parted: its tag goes on in the next, or from the last
}

// Height is that of all rows, without the gap above.
func (b Block) Height() scene.Unit {
	var h scene.Unit
	for _, r := range b.Rows {
		h += r.Height
	}
	return h
}

// Draw places the block's rows on a page, its top left corner at (x, y).
func (b Block) Draw(page *scene.Page, x, y scene.Unit) { page.Add(b.At(x, y)...) }

// At is what the block draws with its top left corner at (x, y).
func (b Block) At(x, y scene.Unit) []scene.Item {
	var items []scene.Item
	for _, r := range b.Rows {
		if len(r.Items) > 0 {
			items = append(items, scene.Group{Shift: scene.Point{X: x, Y: y}, Items: r.Items})
		}
		y += r.Height
	}
	if b.Tag == "" || len(items) == 0 {
		return items
	}
	return []scene.Item{scene.Group{Tag: b.Tag, Pauses: b.pauses, Resumes: b.resumes, Items: items}}
}
