package beside

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
	"github.com/sortie-tools/sortie/schema/model"
)

// position is how a game stands, as facts for the textbook.
func position(b *textbook.Book, g *play.Game) *textbook.Position {
	p := &textbook.Position{Book: b, Doors: map[geom.Lock]model.PanelState{}}
	for i, d := range g.Rules.Field.Doors {
		p.Doors[geom.Lock{Floor: d.Floor, Panel: d.Panel}] = g.DoorState(i)
	}
	for i := range int8(g.Count) {
		p.Figures = append(p.Figures, figure(b, g, i))
	}
	if g.Lasting > 0 {
		p.Stand = func(f int, at geom.Spot) { g.Figures[f].At = g.Rules.Field.At(at) }
	}
	for i := range g.Rules.TokenCount() {
		p.Items = append(p.Items, item(b, g, int16(i)))
	}
	return p
}

// figure is what is so of a figure.
func figure(b *textbook.Book, g *play.Game, i int8) textbook.Figure {
	x := &g.Figures[i]
	out := textbook.Figure{
		Trader: g.TraderOf(i), Crew: int(x.Crew), On: x.OnBoard(), Down: x.Flags.Has(play.Down), Prone: x.Flags.Has(play.Prone),
		Turned: x.Flags.Has(play.Charged), Leads: x.Flags.Has(play.Captain), Still: x.Flags.Has(play.Still), Moved: model.Length(x.Moved),
		Ammo: int(x.Ammo), Bare: x.Flags.Has(play.ShieldDown),
	}
	if k := g.KindOf(i); k >= 0 {
		out.Kind = &b.Rules.NPCs[k]
	}
	if out.On {
		out.At = g.Rules.Field.Spots[x.At]
	}
	for _, n := range []string{"move", "actions", "ranged", "close", "armour"} {
		if more := g.More(i, n); more != 0 {
			if out.More == nil {
				out.More = map[string]int{}
			}
			out.More[n] = more
		}
	}
	if g.Lasting > 0 {
		out.Kept = func(from string, by int) bool { return g.Kept(i, from, int8(by)) }
	}
	return out
}

// item is what is so of a token.
func item(b *textbook.Book, g *play.Game, i int16) textbook.Item {
	t := &g.Tokens[i]
	out := textbook.Item{Token: b.Token(g.Rules.TokenID(i)), Bearer: -1}
	if t.Where == play.InTray {
		out.Bearer = int(t.At)
	}
	has := func(f play.TokenFlags) bool { return t.Flags&f != 0 }
	out.Worn, out.Jammed, out.Broken, out.Hidden, out.Beaten = has(play.Worn), has(play.Jammed), has(play.Broken), has(play.FaceDown), has(play.Beaten)
	return out
}
