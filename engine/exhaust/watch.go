package exhaust

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Watcher looks at games and keeps what has happened in them, and how often.
type Watcher struct {
	Happened map[Thing]int

	game  *play.Game
	step  play.Step   // that was about to be done when it looked last
	was   *play.State // as it stood then, nil: nothing was
	told  int         // events since then
	of    *play.Rules
	words map[int16]Thing // bands of event cards, by their lists of effects
	asked []string        // conditions of a part of a rule whose outcome shows next
	then  int16
	line  play.Event  // of a chart that was followed last
	from  *play.State // as it stood then, nil: none was
	left  map[string]int
}

// NewWatcher is a watcher that has seen nothing yet.
func NewWatcher() *Watcher { return &Watcher{Happened: map[Thing]int{}, left: map[string]int{}} }

// Watch has it look at a game from now on.
func (w *Watcher) Watch(g *play.Game) {
	w.game, w.was, w.from, w.asked = g, nil, nil, nil
	g.Log = w.event
	if w.of != g.Rules {
		w.read(g.Rules)
	}
}

func (w *Watcher) saw(family, name string) { w.Happened[Thing{family, name}]++ }

// Look is called before anything goes on in the game.
func (w *Watcher) Look() {
	w.settle()
	w.acted()
	s, goes := w.game.Step()
	if !goes {
		return
	}
	if w.asked != nil && s.List == w.then {
		for _, kind := range w.asked {
			w.saw(conditions, kind)
		}
	}
	w.asked = nil
	was := w.game.State
	w.step, w.was, w.told = s, &was, 0
}

// Asked is called when the game waits for somebody to decide.
func (w *Watcher) Asked(d play.Decision) {
	if w.was != nil && kinds.EffectKindOf(w.step.Kind) == kinds.ChooseEffect && w.step.Known && d.Kind == play.OptionDecision {
		w.done()
	}
	w.was = nil
}

// done notes the effect that came next, and the event card that has it.
func (w *Watcher) done() {
	w.saw(effects, w.step.Kind)
	if band, is := w.words[w.step.List]; is {
		w.saw(band.Family, band.Name)
	}
}

// settle looks at what has become of the step before.
func (w *Watcher) settle() {
	if w.was == nil {
		return
	}
	was, now := w.was, &w.game.State
	w.was = nil
	if s := &w.step; s.Chart >= 0 {
		c := &w.game.Rules.Set.Charts[s.Chart]
		if id := c.Lines[s.Line].Do[s.Deed]; w.changed(was, now) || id == idle {
			w.saw(lines, lineName(c.ID, int(s.Line)))
			w.saw(deeds, id)
		}
	} else if s.Known && w.changed(was, now) {
		w.done()
		if s.Then >= 0 {
			w.asked, w.then = s.Asks, s.Then
		}
	} else if !s.Known {
		w.left[s.Kind]++
	}
}

// acted looks at what has become of the line of a chart that was followed.
func (w *Watcher) acted() {
	if w.from == nil {
		return
	}
	was := w.from
	w.from = nil
	if *was != w.game.State {
		w.follows(int(w.line.B), int(w.line.C))
	}
}

// idle is the deed of a chart that changes nothing: part of the contract between charts and what plays them.
const idle = "nothing"

func (w *Watcher) follows(chart, line int) {
	c := &w.game.Rules.Set.Charts[chart]
	w.saw(lines, lineName(c.ID, line))
	for _, id := range c.Lines[line].Do {
		w.saw(deeds, id)
	}
}

// changed reports whether a step has come to anything: besides its own counting where it is, something has.
func (w *Watcher) changed(was, now *play.State) bool {
	if was.Over && now.Depth == 0 {
		return false // the game was over: what has happened since is its end
	}
	if w.told > 0 || now.Depth > was.Depth || now.Depth == 0 {
		return true
	}
	a, b := *was, *now
	a.Frames[was.Depth-1], b.Frames[was.Depth-1] = play.Frame{}, play.Frame{}
	a.Depth, b.Depth = 0, 0
	return a != b
}

// event is told everything that happens.
func (w *Watcher) event(e play.Event) {
	if e.Kind != play.LeftUndone {
		w.told++
	}
	switch e.Kind {
	case play.CardWords:
		w.saw(bands, bandName(w.game.Rules.Program.Cards[e.A].Key, int(e.B)))
	case play.CardPlayed:
		c := &w.game.Rules.Program.Cards[e.B]
		w.saw(bands, bandName(c.Key, c.Band(w.level())))
	case play.RuleWorks:
		w.rule(int(e.A), int(e.B)-1)
	case play.SkillUsed:
		w.skill(int(e.B), int(e.C))
	case play.TurnBegan:
		w.turn(int8(e.A))
	case play.LevelReached:
		w.saw(levels, w.game.Rules.Set.Hostility.Levels[e.A].ID)
	case play.RoundBegan:
		w.saw(levels, w.level())
	case play.ArrivalRolled, play.NoArrival:
		w.saw(arrivals, arrivalName(w.level(), w.game.Rules.Set.NPCs[e.A].ID))
	case play.Rolled:
		for _, f := range e.Faces[:e.Count] {
			w.face(int(f>>4), int(f&15))
		}
	case play.LineFollowed:
		was := w.game.State
		w.line, w.from = e, &was
	case play.DieRolled:
		w.face(int(e.A), int(e.B))
	default:
		w.handled(e)
	}
}

