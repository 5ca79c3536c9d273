package beside

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
)

// npcs are the NPCs on the board that act by themselves.
func (m *Moment) npcs(do func(i int8)) {
	m.standing(func(i int8) {
		if m.Game.Figures[i].Crew < 0 && m.Book.Acts(int(i)) {
			do(i)
		}
	})
}

// askTargets compares whom each NPC would go for now.
func askTargets(m *Moment) {
	m.npcs(func(i int8) {
		list, known := m.Book.Targets(int(i))
		if !known {
			m.leftOut()
			return
		}
		same(m, i, set(list), m.Game.Targets(i), "a bit for each target: %v", list)
	})
}

// askLine compares what each NPC would do now with the first of its actions and, had it moved, with the last.
func askLine(m *Moment) {
	m.npcs(func(i int8) {
		target := int8(-1)
		if list, known := m.Book.Targets(int(i)); known && len(list) > 0 {
			target = int8(slices.Min(list))
		}
		for _, t := range []textbook.Turn{{Target: int(target), Actions: int(m.Game.ActionsOf(i)) - 1}, {Target: int(target), Moved: true}} {
			line, known := m.Book.Line(int(i), t)
			if !known {
				m.leftOut()
				continue
			}
			same(m, i, line, m.Game.Line(i, target, int8(t.Actions), t.Moved), "by its chart, %+v", t)
		}
	})
}

// hearTarget compares whom an NPC has gone for.
func hearTarget(m *Moment, e play.Event) {
	if e.Kind != play.Targeted {
		return
	}
	list, known := m.Book.Targets(int(e.A))
	if !known {
		m.leftOut()
		return
	}
	same(m, int8(e.A), slices.Contains(list, int(e.B)), true, "that it goes for figure %d, not one of %v", e.B, list)
}

// hearDeed compares what an NPC does in its turn with what its chart says. At other times effects have it do something.
func hearDeed(m *Moment, e play.Event) {
	deed := ""
	switch {
	case e.Kind == play.MoveBegan && e.C == 1:
		deed = "move-to-target"
	case e.Kind == play.Shot && e.E == play.ByShot:
		deed = textbook.Shooting
	case e.Kind == play.Struck && e.E == play.ByStrike:
		deed = textbook.Striking
	default:
		return
	}
	x := &m.Game.Figures[max(e.A, 0)]
	if !m.Turn || x.Crew >= 0 || m.Game.Trader(int8(e.A)) {
		return
	}
	line, known := m.Book.Line(int(e.A), textbook.Turn{Target: int(x.Target), Actions: int(x.Actions), Moved: m.Moved})
	if mood := m.Game.MoodOf(int8(e.A)); !known || m.Book.ByDie(int(e.A)) || mood == play.Fleeing || mood == play.Patrol {
		m.leftOut()
		return
	}
	says := m.Book.Deeds(int(e.A), line)
	same(m, int8(e.A), slices.Contains(says, deed), true, "that it does %s, where line %d says %v", deed, line, says)
}
