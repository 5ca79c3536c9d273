package trackers

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// What a table takes, several times over. A pack may list thousands.
const (
	maxList     = 200
	maxHoles    = 160 // of one level: a sheet of them
	maxArrivals = 16  // of one level: they stand below each other beside its holes
	maxMarks    = 12
	maxTracks   = 40
)

// limits is an error that says what there is too much of.
func limits(j *product.Job) error {
	for _, c := range counts(j) {
		if c.n > c.most {
			return fmt.Errorf("there are %d %s; trackers are drawn for at most %d", c.n, c.what, c.most)
		}
	}
	return nil
}

// count is how many there are of something, and how many there may be.
type count struct {
	what    string
	n, most int
}

// counts are those of all lists that are drawn.
func counts(j *product.Job) []count {
	r := j.CoreSpace()
	out := []count{
		{"levels of hostility", len(r.Hostility.Levels), maxList}, {"groups of NPCs", len(r.Groups), maxList}, {"kinds of NPC", len(r.NPCs), maxList},
		{"classes", len(r.Classes), maxList}, {"traders", len(r.Traders), maxList}, {"upgrades", len(r.Upgrades), maxList},
		{"systems of a ship", len(r.Ship.Systems), maxList},
	}
	for _, l := range r.Hostility.Levels {
		out = append(out, count{"holes at a level", l.Holes, maxHoles}, count{"arrivals at a level", len(l.Arrivals), maxArrivals})
	}
	switch u := j.Unit.(type) {
	case *model.Mission:
		if u != nil {
			out = append(out, count{"counters and ends of the game", len(u.Setup.Counters) + len(u.Ends), maxTracks},
				count{"marks on the track", len(u.Setup.Marks), maxMarks}, count{"variations", len(u.Variations), maxTracks})
		}
	case *model.Crew:
		if u != nil {
			out = append(out, count{"traders of a crew", len(u.Traders), maxList})
		}
	}
	return out
}
