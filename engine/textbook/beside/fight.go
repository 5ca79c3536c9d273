package beside

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/textbook"
)

// askShots compares the shots that a trader is offered with those that it may take.
func askShots(m *Moment) { m.compareAims(play.ShootAt, m.Book.Shots) }

// askStrikes compares the strikes, in its turn and at whoever leaves it.
func askStrikes(m *Moment) {
	m.compareAims(play.StrikeAt, m.Book.Strikes)
	if on, leaves := m.Game.Leaver(); leaves {
		list, known := m.Book.Blows(int(m.Decision.Figure), int(on))
		m.sameAims(play.StrikeAt, list, known)
	}
}

// compareAims compares what somebody is offered in its turn, at the price of an action.
func (m *Moment) compareAims(code play.OptionCode, aims func(int) ([]textbook.Aim, bool)) {
	if m.Decision.Kind != play.ActionDecision {
		return
	}
	x := &m.Game.Figures[m.Decision.Figure]
	who := m.Decision.Figure
	if x.Actions <= 0 || !x.Stands() || x.Flags.Has(play.Prone) || m.begun == otherwise && m.Book.Linked(int(who)) || !m.Game.Allows(who, code) {
		m.sameAims(code, nil, true)
		return
	}
	list, known := aims(int(who))
	m.sameAims(code, list, known)
}

// begun is with what somebody has begun its turn, as far as that bears on attacks.
type begun uint8

// What a turn is begun with; nothing as yet: 0.
const (
	fighting begun = 1 + iota
	otherwise
)

// begins notes what the first action of a turn is. What takes none, and getting up, leaves all others open (ruling RU-64).
func (c *Checker) begins(o play.Option) {
	if c.decision.Kind != play.ActionDecision || c.begun != 0 || o.Pay != play.Nothing {
		return
	}
	switch o.Code {
	case play.ShootAt, play.ShootTo, play.ShootThing, play.StrikeAt, play.StrikeThing, play.ThrowAt, play.ThrowTo, play.ShoveAt:
		c.begun = fighting
	case play.MoveAction, play.EnterBoard, play.DragAlong, play.DragPiece, play.SearchIn, play.SearchRoom, play.Interact, play.Reload,
		play.ClearJam, play.Wear, play.PersuadeTo, play.Rob, play.RepairAt, play.Revive:
		c.begun = otherwise
	}
}

// sameAims compares aims with the options of a decision.
func (m *Moment) sameAims(code play.OptionCode, book []textbook.Aim, known bool) {
	if !known {
		m.leftOut()
		return
	}
	may := map[textbook.Aim]bool{}
	book = slices.DeleteFunc(slices.Clone(book), func(a textbook.Aim) bool { return m.Game.Forbids(m.Decision.Figure, int8(a.On), code) })
	for _, a := range book {
		may[a] = true
	}
	n := 0
	for _, o := range m.Options {
		if o.Code != code || o.Pay != play.Nothing {
			continue
		}
		a := textbook.Aim{On: int(o.A), With: int(o.B), Pegs: int(o.C)}
		if code == play.StrikeAt {
			a.Heavy, a.Pegs = o.C != 0, 0
		}
		n++
		same(m, m.Decision.Figure, may[a], true, "that it may %v (on, with, heavy, pegs)", a)
	}
	same(m, m.Decision.Figure, len(book), n, "in how many ways: %v", book)
}

// deeds are the actions of attacks as rule sets name them.
var deeds = map[int16]string{play.ByShot: textbook.Shooting, play.ByStrike: textbook.Striking, play.ByThrow: textbook.Throwing, play.ByBlast: textbook.Blasting}

// attack is an attack of the engine, as facts for the textbook.
func (m *Moment) attack() *textbook.Attack {
	a := &m.Attack
	out := &textbook.Attack{By: int(a.By), On: int(a.On), With: int(a.With), Deed: deeds[a.Deed], Heavy: a.Heavy, Leave: a.Leave,
		Pegs: max(int(a.Pegs), 0), All: a.Pegs < 0, Fewer: int(a.Fewer), Less: int(a.Less), NoHits: a.NoHits}
	if a.From >= 0 {
		at := m.Game.Rules.Field.Spots[a.From]
		out.From = &at
	}
	return out
}

// hearDice compares how many dice an attack has.
func hearDice(m *Moment, e play.Event) {
	if e.Kind != play.Shot && e.Kind != play.Struck || m.Attack.By < 0 || m.Attack.Given || m.Attack.Deed == play.ByBlast {
		return
	}
	n, known := m.Book.Dice(m.attack())
	if !known {
		m.leftOut()
		return
	}
	same(m, m.Attack.By, n, int(m.Attack.Dice), "dice on figure %d with %d (%s)", m.Attack.On, m.Attack.With, m.attack().Deed)
}

// hearFaces compares the sum of the faces that were rolled.
func hearFaces(m *Moment, e play.Event) {
	if e.Kind != play.Rolled || e.C >= 0 {
		return
	}
	hits, misfires, right := m.Book.Book.Count(faces(e))
	same(m, m.Attack.By, right, true, "that the dice are the right ones: %v", faces(e))
	same(m, m.Attack.By, [2]int{hits, misfires}, [2]int{int(e.A), int(e.B)}, "hits and misfires of %v", faces(e))
}

// faces are the dice of a roll: which die, and which of its faces.
func faces(e play.Event) [][2]int {
	var out [][2]int
	for _, f := range e.Faces[:e.Count] {
		out = append(out, [2]int{int(f >> 4), int(f & 15)})
	}
	return out
}

// hearVoid compares whether misfires end an attack.
func hearVoid(m *Moment, e play.Event) {
	if !m.Settles || e.Kind != play.Voided && e.Kind != play.Summed {
		return
	}
	void, known := m.Book.Void(m.attack(), m.Misfires)
	if !known {
		m.leftOut()
		return
	}
	same(m, m.Attack.By, void, e.Kind == play.Voided, "whether %d misfires end it", m.Misfires)
}

// hearVictim compares who is hit: one of those in a scuffle, and the target where there is none.
func hearVictim(m *Moment, e play.Event) {
	if !m.Settles || e.Kind != play.Summed {
		return
	}
	list := m.Book.Scuffle(m.attack())
	same(m, m.Attack.By, set(list)>>m.Hit&1, 1, "that figure %d is hit in place of %d", m.Hit, m.Attack.On)
	same(m, m.Attack.By, len(list) > 1, m.Drawn, "whether a die picks one of %v", list)
}

// hearSum compares how an attack comes out.
func hearSum(part func(s textbook.Sum, e play.Event) (book, engine int)) func(*Moment, play.Event) {
	return func(m *Moment, e play.Event) {
		if !m.Settles || e.Kind != play.Summed {
			return
		}
		a := m.attack()
		a.On = int(m.Hit)
		s, known := m.Book.Sum(a, m.Hits)
		if !known {
			m.leftOut()
			return
		}
		book, engine := part(s, e)
		same(m, m.Attack.By, book, engine, "of %d hits on figure %d by %s with %d", m.Hits, m.Hit, a.Deed, a.With)
	}
}
