package xiapages

import (
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// span is a stretch of numbers of players.
func span(from, to int) string { return words.Span(from, to) }

func wordsCount(n int) string { return words.Count(n, "player") }

// picture is tiles drawn as large as a space takes, with its top left corner at 0, 0.
type picture struct {
	Grid  tile.Grid
	W, H  scene.Unit
	Items []scene.Item
}

// rimAround is the space around a picture of tiles, for the width of its lines.
const rimAround = 600

// draw paints tiles into at most width by height, hexes no larger than most (0: any size).
func (w *writer) draw(tiles []tile.Tile, width, height, most scene.Unit, opt tile.Options) picture {
	return drawTiles(w.painter(opt), tiles, width, height, most)
}

func (w *writer) painter(opt tile.Options) tile.Painter {
	return tile.Painter{Key: w.key, Set: w.Set, Opt: opt}
}

func drawTiles(p tile.Painter, tiles []tile.Tile, width, height, most scene.Unit) picture {
	const probe = 100 * mm // a hex of this width, to learn how large the whole is
	size := tile.Bounds(tile.Grid{Hex: probe}, tiles)
	hex := min((width-2*rimAround)*probe/max(1, size.W), (height-2*rimAround)*probe/max(1, size.H))
	if most > 0 {
		hex = min(hex, most)
	}
	g := tile.Grid{Hex: max(hex/2*2, 2)}
	at := tile.Bounds(g, tiles)
	g.At = scene.Point{X: rimAround - at.X, Y: rimAround - at.Y}
	p.Grid = g
	return picture{Grid: g, W: at.W + 2*rimAround, H: at.H + 2*rimAround, Items: append(p.Draw(tiles), p.Sources(tiles)...)}
}

// single is a sector by itself, as it is drawn.
func single(s *xia.Sector) []tile.Tile { return []tile.Tile{{Sector: s}} }
