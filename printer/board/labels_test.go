package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// longIDs is the made-up mission with the longest ids that a pack may use.
func longIDs() *model.Mission {
	m := printertest.Mission()
	tail := strings.Repeat("w", 60)
	for i := range m.Board.Crates {
		m.Board.Crates[i].ID += tail
	}
	for i := range m.Board.Airlocks {
		m.Board.Airlocks[i].ID += tail
	}
	return m
}

// An id of any length stays in the shape it belongs to, in letters that can be read.
func TestLongIDsStayInTheirShapes(t *testing.T) {
	set, m := printertest.Fonts(t), longIDs()
	picture := Map(m, printertest.Rules(), set, Full(150*scene.Millimetre))
	mat := Mat{}.Page(m, printertest.Rules(), set, "board")
	for name, page := range map[string]*scene.Page{"map": {W: picture.W, H: picture.H, Items: picture.Items}, "mat": mat} {
		for _, fault := range printertest.Faults(page, set, 0) {
			t.Errorf("%s: %s", name, fault)
		}
		inch := picture.Inch
		if name == "mat" {
			inch = scene.Inch
		}
		for _, w := range printertest.Words(page, set) {
			if strings.HasSuffix(w.Text, "…") && w.Box.W > inch*18/10 {
				t.Errorf("%s: %q is %d wide, an inch %d", name, w.Text, w.Box.W, inch)
			}
		}
	}
	if got := len(picture.Cut); got != len(m.Board.Crates)+len(m.Board.Airlocks) || !slices.Contains(picture.Cut, m.Board.Crates[0].ID) {
		t.Errorf("%d ids are said to be cut: %v", got, picture.Cut)
	}
}

func TestShortIDsAreNotCut(t *testing.T) {
	if cut := Map(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), Full(150*scene.Millimetre)).Cut; len(cut) > 0 {
		t.Errorf("cut: %v", cut)
	}
}

func TestLongTitleStaysOnTheMat(t *testing.T) {
	set, m := printertest.Fonts(t), printertest.Mission()
	m.Title, m.ID = strings.Repeat("A very long title ", 30), strings.Repeat("x", 64)
	for _, fault := range printertest.Faults(Mat{}.Page(m, printertest.Rules(), set, "board"), set, 0) {
		t.Error(fault)
	}
}
