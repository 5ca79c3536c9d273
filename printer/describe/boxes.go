package describe

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Boxes are the titles of the boxes that a mission is played with: "Starter set ×2".
func Boxes(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	for _, id := range m.Boxes {
		out = append(out, kinds.Titled(r.Boxes, id, func(b model.Box) (string, string) { return b.ID, b.Title }))
	}
	return Tally(out)
}
