package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What this file has are looks at a game for those who check it: they change nothing.

// DoorState is how a door stands.
func (g *Game) DoorState(door int) model.PanelState { return model.PanelState(doorName(g.Doors[door])) }

// Kept reports whether an effect that lasts keeps a figure from what would befall it, as effects name it, such as "shots" or
// "targeting"; by is who would do it, -1: nobody.
func (g *Game) Kept(f int8, from string, by int8) bool {
	return g.Lasting > 0 && g.kept(f, guardOf(from), by)
}

// Forbids reports whether a rule of the mission keeps a figure from shooting or striking at another.
func (g *Game) Forbids(f, on int8, code OptionCode) bool {
	return g.forbids(f, on, map[OptionCode]deed{ShootAt: shooting, StrikeAt: striking}[code])
}

// Engaged reports whether a figure is engaged.
func (g *Game) Engaged(f int8) bool { return g.engaged(f) }

// Player is the crew whose player plays a figure: its own or, of an NPC of no crew, the one that an effect has play it; -1: none.
func (g *Game) Player(f int8) int8 {
	if crew := g.Figures[f].Crew; crew >= 0 {
		return crew
	}
	crew, _ := g.player(f)
	return crew
}

// Allows reports whether whoever plays a figure may have it do something in its turn: of an NPC of no crew, what the effect says that
// has a crew play it.
func (g *Game) Allows(f int8, code OptionCode) bool {
	crew, may := g.player(f)
	return g.Figures[f].Crew >= 0 || crew < 0 || bitsOf(code)&may != 0
}

// Leaves are those who would strike at a figure that went from one cell to another, a bit each.
func (g *Game) Leaves(f int8, from, to field.Cell) uint64 { return g.strikers(f, from, to) }

// Range is the band of range between two cells; -1: out of all of them.
func (g *Game) Range(a, b field.Cell) int8 { return g.Rules.band(g.Rules.Field.Apart(a, b)) }

// Look is the band of cover in which a figure sees another, if it does.
func (g *Game) Look(seer, target int8) (band int8, seen bool) { return g.sees(seer, target) }

// Walk is how a figure gets to a cell: how long the way is, and how many strikes at it there are on the way, all above three
// counted as three.
type Walk struct {
	To      field.Cell
	Length  model.Length
	Strikes int8
	Ends    bool // it can end there
}

// Walks adds to a list the ways of a figure within a length; NPCs go past doors that are merely closed.
func (g *Game) Walks(f int8, length model.Length, npc bool, out []Walk) []Walk {
	shut := g.shut()
	if npc {
		shut = g.barred()
	}
	g.reach(f, g.Figures[f].At, length, shut)
	return g.walked(out)
}

// WalksOn adds those of the move that waits for its mover to say where it goes.
func (g *Game) WalksOn(out []Walk) []Walk {
	g.search(&g.Frames[g.Depth-1])
	return g.walked(out)
}

// walked are the ways of the last search.
func (g *Game) walked(out []Walk) []Walk {
	s := &g.scratch
	for _, c := range s.seen {
		if !s.strict {
			out = append(out, Walk{c, model.Length(s.freely(c)), 0, s.ends(c)})
			continue
		}
		for layer, cost := range s.marks[c].cost {
			if cost != far {
				out = append(out, Walk{c, model.Length(cost), int8(layer), s.ends(c)})
				break
			}
		}
	}
	return out
}

// Going is a move that waits for its mover to say where it goes.
type Going struct {
	Who      int8
	Left     model.Length // of the move
	Entering bool         // out of the airlock
	NPC      bool         // it walks past doors that are merely closed
	Cover    int8         // the figure from which it must end in cover; its mover: from nobody in particular; -1: anywhere will do
	Shyly    bool         // it must end in contact with no enemy
	Joining  bool         // it must end in contact with somebody
	Confined bool         // nobody goes aboard yet, by a goal of the mission
	Drags    bool         // a piece
	Helper   int8         // who helps with that; -1: nobody
}

// Going is the move that the next thing to decide is about.
func (g *Game) Going() (Going, bool) {
	if g.Depth == 0 || g.Frames[g.Depth-1].Kind != moveFrame {
		return Going{}, false
	}
	f := &g.Frames[g.Depth-1]
	return Going{int8(f.A), model.Length(f.B), f.C&entering != 0 && f.Step == 0, f.C&byNPC != 0, int8(f.F) - 1, f.C&shyly != 0, f.C&joining != 0, g.confined(),
		load(f.E&(1<<helperShift-1)).piece() >= 0, int8(f.E>>helperShift) - 1}, true
}

