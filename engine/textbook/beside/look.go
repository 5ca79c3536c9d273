package beside

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
	"github.com/sortie-tools/sortie/schema/model"
)

// desk is what stays as it was from one position to the next.
type desk struct {
	book   *model.RuleSet
	kinds  []*model.TokenKind // of the tokens of the game, as that rule set has them
	states []model.PanelState
	doors  map[geom.Lock]model.PanelState // as those states are; a position that has been made keeps them
}

// kind is the kind of a token of the game.
func (d *desk) kind(b *textbook.Book, g *play.Game, i int16) *model.TokenKind {
	if d.book != b.Rules {
		d.book, d.kinds = b.Rules, nil
		for i := range g.Rules.TokenCount() {
			d.kinds = append(d.kinds, b.Token(g.Rules.TokenID(int16(i))))
		}
	}
	return d.kinds[i]
}

// stand are the doors of a game as they stand.
func (d *desk) stand(g *play.Game) map[geom.Lock]model.PanelState {
	same := d.doors != nil
	for i := range g.Rules.Field.Doors {
		if i == len(d.states) {
			d.states, same = append(d.states, ""), false
		}
		if now := g.DoorState(i); now != d.states[i] {
			d.states[i], same = now, false
		}
	}
	if !same {
		d.doors = map[geom.Lock]model.PanelState{}
		for i, x := range g.Rules.Field.Doors {
			d.doors[geom.Lock{Floor: x.Floor, Panel: x.Panel}] = d.states[i]
		}
	}
	return d.doors
}

// position is how a game stands, as facts for the textbook.
func (d *desk) position(b *textbook.Book, g *play.Game) *textbook.Position {
	p := &textbook.Position{Book: b, Doors: d.stand(g), Figures: make([]textbook.Figure, 0, g.Count), Items: make([]textbook.Item, 0, g.Rules.TokenCount())}
	for i := range int8(g.Count) {
		p.Figures = append(p.Figures, figure(b, g, i))
	}
	if g.Lasting > 0 {
		p.Stand = func(f int, at geom.Spot) func() {
			was := g.Figures[f].At
			g.Figures[f].At = g.Rules.Field.At(at)
			return func() { g.Figures[f].At = was }
		}
	}
	for i := range g.Rules.TokenCount() {
		p.Items = append(p.Items, item(d.kind(b, g, int16(i)), &g.Tokens[i]))
	}
	return p
}

// figure is what is so of a figure.
func figure(b *textbook.Book, g *play.Game, i int8) textbook.Figure {
	x := &g.Figures[i]
	out := textbook.Figure{
		Trader: g.TraderOf(i), Crew: int(x.Crew), Hired: int(g.ProfileOf(i).Crew), On: x.OnBoard(), Down: x.Flags.Has(play.Down), Prone: x.Flags.Has(play.Prone),
		Turned: x.Flags.Has(play.Charged), Leads: x.Flags.Has(play.Captain), Still: x.Flags.Has(play.Still), Moved: model.Length(x.Moved),
		Ammo: int(x.Ammo), Bare: x.Flags.Has(play.ShieldDown), Mood: g.MoodOf(i).String(), Names: g.NamesOf(i),
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
func item(kind *model.TokenKind, t *play.Token) textbook.Item {
	out := textbook.Item{Token: kind, Bearer: -1}
	if t.Where == play.InTray {
		out.Bearer = int(t.At)
	}
	has := func(f play.TokenFlags) bool { return t.Flags&f != 0 }
	out.Worn, out.Jammed, out.Broken, out.Hidden, out.Beaten = has(play.Worn), has(play.Jammed), has(play.Broken), has(play.FaceDown), has(play.Beaten)
	return out
}
