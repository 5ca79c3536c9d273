package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// handing is how a mission puts a token into play by name.
type handing string

// How tokens come into play.
const (
	laid    handing = "laid out"
	carried handing = "carried by a figure"
	issued  handing = "issued to the traders"
	given   handing = "handed out by a rule"
	paid    handing = "paid for an objective"
	drafted handing = "picked for an objective"
)

// handout is tokens of one design that a mission puts into play by name.
type handout struct {
	token   string
	how     handing
	count   int
	endless bool   // a rule without limit hands it out again and again
	path    string // where the source names it
}

// before reports whether the tokens are taken out before anything is dealt.
func (h handout) before() bool { return h.how == laid || h.how == carried }

// handouts are all of them, in the order of the source.
func (p *Pass) handouts() []handout {
	s := p.stock()
	if s.handouts == nil {
		s.handouts = append([]handout{}, p.setOut()...)
		s.handouts = append(s.handouts, p.gifts()...)
		s.handouts = append(s.handouts, p.rewards()...)
	}
	return s.handouts
}

// setOut are the tokens that the set-up puts somewhere.
func (p *Pass) setOut() []handout {
	var out []handout
	m := p.Mission
	for i, c := range m.Setup.Contents {
		for j, id := range c.Tokens {
			out = append(out, handout{token: id, how: laid, count: 1, path: fmt.Sprintf("setup.contents.%d.tokens.%d", i, j)})
		}
	}
	for i, n := range m.Setup.NPCs {
		for j, id := range n.Tokens {
			out = append(out, handout{token: id, how: carried, count: max(n.Count, 1), path: fmt.Sprintf("setup.npcs.%d.tokens.%d", i, j)})
		}
	}
	if l := m.Setup.Crews; l != nil {
		for j, id := range l.Issue {
			out = append(out, handout{token: id, how: issued, count: m.Players.Max * m.Setup.Crew, path: fmt.Sprintf("setup.crews.issue.%d", j)})
		}
	}
	return out
}

// gifts are the tokens that the rules of the mission hand out.
func (p *Pass) gifts() []handout {
	var out []handout
	p.eachEffect(func(e effectAt) {
		if e.rule != nil && e.Token != "" && kinds.Changes(e.Effect, kinds.TokenCell) {
			out = append(out, handout{token: e.Token, how: given, count: max(e.rule.Times, 1), endless: e.rule.Times == 0, path: e.path + ".token"})
		}
	})
	return out
}

// rewards are the tokens that objectives pay.
func (p *Pass) rewards() []handout {
	var out []handout
	for _, o := range p.Mission.Objectives {
		path := "objectives." + o.ID + ".reward"
		if o.Reward.Token != "" {
			out = append(out, handout{token: o.Reward.Token, how: paid, count: p.payees(o.Reward), path: path + ".token"})
		}
		if o.Reward.Draft != nil {
			for i, id := range o.Reward.Draft.Pool {
				out = append(out, handout{token: id, how: drafted, count: 1, path: fmt.Sprintf("%s.draft.pool.%d", path, i)})
			}
		}
	}
	return out
}

// payees is how many crews a reward is paid to.
func (p *Pass) payees(r model.Reward) int {
	if r.To == "all" || r.To == "each" {
		return max(p.Mission.Players.Max, 1)
	}
	return 1
}

// tokenGoal is a goal that asks for tokens of one design.
type tokenGoal struct {
	goalAt
	need int
}

// tokenGoals are the goals that ask for tokens of a design that the rule set knows.
func (p *Pass) tokenGoals() []tokenGoal {
	var out []tokenGoal
	p.eachGoal(func(g goalAt) {
		if kinds.Has(kinds.Wants(g.Goal), kinds.TokenCell) && find(p.Rules.Tokens, g.Token, tokenID) != nil {
			out = append(out, tokenGoal{g, max(g.Count, 1)})
		}
	})
	return out
}

// sizeOf is the size of a token, and the token; nil where the edition has none of the name.
func (p *Pass) sizeOf(token string) (*model.TokenSize, *model.TokenKind) {
	t := find(p.Rules.Tokens, token, tokenID)
	if t == nil {
		return nil, nil
	}
	return find(p.Rules.TokenSizes, t.Size, tokenSizeID), t
}

// inPool is how many tokens of a design can be among those that are dealt: ordinary ones that are not taken out
// before, or as many rare ones as are mixed in.
func (p *Pass) inPool(token string) int {
	_, t := p.sizeOf(token)
	if t == nil || !p.canDeal(*t) {
		return 0
	}
	n := max(0, p.stock().Boxed(token)-p.stock().reserved[token])
	if t.Rare {
		n = min(n, p.stock().Pool(t.Size).Mixed)
	}
	return n
}

// laidIn are the tokens that lie in a piece from the start.
func (p *Pass) laidIn(h dealing.Holder) []handout {
	var out []handout
	for i, c := range p.Mission.Setup.Contents {
		if c.At.Piece != h.ID {
			continue
		}
		for j, id := range c.Tokens {
			out = append(out, handout{token: id, how: laid, count: 1, path: fmt.Sprintf("setup.contents.%d.tokens.%d", i, j)})
		}
	}
	return out
}
