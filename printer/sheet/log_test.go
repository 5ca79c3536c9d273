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
