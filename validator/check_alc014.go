package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// alc014 finds key items of which further copies can be dealt.
func alc014() Check {
	return Check{
		Code:     "ALC014",
		Title:    "a key item can turn up twice",
		Severity: diag.Warning,
		Needs:    []Capability{Tokens, Boxes},
		Each:     true,
		// seed 000:1662
		Text: "The mission puts the token of an objective into a place of its own, or into somebody's hands, and further " +
			"copies of it are in the pool that the crates are filled from. Whoever finds one of those has what the " +
			"objective asks for without having been where it should be found. Set the others aside, leave them out " +
			"with `pool: exclude`, or choose a token that is never dealt.",
		Before: "contents: [{at: piece: \"safe\", tokens: [\"ammo-box\"]}] // the box holds two",
		After:  "contents: [{at: piece: \"safe\", tokens: [\"ammo-box\"]}]\npool: exclude: [\"ammo-box\"]",
		Run: func(p *Pass) {
			told := map[string]bool{}
			for _, g := range p.tokenGoals() {
				h := p.named(g.Token)
				spare := p.inPool(g.Token) - max(0, h.count-p.stock().reserved[g.Token])
				if h.path != "" && spare > 0 && h.count >= g.need && len(kinds.Wants(g.Goal)) > 1 && !told[g.Token] { // core
					told[g.Token] = true
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("token %s of the objective is %s, and %d more can be dealt", g.Token, h.how, spare),
						Remedy:  fmt.Sprintf("leave %q out with setup.pool.exclude, or set every copy aside", g.Token),
						Range:   p.first(g.path+".token", g.path),
						Related: []diag.Related{{Range: p.first(h.path), Text: "where it should come from"}},
						Reasons: p.copies(g.Token),
					})
				}
			}
		},
	}
}

// named is the first handout of a design, with how many there are of it in all; its path is empty where there
// is none.
func (p *Pass) named(token string) handout {
	var all handout
	for _, h := range p.handouts() {
		if h.token != token || h.how == paid || h.how == drafted {
			continue
		}
		if all.path == "" {
			all = h
		} else {
			all.count, all.endless = all.count+h.count, all.endless || h.endless
		}
	}
	return all
}

// copies says where the copies of a design are before anybody finds one.
func (p *Pass) copies(token string) []string {
	s := p.stock()
	return []string{
		fmt.Sprintf("the boxes hold %d", s.Boxed(token)),
		fmt.Sprintf("%d set aside or laid out before the dealing", s.reserved[token]),
		fmt.Sprintf("%d can be dealt into crates or stay in the pouch", p.inPool(token)),
	}
}
