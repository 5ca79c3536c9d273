package play

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/muster"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rules are a mission with its rule set and its crews, lowered.
type Rules struct {
	Mission *model.Mission // as this number of crews plays it
	Set     *model.RuleSet
	Crews   []*model.Crew
	Field   *field.Field
	Program *program.Program
	Agreed  muster.Agreed // set before a game is

	profiles       []Profile
	sides          []side // of each profile
	kinds          []kind // of NPCs
	groups         []group
	acting         [][]int8 // groups of NPCs by the phase in which they act, in their order there
	phases         []phase
	traders        int8 // the group of traders
	charts         []chart
	designs        []design         // of tokens
	tokens         []uint8          // the design of each token
	each           [][]int16        // the tokens of each design
	byToken        map[string]uint8 // the design of a name, for the set-up
	dice           []die
	aims           []aim                           // the steps in which NPCs look for a target
	bests          [mostDice + 1]int8              // the most hits of so many dice
	combat         int8                            // the first die of an attack
	judged         [parts + 1][parts + 1]judgement // by hidden parts, and low ones
	random         int8                            // the die that picks one of several
	ranges         []model.Length
	cover          []int8 // hits that each band of cover takes off
	levels         []level
	reached        [256]int8 // the level, by pegs
	numbers        numbers
	waiting        [][]int   // by piece: the rules that wait for somebody to interact with it, and can tell that it was that
	touchable      []bool    // by piece: a rule waits for somebody to interact with it
	unsure         []bool    // by piece: such a rule cannot tell, so that nobody knows whether it still waits
	containers     []bool    // by piece: it can be searched
	boxes          uint64    // the same, a bit each
	workable       uint64    // pieces with which there is ever anything else to be done, a bit each
	lists          [][]op    // effects, by list
	bands          [][]int16 // of cards: the list of each band
	icons          []int8    // of cards: the kind of NPC that comes where nothing comes of the card; -1: none
	rules          []rule
	zones, hatches map[string][]field.Cell
	sorts          map[string][][]field.Cell // of each sort of place that one of several is picked from
	entryIDs       []string
	skills         []skill
	objectives     []objective
	deeds          int8     // goals that are met by something that happens
	windows        uint16   // in which anybody can use skills out of turn, a bit each
	machines       []string // classes of machines
	berths         []int    // on which side of the board each airlock is
	aids           bool     // a token changes attacks with others
	meetings       bool     // something hangs on whom figures meet on their way
	talks          bool     // a rule waits for somebody to be persuaded
	watch          []watched
	tallied        int            // places that rules have for counting
	ending         int16          // a list of effects that ends the game
	names          []string       // of figures and hidden things, as rules call them
	interlocks     []interlock    // doors that turn together
	called         []string       // what the mission calls each of those in words; empty: nothing
	masked         []masked       // what comes to light during play
	looks          uint8          // that rules wait for
	sees           bool           // rules wait for somebody to see somebody, or for an objective to be done
	offences       []offence      // that conditions hold against crews
	standing       []standing     // what rules say all the time
	besides        bool           // rules take cards out of the deck, or lay some in
	hunts          bool           // somebody peaceful is to be taken by force
	exits          place          // the nearest airlock or, where there is none, the nearest entry point
	fighting       int8           // a chart that goes by no die; -1: there is none
	things         []thing        // that can be broken
	mendable       []bool         // by piece: a rule or a goal wants it repaired
	fitted         []bool         // by piece: a goal wants parts put into it
	gated          bool           // something is not possible before a goal is met
	loose          []bool         // by piece: it can be dragged
	base           *Rules         // with the pieces as the map has them; nil: these are they
	lies           layout         // where they lie otherwise
	mission        *model.Mission // with pieces lying so
	near           []uint8        // of each cell, what stands beside it: bits by nearness
	doorIDs        []int16        // by door: the program's number of it
	pieceIDs       []program.ID   // by piece: the same
	spare          int8           // the group in whose place traders come that no crew plays; -1: none
	spares         uint8          // so many of them there are
	odds           [12][8]int     // average damage in hundredths, by dice and by hits that come off
	written        *model.Mission
	bearers        map[string]bearing // of rules that figures bear, by their ids
	tables         *corespace.Prepared
	deal           *deal // how luck sets a game up; nil: as the table does
}

