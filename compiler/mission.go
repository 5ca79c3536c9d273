package compiler

import (
	"slices"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/schema/model"
)

func (u *unit) decoder() *decoder {
	return &decoder{files: u.files, found: &u.found, index: u.out.Where, told: u.walker.told}
}

// mission decodes a mission and joins its board.
func (u *unit) mission(n *node) {
	if n == nil {
		return
	}
	d := u.decoder()
	m := &model.Mission{}
	u.out.Rules = d.edition(n)
	d.fileName(n.get("id"))
	d.atMost(n.get("rules"), MaxRules, "rules")
	d.atMost(n.get("objectives"), MaxObjectives, "objectives")
	board := n.take("board")
	setup := n.get("setup")
	search, events := setup.take("search"), setup.take("events")
	d.into(n, m)
	d.search(search, &m.Setup)
	m.Setup.Events = d.events(events)
	if board != nil && u.out.Rules != nil {
		m.Board = d.board(board, u.out.Rules)
	}
	u.out.Mission = m
}

// deck decodes a deck.
func (u *unit) deck(n *node) {
	if n == nil {
		return
	}
	d := u.decoder()
	u.out.Rules = d.edition(n)
	u.out.Deck = &model.Deck{}
	d.fileName(n.get("id"))
	d.atMost(n.get("cards"), MaxCards, "cards")
	d.into(n, u.out.Deck)
}

// edition finds the rule set that a mission or deck names.
func (d *decoder) edition(n *node) *model.RuleSet {
	name := n.get("edition")
	if name == nil {
		return nil
	}
	if known := Editions(); !slices.Contains(known, name.text) {
		d.need(name, "edition", known)
		return nil
	}
	rules, err := Rules(name.text)
	if err != nil {
		d.fault(name, "PCK020", err.Error(), "this is a mistake in Sortie; please report it")
	}
	return rules
}

// take removes a field and returns it.
func (n *node) take(key string) *node {
	if n == nil || n.fields[key] == nil {
		return nil
	}
	f := n.fields[key]
	delete(n.fields, key)
	n.keys = slices.DeleteFunc(n.keys, func(k string) bool { return k == key })
	return f
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
