package describe

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// House says by which house rules a pack plays the edition of a mission, and how that differs where it is the pack's own.
func House(m *model.Mission, r *model.RuleSet, house []model.HouseRules) []Note {
	var n notes
	for _, h := range house {
		switch {
		case h.Edition != m.Edition:
		case h.Base != "":
			n.add("Edition: "+h.Title, "", []string{fmt.Sprintf("It is %s with differences", h.Base)}, h.Text)
		default:
			n.add("House rules: "+h.Title, "", []string{fmt.Sprintf("These pages show %s as this group plays it", r.Title)}, h.Text)
		}
	}
	return n.list
}

// HousePassages are the texts of a pack that the pages of a mission show.
func HousePassages(m *model.Mission, house []model.HouseRules) []Passage {
	var p passages
	for _, h := range house {
		if h.Edition == m.Edition {
			p.line("house."+h.Edition+".title", h.Title)
			p.text("house."+h.Edition+".text", h.Text)
		}
	}
	return p.list
}
