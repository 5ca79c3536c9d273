package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// Custom is a figure with numbers of its own, in place of those of the rule set.
type Custom struct {
	Title     string
	NPC       string // its kind; "": a trader
	Crew      int8   // of a trader
	Trader    *model.CrewTrader
	Numbers   map[string]int // by the names of statistics; those that are missing stay as they are
	Abilities []model.Amount // nil: as they are
}

// Custom adds a profile for such a figure and returns its number.
func (x *Rules) Custom(c Custom) (uint8, error) {
	if len(x.profiles) > 255 {
		return 0, fmt.Errorf("there are more than 255 sorts of figures")
	}
	p := Profile{Title: c.Title, Kind: -1, Group: x.traders, Crew: c.Crew}
	if c.NPC != "" {
		kind := slices.IndexFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.ID == c.NPC })
		if kind < 0 {
			return 0, fmt.Errorf("the rules have no NPC %q", c.NPC)
		}
		p = x.profiles[x.kinds[kind].profile]
		p.Title = c.Title
	} else if c.Trader != nil {
		p = x.trader(c.Crew, c.Trader)
		x.learn(&p)
	}
	if err := x.customise(&p, c); err != nil {
		return 0, err
	}
	if p.dressed != nil {
		if err := x.customise(p.dressed, c); err != nil {
			return 0, err
		}
	}
	x.profiles = append(x.profiles, p)
	x.takeSides()
	return uint8(len(x.profiles) - 1), nil
}

// customise gives a profile numbers of its own.
func (x *Rules) customise(p *Profile, c Custom) error {
	for i := range p.Sides {
		p.Sides[i].Known = true
		if c.Abilities != nil {
			p.Sides[i].bare()
			x.lend(&p.Sides[i], c.Abilities)
		}
		if err := p.Sides[i].number(c.Numbers, x.numbers.step); err != nil {
			return err
		}
	}
	if n, ok := c.Numbers["health"]; ok {
		p.health = int8(n)
	}
	if n, ok := c.Numbers["room"]; ok {
		p.room = int8(n)
	}
	if n, ok := c.Numbers["skill"]; ok {
		p.skill = int8(n)
	}
	return nil
}

// bare takes away what abilities lent.
func (s *Stats) bare() {
	s.Natural, s.Fast, s.Strikes, s.Linked, s.Size, s.mods, s.acts = 0, 0, false, false, 0, nil, 0
}

// number sets statistics by their names.
func (s *Stats) number(list map[string]int, step model.Length) error {
	fields := map[string]*int8{"actions": &s.Actions, "ranged": &s.Ranged, "close": &s.Close, "armour": &s.Armour, "shield": &s.Shield,
		"health": &s.Health, "persuade": &s.Persuade, "skill": &s.Skill}
	for name, n := range list {
		switch at := fields[name]; {
		case at != nil:
			*at = int8(n)
			s.Talks = s.Talks || name == "persuade"
		case name == "room": // of its board, for health
		case name == "move":
			s.Fast = model.Length(n)*model.Inch - step
		default:
			return fmt.Errorf("there is no statistic %q", name)
		}
	}
	return nil
}

// Bring adds tokens of a design to the box, beyond those that the boxes of the mission hold.
func (x *Rules) Bring(id string, count int) error {
	if x.designOf(id) < 0 {
		return fmt.Errorf("the rules have no token %q", id)
	}
	x.bring(id, count)
	return x.fits()
}

// Behave has a figure behave in a way from the beginning, by its name; false: there is none such, or it is a trader.
func (g *Game) Behave(f int8, as string) bool {
	m := moodOf(as)
	g.setMood(f, m)
	return as == "" || m != Usual && !g.isTrader(f)
}

// Named is the name by which rules call a figure or something hidden.
func (x *Rules) Named(n int16) string { return x.names[n] }

// Call gives a figure the name by which rules call a figure of the set-up, if there is such a name.
func (g *Game) Call(f int8, id string) { g.name(g.Rules.nameOf(id), f) }

// TokenID is the id of the design of a token.
func (x *Rules) TokenID(token int16) string { return x.Set.Tokens[x.tokens[token]].ID }

// Spare is a token of a design that takes no part in the game yet; -1: none.
func (g *Game) Spare(id string) int16 {
	d := g.Rules.designOf(id)
	if d < 0 {
		return -1
	}
	return int16(g.spare(d))
}

// Spot is the cell of the first floor that holds a point; field.None beyond its rim.
func (x *Rules) Spot(p model.Point) field.Cell {
	g := x.Field.Building.Grid(0)
	if p.X < 0 || p.Y < 0 || int(p.X/model.Inch) >= g.Cols || int(p.Y/model.Inch) >= g.Rows {
		return field.None
	}
	return x.spotAt(0, p)
}

// Magazine is how many pegs of ammunition a trader begins with.
func (x *Rules) Magazine() int8 { return x.numbers.full }

// Phase is the number of a phase by its id; -1: there is none.
func (x *Rules) Phase(id string) int8 { return x.phaseOf(id) }

// Traders is the phase in which traders act.
func (x *Rules) Traders() int8 { return x.groups[x.traders].phase }

