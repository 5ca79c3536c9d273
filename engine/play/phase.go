package play

import (
	"github.com/sortie-tools/sortie/engine/program"
)

// The phases that the engine knows by their ids, as the table for people does: part of the contract between a rule set and
// what plays it.
const (
	hostilityPhase  = "hostility"
	eventPhase      = "event"
	assessmentPhase = "assessment"
)

// longest is the round after which a game that does not end is given up (ruling RU-87).
const longest = 40

// runGame lets crews dock, then plays round after round.
func (g *Game) runGame(f *Frame) {
	switch {
	case f.Step == 0:
		f.Step = 1
		g.tell(Event{Kind: GameBegan})
		g.push(Frame{Kind: dockFrame, B: f.B})
		if r := g.Rules.Set.Play.Rescue; g.Rescues > 0 && r != nil && r.Swaps {
			g.push(Frame{Kind: exchangeFrame})
		}
	case g.Round == longest && f.A == 0:
		g.Over = true
	default:
		phase := f.A
		f.A = (f.A + 1) % int16(len(g.Rules.Set.Phases))
		g.push(Frame{Kind: phaseFrame, A: phase})
		if phase == 0 {
			g.beginRound()
		}
	}
}

func (g *Game) beginRound() {
	g.Round++
	g.Half = 0
	g.Shots = 0
	g.Skips, g.Twice = 0, false
	for i := range g.Figures[:g.Count] {
		g.Figures[i].Flags &^= Loud
	}
	g.tell(Event{Kind: RoundBegan, A: int16(g.Round)})
	if g.Round == 1 && g.Rescues == 0 {
		g.signal(program.GameBegins, program.None, -1)
	}
	g.signalNumber(program.RoundBegins, int16(program.None), int(g.Round)-1, int(g.Round))
}

// runPhase plays a phase: what its id says, then the traders if it is theirs, then each group of NPCs in its order, whose
// arrivals come just before it acts (seed 000:655-714, 1363-1376, 1412).
func (g *Game) runPhase(f *Frame) {
	p := &g.Rules.phases[f.A]
	if f.Step == 0 && g.Skips>>f.A&1 == 1 {
		g.Phase, g.Skips = int8(f.A), g.Skips&^(1<<f.A)
		g.tell(Event{Kind: PhaseSkipped, A: f.A})
		if g.pop(); p.assesses {
			g.assess()
		}
		return
	}
	for f.Step == 2 && !p.draws || f.Step == 3 && !p.traders {
		f.Step++
	}
	switch f.Step {
	case 0:
		g.Phase = int8(f.A)
		g.tell(Event{Kind: PhaseBegan, A: f.A})
		g.chime(2 * int(f.A))
		g.signal(program.PhaseBegins, program.ID(f.A), -1)
	case 1:
		g.Half = uint8(2*f.A + 1)
		if p.pegs {
			g.addPegs(int(g.Rules.numbers.roundPegs))
		}
	case 2: // what the pegs have set off is done before a card is drawn
		g.push(Frame{Kind: eventFrame})
	case 3:
		g.Active = g.Turn
		g.push(Frame{Kind: tradersFrame})
	default:
		next := g.nextGroup(int8(f.A), int8(f.B))
		if next < 0 {
			g.endPhase(f.A, p)
			return
		}
		f.B = int16(g.Rules.groups[next].order)
		g.push(Frame{Kind: groupFrame, A: int16(next), B: 127})
		g.push(Frame{Kind: arrivalsFrame, A: f.A, B: int16(next)})
		return
	}
	f.Step++
}

// endPhase ends the phase that is under way.
func (g *Game) endPhase(phase int16, p *phase) {
	if p.assesses {
		g.assess()
	}
	g.Ended[phase] = g.Pegs
	g.pop()
	g.chime(2*int(phase) + 1)
	g.signal(program.PhaseEnds, program.ID(phase), -1)
}

// phase is what is done in one: by its id, and in which crews activate their traders.
type phase struct{ pegs, draws, assesses, traders bool }

// lowerPhases notes that. An event is drawn in a phase of its own, else in the one in which pegs are added.
func (x *Rules) lowerPhases() error {
	drawn := eventPhase
	if x.phaseOf(eventPhase) < 0 {
		drawn = hostilityPhase
	}
	for i, p := range x.Set.Phases {
		x.phases = append(x.phases, phase{p.ID == hostilityPhase, p.ID == drawn, p.ID == assessmentPhase, x.groups[x.traders].phase == int8(i)})
	}
	return nil
}

// nextGroup is the group of NPCs that acts in a phase after one of an order; -1: none.
func (g *Game) nextGroup(phase, order int8) int8 {
	for _, i := range g.Rules.acting[phase] {
		if g.Rules.groups[i].order > order {
			return i
		}
	}
	return -1
}

// assess tidies the round up (seed 000:711-713).
func (g *Game) assess() {
	g.outlived()
	g.held()
	for i := range g.Figures[:g.Count] {
		x := &g.Figures[i]
		x.Flags &^= Acted | Skilled | Arrived | Cast | Still
		x.Moved, x.More = 0, [stats]int8{}
		if x.Misses > 0 {
			x.Misses--
			x.Flags |= Acted
		}
	}
	g.fade(-1)
	g.forget()
	g.Turn = (g.Turn + 1) % g.Crews
	g.tell(Event{Kind: TurnPassed, A: int16(g.Turn)})
}

