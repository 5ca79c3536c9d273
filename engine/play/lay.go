package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// layTokens puts each token where the table has it: into pieces, on the floor and with figures of the set-up, whose numbers
// are given. What crews bring lies in their trays.
func (g *Game) layTokens(s *corespace.State, carriers []int8) error {
	next := map[string][]int{}
	for i, d := range g.Rules.tokens {
		id := g.Rules.Set.Tokens[d].ID
		next[id] = append(next[id], i)
	}
	put := func(id string, t Token) error {
		if len(next[id]) == 0 {
			return fmt.Errorf("mission %q: there is no token %q left to lie %d", g.Rules.Mission.ID, id, t.Where)
		}
		g.Tokens[next[id][0]] = t
		next[id] = next[id][1:]
		return nil
	}
	for _, c := range s.Crates {
		for i, id := range c.Tokens {
			if err := put(id, g.holder(c.ID, i, carriers)); err != nil {
				return err
			}
		}
	}
	for _, l := range []struct {
		where Where
		list  []string
	}{{InPouch, s.Pouch}, {SetAside, s.Aside}} {
		for _, id := range l.list {
			if err := put(id, Token{Where: l.where}); err != nil {
				return err
			}
		}
	}
	return nil
}

// holder is where a token lies that the table has in a piece, at a place of the set-up or with a figure of it; nth counts
// those that lie there already.
func (g *Game) holder(id string, nth int, carriers []int8) Token {
	for i := range g.Rules.Field.Pieces {
		if g.Rules.Field.Pieces[i].ID == id {
			return Token{Where: InPiece, At: int16(i)}
		}
	}
	for i := range g.Rules.Mission.Setup.Contents {
		if c := &g.Rules.Mission.Setup.Contents[i]; id == fmt.Sprintf("contents.%d", i) {
			return g.loose(c)
		}
	}
	for i, f := range carriers {
		if id != fmt.Sprintf("npcs.%d", i) || f < 0 {
			continue
		}
		each := max(len(g.Rules.Mission.Setup.NPCs[i].Tokens), 1)
		return Token{Where: InTray, At: int16(f) + int16(nth/each)}
	}
	return Token{Where: SetAside}
}

// loose is a token on the floor at a place of the set-up: the first square of it that is free.
func (g *Game) loose(c *model.Content) Token {
	p := g.Rules.lowerPlace(&c.At)
	t := Token{Where: OnFloor}
	if c.Hidden {
		t.Flags = FaceDown
	}
	for _, list := range [][]field.Cell{p.zone, p.cells} {
		if i := slices.IndexFunc(list, func(c field.Cell) bool { return c != field.None && g.Rules.Field.Free[c] }); i >= 0 {
			t.At = int16(list[i])
			return t
		}
	}
	return Token{Where: SetAside}
}
