// Command factdraw draws facts of the rule sets at random, for somebody to read beside the documents. A fact is a number, a
// name or a sentence of a rule set, with the path to it. Every family of every edition has at least one in the draw.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
)

func main() {
	count := flag.Int("n", 600, "facts to draw")
	seed := flag.Uint64("seed", 1, "the seed of the draw: the same facts for the same seed and the same rule sets")
	flag.Parse()
	facts, err := all()
	if err != nil {
		fmt.Fprintln(os.Stderr, "factdraw:", err)
		os.Exit(1)
	}
	for _, f := range draw(facts, *count, *seed) {
		fmt.Printf("%s\t%s\t%s\n", f.edition, f.path, f.value)
	}
}

// all are the facts of every edition.
func all() ([]fact, error) {
	var facts []fact
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", edition, err)
		}
		facts = append(facts, factsOf(edition, set)...)
	}
	return facts, nil
}

// draw shuffles the facts and takes the first of each family, then as many of the others as are still wanted.
func draw(facts []fact, count int, seed uint64) []fact {
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(facts), func(i, j int) { facts[i], facts[j] = facts[j], facts[i] })
	met := map[string]bool{}
	var drawn, others []fact
	for _, f := range facts {
		if met[f.family()] {
			others = append(others, f)
			continue
		}
		met[f.family()] = true
		drawn = append(drawn, f)
	}
	drawn = append(drawn, others...)
	drawn = drawn[:min(count, len(drawn))]
	slices.SortFunc(drawn, func(a, b fact) int { return strings.Compare(a.edition+" "+a.path, b.edition+" "+b.path) })
	return drawn
}
