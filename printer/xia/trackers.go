package xiapages

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// No document gives the sizes of mats and pieces. What matters is that they fit each
// other, so that outfits, markers and cubes lie in the cells of a mat; all of them are assumptions.
const (
	holdCell   = 15 * mm // a space of a Hold, and a section of an outfit
	markerSide = 11 * mm // a Marker
	energySide = 10 * mm // a number of the Energy Meter
	tokenSide  = 20 * mm // an Exploration Token, an Impulse Token, a coin
)

func trackersProduct() product.Product {
	return product.Product{
		ID: "trackers", Title: "Ship mats and tracks", Short: "Ship mats, the Fame track and a log for each captain",
		Long: `Trackers are the mats of all ships, with their Hold at the size of the printed
outfits, Energy Meter and places for Markers; the Fame track with its title
spaces; and a log in which a captain notes missions, titles and tokens.`,
		Example: "sortie print trackers missions/xia/first-game",
		Kinds:   []string{kindScenario, product.Edition},
		Make: func(j *product.Job) ([]product.File, error) {
			doc := Trackers(j)
			if doc == nil {
				return nil, nil
			}
			return []product.File{{Name: "trackers", Doc: doc}}, nil
		},
	}
}

// Trackers are the mats, the track and the log of a scenario or an edition; nil where the rule set has none.
func Trackers(j *product.Job) *scene.Document {
	w := newWriter(j, "Ship mats and tracks")
	w.Measured = "Cut out along the frames · print at 100 %, actual size"
	if len(w.r.Ships) == 0 && len(w.r.Victories) == 0 {
		return nil
	}
	w.fameBoard()
	w.shipMats()
	w.npcBoards()
	w.captainLogs()
	return w.Finish()
}

// goal is the Fame that wins: the scenario's, or the most that the edition plays to.
func (w *writer) goal() int {
	if s, ok := w.job.Unit.(*xia.Scenario); ok && s.Fame > 0 {
		return s.Fame
	}
	top := 0
	for _, v := range w.r.Victories {
		top = max(top, v.Fame)
	}
	return top
}

// shows says of a place on a page of a scenario's trackers what of the scenario it shows.
func (w *writer) shows(path string, at scene.Rect) {
	if _, ok := w.job.Unit.(*xia.Scenario); ok {
		w.Page.Add(scene.Source{Area: at, Path: path})
	}
}

// titleSpace reports whether a space of the Fame track draws a title.
func (w *writer) titleSpace(n int) bool { return slices.Contains(w.r.TitleDeck.Spaces, n) }
