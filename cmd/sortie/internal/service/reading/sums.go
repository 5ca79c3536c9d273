package reading

import (
	"strconv"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/estimate"
)

// Sum is a table of what follows from the values at a path, for whoever changes them.
type Sum struct {
	What string     `json:"what"` // which table it is
	Path string     `json:"path"`
	Head []string   `json:"head"` // of the columns behind the first, where these are numbers
	Rows [][]string `json:"rows"`
}

// The tables that there are.
const (
	PouchSum  = "pouch"  // by size: tokens that are common, mixed in, dealt and left
	EventsSum = "events" // by kind: cards, and the chance to have drawn one by each round
)

// mostRounds is how many rounds a table of odds has columns for.
const mostRounds = 8

// sums are those of a mission.
func sums(u *compiler.Unit) []Sum {
	if u.Mission == nil || u.Rules == nil || len(u.Mission.Boxes) == 0 {
		return nil
	}
	var all []Sum
	if s := pouch(u); len(s.Rows) > 0 {
		all = append(all, s)
	}
	if s := odds(u); len(s.Rows) > 0 {
		all = append(all, s)
	}
	return all
}

// pouch is what is dealt into crates and what that leaves.
func pouch(u *compiler.Unit) Sum {
	s := Sum{What: PouchSum, Path: "setup.search", Head: []string{}}
	supply := dealing.Stock(u.Mission, u.Rules)
	for _, size := range u.Rules.TokenSizes {
		p := supply.Pool(size.ID)
		mixed := min(p.Mixed, p.Rare)
		if p.Common+p.Rare+p.Dealt == 0 {
			continue
		}
		row := []string{size.ID}
		for _, n := range []int{p.Common, mixed, p.Dealt, p.Common + mixed - p.Dealt} {
			row = append(row, strconv.Itoa(n))
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

// odds is how likely a card of each kind has been drawn by each round that the game is expected to last.
func odds(u *compiler.Unit) Sum {
	s := Sum{What: EventsSum, Path: "setup.events", Head: []string{}}
	rounds := estimate.Expected(u.Mission, u.Rules, u.Mission.Players.Max).Rounds
	rounds = min(max(rounds, 1), mostRounds)
	for r := 1; r <= rounds; r++ {
		s.Head = append(s.Head, strconv.Itoa(r))
	}
	for _, k := range estimate.KindOdds(u.Mission, u.Decks, rounds) {
		row := []string{k.Kind, strconv.Itoa(k.Cards)}
		for _, o := range k.By {
			row = append(row, o.String())
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}
