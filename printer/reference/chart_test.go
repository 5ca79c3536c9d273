package reference

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// An arrow leads on from each question but the last, and no is said as often.
func TestAChartAsksInOrder(t *testing.T) {
	r := &model.RuleSet{ID: "x", Title: "X", Charts: []model.Chart{{ID: "c", Title: "Guards", Lines: []model.ChartLine{
		{If: []string{"prone"}, Do: []string{"stand-up"}},
		{If: []string{"sees-target", "target-in-range"}, Unless: []string{"moved"}, Do: []string{"move-to-target", "close-assault"}, Text: printertest.Text("Target seen: it goes there and, if anything of its turn is left, strikes.")},
		{Do: []string{"nothing"}},
	}}}}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	for _, want := range []string{
		"On the ground?", "yes Get up", "Target in sight, target in range and not moved this turn?", "Go for the target, then strike", "It goes there and, if anything", "Otherwise", "Do nothing",
	} {
		if !strings.Contains(got, want) && !strings.Contains(strings.ReplaceAll(got, "Get up yes", "yes Get up"), want) {
			t.Errorf("the chart does not say %q:\n%s", want, got)
		}
	}
	if strings.Contains(got, "Target seen") {
		t.Error("the question is asked and said again")
	}
	if yes, no := strings.Count(got, " yes"), strings.Count(got, " no "); yes != 2 || no < 2 {
		t.Errorf("yes %d times, no %d times:\n%s", yes, no, got)
	}
}

func TestFacesOfADiePickTheLines(t *testing.T) {
	r := printertest.Rules()
	r.Dice = []model.Die{{ID: "chance", Title: "Chance die", Faces: []model.Face{{Title: "1 Hide", Number: 1, Symbol: "hide"}, {Title: "2 Move", Number: 2, Symbol: "move"}}}}
	r.Charts = []model.Chart{{Title: "People", Die: "chance", Lines: []model.ChartLine{
		{Face: "move", Do: []string{"move-by-die"}}, {Face: "hide", If: []string{"cover-near"}, Do: []string{"move-to-cover"}}, {Face: "hide", Do: []string{"nothing"}},
	}}}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	i := func(s string) int { return strings.Index(got, s) }
	if !(0 < i("People: chance die") && i("if cover in reach") < i("otherwise") && i("otherwise") < i("Go the die’s way")) {
		t.Errorf("the faces are not in the order of the die:\n%s", got)
	}
}

func TestTheQuestionIsNotSaidTwice(t *testing.T) {
	for in, want := range map[string]string{
		"Prone: gets up.": "Gets up.", "Goes on.": "Goes on.", "It strikes. Without a target: it waits.": "It strikes. Without a target: it waits.", "": "",
	} {
		if got := plain(withoutQuestion(printertest.Text(in))); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestBothSidesOfABoardStandInOnePlace(t *testing.T) {
	n := func(n int) *int { return &n }
	s := stats()[0]
	for want, l := range map[string]boardLine{
		"2":       {stats: &model.Stats{Actions: n(2)}},
		"3":       {stats: &model.Stats{Actions: n(3)}, charged: &model.Stats{Actions: n(3)}},
		"1 / 2":   {stats: &model.Stats{Actions: n(1)}, charged: &model.Stats{Actions: n(2)}},
		"1 / 4†":  {stats: &model.Stats{Actions: n(1), Assumed: []string{"actions"}}, charged: &model.Stats{Actions: n(4), Assumed: []string{"actions"}}},
		"2 / 5†":  {stats: &model.Stats{Actions: n(2)}, charged: &model.Stats{Actions: n(5), Assumed: []string{"actions"}}},
		"6†":      {stats: &model.Stats{Actions: n(6)}, charged: &model.Stats{Actions: n(6), Assumed: []string{"actions"}}},
		"–":       {stats: &model.Stats{}},
		"7":       {charged: &model.Stats{Actions: n(7)}},
		"– / 8":   {stats: &model.Stats{}, charged: &model.Stats{Actions: n(8)}},
		"9† / 10": {stats: &model.Stats{Actions: n(9), Assumed: []string{"actions"}}, charged: &model.Stats{Actions: n(10)}},
	} {
		if got := s.both(l); got != want {
			t.Errorf("both sides are shown as %q, want %q", got, want)
		}
	}
}

// Every face is drawn in a square of its own size and none on another.
func TestFacesOfADieAreSideBySide(t *testing.T) {
	w := newTest(t, &model.RuleSet{ID: "x"})
	d := model.Die{Faces: []model.Face{{Count: 1}, {Count: 2}, {Count: 3}, {Count: 4}, {Count: 9}, {Number: 6}, {Symbol: "misfire"}, {Number: 3, Symbol: "misfire"}}}
	b := w.faces(d, 57*scene.Millimetre)
	seen := 0
	for _, r := range b.Rows {
		var end scene.Unit = -1
		for _, it := range r.Items {
			g := it.(scene.Group)
			if g.Shift.X <= end || g.Shift.X+6400 > 57*scene.Millimetre {
				t.Errorf("a face stands at %d, the last one ends at %d", g.Shift.X, end)
			}
			end = g.Shift.X + 6400
			seen++
		}
	}
	if seen != len(d.Faces) {
		t.Errorf("%d faces of %d", seen, len(d.Faces))
	}
}

// What is not drawn is counted: the rest of a chart, the faces of a die, the discs of an action.
func TestWhatIsNotDrawnIsCounted(t *testing.T) {
	r := &model.RuleSet{ID: "x", Title: "X"}
	r.Play.Actions = []model.ActionKind{{ID: "a", Title: "Long march", Cost: 7}}
	c := model.Chart{ID: "c", Title: "Guards"}
	for range mostLines + 50 {
		c.Lines = append(c.Lines, model.ChartLine{If: []string{"prone"}, Do: []string{"stand-up"}})
	}
	d := model.Die{ID: "d", Title: "Die"}
	for range mostFaces + 5 {
		d.Faces = append(d.Faces, model.Face{Title: "hit"})
	}
	r.Charts, r.Dice = []model.Chart{c}, []model.Die{d}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	for _, want := range []string{"And 50 more lines.", "And 5 more faces.", "7 ×"} {
		if !strings.Contains(got, want) {
			t.Errorf("the reference does not say %q", want)
		}
	}
}