// addPegs fills the track; it never overflows, and what is full turns the boards of NPCs over (seed 000:371-389, 1244).
func (g *Game) addPegs(n int) {
	holes := int(g.Rules.numbers.holes)
	pegs := min(max(int(g.Pegs)+n, 0), holes)
	if pegs == int(g.Pegs) {
		return
	}
	g.tell(Event{Kind: PegsAdded, A: int16(pegs - int(g.Pegs)), B: int16(pegs)})
	if pegs > int(g.Most) {
		g.signalNumber(program.PegIn, int16(program.None), int(g.Most), pegs)
		g.Most = uint8(pegs)
	}
	g.Pegs = uint8(pegs)
	level := uint8(g.Rules.levelAt(g.Pegs))
	if level > g.Level {
		g.Level = level
		g.unseal()
		g.tell(Event{Kind: LevelReached, A: int16(level)})
		g.signal(program.LevelReached, program.ID(level), -1)
	}
	if g.Rules.levels[level].charged {
		for i := range g.Figures[:g.Count] {
			if g.profile(int8(i)).Kind >= 0 {
				g.Figures[i].Flags |= Charged
				g.note(int8(i))
			}
		}
	}
}

// unseal opens the entries that were sealed until the next level.
func (g *Game) unseal() {
	for i := range g.Rules.Field.Entries {
		if g.Sealed>>uint(i)&1 == 1 {
			g.tell(Event{Kind: EntrySealed, A: int16(i)})
		}
	}
	g.Sealed = 0
}

// runTraders has crews activate one trader each in turn until all have acted (seed 000:717-733).
func (g *Game) runTraders(*Frame) {
	g.Half = uint8(2*g.Phase + 1)
	for range g.Crews {
		for i := range int8(g.Count) {
			if g.canActivate(i) && g.Figures[i].Crew == int8(g.Active) {
				g.option(Option{Code: Activate, A: int16(i)})
			}
		}
		if len(g.options) > 0 {
			g.choose(TraderDecision, int8(g.Active), -1)
			return
		}
		g.Active = (g.Active + 1) % g.Crews
	}
	g.pop()
}

// canActivate reports whether a figure of a crew has still to act in this round.
func (g *Game) canActivate(f int8) bool {
	x := &g.Figures[f]
	return x.Crew >= 0 && x.Flags&(Acted|Aboard|Gone|Down) == 0
}

func (g *Game) activated(_ *Frame, o Option) {
	g.Active = (g.Active + 1) % g.Crews
	g.push(Frame{Kind: turnFrame, A: o.A})
}

// over ends the game at once when every trader is down or aboard (seed 000:645-647).
func (g *Game) over() bool {
	for crew := range int8(g.Crews) {
		if g.crewUp(crew) {
			return false
		}
	}
	return true
}

// finish ends the game.
func (g *Game) finish() {
	g.Over, g.Depth = true, 0
	if !g.Closing && g.err == nil && g.awaited(program.GameEnds) {
		g.Closing, g.Over = true, false
		g.push(Frame{Kind: opsFrame, A: g.Rules.ending, C: -1})
		g.signal(program.GameEnds, program.None, -1)
		return
	}
	g.Winner = g.Winners()
	g.tell(Event{Kind: GameEnded, A: int16(g.Winner)})
}

// level is a level of the hostility track.
type level struct {
	below    uint8 // pegs of the levels below it
	charged  bool  // the boards of NPCs turn to their stronger side
	arrivals []arrival
}

// arrival is one line of what a level brings.
type arrival struct {
	phase, kind int8
	count       int8
	die         int8     // that counts them; -1: none
	models      [16]int8 // by face of that die: how many come
	holes       []uint8
}

func (x *Rules) lowerLevels() error {
	for i, l := range x.Set.Hostility.Levels {
		out := level{below: uint8(x.Program.Levels[i].Below), charged: l.Charged}
		for _, a := range x.Program.Levels[i].Arrivals {
			if a.At.Phase < 0 || a.At.NPC < 0 {
				continue
			}
			line := arrival{phase: int8(a.At.Phase), kind: int8(a.At.NPC), count: int8(a.Count), die: int8(a.At.Die)}
			if line.die >= 0 {
				for f, face := range x.dice[line.die].faces {
					line.models[f&15] = models(face, a.Face, int8(a.Number))
				}
			}
			for _, h := range a.Holes {
				line.holes = append(line.holes, uint8(h))
			}
			out.arrivals = append(out.arrivals, line)
		}
		x.levels = append(x.levels, out)
	}
	for pegs := range x.reached {
		x.reached[pegs] = int8(x.Set.Hostility.Level(pegs))
	}
	return nil
}

// models is how many a face brings: one on the line's own symbol or number or, where the line has neither, as many as the
// face counts (seed 000:1240-1242).
func models(f face, symbol string, number int8) int8 {
	switch {
	case symbol == "" && number == 0:
		return f.count
	case symbol == f.symbol && number == 0, number == f.number && number != 0:
		return 1
	}
	return 0
}

// levelAt is the level that a number of pegs has reached.
func (x *Rules) levelAt(pegs uint8) int8 { return x.reached[pegs] }
