package hexplan

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Redraw is a drawing in its usual columns. It is false for one with mistakes, which stays as it is,
// and for one that would come to mean anything else.
func Redraw(src string, terrains []xia.Terrain) (string, bool) {
	old, errs := Read(src, terrains)
	if len(errs) > 0 {
		return src, false
	}
	text := Write(tile(old), terrains)
	now, errs := Read(text, terrains)
	if len(errs) > 0 || !slices.Equal(tile(old), tile(now)) {
		return src, false
	}
	return text, true
}

// tile is the hexes without their places in the text.
func tile(drawn []Hex) []xia.Hex {
	list := make([]xia.Hex, len(drawn))
	for i, h := range drawn {
		list[i] = h.Hex
	}
	return list
}
