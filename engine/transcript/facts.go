package transcript

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// facts are the numbers that a reader needs to check a game, as the rule set and the mission have them. They are taken from
// the model and not from what the engine has made of it.
type facts struct {
	Move     moveFacts    `json:"move"`
	Dice     []dieFacts   `json:"dice"`
	Ranges   []int        `json:"ranges"` // up to how far each reaches; 0: without end
	Cover    []int        `json:"cover"`  // hits that each band takes off
	Attack   attackFacts  `json:"attack"`
	Track    trackFacts   `json:"track"`
	Phases   []string     `json:"phases"`
	Groups   []groupFacts `json:"groups"`
	Kinds    []kindFacts  `json:"kinds"`
	Traders  []numbers    `json:"traders"` // as they stand among the figures, from the first trader on
	Designs  []design     `json:"designs"`
	Tokens   []string     `json:"tokens"` // the design of each token
	Boards   []board      `json:"boards"`
	Airlocks []airlock    `json:"airlocks"`
}

type moveFacts struct {
	Step      int `json:"step"`
	Most      int `json:"most"`
	Proximity int `json:"proximity"`
	Across    int `json:"across"` // a step from corner to corner
	Drag      int `json:"drag,omitempty"`
	Together  int `json:"together,omitempty"`
}

type dieFacts struct {
	ID    string     `json:"id"`
	Then  string     `json:"then,omitempty"` // the die of every further one of a roll
	Faces []sideFact `json:"faces"`
}

type sideFact struct {
	Title   string `json:"title"`
	Hits    int    `json:"hits,omitempty"`
	Number  int    `json:"number,omitempty"`
	Misfire bool   `json:"misfire,omitempty"`
}

type attackFacts struct {
	First     string `json:"first"`      // the first die of a roll
	Jam       int    `json:"jam"`        // misfires that void
	HeavyOnly bool   `json:"heavyOnly"`  // they count in heavy strikes only
	Unarmed   bool   `json:"unarmed"`    // they mean nothing without a weapon
	PerShot   int    `json:"perShot"`    // pegs
	Full      int    `json:"full"`       // pegs of a magazine
	Shield    bool   `json:"shield"`     // of equal armour the shield counts
	Shove     int    `json:"shove"`      // dice of one without an unarmed number
	Prone     int    `json:"shoveProne"` // hits that knock prone
	PegsLevel int    `json:"pegsPerLevel"`
	PegsMore  int    `json:"pegsEffortless"`
	Skills    int    `json:"skillsPerRound"`
}

type trackFacts struct {
	Holes         int         `json:"holes"`
	Round         int         `json:"round"` // pegs of each round
	Shot          int         `json:"shot"`  // pegs of a shot that counts
	ShotsPerRound int         `json:"shotsPerRound"`
	Levels        []levelFact `json:"levels"`
}

type levelFact struct {
	ID      string `json:"id"`
	Below   int    `json:"below"` // pegs of those before it
	Charged bool   `json:"charged,omitempty"`
}

type groupFacts struct {
	ID      string `json:"id"`
	Phase   string `json:"phase,omitempty"`
	Order   int    `json:"order"`
	Traders bool   `json:"traders,omitempty"`
	Reach   int    `json:"reach"` // the band of its farthest shot, from 1; 0: any
}

type kindFacts struct {
	ID    string     `json:"id"`
	Group string     `json:"group"`
	Rank  int        `json:"rank"`
	Sides [2]numbers `json:"sides"`
}

// numbers are those of a side of a board, or of a trader.
type numbers struct {
	Actions int      `json:"actions"`
	Close   int      `json:"close,omitempty"`
	Ranged  int      `json:"ranged,omitempty"`
	Armour  int      `json:"armour,omitempty"`
	Natural int      `json:"natural,omitempty"`
	Shield  int      `json:"shield,omitempty"`
	Health  int      `json:"health"`
	Skill   int      `json:"skill,omitempty"`
	Fast    int      `json:"fast,omitempty"` // that its moves are longer
	Bends   []string `json:"bends,omitempty"`
}

