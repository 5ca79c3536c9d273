package hexplan

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Guide explains in short how a sector is drawn, for people who stand before an empty file. The table
// of terrains goes below it, see Table.
func Guide() string {
	return `How a sector is drawn

    plan: """
            .   .m  .
          .   n   nh  .
        .   n   nx  n   .
          .   .   .   .s
            .   .   .
        """
    spaces: {
        m: kind: "mission-point"
        h: {kind: "harvest", cargo: ["holo"]}
        x: kind: "exploration"
        s: {kind: "spawn-point", number: 5}
    }

  Rows     Five rows of 3, 4, 5, 4 and 3 hexes, divided by blanks. Where in
           its line a hex stands does not count; sortie fmt puts all of them
           in their columns.
  Hexes    The glyph of the terrain, as in the table below, and behind it,
           without a blank, a label where something is marked on the hex.
  Labels   A lower-case letter or a digit, once in a drawing. spaces says
           what it marks.
  Names    Elsewhere a hex is named by its row, a to e from the north, and
           its place in the row from the west: the exploration space above
           lies on c3. Its sides are c3-e, c3-se, c3-sw, c3-w, c3-nw, c3-ne.
`
}

// Table prints the terrains in columns, for people.
func Table(terrains []xia.Terrain) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-5s  %s\n", "glyph", "terrain")
	for _, t := range terrains {
		fmt.Fprintf(&b, "%-5s  %s\n", t.Plan, t.Title)
	}
	return b.String()
}
