package play

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// TestEveryFieldIsInTheHash flips each field of a state in which everything is in use and wants another hash.
func TestEveryFieldIsInTheHash(t *testing.T) {
	full := State{Count: MaxFigures, Depth: MaxFrames, Lasting: MaxLasts, Timing: MaxTimers}
	full.Deck.N, full.Discard.N, full.Held.N = MaxCards, MaxCards, MaxHeld
	first := full.Hash()
	n := 0
	flip(t, reflect.ValueOf(&full).Elem(), "", func(path string) {
		n++
		if full.Hash() == first {
			t.Errorf("%s is not in the hash", path)
		}
	})
	if n < 500 {
		t.Errorf("only %d fields were flipped", n)
	}
}

// flip changes each number below a value, calls a test, and changes it back.
func flip(t *testing.T, v reflect.Value, path string, test func(string)) {
	switch v.Kind() {
	case reflect.Struct:
		if v.NumField() > 0 && !v.Type().Field(0).IsExported() && v.Type().Name() == "Stream" {
			return // luck: its own test draws from it
		}
		for i := range v.NumField() {
			flip(t, v.Field(i), path+"."+v.Type().Field(i).Name, test)
		}
	case reflect.Array:
		for i := range v.Len() {
			flip(t, v.Index(i), path, test)
		}
	case reflect.Bool:
		v.SetBool(!v.Bool())
		test(path)
		v.SetBool(!v.Bool())
	case reflect.Uint8, reflect.Uint16, reflect.Uint64:
		old := v.Uint()
		if path == ".Count" || path == ".Depth" || path == ".Lasting" || path == ".Timing" || path == ".Deck.N" || path == ".Discard.N" || path == ".Held.N" {
			v.SetUint(old - 1)
		} else {
			v.SetUint(old ^ 1)
		}
		test(path)
		v.SetUint(old)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Int:
		old := v.Int()
		v.SetInt(old ^ 1)
		test(path)
		v.SetInt(old)
	default:
		t.Fatalf("%s is a %s: the state holds plain numbers only", path, v.Kind())
	}
}

// TestGamesGoOnFromEverySave saves and loads at every decision and wants the same game to its end.
func TestGamesGoOnFromEverySave(t *testing.T) {
	x := rulesOf(t, "salvage-run", 2)
	for seed := range uint64(4) {
		plain, saved := &Game{Rules: x}, &Game{Rules: x}
		if err := plain.Reset(seed); err != nil {
			t.Fatal(err)
		}
		saved.State = plain.State
		luck := rand.New(rand.NewPCG(seed, 9))
		var buf []byte
		for {
			d, options := plain.Next()
			e, others := saved.Next()
			if d != e || !reflect.DeepEqual(options, others) {
				t.Fatalf("seed %d, round %d: %v %v beside %v %v", seed, plain.Round, d, options, e, others)
			}
			if plain.Hash() != saved.Hash() {
				t.Fatalf("seed %d, round %d: the hashes differ", seed, plain.Round)
			}
			if options == nil {
				break
			}
			i := luck.IntN(len(options))
			buf = saved.Append(buf[:0])
			var s State
			if err := s.Load(buf); err != nil {
				t.Fatal(err)
			}
			if err := x.Fits(&s); err != nil {
				t.Fatal(err)
			}
			saved.Restore(&s)
			saved.Next()
			plain.Apply(i)
			saved.Apply(i)
		}
	}
}

// TestCopiesGoTheirOwnWay copies games by value at decisions and plays the copies on: the game that was copied must not notice.
func TestCopiesGoTheirOwnWay(t *testing.T) {
	x := rulesOf(t, "salvage-run", 2)
	for seed := range uint64(4) {
		plain, copied := &Game{Rules: x}, &Game{Rules: x}
		for _, g := range []*Game{plain, copied} {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
		}
		luck := rand.New(rand.NewPCG(seed, 3))
		for n := 0; ; n++ {
			d, options := plain.Next()
			e, others := copied.Next()
			if options == nil && others == nil {
				break
			}
			if n%5 == 0 {
				ahead := *copied
				for range 40 {
					if _, o := ahead.Next(); o != nil {
						ahead.Apply(luck.IntN(len(o)))
					}
				}
			}
			if d != e || !slices.Equal(options, others) || plain.Hash() != copied.Hash() {
				t.Fatalf("seed %d, decision %d: %v %v, and where copies were played on %v %v", seed, n, d, options, e, others)
			}
			i := luck.IntN(len(options))
			plain.Apply(i)
			copied.Apply(i)
		}
	}
}

// TestDamagedSavesAreRefused cuts and lengthens a save.
func TestDamagedSavesAreRefused(t *testing.T) {
	g, err := rulesOf(t, "salvage-run", 1).New(1)
	if err != nil {
		t.Fatal(err)
	}
	b := g.Append(nil)
	for _, bad := range [][]byte{nil, b[:len(b)-1], append(append([]byte{}, b...), 0)} {
		var s State
		if s.Load(bad) == nil {
			t.Errorf("a save of %d bytes in place of %d was taken", len(bad), len(b))
		}
	}
}

// FuzzSaves reads saves with bytes changed: only one that is as it was written is taken, and a game goes on from it.
func FuzzSaves(f *testing.F) {
	x := rulesOf(f, "salvage-run", 1)
	g, err := x.New(1)
	if err != nil {
		f.Fatal(err)
	}
	for n := range 60 {
		_, options := g.Next()
		if options == nil {
			break
		}
		if n%10 == 0 {
			f.Add(g.Append(nil), uint16(n*31), uint8(n))
		}
		g.Apply(n % len(options))
	}
	f.Fuzz(func(t *testing.T, save []byte, at uint16, change uint8) {
		if len(save) == 0 {
			return
		}
		save[int(at)%len(save)] ^= change
		var s State
		if s.Load(save) != nil || x.Fits(&s) != nil {
			return
		}
		if !bytes.Equal(s.Append(nil), save) {
			t.Fatal("a save was taken that is not what the state would write")
		}
		g := &Game{Rules: x}
		g.Restore(&s)
		if _, options := g.Next(); options != nil {
			g.Apply(0)
			g.Next()
		}
	})
}

// TestEveryChangedByteIsNoticed flips each bit of a save.
func TestEveryChangedByteIsNoticed(t *testing.T) {
	g, err := rulesOf(t, "salvage-run", 1).New(1)
	if err != nil {
		t.Fatal(err)
	}
	b := g.Append(nil)
	for i := range b {
		b[i] ^= 1 << (i % 8)
		var s State
		if s.Load(b) == nil {
			t.Fatalf("byte %d was changed, and the save was taken", i)
		}
		b[i] ^= 1 << (i % 8)
	}
}
