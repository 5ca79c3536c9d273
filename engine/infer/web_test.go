package infer

import (
	"slices"
	"strings"
	"testing"
)

// tangles reads a web such as "door:console|card console:door+power": each fact with its ways, each way with
// what it needs.
func tangles(s string) *Web {
	w := &Web{}
	for _, line := range strings.Fields(s) {
		name, ways, _ := strings.Cut(line, ":")
		if ways == "" {
			w.Add(Fact{Kind: RuleFact, ID: name}, Need{})
			continue
		}
		for _, way := range strings.Split(ways, "|") {
			var all []Need
			for _, id := range strings.Split(way, "+") {
				all = append(all, Needs(RuleFact, id))
			}
			w.Add(Fact{Kind: RuleFact, ID: name}, AllOf(all...))
		}
	}
	return w
}

// settle is everything that comes to be so.
func settle(w *Web) map[Fact]bool {
	so := map[Fact]bool{}
	for w.More(func(f Fact) bool { return so[f] }, func(f Fact) { so[f] = true }) {
	}
	return so
}

func TestTheSmallestCircleIsFound(t *testing.T) {
	tests := []struct{ name, web, want string }{
		{"a key behind its own lock", "door:console console:door", "door console"},
		{"a thing that needs itself", "door:door", "door"},
		{"three doors in a ring", "a:b b:c c:a", "a b c"},
		{"the smaller of two rings", "a:b b:c c:a+d d:e e:d", "d e"},
		{"another way in", "door:console|start console:door start:", ""},
		{"one of two things is missing", "door:console+power console: power:door", "door power"},
		{"two ways, both of them blocked", "door:console|card console:door card:vault vault:door", "door console"},
		{"nothing yields it, and that is no circle", "door:console console:lost", ""},
		{"a way that leads into a ring is no part of it", "crate:door door:console console:door", "door console"},
	}
	for _, tt := range tests {
		w := tangles(tt.web)
		have := settle(w)
		var got []string
		for _, f := range w.Circle(func(f Fact) bool { return have[f] }, nil) {
			got = append(got, f.ID)
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, s, tt.want)
		}
	}
}

// A circle that has been told of is not looked at again; the next one is.
func TestTheNextCircleIsFound(t *testing.T) {
	w := tangles("a:b b:a c:d d:e e:c")
	never := func(Fact) bool { return false }
	spent := map[Fact]bool{}
	var sizes []int
	for c := w.Circle(never, spent); c != nil; c = w.Circle(never, spent) {
		sizes = append(sizes, len(c))
		for _, f := range c {
			spent[f] = true
		}
	}
	if !slices.Equal(sizes, []int{2, 3}) {
		t.Errorf("circles of %v facts, want 2 and 3", sizes)
	}
}

// Each fact of a circle needs the next, whatever the web.
func TestEachOfACircleNeedsTheNext(t *testing.T) {
	names := "abcdefgh"
	for seed := range 2000 {
		w := &Web{}
		x := uint32(seed)*2654435761 + 1
		next := func(n int) int { x = x*1664525 + 1013904223; return int(x>>16) % n }
		for i := range names {
			for range 1 + next(2) {
				w.Add(Fact{Kind: RuleFact, ID: names[i : i+1]}, AllOf(
					Needs(RuleFact, string(names[next(len(names))])), Needs(RuleFact, string(names[next(len(names))]))))
			}
		}
		have := settle(w)
		so := func(f Fact) bool { return have[f] }
		c := w.Circle(so, nil)
		if c == nil && len(have) < len(names) {
			t.Fatalf("seed %d: %d facts never come about, and no circle", seed, len(names)-len(have))
		}
		for i, f := range c {
			if so(f) || !slices.Contains(w.By[f].Missing(so), c[(i+1)%len(c)]) {
				t.Fatalf("seed %d: %v does not Need %v", seed, f, c[(i+1)%len(c)])
			}
		}
	}
}
