package arrivals

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Takes says which floor a point takes up.
func (s SpawnPoint) Takes() string {
	if s.Side != "" {
		return fmt.Sprintf("%s stands outside the %s side at %s", s, s.Side, parts.Point(s.At))
	}
	return fmt.Sprintf("%s takes %s × %s inches about %s", s, s.Ground.Width, s.Ground.Depth, parts.Point(s.At))
}

// SpawnPoint is a numbered place at which figures arrive: an entry point, or a marker of a kind that some
// NPC comes out of.
type SpawnPoint struct {
	ID     string
	Number int
	Kind   string // of the marker; empty for an entry point
	Noun   string // what to call it in a sentence
	Floor  model.NamedFloor
	Side   model.Side // of the board that it stands outside of; empty: it lies on the floor
	At     model.Point
	Ground model.Footprint // the floor that it takes up; none at the rim
	Path   string
}

// String names the point in a sentence.
func (s SpawnPoint) String() string { return s.Noun + " " + s.ID }

// MarkerPoints are the markers of all floors that NPCs come out of.
func MarkerPoints(p *check.Pass) []SpawnPoint {
	var out []SpawnPoint
	for _, f := range p.Mission.Floors() {
		for _, m := range f.Board.Markers {
			k := check.Find(p.Rules.Markers, m.Kind, func(k *model.MarkerKind) string { return k.ID })
			if k == nil || !SpawnsAt(p, m.Kind) {
				continue
			}
			out = append(out, SpawnPoint{
				ID: m.ID, Number: m.Number, Kind: m.Kind, Noun: strings.ToLower(k.Title), Floor: f, At: m.At, Path: f.Path + ".markers." + m.ID,
				Ground: model.Footprint{Centre: m.At, Width: cmp.Or(k.Width, model.Inch), Depth: cmp.Or(k.Depth, model.Inch), Turn: m.Turn},
			})
		}
	}
	return out
}

// SpawnsAt reports whether the edition lets some NPC arrive at a kind of marker.
func SpawnsAt(p *check.Pass, kind string) bool {
	if slices.ContainsFunc(p.Rules.NPCs, func(n model.NPCKind) bool { return n.At == kind }) {
		return true
	}
	return slices.ContainsFunc(p.Rules.Hostility.Levels, func(l model.HostilityLevel) bool {
		return slices.ContainsFunc(l.Arrivals, func(a model.Arrival) bool { return a.At == kind })
	})
}

// On is a pass on which a floor is the board.
func On(p *check.Pass, f model.NamedFloor) *check.Pass {
	for _, x := range p.Above() {
		if x.Storey == f.ID {
			return x
		}
	}
	return p
}

// OnBoard reports whether a point lies on the board or its rim.
func OnBoard(p *check.Pass, at model.Point) bool { return Within(&p.Mission.Board, at) }

// Within reports whether a point lies on a floor or its rim.
func Within(b *model.Board, at model.Point) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= b.Width && at.Y <= b.Height
}

// EntryPoints are the entry points of all floors.
func EntryPoints(p *check.Pass) []SpawnPoint {
	out := make([]SpawnPoint, 0, len(p.Mission.Board.Entries))
	for _, f := range p.Mission.Floors() {
		for _, e := range f.Board.Entries {
			s := SpawnPoint{ID: e.ID, Number: e.Number, Noun: "entry point", Floor: f, Side: e.Side, At: e.At, Path: f.Path + ".entries." + e.ID}
			if e.Side == "" {
				s.Ground = model.Footprint{Centre: e.At, Width: model.Inch, Depth: model.Inch}
			}
			out = append(out, s)
		}
	}
	return out
}

// SealedAtStart reports whether an entry point is shut at the start.
func SealedAtStart(p *check.Pass, s SpawnPoint) bool {
	return s.Kind == "" && slices.ContainsFunc(s.Floor.Board.Entries, func(e model.Entry) bool { return e.ID == s.ID && e.Sealed })
}
