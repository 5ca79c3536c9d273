package xiapages

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/product"
)

// The most of a kind that is printed. A rule set with more is told so, rather than printed in part.
const (
	maxOutfits = 500
	maxShips   = 200
	mostKinds  = 10 // of missions: the log has room for that many
	maxCards   = 5000
	maxShape   = 24 // spaces along each side
)

// limits is an error that says what there is too much of.
func limits(j *product.Job) error {
	r := rulesOf(j)
	side := 0
	for _, o := range r.Outfits {
		cols, rows := extent(o.Shape)
		side = max(side, cols, rows)
	}
	for _, s := range r.Ships {
		cols, rows := extent(s.Hold)
		side = max(side, cols, rows)
	}
	for _, list := range []struct {
		what    string
		n, most int
	}{
		{"outfits", len(r.Outfits), maxOutfits}, {"ships", len(r.Ships), maxShips}, {"kinds of mission", len(r.MissionKinds), mostKinds},
		{"spaces along the side of a shape", side, maxShape}, {"abilities", len(r.Abilities), maxCards}, {"NPCs", len(r.NPCs), maxCards},
		{"missions", peersOf(j, kindMission), maxCards}, {"titles", peersOf(j, kindTitle), maxCards},
	} {
		if list.n > list.most {
			return fmt.Errorf("there are %d %s; at most %d are printed", list.n, list.what, list.most)
		}
	}
	return nil
}

func peersOf(j *product.Job, kind string) int {
	if j.Peers == nil {
		return 0
	}
	return len(j.Peers(kind))
}

// bounded is a product that is not made of more than the limits.
func bounded(p product.Product) product.Product {
	make := p.Make
	p.Make = func(j *product.Job) ([]product.File, error) {
		if err := limits(j); err != nil {
			return nil, err
		}
		return make(j)
	}
	return p
}
