package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc012 finds tokens that are put into play by name and are not in the boxes.
func alc012() Check {
	return Check{
		Code:     "ALC012",
		Title:    "a token that is handed out is not in the boxes",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Each:     true,
		Text: "Tokens that lie in a certain place, that a figure carries, that a rule hands out or an objective pays, " +
			"have to come out of the mission's boxes. They hold none, or fewer than are needed at once: a reward for " +
			"every crew needs one for each. What every trader is issued is a warning only, for crews may bring their own.",
		Before: "contents: [{at: piece: \"l1\", tokens: [\"data-pad\", \"data-pad\"]}] // the box holds one",
		After:  "contents: [{at: piece: \"l1\", tokens: [\"data-pad\"]}]",
		Run: func(p *Pass) {
			asked, told := map[string]int{}, map[string]bool{}
			for _, h := range p.handouts() {
				have, need := p.stock().Boxed(h.token), p.needed(h, asked)
				if need > have && !told[h.token] && !p.knownShort(h.token) { // core
					told[h.token] = true
					p.Report(p.notBoxed(h, max(need, p.sumOf(h)), have))
				}
			}
		},
	}
}

// needed is how many tokens of a design the mission needs for a handout, what was laid out before included.
func (p *Pass) needed(h handout, asked map[string]int) int {
	switch {
	case h.before() || h.how == drafted:
		asked[h.token] += h.count
		return asked[h.token]
	case h.how == given: // one may come back before the next
		return 1
	}
	return h.count
}

// sumOf is how many tokens of a handout's design the mission needs before anybody has played, however many of them
// stand before the handout.
func (p *Pass) sumOf(h handout) int {
	n := 0
	for _, o := range p.handouts() {
		if o.token == h.token && (o.before() || o.how == drafted) {
			n += o.count
		}
	}
	return n
}

// knownShort reports whether the edition does not know a token, or another check says that there are too few:
// ALC007 of what is set aside, ALC008 of what an objective asks for.
func (p *Pass) knownShort(token string) bool {
	have, aside := p.stock().Boxed(token), p.setAside(token)
	for _, g := range p.tokenGoals() {
		if g.Token == token && g.need > have && p.stock().reserved[token] <= have {
			return true
		}
	}
	return aside > have || find(p.Rules.Tokens, token, tokenID) == nil
}

func (p *Pass) notBoxed(h handout, need, have int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s %s %s %s, but the boxes hold %d", english.Count(need, "token"), h.token, english.Are(need), h.how, have),
		Remedy:  or("name another token", p.addition(part{sort: "token", id: h.token}, need)),
		Range:   p.first(h.path),
		Reasons: p.boxedTokens(func(t model.TokenKind) bool { return t.ID == h.token }),
	}
	if h.how == issued {
		d.Severity = diag.Warning
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s with up to %s each", english.Count(p.Players, "crew"), english.Count(p.Mission.Setup.Crew, "trader")))
	}
	return d
}
