package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spawnPoints are the entry points and the markers that NPCs come out of.
func spawnPoints(p *check.Pass) []arrivals.SpawnPoint {
	return append(arrivals.EntryPoints(p), arrivals.MarkerPoints(p)...)
}

// withoutPoint are the results that lead somewhere and have no point among these.
func withoutPoint(p *check.Pass, points []arrivals.SpawnPoint) []int {
	return slices.DeleteFunc(arrivals.RolledFor(p), func(n int) bool {
		return slices.ContainsFunc(points, func(s arrivals.SpawnPoint) bool { return s.Number == n })
	})
}

// offDie reports whether no roll shows a number.
func offDie(p *check.Pass, number int) bool {
	r := p.Rules.Board.Entries
	return number < r.Min || number > r.Max
}

// twin is the first of some points on the same floor with the same number as the i-th, if that is another.
func twin(points []arrivals.SpawnPoint, i int) (arrivals.SpawnPoint, bool) {
	s := points[i]
	for _, o := range points[:i] {
		if o.Number == s.Number && o.Floor.ID == s.Floor.ID && o.Kind == s.Kind {
			return o, true
		}
	}
	return arrivals.SpawnPoint{}, false
}

// stray are the points that could bear another number: those off the die, and the second of two alike.
func stray(p *check.Pass, points []arrivals.SpawnPoint) []arrivals.SpawnPoint {
	var out []arrivals.SpawnPoint
	for i, s := range points {
		if _, double := twin(points, i); double || offDie(p, s.Number) {
			out = append(out, s)
		}
	}
	return out
}

// renumber is the one number that a stray point is to bear: the one that is missing, where a single point
// is stray and a single number is missing.
func renumber(p *check.Pass, points []arrivals.SpawnPoint) (number int, ok bool) {
	missing := withoutPoint(p, points)
	if len(missing) != 1 || len(stray(p, points)) != 1 {
		return 0, false
	}
	return missing[0], true
}

// numberFix writes another number for a point: the name of an entry point, the number of a marker.
func numberFix(p *check.Pass, s arrivals.SpawnPoint, number int) *diag.Fix {
	at, text := p.Where[s.Path+".number"], fmt.Sprint(number)
	if s.Kind == "" {
		at, text = p.Where[s.Path+"@key"], fmt.Sprintf("%q", fmt.Sprint(number))
		if at.End.Offset-at.Start.Offset != len(s.ID)+len(`""`) {
			return nil // the name is worked out, not written
		}
	}
	if !at.Valid() {
		return nil
	}
	return &diag.Fix{Text: "number it " + fmt.Sprint(number), Edits: []diag.Edit{{Range: at, New: text}}}
}

// spawnRange is where the source says where a point lies.
func spawnRange(p *check.Pass, s arrivals.SpawnPoint) diag.Range {
	return p.First(s.Path+".at", parts.FloorPath(s.Path)+".plan#"+s.ID, s.Path)
}

// numbersOf writes the numbers of some points in order.
func numbersOf(points []arrivals.SpawnPoint) string {
	var all []int
	for _, s := range points {
		all = append(all, s.Number)
	}
	slices.Sort(all)
	return parts.Numerals(all)
}

// numberWords are some numbers as words of a sentence.
func numberWords(all []int) []string {
	var out []string
	for _, n := range all[:min(len(all), parts.MostNamed)] {
		out = append(out, fmt.Sprint(n))
	}
	return out
}

// onFloor puts a mark onto a floor.
func onFloor(m diag.Mark, f model.NamedFloor) diag.Mark {
	m.Floor = f.ID
	return m
}
