package play

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The most goals of a mission that are met by something that happens.
const (
	MaxDeeds = 16
	noDeed   = -1
)

// goal is a goal lowered.
type goal struct {
	kind   kinds.GoalKind
	parts  []goal
	deed   int8 // what happens is counted here; -1: it is looked up when it is asked for
	count  int
	design int
	about  program.ID
	piece  int
	whom   who
	place  *place
	must   []*cond
	metric string
	check  *check    // a roll that must succeed
	to     *place    // where tokens are brought; nil: home
	whose  bool      // only those of whom whom speaks
	close  bool      // only who was brought down hand to hand
	drag   bool      // bodies count
	opens  opensGoal // what becomes possible
	rule   int       // the rule that does
	rounds int
	things []int // that are to be broken
}

// opensGoal is what a goal that is met makes possible.
type opensGoal uint8

const (
	opensNothing opensGoal = iota
	opensEscape            // nobody goes aboard before
	opensRule              // a rule does not work before
)

// objective is an objective lowered.
type objective struct {
	goal    goal
	after   int8 // opens once that one is done; -1: from the first
	unknown bool // the engine cannot tell when it is done
}

// lowerObjectives lowers the objectives of the mission.
func (x *Rules) lowerObjectives() error {
	for i := range x.Mission.Objectives {
		o := &x.Mission.Objectives[i]
		out := objective{after: int8(slices.IndexFunc(x.Mission.Objectives, func(b model.Objective) bool { return b.ID == o.After }))}
		out.goal, out.unknown = x.lowerGoal(o.Done)
		x.objectives = append(x.objectives, out)
	}
	return nil
}

// lowerGoal lowers a goal; unknown is true where the engine cannot tell whether it is met.
func (x *Rules) lowerGoal(m model.Goal) (out goal, unknown bool) {
	out = goal{kind: kinds.GoalKindOf(m.Kind), deed: noDeed, count: max(m.Count, 1), design: x.designOf(m.Token), metric: m.Metric, piece: -1, rounds: m.Rounds,
		check: x.lowerCheck(m.Check), whose: m.Who != nil}
	if m.Who != nil {
		out.whom = x.lowerWho(m.Who)
		unknown = out.whom.unknown
	} else {
		out.whom = anybody()
	}
	for _, part := range m.Goals {
		g, not := x.lowerGoal(part)
		out.parts, unknown = append(out.parts, g), unknown || not
	}
	for _, c := range m.Requires {
		low := x.lowerCond(c)
		out.must, unknown = append(out.must, low), unknown || low.partly()
	}
	return out, unknown || !x.judges(&out, &m)
}

// judges reports whether the engine can tell when a goal is met.
func (x *Rules) judges(g *goal, m *model.Goal) bool {
	switch g.kind {
	case kinds.AllGoal, kinds.AnyGoal, kinds.LootGoal, kinds.EscapeGoal:
		return true
	case kinds.RankGoal:
		return m.Of == ""
	case kinds.CarryOffGoal, kinds.CollectGoal:
		return g.design >= 0 || m.Token == ""
	case kinds.DeliverGoal:
		if m.To != nil && m.To.Ship == "" {
			g.to = x.lowerPlace(m.To)
		}
		return g.design >= 0 && (g.to == nil || !g.to.unknown)
	case kinds.ScoreGoal:
		g.count = m.Points
		return true
	case kinds.CounterGoal:
		g.about, g.count = x.Program.ID(program.Counters, m.Of), m.Reaches
		return g.about != program.None && int(g.about) < len(x.Mission.Setup.Counters) // not one that only a rule speaks of
	case kinds.InteractGoal:
		g.piece = x.pieceOf(m.With)
		return g.piece >= 0 && x.tallies(g)
	case kinds.RepairGoal:
		g.piece = x.pieceOf(m.Of)
		return g.piece >= 0 && x.tallies(g)
	case kinds.InstallGoal:
		g.piece = x.pieceOf(m.Into)
		return g.piece >= 0 && g.design >= 0 && x.unlocks(g, m.Unlocks) && x.tallies(g)
	case kinds.ReachGoal, kinds.HoldGoal:
		g.place = x.lowerPlace(cmp.Or(m.To, m.Place))
		return !g.place.unknown && x.tallies(g)
	case kinds.CaptureGoal:
		g.close, g.drag = m.Method == "close-assault", true
		return x.tallies(g)
	case kinds.RescueGoal:
		g.drag = len(m.By) == 0 || slices.Contains(m.By, "drag")
		return x.won(m.By) && x.tallies(g)
	case kinds.DestroyGoal:
		return x.destroys(g, m)
	case kinds.DefeatGoal, kinds.SurviveGoal:
		return x.tallies(g)
	}
	return false
}

