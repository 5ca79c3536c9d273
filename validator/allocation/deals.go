package allocation

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// eachSize calls f for every token size.
func eachSize(p *check.Pass, f func(model.TokenSize)) {
	for _, s := range p.Rules.TokenSizes {
		f(s)
	}
}

// overdealt reports a size of which more tokens are dealt than there are.
func overdealt(p *check.Pass, s model.TokenSize, afterwards string) {
	pool, could, deals := stock.StockOf(p).Pool(s.ID), stock.StockOf(p).Most(s.ID), deals(p, s.ID)
	if pool.Dealt <= could || len(deals) == 0 {
		return
	}
	most := largest(deals)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%d %s tokens are dealt, but only %d can be", pool.Dealt, strings.ToLower(s.Title), could),
		Details: []string{dealtFrom(p, s, pool.Common, could-pool.Common)},
		Remedy:  stock.Or(fmt.Sprintf("deal %d fewer%s", pool.Dealt-could, afterwards), stock.Addition(p, stock.Part{Sort: "dealt", ID: s.ID}, pool.Dealt)),
		Range:   p.Where.At(most.path),
		Label:   fmt.Sprintf("%d for each of %s", most.each, english.Count(most.pieces, most.piece)),
		Reasons: dealSum(p, s, deals, pool),
	}
	for _, x := range deals {
		if x != most && x.total() > 0 {
			d.Related = append(d.Related, diag.Related{Range: p.Where.At(x.path), Text: fmt.Sprintf("%d more from here", x.total())})
		}
	}
	if s.Pouch { // leave what searches of rooms draw
		could -= pouchTakes(p)
	}
	if left := could - (pool.Dealt - most.total()); left >= 0 && most.pieces > 0 {
		d.Fix = stock.Write(p, most.path, left/most.pieces)
	}
	p.Report(d)
}

// dealSum is how it comes to what is dealt and what can be.
func dealSum(p *check.Pass, s model.TokenSize, deals []deal, pool dealing.Pool) []string {
	out := boxedTokens(p, func(t model.TokenKind) bool { return t.Size == s.ID && t.Common() })
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
func dealtFrom(p *check.Pass, s model.TokenSize, ordinary, mixed int) string {
	text := fmt.Sprintf("%s can be dealt", english.Count(ordinary, "ordinary "+strings.ToLower(s.Title)+" token"))
	if mixed > 0 {
		text += fmt.Sprintf(", and %d rare are mixed in", mixed)
	}
	if n := takenOf(p, s.ID); n > 0 {
		text += fmt.Sprintf("; %d %s taken out before, as key items or for a place of their own", n, english.Are(n))
	}
	return text
}

// takenOf is how many ordinary tokens of a size are taken out before the dealing.
func takenOf(p *check.Pass, size string) int {
	n := 0
	for _, t := range p.Rules.Tokens {
		if t.Size == size && t.Common() {
			n += stock.StockOf(p).Reserved[t.ID]
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

// canDeal reports whether a token can be among those dealt.
func canDeal(p *check.Pass, t model.TokenKind) bool { return dealing.TakesPart(p.Mission, t) }

// filled reports whether the search table has a row for a crate size, or one that is misspelt and may be
// meant for it.
func filled(p *check.Pass, size string) bool {
	sizes := parts.Names(p.Rules.Crates, parts.CrateSizeID)
	return slices.ContainsFunc(p.Mission.Setup.Allocation, func(a model.Allocation) bool {
		near, ok := diag.Nearest(a.Crate, sizes)
		return a.Crate == size || ok && near == size && !slices.Contains(sizes, a.Crate)
	})
}

// undealt are the crates of a size without a deal of their own.
func undealt(p *check.Pass, size string) []dealing.Holder {
	var out []dealing.Holder
	for _, h := range stock.StockOf(p).Holders {
		if h.Crate && h.Sort == size && !h.Own {
			out = append(out, h)
		}
	}
	return out
}

// ownDeal is the last of the deals that names a piece: the one that counts; -1 if none does.
func ownDeal(p *check.Pass, piece string) int {
	for i := len(p.Mission.Setup.Deals) - 1; i >= 0; i-- {
		for _, id := range p.Mission.Setup.Deals[i].Into {
			if id == piece {
				return i
			}
		}
	}
	return -1
}

// named is the first handout of a design, with how many there are of it in all; its path is empty where there
// is none.
func named(p *check.Pass, token string) stock.Handout {
	var all stock.Handout
	for _, h := range handouts(p) {
		if h.Token != token || h.How == stock.Paid || h.How == stock.Drafted {
			continue
		}
		if all.Path == "" {
			all = h
		} else {
			all.Count, all.Endless = all.Count+h.Count, all.Endless || h.Endless
		}
	}
	return all
}

// copies says where the copies of a design are before anybody finds one.
func copies(p *check.Pass, token string) []string {
	s := stock.StockOf(p)
	return []string{
		fmt.Sprintf("the boxes hold %d", s.Boxed(token)),
		fmt.Sprintf("%d set aside or laid out before the dealing", s.Reserved[token]),
		fmt.Sprintf("%d can be dealt into crates or stay in the pouch", inPool(p, token)),
	}
}

// take is something that draws tokens from the pouch.
type take struct {
	what  string
	count int
}

// pouchTakes is how many tokens they draw together.
func pouchTakes(p *check.Pass) int {
	sum := 0
	for _, d := range pouchDraws(p) {
		sum += d.count
	}
	return sum
}

// pouchDraws are all draws from the pouch that the mission allows for.
func pouchDraws(p *check.Pass) []take {
	var out []take
	if len(p.Rules.Panels) > 0 { // else the edition builds no rooms
		rooms := 0
		for i := range walks.Building.Of(p).Floors() {
			rooms += len(walks.Building.Of(p).Grid(i).Rooms())
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
	parts.EachEffect(p, func(e parts.EffectAt) {
		if e.Source != nil {
			add(fmt.Sprintf("draws by rule %q", e.Source.ID), e.Draw, max(e.Source.Times, 1))
		}
	})
	for _, o := range p.Mission.Objectives {
		add(fmt.Sprintf("draws for objective %q", o.ID), o.Reward.Draw, stock.Payees(p, o.Reward))
	}
	return append(out, shopDraws(p)...)
}

// shopDraws are the draws for the shelves of the mission's shops, once for each crew.
func shopDraws(p *check.Pass) []take {
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

// drawn reports whether a token can come up in a draw. Rare ones are in the pouch when they are mixed in.
func drawn(p *check.Pass, d model.Draw, t model.TokenKind) bool {
	if d.Size != "" && d.Size != t.Size || d.Category != "" && d.Category != t.Category {
		return false
	}
	switch d.From {
	case "pouch":
		s, _ := sizeOf(p, t.ID)
		return s != nil && s.Pouch && canDeal(p, t) && (!t.Rare || stock.StockOf(p).Pool(t.Size).Mixed > 0)
	case "rare":
		return t.Rare
	}
	return true
}
