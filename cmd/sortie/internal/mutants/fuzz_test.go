package mutants

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// longest is how long the checks may take over one subject, however broken.
const longest = 5 * time.Second

// most is how many broken models that do harm are shown: one mistake breaks many.
const most = 20

// largestUnit is the most structs of a unit; each holds a value at least.
const largestUnit = source.MaxValues

// FuzzModelChecks changes anything at all in a shipped unit, sense or nonsense. The checks must neither fall
// over nor hang, and must say the same thing twice.
func FuzzModelChecks(f *testing.F) {
	for i := range 40 {
		f.Add([]byte(strings.Repeat(fmt.Sprintf("%c%d", 'a'+i, i*i*7919), 12)))
	}
	f.Fuzz(wreckAndCheck)
}

// endAfter calls late when more than a limit of processor time is used before the function that it returns is called.
func endAfter(limit time.Duration, late func()) (done func()) {
	stop, begun := make(chan struct{}), proctime.Start()
	go func() {
		for tick := time.NewTicker(100 * time.Millisecond); ; {
			select {
			case <-stop:
				tick.Stop()
				return
			case now := <-tick.C:
				if begun.Over(limit, now) {
					late()
				}
			}
		}
	}()
	return sync.OnceFunc(func() { close(stop) })
}

// wreckAndCheck breaks a unit as the bytes say, and has it checked twice.
func wreckAndCheck(t *testing.T, data []byte) {
	w := &wrecker{data: data, nothing: len(data) == 0}
	all := shipped()
	s := copyOf(all[w.pick(len(all))], 0)
	w.names = names(s.value)
	for range 1 + w.pick(40) {
		if w.wreck(s, all); w.nothing {
			break
		}
	}
	if size(s.value) > largestUnit {
		return // the compiler lets no such unit through
	}
	defer endAfter(longest, func() { tooLong(t.Name()) })()
	first, second := s.guarded(), s.guarded()
	for _, d := range first {
		if d.Code == fell {
			t.Fatal(d.Summary)
		}
	}
	if !reflect.DeepEqual(first, second) {
		t.Errorf("two runs differ:\n%s\n%s", list(first), list(second))
	}
}

// size counts the structs in a value.
func size(value any) int {
	n := 0
	eachStruct(reflect.ValueOf(value), "", func(string, reflect.Value) { n++ })
	return n
}

// tooLong ends the process and shows where the checks are: nothing else can stop them.
func tooLong(name string) {
	stacks := make([]byte, 1<<20)
	panic(fmt.Sprintf("%s: the checks take longer than %v\n%s", name, longest, stacks[:runtime.Stack(stacks, true)]))
}

func list(ds []diag.Diagnostic) string {
	var b strings.Builder
	for _, d := range ds {
		fmt.Fprintf(&b, "%s %v %v\n", key(d), d.Details, d.Reasons)
	}
	return b.String()
}

// names are the texts of a value that something may go by.
func names(value any) []string {
	var all []string
	for _, s := range slots(value) {
		all = append(all, s.v.String())
	}
	return append(all, "", "no-such-thing", strings.Repeat("long-", 400), "\x00", "../..", "1")
}

// wrecker takes its decisions from the bytes of the fuzzer.
type wrecker struct {
	data    []byte
	nothing bool // the bytes are used up
	names   []string
}

// pick is a number below n.
func (w *wrecker) pick(n int) int {
	if len(w.data) == 0 || n <= 0 {
		w.nothing = w.nothing || len(w.data) == 0
		return 0
	}
	b := int(w.data[0])
	w.data = w.data[1:]
	if n > 256 && len(w.data) > 0 {
		b = b<<8 | int(w.data[0])
		w.data = w.data[1:]
	}
	return b % n
}

// wreck changes one thing: most often in the unit, sometimes in its decks or in another unit that it sees.
func (w *wrecker) wreck(s *trial, all []*compiler.Unit) {
	switch n := w.pick(16); {
	case n == 0 && len(s.decks) > 0:
		w.change(reflect.ValueOf(s.decks[w.pick(len(s.decks))]))
	case n == 1:
		u := all[w.pick(len(all))]
		if p := s.ownPeer(u.Kind, u.ID); p != nil {
			w.change(reflect.ValueOf(p))
		}
	default:
		w.change(reflect.ValueOf(s.value))
	}
}

