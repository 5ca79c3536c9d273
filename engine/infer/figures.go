package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Figures says why a choice of figures is always empty, or nothing.
func (w *World) Figures(x *model.Who) *Never {
	if x == nil || x.Everyone {
		return nil
	}
	for _, look := range []func(*model.Who) *Never{w.whoAtOnce, w.whoKind, w.whoGroup, w.whoClass, w.whoCarries} {
		if n := look(x); n != nil {
			return n
		}
	}
	return nil
}

// whoAtOnce finds choices of which two parts exclude one another.
func (w *World) whoAtOnce(x *model.Who) *Never {
	trader := x.Traders != "" || x.Class != ""
	k := find(w.Rules.NPCs, x.NPC, npcID)
	switch {
	case x.Body && x.Able:
		return &Never{Field: "body", Why: "nobody lies defeated and is not defeated", Remedy: "leave out one of body and able"}
	case trader && x.NPC != "":
		return &Never{Field: "npc", Why: "nobody is a trader and " + x.NPC + " at once", Remedy: "leave out one of them: each field narrows the choice"}
	case k != nil && x.Group != "" && k.Group != x.Group:
		return &Never{Field: "group", Why: fmt.Sprintf("%s is of the group %s, not of %s", x.NPC, k.Group, x.Group), Remedy: "leave group out, or write " + k.Group}
	}
	return nil
}

// whoKind finds kinds of which none ever comes.
func (w *World) whoKind(x *model.Who) *Never {
	if x.NPC == "" || x.Body {
		return nil
	}
	return w.kind(x.NPC).at("npc")
}

// whoGroup finds groups of which no kind ever comes.
func (w *World) whoGroup(x *model.Who) *Never {
	var first *Never
	n := 0
	for _, k := range w.Rules.NPCs {
		if k.Group != x.Group || x.Group == "" || x.Body {
			continue
		}
		n++
		why := w.kind(k.ID)
		if why == nil {
			return nil
		}
		if first == nil {
			first = why
		}
	}
	if n == 0 {
		return nil
	}
	return &Never{Field: "group", Why: "nobody of the group " + x.Group + " is ever on the board", Remedy: first.Remedy, Steps: first.Steps}
}

// whoClass finds classes in a mission that does kinds.Endless them.
func (w *World) whoClass(x *model.Who) *Never {
	if c := w.Mission.Setup.Crews; x.Class == "" || c == nil || c.Skills {
		return nil
	}
	return &Never{Field: "class", Why: "the crews of this mission have neither classes nor skills", Remedy: "leave class out, or set setup.crews.skills to true"}
}

// whoCarries finds carriers of what nobody ever has.
func (w *World) whoCarries(x *model.Who) *Never {
	if x.Carrying == "" {
		return nil
	}
	return w.held(x.Carrying).at("carrying")
}

// at says which field is to blame.
func (n *Never) at(field string) *Never {
	if n == nil {
		return nil
	}
	m := *n
	m.Field = field
	return &m
}

// held says why nobody ever has a token, or nothing.
func (w *World) held(token string) *Never {
	k := find(w.Rules.Tokens, token, tokenID)
	switch {
	case k == nil:
		return nil // no such token
	case w.tokensBoxed() && w.Boxed(token) == 0 && (w.tokens[token] || slices.Contains(w.Mission.Setup.Aside, token)):
		return elsewhere()
	case w.tokensBoxed() && w.Boxed(token) == 0 && !w.owned():
		return &Never{Why: "no box of the mission holds the token " + token, Remedy: "name another token, or a box that holds this one",
			Steps: []string{"boxes: " + english.And(w.Mission.Boxes), "tokens " + token + " in them: 0"}}
	case w.KeptApart(token) && !w.tokens[token]:
		return &Never{About: token, Why: "the token " + token + " is kept apart, and nothing hands it out", Remedy: "give it away with a rule, or lay it down in setup.contents"}
	}
	return nil
}

// owned reports whether crews bring what they own from other games.
func (w *World) owned() bool {
	return w.Mission.Setup.Crews == nil || w.Mission.Setup.Crews.Gear == "own"
}

// tokensBoxed reports whether the boxes are known and all of them say which tokens they hold.
func (w *World) tokensBoxed() bool {
	for _, id := range w.Mission.Boxes {
		if b := find(w.Rules.Boxes, id, boxID); b == nil || len(b.Tokens) == 0 {
			return false
		}
	}
	return len(w.Mission.Boxes) > 0
}

// KeptApart reports whether a token is never among those dealt into crates.
func (g *Game) KeptApart(token string) bool {
	t := find(g.Rules.Tokens, token, tokenID)
	return t != nil && (slices.Contains(g.Mission.Setup.Aside, token) || !t.Common() && !t.Rare)
}

// handedOut are the tokens that rules that work give away or lay down, and those that lie or are carried
// there from the start.
func (w *World) handedOut() map[string]bool {
	out := map[string]bool{}
	w.changes(kinds.TokenCell, func(_ Effect, c kinds.Cell) { out[c.ID] = true })
	for _, m := range w.Tables {
		for _, c := range m.Setup.Contents {
			note(out, c.Tokens)
		}
		for _, n := range m.Setup.NPCs {
			note(out, n.Tokens)
		}
	}
	if c := w.Mission.Setup.Crews; c != nil {
		note(out, c.Issue)
	}
	for i := range w.Rules.Tokens {
		if k := &w.Rules.Tokens[i]; w.Mission.Setup.Pool.MayPick(*k) {
			out[k.ID] = true
		}
	}
	return out
}

// note adds ids to a set.
func note(out map[string]bool, ids []string) {
	for _, id := range ids {
		out[id] = true
	}
}

// sort says why no piece of a sort stands anywhere and none is placed, or nothing.
func (w *World) sort(sort string) *Never {
	placed := func(_ Effect, c kinds.Cell) bool { return c.Any == sort }
	if sort == "" || w.piecesOf(sort) > 0 || w.changed(kinds.MarkerCell, placed) {
		return nil
	}
	known := slices.ContainsFunc(w.Rules.Crates, func(k model.CrateSize) bool { return k.ID == sort }) ||
		slices.ContainsFunc(w.Rules.Furniture, func(k model.FurnitureKind) bool { return k.ID == sort })
	if !known {
		return nil // there is no such sort
	}
	return &Never{Field: "any", Why: "no " + sort + " stands on the board", Remedy: "put one on the board, or name a sort that is there",
		Steps: []string{"pieces of the sort " + sort + " on all floors: 0"}}
}
