package geom

import "github.com/sortie-tools/sortie/schema/model"

// Rays says what becomes of the lines from the centre of one base to the parts of another, a bit for each part in the
// order of Parts. Figures are not in it.
type Rays struct {
	Tall  uint32     // parts that something tall hides, while all doors stand open
	Low   uint32     // parts that lines reach across a low piece that the seer does not touch, if nothing hides them
	Doors []DoorRays // and what doors hide besides while they are shut
}

// DoorRays are the parts of a target that a panel hides while its doors are shut.
type DoorRays struct {
	Panel int // by index on the board
	Parts uint32
}

// AllRays are all parts of a target.
const AllRays uint32 = 1<<(rim+1) - 1

// Caster casts the rays of a board. Two goroutines must not share one.
type Caster struct {
	sight   *Sight
	doors   []obstacle    // the panels with doors, shut
	offsets []model.Point // of the parts of a base from its centre
	targets []model.Point
}

// Caster makes the board ready for rays between bases of two diameters; 0 is one inch.
func (g *Grid) Caster(seer, target model.Length) *Caster {
	c := &Caster{sight: g.Sight(SightQuery{Seer: seer, Target: target, Open: func(int) bool { return true }}), offsets: Parts(model.Point{}, target)}
	shut := SightQuery{Open: func(int) bool { return false }}
	for i, k := range g.kinds {
		if k == nil || !k.HasDoor() {
			continue
		}
		for _, w := range g.screens(i, shut) {
			c.doors = append(c.doors, obstacle{Stop{PanelStop, i}, w.box(), w})
		}
	}
	return c
}

// Over are the parts of a base at a point that lines from another reach across a low piece, whoever touches it: of a blast, say,
// which nobody holds up over a crate.
func (c *Caster) Over(from, to model.Point) uint32 {
	s := c.sight
	s.seat = noSeat
	var out uint32
	for i, o := range c.offsets {
		if s.across(from, model.Point{X: to.X + o.X, Y: to.Y + o.Y}) {
			out |= 1 << i
		}
	}
	return out
}

// Cast finds the rays from one centre to another.
func (c *Caster) Cast(from, to model.Point) Rays {
	c.targets = c.targets[:0]
	for _, o := range c.offsets {
		c.targets = append(c.targets, model.Point{X: to.X + o.X, Y: to.Y + o.Y})
	}
	s, targets := c.sight, c.targets
	s.seat = s.grid.CellAt(from)
	s.approach([]model.Point{from}, targets)
	var out Rays
	for i, t := range targets {
		if s.blocked(from, t) {
			out.Tall |= 1 << i
		} else if s.across(from, t) {
			out.Low |= 1 << i
		}
	}
	around := boxOf([]model.Point{from}).with(boxOf(targets))
	for _, d := range c.doors {
		if !d.box.meets(around) {
			continue
		}
		var parts uint32
		for i, t := range targets {
			if d.shape.blocks(vecInches(from), vecInches(t)) {
				parts |= 1 << i
			}
		}
		if parts &^= out.Tall; parts != 0 {
			out.Doors = append(out.Doors, DoorRays{d.stop.Index, parts})
		}
	}
	return out
}

// Behind are the parts of a target that a figure hides from a seer.
func Behind(from, to model.Point, target model.Length, d Disc) uint32 {
	f := figure{at: vecInches(d.At), base: int64(d.Base)}
	var out uint32
	for i, t := range Parts(to, target) {
		if f.blocks(vecInches(from), vecInches(t)) {
			out |= 1 << i
		}
	}
	return out
}

// Judge is the band of cover, by its index in the rule set, that so many hidden and low parts of a target make, and whether
// the target is seen; -1 where the rule set has no bands. As in Line, low pieces alone hide nobody altogether.
func Judge(r *model.RuleSet, hidden, low int) (band int, seen bool) {
	return judge(r.Play.Cover, hidden*100/(rim+1), low*100/(rim+1))
}