// change goes down into a value, a step at a time, and changes something there.
func (w *wrecker) change(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		w.pointer(v)
	case reflect.Struct:
		if v.NumField() > 0 {
			w.change(v.Field(w.pick(v.NumField())))
		}
	case reflect.Slice:
		w.slice(v)
	case reflect.String:
		v.SetString(w.names[w.pick(len(w.names))])
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int:
		v.SetInt(w.number(v.Int()))
	}
}

// number is an edge value, or a little more or less than there was.
func (w *wrecker) number(old int64) int64 {
	edges := []int64{0, 1, -1, 2, 7, 50, 100, -100, 1200, 4801, 7200, 99999, math.MaxInt16, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64, old + 1, old - 1, old * 2, -old, old * 100}
	return edges[w.pick(len(edges))]
}

func (w *wrecker) pointer(v reflect.Value) {
	switch {
	case v.IsNil():
		if v.CanSet() {
			v.Set(reflect.New(v.Type().Elem()))
			w.change(v.Elem())
		}
	case v.CanSet() && w.pick(8) == 0:
		v.SetZero()
	default:
		w.change(v.Elem())
	}
}

func (w *wrecker) slice(v reflect.Value) {
	n := v.Len()
	op := w.pick(12)
	if n == 0 {
		op = 8 + op%3
	}
	switch op {
	case 0: // one less
		i := w.pick(n)
		v.Set(reflect.AppendSlice(v.Slice3(0, i, i), v.Slice(i+1, n)))
	case 1: // one twice
		v.Set(reflect.Append(v, reflect.ValueOf(clone(v.Index(w.pick(n)).Interface()))))
	case 2: // two swapped
		reflect.Swapper(v.Interface())(w.pick(n), w.pick(n))
	case 3: // none
		v.SetZero()
	case 4: // the other way round
		swap := reflect.Swapper(v.Interface())
		for i := range n / 2 {
			swap(i, n-1-i)
		}
	case 5: // many more of one
		one := v.Index(w.pick(n))
		for range []int{3, 30, 300}[w.pick(3)] {
			v.Set(reflect.Append(v, reflect.ValueOf(clone(one.Interface()))))
		}
	case 6: // one in itself, again and again, where it has a list of its own kind
		w.nest(v.Index(w.pick(n)))
	case 8, 9, 10: // an empty one more
		if n < 5000 {
			v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
			w.change(v.Index(v.Len() - 1))
		}
	default:
		w.change(v.Index(w.pick(n)))
	}
}

// nest puts a struct into the list of its own kind that it has, deeper and deeper, in a single line.
func (w *wrecker) nest(v reflect.Value) {
	if v.Kind() != reflect.Struct {
		return
	}
	i := slices.IndexFunc(reflect.VisibleFields(v.Type()), func(f reflect.StructField) bool {
		return f.Type.Kind() == reflect.Slice && f.Type.Elem() == v.Type()
	})
	if i < 0 {
		w.change(v)
		return
	}
	for range []int{2, 20, 200}[w.pick(3)] {
		outer := reflect.New(v.Type()).Elem()
		outer.Set(v)
		inner := reflect.MakeSlice(v.Field(i).Type(), 1, 1)
		inner.Index(0).Set(outer)
		v.Field(i).Set(inner)
	}
}

// The same without the fuzzer, with luck in place of its bytes: a few hundred at every test, many in the
// long run.
func TestBrokenModelsAreCheckedWithoutHarm(t *testing.T) {
	rounds := 300
	if long() {
		rounds = 20_000
	}
	failed := 0
	for n := range rounds {
		rng := rand.New(rand.NewPCG(seed, uint64(n)))
		data := make([]byte, 40+rng.IntN(400))
		for i := range data {
			data[i] = byte(rng.IntN(256))
		}
		if !t.Run(fmt.Sprint(n), func(t *testing.T) { wreckAndCheck(t, data) }) {
			failed++
		}
		if failed == most {
			t.Fatalf("%d of %d broken models do harm: no more are tried", failed, n+1)
		}
	}
}
