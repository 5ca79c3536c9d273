package trackers

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// proof is what the author of a mission or a crew wrote that a track or a board has no room for. Texts of the
// rule set are not an author's to shorten.
func proof(j *product.Job) []product.Cut {
	m, mission := j.Unit.(*model.Mission)
	if mission && (m == nil || len(m.Setup.Marks)+len(m.Setup.Counters) == 0) { // all else on a track is the rule set's
		return nil
	}
	if limits(j) != nil {
		return nil // Make says what is wrong
	}
	w := newWriter(j, "")
	switch u := j.Unit.(type) {
	case *model.Mission:
		w.proofTrack(j, u)
	case *model.Crew:
		if u != nil {
			w.cards(crewTraders(u, w.r))
			w.ship(u)
		}
	}
	return w.cuts
}

// proofTrack notes which of a mission's own words its track has no room for. No level needs to be laid out for it.
func (w *writer) proofTrack(j *product.Job, m *model.Mission) {
	t := w.trackOf(j, m)
	before, widths := 0, t.bringsWidths()
	for i, l := range t.r.Hostility.Levels {
		for _, k := range t.marksAt(l, before) {
			t.about("setup.marks." + k.ID)
			t.noteCut(t.Styles.Strong, markText(k), widths[i]-markIndent)
		}
		before += l.Holes
	}
	for _, c := range t.tracks() {
		t.about(c.path)
		t.noteCut(t.Styles.Heading, layout.Capitals(c.title), t.rowWidth(c)-3*mm)
	}
}

// about says what the next lines are about: the path of their text in the unit. An empty path is nothing that
// the unit's author wrote.
func (w *writer) about(path string) { w.path = path }

// noteCut remembers a text that is shortened on a line.
func (w *writer) noteCut(st layout.Style, text string, width scene.Unit) {
	st = w.Fitted(st, text, width, page.Points(60))
	shown := w.Set.Shorten(st, text, width)
	if w.path == "" || shown == text {
		return
	}
	cut := product.Cut{
		Path: w.path, What: fmt.Sprintf("“%s”", shown), Place: "its line",
		Remedy: fmt.Sprintf("shorten it by about %d letters", utf8.RuneCountInString(text)-utf8.RuneCountInString(shown)+1),
	}
	if !slices.Contains(w.cuts, cut) {
		w.cuts = append(w.cuts, cut)
	}
}
