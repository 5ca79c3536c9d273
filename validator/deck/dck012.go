package deck

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck012 finds changes of the deck that cannot be carried out (seed 002:6316-6326).
func dck012() check.Check {
	return check.Check{
		Code:     "DCK012",
		Title:    "a change of the deck that finds no such cards",
		Severity: diag.Error,
		Needs:    []check.Capability{check.EventDecks, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "The set-up takes cards out of the event deck, puts them aside, or shuffles them into its top. The change names no " +
			"cards at all, or a kind or a card that the mission does not take, or more cards than it takes of the kind, or it " +
			"speaks of more cards on top than the deck has.",
		Before: "setup: {\n\tevents: {environment: \"all\", civilians: 2}\n\tdeck: [{op: \"remove\", category: \"civilians\", count: 5}]\n}",
		After:  "setup: {\n\tevents: {environment: \"all\", civilians: 2}\n\tdeck: [{op: \"remove\", category: \"civilians\", count: 2}]\n}",
		Run: func(p *check.Pass) {
			for i, c := range p.Mission.Setup.Deck {
				if d := badChange(p, c, i); d.Summary != "" { // core
					d.Reasons = takes(p)
					p.Report(d)
				}
			}
		},
	}
}

// badChange is what is wrong with a change of the deck; without a summary nothing is.
func badChange(p *check.Pass, c model.DeckChange, i int) diag.Diagnostic {
	path := fmt.Sprintf("setup.deck.%d", i)
	switch {
	case c.Category == "" && c.Card == "":
		return diag.Diagnostic{
			Summary: fmt.Sprintf("the change %q names 0 cards", c.Op),
			Remedy:  "say which: category for a kind of card, or card for a single one",
			Range:   p.Where.At(path),
		}
	case c.Card != "":
		return noCard(p, c, path)
	case c.Op == "shuffle-top" && c.Top == 0:
		return diag.Diagnostic{
			Summary: fmt.Sprintf("the %s cards are shuffled into the top 0", c.Category),
			Remedy:  "say with top how many cards on top they are shuffled into",
			Range:   p.Where.At(path),
		}
	}
	if d := badCategory(p, c, i, path); d.Summary != "" {
		return d
	}
	n := estimate.Total(estimate.Pile(p.Mission, p.Decks))
	if c.Op == "shuffle-top" && c.Top > n && n > 0 && atHand(p) {
		d := atMost(p, path+".top", n)
		d.Summary = fmt.Sprintf("cards are shuffled into the top %d, the deck holds %d", c.Top, n)
		return d
	}
	return diag.Diagnostic{}
}

// noCard is a change that names a card which no deck of the mission's kinds holds.
func noCard(p *check.Pass, c model.DeckChange, path string) diag.Diagnostic {
	if !atHand(p) {
		return diag.Diagnostic{}
	}
	var all []string
	for _, s := range piles.Shares.Of(p) {
		if c.Category != "" && c.Category != s.Kind {
			continue
		}
		if s.Card(c.Card) != nil {
			return diag.Diagnostic{}
		}
		all = append(all, parts.Names(s.Cards, func(k **model.Card) string { return (*k).ID })...)
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("none of the %s that the mission takes is called %q", english.Count(len(all), "card"), c.Card),
		Remedy:  parts.DidYouMean(c.Card, all),
		Range:   p.First(path+".card", path),
	}
	d.Fix = parts.Renamed(d.Range, c.Card, all)
	return d
}

// badCategory is a change of cards of a kind that the mission does not take, or of more than are left of it.
func badCategory(p *check.Pass, c model.DeckChange, i int, path string) diag.Diagnostic {
	s := share(p, c.Category)
	if s == nil {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("the change speaks of %s cards, the mission takes 0 of them", c.Category),
			Remedy:  fmt.Sprintf("take the kind in with setup: events: %s, or name another", parts.QuotedKey(c.Category)),
			Range:   p.First(path+".category", path),
		}
	}
	left := s.Most() - removedBefore(p, s, i)
	if s.Held == 0 || c.Count <= left {
		return diag.Diagnostic{}
	}
	d := atMost(p, path+".count", max(left, 0))
	d.Summary = fmt.Sprintf("the change speaks of %s, the mission takes %d", english.Count(c.Count, c.Category+" card"), s.Most())
	d.Related = []diag.Related{{Range: p.Where.At(s.Path), Text: "so many of them are taken here"}}
	if left < s.Most() {
		d.Details = []string{fmt.Sprintf("changes before it take out %d of them", s.Most()-left)}
	}
	return d
}

// removedBefore is how many cards of a kind the changes before one with an index take out for good.
func removedBefore(p *check.Pass, s *piles.Share, i int) int {
	n := 0
	for _, c := range p.Mission.Setup.Deck[:i] {
		switch {
		case c.Op != "remove" || c.Category != s.Kind:
		case c.Card == "" && c.Count == 0:
			return s.Most() // without a number all of them go
		default:
			n += max(c.Count, 1)
		}
	}
	return min(n, s.Most())
}

// atMost is a number that should be no more than another.
func atMost(p *check.Pass, path string, most int) diag.Diagnostic {
	d := diag.Diagnostic{
		Remedy: fmt.Sprintf("write %d at most", most),
		Range:  p.First(path, path[:strings.LastIndex(path, ".")]),
	}
	if at, ok := p.Where[path]; ok && most > 0 {
		d.Fix = &diag.Fix{Text: "write " + strconv.Itoa(most), Edits: []diag.Edit{{Range: at, New: strconv.Itoa(most)}}}
	}
	return d
}
