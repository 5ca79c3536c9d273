package describe

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// ChartLines are the lines of a chart as they are looked up: by the faces of its die in the order of the die, if it
// has one, else as they are written. Lines of no face come last.
func ChartLines(c model.Chart, r *model.RuleSet) []model.ChartLine {
	i := slices.IndexFunc(r.Dice, func(d model.Die) bool { return d.ID == c.Die })
	if c.Die == "" || i < 0 {
		return c.Lines
	}
	place := map[string]int{}
	for n, f := range r.Dice[i].Faces {
		if _, known := place[f.Symbol]; !known && f.Symbol != "" {
			place[f.Symbol] = n + 1
		}
	}
	out := slices.Clone(c.Lines)
	slices.SortStableFunc(out, func(a, b model.ChartLine) int {
		return cmp.Compare(cmp.Or(place[a.Face], len(place)+len(out)+1), cmp.Or(place[b.Face], len(place)+len(out)+1))
	})
	return out
}

// ChartOften says what a chart's title cannot: that it is gone through once a turn, where the usual is once an action.
func ChartOften(c model.Chart) string {
	if c.Per == "turn" {
		return ", once a turn"
	}
	return ""
}

// ChartDie is what the die of a chart is called inside a sentence; nothing if it has none.
func ChartDie(c model.Chart, r *model.RuleSet) string {
	if c.Die == "" {
		return ""
	}
	return tell(nil, r, nil).Die(c.Die)
}
