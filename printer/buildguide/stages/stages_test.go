package stages

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

const in = model.Inch

// never says that no kind is overhead.
func never(string) bool { return false }

func girders(kind string) bool { return kind == "girder" }

// board is a random board: panels of two and four inches along the lines of a lattice, each place once.
func board(t *rapid.T) *model.Board {
	b := &model.Board{Width: 24 * in, Height: 24 * in}
	taken := map[[2]model.Point]bool{}
	for range rapid.IntRange(0, 70).Draw(t, "panels") {
		from := model.Point{X: 2 * in * model.Length(rapid.IntRange(0, 12).Draw(t, "x")), Y: 2 * in * model.Length(rapid.IntRange(0, 12).Draw(t, "y"))}
		to, length := from, 2*in*model.Length(rapid.IntRange(1, 2).Draw(t, "length"))
		if rapid.Bool().Draw(t, "down") {
			to.Y += length
		} else {
			to.X += length
		}
		kind := rapid.SampledFrom([]string{"wall", "wall", "wall", "girder"}).Draw(t, "kind")
		if !taken[[2]model.Point{from, to}] {
			taken[[2]model.Point{from, to}] = true
			b.Panels = append(b.Panels, model.Panel{Kind: kind, From: from, To: to})
		}
	}
	return b
}

// Every panel is in one stage, and the stages together are the whole board.
func TestStagesPartTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := board(t)
		parts := Of(b, girders)
		var all []int
		for _, part := range parts {
			if len(part) == 0 {
				t.Fatal("an empty stage")
			}
			all = append(all, part...)
		}
		slices.Sort(all)
		for i := range b.Panels {
			if i >= len(all) || all[i] != i {
				t.Fatalf("the stages hold %v of %d panels", all, len(b.Panels))
			}
		}
		if len(parts) > most || len(parts) > Count(len(b.Panels)) {
			t.Fatalf("%d stages for %d panels", len(parts), len(b.Panels))
		}
		if again := Of(b, girders); !reflect.DeepEqual(parts, again) {
			t.Fatalf("%v, then %v", parts, again)
		}
	})
}

// What is overhead is never built before what it touches.
func TestOverheadComesLast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := board(t)
		joints := touching(b.Panels)
		at := map[int]int{}
		for n, part := range Of(b, girders) {
			for i, p := range part {
				at[p] = n*1000 + i
			}
		}
		for i, p := range b.Panels {
			for _, j := range joints[i] {
				if girders(p.Kind) && !girders(b.Panels[j].Kind) && at[i] < at[j] {
					t.Fatalf("girder %d is built before wall %d", i, j)
				}
			}
		}
	})
}

// On a board that hangs together, no stage leaves more than one piece standing by itself.
func TestStagesHangTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := connected(board(t))
		c := &cutter{panels: b.Panels, joints: touching(b.Panels)}
		parts := Of(b, never)
		stage := make([]int, len(b.Panels))
		for n, part := range parts {
			for _, i := range part {
				stage[i] = n
			}
		}
		if got := c.loose(stage); got > len(parts) {
			t.Fatalf("%d pieces stand alone in %d stages: %v", got, len(parts), parts)
		}
	})
}

// connected leaves of a board what hangs together with its first panel.
func connected(b *model.Board) *model.Board {
	c := &cutter{panels: b.Panels, joints: touching(b.Panels)}
	out := &model.Board{Width: b.Width, Height: b.Height}
	if len(b.Panels) == 0 {
		return out
	}
	for _, i := range c.piece(0, make([]int, len(b.Panels)), make([]bool, len(b.Panels))) {
		out.Panels = append(out.Panels, b.Panels[i])
	}
	return out
}

// grid is a lattice of rooms four inches wide.
func grid(rooms int) *model.Board {
	side := model.Length(rooms) * 4 * in
	b := &model.Board{Width: side, Height: side}
	for i := range model.Length(rooms + 1) {
		for j := range model.Length(rooms) {
			b.Panels = append(b.Panels,
				model.Panel{From: model.Point{X: j * 4 * in, Y: i * 4 * in}, To: model.Point{X: (j + 1) * 4 * in, Y: i * 4 * in}},
				model.Panel{From: model.Point{X: i * 4 * in, Y: j * 4 * in}, To: model.Point{X: i * 4 * in, Y: (j + 1) * 4 * in}})
		}
	}
	return b
}

// The stages of a regular board are about as large as each other, begin in the north-west and follow on
// from what stands.
func TestStagesOfRoomsAreEven(t *testing.T) {
	for rooms := 2; rooms <= 6; rooms++ {
		b := grid(rooms)
		parts := Of(b, never)
		small, large := len(b.Panels), 0
		for _, part := range parts {
			small, large = min(small, len(part)), max(large, len(part))
		}
		if len(parts) < least || large > 2*small {
			t.Errorf("%d rooms: %d stages of %d to %d panels", rooms, len(parts), small, large)
		}
		if first := b.Panels[parts[0][0]]; first.From.X+first.From.Y > b.Width/2 {
			t.Errorf("%d rooms: the first panel stands at %v", rooms, first.From)
		}
	}
}

// A stage begins with its longest run, and goes on with what touches what stands.
func TestLongRunsBeforeFillIns(t *testing.T) {
	b := &model.Board{Width: 24 * in, Height: 24 * in, Panels: []model.Panel{
		{From: model.Point{X: 4 * in, Y: 6 * in}, To: model.Point{X: 4 * in, Y: 8 * in}},
		{From: model.Point{Y: 8 * in}, To: model.Point{X: 4 * in, Y: 8 * in}},
		{From: model.Point{X: 20 * in, Y: 20 * in}, To: model.Point{X: 20 * in, Y: 24 * in}},
		{From: model.Point{X: 4 * in, Y: 8 * in}, To: model.Point{X: 8 * in, Y: 8 * in}},
	}}
	if got, want := Of(b, never), [][]int{{1, 3, 0, 2}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestCountOfStages(t *testing.T) {
	for n, want := range map[int]int{0: 0, 1: 1, 5: 1, 6: 3, 12: 3, 27: 3, 28: 4, 30: 4, 46: 6, 500: 6} {
		if got := Count(n); got != want {
			t.Errorf("%d panels: %d stages, want %d", n, got, want)
		}
	}
	if got := Of(&model.Board{}, never); len(got) != 0 && len(got[0]) != 0 {
		t.Errorf("an empty board has stages: %v", got)
	}
}

// Boards that nobody builds are put into order in time.
func TestHostileBoards(t *testing.T) {
	start := proctime.Start()
	same := &model.Board{}
	for range 1500 {
		same.Panels = append(same.Panels, model.Panel{Kind: "wall"})
	}
	far := &model.Board{Panels: []model.Panel{{From: model.Point{X: -1 << 40}, To: model.Point{X: 1 << 40}}, {From: model.Point{Y: -1 << 40}, To: model.Point{Y: 1 << 40}}}}
	for _, b := range []*model.Board{grid(26), same, far} {
		n := 0
		for _, part := range Of(b, never) {
			n += len(part)
		}
		if n != len(b.Panels) {
			t.Errorf("%d of %d panels", n, len(b.Panels))
		}
	}
	if took := start.Used(); took > 20*time.Second {
		t.Errorf("took %v", took)
	}
}
