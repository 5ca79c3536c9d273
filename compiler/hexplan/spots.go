package hexplan

import "github.com/sortie-tools/sortie/schema/model/xia"

// Spots are the hexes of a drawing with their places in the text, whatever is drawn there. A drawing of any other rows than those of
// a tile has none: nobody can tell which hex is which.
func Spots(src string) []Hex {
	rows := split(src)
	if len(src) > MaxSource || len(rows) != len(xia.Rows()) {
		return nil
	}
	var all []Hex
	for i, r := range rows {
		if len(r.words) != xia.Rows()[i] {
			return nil
		}
		for n, w := range r.words {
			at := xia.RowHex(i, n)
			all = append(all, Hex{Hex: xia.Hex{ID: xia.HexName(at), At: at}, Line: r.line, Col: w.column, EndCol: w.column + len(w.text)})
		}
	}
	return all
}
