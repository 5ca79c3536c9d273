package main

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// mostRounds is how many rounds of a game the table of odds has columns for.
const mostRounds = 8

// showOdds says how long a mission is expected to last and how likely a card of each kind is drawn by then.
func (s *session) showOdds(u *compiler.Unit) error {
	crews := u.Mission.Players.Max
	rounds := estimate.Expected(u.Mission, u.Rules, crews).Rounds
	chances := estimate.KindOdds(u.Mission, u.Decks, min(max(rounds, 1), mostRounds))
	if rounds < 1 || len(chances) == 0 {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nExpected\n  %s with %s, by estimate; chances to have drawn one of its cards by round\n", english.Count(rounds, "round"), english.Count(crews, "crew"))
	head := fmt.Sprintf("  %-16s %5s", "", "cards")
	for round := range chances[0].By {
		head += fmt.Sprintf(" %6d", round+1)
	}
	b.WriteString(head + "\n")
	for _, c := range chances {
		fmt.Fprintf(&b, "  %-16s %5d", diag.Visible(c.Kind), c.Cards)
		for _, odds := range c.By {
			fmt.Fprintf(&b, " %6s", odds)
		}
		b.WriteByte('\n')
	}
	_, err := s.out.Write([]byte(b.String()))
	return err
}
