package beside

import (
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
	"github.com/sortie-tools/sortie/schema/model"
)

// track is how the track stands before what a phase brings, and who is left to come.
func (m *Moment) track(phase int) textbook.Track {
	g, t := m.Game, textbook.Track{Pegs: int(m.Game.Pegs), Stock: map[string]int{}, Been: map[string]int{}, Spare: int(m.Game.Spares)}
	if phase >= 0 {
		t.Ended = int(g.Ended[phase])
	}
	for i, k := range m.Book.Book.Rules.NPCs {
		t.Stock[k.ID], t.Been[k.ID] = int(g.Stock[i]), int(g.Placed[i])
	}
	return t
}

// askCallers compares which lines of the track bring whom, phase by phase and group by group.
func askCallers(m *Moment) {
	r := m.Book.Book.Rules
	for phase, ph := range r.Phases {
		if phase != int(m.Game.Phase) {
			continue // what a hole has called hangs on the phase that it is
		}
		for group, gr := range r.Groups {
			var book, engine []string
			for _, a := range m.Book.Book.Callers(m.track(phase), ph.ID, gr.ID) {
				book = append(book, a.NPC)
			}
			for _, k := range m.Game.Callers(int8(phase), int8(group)) {
				engine = append(engine, r.NPCs[k].ID)
			}
			same(m, -1, strings.Join(book, " "), strings.Join(engine, " "), "of %s in the phase %s", gr.ID, ph.ID)
		}
	}
}

// askStandIns compares who comes where a kind is called, and which kinds come no more.
func askStandIns(m *Moment) {
	b, t := m.Book.Book, m.track(-1)
	for i, k := range b.Rules.NPCs {
		stand := ""
		if s := m.Game.StandIn(int8(i)); s >= 0 {
			stand = b.Rules.NPCs[s].ID
		}
		same(m, -1, b.StandIn(t, k.ID), stand, "for %s", k.ID)
		same(m, -1, b.Spent(t, k.ID), m.Game.Spent(int8(i)), "whether no %s comes any more", k.ID)
	}
}

// askRooms compares where somebody is placed who comes by an entry point: by one of them at each decision, in turn.
func askRooms(m *Moment) {
	entries := m.Game.Rules.Field.Entries
	if len(entries) == 0 {
		return
	}
	e := entries[m.Number%len(entries)]
	at, opens := m.Book.Book.Entry(e.Number, m.entries())
	i := m.Number % len(entries)
	same(m, -1, opens, e.Sealed == (m.Game.Switched>>i&1 == 1) && m.Game.Sealed>>i&1 == 0, "whether the entry point %d is open", e.Number)
	if opens {
		m.sameRoom(at, e.At, m.Game.NearestRoom(e.At))
	}
}

// entries are what has become of the entry points.
func (m *Moment) entries() textbook.Entries {
	var out textbook.Entries
	for i, e := range m.Game.Rules.Field.Entries {
		if m.Game.Switched>>i&1 == 1 {
			out.Turned = append(out.Turned, e.Number)
		}
		if m.Game.Sealed>>i&1 == 1 {
			out.Shut = append(out.Shut, e.Number)
		}
	}
	return out
}

// sameRoom compares where somebody is placed at an entry point.
func (m *Moment) sameRoom(at geom.Spot, entry, placed field.Cell) {
	spots := m.Game.Rules.Field.Spots
	same(m, -1, at, spots[entry], "where the entry point is")
	book, room := m.Book.Room(at)
	if same(m, -1, room, placed != field.None, "whether there is room"); room && placed != field.None {
		same(m, -1, book, spots[placed], "where there is room by %v", at)
	}
}

// coming are those that a phase brings to a group, as far as they have come.
type coming struct {
	phase, group int8
	due          []model.Coming // lines of the track that are still to be read
	rolled       []face         // dice since the last line
	kind         string         // of the line in hand
	left         int            // how many it still brings
	entry        int            // by which entry point
}

// face is a die as it fell.
type face struct{ die, face int }

// over reports whether all lines have been read when something begins that comes after them.
func (c *coming) over(e play.Event) bool {
	return len(c.due) == 0 || e.Kind != play.PhaseBegan && e.Kind != play.TurnBegan
}

