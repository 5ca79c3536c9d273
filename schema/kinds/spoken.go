package kinds

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Spoken are the words of prose in one line, as somebody reads them out.
func Spoken(blocks []model.Block) string {
	var out []string
	for _, b := range blocks {
		line := ""
		for _, in := range b.Inlines {
			line += in.Text
			if in.Break {
				line += " "
			}
		}
		out = append(out, line, Spoken(b.Blocks))
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}
