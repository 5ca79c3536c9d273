package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc001 finds more tokens dealt than there are, for sizes whose leftovers go back into the box.
func alc001() Check {
	return Check{
		Code:     "ALC001",
		Title:    "more large tokens are dealt than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Crates, Boxes},
		Text: "The search table says how many tokens go into each crate. Times the crates on the board, that " +
			"must not be more than the ordinary tokens of that size in the mission's boxes, plus the rare ones " +
			"that are mixed in, minus the key items that are set aside. This code speaks of the sizes whose " +
			"leftovers return to the box after dealing (large tokens); [ALC002](ALC002.md) of those that stay in the pouch.",
		Before: "setup: search: large: large: 4 // 4 crates: 16 tokens, the box holds 14",
		After:  "setup: search: large: large: 3",
		Run: func(p *Pass) {
			p.eachSize(func(s model.TokenSize) {
				if !s.Pouch {
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
	pool := p.stock().Pool(s.ID)
	dealt, ordinary, mixed := pool.Dealt, pool.Common, min(pool.Mixed, pool.Rare)
	if dealt <= ordinary+mixed {
		return
	}
	deals := p.deals(s.ID)
	most := largest(deals)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%d %s tokens are dealt, but only %d can be", dealt, lower(s.Title), ordinary+mixed),
		Details: []string{p.dealtFrom(s, ordinary, mixed)},
		Remedy:  fmt.Sprintf("deal %d fewer%s", dealt-ordinary-mixed, afterwards),
		Range:   p.Where.At(most.path()),
		Label:   fmt.Sprintf("%d for each of %s", most.each, count(most.crates, "crate")),
	}
	for _, x := range deals {
		if x != most && x.total() > 0 {
			d.Related = append(d.Related, diag.Related{Range: p.Where.At(x.path()), Text: fmt.Sprintf("%d more from here", x.total())})
		}
	}
	p.Report(d)
}

// dealtFrom says what the pool is made of.
func (p *Pass) dealtFrom(s model.TokenSize, ordinary, mixed int) string {
	text := fmt.Sprintf("the boxes hold %s", count(ordinary, "ordinary "+lower(s.Title)+" token"))
	if mixed > 0 {
		text += fmt.Sprintf(", and %d rare are mixed in", mixed)
	}
	if n := p.asideOf(s.ID); n > 0 {
		text += fmt.Sprintf("; %d set aside", n)
	}
	return text
}

// asideOf is how many ordinary tokens of a size are set aside.
func (p *Pass) asideOf(size string) int {
	n := 0
	for _, id := range p.Mission.Setup.Aside {
		if t := find(p.Rules.Tokens, id, tokenID); t != nil && t.Size == size && t.Common() {
			n++
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
