package geom

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// full reports whether the long runs were asked for: make soak sets the variable.
func full() bool { return os.Getenv("SORTIE_FULL") != "" }

// sample is how many boards a test draws: few in each test run, all of them in a long one.
func sample(few, all int) int {
	if full() {
		return all
	}
	return few
}

// drawn is a source of random boards that is the same in every run.
type drawn struct{ *rand.Rand }

func draw(board int) drawn { return drawn{rand.New(rand.NewPCG(uint64(board), 20))} }

func (d drawn) between(lo, hi int) model.Length { return model.Length(lo + d.IntN(hi-lo+1)) }

func oneOf[T any](d drawn, of ...T) T { return of[d.IntN(len(of))] }

// board is a small board whose panels stand along the axes, the diagonals and aslant, on the lattice and
// off it, with locked doors and turned pieces.
func (d drawn) board(r *model.RuleSet) *model.Board {
	b := &model.Board{Width: d.between(2, 9) * 100, Height: d.between(2, 9) * 100}
	for range d.IntN(13) {
		b.Panels = append(b.Panels, d.panel(r))
	}
	for range d.IntN(3) {
		b.Crates = append(b.Crates, model.Crate{Size: oneOf(d, r.Crates...).ID, Footprint: d.footprint()})
	}
	for range d.IntN(3) {
		b.Furniture = append(b.Furniture, model.Furniture{Kind: oneOf(d, r.Furniture...).ID, Footprint: d.footprint()})
	}
	return b
}

func (d drawn) panel(r *model.RuleSet) model.Panel {
	k := oneOf(d, r.Panels...)
	step := oneOf[model.Length](d, 1, 25, 50, 100, 200)
	p := model.Panel{Kind: k.ID, From: model.Point{X: step * d.between(-1, 8), Y: step * d.between(-1, 8)}}
	if step == 1 {
		p.From = model.Point{X: d.between(0, 900), Y: d.between(0, 900)}
	}
	aslant := k.Length * 7 / 10
	run := oneOf(d, model.Point{X: k.Length}, model.Point{Y: k.Length}, model.Point{X: aslant, Y: aslant},
		model.Point{X: -aslant, Y: aslant}, model.Point{X: d.between(-400, 400), Y: d.between(0, 400)})
	p.To = model.Point{X: p.From.X + run.X, Y: p.From.Y + run.Y}
	if d.IntN(2) == 0 {
		p.From, p.To = p.To, p.From
	}
	p.Flipped = d.IntN(2) == 0
	p.State = oneOf(d, "", model.Open, model.Closed, model.Locked)
	return p
}

func (d drawn) footprint() model.Footprint {
	turn := d.IntN(360)
	if d.IntN(2) == 0 {
		turn = 90 * d.IntN(4)
	}
	return piece(25*d.between(0, 36), 25*d.between(0, 36), 25*d.between(1, 10), 25*d.between(1, 10), turn)
}

func (d drawn) cell(g *Grid) Cell { return Cell{d.IntN(g.Cols), d.IntN(g.Rows)} }

// tally prints how many questions a test asked of how many boards.
func tally(t *testing.T, boards, questions int) {
	t.Helper()
	t.Logf("%d boards, %d questions", boards, questions)
}
