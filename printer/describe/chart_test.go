package describe

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestAChartIsReadInTheOrderOfItsDie(t *testing.T) {
	r := &model.RuleSet{Dice: []model.Die{{ID: "chance", Faces: []model.Face{{Symbol: "move"}, {Symbol: "hide"}, {Symbol: "attack"}}}}}
	c := model.Chart{Die: "chance", Lines: []model.ChartLine{
		{Do: []string{"else"}}, {Face: "attack"}, {Face: "hide", If: []string{"near"}}, {Face: "hide"}, {Face: "move"},
	}}
	got := ""
	for _, l := range ChartLines(c, r) {
		got += l.Face + " " + map[bool]string{true: "near "}[len(l.If) > 0]
	}
	if want := "move hide near hide attack  "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if c.Lines[1].Face != "attack" {
		t.Error("the chart was changed")
	}
	c.Die = "another"
	if got := ChartLines(c, r); got[1].Face != "attack" {
		t.Error("without its die a chart is read as it is written")
	}
}

// A chart's die has a name; a chart without one has none.
func TestDiceOfCharts(t *testing.T) {
	r := &model.RuleSet{Dice: []model.Die{{ID: "chance", Title: "Chance die"}}}
	for want, die := range map[string]string{"chance die": "chance", "red": "red", "": ""} {
		if got := ChartDie(model.Chart{Die: die}, r); got != want {
			t.Errorf("%q: %q, want %q", die, got, want)
		}
	}
}
