package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc001 finds more tokens dealt than there are, for sizes whose leftovers go back into the box.
func alc001() Check {
	return Check{
		Code:     "ALC001",
		Title:    "more large tokens are dealt than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Crates, Boxes},
		Each:     true,
		Text: "The search table says how many tokens go into each crate. Times the crates on the board, that " +
			"must not be more than the ordinary tokens of that size in the mission's boxes, plus the rare ones " +
			"that are mixed in, minus the key items that are set aside and what lies in a place of its own. This code speaks of the sizes whose " +
			"leftovers return to the box after dealing (large tokens); [ALC002](ALC002.md) of those that stay in the pouch.",
		Before: "setup: search: large: large: 4 // 4 crates: 16 tokens, the box holds 14",
		After:  "setup: search: large: large: 3",
		Run: func(p *Pass) {
			p.eachSize(func(s model.TokenSize) {
				if !s.Pouch { // core
					p.overdealt(s, "")
				}
			})
		},
	}
}

// eachSize calls f for every token size.
func (p *Pass) eachSize(f func(model.TokenSize)) {
	for _, s := range p.Rules.TokenSizes {
		f(s)
	}
}

// overdealt reports a size of which more tokens are dealt than there are.
func (p *Pass) overdealt(s model.TokenSize, afterwards string) {
	pool, could, deals := p.stock().Pool(s.ID), p.stock().most(s.ID), p.deals(s.ID)
	if pool.Dealt <= could || len(deals) == 0 {
		return
	}
	most := largest(deals)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%d %s tokens are dealt, but only %d can be", pool.Dealt, strings.ToLower(s.Title), could),
		Details: []string{p.dealtFrom(s, pool.Common, could-pool.Common)},
		Remedy:  or(fmt.Sprintf("deal %d fewer%s", pool.Dealt-could, afterwards), p.addition(part{sort: "dealt", id: s.ID}, pool.Dealt)),
		Range:   p.Where.At(most.path),
		Label:   fmt.Sprintf("%d for each of %s", most.each, english.Count(most.pieces, most.piece)),
		Reasons: p.dealSum(s, deals, pool),
	}
	for _, x := range deals {
		if x != most && x.total() > 0 {
			d.Related = append(d.Related, diag.Related{Range: p.Where.At(x.path), Text: fmt.Sprintf("%d more from here", x.total())})
		}
	}
	if s.Pouch { // leave what searches of rooms draw
		could -= p.pouchTakes()
	}
	if left := could - (pool.Dealt - most.total()); left >= 0 && most.pieces > 0 {
		d.Fix = p.write(most.path, left/most.pieces)
	}
	p.Report(d)
}

// dealSum is how it comes to what is dealt and what can be.
func (p *Pass) dealSum(s model.TokenSize, deals []deal, pool dealing.Pool) []string {
	out := p.boxedTokens(func(t model.TokenKind) bool { return t.Size == s.ID && t.Common() })
	out = append(out, fmt.Sprintf("%d ordinary ones can be dealt, without what is set aside, laid out or left out", pool.Common))
	if pool.Mixed > 0 {
		out = append(out, fmt.Sprintf("%d rare ones are mixed in, of %d that there are", min(pool.Mixed, pool.Rare), pool.Rare))
	}
	for _, d := range deals {
		out = append(out, d.String())
	}
	return out
}

// dealtFrom says what the pool is made of.
func (p *Pass) dealtFrom(s model.TokenSize, ordinary, mixed int) string {
	text := fmt.Sprintf("%s can be dealt", english.Count(ordinary, "ordinary "+strings.ToLower(s.Title)+" token"))
	if mixed > 0 {
		text += fmt.Sprintf(", and %d rare are mixed in", mixed)
	}
	if n := p.takenOf(s.ID); n > 0 {
		text += fmt.Sprintf("; %d %s taken out before, as key items or for a place of their own", n, english.Are(n))
	}
	return text
}

// takenOf is how many ordinary tokens of a size are taken out before the dealing.
func (p *Pass) takenOf(size string) int {
	n := 0
	for _, t := range p.Rules.Tokens {
		if t.Size == size && t.Common() {
			n += p.stock().reserved[t.ID]
		}
	}
	return n
}

// largest is the deal that hands out most tokens; the first of equals.
func largest(deals []deal) deal {
	most := deals[0]
	for _, d := range deals[1:] {
		if d.total() > most.total() {
			most = d
		}
	}
	return most
}
