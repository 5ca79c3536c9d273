package validator

import (
	"slices"
	"strings"
	"testing"
)

// tangles reads a web such as "door:console|card console:door+power": each fact with its ways, each way with
// what it needs.
func tangles(s string) *web {
	w := &web{}
	for _, line := range strings.Fields(s) {
		name, ways, _ := strings.Cut(line, ":")
		if ways == "" {
			w.add(fact{kind: ruleFact, id: name}, need{})
			continue
		}
		for _, way := range strings.Split(ways, "|") {
			var all []need
			for _, id := range strings.Split(way, "+") {
				all = append(all, needs(ruleFact, id))
			}
			w.add(fact{kind: ruleFact, id: name}, allOf(all...))
		}
	}
	return w
}

// settle is everything that comes to be so.
func settle(w *web) map[fact]bool {
	so := map[fact]bool{}
	for more := true; more; {
		more = false
		for _, f := range w.order {
			if !so[f] && w.by[f].met(func(f fact) bool { return so[f] }) {
				so[f], more = true, true
			}
		}
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
		for _, f := range w.circle(func(f fact) bool { return have[f] }, nil) {
			got = append(got, f.id)
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, s, tt.want)
		}
	}
}

// A circle that has been told of is not looked at again; the next one is.
func TestTheNextCircleIsFound(t *testing.T) {
	w := tangles("a:b b:a c:d d:e e:c")
	never := func(fact) bool { return false }
	spent := map[fact]bool{}
	var sizes []int
	for c := w.circle(never, spent); c != nil; c = w.circle(never, spent) {
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
		w := &web{}
		x := uint32(seed)*2654435761 + 1
		next := func(n int) int { x = x*1664525 + 1013904223; return int(x>>16) % n }
		for i := range names {
			for range 1 + next(2) {
				w.add(fact{kind: ruleFact, id: names[i : i+1]}, allOf(
					needs(ruleFact, string(names[next(len(names))])), needs(ruleFact, string(names[next(len(names))]))))
			}
		}
		have := settle(w)
		so := func(f fact) bool { return have[f] }
		c := w.circle(so, nil)
		if c == nil && len(have) < len(names) {
			t.Fatalf("seed %d: %d facts never come about, and no circle", seed, len(names)-len(have))
		}
		for i, f := range c {
			if so(f) || !slices.Contains(w.by[f].missing(so), c[(i+1)%len(c)]) {
				t.Fatalf("seed %d: %v does not need %v", seed, f, c[(i+1)%len(c)])
			}
		}
	}
}
