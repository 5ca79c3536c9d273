package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// doGive hands over a token that was set aside; without one left nothing happens (seed 000:686). One that
// the table does not have is the players' to give.
func doGive(t *Table, _ *Matter, e effect) outcome {
	if !moveToken(&t.state.Aside, &t.state.Hands, e.Token) {
		if slices.Contains(t.mission.Setup.Aside, e.Token) {
			return idle
		}
		if !moveToken(&t.state.Box, &t.state.Hands, e.Token) {
			return byHand
		}
	}
	t.announce(Event{Kind: Given, Tokens: []string{e.Token}, Text: t.sayFrom(e.To)})
	return acted
}

// doDraw draws tokens at random, for somebody or into a crate.
func doDraw(t *Table, _ *Matter, e effect) outcome {
	if e.Draw == nil {
		return byHand
	}
	from := &t.state.Box
	if e.Draw.From == "pouch" {
		from = &t.state.Pouch
	}
	to, text := &t.state.Hands, t.sayFrom(e.To)
	if e.Into != "" {
		c, err := t.crate(e.Into)
		if err != nil {
			return byHand
		}
		to, text = &c.Tokens, "into "+t.pieceTitle(e.Into)
	}
	var drawn []string
	for range max(e.Draw.Count, 1) {
		fit := slices.DeleteFunc(slices.Clone(*from), func(id string) bool { return !t.drawable(*e.Draw, id) })
		if len(fit) == 0 {
			break
		}
		id := fit[t.luck.Stream(setupStream).Intn(len(fit))]
		moveToken(from, to, id)
		drawn = append(drawn, id)
	}
	switch {
	case drawn == nil:
		return idle
	case e.Into != "": // what lies in a crate is seen when it is opened
		t.emit(Event{Kind: TokensMoved, Text: fmt.Sprintf("%s %s", english.Count(len(drawn), "token"), text)})
		return acted
	}
	t.announce(Event{Kind: Given, Tokens: drawn, Text: text})
	return acted
}

// drawable reports whether a token is among those that a draw is for.
func (t *Table) drawable(d model.Draw, id string) bool {
	k := t.token(id)
	return k != nil && (d.Size == "" || k.Size == d.Size) && (d.Category == "" || k.Category == d.Category) &&
		(d.From != "rare" || dealing.Mixable(*k)) && (d.From != "supply" || k.Common()) && (d.From != "kept" || k.Kept)
}

// doTake puts a token of the players back into the box.
func doTake(t *Table, _ *Matter, e effect) outcome {
	if !moveToken(&t.state.Hands, &t.state.Box, e.Token) {
		return byHand
	}
	t.emit(Event{Kind: TokensMoved, Tokens: []string{e.Token}, Text: "is out of the game"})
	return acted
}

// doRemove takes out what the table knows: a token, a piece, or all figures of a kind.
func doRemove(t *Table, m *Matter, e effect) outcome {
	piece := e.Piece
	if e.It {
		piece = m.It
	}
	switch {
	case e.Token != "":
		if !moveToken(&t.state.Hands, &t.state.Box, e.Token) && !moveToken(&t.state.Aside, &t.state.Box, e.Token) {
			return byHand
		}
		t.emit(Event{Kind: TokensMoved, Tokens: []string{e.Token}, Text: "is out of the game"})
		return acted
	case piece != "":
		t.setThing(string(t.pieceSort(piece)), piece, "removed")
		return acted
	case e.Who != nil && countable(m.those(*e.Who)):
		return t.takeOff(m.those(*e.Who))
	}
	return byHand
}

// takeOff takes figures of a kind out of the game: all of them, or so many.
func (t *Table) takeOff(w model.Who) outcome {
	how := idle
	for i := range t.state.Figures {
		f := &t.state.Figures[i]
		if f.Board == 0 || !t.program.CouldBe(w, f.NPC) {
			continue
		}
		n := f.Board
		if w.Count > 0 {
			n = min(n, w.Count)
		}
		t.emit(Event{Kind: FiguresMoved, NPC: f.NPC, Count: n, Text: "out of the game"})
		f.Board, how = f.Board-n, acted
	}
	return how
}

// doReplace swaps all figures of a kind for another, as far as there are any.
func doReplace(t *Table, m *Matter, e effect) outcome {
	if e.Who == nil || t.npc(e.NPC) == nil || !program.PlainKind(m.those(*e.Who)) {
		return byHand
	}
	who := m.those(*e.Who)
	left := who.Count
	how := idle
	for i := range t.state.Figures {
		f := &t.state.Figures[i]
		if f.Board == 0 || !t.program.CouldBe(who, f.NPC) {
			continue
		}
		n := f.Board
		if who.Count > 0 {
			n = min(n, left)
		}
		if n = min(n, t.figure(e.NPC).Stock); n == 0 {
			continue
		}
		left -= n
		f.Board, f.Stock, how = f.Board-n, f.Stock+n, acted
		t.emit(Event{Kind: FiguresMoved, NPC: f.NPC, Count: n, Text: "off the board, in their place:"})
		t.place(*t.npc(e.NPC), t.figure(e.NPC), n, Event{Text: "where they stood"})
	}
	return how
}

// doSpawn takes figures from those at hand and says where they go.
func doSpawn(t *Table, _ *Matter, e effect) outcome {
	if e.ID.NPC == program.None {
		return byHand
	}
	npc := &t.rules.NPCs[e.ID.NPC]
	n := max(e.Count, 1)
	switch {
	case e.PerCrew:
		n *= t.state.Crews
	case e.ID.Die != program.None:
		f := t.face(t.rules.Dice[e.ID.Die])
		n = f.Number + f.Count
	}
	if npc.Unique && t.figure(npc.ID).Placed {
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonOnce})
		return acted
	}
	if n == 0 {
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonRoll})
		return acted
	}
	where := t.where(e.At)
	where.State = e.State
	t.bring(*npc, n, where)
	return acted
}

// where is a place for figures: the table picks what is picked at random.
func (t *Table) where(p *model.Place) Event {
	switch {
	case p != nil && p.Any == "entry" && p.Pick == "random":
		return Event{Entry: t.entry("")}
	case p != nil && p.Any == "hatch" && p.Pick == "random":
		if h := t.hatches(); len(h) > 0 {
			return Event{Text: "at hatch " + h[t.luck.Stream(setupStream).Intn(len(h))]}
		}
	case p != nil && p.Entry != "" && p.Within == 0:
		if n := t.entryNumber(p.Entry); n > 0 {
			return Event{Entry: n}
		}
	}
	return Event{Text: t.sayPlace(p)}
}

func (t *Table) hatches() []string {
	var out []string
	for _, f := range t.mission.Floors() {
		for _, h := range f.Board.Hatches {
			out = append(out, h.ID)
		}
	}
	return out
}

func (t *Table) entryNumber(id string) int {
	if i := find(t.mission.Board.Entries, id, func(e model.Entry) string { return e.ID }); i >= 0 {
		return t.mission.Board.Entries[i].Number
	}
	return 0
}

// put says that the players have placed a figure of a kind by themselves.
func (t *Table) put(id string) error {
	npc := t.npc(id)
	if npc == nil {
		return fmt.Errorf("there is no NPC %q", id)
	}
	f := t.figure(id)
	if f.Stock == 0 || npc.Unique && f.Placed {
		return fmt.Errorf("no %s is left", id)
	}
	t.place(*npc, f, 1, Event{Text: "by hand"})
	return nil
}

// countable reports whether all figures of a kind or group are meant, or so many of one kind.
func countable(w model.Who) bool { return program.PlainKind(w) && (w.Count == 0 || w.NPC != "") }