// numbers are the loose numbers of the rules of play.
type numbers struct {
	step, most, proximity model.Length
	jam, clearJam         int8
	full, perShot         int8
	pick                  int8 // the range up to which one of several engaged can be picked out; -1: none
	crewsPerPeg, shotPegs int8
	shotsPerRound         int8
	free                  int8
	levelPegs             int8 // of skill that a level costs
	pegs                  int8 // that one more effortless action takes
	more                  int8 // actions that it takes otherwise
	tray                  int8 // spaces of one
	holes                 uint8
	roundPegs             uint8
	shoveDice, shoveProne int8
	shotAfter             bool // strikes fall after a shot of somebody engaged
	heavyOnly             bool
	unarmedSafe           bool
	shieldFirst           bool // of equal armour the shield counts
	wornOnly              bool // worn armour takes the place of natural one
	skirt                 bool // NPCs keep out of contact with all but their target
	secret                bool // others do not see what is taken out of containers
	deadIcon, deadAgain   bool // where nothing comes of a card, the NPC of its icon comes, and another is drawn
	truce                 bool // crews are no enemies
	friends               bool
	lying, centre         bool // whoever lies is hidden by what is low; who does not see the middle of something does not see it
}

// Lower makes the rules of a mission for its crews. It fails where the mission does not fit the rule set, or asks for more
// than an engine holds.
func Lower(m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews []*model.Crew) (*Rules, error) {
	played, _ := m.Played(len(crews))
	played, bearers := withRulesOf(played, r)
	f, err := field.New(played, r)
	if err != nil {
		return nil, fmt.Errorf("mission %q: %w", m.ID, err)
	}
	manned := make([]*model.Crew, len(crews))
	for i, c := range crews {
		manned[i] = c.Manned(r)
	}
	x := &Rules{Mission: played, Set: r, Crews: manned, Field: f, Program: program.Lower(played, r, decks), written: m, bearers: bearers}
	if x.tables, err = corespace.Prepare(m, r, decks, len(crews)); err != nil {
		return nil, err
	}
	for _, lower := range []func() error{x.lowerDice, x.lowerOdds, x.lowerNumbers, x.lowerSight, x.lowerGroups, x.lowerAims, x.lowerKinds, x.lowerCharts, x.lowerNames, x.lowerCrews, x.lowerDesigns, x.lowerPhases, x.lowerLevels, x.lowerNear, x.lowerPlaces, x.lowerCards, x.lowerRules, x.lowerObjectives, x.lowerTouches, x.lowerInterlocks, x.lowerTallies, x.lowerLoose, x.lowerRepairs, x.lowerZones, x.lowerMachines, x.lowerSides, x.lowerSkills} {
		if err := lower(); err != nil {
			return nil, fmt.Errorf("mission %q: %w", m.ID, err)
		}
	}
	if err := x.fits(); err != nil {
		return x, err
	}
	x.lowerDeal()
	return x, nil
}

// bearing says whose a rule is that a figure bears: the one to whom what it waits for happens, or the attacker, and by which icon of
// what that one carries, or attacks with; "": by its own board.
type bearing struct {
	icon            string
	attacker, using bool
}

// borne is a program of a figure or of an icon as a rule waits for it: false where it waits for nothing that a game tells of its bearer.
func borne(p model.Program, icon string, kind model.Who) (*model.Trigger, bearing, bool) {
	if p.When == nil || p.Use != "" || p.Phase != "" || p.Cost != nil || p.Target != nil {
		return nil, bearing{}, false
	}
	w, b := *p.When, bearing{icon: icon}
	if kind.Figure == "self" { // nobody bears it
		return &w, b, true
	}
	self := func(w *model.Who) bool { return w != nil && w.Figure == "self" }
	switch attacked := kinds.TriggerKindOf(w.Kind) == kinds.AttackedTrigger; {
	case self(w.Who):
		w.Who = &kind
	case self(w.By) && attacked:
		w.By, b.attacker = &kind, true
	case icon != "":
		return nil, bearing{}, false
	}
	if icon == "" {
		return &w, b, true
	}
	// what changes an attack, and what is done with a token, is lowered where these are
	b.using, w.Using = w.Using && b.attacker, w.Using && !b.attacker
	return &w, b, !w.Using && w.Moment == ""
}

