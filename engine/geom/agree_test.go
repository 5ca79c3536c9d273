package geom

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// perBoard is how many questions are asked of each random board.
const perBoard = 4

func TestReachAgreesWithTheSlowReference(t *testing.T) {
	agreeOnReach(t, sample(1_500, 100_000), plainFloor)
}

func TestReachAgreesWithExactArithmetic(t *testing.T) {
	agreeOnReach(t, sample(50, 10_000), exactFloor)
}

func agreeOnReach(t *testing.T, boards int, reference func(*model.Board, *model.RuleSet) *refFloor) {
	rules, asked, far := testRules(), 0, 0
	for i := range boards {
		d := draw(i)
		b := d.board(rules)
		g, ref := New(b, rules), reference(b, rules)
		for range perBoard {
			asked++
			n, from, odd := 1+d.IntN(3), d.cell(g), d.IntN(2)
			unlocked := func(panel int) bool { return panel%2 == odd }
			got := g.Reach([]Cell{from}, Query{Base: model.Length(n) * model.Inch, OpenLocked: unlocked})
			if c, ok := sameReach(g, got, ref.reach(from, n, unlocked)); !ok {
				t.Fatalf("board %d, span %d from %v, locks %d: position %v\n%s", i, n, from, odd, c, picture(g, got.Has))
			}
			if n := len(got.Cells()); n > 3 && n < g.Cols*g.Rows {
				far++
			}
			for _, c := range g.Cells() {
				if p := got.Path(c); len(p) != got.Distance(c)+1 {
					t.Fatalf("board %d: path to %v has %d cells for %d steps", i, c, len(p), got.Distance(c))
				}
			}
		}
	}
	tally(t, boards, asked)
	if far < asked/4 {
		t.Errorf("the figure got somewhere and not everywhere in %d questions only", far)
	}
}

// sameReach is the first position on whose steps two answers differ.
func sameReach(g *Grid, got *CellSet, want map[Cell]int) (Cell, bool) {
	for i, d := range got.dist {
		w, ok := want[g.cell(i)]
		if !ok {
			w = -1
		}
		if int(d) != w {
			return g.cell(i), false
		}
	}
	return Cell{}, true
}

func TestSightAgreesWithTheSlowReference(t *testing.T) {
	agreeOnSight(t, sample(4_000, 100_000), plainWays)
}

func TestSightAgreesWithExactArithmetic(t *testing.T) {
	agreeOnSight(t, sample(25, 10_000), exactWays)
}

func agreeOnSight(t *testing.T, boards int, ways refWays) {
	asked, seen := 0, map[string]int{}
	for i := range boards {
		d, rules := draw(i), testRules()
		rules.Play.Sight.To = oneOf(d, "any", "any", "centre")
		g := New(d.board(rules), rules)
		q := d.sightQuery()
		s, ref := g.Sight(q), newRefSight(g, q, ways)
		for range perBoard {
			asked++
			from, to := d.spot(g), d.spot(g)
			got, want := s.Line(from, to), ref.line(from, to, q.Target)
			if !sameSight(got, want) {
				t.Fatalf("board %d from %v to %v: %+v, reference %+v", i, from, to, got, want)
			}
			if got.Seen && ref.stopped(from, got.To) {
				t.Fatalf("board %d from %v to %v: the line to %v is blocked", i, from, to, got.To)
			}
			seen[got.Cover]++
		}
	}
	tally(t, boards, asked)
	if len(seen) < 3 || seen["none"] < asked/50 || seen["partial"] < asked/50 {
		t.Errorf("the boards are too dull to prove anything: %v", seen)
	}
}

// sameSight reports whether two answers agree in everything but the end of the line.
func sameSight(a, b Sightline) bool {
	return a.Seen == b.Seen && a.Hidden == b.Hidden && a.Low == b.Low && a.Cover == b.Cover && slices.Equal(a.Stops, b.Stops)
}

// spot is where a figure stands: most often on the middle of a cell.
func (d drawn) spot(g *Grid) model.Point {
	if d.IntN(4) > 0 {
		return d.cell(g).Centre()
	}
	return model.Point{X: d.between(0, g.Cols*100), Y: d.between(0, g.Rows*100)}
}

func (d drawn) sightQuery() SightQuery {
	q := SightQuery{Target: oneOf[model.Length](d, 0, 100, 200, 75)}
	if d.IntN(2) == 0 {
		odd := d.IntN(2)
		q.Open = func(panel int) bool { return panel%2 == odd }
	}
	for range d.IntN(3) {
		q.Figures = append(q.Figures, Disc{model.Point{X: d.between(0, 900), Y: d.between(0, 900)}, oneOf[model.Length](d, 100, 200)})
	}
	return q
}
