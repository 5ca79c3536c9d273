package main

import (
	"slices"
	"strings"
	"testing"
)

// Every edition has facts in the draw, the same seed draws the same, and each fact is drawn once.
func TestDraw(t *testing.T) {
	facts, err := all()
	if err != nil {
		t.Fatal(err)
	}
	drawn := draw(slices.Clone(facts), 300, 7)
	if len(drawn) != 300 || !slices.Equal(drawn, draw(slices.Clone(facts), 300, 7)) || slices.Equal(drawn, draw(slices.Clone(facts), 300, 8)) {
		t.Errorf("%d facts are drawn, or the seed does not decide which", len(drawn))
	}
	families, seen := map[string]bool{}, map[string]int{}
	for _, f := range facts {
		families[f.family()] = true
	}
	for _, f := range drawn {
		delete(families, f.family())
		seen[f.edition+" "+f.path]++
		if seen[f.edition+" "+f.path] > 1 {
			t.Errorf("%s is drawn twice", f.path)
		}
	}
	if len(families) > 0 {
		t.Errorf("nothing is drawn of %v", families)
	}
}

// What a program says is one fact, in words, and numbers that stand alone are facts as well.
func TestFacts(t *testing.T) {
	facts, err := all()
	if err != nil {
		t.Fatal(err)
	}
	find := func(path string) string {
		for _, f := range facts {
			if f.edition == "purge" && f.path == path {
				return f.value
			}
		}
		return ""
	}
	if got := find("hostility.crewsPerPeg"); got != "3" {
		t.Errorf("a number is told as %q", got)
	}
	if got := find("attributes.reliable.does"); !strings.Contains(got, "misfires") {
		t.Errorf("a program is told as %q", got)
	}
	if got := find("tables.charges.rows.1.does"); !strings.Contains(got, "the trader is back") {
		t.Errorf("whom a row is about is told as %q", got)
	}
}