// withRulesOf is a mission with what the rule set, its NPCs, its icons and its terrain have happen besides when something else does: such programs
// work like special rules. Those without an event are numbers of figures, attacks and tokens, which are lowered where these are.
func withRulesOf(m *model.Mission, r *model.RuleSet) (*model.Mission, map[string]bearing) {
	var more []model.Rule
	bearers := map[string]bearing{}
	add := func(id, title string, list []model.Program, icon string, kind model.Who) {
		for i, p := range list {
			if w, b, so := borne(p, icon, kind); so {
				id := fmt.Sprintf("%s.does.%d", id, i)
				more = append(more, model.Rule{ID: id, Title: title, When: w, If: p.If, Do: p.Do, Optional: p.Optional && icon != "", Simulated: true})
				bearers[id] = b
			}
		}
	}
	for _, n := range r.Play.Rules {
		if !n.Agreed && !n.Advice {
			add("play.rules."+n.ID, n.Title, n.Does, "", model.Who{Figure: "self"})
		}
	}
	for _, k := range r.NPCs {
		for _, n := range k.Rules {
			add("npcs."+k.ID+".rules."+n.ID, k.Title+", "+n.Title, n.Does, "", model.Who{NPC: k.ID})
		}
	}
	for _, a := range r.Attributes {
		add("attributes."+a.ID, a.Title, a.Does, a.ID, model.Who{Everyone: true})
	}
	out := *m
	terrain, states := rulesOfTerrain(m, r, MaxRules-len(m.Rules)-len(more), MaxCounters-len(m.Setup.Counters))
	if more = append(more, terrain...); more == nil {
		return m, nil
	}
	out.Rules, out.Setup.Counters = slices.Concat(m.Rules, more), slices.Concat(m.Setup.Counters, states)
	return &out, bearers
}

// rulesOfTerrain are what the furniture on the board has happen, as rules of each piece, and counters that keep how each stands: of as
// many pieces as there is room for.
func rulesOfTerrain(m *model.Mission, r *model.RuleSet, rules, counters int) (out []model.Rule, states []model.Counter) {
	for _, f := range m.Floors() {
		for _, p := range f.Board.Furniture {
			t := terrainOf(r, p.Kind)
			if t == nil {
				continue
			}
			var own []model.Rule
			for i, does := range t.Does {
				if rule, bound := program.Bound(does, p.ID, t.States); bound {
					rule.ID, rule.Title = ruleOf(p.ID, i), t.Title
					own = append(own, rule)
				}
			}
			if len(own) == 0 || len(out)+len(own) > rules || len(states) == counters {
				continue
			}
			if out = append(out, own...); len(t.States) > 0 {
				states = append(states, model.Counter{ID: program.StateOf(p.ID), Title: cmp.Or(p.Title, t.Title), Start: max(slices.Index(t.States, p.State), 0), Internal: true})
			}
		}
	}
	return out, states
}

// ruleOf is the id of what a program of its terrain is as a rule of a piece.
func ruleOf(piece string, program int) string {
	return fmt.Sprintf("terrain.%s.does.%d", piece, program)
}

// standsAs is how a piece stands, by the number of the counter that keeps it; "": it keeps something else.
func (x *Rules) standsAs(counter, n int) string {
	for _, f := range x.Mission.Floors() {
		for _, p := range f.Board.Furniture {
			if t := terrainOf(x.Set, p.Kind); t != nil && n < len(t.States) && counter < len(x.Mission.Setup.Counters) && x.Mission.Setup.Counters[counter].ID == program.StateOf(p.ID) {
				return english.Spelled(t.States[n])
			}
		}
	}
	return ""
}

// terrainOf is how a kind of furniture behaves; nil: nothing says so.
func terrainOf(r *model.RuleSet, kind string) *model.TerrainRule {
	k := slices.IndexFunc(r.Furniture, func(k model.FurnitureKind) bool { return k.ID == kind })
	if k < 0 {
		return nil
	}
	t := slices.IndexFunc(r.Terrain, func(t model.TerrainRule) bool { return t.ID == r.Furniture[k].Rule })
	if t < 0 {
		return nil
	}
	return &r.Terrain[t]
}

// fits reports what the mission has too many of.
func (x *Rules) fits() error {
	for _, n := range []struct {
		what       string
		have, most int
	}{
		{"pieces that can be searched or touched", len(x.Field.Pieces), MaxPieces}, {"kinds of NPC", len(x.kinds), maxKinds},
		{"crews", len(x.Crews), MaxCrews}, {"counters", len(x.Mission.Setup.Counters), MaxCounters},
		{"special rules", len(x.Program.Rules), MaxRules}, {"phases", len(x.Set.Phases), len(State{}.Ended)},
		{"rooms", x.Field.Rooms, 128}, {"tokens", len(x.tokens), MaxTokens},
		{"figures and hidden things with a name", len(x.names), MaxNames},
		{"objectives", len(x.Mission.Objectives), 64}, {"airlocks", len(x.Field.Airlocks), 16},
		{"entry points", len(x.Field.Entries), 16}, {"designs of event cards", len(x.Program.Cards), 256},
	} {
		if n.have > n.most {
			return fmt.Errorf("mission %q: it has %d %s; a game holds at most %d", x.Mission.ID, n.have, n.what, n.most)
		}
	}
	return nil
}

