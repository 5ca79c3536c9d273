package mutants

import (
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// seed is where all luck of the harness comes from.
const seed = 4

// tries is how often an operator may fail in a row to make a unit worse before it is out of the draw.
const tries = 60

// mutant is one worse trial and what the checks said.
type mutant struct {
	operator string
	try      uint64 // with the operator's name it makes the mutant again
	did      string
	faults   []fault
	codes    []string // of the findings that the original does not have
}

// caught reports whether a finding has a code that is right for one of the faults.
func (m mutant) caught() bool { return right(m.codes, m.want()) }

// want are the codes that would be right.
func (m mutant) want() []string {
	var codes []string
	for _, f := range m.faults {
		for _, c := range f.codes {
			if !slices.Contains(codes, c) {
				codes = append(codes, c)
			}
		}
	}
	return codes
}

// String says how to make the mutant again, and what came of it.
func (m mutant) String() string {
	why := m.faults[0].text
	if n := len(m.faults); n > 1 {
		why += fmt.Sprintf(" and %d more", n-1)
	}
	return fmt.Sprintf("%s/%d: %s; %s; right would be %s, found %s", m.operator, m.try, m.did, why,
		strings.Join(m.want(), " "), strings.Join(m.codes, " "))
}

// breaker draws mutants of one unit.
type breaker struct {
	unit   *compiler.Unit
	before []diag.Diagnostic
	sound  map[string][]fault // what the judge of an operator says about the original
	failed map[string]int     // tries in a row without a worse mutant
	next   map[string]uint64
	seen   map[string]bool
}

func newBreaker(u *compiler.Unit) *breaker {
	b := &breaker{unit: u, sound: map[string][]fault{}, failed: map[string]int{}, next: map[string]uint64{}, seen: map[string]bool{}}
	b.before = copyOf(u, 0).findings()
	return b
}

// luck is the seed of one try of an operator on a unit.
func luck(unit, operator string, try uint64) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d/%s/%s/%d", seed, unit, operator, try)
	return h.Sum64()
}

// try makes a trial with an operator; it is no mutant if it is not worse, or was made before.
func (b *breaker) try(op operator, n uint64) (mutant, bool) {
	t := copyOf(b.unit, luck(b.unit.Kind+" "+b.unit.ID, op.name, n))
	what := op.do(t)
	if what == "" || b.seen[op.name+what] {
		return mutant{}, false
	}
	b.seen[op.name+what] = true
	faults := b.judge(op, t)
	if len(faults) == 0 {
		return mutant{}, false
	}
	return mutant{op.name, n, what, faults, fresh(t.guarded(), b.before)}, true
}

// judge lists what is wrong with a trial and not with the original.
func (b *breaker) judge(op operator, t *trial) []fault {
	if op.judge == nil {
		return []fault{wrong(op.sure, "that is wrong in itself")}
	}
	before, ok := b.sound[op.name]
	if !ok {
		before = op.judge(copyOf(b.unit, 0))
		b.sound[op.name] = before
	}
	return worse(op.judge(t), before)
}

// draw makes mutants, one operator after another, until there are enough or no operator finds any more.
func (b *breaker) draw(ops []operator, enough int) []mutant {
	var found []mutant
	for len(ops) > 0 && len(found) < enough {
		ops = slices.DeleteFunc(slices.Clone(ops), func(op operator) bool { return b.failed[op.name] >= tries })
		for _, op := range ops {
			if m, ok := b.one(op); ok {
				found = append(found, m)
			}
			if len(found) == enough {
				break
			}
		}
	}
	return found
}

// one is the next worse mutant of an operator, within a few tries.
func (b *breaker) one(op operator) (mutant, bool) {
	for range 10 {
		n := b.next[op.name]
		b.next[op.name]++
		if m, ok := b.try(op, n); ok {
			b.failed[op.name] = 0
			return m, true
		}
		if b.failed[op.name]++; b.failed[op.name] >= tries {
			break
		}
	}
	return mutant{}, false
}

// enough is how many mutants of a mission are made: 500 in the long run, fewer otherwise.
func enough() int {
	if long() {
		return 500
	}
	return 110
}

// long reports whether this is the long run.
func long() bool { return os.Getenv("SORTIE_FULL") != "" }

// drawAll makes mutants of several units, two at a time, and then at least one of every operator that applies to
// any of them.
func drawAll(us []*compiler.Unit, ops []operator, n int) map[string][]mutant {
	breakers := make([]*breaker, len(us))
	found := make([][]mutant, len(us))
	two(len(us), func(i int) {
		breakers[i] = newBreaker(us[i])
		found[i] = breakers[i].draw(rotated(ops, i), n)
	})
	used := map[string]bool{}
	for _, m := range slices.Concat(found...) {
		used[m.operator] = true
	}
	two(len(us), func(i int) {
		for _, op := range ops {
			if !used[op.name] {
				if m, ok := breakers[i].one(op); ok {
					found[i] = append(found[i], m)
				}
			}
		}
	})
	byUnit := map[string][]mutant{}
	for i, u := range us {
		byUnit[u.Kind+" "+u.ID] = found[i]
	}
	return byUnit
}

// two calls a function for 0 to n-1, two calls at a time.
func two(n int, call func(int)) {
	var wait sync.WaitGroup
	room := make(chan bool, 2)
	for i := range n {
		wait.Go(func() {
			room <- true
			call(i)
			<-room
		})
	}
	wait.Wait()
}

// rotated are operators in another order for each unit, so that few mutants of each show them all.
func rotated(ops []operator, i int) []operator {
	cut := i * 31 % len(ops)
	return slices.Concat(ops[cut:], ops[:cut])
}

// allOperators are all ways to break units, by the kind of unit.
func allOperators() map[string][]operator {
	return map[string][]operator{
		"mission": missionOperators(), "deck": deckOperators(), "post": postOperators(), "crew": crewOperators(), "campaign": campaignOperators(),
	}
}

// broken are the mutants of everything that ships, by kind and id, drawn once for all tests.
var broken = sync.OnceValue(func() map[string][]mutant {
	found := map[string][]mutant{}
	for kind, ops := range allOperators() {
		n := enough()
		if kind != "mission" {
			n /= 4
		}
		maps.Copy(found, drawAll(unitsOf(kind), ops, n))
	}
	return found
})

// missionOperators are all ways to break a mission.
func missionOperators() []operator {
	return slices.Concat(boardOperators(), spawnOperators(), countOperators(), ruleOperators(), nameOperators(), slipOperators(), roomOperators())
}