// design is a design of token. Bends are the kinds of effect that its icons have.
type design struct {
	ID     string   `json:"id"`
	Ranged []int    `json:"ranged,omitempty"`
	Close  int      `json:"close,omitempty"`
	Heavy  int      `json:"heavy,omitempty"`
	Throw  int      `json:"throw,omitempty"`
	Blast  []int    `json:"blast,omitempty"`
	Armour int      `json:"armour,omitempty"`
	Shield int      `json:"shield,omitempty"`
	Heal   int      `json:"heal,omitempty"`
	Skill  int      `json:"skill,omitempty"`
	Acts   int      `json:"actions,omitempty"` // that it gives
	Bends  []string `json:"bends,omitempty"`
}

func factsOf(g *play.Game) facts {
	r, m := g.Rules.Set, g.Rules.Mission
	p := r.Play
	f := facts{Move: moveFacts{int(p.Move.Step), int(p.Move.Most), int(p.Move.Proximity), 141, 0, 0}, Attack: attackOf(r), Track: trackOf(r, m, len(g.Rules.Crews))}
	if p.Move.Unit == "square" {
		f.Move.Across = int(model.Inch)
	}
	if p.Drag != nil {
		f.Move.Drag, f.Move.Together = int(p.Drag.Reach), int(p.Drag.Together)
	}
	for _, d := range r.Dice {
		out := dieFacts{ID: d.ID, Then: d.Then}
		for _, s := range d.Faces {
			out.Faces = append(out.Faces, sideFact{s.Title, s.Count, s.Number, s.Symbol == "misfire"})
		}
		f.Dice = append(f.Dice, out)
	}
	for _, b := range p.Ranges {
		f.Ranges = append(f.Ranges, int(b.To))
	}
	for _, c := range p.Cover {
		f.Cover = append(f.Cover, c.Hits)
	}
	for _, x := range r.Phases {
		f.Phases = append(f.Phases, x.ID)
	}
	f.people(g)
	f.things(g)
	f.ground(g)
	return f
}

func attackOf(r *model.RuleSet) attackFacts {
	a, p := r.Play.Assault, r.Play
	out := attackFacts{Jam: a.Jam, HeavyOnly: a.HeavyOnly, Unarmed: a.UnarmedSafe, PerShot: p.Ammo.PerShot, Full: p.Ammo.Full, Shove: p.KnockBack.Dice,
		Prone: p.KnockBack.Prone, PegsLevel: p.Skills.Pegs, PegsMore: p.Effortless.Pegs, Skills: p.Skills.PerRound}
	out.Shield = p.Armour != nil && p.Armour.Equal == "shield"
	for _, d := range r.Dice {
		if d.Then != "" {
			out.First = d.ID
			break
		}
	}
	return out
}

func trackOf(r *model.RuleSet, m *model.Mission, crews int) trackFacts {
	h := r.Hostility
	out := trackFacts{Holes: h.Holes(), Shot: h.ShotPegs, ShotsPerRound: h.ShotsPerRound}
	if h.CrewsPerPeg > 0 {
		out.Round = max((crews+h.CrewsPerPeg-1)/h.CrewsPerPeg+m.MorePegs(crews), 0)
	}
	below := 0
	for _, l := range h.Levels {
		out.Levels = append(out.Levels, levelFact{l.ID, below, l.Charged})
		below += l.Holes
	}
	return out
}

// people are groups, kinds and traders.
func (f *facts) people(g *play.Game) {
	r := g.Rules.Set
	for _, x := range r.Groups {
		reach := slices.IndexFunc(r.Play.Ranges, func(b model.RangeBand) bool { return b.ID == x.Range })
		traders := !slices.ContainsFunc(r.NPCs, func(n model.NPCKind) bool { return n.Group == x.ID })
		f.Groups = append(f.Groups, groupFacts{x.ID, x.Phase, x.Order, traders, reach + 1})
	}
	for _, n := range r.NPCs {
		k := kindFacts{ID: n.ID, Group: n.Group, Rank: n.Rank}
		k.Sides[0] = side(r, n.Stats)
		k.Sides[1] = k.Sides[0]
		if n.Charged != nil {
			k.Sides[1] = side(r, n.Charged)
		}
		f.Kinds = append(f.Kinds, k)
	}
	for i := range int8(g.Count) {
		t := g.TraderOf(i)
		if t == nil {
			f.Traders = append(f.Traders, numbers{})
			continue
		}
		f.Traders = append(f.Traders, trader(r, t))
	}
}

