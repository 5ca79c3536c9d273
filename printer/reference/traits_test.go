package reference

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// A level tells every way to use it, however deep one stands in another, and the phase that it is used in.
func TestLevelsTellEveryWay(t *testing.T) {
	way := func(text string, also ...model.SkillLevel) model.SkillLevel {
		return model.SkillLevel{Text: printertest.Text(text), Also: also}
	}
	l := way("One.", way("Two.", way("Three.", way("Four.", way("Five.", way("Six."))))))
	l.Phase, l.Use = "trade", "passive"
	got := ""
	for _, in := range levelWords("2", l) {
		got += in.Text
	}
	if want := "2 P In the trade phase: One. Two. Three. Four. Five. Six. "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
