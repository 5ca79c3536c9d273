package geom

import (
	"encoding/binary"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// bytesOf hands out numbers from fuzzed bytes, small ones and huge ones; 0 when they have run out.
type bytesOf struct{ left []byte }

func (b *bytesOf) length() model.Length {
	if len(b.left) < 3 {
		return 0
	}
	n := model.Length(int16(binary.LittleEndian.Uint16(b.left)))
	if b.left[2]%16 == 0 {
		n <<= b.left[2] / 4
	}
	b.left = b.left[3:]
	return n
}

func (b *bytesOf) point() model.Point { return model.Point{X: b.length(), Y: b.length()} }

func (b *bytesOf) footprint() model.Footprint {
	return model.Footprint{Centre: b.point(), Width: b.length(), Depth: b.length(), Turn: int(b.length())}
}

func (b *bytesOf) board(rules *model.RuleSet) model.Board {
	out := model.Board{Width: b.length(), Height: b.length()}
	for range 4 {
		k := int(b.length()) & 7
		out.Panels = append(out.Panels, model.Panel{Kind: rules.Panels[k].ID, From: b.point(), To: b.point(), Flipped: k%2 == 0})
		out.Crates = append(out.Crates, model.Crate{Size: "box", Footprint: b.footprint()})
		out.Furniture = append(out.Furniture, model.Furniture{Kind: "pillar", Footprint: b.footprint()})
	}
	return out
}

// FuzzHostileMissions asks everything of boards that nobody would build. It looks for panics and for
// answers that take for ever.
func FuzzHostileMissions(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("a board of whatever size these letters make, with pieces where they happen to fall, and more of it to fill it up"))
	f.Fuzz(func(_ *testing.T, data []byte) {
		rules, in := testRules(), &bytesOf{data}
		m := &model.Mission{Board: in.board(rules)}
		m.Board.Levels = []model.Level{{ID: "up", Floor: in.board(rules)}}
		for range 3 {
			m.Board.Links = append(m.Board.Links, model.Link{From: in.point(), To: in.point(), Board: "up", Cost: in.length()})
		}
		from, to, base := in.point(), in.point(), in.length()
		b := NewBuilding(m, rules)
		for i := range b.Floors() {
			g := b.Grid(i)
			l, _ := sees(g, from, to, SightQuery{Target: base, Figures: []Disc{{in.point(), in.length()}}})
			g.Stands(from, base, 5)
			g.Stands(l.To, 200, 9)
			g.Contact(m.Board.Crates[0].Footprint)
			r := b.Reach(On(i, g.Cells()[:1]), Walker{Base: base, Corner: 141})
			r.Path(1, Cell{0, 0})
			r.Reopen(Lock{i, 0}, Walker{Base: base, Corner: 141, Open: func(Lock) bool { return true }})
		}
	})
}
