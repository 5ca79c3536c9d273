package field

import (
	"math/bits"
	"testing"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
)

// eachField calls a test with the field of each mission that ships.
func eachField(t *testing.T, test func(t *testing.T, m shipped.Mission, f *Field)) {
	t.Helper()
	n := 0
	for _, m := range shipped.Missions(t) {
		n++
		t.Run(m.ID, func(t *testing.T) {
			f, err := New(m.Mission, m.Rules)
			if err != nil {
				t.Fatal(err)
			}
			test(t, m, f)
		})
	}
	if n < 8 {
		t.Errorf("only %d missions ship", n)
	}
}

// TestWaysAreThoseOfTheFloor compares the length of every way with the walk that geom finds, locks and all.
func TestWaysAreThoseOfTheFloor(t *testing.T) {
	eachField(t, func(t *testing.T, _ shipped.Mission, f *Field) {
		for _, odd := range []int{0, 1} {
			var shut Doors
			for i, d := range f.Doors {
				if (d.State.Barred() || d.Hidden && d.State != model.Open) && i%2 == odd {
					shut |= 1 << i
				}
			}
			open := func(l geom.Lock) bool { return !shut.Has(f.door(l.Floor, l.Panel)) }
			for from := 0; from < len(f.Spots); from += 53 {
				if !f.Free[from] {
					continue
				}
				want := f.Building.Reach([]geom.Spot{f.Spots[from]}, geom.Walker{Open: open, Corner: f.corner})
				for to := range f.Spots {
					s := f.Spots[to]
					got := f.Way(Cell(from), Cell(to), shut)
					if got == NoWay {
						got = -1
					}
					if w := want.Length(s.Floor, s.Cell); got != w {
						t.Fatalf("from %v to %v: %d, the floor says %d", f.Spots[from], s, got, w)
					}
				}
			}
		}
	})
}

// TestRaysAreTheSightOfTheFloor compares what is seen with geom, with doors open and shut, and somebody between.
func TestRaysAreTheSightOfTheFloor(t *testing.T) {
	hidden := 0
	eachField(t, func(t *testing.T, m shipped.Mission, f *Field) {
		n := len(f.Spots)
		for i := range 1_500 {
			from, to, third := Cell(i%25*7919%n), Cell(i*104_729%n), Cell(i*1_299_709%n)
			a, b, c := f.Spots[from], f.Spots[to], f.Spots[third]
			if a.Floor != b.Floor || a.Floor != c.Floor || from == third || to == third {
				continue
			}
			shut := Doors(0)
			if i%2 == 0 {
				shut = ^shut
			}
			s := f.Building.Grid(a.Floor).Sight(geom.SightQuery{
				Open:    func(panel int) bool { return !shut.Has(f.door(a.Floor, panel)) },
				Figures: []geom.Disc{{At: c.Centre(), Base: model.Inch}},
			})
			want := s.Line(a.Centre(), b.Centre())
			tall, low := f.Rays(from, to, shut)
			behind := f.Behind(from, to, third)
			if behind&^tall != 0 {
				hidden++
			}
			tall |= behind
			if got := bits.OnesCount32(tall) * 4; got != want.Hidden {
				t.Fatalf("from %v to %v past %v: %d %% hidden, the floor says %d", a, b, c, got, want.Hidden)
			}
			if got := bits.OnesCount32(low&^tall) * 4; got != want.Low {
				t.Fatalf("from %v to %v past %v: %d %% low, the floor says %d", a, b, c, got, want.Low)
			}
		}
	})
	if hidden < 50 {
		t.Errorf("a figure hid something in %d questions only", hidden)
	}
}

