package stock

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Handing is how a mission puts a token into play by name.
type Handing string

// How tokens come into play.
const (
	Laid    Handing = "laid out"
	carried Handing = "carried by a figure"
	Issued  Handing = "issued to the traders"
	Given   Handing = "handed out by a rule"
	Paid    Handing = "paid for an objective"
	Drafted Handing = "picked for an objective"
)

// Handout is tokens of one design that a mission puts into play by name.
type Handout struct {
	Token   string
	How     Handing
	Count   int
	Endless bool   // a rule without limit hands it out again and again
	Path    string // where the source names it
}

// Before reports whether the tokens are taken out before anything is dealt.
func (h Handout) Before() bool { return h.How == Laid || h.How == carried }

// SetOut are the tokens that the set-up puts somewhere.
func SetOut(p *check.Pass) []Handout {
	var out []Handout
	m := p.Mission
	for i, c := range m.Setup.Contents {
		for j, id := range c.Tokens {
			out = append(out, Handout{Token: id, How: Laid, Count: 1, Path: fmt.Sprintf("setup.contents.%d.tokens.%d", i, j)})
		}
	}
	for i, n := range m.Setup.NPCs {
		for j, id := range n.Tokens {
			out = append(out, Handout{Token: id, How: carried, Count: max(n.Count, 1), Path: fmt.Sprintf("setup.npcs.%d.tokens.%d", i, j)})
		}
	}
	if l := m.Setup.Crews; l != nil {
		for j, id := range l.Issue {
			out = append(out, Handout{Token: id, How: Issued, Count: m.Players.Max * m.Setup.Crew, Path: fmt.Sprintf("setup.crews.issue.%d", j)})
		}
	}
	return out
}

// Gifts are the tokens that the rules of the mission hand out.
func Gifts(p *check.Pass) []Handout {
	var out []Handout
	parts.EachEffect(p, func(e parts.EffectAt) {
		if e.Source != nil && e.Token != "" && kinds.Changes(e.Effect, kinds.TokenCell) {
			out = append(out, Handout{Token: e.Token, How: Given, Count: max(e.Source.Times, 1), Endless: e.Source.Times == 0, Path: e.Path + ".token"})
		}
	})
	return out
}

// Rewards are the tokens that objectives pay.
func Rewards(p *check.Pass) []Handout {
	var out []Handout
	for _, o := range p.Mission.Objectives {
		path := "objectives." + o.ID + ".reward"
		if o.Reward.Token != "" {
			out = append(out, Handout{Token: o.Reward.Token, How: Paid, Count: Payees(p, o.Reward), Path: path + ".token"})
		}
		if o.Reward.Draft != nil {
			for i, id := range o.Reward.Draft.Pool {
				out = append(out, Handout{Token: id, How: Drafted, Count: 1, Path: fmt.Sprintf("%s.draft.pool.%d", path, i)})
			}
		}
	}
	return out
}

// Payees is how many crews a reward is paid to.
func Payees(p *check.Pass, r model.Reward) int {
	if r.To == "all" || r.To == "each" {
		return max(p.Mission.Players.Max, 1)
	}
	return 1
}
