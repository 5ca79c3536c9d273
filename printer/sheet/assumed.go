package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// dagger marks what no source gives; daggerNote explains it, once, under the hostility track.
const (
	dagger     = "†"
	daggerNote = dagger + " Filled in by us: the sources do not give it."
)

// daggered is a text with a dagger if the mission's source does not give what it is about: the value at
// a path, a part of it, or something that it is part of.
func (w *writer) daggered(text, path string) string {
	for _, p := range w.m.Assumed {
		if p == path || strings.HasPrefix(p, path+".") || strings.HasPrefix(path, p+".") {
			return text + dagger
		}
	}
	return text
}

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

// mapNote stands in the map's empty corner, where its coordinates meet.
func (w *writer) mapNote() {
	if note := w.daggered("map", "board"); note != "map" {
		w.page.Add(w.set.Line(w.st.label, note).At(marginX, w.y+2*scene.Millimetre)...)
	}
}