// TestOutlooksAreTheRaysInShort compares them with the rays and what these come to.
func TestOutlooksAreTheRaysInShort(t *testing.T) {
	var seen [1 << outlookBits]int
	through := 0
	eachField(t, func(t *testing.T, m shipped.Mission, f *Field) {
		n := len(f.Spots)
		for i := range 6_000 {
			from, to := Cell(i%25*7919%n), Cell(i*104_729%n)
			for _, shut := range []Doors{0, ^Doors(0), Doors(i) * 0x9e3779b97f4a7c15} {
				tall, low := f.Rays(from, to, shut)
				o := f.Outlook(from, to)
				seen[o]++
				if o == Doubtful {
					if o = f.Through(from, to, shut); o != Doubtful {
						through++
					}
				}
				band, sees := geom.Judge(m.Rules, bits.OnesCount32(tall), bits.OnesCount32(low))
				if m.Rules.Play.Sight.To == "centre" && tall&1 != 0 {
					sees = false
				}
				got, so, ok := o.Judged()
				switch {
				case (o == Nothing) != (tall == geom.AllRays) && o != Doubtful, o == Everything && tall|low != 0:
					t.Fatalf("from %v to %v: %d, rays %x and %x", f.Spots[from], f.Spots[to], o, tall, low)
				case ok && (int(got) != band || so != sees):
					t.Fatalf("from %v to %v: band %d, seen %v; it is %d, %v", f.Spots[from], f.Spots[to], got, so, band, sees)
				}
			}
		}
	})
	if seen[Nothing] < 1000 || seen[Doubtful] < 1000 || seen[Everything] < 1000 || through < 1000 || seen[judged+3] < 1000 {
		t.Errorf("some outlooks were not met: %v, and %d through doors", seen, through)
	}
}

// TestCrowdsAreThoseWhoAreThere compares what a crowd answers with a look at each of its figures.
func TestCrowdsAreThoseWhoAreThere(t *testing.T) {
	eachField(t, func(t *testing.T, _ shipped.Mission, f *Field) {
		n := len(f.Spots)
		var c Crowd
		c.Clear(f)
		at := [64]Cell{}
		for i := range at {
			at[i] = None
		}
		for i := range 4_000 {
			who := i * 31 % len(at)
			if next := Cell(i * 7919 % n); i%5 == 0 && at[who] != None {
				c.Move(f, int8(who), at[who], next)
				at[who] = next
			} else {
				if at[who] != None {
					c.Take(f, int8(who), at[who])
				}
				if at[who] = None; i%3 != 0 {
					at[who] = next
					c.Put(f, int8(who), next)
				}
			}
			steps := int16(i % 9)
			near := c.Within(f, Cell(i*104_729%n), steps)
			from, to, shut := Cell(i*104_729%n), Cell(i*1_299_709%n), Doors(i)*0x9e3779b97f4a7c15&(1<<len(f.Doors)-1)
			among := c.Among(f, 0x7fff_ffff_ffff_ffff, from, to)
			for who, cell := range at {
				bit := uint64(1) << who
				if c.Here(from)&bit != 0 != (cell == from) || c.Touching(f, from, shut)&bit != 0 != f.Touch(from, cell, shut) {
					t.Fatalf("after %d moves: who is in %v, or touches it, is said wrongly", i, f.Spots[from])
				}
				if near&bit != 0 != (cell != None && f.Within(from, cell, steps)) {
					t.Fatalf("after %d moves: whether cell %d is within %d steps of %v is said wrongly", i, cell, steps, f.Spots[from])
				}
				if among&bit == 0 && who < 63 && cell != None && f.place[from].floor == f.place[to].floor && f.Behind(from, to, cell) != 0 || among&bit != 0 && cell == None {
					t.Fatalf("after %d moves: whether somebody in cell %d is between %v and %v is said wrongly", i, cell, f.Spots[from], f.Spots[to])
				}
			}
			if among>>63 == 1 {
				t.Fatal("somebody was found who was not asked for")
			}
		}
	})
}

// TestDistancesAreExactAtTheBounds: three squares along and four across are five inches, and nothing else comes as close to a
// bound of a range that rounding could move it across.
func TestDistancesAreExactAtTheBounds(t *testing.T) {
	for n := range 2 * 60 * 60 {
		r := int64(root(n))
		whole := int64(0)
		for whole*whole < int64(n) {
			whole++
		}
		if exact := whole*whole == int64(n); exact != (r%100 == 0 && r == whole*100) && r%100 == 0 {
			t.Errorf("the root of %d is given as %d hundredths", n, r)
		}
	}
}

// TestStepsAcrossCornersNeedBothWays: none leads past a corner of a wall or of a piece.
func TestStepsAcrossCornersNeedBothWays(t *testing.T) {
	eachField(t, func(t *testing.T, _ shipped.Mission, f *Field) {
		for c := range f.steps {
			for d := NorthEast; d < Dirs; d += 2 {
				_, got := f.Step(Cell(c), d, 0)
				if want := f.round(Cell(c), d); got != want {
					t.Fatalf("from %v in direction %d: %v, round the corner %v", f.Spots[c], d, got, want)
				}
			}
		}
	})
}

