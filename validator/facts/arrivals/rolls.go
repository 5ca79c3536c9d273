package arrivals

import (
	"slices"

	"github.com/sortie-tools/sortie/validator/check"
)

// RolledKinds are the kinds of markers among which the die picks for the arrivals of the track.
func RolledKinds(p *check.Pass) []string {
	if NobodyArrives(p) {
		return nil
	}
	var out []string
	for _, a := range Arrivals.Of(p) {
		if a.At != "" && !slices.Contains(out, a.At) {
			out = append(out, a.At)
		}
	}
	return out
}

// MarkersOf are the markers of one kind that NPCs come out of.
func MarkersOf(p *check.Pass, kind string) []SpawnPoint {
	return slices.DeleteFunc(MarkerPoints(p), func(s SpawnPoint) bool { return s.Kind != kind })
}
