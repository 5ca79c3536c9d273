package compiler

import (
	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/schema/model"
)

// joinMission decodes a mission and joins its board.
func joinMission(d *decoder, rules any, n *node, into any) {
	m := into.(*model.Mission)
	d.atMost(n.get("rules"), MaxRules, "rules")
	d.atMost(n.get("objectives"), MaxObjectives, "objectives")
	d.atMost(n.get("boards"), MaxLevels, "boards")
	board, boards := n.take("board"), n.take("boards")
	setup := n.get("setup")
	search, events := setup.take("search"), setup.take("events")
	var shares []*node
	for _, v := range n.get("variations").list() {
		shares = append(shares, v.take("events"))
	}
	d.into(n, m)
	d.search(search, &m.Setup)
	m.Setup.Events = d.events(events)
	for i, share := range shares {
		m.Variations[i].Events = d.events(share)
	}
	set, ok := rules.(*model.RuleSet)
	if !ok {
		return
	}
	if board != nil {
		m.Board = d.board(board, set)
	}
	boards.each(func(id string, b *node) {
		m.Boards = append(m.Boards, model.NamedBoard{ID: id, Board: d.board(b, set)})
	})
}

// joinDeck decodes a deck.
func joinDeck(d *decoder, _ any, n *node, into any) {
	d.atMost(n.get("cards"), MaxCards, "cards")
	d.into(n, into)
}

// rareRow is the row of the search allocation that counts rare tokens instead of a crate's.
const rareRow = "rare"

// search decodes the search allocation: one row a crate size, and the rare tokens.
func (d *decoder) search(n *node, s *model.Setup) {
	n.each(func(row string, counts *node) {
		var tokens []model.TokenCount
		counts.each(func(size string, count *node) {
			tokens = append(tokens, model.TokenCount{Size: size, Count: d.whole(count)})
		})
		if row == rareRow {
			s.Rare = tokens
		} else {
			s.Allocation = append(s.Allocation, model.Allocation{Crate: row, Tokens: tokens})
		}
	})
}

// events decodes the share of each kind of event card.
func (d *decoder) events(n *node) []model.EventAllocation {
	var list []model.EventAllocation
	n.each(func(kind string, share *node) {
		e := model.EventAllocation{Kind: kind}
		switch share.kind {
		case cue.StringKind:
			e.Mode = model.EventMode(share.text)
		case cue.StructKind:
			e.Mode = model.RandomCards
			d.into(share.get("random"), &e.Count)
		default:
			e.Mode, e.Count = model.CountCards, d.whole(share)
		}
		list = append(list, e)
	})
	return list
}
