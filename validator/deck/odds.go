package deck

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// spanReasons say how long a game is expected to last, and why.
func spanReasons(p *check.Pass, s estimate.Span) []string {
	if s.Level == "" {
		return []string{fmt.Sprintf("the mission ends when round %d begins", s.Rounds+1)}
	}
	return []string{
		fmt.Sprintf("%s: %s at the start, %d more each round, %d for a shot in each", english.Count(p.Players, "crew"), english.Count(s.Rise.Start, "peg"), s.Rise.Round, s.Rise.Shots),
		fmt.Sprintf("the middle level of the track, %s, is reached in round %d", s.Level, s.Rounds),
	}
}

// Limits on the odds that a finding shows: nobody reads more.
const (
	mostOdds   = 6   // rounds in a line
	mostKinds  = 12  // lines
	mostRounds = 200 // beyond, whatever there is has been drawn
)

// oddsTable says, a line for each kind in the deck, how likely a card of it is to have been drawn by some of
// the rounds.
func oddsTable(p *check.Pass, rounds int) []string {
	if p.Enough() {
		return nil
	}
	pile := estimate.Pile(p.Mission, p.Decks)
	all := estimate.Total(pile)
	rounds = min(rounds, mostRounds)
	var out []string
	for _, k := range pile[:min(len(pile), mostKinds)] {
		var cells []string
		step := (rounds-1)/mostOdds + 1
		for r := step; r <= rounds; r += step {
			cells = append(cells, fmt.Sprintf("%s by round %d", estimate.AtLeastOne(all, k.Cards, r), r))
		}
		out = append(out, fmt.Sprintf("%s drawn: %s", english.Count(k.Cards, k.Kind+" card"), strings.Join(cells, ", ")))
	}
	return out
}
