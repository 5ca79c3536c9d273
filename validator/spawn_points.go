package validator

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spawnPoint is a numbered place at which figures arrive: an entry point, or a marker of a kind that some
// NPC comes out of.
type spawnPoint struct {
	id     string
	number int
	kind   string // of the marker; empty for an entry point
	noun   string // what to call it in a sentence
	floor  model.NamedFloor
	side   model.Side // of the board that it stands outside of; empty: it lies on the floor
	at     model.Point
	ground model.Footprint // the floor that it takes up; none at the rim
	path   string
}

// String names the point in a sentence.
func (s spawnPoint) String() string { return s.noun + " " + s.id }

// entryPoints are the entry points of all floors.
func (p *Pass) entryPoints() []spawnPoint {
	var out []spawnPoint
	for _, f := range p.Mission.Floors() {
		for _, e := range f.Board.Entries {
			s := spawnPoint{id: e.ID, number: e.Number, noun: "entry point", floor: f, side: e.Side, at: e.At, path: f.Path + ".entries." + e.ID}
			if e.Side == "" {
				s.ground = model.Footprint{Centre: e.At, Width: model.Inch, Depth: model.Inch}
			}
			out = append(out, s)
		}
	}
	return out
}

// markerPoints are the markers of all floors that NPCs come out of.
func (p *Pass) markerPoints() []spawnPoint {
	var out []spawnPoint
	for _, f := range p.Mission.Floors() {
		for _, m := range f.Board.Markers {
			k := find(p.Rules.Markers, m.Kind, func(k *model.MarkerKind) string { return k.ID })
			if k == nil || !p.spawnsAt(m.Kind) {
				continue
			}
			out = append(out, spawnPoint{
				id: m.ID, number: m.Number, kind: m.Kind, noun: strings.ToLower(k.Title), floor: f, at: m.At, path: f.Path + ".markers." + m.ID,
				ground: model.Footprint{Centre: m.At, Width: cmp.Or(k.Width, model.Inch), Depth: cmp.Or(k.Depth, model.Inch), Turn: m.Turn},
			})
		}
	}
	return out
}

// spawnPoints are the entry points and the markers that NPCs come out of.
func (p *Pass) spawnPoints() []spawnPoint { return append(p.entryPoints(), p.markerPoints()...) }

// spawnsAt reports whether the edition lets some NPC arrive at a kind of marker.
func (p *Pass) spawnsAt(kind string) bool {
	if slices.ContainsFunc(p.Rules.NPCs, func(n model.NPCKind) bool { return n.At == kind }) {
		return true
	}
	return slices.ContainsFunc(p.Rules.Hostility.Levels, func(l model.HostilityLevel) bool {
		return slices.ContainsFunc(l.Arrivals, func(a model.Arrival) bool { return a.At == kind })
	})
}

// rolledFor are the results of the roll for a point that lead somewhere: those that are rolled again or
// let nobody in need no point.
func (p *Pass) rolledFor() []int {
	var out []int
	a := p.Mission.Setup.Arrivals
	for n := p.Rules.Board.Entries.Min; n <= p.Rules.Board.Entries.Max; n++ {
		if a == nil || !slices.Contains(a.Reroll, n) && !slices.Contains(a.Void, n) {
			out = append(out, n)
		}
	}
	return out
}

// withoutPoint are the results that lead somewhere and have no point among these.
func (p *Pass) withoutPoint(points []spawnPoint) []int {
	return slices.DeleteFunc(p.rolledFor(), func(n int) bool {
		return slices.ContainsFunc(points, func(s spawnPoint) bool { return s.number == n })
	})
}

// offDie reports whether no roll shows a number.
func (p *Pass) offDie(number int) bool {
	r := p.Rules.Board.Entries
	return number < r.Min || number > r.Max
}

// twin is the first of some points on the same floor with the same number as the i-th, if that is another.
func twin(points []spawnPoint, i int) (spawnPoint, bool) {
	s := points[i]
	for _, o := range points[:i] {
		if o.number == s.number && o.floor.ID == s.floor.ID && o.kind == s.kind {
			return o, true
		}
	}
	return spawnPoint{}, false
}

// stray are the points that could bear another number: those off the die, and the second of two alike.
func (p *Pass) stray(points []spawnPoint) []spawnPoint {
	var out []spawnPoint
	for i, s := range points {
		if _, double := twin(points, i); double || p.offDie(s.number) {
			out = append(out, s)
		}
	}
	return out
}

// renumber is the one number that a stray point is to bear: the one that is missing, where a single point
// is stray and a single number is missing.
func (p *Pass) renumber(points []spawnPoint) (number int, ok bool) {
	missing := p.withoutPoint(points)
	if len(missing) != 1 || len(p.stray(points)) != 1 {
		return 0, false
	}
	return missing[0], true
}

// numberFix writes another number for a point: the name of an entry point, the number of a marker.
func (p *Pass) numberFix(s spawnPoint, number int) *diag.Fix {
	at, text := p.Where[s.path+".number"], fmt.Sprint(number)
	if s.kind == "" {
		at, text = p.Where[s.path+"@key"], fmt.Sprintf("%q", fmt.Sprint(number))
		if at.End.Offset-at.Start.Offset != len(s.id)+len(`""`) {
			return nil // the name is worked out, not written
		}
	}
	if !at.Valid() {
		return nil
	}
	return &diag.Fix{Text: "number it " + fmt.Sprint(number), Edits: []diag.Edit{{Range: at, New: text}}}
}

// spawnRange is where the source says where a point lies.
func (p *Pass) spawnRange(s spawnPoint) diag.Range {
	return p.first(s.path+".at", floorPath(s.path)+".plan#"+s.id, s.path)
}

// on is a pass on which a floor is the board.
func (p *Pass) on(f model.NamedFloor) *Pass {
	for _, x := range p.Above() {
		if x.Storey == f.ID {
			return x
		}
	}
	return p
}

// numbersOf writes the numbers of some points in order.
func numbersOf(points []spawnPoint) string {
	var all []int
	for _, s := range points {
		all = append(all, s.number)
	}
	slices.Sort(all)
	return numerals(all)
}

// numerals lists some numbers; "none" where there are none.
func numerals(all []int) string {
	if len(all) == 0 {
		return "none"
	}
	words := make([]string, 0, mostNamed)
	for _, n := range all[:min(len(all), mostNamed)] {
		words = append(words, fmt.Sprint(n))
	}
	if left := len(all) - len(words); left > 0 {
		words = append(words, fmt.Sprintf("%d more", left))
	}
	return english.And(words)
}

// numberWords are some numbers as words of a sentence.
func numberWords(all []int) []string {
	var out []string
	for _, n := range all[:min(len(all), mostNamed)] {
		out = append(out, fmt.Sprint(n))
	}
	return out
}

// onFloor puts a mark onto a floor.
func onFloor(m diag.Mark, f model.NamedFloor) diag.Mark {
	m.Floor = f.ID
	return m
}

// onBoard reports whether a point lies on the board or its rim.
func (p *Pass) onBoard(at model.Point) bool { return within(&p.Mission.Board, at) }

// within reports whether a point lies on a floor or its rim.
func within(b *model.Board, at model.Point) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= b.Width && at.Y <= b.Height
}
