package decode

import (
	"slices"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
)

// joinMission decodes a mission and joins its board.
func joinMission(d *Decoder, rules any, n *explain.Node, into any) {
	m := into.(*model.Mission)
	d.atMost(n.Get("rules"), source.MaxRules, "rules")
	d.atMost(n.Get("objectives"), source.MaxObjectives, "objectives")
	d.atMost(n.Get("boards"), source.MaxLevels, "boards")
	board, boards := n.Take("board"), n.Take("boards")
	setup := n.Get("setup")
	search, events := setup.Take("search"), setup.Take("events")
	var shares []*explain.Node
	for _, v := range n.Get("variations").List() {
		shares = append(shares, v.Take("events"))
	}
	d.Into(n, m)
	primaryFirst(m.Objectives)
	d.search(search, &m.Setup)
	m.Setup.Events = d.events(events)
	for i, share := range shares {
		m.Variations[i].Events = d.events(share)
	}
	set, ok := rules.(*model.RuleSet)
	if !ok {
		return
	}
	d.otherEvents(setup.Get("others"), &m.Setup, set)
	if board != nil {
		m.Board = d.board(board, set)
	}
	boards.Each(func(id string, b *explain.Node) {
		m.Boards = append(m.Boards, model.NamedBoard{ID: id, Board: d.board(b, set)})
	})
}

// primaryFirst puts the primary objective in front, wherever its file has it; the others stay in the author's order.
func primaryFirst(list []model.Objective) {
	i := slices.IndexFunc(list, func(o model.Objective) bool { return o.ID == "primary" })
	if i > 0 {
		primary := list[i]
		copy(list[1:i+1], list[:i])
		list[0] = primary
	}
}

// otherEvents are the kinds of event card that the set-up does not name, where it says what becomes of any others. They stand
// where it says so.
func (d *Decoder) otherEvents(n *explain.Node, s *model.Setup, set *model.RuleSet) {
	if s.Others == "" || n == nil {
		return
	}
	for _, k := range set.Cards {
		if slices.ContainsFunc(s.Events, func(e model.EventAllocation) bool { return e.Kind == k.ID }) {
			continue
		}
		s.Events = append(s.Events, model.EventAllocation{Kind: k.ID, Mode: model.EventMode(s.Others), Other: true})
		for _, end := range []string{"", "@key"} {
			d.Index["setup.events."+k.ID+end] = d.Index[n.Path]
		}
	}
}

// joinDeck decodes a deck.
func joinDeck(d *Decoder, _ any, n *explain.Node, into any) {
	d.atMost(n.Get("cards"), source.MaxCards, "cards")
	d.Into(n, into)
}

// rareRow is the row of the search allocation that counts rare tokens instead of a crate's.
const rareRow = "rare"

// search decodes the search allocation: one row a crate size, and the rare tokens.
func (d *Decoder) search(n *explain.Node, s *model.Setup) {
	n.Each(func(row string, counts *explain.Node) {
		var tokens []model.TokenCount
		counts.Each(func(size string, count *explain.Node) {
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
func (d *Decoder) events(n *explain.Node) []model.EventAllocation {
	var list []model.EventAllocation
	n.Each(func(kind string, share *explain.Node) {
		e := model.EventAllocation{Kind: kind}
		switch share.Kind {
		case cue.StringKind:
			e.Mode = model.EventMode(share.Text)
		case cue.StructKind:
			e.Mode = model.RandomCards
			d.Into(share.Get("random"), &e.Count)
		default:
			e.Mode, e.Count = model.CountCards, d.whole(share)
		}
		list = append(list, e)
	})
	return list
}
