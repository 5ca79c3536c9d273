package beside

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/schema/model"
)

// missions are those of the Purge that ship.
func missions(t testing.TB) []shipped.Mission {
	t.Helper()
	all := slices.DeleteFunc(shipped.Missions(t), func(m shipped.Mission) bool { return m.Edition != "purge" })
	if len(all) < 4 {
		t.Fatalf("%d missions of the Purge ship", len(all))
	}
	return all
}

// checkers are one for each number of crews that a mission takes.
func checkers(t testing.TB, m shipped.Mission) []*Checker {
	t.Helper()
	crew := shipped.CrewOf(t, "patient-creditor")
	var out []*Checker
	for n := max(m.Players.Min, 1); n <= max(m.Players.Max, m.Players.Min, 1); n++ {
		c, err := New(m.Mission, m.Rules, m.Decks, slices.Repeat([]*model.Crew{crew}, n))
		if err != nil {
			t.Fatalf("%s with %d crews: %v", m.ID, n, err)
		}
		out = append(out, c)
	}
	return out
}

// oneIn draws one in so many decisions of a game by its seed.
func oneIn(n int, seed uint64) func(int) bool {
	if n <= 1 {
		return nil
	}
	luck := rand.New(rand.NewPCG(seed, uint64(n)))
	return func(int) bool { return luck.IntN(n) == 0 }
}

// run plays games of all missions, greedily and at random by turns and with every number of crews, and asks at one in so many
// decisions. What is counted, it says.
func run(t *testing.T, name string, games, one int) {
	t.Helper()
	asked, left, decisions := map[string]int{}, map[string]int{}, 0
	list := missions(t)
	each := games / len(list)
	var done atomic.Int64
	var lock sync.Mutex
	t.Run(name, func(t *testing.T) {
		for _, m := range list {
			t.Run(m.ID, func(t *testing.T) {
				t.Parallel()
				list := checkers(t, m)
				n, err := playAll(list, each, one, func() {
					if k := done.Add(1); k%max(int64(games/40), 100) == 0 {
						fmt.Fprintf(os.Stderr, "%s: %d of %d games\n", name, k, games)
					}
				})
				if err != nil {
					t.Error(err)
				}
				lock.Lock()
				defer lock.Unlock()
				decisions += n
				for _, c := range list {
					compared, out := c.Asked()
					for q, k := range compared {
						asked[q] += k
					}
					for q, k := range out {
						left[q] += k
					}
				}
			})
		}
	})
	t.Logf("%s: %d decisions of %d games, asked at one in %d: %v; left out: %v", name, decisions, done.Load(), one, asked, left)
	for _, q := range Questions() {
		if asked[q.Name] == 0 {
			t.Errorf("%s: nothing was ever compared", q.Name)
		}
	}
}

// playAll plays so many games and returns how many decisions there were; it stops at the first difference.
func playAll(list []*Checker, games, one int, after func()) (int, error) {
	all := 0
	for i := range games {
		seed := uint64(i)
		p, err := policy.Named([]string{"greedy", "random"}[i%2], seed)
		if err != nil {
			return all, err
		}
		n, err := list[i/2%len(list)].Play(seed, p, oneIn(one, seed))
		if all += n; err != nil {
			return all, err
		}
		after()
	}
	return all, nil
}

// TestTheTextbookAgrees: in a sample here; at every decision of 3,000 games, and at one in fifty of 100,000, in make soak.
func TestTheTextbookAgrees(t *testing.T) {
	if os.Getenv("SORTIE_FULL") == "" {
		run(t, "a sample", 32, 80)
		return
	}
	run(t, "every decision", 3_000, 1)
	run(t, "one in fifty", 100_000, 50)
}

// TestEveryQuestionCanFail: for each there is a fault in what the textbook reads or is told that it finds, alone.
func TestEveryQuestionCanFail(t *testing.T) {
	list := missions(t)
	for _, q := range Questions() {
		t.Run(strings.ReplaceAll(q.Name, " ", "-"), func(t *testing.T) {
			plant := faults()[q.Name]
			if plant == nil {
				t.Fatal("no fault has been thought of")
			}
			var found error
			for _, m := range list {
				c := checkers(t, m)[0]
				plant(c)
				c.Questions = []Question{q}
				for seed := uint64(0); seed < 8 && found == nil; seed++ {
					p, _ := policy.Named("greedy", seed)
					_, found = c.Play(seed, p, oneIn(3, seed))
				}
				if found != nil {
					break
				}
			}
			d, ok := found.(*Difference)
			if !ok || d.Question != q.Name {
				t.Fatalf("the fault was not found: %v", found)
			}
			t.Log(d)
		})
	}
}
