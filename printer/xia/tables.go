package xiapages

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// laid is a table of sectors as they lie for some numbers of players.
type laid struct {
	From, To int // players
	Tiles    []tile.Tile
	Index    []int  // in the scenario's sectors, for each tile
	Problem  string // why it ends early
}

// maxTiles bounds the sectors of one table: a page shows no more.
const maxTiles = 60

// tables are the different tables of a scenario, for the fewest players first.
func tables(j *product.Job, s *xia.Scenario) []laid {
	var out []laid
	for n := max(1, s.Players.Min); n <= max(s.Players.Min, min(s.Players.Max, 12)); n++ {
		t := table(j, s, n)
		if last := len(out) - 1; last >= 0 && len(out[last].Tiles) == len(t.Tiles) && out[last].Problem == t.Problem {
			out[last].To = n
			continue
		}
		out = append(out, t)
	}
	return out
}

// table is the table for one number of players.
func table(j *product.Job, s *xia.Scenario, players int) laid {
	t := laid{From: players, To: players}
	placed, err := s.Layout(players, func(id string) *xia.Sector { return sector(j, id) })
	if err != nil {
		t.Problem = err.Error()
	}
	if len(placed) > maxTiles {
		t.Problem = fmt.Sprintf("it has %d sectors, and %d are drawn", len(placed), maxTiles)
		placed = placed[:maxTiles]
	}
	for _, p := range placed {
		t.Tiles = append(t.Tiles, tile.Tile{Sector: sector(j, p.Sector), Middle: p.Middle, Turn: p.Turn})
		i := slices.IndexFunc(s.Sectors, func(l xia.Laid) bool { return l.Sector == p.Sector && l.Players <= players })
		t.Index = append(t.Index, max(0, i))
	}
	return t
}

// path is where the scenario says how a tile is laid.
func (t laid) path(tile int) string { return fmt.Sprintf("sectors.%d", t.Index[tile]) }

// players says for whom a table is.
func (t laid) players() string {
	if t.From == t.To {
		return wordsCount(t.From)
	}
	return span(t.From, t.To) + " players"
}

// byID finds an element of a list.
func byID[T any, K comparable](list []T, id K, of func(T) K) (T, bool) {
	if i := slices.IndexFunc(list, func(v T) bool { return of(v) == id }); i >= 0 {
		return list[i], true
	}
	var none T
	return none, false
}

// sortedBy is a list in the order of a number.
func sortedBy[T any](list []T, of func(T) int) []T {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b T) int { return cmp.Compare(of(a), of(b)) })
	return out
}
