package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck013 finds cards put aside for good.
func dck013() check.Check {
	return check.Check{
		Code:     "DCK013",
		Title:    "cards put aside that nothing brings in",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.EventDecks, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{piles.Shares},
		Text: "Event cards of a kind wait beside the deck, so that a rule or a change of the deck can bring them in. None does: they " +
			"never come into play. A rule that is prose only may do so at the table; say it as data, too.",
		Before: "setup: events: {environment: \"all\", civilians: \"aside\"}",
		After:  "setup: events: {environment: \"all\", civilians: \"aside\"}\nrules: crowd: {\n\ttitle: \"The shift ends\"\n\ttext:  \"Shuffle the Civilians cards in.\"\n\twhen: {kind: \"round\", at: 4}\n\tdo: [{kind: \"deck\", op: \"shuffle-in\", category: \"civilians\"}]\n}",
		Run: func(p *check.Pass) {
			for _, w := range putAside(p) {
				if !cardsComeIn(p, w.Share, w.change) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s wait beside the deck, and nothing brings them in", english.Count(w.Most(), w.Kind+" card")),
						Remedy:  fmt.Sprintf("add a rule with {kind: \"deck\", op: \"shuffle-in\", category: %q}, or take them into the deck", w.Kind),
						Range:   p.Where.At(w.Path),
						Reasons: append(takes(p), fmt.Sprintf("rules and changes of the deck that bring %s cards in: 0", w.Kind)),
					})
				}
			}
		},
	}
}

// waitingCards are cards of a kind that wait beside the deck.
type waitingCards struct {
	piles.Share
	change int // the change of the deck that put them there; -1: they are not in it to begin with
}

// putAside are the kinds of card that are put aside.
func putAside(p *check.Pass) []waitingCards {
	var out []waitingCards
	for _, s := range piles.Shares.Of(p) {
		if s.Mode == model.AsideCards && s.Held > 0 {
			out = append(out, waitingCards{s, -1})
		}
	}
	for i, c := range p.Mission.Setup.Deck {
		s := share(p, c.Category)
		if c.Op == "set-aside" && c.Card == "" && s != nil && s.Held > 0 && s.Mode != model.AsideCards {
			w := waitingCards{*s, i}
			w.Path = fmt.Sprintf("setup.deck.%d", i)
			out = append(out, w)
		}
	}
	return out
}

// cardsComeIn reports whether a rule, or a change of the deck after the one with an index, brings cards of a
// kind into the deck or into play.
func cardsComeIn(p *check.Pass, s piles.Share, after int) bool {
	in := func(op, category, card string) bool {
		return op != "remove" && op != "set-aside" && (category == s.Kind || card != "" && s.Card(card) != nil)
	}
	for i, c := range p.Mission.Setup.Deck {
		if i > after && in(c.Op, c.Category, c.Card) {
			return true
		}
	}
	found := false
	parts.EachEffect(p, func(e parts.EffectAt) {
		found = found || kinds.Changes(e.Effect, kinds.DeckCell) && in(e.Op, e.Category, e.Card)
	})
	return found
}
