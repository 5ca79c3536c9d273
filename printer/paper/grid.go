package paper

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// The room on a sheet that is not the tile's.
const (
	DefaultMargin  = 6 * mm  // common printers reach to within 5 mm of the edge
	DefaultOverlap = 10 * mm // enough to glue, and to hide a crooked cut
	MaxOverlap     = 50 * mm // more is waste
	leastFlap      = 4 * mm  // of a flap that holds
	frame          = 5 * mm  // around the tile, for marks
	header         = 8 * mm
	footer         = 11 * mm
)

// maxTiles bounds how many sheets a page is cut into; more is a mistake in a size, and the file would
// be too big for any reader.
const maxTiles = 600

// grid is how a big page is cut: equal tiles in rows and columns.
type grid struct {
	paper      Paper
	big        scene.Rect
	rows, cols int
	tile       scene.Rect // W, H of every tile; X, Y of the first
	overlap    scene.Unit
	flap       scene.Unit  // width of the strips for glue, right of tiles and below them
	at         scene.Point // of the tile on its sheet
	margin     scene.Unit
}

// tile is one cell of the grid.
type tile struct {
	row, col int
	area     scene.Rect // of the big page
}

// newGrid finds the cut with the fewest sheets, portrait before landscape.
func newGrid(big *scene.Page, p Paper, opt TileOptions) (grid, error) {
	if err := opt.check(); err != nil {
		return grid{}, err
	}
	tall, err := cut(big, p, opt)
	wide, err2 := cut(big, p.Landscape(), opt)
	switch {
	case err != nil && err2 != nil:
		return grid{}, err
	case err != nil, err2 == nil && wide.rows*wide.cols < tall.rows*tall.cols:
		return wide, nil
	}
	return tall, nil
}

func cut(big *scene.Page, p Paper, opt TileOptions) (grid, error) {
	g := grid{paper: p, big: scene.Rect{W: big.W, H: big.H}, overlap: opt.shared(), flap: opt.flap(), margin: opt.margin()}
	roomW := p.W - 2*(g.margin+frame)
	roomH := p.H - 2*(g.margin+frame) - header - footer
	if big.W <= 0 || big.H <= 0 {
		return g, fmt.Errorf("the page to cut into tiles has no size")
	}
	if roomW < opt.overlap()+mm || roomH < opt.overlap()+mm || g.margin < 0 {
		return g, fmt.Errorf("%s paper leaves no room for a tile with a margin of %d mm and an overlap of %d mm",
			p.Name, g.margin/mm, opt.overlap()/mm)
	}
	g.cols, g.tile.W = g.share(big.W, roomW)
	g.rows, g.tile.H = g.share(big.H, roomH)
	if g.rows*g.cols > maxTiles {
		return g, fmt.Errorf("the page would need %d sheets of %s; the limit is %d", g.rows*g.cols, p.Name, maxTiles)
	}
	// Whole millimetres keep tiles on the pixels of any resolution that has whole pixels to one.
	g.at = scene.Point{
		X: (p.W - g.tile.W - g.flapRight()) / 2 / mm * mm,
		Y: g.margin + header + frame + (roomH-g.tile.H-g.flapBelow())/2/mm*mm,
	}
	return g, nil
}

// share is how many tiles cover a length, and how long each is: all alike, in whole millimetres. Where
// there are several, each leaves room for a flap.
func (g grid) share(length, room scene.Unit) (int, scene.Unit) {
	if length <= room {
		return 1, length
	}
	step := (room-g.flap)/mm*mm - g.overlap
	n := (length - g.overlap + step - 1) / step
	each := (length+(n-1)*g.overlap+n-1)/n + mm - 1
	return int(n), each / mm * mm
}

// flapRight and flapBelow are the widths of the flaps that a sheet has room for.
func (g grid) flapRight() scene.Unit {
	if g.cols > 1 {
		return g.flap
	}
	return 0
}

func (g grid) flapBelow() scene.Unit {
	if g.rows > 1 {
		return g.flap
	}
	return 0
}

// tiles lists all tiles, row by row.
func (g grid) tiles() []tile {
	var out []tile
	for r := range g.rows {
		for c := range g.cols {
			out = append(out, tile{r, c, g.area(r, c)})
		}
	}
	return out
}

// area is the part of the big page that a tile shows.
func (g grid) area(row, col int) scene.Rect {
	x := scene.Unit(col) * (g.tile.W - g.overlap)
	y := scene.Unit(row) * (g.tile.H - g.overlap)
	return scene.Rect{X: x, Y: y, W: min(g.tile.W, g.big.W-x), H: min(g.tile.H, g.big.H-y)}
}

// label names a tile: a letter for the row, a number for the column.
func label(row, col int) string {
	letters := ""
	for n := row + 1; n > 0; n = (n - 1) / 26 {
		letters = string(rune('A'+(n-1)%26)) + letters
	}
	return fmt.Sprintf("%s%d", letters, col+1)
}

func (t tile) label() string { return label(t.row, t.col) }

// choose picks the tiles with the given labels, all if there are none.
func (g grid) choose(only []string) ([]tile, error) {
	all := g.tiles()
	if len(only) == 0 {
		return all, nil
	}
	var out []tile
	for _, name := range only {
		i := slices.IndexFunc(all, func(t tile) bool { return strings.EqualFold(t.label(), strings.TrimSpace(name)) })
		if i < 0 {
			return nil, fmt.Errorf("there is no tile %q; tiles run from A1 to %s", name, label(g.rows-1, g.cols-1))
		}
		out = append(out, all[i])
	}
	return out, nil
}
