package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc017 finds missions whose pouch runs dry.
func alc017() Check {
	return Check{
		Code:     "ALC017",
		Title:    "the pouch can run dry",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Tokens, Walls, Boxes},
		Each:     true,
		// seed 000:626, 978-984, 002:2305-2320
		Text: "What is left of the small tokens stays in the pouch, and whoever searches a room draws one of them: each room " +
			"on any floor can be searched once. The mission's own draws come on top: from the set-up, from rules (as often as " +
			"they work, or once where that has no limit), from rewards and from the shelves of its shops, where each crew may " +
			"draw. When fewer tokens are left than all of these take, some searches find nothing. Large rooms that players " +
			"split by agreement count once.",
		Before: "setup: search: small: small: 19 // 4 crates: 2 of 78 are left, for 5 rooms",
		After:  "setup: search: small: small: 3",
		Run: func(p *Pass) {
			left, sum := p.leftInPouch(), p.pouchTakes()
			if left >= 0 && left < sum { // core
				p.Report(p.pouchRunsDry(left, sum))
			}
		},
	}
}

// leftInPouch is how many tokens stay in the pouch after the dealing; less than nothing where none can, or
// where more are dealt than there are.
func (p *Pass) leftInPouch() int {
	left, any := 0, false
	for _, s := range p.Rules.TokenSizes {
		if !s.Pouch {
			continue
		}
		x, most := p.stock().Pool(s.ID), p.stock().most(s.ID)
		if most < x.Dealt {
			return -1
		}
		left, any = left+most-x.Dealt, any || most > 0
	}
	if !any {
		return -1
	}
	return left
}

// take is something that draws tokens from the pouch.
type take struct {
	what  string
	count int
}

// pouchTakes is how many tokens they draw together.
func (p *Pass) pouchTakes() int {
	sum := 0
	for _, d := range p.pouchDraws() {
		sum += d.count
	}
	return sum
}

// pouchDraws are all draws from the pouch that the mission allows for.
func (p *Pass) pouchDraws() []take {
	var out []take
	if len(p.Rules.Panels) > 0 { // else the edition builds no rooms
		rooms := 0
		for i := range p.building().Floors() {
			rooms += len(p.building().Grid(i).Rooms())
		}
		out = append(out, take{"searches of rooms", rooms})
	}
	add := func(what string, d *model.Draw, n int) {
		if d != nil && d.From == "pouch" && n > 0 {
			out = append(out, take{what, max(d.Count, 0) * n})
		}
	}
	for _, c := range p.Mission.Setup.Contents {
		add("draws for a place at the start", c.Draw, 1)
	}
	p.eachEffect(func(e effectAt) {
		if e.rule != nil {
			add(fmt.Sprintf("draws by rule %q", e.rule.ID), e.Draw, max(e.rule.Times, 1))
		}
	})
	for _, o := range p.Mission.Objectives {
		add(fmt.Sprintf("draws for objective %q", o.ID), o.Reward.Draw, p.payees(o.Reward))
	}
	return append(out, p.shopDraws()...)
}

// shopDraws are the draws for the shelves of the mission's shops, once for each crew.
func (p *Pass) shopDraws() []take {
	var out []take
	for _, s := range p.Mission.Setup.Shops {
		if p.Subject.Peer == nil {
			return nil
		}
		post, ok := p.Subject.Peer("post", s.Post).(*model.Post)
		if !ok || post == nil {
			continue
		}
		for _, shelf := range post.Stock {
			if shelf.From == "pouch" && shelf.Draw > 0 {
				out = append(out, take{fmt.Sprintf("draws for shelf %q of %q", shelf.ID, post.ID), shelf.Draw * p.Players})
			}
		}
	}
	return out
}

func (p *Pass) pouchRunsDry(left, sum int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s left in the pouch, and searches and draws can take %d", tokensAre(left), sum),
		Remedy:  fmt.Sprintf("deal %d fewer small tokens, or make fewer rooms", sum-left),
		Range:   p.Where.At("setup.search"),
	}
	for _, s := range p.Rules.TokenSizes {
		if s.Pouch {
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d in the pouch, %d dealt", s.Title, p.stock().most(s.ID), p.stock().Pool(s.ID).Dealt))
		}
	}
	for _, t := range p.pouchDraws() {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d", t.what, t.count))
	}
	p.pouchFix(&d, sum-left)
	return d
}

// pouchFix lowers the largest deal of a size that stays in the pouch until enough is left.
func (p *Pass) pouchFix(d *diag.Diagnostic, over int) {
	var all []deal
	for _, s := range p.Rules.TokenSizes {
		if s.Pouch {
			all = append(all, p.deals(s.ID)...)
		}
	}
	if len(all) == 0 {
		return
	}
	most := largest(all)
	d.Range = p.Where.At(most.path)
	if most.pieces > 0 && most.total() >= over {
		d.Fix = p.write(most.path, (most.total()-over)/most.pieces)
	}
}

// tokensAre is a number of tokens as the beginning of a sentence.
func tokensAre(n int) string {
	if n == 0 {
		return "no token is"
	}
	return english.Count(n, "token") + " " + english.Are(n)
}
