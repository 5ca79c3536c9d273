package script

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/play"
)

// Result is what came of a script.
type Result struct {
	Held       []Found  // what was expected, by path
	Unanswered []string // decisions that were decided by default
	Events     []string // in words
	Hashes     []uint64 // of the state behind each step
	End        any      // the state at the end as a set-up has it; nil: none can say it
}

// Found is an expectation with what was found.
type Found struct {
	Path   string `json:"path"`
	Wanted any    `json:"wanted"`
	Found  any    `json:"found"`
	Held   bool   `json:"held"`
	Before any    `json:"before,omitempty"` // what it was at the beginning, where a change since then was wanted
}

// Failed are the expectations that did not hold.
func (r *Result) Failed() []Found {
	var out []Found
	for _, f := range r.Held {
		if !f.Held {
			out = append(out, f)
		}
	}
	return out
}

// runner plays a script.
type runner struct {
	*table
	steps   []Step
	at      int // the step in hand
	ask     play.Decision
	options []play.Option
	result  *Result
	last    attack
	muted   bool   // a step is only tried
	doing   string // who did the last step, and has not been told to end its turn
	hold    string // where within a phase the game has stopped, and stops again
}

// attack is what is known of the latest attack.
type attack struct {
	any                   bool
	hits, misfires        int
	cover, damage         int
	void                  bool
	tookHits, tookDamages bool
}

// Run plays a script. The error says what is wrong about it: a step that cannot be taken, dice that do not fit.
func (s *Script) Run(m Mission) (*Result, error) {
	t, err := setUp(s, m)
	if err != nil {
		return nil, err
	}
	r := &runner{table: t, steps: s.Do, result: &Result{}}
	t.Log = r.log
	before := map[string]any{}
	for _, path := range sorted(s.Expect) {
		if before[path], err = r.value(path); err != nil {
			return nil, err
		}
	}
	for i := range s.Do {
		r.at = i
		if err := r.step(&s.Do[i]); err != nil {
			return r.result, err
		}
		r.result.Hashes = append(r.result.Hashes, r.State.Hash())
	}
	if err := r.settle(nil); err != nil {
		return r.result, err
	}
	if left := r.dice.left(); len(left) > 0 {
		return r.result, wrong("dice."+left[0], "faces are left that nobody has rolled")
	}
	r.expect(s, before)
	r.result.End = r.end()
	return r.result, nil
}

// log keeps what happens.
func (r *runner) log(e play.Event) {
	if r.muted {
		return
	}
	if words := r.Say(e); words != "" && len(r.result.Events) < 10_000 {
		r.result.Events = append(r.result.Events, words)
	}
	switch e.Kind {
	case play.Shot, play.Struck:
		r.last = attack{any: true}
	case play.Rolled:
		r.last.misfires = int(e.B)
	case play.Voided:
		r.last.void = true
	case play.Summed:
		r.last.hits, r.last.cover, r.last.damage = int(e.A), int(e.B), int(e.D)
	}
}

// run goes on to the next decision, or to where nothing but a phase is under way, or what it has stopped at comes next.
func (r *runner) run() *Error {
	return r.until(func() bool { _, _, so := r.Between(); return so || r.held() })
}

// held reports whether that comes next which the game has stopped at.
func (r *runner) held() bool { return r.hold != "" && r.Pending() == r.hold }

// most is the most that happens between two decisions; more is a game that has got stuck.
const most = 1_000_000

func (r *runner) until(stop func() bool) *Error {
	n := 0
	r.ask, r.options = r.Until(func() bool { n++; return n > most || stop() || r.dice.err != nil })
	if r.dice.err != nil {
		return r.dice.err
	}
	if n > most {
		return wrong("", "the game does not get any farther")
	}
	return nil
}

// apply takes an option and goes on.
func (r *runner) apply(i int) *Error {
	r.Apply(i)
	return r.run()
}

// step takes one step.
func (r *runner) step(s *Step) *Error {
	switch {
	case s.Answer != nil:
		return r.answer(s.Answer)
	case s.Refuse != nil:
		return r.refuse(s.Refuse)
	case s.Next != "":
		return r.next(s)
	}
	if err := r.settle(nil); err != nil {
		return err
	}
	switch {
	case s.Ask != nil:
		return r.question(s.Ask)
	case s.NPC != "":
		return r.npc(s)
	}
	if err := r.enter(); err != nil {
		return err
	}
	if err := r.deed(s); err != nil {
		return err
	}
	if r.doing = s.Who; s.Verb == "end" {
		r.doing = ""
	}
	return nil
}

// enter begins the phase of the traders, if it is next: somebody is to act in it.
func (r *runner) enter() *Error {
	if phase, fresh, so := r.Between(); !so || !fresh || phase != r.Rules.Traders() {
		return nil
	}
	return r.until(func() bool { _, fresh, so := r.Between(); return so && !fresh && r.begun() })
}

