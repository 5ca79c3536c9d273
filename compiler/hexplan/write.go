package hexplan

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// pitch is how many columns lie between the hexes of a row: two for the hex and two blanks, so that
// rows of even and odd length can stand in the gaps of each other.
const pitch = 4

// Write draws a tile: the reverse of Read. Hexes that are not there or of a terrain without a glyph
// are drawn as blanks. The last line has no line feed.
func Write(hexes []xia.Hex, terrains []xia.Terrain) string {
	var lines []string
	most := slices.Max(xia.Rows())
	for i, n := range xia.Rows() {
		var b strings.Builder
		b.WriteString(strings.Repeat(" ", (most-n)*pitch/2))
		for k := range n {
			text := glyph(hexes, xia.RowHex(i, k), terrains)
			b.WriteString(text + strings.Repeat(" ", pitch-len(text)))
		}
		lines = append(lines, strings.TrimRight(b.String(), " "))
	}
	return strings.Join(lines, "\n")
}

// glyph is what is drawn for one hex.
func glyph(hexes []xia.Hex, at xia.Axial, terrains []xia.Terrain) string {
	i := slices.IndexFunc(hexes, func(h xia.Hex) bool { return h.At == at })
	if i < 0 {
		return ""
	}
	j := slices.IndexFunc(terrains, func(t xia.Terrain) bool { return t.ID == hexes[i].Terrain })
	if j < 0 {
		return ""
	}
	return terrains[j].Plan + hexes[i].Space
}
