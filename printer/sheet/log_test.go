package sheet

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// What a short briefing leaves free is ruled for notes; a full one has no room for them.
func TestFreeRoomIsForNotes(t *testing.T) {
	set, short := printertest.Fonts(t), printertest.Mission()
	short.Rules, short.Objectives, short.Players.Max = nil, nil, 1
	doc := Setup(short, printertest.Rules(), decks(), set, Options{})
	if !strings.Contains(read(doc, set), "CREW LOG") || !strings.Contains(read(doc, set), "NOTES") {
		t.Error("a page with much room has no lines for notes")
	}
	for i, page := range doc.Pages {
		for _, fault := range printertest.Faults(page, set, 5*scene.Millimetre) {
			t.Errorf("page %d: %s", i+1, fault)
		}
	}
	if full := Setup(printertest.Mission(), printertest.Rules(), decks(), set, Options{}); strings.Contains(read(full, set), "NOTES") {
		t.Error("a full page has lines for notes")
	}
}

// The table to write in keeps off the rule of the foot where there is room for that.
func TestTheLogKeepsOffTheFoot(t *testing.T) {
	set, m := printertest.Fonts(t), printertest.Mission()
	m.Rules, m.Objectives = nil, nil
	w := newWriter(m, printertest.Rules(), nil, set, Options{})
	w.Blank()
	w.logAtFoot()
	var low scene.Unit
	for _, it := range w.Page.Items {
		if s, ok := it.(scene.Stroke); ok {
			b := s.Path.Bounds()
			low = max(low, b.Y+b.H)
		}
	}
	if free := w.Bottom() - low; free < footGap {
		t.Errorf("%d µm between the table and the foot", free)
	}
}

// A game master's page of few lines has room to write on.
func TestAGameMastersPageHasLinesForNotes(t *testing.T) {
	set, m := printertest.Fonts(t), secretive()
	m.Setup.Hidden, m.Setup.Contents = nil, nil // no map
	doc := Setup(m, printertest.Rules(), decks(), set, Options{GM: true})
	last := read(&scene.Document{Pages: doc.Pages[len(doc.Pages)-1:]}, set)
	if !strings.Contains(last, "NOT FOR THE PLAYERS") || !strings.Contains(last, "NOTES") {
		t.Errorf("the page says %s", last)
	}
}