func (w *Watcher) level() string {
	r := w.game.Rules.Set
	at, level := 0, r.Hostility.Levels[0].ID
	for _, l := range r.Hostility.Levels {
		if int(w.game.Pegs) >= at {
			level = l.ID
		}
		at += l.Holes
	}
	return level
}

func (w *Watcher) face(die, face int) {
	if d := &w.game.Rules.Set.Dice[die]; face < len(d.Faces) {
		w.saw(faces, faceName(d, face))
	}
}

// read notes which lists of effects are the words of event cards.
func (w *Watcher) read(x *play.Rules) {
	w.of, w.words = x, map[int16]Thing{}
	for i := range x.Program.Cards {
		for band, list := range x.Bands(int16(i)) {
			w.words[list] = Thing{bands, bandName(x.Program.Cards[i].Key, band)}
		}
	}
}

// rule notes what has set a special rule off, if no other rule has, and what it has asked.
func (w *Watcher) rule(i, leaf int) {
	r := &w.game.Rules.Program.Rules[i]
	if leaf >= 0 {
		if w.saw(triggers, r.Leaves[leaf].Kind); len(r.Leaves) > 1 {
			w.saw(triggers, r.When.Kind)
		}
	}
	w.holds(r.If)
}

// trigger notes an event. Of several of which any will do, nobody sees which it was.
func (w *Watcher) trigger(t *model.Trigger) {
	w.saw(triggers, t.Kind)
	if len(t.Triggers) == 1 {
		w.trigger(&t.Triggers[0])
	}
}

// holds notes a condition that has held: all of its parts have, where all must, and the only one of any.
func (w *Watcher) holds(c *model.Condition) {
	if c == nil {
		return
	}
	w.saw(conditions, c.Kind)
	if is := kinds.ConditionKindOf(c.Kind); is == kinds.AllCondition || is == kinds.AnyCondition && len(c.Conditions) == 1 {
		for i := range c.Conditions {
			w.holds(&c.Conditions[i])
		}
	}
}

// skill notes a level that was used, and what the only program of it has waited for and asked.
func (w *Watcher) skill(k, level int) {
	s := &w.game.Rules.Set.Skills[k]
	w.saw(skills, levelName(s.ID, level))
	if does := s.Levels[level-1].Does; len(does) == 1 {
		if does[0].When != nil {
			w.trigger(does[0].When)
		}
		w.holds(does[0].If)
	}
}

// works notes programs that work by themselves in whatever their bearer does: what they wait for, ask and do.
func (w *Watcher) works(list []model.Program) {
	for i := range list {
		p := &list[i]
		if p.Phase != "" {
			continue
		}
		if p.When != nil {
			w.trigger(p.When)
		}
		w.holds(p.If)
		for k := range p.Do {
			w.saw(effects, p.Do[k].Kind)
		}
	}
}

// board notes the icons on the board of somebody who has a turn.
func (w *Watcher) board(list []model.Amount) {
	r := w.game.Rules.Set
	for _, a := range list {
		w.saw(abilities, a.ID)
		if i := slices.IndexFunc(r.Abilities, func(t model.Trait) bool { return t.ID == a.ID }); i >= 0 {
			w.works(r.Abilities[i].Does)
		}
	}
}

// group notes the rules that somebody of a group goes by in its turn: those of the group, and of its kind.
func (w *Watcher) group(k *model.NPCKind) {
	r := w.game.Rules.Set
	for _, n := range k.Rules {
		w.works(n.Does)
	}
	for i := range k.Targets {
		w.holds(k.Targets[i].If)
	}
	for i := range r.Groups {
		if r.Groups[i].ID == k.Group {
			for _, n := range r.Groups[i].Rules {
				w.works(n.Does)
			}
		}
	}
}

// turn notes who has a turn, with the icons on its board and the rules that it goes by.
func (w *Watcher) turn(f int8) {
	r := w.game.Rules.Set
	if t := w.game.TraderOf(f); t != nil {
		w.board(slices.Concat(t.Abilities, t.Bare))
		return
	}
	k := &r.NPCs[w.game.KindOf(f)]
	w.saw(people, k.ID)
	side := k.Stats
	if w.game.Figures[f].Flags.Has(play.Charged) && k.Charged != nil {
		side = k.Charged
	}
	if side != nil {
		w.board(side.Abilities)
	}
	w.group(k)
}