// unlocks lowers what a goal makes possible once it is met; false for a rule that there is none of.
func (x *Rules) unlocks(g *goal, what string) bool {
	switch what {
	case "":
		return true
	case "escape":
		g.opens = opensEscape
		return true
	}
	g.opens = opensRule
	g.rule = slices.IndexFunc(x.Program.Rules, func(r program.Rule) bool { return r.ID == what })
	return g.rule >= 0
}

// won reports whether the engine tells those who were won over in some ways from others: nothing but persuasion makes
// figures join a crew where no rule does.
func (x *Rules) won(by []string) bool {
	ways := 0
	for _, w := range []string{"persuade", "free", "wake"} {
		if slices.Contains(by, w) {
			ways++
		}
	}
	if len(by) == 0 || ways == 3 {
		return true
	}
	return ways == 0 || slices.Contains(by, "persuade") && !slices.ContainsFunc(x.Program.Rules, func(r program.Rule) bool {
		return slices.ContainsFunc(program.Inner(r.Do), func(o program.Op) bool { return o.Code == kinds.JoinEffect })
	})
}

// tallies gives a goal a place where what happens is counted for each crew.
func (x *Rules) tallies(g *goal) bool {
	if x.deeds == MaxDeeds {
		return false
	}
	g.deed = x.deeds
	x.deeds++
	return true
}

func (x *Rules) pieceOf(id string) int {
	return slices.IndexFunc(x.Field.Pieces, func(p field.Piece) bool { return p.ID == id })
}

// did counts something that a crew has done towards the goals of a kind that it fits.
func (g *Game) did(kind kinds.GoalKind, crew int8, fits func(*goal) bool) {
	if crew < 0 {
		return
	}
	for i := range g.Rules.objectives {
		g.mark(&g.Rules.objectives[i].goal, kind, crew, fits)
	}
}

func (g *Game) mark(x *goal, kind kinds.GoalKind, crew int8, fits func(*goal) bool) {
	for i := range x.parts {
		g.mark(&x.parts[i], kind, crew, fits)
	}
	if x.kind == kind && x.deed >= 0 && g.Deeds[crew][x.deed] < 255 && fits(x) {
		g.Deeds[crew][x.deed]++
	}
}

// Done reports whether a crew has done an objective by now. One that asks, by whatever others, whether it is done itself is not.
func (g *Game) Done(crew int8, i int) bool {
	o := &g.Rules.objectives[i]
	if o.unknown || g.weighed>>i&1 == 1 {
		return false
	}
	g.weighed |= 1 << i
	done := (o.after < 0 || int(o.after) < i && g.Done(crew, int(o.after))) && g.met(crew, &o.goal)
	g.weighed &^= 1 << i
	return done
}

