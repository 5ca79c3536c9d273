package corespace

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

func doPegs(t *Table, _ *Matter, e effect) outcome {
	before := t.state.Pegs
	if t.addPegs(t.pegsOf(e)); t.state.Pegs == before {
		return idle
	}
	return acted
}

// pegsOf is how many pegs an effect adds: so many, or as many as are missing up to the first hole of a level.
func (t *Table) pegsOf(e effect) int {
	if e.Level == "" {
		return e.Add
	}
	first := 1
	for _, l := range t.rules.Hostility.Levels {
		if l.ID == e.Level {
			return max(first-t.state.Pegs, 0)
		}
		first += l.Holes
	}
	return 0
}

func doCounter(t *Table, m *Matter, e effect) outcome {
	switch {
	case e.ID.Of == program.None:
		return byHand
	case t.own(int(e.ID.Of)) != nil:
		return doForCrew(t, m, e)
	case !t.addCounter(int(e.ID.Of), 0, t.countOf(m, e, t.state.Counters[e.ID.Of].Count)):
		return idle
	}
	return acted
}

// countOf is how far an effect moves a counter that stands somewhere.
func (t *Table) countOf(m *Matter, e effect, now int) int {
	switch {
	case e.Becomes != nil:
		return *e.Becomes - now
	case e.PerHit:
		return e.Add * max(m.Hits, 1)
	}
	return e.Add
}

// countFor moves the counter that a crew keeps.
func countFor(t *Table, e effect, crew int) {
	i := int(e.ID.Of)
	if !t.addCounter(i, crew, t.countOf(t.state.Matters[0], e, t.own(i)[crew-1])) {
		t.emit(Event{Kind: NoEffect, Text: t.sayEffect(t.state.Matters[0].Source, e), Reason: whyStuck})
	}
}

// whyStuck is why a counter does not move.
const whyStuck = "it goes no further that way, or stands there already"

// doRepeat puts what is repeated before what comes next, as often as the counter shows.
func doRepeat(t *Table, m *Matter, e effect) outcome {
	switch {
	case e.ID.Of == program.None:
		return byHand
	case t.own(int(e.ID.Of)) != nil:
		return doForCrew(t, m, e)
	case t.state.Counters[e.ID.Of].Count < 1:
		return idle
	}
	m.repeat(e, t.state.Counters[e.ID.Of].Count)
	return acted
}

// repeatFor is what is repeated as often as the counter of a crew shows.
func repeatFor(t *Table, e effect, crew int) {
	t.state.Matters[0].repeat(e, t.own(int(e.ID.Of))[crew-1])
}

// repeat puts the steps of an effect before all others, so often.
func (m *Matter) repeat(e effect, times int) {
	m.Steps = slices.Concat(slices.Repeat(e.Choices[0], min(max(times, 0), mostRepeats)), m.Steps)
}

// mostRepeats keeps a counter that was moved by hand from filling the log.
const mostRepeats = 100

// doForCrew does what a crew gets. Which crew acts only the players know, unless there is one.
func doForCrew(t *Table, m *Matter, e effect) outcome {
	if e.For == "all" || t.state.Crews == 1 {
		for crew := range t.state.Crews {
			t.game.steps[e.Code].crew(t, e, crew+1)
		}
		return acted
	}
	m.Ask = t.askWhich(m, e)
	return acted
}

func (t *Table) askWhich(m *Matter, e effect) *Ask {
	ask := &Ask{Kind: askCrew, Text: t.sayEffect(m.Source, e) + " Which crew is that?"}
	for crew := range t.state.Crews {
		ask.Options = append(ask.Options, Choice{Label: fmt.Sprintf("Crew %d", crew+1), Crew: crew + 1, Steps: []effect{e}})
	}
	return ask
}

func score(t *Table, e effect, crew int) { t.addScore(crew, e.Points) }

func (t *Table) addScore(crew, points int) {
	t.state.Scores[crew-1].Points += points
	t.emit(Event{Kind: Scored, Crew: crew, Count: points})
	t.meetGoals()
}

// doPay pays what is due at once; what hangs on a trader or may wait is for the players.
func doPay(t *Table, m *Matter, e effect) outcome {
	if e.Later != nil || e.Per != "" {
		return byHand
	}
	return doForCrew(t, m, e)
}

func pay(t *Table, e effect, crew int) {
	t.state.Scores[crew-1].UA += e.UA
	t.emit(Event{Kind: Paid, Crew: crew, Count: e.UA})
}

func takeTurn(t *Table, _ effect, crew int) {
	t.state.Turn = crew - 1
	t.emit(Event{Kind: TurnPassed, Crew: crew})
}

func doTurnCounter(t *Table, m *Matter, e effect) outcome {
	var crews []int
	switch {
	case e.Holder == "next":
		crews = []int{(t.state.Turn+1)%t.state.Crews + 1}
	case e.Holder == "fewest-points":
		least := slices.MinFunc(t.state.Scores, func(a, b Score) int { return a.Points - b.Points }).Points
		for i, s := range t.state.Scores {
			if s.Points == least {
				crews = append(crews, i+1)
			}
		}
	}
	if t.state.Crews == 1 {
		return idle
	}
	if len(crews) == 1 {
		takeTurn(t, e, crews[0])
		return acted
	}
	m.Ask = t.askWhich(m, e)
	m.Ask.Options = slices.DeleteFunc(m.Ask.Options, func(c Choice) bool { return crews != nil && !slices.Contains(crews, c.Crew) })
	return acted
}

// adjustScore is a score that the players change, as a rule in prose may ask for.
func (t *Table) adjustScore(id string, n int) error {
	crew, err := strconv.Atoi(id)
	if err != nil || crew < 1 || crew > t.state.Crews {
		return fmt.Errorf("there is no crew %q", id)
	}
	if n == 0 || n < -maxScore || n > maxScore {
		return fmt.Errorf("a score changes by up to %d, not %d", maxScore, n)
	}
	t.addScore(crew, n)
	return nil
}

// maxScore keeps a forged action from running over.
const maxScore = 1000

// achieve takes the players' word that an objective is done.
func (t *Table) achieve(id string) error {
	if find(t.mission.Objectives, id, func(o model.Objective) string { return o.ID }) < 0 {
		return fmt.Errorf("there is no objective %q", id)
	}
	if slices.Contains(t.state.Done, id) {
		return fmt.Errorf("the objective %q is done already", id)
	}
	t.noteDone(id)
	return nil
}

// bump counts one more of something, and returns how many there are.
func bump(list *[]model.Amount, id string) int {
	i := find(*list, id, func(a model.Amount) string { return a.ID })
	if i < 0 {
		i = len(*list)
		*list = append(*list, model.Amount{ID: id})
	}
	(*list)[i].Count++
	return (*list)[i].Count
}