// NamesOf are the names by which rules and goals of the mission know a figure.
func (g *Game) NamesOf(f int8) []string {
	var out []string
	for i, name := range g.Rules.names {
		if g.Cast[i] == uint8(f)+1 {
			out = append(out, name)
		}
	}
	return out
}

// Strides is how far a figure goes in one move as things stand.
func (g *Game) Strides(f int8) model.Length { return g.stride(f, g.pace(f)) }

// More is what effects add to a number of a figure until the end of the round, as effects name it: "move", "actions", "ranged",
// "close" or "armour".
func (g *Game) More(f int8, number string) int { return int(g.Figures[f].More[statOf(number)]) }

// Attack is an attack that is under way.
type Attack struct {
	By, On int8 // By is -1 where nobody makes it
	With   int16
	Deed   int16 // ByShot and so on
	Heavy  bool
	Leave  bool // of opportunity
	Pegs   int8 // for more dice; -1: the whole magazine
	From   field.Cell
	Dice   int8 // once it has been declared, and until they are rolled
	Given  bool // by an effect, which may say how many dice it has
	Fewer  int8 // hits that effects take off
	Less   int8 // damage that they take off
	NoHits bool // they have it hit nobody
}

// Attack is the attack that is under way on top of all else.
func (g *Game) Attack() (Attack, bool) {
	if g.Depth == 0 || g.Frames[g.Depth-1].Kind != attackFrame {
		return Attack{}, false
	}
	f := &g.Frames[g.Depth-1]
	a := f.attack()
	out := Attack{By: a.by, On: a.on, With: a.with, Deed: int16(a.deed), Heavy: a.heavy, Leave: a.leave, Pegs: a.extra, From: a.from, Dice: int8(f.R & 255),
		Fewer: int8(f.G), Less: int8(f.D >> lessShift), NoHits: f.D&noHits != 0}
	if g.Depth > 1 {
		below := &g.Frames[g.Depth-2]
		out.Given = below.Kind == actFrame || below.Kind == opsFrame
	}
	return out, true
}

// Leaver is whom the next thing to decide is a strike at: somebody who leaves contact, or has shot beside an enemy.
func (g *Game) Leaver() (on int8, strikes bool) {
	if g.Depth == 0 || g.Frames[g.Depth-1].Kind != strikesFrame {
		return -1, false
	}
	return int8(g.Frames[g.Depth-1].A), true
}

// KindOf is the number of the kind of NPC that a figure is of; -1: it is a trader.
func (g *Game) KindOf(f int8) int8 { return g.profile(f).Kind }

// TraderOf is what a crew says of a trader; nil: the figure is none.
func (g *Game) TraderOf(f int8) *model.CrewTrader { return g.profile(f).Trader }

// Pegs are the pegs of health and skill that a figure begins a game with.
func (p *Profile) Pegs() (health, skill int8) { return p.health, p.skill }

// ProfileOf is what figures of the sort of a figure have in common.
func (g *Game) ProfileOf(f int8) *Profile { return g.profile(f) }

// Searchable reports whether a piece is one that figures search.
func (x *Rules) Searchable(piece int) bool { return x.searchable(piece) }

// SayDie is a die by its id, and a face of it by its title.
func (x *Rules) SayDie(die, face int16) (id, shows string) {
	d := &x.Set.Dice[die]
	return d.ID, d.Faces[face].Title
}

// Line is the line of its chart by which an NPC would act that had a target, so many actions left beside the one in hand, and
// had moved in its turn or had not; -1: none, or its chart goes by a die.
func (g *Game) Line(f, target, left int8, moved bool) int {
	chart := g.chartOf(f)
	if chart < 0 || g.Rules.charts[chart].turn {
		return -1
	}
	x := &g.Figures[f]
	was := *x
	defer func() { *x = was }()
	x.Target, x.Actions, x.Flags = target, left, x.Flags&^MovedNow
	if moved {
		x.Flags |= MovedNow
	}
	return g.lineFor(f, &g.Rules.charts[chart], moved)
}

// Callers are the kinds of NPC that lines of the track bring of a group in a phase, as it stands: one for each line, in their
// order.
func (g *Game) Callers(phase, group int8) []int8 {
	var out []int8
	lines := g.Rules.levels[g.Rules.levelAt(g.Pegs)].arrivals
	for i := range lines {
		if g.calls(&lines[i], phase, group, g.Pegs) {
			out = append(out, lines[i].kind)
		}
	}
	return out
}

// StandIn is the kind that comes if one is called; -1: none.
func (g *Game) StandIn(kind int8) int8 { return g.available(kind) }

// Spent reports whether a kind comes no more in this game.
func (g *Game) Spent(kind int8) bool { return g.spent(kind) }

// NearestRoom is the cell where somebody is placed who arrives in another; field.None: there is no room.
func (g *Game) NearestRoom(at field.Cell) field.Cell { return g.freeNear(at) }

