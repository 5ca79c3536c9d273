package check

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// FloorName is a floor in a sentence.
func FloorName(f model.NamedFloor) string {
	if f.ID == "" {
		return "the board"
	}
	return "the floor " + f.ID
}

// arrivalsOn are the places of a floor at which links of other floors end.
func arrivalsOn(m *model.Mission, floor string) []model.Point {
	var out []model.Point
	for _, f := range m.Floors() {
		for _, l := range f.Board.Links {
			if l.Board == floor {
				out = append(out, l.To)
			}
		}
	}
	return out
}