// TestCellsLieWhereTheyAreSaidToLie: how far apart they are, and in which direction a step leads from one to the other.
func TestCellsLieWhereTheyAreSaidToLie(t *testing.T) {
	eachField(t, func(t *testing.T, _ shipped.Mission, f *Field) {
		for i := range 200_000 {
			from, to := Cell(i%len(f.Spots)), Cell((i/len(f.Spots)*31+i*17)%len(f.Spots))
			if d := Dir(i % int(Dirs)); i%3 > 0 && f.next[from][d] != None {
				to = f.next[from][d]
			}
			a, b := f.Spots[from], f.Spots[to]
			if want := root((a.Col-b.Col)*(a.Col-b.Col) + (a.Row-b.Row)*(a.Row-b.Row)); a.Floor == b.Floor && f.Far(from, to) != want {
				t.Fatalf("from %v to %v it is %d, and not %d", a, b, want, f.Far(from, to))
			}
			want := Dirs
			for d := range Dirs {
				if f.steps[from][d].To == to {
					want = d
				}
			}
			if got := f.Towards(from, to); got != want {
				t.Fatalf("from %v to %v a step leads in direction %d, and not %d", a, b, want, got)
			}
		}
	})
}

// TestRaysThatAreForgottenAreCastAgain compares what is seen before with what is seen behind it.
func TestRaysThatAreForgottenAreCastAgain(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	f, err := New(m.Mission, m.Rules)
	if err != nil {
		t.Fatal(err)
	}
	type seen struct{ tall, low uint32 }
	shut := Doors(0x2d5)
	was := map[[2]Cell]seen{}
	for i := range 30_000 {
		at := [2]Cell{Cell(i % len(f.Spots)), Cell((i/len(f.Spots)*31 + i*17) % len(f.Spots))}
		tall, low := f.Rays(at[0], at[1], shut)
		was[at] = seen{tall, low}
		if i%7_000 == 0 {
			f.forgetRays(&ray{})
		}
	}
	if len(f.sorts) < 100 || len(f.sorts) > len(was) {
		t.Errorf("%d sorts of rays between %d cells", len(f.sorts), len(was))
	}
	for at, want := range was {
		if tall, low := f.Rays(at[0], at[1], shut); want != (seen{tall, low}) {
			t.Fatalf("from %v to %v %x and %x is seen, and not %x and %x", f.Spots[at[0]], f.Spots[at[1]], want.tall, want.low, tall, low)
		}
	}
}

// round reports whether both ways round a corner are free.
func (f *Field) round(c Cell, d Dir) bool {
	for _, way := range [][2]Dir{{d.Turn(-1), d.Turn(1)}, {d.Turn(1), d.Turn(-1)}} {
		at, ok := f.Step(c, way[0], 0)
		if !ok {
			return false
		}
		if _, ok = f.Step(at, way[1], 0); !ok {
			return false
		}
	}
	return true
}

// TestWhatIsMadeOfStepsAgreesWithThem: masks of directions, contact, and the ways from wherever something is touched.
func TestWhatIsMadeOfStepsAgreesWithThem(t *testing.T) {
	eachField(t, func(t *testing.T, _ shipped.Mission, f *Field) {
		for _, shut := range []Doors{0, 1<<len(f.Doors) - 1, 0x5555 & (1<<len(f.Doors) - 1)} {
			for c := range f.Spots {
				beside := map[Cell]bool{}
				for d := North; d < Dirs; d++ {
					to, ok := f.Step(Cell(c), d, shut)
					if ok != (f.Ways(Cell(c), shut)>>d&1 == 1) {
						t.Fatalf("from %v in direction %d: a step %v, the mask says otherwise", f.Spots[c], d, ok)
					}
					beside[to] = beside[to] || ok && !d.Across()
				}
				for to := -1; to < len(f.Spots); to += 1 + (c+to+1)%7 {
					if f.Touch(Cell(c), Cell(to), shut) != (to >= 0 && beside[Cell(to)]) {
						t.Fatalf("contact of %v and cell %d is said wrongly", f.Spots[c], to)
					}
				}
				for to := range beside {
					if f.Touch(Cell(c), to, shut) != beside[to] {
						t.Fatalf("contact of %v and the cell %d beside it is said wrongly", f.Spots[c], to)
					}
				}
			}
			for i := range f.Pieces {
				for c, got := range f.ToPiece(i, shut) {
					want := uint16(unwalked)
					for _, from := range f.Pieces[i].Contact {
						want = min(want, f.Row(from, shut)[c])
					}
					if got != want {
						t.Fatalf("from piece %d to %v: %d, not %d", i, f.Spots[c], got, want)
					}
				}
			}
		}
	})
}
