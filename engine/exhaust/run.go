package exhaust

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/policy"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Play plays a game from a seed by a policy, with a watcher looking. It returns how many decisions there were.
func Play(w *Watcher, g *play.Game, seed uint64, p policy.Policy) (int, error) {
	if err := g.Reset(seed); err != nil {
		return 0, err
	}
	w.Watch(g)
	look := func() bool {
		w.Look()
		return false
	}
	for n := 0; ; n++ {
		d, options := g.Until(look)
		if options == nil {
			w.settle()
			w.acted()
			w.Over()
			return n, g.Err()
		}
		w.Asked(d)
		g.Apply(p.Choose(g, d, options))
	}
}

// Over is called when a game is over: it notes the goals that somebody has met.
func (w *Watcher) Over() {
	if list := w.game.Rules.Mission.Objectives; w.game.Winner != 0 && kinds.GoalKindOf(list[0].Done.Kind) == kinds.RankGoal {
		w.saw(goals, list[0].Done.Kind)
	}
	for i := range w.game.Rules.Mission.Objectives {
		for crew := range int8(w.game.Crews) {
			if w.game.Done(crew, i) {
				w.goal(&w.game.Rules.Mission.Objectives[i].Done)
			}
		}
	}
}

func (w *Watcher) goal(g *model.Goal) {
	w.saw(goals, g.Kind)
	if kinds.GoalKindOf(g.Kind) == kinds.AllGoal || len(g.Goals) == 1 {
		for i := range g.Goals {
			w.goal(&g.Goals[i])
		}
	}
}

// Reason is why a thing never happens in a game.
type Reason struct {
	Thing
	Why string
}

// Judge compares what has happened with what was said never to: it lists what happens in spite of a reason, what never did and
// has none, and reasons of what there is not.
func Judge(inventory []Thing, happened map[Thing]int, reasons []Reason) (wrong, missing, unheard []string) {
	say := func(t Thing) string { return fmt.Sprintf("%s %q", t.Family, t.Name) }
	known, excused := map[Thing]bool{}, map[Thing]bool{}
	for _, t := range inventory {
		known[t] = true
	}
	for _, r := range reasons {
		excused[r.Thing] = true
		switch {
		case !known[r.Thing]:
			unheard = append(unheard, say(r.Thing))
		case happened[r.Thing] > 0:
			wrong = append(wrong, say(r.Thing))
		}
	}
	for _, t := range inventory {
		if happened[t] == 0 && !excused[t] {
			missing = append(missing, say(t))
		}
	}
	return wrong, missing, unheard
}
