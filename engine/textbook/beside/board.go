package beside

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
)

func askEnemies(m *Moment) {
	m.pairs(func(a, b int8) {
		same(m, a, m.Book.Enemies(int(a), int(b)), m.Game.Enemies(a, b), "figure %d", b)
	})
}

func askContact(m *Moment) {
	m.pairs(func(a, b int8) {
		same(m, a, m.Book.Contact(int(a), int(b)), m.Game.Touches(a, b), "figure %d", b)
	})
}

func askEngaged(m *Moment) {
	m.standing(func(i int8) {
		same(m, i, m.Book.Engaged(int(i)), m.Game.Engaged(i), "as it stands")
	})
}

func askSight(m *Moment) {
	m.pairs(func(a, b int8) {
		_, seen := m.Game.Look(a, b)
		same(m, a, m.Book.Look(int(a), int(b)).Seen, seen, "of figure %d", b)
	})
}

func askCover(m *Moment) {
	m.pairs(func(a, b int8) {
		band, seen := m.Game.Look(a, b)
		if l := m.Book.Look(int(a), int(b)); l.Seen && seen {
			same(m, a, l.Band, int(band), "the band of figure %d", b)
		}
	})
}

func askRange(m *Moment) {
	m.pairs(func(a, b int8) {
		from, to := m.Book.Figures[a].At, m.Book.Figures[b].At
		same(m, a, m.Book.Range(from, to), int(m.Game.Range(m.Game.Figures[a].At, m.Game.Figures[b].At)), "to figure %d", b)
	})
}

// askLeaves asks who strikes at whoever takes a step, for each step across an edge or a corner.
func askLeaves(m *Moment) {
	f := m.Game.Rules.Field
	m.standing(func(i int8) {
		at := m.Game.Figures[i].At
		for d := field.North; d < field.Dirs; d++ {
			to := f.Next(at, d)
			if to == field.None {
				continue
			}
			same(m, i, set(m.Book.Leaves(int(i), f.Spots[at], f.Spots[to])), m.Game.Leaves(i, at, to), "going to %v, a bit for each striker", f.Spots[to])
		}
	})
}

// set is a list of figures as the engine has them, a bit each.
func set(list []int) uint64 {
	var out uint64
	for _, i := range list {
		out |= 1 << i
	}
	return out
}

// askReach asks where one of those on the board gets to by one move, each in its turn.
func askReach(m *Moment) {
	n := int8(m.Game.Count)
	for k := range n {
		i := (int8(m.Number%int(n)) + k) % n
		x := &m.Game.Figures[i]
		if !x.Stands() {
			continue
		}
		npc := x.Crew < 0
		length := m.Book.Stride(int(i), m.Book.Pace(int(i)))
		same(m, i, length, m.Game.Strides(i), "the length of a move")
		m.walks = m.Game.Walks(i, length, npc, m.walks[:0])
		m.compare(i, m.Book.Reach(int(i), textbook.Going{Length: length, NPC: npc}))
		return
	}
}

// askMove asks where a move ends that somebody is about to make.
func askMove(m *Moment) {
	at, going := m.Game.Going()
	if !going {
		return
	}
	how := textbook.Going{Length: at.Left, NPC: at.NPC, Drags: at.Drags, Helper: int(at.Helper)}
	if at.Entering {
		how.Starts = m.home(at.Who)
	}
	m.walks = m.Game.WalksOn(m.walks[:0])
	walks := m.Book.Reach(int(at.Who), how)
	m.compare(at.Who, walks)
	m.offered(at, walks)
}

// home are the squares inside the door of the ship of whoever plays a figure.
func (m *Moment) home(who int8) []geom.Spot {
	crew := m.Game.Player(who)
	if crew < 0 || m.Game.Entered[crew] < 0 {
		return nil
	}
	var torn []string
	for i, a := range m.Game.Rules.Field.Airlocks {
		if m.Game.Loose>>i&1 == 1 {
			torn = append(torn, a.ID)
		}
	}
	return m.Book.Book.Gates(m.Game.Rules.Field.Airlocks[m.Game.Entered[crew]].ID, torn)
}

// compare compares the walks of the textbook with those that the engine has just listed.
func (m *Moment) compare(who int8, book map[geom.Spot]textbook.Walk) {
	spots := m.Game.Rules.Field.Spots
	for _, w := range m.walks {
		own, so := book[spots[w.To]]
		same(m, who, so, true, "getting to %v", spots[w.To])
		same(m, who, own, textbook.Walk{Length: w.Length, Strikes: int(w.Strikes)}, "length of the way to %v and strikes on it", spots[w.To])
		same(m, who, m.Book.Ends(int(who), spots[w.To]), w.Ends, "ending in %v", spots[w.To])
	}
	same(m, who, len(book), len(m.walks), "how many squares it gets to")
}

// fits reports whether a move that has to end somewhere in particular can end in a square.
func (m *Moment) fits(at play.Going, s geom.Spot) bool {
	if at.Cover >= 0 {
		return m.Book.Hides(int(at.Cover), int(at.Who), s)
	}
	anybody, enemies := m.Book.Meets(int(at.Who), s)
	return !at.Shyly && !at.Joining || at.Shyly && !enemies || at.Joining && anybody
}

// offered compares the walks of the textbook with the options of a move: where it ends, and where it leads aboard.
func (m *Moment) offered(at play.Going, walks map[geom.Spot]textbook.Walk) {
	if at.Cover == at.Who { // from nobody in particular: beside what would give cover
		m.leftOut()
		return
	}
	who, here := int(at.Who), m.Book.Figures[at.Who]
	ends, aboard := map[geom.Spot]bool{}, map[geom.Spot]bool{}
	for s, w := range walks {
		if m.Book.Ends(who, s) && (at.Entering || s != here.At) && m.fits(at, s) {
			ends[s] = true
		}
		if !at.Entering && !at.Confined && at.Cover < 0 && !at.Shyly && !at.Joining && m.Book.Boards(s, m.home(at.Who), at.Left-w.Length) {
			aboard[s] = true
		}
	}
	n, ships := 0, 0
	for _, o := range m.Options {
		if o.Code != play.GoTo || o.B == 0 {
			continue
		}
		s := m.Game.Rules.Field.Spots[o.A]
		if o.C != 0 {
			ships++
			same(m, at.Who, aboard[s], true, "going aboard by %v", s)
			continue
		}
		n++
		same(m, at.Who, ends[s], true, "the move to %v", s)
	}
	same(m, at.Who, len(ends), n, "how many squares the move can end in")
	same(m, at.Who, len(aboard), ships, "by how many squares it leads aboard")
}
