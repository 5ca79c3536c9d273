package buildguide

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the wall-building guide of a mission.
func Product() product.Product {
	return product.Product{
		ID:    "build",
		Title: "building guide",
		Short: "The wall-building guide, step by step",
		Long: `Build prints how to put the board on the table: the panels, crates, furniture
and figures to take out of the boxes, with a picture of each and what the
mission's boxes lack; then the walls in a few steps that hang together, each
with what is new in it picked out and numbered; then furniture and crates,
then figures and tokens. Every floor of the mission is built.`,
		Example: `  sortie print build missions/salvage-run
  sortie print build missions/salvage-run --paper letter`,
		Kinds: []string{"mission"},
		Make: func(j *product.Job) ([]product.File, error) {
			m, ok := j.Unit.(*model.Mission)
			if !ok {
				return nil, fmt.Errorf("the building guide is made from a mission, not from a %s", j.Kind)
			}
			doc, err := Guide(j, m)
			return []product.File{{Name: "build-guide", Doc: doc}}, err
		},
	}
}

// Guide is the building guide of a mission. It fails for one with more kinds of things, or more of them,
// than anybody sets up.
func Guide(j *product.Job, m *model.Mission) (*scene.Document, error) {
	if n := board.Many(m); n > board.MaxThings {
		return nil, fmt.Errorf("the mission sets up %d things on one floor; a building guide is made of %d at most", n, board.MaxThings)
	}
	w := newWriter(j, m)
	if n := w.kinds(); n > maxKinds {
		return nil, fmt.Errorf("the mission sets up %d kinds of things; a building guide is made of %d at most", n, maxKinds)
	}
	w.list = w.allSteps()
	w.opening()
	w.needs()
	shown := w.finished(false)
	w.steps()
	if !shown {
		w.Y += page.Space
		w.finished(true)
	}
	return w.Finish(), nil
}

// maxKinds is how many kinds of things a guide lists: far more than there are in all boxes.
const maxKinds = 300

// kinds is how many kinds of things a mission sets up.
func (w *writer) kinds() int {
	return len(w.panels()) + len(w.crates()) + len(w.furniture()) + len(w.markers()) + len(w.figures())
}
