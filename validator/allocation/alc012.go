package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc012 finds tokens that are put into play by name and are not in the boxes.
func alc012() check.Check {
	return check.Check{
		Code:     "ALC012",
		Title:    "a token that is handed out is not in the boxes",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Tokens that lie in a certain place, that a figure carries, that a rule hands out or an objective pays, " +
			"have to come out of the mission's boxes. They hold none, or fewer than are needed at once: a reward for " +
			"every crew needs one for each. What every trader is issued is a warning only, for crews may bring their own.",
		Before: "contents: [{at: piece: \"l1\", tokens: [\"data-pad\", \"data-pad\"]}] // the box holds one",
		After:  "contents: [{at: piece: \"l1\", tokens: [\"data-pad\"]}]",
		Run: func(p *check.Pass) {
			asked, told := map[string]int{}, map[string]bool{}
			for _, h := range handouts(p) {
				have, need := stock.StockOf(p).Boxed(h.Token), needed(p, h, asked)
				if need > have && !told[h.Token] && !knownShort(p, h.Token) { // core
					told[h.Token] = true
					p.Report(notBoxed(p, h, max(need, sumOf(p, h)), have))
				}
			}
		},
	}
}

// needed is how many tokens of a design the mission needs for a handout, what was laid out before included.
func needed(p *check.Pass, h stock.Handout, asked map[string]int) int {
	switch {
	case h.Before() || h.How == stock.Drafted:
		asked[h.Token] += h.Count
		return asked[h.Token]
	case h.How == stock.Given: // one may come back before the next
		return 1
	}
	return h.Count
}

// sumOf is how many tokens of a handout's design the mission needs before anybody has played, however many of them
// stand before the handout.
func sumOf(p *check.Pass, h stock.Handout) int {
	n := 0
	for _, o := range handouts(p) {
		if o.Token == h.Token && (o.Before() || o.How == stock.Drafted) {
			n += o.Count
		}
	}
	return n
}

// knownShort reports whether the edition does not know a token, or another check says that there are too few:
// ALC007 of what is set aside, ALC008 of what an objective asks for.
func knownShort(p *check.Pass, token string) bool {
	have, aside := stock.StockOf(p).Boxed(token), setAside(p, token)
	for _, g := range tokenGoals(p) {
		if g.Token == token && g.need > have && stock.StockOf(p).Reserved[token] <= have {
			return true
		}
	}
	return aside > have || check.Find(p.Rules.Tokens, token, parts.TokenID) == nil
}

func notBoxed(p *check.Pass, h stock.Handout, need, have int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s %s %s %s, but the boxes hold %d", english.Count(need, "token"), h.Token, english.Are(need), h.How, have),
		Remedy:  stock.Or("name another token", stock.Addition(p, stock.Part{Sort: "token", ID: h.Token}, need)),
		Range:   p.First(h.Path),
		Reasons: boxedTokens(p, func(t model.TokenKind) bool { return t.ID == h.Token }),
	}
	if h.How == stock.Issued {
		d.Severity = diag.Warning
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s with up to %s each", english.Count(p.Players, "crew"), english.Count(p.Mission.Setup.Crew, "trader")))
	}
	return d
}