// met reports whether a crew has met a goal.
func (g *Game) met(crew int8, x *goal) bool {
	met := func(part goal) bool { return g.met(crew, &part) }
	switch x.kind {
	case kinds.AllGoal:
		return !slices.ContainsFunc(x.parts, func(p goal) bool { return !g.met(crew, &p) })
	case kinds.AnyGoal:
		return slices.ContainsFunc(x.parts, met)
	case kinds.LootGoal:
		return true
	case kinds.EscapeGoal:
		return g.escaped(crew, x)
	case kinds.DeliverGoal:
		if x.to != nil {
			return g.delivered(crew, x) >= x.count
		}
		return g.brought(crew, x.design, Aboard) >= x.count
	case kinds.CarryOffGoal:
		return g.brought(crew, x.design, Aboard) >= x.count
	case kinds.CollectGoal:
		return g.brought(crew, x.design, 0) >= x.count
	case kinds.ScoreGoal:
		return int(g.Points[crew]) >= x.count
	case kinds.CounterGoal:
		return g.counted(x)
	}
	return x.deed >= 0 && int(g.Deeds[crew][x.deed]) >= max(x.times(), 1)
}

// times is how often something has to be done.
func (x *goal) times() int {
	switch x.kind {
	case kinds.DefeatGoal, kinds.DestroyGoal, kinds.InstallGoal, kinds.RepairGoal, kinds.RescueGoal, kinds.CaptureGoal:
		return x.count
	case kinds.HoldGoal:
		return x.rounds
	}
	return 1
}

// counted reports whether a counter has come to the number of a goal, from the side on which it began.
func (g *Game) counted(x *goal) bool {
	now, first := int(g.Counters[x.about]), g.Rules.Mission.Setup.Counters[x.about].Start
	if first > x.count {
		return now <= x.count
	}
	return now >= x.count
}

// escaped reports whether somebody of a crew has left the board, and all is so that has to be before.
func (g *Game) escaped(crew int8, x *goal) bool {
	for i := range int8(g.Count) {
		f := &g.Figures[i]
		if f.Crew != crew || !f.Flags.Has(Aboard) || !g.meant(&x.whom, i, scope{by: i, other: i}) {
			continue
		}
		a := scope{by: i, other: i}.attack()
		if !slices.ContainsFunc(x.must, func(c *cond) bool { return !g.holds(c, &a) }) {
			return true
		}
	}
	return false
}

// brought is how many tokens of a design figures of a crew carry who have some flags; of any design that was not brought along
// with -1. Figures that are gone or lie there carry nothing home.
func (g *Game) brought(crew int8, design int, flags Flags) int {
	n := 0
	for i, d := range g.Rules.tokens {
		t := &g.Tokens[i]
		if t.Where != InTray || design >= 0 && int(d) != design || design < 0 && t.Flags.has(Starting) {
			continue
		}
		if x := &g.Figures[t.At]; x.Crew == crew && x.Flags.Has(flags) && x.Flags&(Gone|Down) == 0 {
			n++
		}
	}
	return n
}

// delivered is how many tokens of a goal are where a crew has to bring them: on the floor there, or with somebody of the crew.
func (g *Game) delivered(crew int8, x *goal) int {
	cells, n := g.area(x.to), 0
	for i, d := range g.Rules.tokens {
		t := &g.Tokens[i]
		switch {
		case int(d) != x.design:
		case t.Where == OnFloor && cells.has(field.Cell(t.At)):
			n++
		case t.Where == InTray:
			if f := &g.Figures[t.At]; f.Crew == crew && f.Stands() && cells.has(f.At) {
				n++
			}
		}
	}
	return n
}

// wanted reports whether an objective wants somebody to interact with a piece.
func (x *Rules) wanted(piece int) bool {
	return slices.ContainsFunc(x.objectives, func(o objective) bool { return o.goal.wants(piece) })
}

func (x *goal) wants(piece int) bool {
	return x.piece == piece && x.kind == kinds.InteractGoal || slices.ContainsFunc(x.parts, func(p goal) bool { return p.wants(piece) })
}

// goalOpen reports whether a piece is still to be interacted with for a goal: no crew has done so.
func (g *Game) goalOpen(piece int) bool {
	for i := range g.Rules.objectives {
		if o := &g.Rules.objectives[i]; o.goal.wants(piece) && !o.unknown {
			for crew := range int8(g.Crews) {
				if g.met(crew, &o.goal) {
					return false
				}
			}
			return true
		}
	}
	return false
}
