package impose

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// maxPieces bounds how many pieces one document holds; readers and printers choke on more.
const maxPieces = 5000

// block is a grid of cells of one size on a sheet. A cell is a piece's trim with its bleed around it.
type block struct {
	shape      shape
	pad        scene.Unit // bleed around each trim
	at         scene.Point
	cols, rows int
	pieces     []Piece
}

// shape is what pieces of one block have in common.
type shape struct {
	w, h  scene.Unit
	round bool
}

// sheet is one side of paper with its blocks from the top down.
type sheet struct {
	frame
	blocks []block
	used   scene.Unit // height of the blocks and the gaps between them
}

// trim is where piece i of the block is cut.
func (b block) trim(i int) scene.Rect {
	col, row := scene.Unit(i%b.cols), scene.Unit(i/b.cols)
	return scene.Rect{
		X: b.at.X + col*(b.shape.w+2*b.pad) + b.pad, Y: b.at.Y + row*(b.shape.h+2*b.pad) + b.pad, W: b.shape.w, H: b.shape.h,
	}
}

// area is the block with the bleed of its outer pieces.
func (b block) area() scene.Rect {
	return scene.Rect{X: b.at.X, Y: b.at.Y, W: scene.Unit(b.cols) * (b.shape.w + 2*b.pad), H: scene.Unit(b.rows) * (b.shape.h + 2*b.pad)}
}

// batch is all pieces of a shape, each as often as it is wanted.
type batch struct {
	shape  shape
	pieces []Piece
}

// mostSize is larger than any paper; sizes beyond it are mistakes.
const mostSize = 10_000 * mm

func checkSize(p Piece) error {
	if p.W <= 0 || p.H <= 0 {
		return fmt.Errorf("piece %q has no size", p.ID)
	}
	if p.W > mostSize || p.H > mostSize {
		return fmt.Errorf("piece %q is larger than %d m", p.ID, mostSize/mm/1000)
	}
	return nil
}

// batches sorts pieces by their shapes, in the order in which the shapes come up.
func batches(pieces []Piece) ([]batch, error) {
	var out []batch
	at, total := map[shape]int{}, 0
	for _, p := range pieces {
		if err := checkSize(p); err != nil {
			return nil, err
		}
		if n := max(1, p.Copies); n > maxPieces-total {
			return nil, fmt.Errorf("there are more than %d pieces, which is the most that one file takes; print them in parts, or fewer copies", maxPieces)
		}
		s := shape{p.W, p.H, p.Round}
		i, known := at[s]
		if !known {
			i, at[s] = len(out), len(out)
			out = append(out, batch{shape: s})
		}
		for range max(1, p.Copies) {
			out[i].pieces = append(out[i].pieces, p)
			total++
		}
	}
	return out, nil
}

// pack puts all pieces on as few sheets as rows of one size allow.
func pack(pieces []Piece, p paper.Paper, pad scene.Unit) ([]*sheet, error) {
	list, err := batches(pieces)
	if err != nil {
		return nil, err
	}
	var out []*sheet
	for _, b := range list {
		if out, err = packBatch(out, b, p, pad); err != nil {
			return nil, err
		}
	}
	for _, s := range out {
		s.alike(out[0])
	}
	for _, s := range out {
		s.centre()
	}
	return out, nil
}

// alike gives a sheet with fewer pieces of a sort the cells of the first one, so that the marks of all sheets fall on
// each other and a stack can be cut at once.
func (s *sheet) alike(first *sheet) {
	if len(s.blocks) != 1 || len(first.blocks) != 1 || s.frame != first.frame {
		return
	}
	b, model := &s.blocks[0], first.blocks[0]
	if b.shape == model.shape && b.pad == model.pad {
		b.cols, b.rows, b.at = model.cols, model.rows, model.at
		s.used = scene.Unit(b.rows) * (b.shape.h + 2*b.pad)
	}
}

// packBatch lays a batch on the last sheet as far as it goes, and the rest on new ones.
func packBatch(sheets []*sheet, b batch, p paper.Paper, pad scene.Unit) ([]*sheet, error) {
	w, h := b.shape.w+2*pad, b.shape.h+2*pad
	f, err := choose(p, len(b.pieces), w, h)
	if err != nil {
		return nil, err
	}
	left := b.pieces
	if n := len(sheets); n > 0 && (sheets[n-1].frame == f || sheets[n-1].saves(f, len(left), w, h)) {
		left = sheets[n-1].take(b.shape, left, pad)
	}
	for len(left) > 0 {
		s := &sheet{frame: f}
		left = s.take(b.shape, left, pad)
		sheets = append(sheets, s)
	}
	return sheets, nil
}

// saves reports whether n cells need fewer sheets in a frame if this sheet, which lies otherwise, takes what it has
// room for. If they do not, they stay together.
func (s *sheet) saves(f frame, n int, w, h scene.Unit) bool {
	cols, rows := f.up(w, h)
	each := cols * rows
	sheets := func(n int) int { return (max(0, n) + each - 1) / each }
	return sheets(n-s.room(w, h)) < sheets(n)
}

// room is how many cells the sheet takes below what it has.
func (s *sheet) room(w, h scene.Unit) int {
	cols, rows := s.left().up(w, h)
	return cols * rows
}

// left is the sheet's frame without the part that is used.
func (s *sheet) left() frame {
	f := s.frame
	if s.used > 0 {
		f.area.H -= s.used + apart
	}
	return f
}

// take adds a block with as many of the pieces as the sheet has room for, and gives the others.
func (s *sheet) take(sh shape, pieces []Piece, pad scene.Unit) []Piece {
	w, h := sh.w+2*pad, sh.h+2*pad
	cols, rows := s.left().up(w, h)
	n := min(cols*rows, len(pieces))
	if n == 0 {
		return pieces
	}
	if s.used > 0 {
		s.used += apart
	}
	cols = min(cols, n)
	rows = (n + cols - 1) / cols
	b := block{shape: sh, pad: pad, cols: cols, rows: rows, pieces: pieces[:n]}
	b.at = scene.Point{X: (s.paper.W - scene.Unit(cols)*w) / 2, Y: s.used}
	s.blocks = append(s.blocks, b)
	s.used += scene.Unit(rows) * h
	return pieces[n:]
}

// centre moves the blocks to the middle of the paper.
func (s *sheet) centre() {
	for i := range s.blocks {
		s.blocks[i].at.Y += (s.paper.H - s.used) / 2
	}
}
