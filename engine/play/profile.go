package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Profile is what figures of one sort have in common.
type Profile struct {
	Title  string
	Kind   int8 // of an NPC; -1: a trader
	Group  int8
	Crew   int8 // of a trader; -1: an NPC
	Trader *model.CrewTrader
	Sides  [2]Stats // of its board: as it lies at first, and the stronger one

	health, skill int8 // pegs that a trader begins with
	room          int8 // holes for pegs of health on its board
	captain       bool
	levels        []int8              // of each skill
	skilled       []int16             // the skills of which it has a level
	turns         []turnUse           // the ways in which it can use them in its turn
	windows       uint16              // in which it can use skills out of turn, a bit each
	reacts        [windows][]reactsAt // by window: how
	easy          []ease              // what is effortless for it
	dressed       *Profile            // while it wears armour, which covers what stands in its slot; nil: the same
}

// Stats are the numbers of a figure.
type Stats struct {
	Known    bool // the documents have this side
	Actions  int8
	Close    int8
	Ranged   int8
	Armour   int8
	Shield   int8
	Health   int8 // damage that defeats it
	Persuade int8
	Talks    bool         // it can be persuaded
	Skill    int8         // of a trader
	Natural  int8         // armour of its own
	Fast     model.Length // that its moves are longer
	Strikes  bool         // moving into contact is a strike for nothing (seed 000:520)
	Linked   bool         // all actions of a turn are of one sort
	Size     int8         // it is seen past those with a lower one
	mods     []modifier   // in attacks of its own and on it
	acts     deed         // the attacks that these change
}

// kind is a kind of NPC.
type kind struct {
	profile int8 // index of its profile
	group   int8
	rank    int8
	once    bool // it comes once a game
	counts  bool // the first trader to defeat one takes a counter
	targets []priority
	chart   int8 // of its own; -1: that of its group
}

// group is a group of figures that act together.
type group struct {
	phase, order int8
	chart        int8
	joined       int8 // the chart of those who have joined a crew
	reach        int8 // the band of its farthest shot; -1: any
	ignores      uint32
	peaceful     bool // leaving its members is no occasion for a strike
	wary         wary
	second       int8 // the level from which one of a kind that comes once can come again; -1: none
	lower        bool // the next lower rank comes where a kind has run out
	targets      []priority
	traders      bool // its members are traders
}

// priority is one line of a target list.
type priority struct {
	groups  uint32
	captain bool // only captains
	seen    bool // only those whom it sees
}

func (x *Rules) groupOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Groups, func(g model.NPCGroup) bool { return g.ID == id }))
}

// maxGroups is how many groups of figures a game holds.
const maxGroups = 32

func (x *Rules) lowerGroups() error {
	if len(x.Set.Groups) > maxGroups {
		return fmt.Errorf("the rules %q have %d groups of figures; a game holds at most %d", x.Set.ID, len(x.Set.Groups), maxGroups)
	}
	if err := x.knowsGroups(); err != nil {
		return err
	}
	for _, g := range x.Set.Groups {
		out := group{
			phase: x.phaseOf(g.Phase), order: int8(g.Order), chart: x.chartOf(g.Chart), joined: x.chartOf(g.Joined),
			reach: x.rangeOf(g.Range), peaceful: g.Peaceful, lower: g.Short == "lower", targets: x.priorities(g.Targets),
			traders: !slices.ContainsFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.Group == g.ID }),
		}
		for _, id := range g.Ignores {
			out.ignores |= 1 << x.groupOf(id)
		}
		if len(out.targets) == 0 && !ownAim(g) && x.Set.Play.NPCs != nil && len(x.Set.Play.NPCs.Targets) > 0 {
			out.targets = []priority{{groups: ^uint32(0)}} // all are alike, and the steps of the rules hold (seed 000:1414-1427)
		}
		out.wary, out.second = x.waryOf(g.Rules), x.secondOf(g.Second)
		x.groups = append(x.groups, out)
	}
	x.traders = int8(slices.IndexFunc(x.groups, func(g group) bool { return g.traders }))
	if x.traders < 0 {
		return fmt.Errorf("the rules %q have no group of traders", x.Set.ID)
	}
	x.lineUp()
	return nil
}

// lineUp notes which groups of NPCs act in each phase, in their order.
func (x *Rules) lineUp() {
	for phase := range x.Set.Phases {
		var list []int8
		for i := range x.groups {
			g, at := &x.groups[i], len(list)
			if g.traders || g.phase != int8(phase) {
				continue
			}
			for at > 0 && x.groups[list[at-1]].order > g.order {
				at--
			}
			list = slices.Insert(list, at, int8(i))
		}
		x.acting = append(x.acting, list)
	}
}

// knowsGroups fails where groups or NPCs name a group that the rules do not have.
func (x *Rules) knowsGroups() error {
	var named []string
	heed := func(list []model.Priority) {
		for _, p := range list {
			named = append(named, p.Who...)
		}
	}
	for _, g := range x.Set.Groups {
		named = append(named, g.Ignores...)
		heed(g.Targets)
	}
	for _, n := range x.Set.NPCs {
		named = append(named, n.Group)
		heed(n.Targets)
	}
	for _, id := range named {
		if x.groupOf(id) < 0 {
			return fmt.Errorf("the rules %q speak of the group %q and have none of that name: add it to groups, or name one of those", x.Set.ID, id)
		}
	}
	return nil
}