// side are the numbers on a side of a board.
func side(r *model.RuleSet, s *model.Stats) numbers {
	out := numbers{Health: 1}
	if s == nil {
		return out
	}
	for to, n := range map[*int]*int{&out.Actions: s.Actions, &out.Close: s.Close, &out.Ranged: s.Ranged, &out.Armour: s.Armour, &out.Shield: s.Shield} {
		if n != nil {
			*to = *n
		}
	}
	if s.Actions == nil {
		out.Actions = play.UnknownActions
	}
	if s.Health != nil {
		out.Health = max(*s.Health, 1)
	}
	out.lend(r, s.Abilities)
	return out
}

func trader(r *model.RuleSet, t *model.CrewTrader) numbers {
	out := numbers{Actions: max(r.Crews.Actions, 1), Health: 1}
	for to, s := range map[*int]*model.CrewStat{&out.Actions: t.Stats.Actions, &out.Health: t.Stats.Health, &out.Skill: t.Stats.Skill} {
		if s != nil {
			*to = s.Value()
		}
	}
	out.lend(r, t.Abilities)
	out.lend(r, t.Bare)
	for _, list := range [][]model.Amount{t.Home, t.Learned, t.Covered} {
		for _, a := range list {
			if i := slices.IndexFunc(r.Skills, func(s model.Skill) bool { return s.ID == a.ID }); i >= 0 {
				for _, l := range r.Skills[i].Levels[:min(a.Count, len(r.Skills[i].Levels))] {
					out.Bends = bend(out.Bends, l.Does)
				}
			}
		}
	}
	return out
}

// lend adds what icons do to numbers.
func (n *numbers) lend(r *model.RuleSet, list []model.Amount) {
	for _, a := range list {
		i := slices.IndexFunc(r.Abilities, func(t model.Trait) bool { return t.ID == a.ID })
		if i < 0 {
			continue
		}
		n.Bends = bend(n.Bends, r.Abilities[i].Does)
		for _, p := range r.Abilities[i].Does {
			for _, e := range p.Do {
				n.shift(e, max(a.Count, 1))
			}
		}
	}
}

func (n *numbers) shift(e model.Effect, shown int) {
	by := e.Add
	if e.Becomes != nil {
		by = *e.Becomes
	}
	if e.Per == "shown" {
		by *= shown
	}
	switch {
	case kinds.EffectKindOf(e.Kind) != kinds.StatEffect:
	case e.Stat == "move":
		n.Fast += by * int(model.Inch)
	case e.Stat == "armour":
		n.Natural = max(n.Natural, by)
	}
}

// bend adds the kinds of effect of programs to a list, each once, and what need not count as "without-…".
func bend(list []string, does []model.Program) []string {
	for _, p := range does {
		for _, e := range p.Do {
			words := []string{e.Kind}
			for _, w := range e.Without {
				words = append(words, "without-"+w)
			}
			for _, w := range words {
				if !slices.Contains(list, w) {
					list = append(list, w)
				}
			}
		}
	}
	return list
}

// things are tokens and their designs.
func (f *facts) things(g *play.Game) {
	r := g.Rules.Set
	for _, t := range r.Tokens {
		d := design{ID: t.ID, Ranged: t.Ranged, Close: t.Close, Heavy: t.Heavy, Throw: t.Throw, Blast: t.Blast, Armour: t.Armour, Shield: t.Shield, Heal: t.Heal, Skill: t.Skill, Acts: t.Actions}
		for _, id := range t.Traits {
			if i := slices.IndexFunc(r.Attributes, func(a model.Trait) bool { return a.ID == id }); i >= 0 {
				d.Bends = bend(d.Bends, r.Attributes[i].Does)
			}
		}
		f.Designs = append(f.Designs, d)
	}
	for i := range int16(g.Rules.TokenCount()) {
		f.Tokens = append(f.Tokens, g.Rules.TokenID(i))
	}
}
