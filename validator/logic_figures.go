package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// who says why a choice of figures is always empty, or nothing.
func (w *world) who(x *model.Who) *never {
	if x == nil || x.Everyone {
		return nil
	}
	for _, look := range []func(*model.Who) *never{w.whoAtOnce, w.whoKind, w.whoGroup, w.whoClass, w.whoCarries} {
		if n := look(x); n != nil {
			return n
		}
	}
	return nil
}

// whoAtOnce finds choices of which two parts exclude one another.
func (w *world) whoAtOnce(x *model.Who) *never {
	trader := x.Traders != "" || x.Class != ""
	k := find(w.Rules.NPCs, x.NPC, npcID)
	switch {
	case trader && x.NPC != "":
		return &never{field: "npc", why: "nobody is a trader and " + x.NPC + " at once", remedy: "leave out one of them: each field narrows the choice"}
	case k != nil && x.Group != "" && k.Group != x.Group:
		return &never{field: "group", why: fmt.Sprintf("%s is of the group %s, not of %s", x.NPC, k.Group, x.Group), remedy: "leave group out, or write " + k.Group}
	}
	return nil
}

func (w *world) whoKind(x *model.Who) *never {
	if x.NPC == "" {
		return nil
	}
	return w.kind(x.NPC).at("npc")
}

// whoGroup finds groups of which no kind ever comes.
func (w *world) whoGroup(x *model.Who) *never {
	var first *never
	n := 0
	for _, k := range w.Rules.NPCs {
		if k.Group != x.Group || x.Group == "" {
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
	return &never{field: "group", why: "nobody of the group " + x.Group + " is ever on the board", remedy: first.remedy, steps: first.steps}
}

// whoClass finds classes in a mission that does without them.
func (w *world) whoClass(x *model.Who) *never {
	if c := w.Mission.Setup.Crews; x.Class == "" || c == nil || c.Skills {
		return nil
	}
	return &never{field: "class", why: "the crews of this mission have neither classes nor skills", remedy: "leave class out, or set setup.crews.skills to true"}
}

func (w *world) whoCarries(x *model.Who) *never {
	if x.Carrying == "" {
		return nil
	}
	return w.held(x.Carrying).at("carrying")
}

// at says which field is to blame.
func (n *never) at(field string) *never {
	if n == nil {
		return nil
	}
	m := *n
	m.field = field
	return &m
}

// held says why nobody ever has a token, or nothing.
func (w *world) held(token string) *never {
	k := find(w.Rules.Tokens, token, tokenID)
	switch {
	case k == nil:
		return nil // REF001 says so
	case w.tokensBoxed() && w.stock().Boxed(token) == 0 && (w.tokens[token] || slices.Contains(w.Mission.Setup.Aside, token)):
		return toldBy("ALC012") // or ALC007
	case w.tokensBoxed() && w.stock().Boxed(token) == 0 && !w.owned():
		return &never{why: "no box of the mission holds the token " + token, remedy: "name another token, or a box that holds this one",
			steps: []string{"boxes: " + english.And(w.Mission.Boxes), "tokens " + token + " in them: 0"}}
	case w.keptApart(token) && !w.tokens[token]:
		return &never{about: token, why: "the token " + token + " is kept apart, and nothing hands it out", remedy: "give it away with a rule, or lay it down in setup.contents"}
	}
	return nil
}

// owned reports whether crews bring what they own from other games.
func (w *world) owned() bool {
	return w.Mission.Setup.Crews == nil || w.Mission.Setup.Crews.Gear == "own"
}

// tokensBoxed reports whether the boxes are known and all of them say which tokens they hold.
func (w *world) tokensBoxed() bool {
	for _, id := range w.Mission.Boxes {
		if b := find(w.Rules.Boxes, id, boxID); b == nil || len(b.Tokens) == 0 {
			return false
		}
	}
	return len(w.Mission.Boxes) > 0
}

// handedOut are the tokens that rules that work give away or lay down, and those that lie or are carried
// there from the start.
func (w *world) handedOut() map[string]bool {
	out := map[string]bool{}
	w.effects(func(e effectAt) {
		if e.Kind == "give" || e.Kind == "place" {
			out[e.Token] = true
		}
	})
	for _, m := range w.tables() {
		for _, c := range m.Setup.Contents {
			w.all(out, c.Tokens)
		}
		for _, n := range m.Setup.NPCs {
			w.all(out, n.Tokens)
		}
	}
	if c := w.Mission.Setup.Crews; c != nil {
		w.all(out, c.Issue)
	}
	if pool := w.Mission.Setup.Pool; pool != nil {
		w.all(out, pool.Include)
	}
	return out
}

func (w *world) all(out map[string]bool, ids []string) {
	for _, id := range ids {
		out[id] = true
	}
}

// piecesOf is how many pieces of a sort stand on all floors: crates of a size, or furniture of a kind.
func (w *world) piecesOf(sort string) int {
	if w.sorts == nil {
		w.sorts = map[string]int{}
		for _, f := range w.Mission.Floors() {
			for _, c := range f.Board.Crates {
				w.sorts[c.Size]++
			}
			for _, x := range f.Board.Furniture {
				w.sorts[x.Kind]++
			}
		}
	}
	return w.sorts[sort]
}

// sort says why no piece of a sort stands anywhere, or nothing.
func (w *world) sort(sort string) *never {
	if sort == "" || w.piecesOf(sort) > 0 {
		return nil
	}
	known := find(w.Rules.Crates, sort, crateSizeID) != nil ||
		slices.ContainsFunc(w.Rules.Furniture, func(k model.FurnitureKind) bool { return k.ID == sort })
	if !known {
		return nil // REF001 says so
	}
	return &never{field: "any", why: "no " + sort + " stands on the board", remedy: "put one on the board, or name a sort that is there",
		steps: []string{"pieces of the sort " + sort + " on all floors: 0"}}
}
