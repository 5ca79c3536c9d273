package cards_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

func TestDrawCalls(t *testing.T) {
	j := deckJob(t, sampleDeck())
	j.Single = true
	pages := made(t, j)[0].Doc.Pages
	printertest.Golden(t, "event.txt", scene.Dump(pages[0]))
	printertest.Golden(t, "npc.txt", scene.Dump(editionPages(t, kinds())["cards-npcs/reaper"]))
}

func TestSameCardsTwice(t *testing.T) {
	a, b := made(t, missionJob(t))[0].Doc, made(t, missionJob(t))[0].Doc
	for i := range a.Pages {
		if scene.Dump(a.Pages[i]) != scene.Dump(b.Pages[i]) {
			t.Errorf("page %s differs", a.Pages[i].Name)
		}
	}
}
