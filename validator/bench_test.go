package validator_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/validator"
)

// shippedSubjects are all missions that ship, compiled.
func shippedSubjects(b *testing.B) []validator.Subject {
	b.Helper()
	res, err := compiler.Compile([]string{"../missions/..."}, compiler.Options{Library: missions.FS, Decks: true})
	if err != nil {
		b.Fatal(err)
	}
	var all []validator.Subject
	for _, u := range res.Units {
		if u.Mission != nil {
			all = append(all, validator.Subject{
				Value: u.Value, RuleSet: u.RuleSet, Mission: u.Mission, Rules: u.Rules, Where: u.Where, Decks: u.Decks,
				Languages: u.Languages, Pack: u.Pack,
			})
		}
	}
	return all
}

// BenchmarkMission runs all checks on each mission that ships, geometry included.
func BenchmarkMission(b *testing.B) {
	for _, s := range shippedSubjects(b) {
		b.Run(s.Mission.ID, func(b *testing.B) {
			for b.Loop() {
				validator.Run(s)
			}
		})
	}
}

// BenchmarkCatalogue runs all checks on catalogues of missions on two goroutines. The time for each mission
// stays the same when the catalogue grows.
func BenchmarkCatalogue(b *testing.B) {
	shipped := shippedSubjects(b)
	for _, n := range []int{100, 300, 1000} {
		b.Run(fmt.Sprintf("missions=%d", n), func(b *testing.B) {
			for b.Loop() {
				runAll(shipped, n)
			}
			b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*n), "ms/mission")
		})
	}
}

// runAll checks n missions, the shipped ones over and over, two at a time.
func runAll(shipped []validator.Subject, n int) {
	next := make(chan validator.Subject)
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for s := range next {
				validator.Run(s)
			}
		})
	}
	for i := range n {
		next <- shipped[i%len(shipped)]
	}
	close(next)
	wg.Wait()
}