// hearArrivals follows who arrives in a phase: the lines of the track one after the other, as many as their dice say, by the
// entry point that the die says, and there as near as there is room.
func hearArrivals(m *Moment, e play.Event) {
	c := m.coming
	switch {
	case e.Kind == play.PhaseBegan, e.Kind == play.TurnBegan:
		if !c.over(e) {
			same(m, -1, c.due[0].NPC, "", "who has not arrived by the end")
		}
		*c = coming{phase: -1}
	case e.Kind == play.Placed:
		m.placed(e)
	case e.Kind == play.NoArrival && e.C == play.NoneLeft:
		kind := m.Book.Book.Rules.NPCs[e.A].ID
		same(m, -1, m.Book.Book.StandIn(m.track(-1), kind), "", "who comes for %s", kind)
		c.left = 0
	case e.Kind == play.NoArrival, e.Kind == play.ArrivalRolled:
		m.line(e)
	}
}

// line compares what the next line of the track brings.
func (m *Moment) line(e play.Event) {
	c, b := m.coming, m.Book.Book
	phase, group, arrives := m.Game.Arriving()
	rolled := c.rolled
	if !arrives {
		return // a card or a rule brings them
	}
	t := m.track(int(phase))
	if c.phase != phase || c.group != group {
		*c = coming{phase: phase, group: group, due: b.Callers(t, b.Rules.Phases[phase].ID, b.Rules.Groups[group].ID)}
	}
	kind := b.Rules.NPCs[e.A].ID
	if e.Kind == play.ArrivalRolled && c.left > 0 && c.kind == kind { // a rule has it rolled again
		c.entry = int(e.C)
		return
	}
	if len(c.due) == 0 || c.due[0].NPC != kind {
		same(m, -1, len(c.due), -1, "that %s arrives: there are %v to come", kind, c.due)
		return
	}
	a := c.due[0]
	c.due, c.kind, c.left = c.due[1:], kind, 0
	if spent := e.Kind == play.NoArrival && e.C == play.NoneAgain; spent || b.Spent(t, kind) {
		same(m, -1, b.Spent(t, kind), spent, "whether no %s comes any more", kind)
		return
	}
	n := a.Count
	if a.Die != "" && len(rolled) > 0 {
		n, rolled = b.Brings(a, rolled[0].face), rolled[1:]
		if m.Game.Twice && len(rolled) > 0 { // a card has each rolled twice, and the worse counts
			n, rolled = max(n, b.Brings(a, rolled[0].face)), rolled[1:]
		}
	}
	if e.Kind == play.NoArrival && e.C == play.NoneIn {
		return
	}
	same(m, -1, n, int(e.B), "how many of %s", kind)
	c.left, c.entry = n, int(e.C)
	if e.Kind == play.ArrivalRolled {
		m.entry(rolled, c.entry)
	}
}

// entry compares the entry point that was rolled: the first number of which there is an open one.
func (m *Moment) entry(rolled []face, number int) {
	want := 0
	for _, f := range rolled {
		n := m.Book.Book.Rules.Dice[f.die].Faces[f.face].Number
		if _, opens := m.Book.Book.Entry(n, m.entries()); opens {
			want = n
			break
		}
	}
	same(m, -1, want, number, "the entry point that %v says", rolled)
}

// placed compares who has come and where it stands, as things stood before.
func (m *Moment) placed(e play.Event) {
	c, b := m.coming, m.Book.Book
	if _, _, arrives := m.Game.Arriving(); !arrives || c.left == 0 {
		return
	}
	c.left--
	m.Book.Figures[e.A].On = false
	t, kind := m.track(-1), m.Book.Figures[e.A].Kind.ID
	t.Stock[kind]++
	t.Been[kind]--
	same(m, -1, b.StandIn(t, c.kind), kind, "who comes for %s", c.kind)
	at, _ := b.Entry(c.entry, m.entries())
	room, _ := m.Book.Room(at)
	same(m, -1, room, m.Game.Rules.Field.Spots[e.At], "where figure %d comes in by %v", e.A, at)
}
