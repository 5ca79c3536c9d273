package sheet

import (
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/say"
	"github.com/sortie-tools/sortie/printer/scene"
)

// daggered is a text with a dagger if the mission's source does not give what it is about.
func (w *writer) daggered(text, path string) string { return say.Daggered(text, w.m.Assumed, path) }

// anyDagger reports whether the set-up page shows a dagger.
func (w *writer) anyDagger() bool {
	for _, l := range w.r.Hostility.Levels {
		if assumed(l) {
			return true
		}
	}
	for _, path := range []string{"setup.crew", "setup.hostility", "setup.search", "setup.events", "board"} {
		if w.daggered("", path) != "" {
			return true
		}
	}
	return false
}

// mapNote stands in the map's empty corner, where its coordinates meet; there it has so much room.
func (w *writer) mapNote(room scene.Unit) {
	note := w.daggered("map", "board")
	if note == "map" {
		return
	}
	if w.Set.Width(w.Styles.Label, note) > room {
		note = say.Dagger
	}
	w.Page.Add(w.Set.Line(w.Styles.Label, note).At(folio.MarginX, w.Y+2*scene.Millimetre)...)
}