// Track moves the track to a number of pegs, as if they had long been there: nothing comes of it, but boards that are turned
// over lie as they should.
func (g *Game) Track(pegs uint8) {
	g.Pegs, g.Level = pegs, uint8(g.Rules.levelAt(pegs))
	for i := range g.Ended {
		g.Ended[i] = pegs
	}
	for i := range int8(g.Count) {
		g.Figures[i].Flags &^= Charged
		if g.profile(i).Kind >= 0 && g.Rules.levels[g.Level].charged {
			g.Figures[i].Flags |= Charged
		}
		g.note(i)
	}
}

// Begin has a game begin in a phase of a round, with set-up behind it. The phase of the traders begins with the first
// activation, any other with what its beginning brings.
func (g *Game) Begin(round uint8, phase int8) {
	g.ask, g.options, g.Depth = Decision{}, g.options[:0], 0
	g.call()
	g.Round, g.Phase = round, phase
	g.push(Frame{Kind: gameFrame, Step: 1, A: int16(phase+1) % int16(len(g.Rules.Set.Phases))})
	f := Frame{Kind: phaseFrame, A: int16(phase)}
	if phase == g.Rules.Traders() {
		f.Step = 3
		g.push(f)
		g.push(Frame{Kind: tradersFrame})
		return
	}
	g.push(f)
}

// Between reports whether nothing is under way but a phase, and which; fresh: it has not begun. The phase is -1 between two
// of them.
func (g *Game) Between() (phase int8, fresh, so bool) {
	if g.Depth == 0 {
		return -1, false, true
	}
	switch f := &g.Frames[g.Depth-1]; f.Kind {
	case gameFrame:
		return -1, false, f.Step > 0
	case phaseFrame:
		return int8(f.A), f.Step == 0, true
	}
	return -1, false, false
}

// Pending is what comes next in the phase under way: "event" where a card is to be drawn, or the group of NPCs of whom one is to act,
// all of which have arrived; "": something else.
func (g *Game) Pending() string {
	if g.Depth == 0 || g.ask.Kind != NoDecision {
		return ""
	}
	switch f := &g.Frames[g.Depth-1]; {
	case f.Kind == phaseFrame && f.Step == 2 && g.Rules.phases[f.A].draws:
		return eventPhase
	case f.Kind == groupFrame:
		return g.Rules.Set.Groups[f.A].ID
	}
	return ""
}

// Until runs on as Next does, to the next decision or to where stop says so; it is asked before anything goes on. No options:
// there is no decision.
func (g *Game) Until(stop func() bool) (Decision, []Option) {
	g.pave()
	for g.ask.Kind == NoDecision && !g.ended() && !stop() {
		g.options = g.options[:0]
		if g.Over {
			g.finish()
			continue
		}
		if g.Rules.sees {
			g.lookOut()
		}
		g.run(&g.Frames[g.Depth-1])
		if g.ask.Kind != NoDecision && len(g.options) == 1 {
			g.Apply(0)
		}
	}
	if g.ask.Kind == NoDecision {
		return Decision{}, nil
	}
	return g.ask, g.options
}

// Act has an NPC, or one who has joined a crew, act by the rules, on top of the phase that is under way.
func (g *Game) Act(f int8) error {
	x := &g.Figures[f]
	if !x.Stands() || g.isTrader(f) {
		return fmt.Errorf("%s is no NPC on the board", g.Name(int16(f)))
	}
	if x.Flags.Has(Acted) {
		return fmt.Errorf("%s has acted in this round", g.Name(int16(f)))
	}
	g.push(Frame{Kind: npcFrame, A: int16(f)})
	return nil
}

// Points reports whether the arrow of a die counts.
func (x *Rules) Points(die int) bool { return die == int(x.random) }

// SkillID is the id of a skill, or of an upgrade.
func (x *Rules) SkillID(skill int16) string {
	if k := int(skill) - x.firstUpgrade(); k >= 0 {
		return x.Set.Upgrades[k].ID
	}
	return x.Set.Skills[skill].ID
}

// IsUpgrade reports whether a skill is an upgrade of a ship.
func (x *Rules) IsUpgrade(skill int16) bool { return int(skill) >= x.firstUpgrade() }

// Reaches reports whether a figure can end one move in a cell.
func (g *Game) Reaches(f int8, c field.Cell) bool {
	g.reach(f, g.Figures[f].At, g.stride(f, g.Rules.numbers.step+g.stats(f).Fast), g.shut())
	return c != field.None && g.scratch.lowest(c) != far && g.scratch.ends(c)
}

// Targets are those whom an NPC would go for now, equal ones together, a bit each.
func (g *Game) Targets(f int8) uint64 { return g.targets(f) }

// Left is the health that a figure has left: pegs of a trader, and what an NPC can still take.
func (g *Game) Left(f int8) int8 {
	if g.isTrader(f) {
		return g.Figures[f].Health
	}
	return max(g.stats(f).Health-g.Figures[f].Health, 0)
}

// ShieldOn reports whether a figure has a shield that still stands.
func (g *Game) ShieldOn(f int8) bool {
	if w := g.worn(f); w >= 0 && g.Rules.designs[g.Rules.tokens[w]].shield > 0 {
		return g.Tokens[w].Flags&Beaten == 0
	}
	return g.stats(f).Shield > 0 && g.Figures[f].Flags&ShieldDown == 0
}

// ActionsOf is how many actions a figure has in a turn.
func (g *Game) ActionsOf(f int8) int8 { return g.number(f, actionsStat) }
