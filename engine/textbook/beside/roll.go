package beside

import "github.com/sortie-tools/sortie/engine/play"

// roll is an attack between its dice and its sum: how things stood when the dice lay there, and what came after.
type roll struct {
	at       *Moment
	hits     int
	misfires int
	hit      int8 // who is hit
	drawn    bool // a die said who
}

// hear follows what happens, after every decision.
func (c *Checker) hear(e play.Event) {
	if c.first != nil {
		return
	}
	if e.Kind != play.DieRolled {
		defer func() { c.coming.rolled = c.coming.rolled[:0] }() // no line of the track has a die that lies behind something else
	}
	switch e.Kind {
	case play.TurnBegan, play.PhaseBegan:
		if c.moved = false; e.Kind == play.TurnBegan {
			c.turn, c.begun = e.A, 0
		}
		if c.coming.phase >= 0 {
			c.heard(c.moment(), e)
		}
	case play.ArrivalRolled, play.NoArrival:
		c.heard(c.moment(), e)
	case play.Placed:
		if c.coming.left > 0 {
			c.heard(c.moment(), e)
		}
	case play.Shot, play.Struck, play.MoveBegan, play.Targeted:
		m := c.moment()
		m.Turn, m.Moved = e.A == c.turn, c.moved
		c.heard(m, e)
		c.moved = c.moved || e.Kind == play.MoveBegan && e.A == c.turn
	case play.Rolled:
		m := c.moment()
		c.heard(m, e)
		if c.roll = nil; e.C < 0 && m.Attack.Dice >= 0 {
			c.roll = &roll{at: m, hits: int(e.A), misfires: int(e.B), hit: m.Attack.On}
		}
	case play.DieRolled:
		if _, _, arrives := c.game.Arriving(); arrives { // else it may be the last that came of what was before
			c.coming.rolled = append(c.coming.rolled, face{int(e.A), int(e.B)})
		}
		if c.roll != nil {
			c.roll.drawn = true
		}
	case play.Rerolled:
		if c.roll != nil {
			c.roll.hits, c.roll.misfires, c.roll.drawn = int(e.A), int(e.B), false
		}
	case play.Shared, play.Redirected, play.RuleWorks: // what is shared out, turned on others or bent by a rule comes to sums that the textbook does not judge
		c.roll = nil
	case play.StrayHit:
		if c.roll != nil {
			c.roll.hit = int8(e.A)
		}
	case play.Voided, play.Summed:
		c.settled(e)
	}
}

// settled closes a roll.
func (c *Checker) settled(e play.Event) {
	r := c.roll
	if c.roll = nil; r == nil {
		return
	}
	if now, under := c.game.Attack(); under {
		r.at.Attack.Fewer, r.at.Attack.Less, r.at.Attack.NoHits = now.Fewer, now.Less, now.NoHits
	}
	r.at.Settles, r.at.Hits, r.at.Misfires, r.at.Hit, r.at.Drawn = true, r.hits, r.misfires, r.hit, r.drawn
	c.heard(r.at, e)
}

// heard asks what there is to be asked when something has happened.
func (c *Checker) heard(m *Moment, e play.Event) {
	for _, q := range c.Questions {
		if q.Hear == nil || m.first != nil {
			continue
		}
		m.question = q.Name
		q.Hear(m, e)
	}
	if c.first == nil {
		c.first = m.first
	}
}