// ownAim reports whether a group looks for its targets in an order of its own.
func ownAim(g model.NPCGroup) bool {
	return slices.ContainsFunc(g.Rules, func(n model.RuleNote) bool {
		return slices.ContainsFunc(n.Does, func(p model.Program) bool {
			return slices.ContainsFunc(p.Do, func(e model.Effect) bool { return kinds.EffectKindOf(e.Kind) == kinds.AimEffect })
		})
	})
}

// secondOf is the level from which a second one of a kind can come that comes once; -1: the cards for it are not in the deck.
func (x *Rules) secondOf(s *model.SecondArrival) int8 {
	if s == nil || !slices.ContainsFunc(x.Mission.Setup.Events, func(a model.EventAllocation) bool {
		return a.Kind == s.Cards && (a.Mode == model.AllCards || a.Count > 0)
	}) {
		return -1
	}
	return x.levelOf(s.Level)
}

func (x *Rules) phaseOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Phases, func(p model.Phase) bool { return p.ID == id }))
}

func (x *Rules) priorities(list []model.Priority) []priority {
	var out []priority
	for _, p := range list {
		line := priority{captain: p.Role == "captain", seen: p.If != nil && kinds.ConditionKindOf(p.If.Kind) == kinds.SeesCondition}
		for _, id := range p.Who {
			line.groups |= 1 << x.groupOf(id)
		}
		out = append(out, line)
	}
	return out
}

func (x *Rules) lowerKinds() error {
	x.lowerSpares()
	for i, n := range x.Set.NPCs {
		k := kind{profile: int8(len(x.profiles)), group: x.groupOf(n.Group), rank: int8(n.Rank), once: n.Unique, counts: n.Kill > 0, targets: x.priorities(n.Targets), chart: x.chartOf(n.Chart)}
		x.kinds = append(x.kinds, k)
		p := Profile{Title: n.Title, Kind: int8(i), Group: k.group, Crew: -1}
		p.Sides[0] = x.stats(n.Stats)
		p.Sides[1] = p.Sides[0]
		if n.Charged != nil {
			p.Sides[1] = x.stats(n.Charged)
		}
		x.profiles = append(x.profiles, p)
	}
	return nil
}

// lowerSpares counts the figures of traders in the boxes that no crew plays (seed 000:1505-1511).
func (x *Rules) lowerSpares() {
	x.spare = -1
	a := x.Set.Play.Arrivals
	if a == nil || a.Spare == "" {
		return
	}
	x.spare = x.groupOf(a.Spare)
	n := 0
	for _, b := range dealing.Boxes(x.Mission, x.Set) {
		for _, t := range b.Traders {
			n += t.Count
		}
	}
	for _, c := range x.Crews {
		n -= min(len(c.Traders), x.Mission.Setup.Crew)
	}
	x.spares = uint8(min(max(n, 0), 255))
}

// UnknownActions is how many actions an NPC has of whose board no document gives a number (ruling RU-93).
const UnknownActions = 2

// stats are the numbers on one side of a board; nil where no document has it.
func (x *Rules) stats(s *model.Stats) Stats {
	if s == nil {
		return Stats{Health: 1}
	}
	number := func(n *int) int8 {
		if n == nil {
			return 0
		}
		return int8(*n)
	}
	out := Stats{Known: true, Actions: number(s.Actions), Close: number(s.Close), Ranged: number(s.Ranged), Armour: number(s.Armour),
		Shield: number(s.Shield), Health: max(number(s.Health), 1), Persuade: number(s.Persuade), Talks: s.Persuade != nil}
	if s.Actions == nil {
		out.Actions = UnknownActions
	}
	x.lend(&out, s.Abilities)
	return out
}

func (x *Rules) lowerCrews() error {
	for c, crew := range x.Crews {
		if crew.Edition != x.Set.ID {
			return fmt.Errorf("crew %q is for the rules %q, not %q", crew.ID, crew.Edition, x.Set.ID)
		}
		for i := range crew.Traders {
			t := &crew.Traders[i]
			x.profiles = append(x.profiles, x.trader(int8(c), t))
		}
	}
	x.takeSides()
	return nil
}

// trader is the profile of a trader as it begins the mission, and while it wears armour (seed 000:322-324, 1175).
func (x *Rules) trader(crew int8, t *model.CrewTrader) Profile {
	p := x.person(crew, t)
	if len(t.Bare)+len(t.Covered) == 0 {
		return p
	}
	under := *t
	under.Bare, under.Covered = nil, nil
	dressed := x.person(crew, &under)
	p.dressed = &dressed
	return p
}

// person is a trader without anything that covers its slot.
func (x *Rules) person(crew int8, t *model.CrewTrader) Profile {
	p := Profile{Title: t.Title, Kind: -1, Group: x.traders, Crew: crew, Trader: t, captain: t.Captain != nil && *t.Captain}
	s := Stats{Known: true, Health: 1}
	value := func(c *model.CrewStat, otherwise int8) int8 {
		if c == nil {
			return otherwise
		}
		return int8(c.Value())
	}
	p.health, p.skill = value(t.Stats.Health, 1), value(t.Stats.Skill, 0)
	if t.Stats.Health != nil {
		p.room = int8(t.Stats.Health.Most)
	}
	s.Actions, s.Skill = value(t.Stats.Actions, int8(max(x.Set.Crews.Actions, 1))), p.skill
	x.lend(&s, t.Abilities)
	p.Sides[0] = s
	x.lend(&p.Sides[0], t.Bare)
	p.Sides[1] = p.Sides[0]
	return p
}
