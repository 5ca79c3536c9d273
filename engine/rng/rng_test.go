package rng

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func draw(s *Stream, n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = s.Intn(1000)
	}
	return out
}

func TestSameSeedSameNumbersForEver(t *testing.T) {
	// Written down once: a change here changes every recorded game.
	want := []int{944, 495, 922, 137, 504, 124, 969, 808}
	if got := draw(New(42).Stream("dice"), 8); !slices.Equal(got, want) {
		t.Errorf("seed 42, dice: got %v, want %v", got, want)
	}
}

func TestStreamsDoNotDisturbEachOther(t *testing.T) {
	alone := draw(New(7).Stream("deck"), 20)
	s := New(7)
	var mixed []int
	for range 20 {
		s.Stream("dice").Intn(6)
		mixed = append(mixed, s.Stream("deck").Intn(1000))
	}
	if !slices.Equal(alone, mixed) {
		t.Errorf("rolling dice changed the deck: %v, then %v", alone, mixed)
	}
}

func TestSeedsAndNamesDiffer(t *testing.T) {
	seen := map[int]string{}
	for seed := range uint64(50) {
		for _, name := range []string{"deck", "dice", "setup"} {
			n := New(seed).Stream(name).Intn(1 << 60)
			if other, ok := seen[n]; ok {
				t.Errorf("seed %d, %s starts like %s", seed, name, other)
			}
			seen[n] = name
		}
	}
}

func TestIntnIsEven(t *testing.T) {
	const rolls = 60000
	s, count := New(1).Stream("dice"), [6]int{}
	for range rolls {
		count[s.Intn(6)]++
	}
	for face, n := range count {
		// Five standard deviations of a fair die.
		if n < 10000-456 || n > 10000+456 {
			t.Errorf("face %d came %d times in %d rolls", face, n, rolls)
		}
	}
}

func TestIntnOfNothing(t *testing.T) {
	for _, n := range []int{-3, 0, 1} {
		if got := New(1).Stream("x").Intn(n); got != 0 {
			t.Errorf("Intn(%d) = %d", n, got)
		}
	}
}

func TestShuffleKeepsEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 40).Draw(t, "n")
		list := make([]int, n)
		for i := range list {
			list[i] = i
		}
		New(rapid.Uint64().Draw(t, "seed")).Stream("deck").
			Shuffle(n, func(i, j int) { list[i], list[j] = list[j], list[i] })
		slices.Sort(list)
		for i, v := range list {
			if i != v {
				t.Fatalf("after shuffling, %v", list)
			}
		}
	})
}

func TestSaveAndRestore(t *testing.T) {
	s := New(9)
	draw(s.Stream("dice"), 5)
	saved := s.Save()
	want := draw(s.Stream("dice"), 10)
	again := New(9)
	if err := again.Restore(saved); err != nil {
		t.Fatal(err)
	}
	if got := draw(again.Stream("dice"), 10); !slices.Equal(got, want) {
		t.Errorf("after restoring: %v, want %v", got, want)
	}
	held, fresh := s.Stream("dice"), s.Stream("deck")
	first := fresh.Intn(1000)
	if err := s.Restore(saved); err != nil {
		t.Fatal(err)
	}
	if got := draw(held, 10); !slices.Equal(got, want) {
		t.Errorf("a stream in use went on with %v, want %v", got, want)
	}
	if got := fresh.Intn(1000); got != first {
		t.Errorf("a stream unused at the time began with %d, want %d", got, first)
	}
	if err := again.Restore(map[string][]byte{"dice": []byte("pcg:short")}); err != ErrState {
		t.Errorf("a damaged state gave %v", err)
	}
}