// begun reports whether everybody has had the chance to act in the phase under way.
func (r *runner) begun() bool {
	for i := range r.Figures[:r.Count] {
		x := &r.Figures[i]
		if x.Crew >= 0 && x.Flags&(play.Acted|play.Aboard|play.Gone|play.Down) == 0 {
			return false
		}
	}
	return true
}

// settle decides by default what interrupts a turn, until whoever acts can choose again, or the decision is one that an
// answer takes.
func (r *runner) settle(answer *Step) *Error {
	if err := r.run(); err != nil {
		return err
	}
	for r.interrupted() {
		if answer != nil && (r.find(*r.takes(answer)) >= 0 || answer.At != nil && r.ask.Kind == play.GivenDecision && r.find(coded(play.MoveAction)) >= 0) {
			return nil
		}
		if err := r.byDefault(); err != nil {
			return err
		}
	}
	return nil
}

// interrupted reports whether a decision is pending that belongs to something under way.
func (r *runner) interrupted() bool {
	switch r.ask.Kind {
	case play.NoDecision, play.TraderDecision, play.ActionDecision:
		return false
	}
	return true
}

// byDefault passes, else it takes the first option.
func (r *runner) byDefault() *Error {
	i := r.passes()
	if !r.muted && len(r.result.Unanswered) < 1000 {
		r.result.Unanswered = append(r.result.Unanswered, fmt.Sprintf("before step %d: %s", r.at+1, r.SayOption(r.options[i])))
	}
	return r.apply(i)
}

func (r *runner) passes() int {
	for i, o := range r.options {
		switch o.Code {
		case play.Pass, play.Stop, play.EndTurn:
			return i
		}
	}
	return 0
}

// next plays on to the beginning of a phase. It stops at a decision that the next step answers.
func (r *runner) next(s *Step) *Error {
	phase := r.Rules.Phase(s.Next)
	if phase < 0 {
		return wrong(s.Path+".next", "the rules have no such phase")
	}
	var answer *Step
	if r.at+1 < len(r.steps) {
		answer = r.steps[r.at+1].Answer
	}
	if err := r.holdAt(s); err != nil {
		return err
	}
	at, fresh, _ := r.Between()
	left := at != phase || !fresh
	if r.hold != "" {
		left = !r.held()
	}
	stop := func() bool {
		if r.hold != "" {
			here := r.Phase == phase && r.held()
			left = left || !here
			return left && here
		}
		at, fresh, so := r.Between()
		if so && fresh && at == phase && left {
			return true
		}
		left = left || so && (at != phase || !fresh)
		return false
	}
	for range most {
		if err := r.until(stop); err != nil {
			return err
		}
		if r.ask.Kind == play.NoDecision {
			return nil
		}
		if answer != nil && r.find(*r.takes(answer)) >= 0 {
			return nil
		}
		r.Apply(r.passes())
	}
	return wrong(s.Path, "the phase never comes")
}

// holdAt notes where within a phase a step stops.
func (r *runner) holdAt(s *Step) *Error {
	r.hold = s.Stop
	known := s.Stop == "" || s.Stop == "event"
	for i := range r.Rules.Set.Groups {
		known = known || r.Rules.Set.Groups[i].ID == s.Stop
	}
	if !known {
		return wrong(s.Path+".stop", `a phase stops before its "event", or where a group of NPCs acts; there is no group %q`, s.Stop)
	}
	return nil
}

// npc has an NPC act.
func (r *runner) npc(s *Step) *Error {
	who, err := r.named(s.Path+".npc", s.NPC)
	if err != nil {
		return err
	}
	if r.ask.Kind != play.NoDecision {
		return wrong(s.Path, "a trader is to act; NPCs act in a phase of their own")
	}
	if err := r.Act(who); err != nil {
		return wrong(s.Path, "%s", err.Error())
	}
	return r.run()
}

// named is the number of a figure by its id.
func (t *table) named(path, id string) (int8, *Error) {
	i, ok := t.figures[id]
	if !ok {
		return -1, wrong(path, "there is no figure %q", id)
	}
	return i, nil
}

// refuse tries a step that must fail, and takes it back.
func (r *runner) refuse(s *Step) *Error {
	if s.Answer == nil {
		if err := r.settle(nil); err != nil {
			return err
		}
	}
	state, rolls, last, doing := r.Save(), r.dice.copied(), r.last, r.doing
	r.muted = true
	err := r.step(s)
	r.muted = false
	r.Restore(&state)
	*r.dice, r.last, r.doing = *rolls, last, doing
	if err == nil {
		return wrong(s.Path, "this can be done, and was to be refused")
	}
	if !err.refusal {
		return err
	}
	return r.run()
}