// die is a die lowered.
type die struct {
	faces []face
	then  int8 // the die of every further one of a roll
	title string
}

// face is a side of a die.
type face struct {
	count, number int8
	misfire       bool
	symbol        string // only for lowering: what charts and arrivals name
	title         string
}

func (x *Rules) lowerDice() error {
	x.combat, x.random = -1, -1
	for i, d := range x.Set.Dice {
		out := die{then: int8(i), title: d.Title}
		if d.Then != "" {
			out.then = x.dieOf(d.Then)
			if x.combat < 0 {
				x.combat = int8(i)
			}
		}
		for _, f := range d.Faces {
			out.faces = append(out.faces, face{int8(f.Count), int8(f.Number), f.Symbol == misfire, f.Symbol, f.Title})
		}
		x.dice = append(x.dice, out)
	}
	if r := x.Set.Play.Random; r != nil {
		x.random = x.dieOf(r.Die)
	}
	if x.combat < 0 || x.random < 0 {
		return fmt.Errorf("the rules %q have no combat dice, or no die that picks one of several", x.Set.ID)
	}
	return nil
}

// misfire is how rule sets mark a face with a misfire.
const misfire = "misfire"

func (x *Rules) dieOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Dice, func(d model.Die) bool { return d.ID == id }))
}

func (x *Rules) lowerNumbers() error {
	p := x.Set.Play
	for _, b := range p.Ranges {
		to := b.To
		if to == 0 {
			to = field.NoWay - 1
		}
		x.ranges = append(x.ranges, to)
	}
	for _, c := range p.Cover {
		x.cover = append(x.cover, int8(c.Hits))
	}
	n := &x.numbers
	n.step, n.most, n.proximity, n.friends = p.Move.Step, p.Move.Most, p.Move.Proximity, p.Move.Friends
	n.jam, n.clearJam = int8(p.Assault.Jam), int8(p.Assault.ClearJam)
	n.full, n.perShot = int8(p.Ammo.Full), int8(p.Ammo.PerShot)
	n.pick = x.rangeOf(p.Assault.Pick)
	h := x.Set.Hostility
	n.crewsPerPeg, n.shotPegs, n.shotsPerRound, n.holes = int8(h.CrewsPerPeg), int8(h.ShotPegs), int8(h.ShotsPerRound), uint8(h.Holes())
	n.free, n.pegs, n.more = int8(p.Effortless.Free), int8(p.Effortless.Pegs), int8(p.Effortless.More)
	n.levelPegs = int8(p.Skills.Pegs)
	n.shoveDice, n.shoveProne = int8(p.KnockBack.Dice), int8(p.KnockBack.Prone)
	n.shotAfter, n.heavyOnly, n.unarmedSafe = p.Assault.Shot != "before", p.Assault.HeavyOnly, p.Assault.UnarmedSafe
	n.skirt = p.NPCs != nil && p.NPCs.Skirt
	n.secret = p.Containers != nil && p.Containers.Hidden
	n.lying, n.centre = p.Sight.Lying, p.Sight.To == "centre"
	n.shieldFirst = p.Armour != nil && p.Armour.Equal == "shield"
	n.truce = x.Mission.Players.Mode == "co-op" && p.Truce != nil && !p.Truce.Enemies
	if h.CrewsPerPeg > 0 {
		n.roundPegs = uint8(max((len(x.Crews)-1)/h.CrewsPerPeg+1+x.Mission.MorePegs(len(x.Crews)), 0))
	}
	return nil
}

// rangeOf is the index of a band of range by its id; -1: there is none.
func (x *Rules) rangeOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Play.Ranges, func(b model.RangeBand) bool { return b.ID == id }))
}

// band is the range that a distance between two edges lies in (seed 000:490-492: the bound belongs to the nearer one).
func (x *Rules) band(apart model.Length) int8 {
	for i, to := range x.ranges {
		if apart <= to {
			return int8(i)
		}
	}
	return -1
}
