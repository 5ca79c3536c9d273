package check

import (
	"slices"
)

// Waiting is the number of some checks that do not look at a subject because parts of it were left out: they will when
// those are mended, and may find more.
func Waiting(checks []Check, s Subject) int {
	s = s.complete()
	if !s.Partial || s.Value == nil || s.Rules == nil && (s.Mission != nil || s.Deck != nil) {
		return 0
	}
	has := s.capabilities()
	whole := s
	whole.Partial = false
	n, all := 0, whole.capabilities()
	for _, c := range checks {
		if slices.Contains(c.Needs, Whole) && missing(has, c.Needs) && !missing(all, c.Needs) {
			n++
		}
	}
	return n
}