// Arriving is the phase and the group whose arrivals are told of just now.
func (g *Game) Arriving() (phase, group int8, arrives bool) {
	return g.coming.phase, g.coming.group, g.coming.now
}

// Doing is what using a skill comes to, in short: what policies ask before they use it.
type Doing uint16

// What comes of using skills.
const (
	DoesMove   Doing = 1 << iota // first of all its user moves
	DoesShoot                    // first of all it shoots
	DoesStrike                   // first of all it strikes
	DoesHeal                     // its user
	DoesCure                     // others
	DoesGuard                    // something keeps its user, or a comrade, from harm
	DoesHarm                     // others suffer without a choice of its user's: they lose turns, leave the board, are attacked
	DoesCalm                     // pegs come off the track
	DoesHurt                     // its user loses health
)

// Does is what using a skill in one's own turn comes to.
func (x *Rules) Does(o Option) Doing {
	if o.Code != UseSkill {
		return 0
	}
	return x.skills[o.A].levels[o.B-1][o.Way()].does
}

// doing is what effects come to.
func (x *Rules) doing(list int16) Doing {
	var out Doing
	for i := range x.lists[list] {
		o := &x.lists[list][i]
		switch o.code {
		case kinds.ActEffect:
			if i == 0 && len(o.acts) > 0 && (o.who.acting || o.who.figure == selfFigure) && len(o.volley) == 0 {
				out |= firstDeed(o.acts[0])
			}
		case kinds.HealEffect, kinds.MendEffect:
			if o.who.choice || o.who.mate {
				out |= DoesCure
			} else if !o.skill {
				out |= DoesHeal
			}
		case kinds.ImmuneEffect, kinds.TakeHitsEffect:
			out |= DoesGuard
		case kinds.LoseEffect, kinds.RemoveEffect, kinds.ControlEffect, kinds.BarEffect:
			if o.who.figure != selfFigure && !o.who.acting {
				out |= DoesHarm
			} else if o.code == kinds.LoseEffect && o.loss == lostHealth {
				out |= DoesHurt
			}
		case kinds.PegsEffect:
			if o.add < 0 {
				out |= DoesCalm
			}
		case kinds.ChooseEffect:
			for _, inner := range o.lists {
				out |= x.doing(inner)
			}
		}
	}
	return out
}

// firstDeed is what the first action comes to that an effect gives.
func firstDeed(d deedBits) Doing {
	switch {
	case d&toShoot != 0:
		return DoesShoot
	case d&toStrike != 0:
		return DoesStrike
	case d&toMove != 0:
		return DoesMove
	}
	return 0
}

// Misses reports whether the face of a die of an attack that could be rolled again has no hit.
func (x *Rules) Misses(o Option) bool {
	return o.Code == RollAgain && x.dice[x.dieAt(o.A)].faces[o.B].count == 0
}

// Step is what goes on next by the rules: an effect of a list, or a deed of a line of a chart.
type Step struct {
	List  int16    // of effects; -1: none
	Kind  string   // of the effect
	Known bool     // the engine plays it
	Asks  []string // of one with a condition: the kinds of all that must be so
	Then  int16    // and the list that is done if it is so
	Chart int8     // of deeds; -1: none
	Line  int8
	Deed  int8 // which of the line
}

// Step is what the rules do next; false: it is something else that goes on.
func (g *Game) Step() (Step, bool) {
	out := Step{List: -1, Then: -1, Chart: -1}
	if g.Depth == 0 {
		return out, false
	}
	switch f := &g.Frames[g.Depth-1]; f.Kind {
	case opsFrame:
		list := g.Rules.lists[f.A]
		if int(f.B) >= len(list) {
			return out, false
		}
		o := &list[f.B]
		out.List, out.Kind, out.Known = f.A, o.code.String(), !o.unknown
		if o.code == kinds.IfEffect && len(o.musts) > 0 && len(o.lists) > 0 {
			out.Asks, out.Then = o.musts[0].names(nil), o.lists[0]
		}
		return out, true
	case deedFrame:
		out.Chart, out.Line, out.Deed = int8(f.B), int8(f.C), int8(f.D)
		return out, int(f.D) < len(g.Rules.charts[f.B].lines[f.C].do)
	}
	return out, false
}

// names adds the kinds of what must be so for a condition to hold.
func (c *cond) names(out []string) []string {
	if c == nil {
		return out
	}
	out = append(out, c.kind.String())
	if c.kind == kinds.AllCondition {
		for _, p := range c.list {
			out = p.names(out)
		}
	}
	return out
}

// Bands are the lists of effects of an event card, by its bands.
func (x *Rules) Bands(card int16) []int16 { return x.bands[card] }
