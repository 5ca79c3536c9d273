package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// setBoard notes what tokens lie in and the doors, as the mission places them: crates and other pieces, then the
// places and the figures that have tokens from the start.
func (t *Table) setBoard() {
	for _, h := range dealing.Holders(t.mission, t.rules) {
		t.state.Crates = append(t.state.Crates, CrateState{ID: h.ID})
	}
	for i, c := range t.mission.Setup.Contents {
		if c.At.Piece == "" {
			t.state.Crates = append(t.state.Crates, CrateState{ID: contentID(i), Open: !c.Hidden})
		}
	}
	for i, n := range t.mission.Setup.NPCs {
		if len(n.Tokens) > 0 {
			t.state.Crates = append(t.state.Crates, CrateState{ID: carrierID(i), Open: true})
		}
	}
	for _, f := range t.mission.Floors() {
		for _, p := range f.Board.Panels {
			if p.State != "" {
				t.state.Doors = append(t.state.Doors, Door{program.PanelKey(p), p.State})
			}
		}
	}
}

// contentID and carrierID name what is no piece of the board; no id of an author's has a dot.
func contentID(i int) string { return fmt.Sprintf("contents.%d", i) }
func carrierID(i int) string { return fmt.Sprintf("npcs.%d", i) }

// holderOf is where the tokens of an entry of the set-up's contents lie.
func holderOf(c model.Content, i int) string {
	if c.At.Piece != "" {
		return c.At.Piece
	}
	return contentID(i)
}

// layOut puts tokens where the set-up says that they lie, or with the figures that carry them.
func (t *Table) layOut() {
	for i, c := range t.mission.Setup.Contents {
		for _, id := range c.Tokens {
			t.lay(id, holderOf(c, i))
		}
	}
	for i, n := range t.mission.Setup.NPCs {
		for range max(n.Count, 1) {
			for _, id := range n.Tokens {
				t.lay(id, carrierID(i))
			}
		}
	}
}

// lay puts a token into a place: one that is set aside, or one of the box. One that the boxes lack was brought by
// somebody.
func (t *Table) lay(token, holder string) {
	at := find(t.state.Crates, holder, func(c CrateState) string { return c.ID })
	if at < 0 {
		return
	}
	to := &t.state.Crates[at].Tokens
	if !moveToken(&t.state.Aside, to, token) && !moveToken(&t.state.Box, to, token) {
		*to = append(*to, token)
	}
}

// drawContents draws the tokens that the set-up draws for a place, once all is dealt.
func (t *Table) drawContents() {
	for i, c := range t.mission.Setup.Contents {
		if c.Draw == nil {
			continue
		}
		at := find(t.state.Crates, holderOf(c, i), func(s CrateState) string { return s.ID })
		for range max(c.Draw.Count, 0) {
			t.drawOne(*c.Draw, &t.state.Crates[at].Tokens)
		}
	}
}

// drawOne draws one token at random, as far as there is one: out of the pouch, or of what the boxes have left.
func (t *Table) drawOne(d model.Draw, to *[]string) {
	from := &t.state.Box
	if d.From == "pouch" {
		from = &t.state.Pouch
	}
	var fit []string
	for _, id := range *from {
		k := t.token(id)
		if (d.Size == "" || k.Size == d.Size) && (d.Category == "" || k.Category == d.Category) &&
			(d.From != "rare" || dealing.Mixable(*k)) && (d.From == "pouch" || dealing.TakesPart(t.mission, *k)) {
			fit = append(fit, id)
		}
	}
	if len(fit) > 0 {
		moveToken(from, to, fit[t.luck.Stream(setupStream).Intn(len(fit))])
	}
}

// unbox takes every token out of the mission's boxes and sets the key items aside.
func (t *Table) unbox() error {
	for _, k := range t.rules.Tokens {
		for range t.supply.Boxed(k.ID) {
			t.state.Box = append(t.state.Box, k.ID)
		}
	}
	for _, id := range t.mission.Setup.Aside {
		if !moveToken(&t.state.Box, &t.state.Aside, id) {
			return fmt.Errorf("the boxes do not hold the token %q that is set aside", id)
		}
	}
	t.layOut()
	return nil
}

func (t *Table) token(id string) *model.TokenKind {
	i := find(t.rules.Tokens, id, func(k model.TokenKind) string { return k.ID })
	if i < 0 {
		return nil
	}
	return &t.rules.Tokens[i]
}

// moveToken moves one token of a design and reports whether there was one.
func moveToken(from, to *[]string, id string) bool {
	i := slices.Index(*from, id)
	if i < 0 {
		return false
	}
	*from = slices.Delete(*from, i, i+1)
	*to = append(*to, id)
	return true
}
