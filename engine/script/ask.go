package script

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// question asks the engine something, and compares the answer.
func (r *runner) question(a *Ask) *Error {
	switch a.What {
	case "sight":
		return r.sight(a)
	case "reach":
		return r.reach(a)
	case "target":
		return r.target(a)
	case "way":
		return r.way(a)
	case "legal":
		return r.legal(a)
	case "odds":
		return r.odds(a)
	}
	return wrong(a.Path+".ask", "a question is one of sight, reach, target, way, legal, odds")
}

// askable are the verbs of which a question can ask whether they can be done, with the options that do them.
func askable() map[string][]play.OptionCode {
	return map[string][]play.OptionCode{"move": {play.MoveAction}, "enter": {play.EnterBoard}, "shoot": {play.ShootAt, play.ShootTo, play.ShootThing},
		"strike": {play.StrikeAt, play.StrikeThing}, "shove": {play.ShoveAt}, "search": {play.SearchIn, play.SearchRoom}, "rob": {play.Rob},
		"interact": {play.Interact}, "repair": {play.RepairAt}, "persuade": {play.PersuadeTo}, "reload": {play.Reload}, "clear": {play.ClearJam},
		"wear": {play.Wear}, "stand": {play.StandUp}, "step": {play.ProximityTo}, "pick": {play.PickUp}, "drop": {play.PutDown}, "give": {play.Give},
		"use": {play.UseItem, play.UseTrait}, "throw": {play.ThrowAt, play.ThrowTo}, "revive": {play.Revive}, "drag": {play.DragAlong, play.DragPiece},
		"skill": {play.UseSkill}, "play": {play.PlayCard}, "end": {play.EndTurn}}
}

// legal notes which verbs somebody could do now, at whatever or whomever: nothing, where it is not its turn and cannot be.
func (r *runner) legal(a *Ask) *Error {
	who, err := r.named(a.Path+".from", a.From)
	if err != nil {
		return err
	}
	if len(a.Can) == 0 {
		return wrong(a.Path+".is", "a question for what is legal names verbs, each true or false")
	}
	state, rolls, last, muted := r.Save(), r.dice.copied(), r.last, r.muted
	r.muted = true
	could, err := r.couldDo(a, who)
	r.muted = muted
	r.Restore(&state)
	*r.dice, r.last = *rolls, last
	if err != nil {
		return err
	}
	for _, verb := range sorted(a.Can) {
		found := slices.ContainsFunc(askable()[verb], func(c play.OptionCode) bool { return could[c] })
		r.note(a, verb, a.Can[verb], found)
	}
	return r.run()
}

// couldDo are the codes of what somebody could do in its turn, which it begins for that if it can.
func (r *runner) couldDo(a *Ask, who int8) (map[play.OptionCode]bool, *Error) {
	if err := r.enter(); err != nil {
		return nil, err
	}
	if r.ask.Kind == play.TraderDecision {
		if err := r.choose(&Step{Path: a.Path}, "", coded(play.Activate, int16(who))); err != nil && !err.refusal {
			return nil, err
		}
	}
	out := map[play.OptionCode]bool{}
	if r.ask.Kind == play.ActionDecision && r.ask.Figure == who {
		for _, o := range r.options {
			out[o.Code] = true
		}
	}
	return out, nil
}

// note notes an answer as an expectation.
func (r *runner) note(a *Ask, what string, wanted, found any) {
	if !r.muted {
		r.result.Held = append(r.result.Held, Found{Path: a.Path + ".is." + what, Wanted: wanted, Found: found, Held: equal(wanted, found)})
	}
}

func (r *runner) sight(a *Ask) *Error {
	from, err := r.named(a.Path+".from", a.From)
	if err != nil {
		return err
	}
	to, err := r.named(a.Path+".to", a.To)
	if err != nil {
		return err
	}
	if err := cmp.Or(r.here(a.Path+".from", a.From, from), r.here(a.Path+".to", a.To, to)); err != nil {
		return err
	}
	seen, cover := r.Sees(from, to)
	if a.Seen != nil {
		r.note(a, "seen", *a.Seen, seen)
	}
	if a.Cover != "" {
		found := "none"
		switch {
		case !seen:
			found = "full"
		case cover:
			found = "partial"
		}
		r.note(a, "cover", a.Cover, found)
	}
	return nil
}

func (r *runner) reach(a *Ask) *Error {
	if a.ToAt == nil || a.Within == nil {
		return wrong(a.Path, "a question for a reach has a place and says within: true or false")
	}
	to, err := r.place(a.Path+".to", "", a.ToAt)
	if err != nil {
		return err
	}
	at, err := r.place(a.Path+".from", a.From, a.FromAt)
	if err != nil {
		return err
	}
	if a.FromAt != nil { // from a place, nobody is in the way
		r.note(a, "within", *a.Within, r.Way(at, to) <= r.Rules.Set.Play.Move.Step)
		return nil
	}
	from, err := r.named(a.Path+".from", a.From)
	if err != nil {
		return err
	}
	r.note(a, "within", *a.Within, r.Reaches(from, to))
	return nil
}

func (r *runner) target(a *Ask) *Error {
	from, err := r.named(a.Path+".from", a.From)
	if err != nil {
		return err
	}
	if err := r.here(a.Path+".from", a.From, from); err != nil {
		return err
	}
	set := r.Targets(from)
	var found any
	switch bits.OnesCount64(set) {
	case 0:
	case 1:
		found = r.nameOf(int8(bits.TrailingZeros64(set)))
	default:
		found = "one of several"
	}
	r.note(a, "target", a.Target, found)
	return nil
}

func (r *runner) way(a *Ask) *Error {
	from, err := r.place(a.Path+".from", a.From, a.FromAt)
	if err != nil {
		return err
	}
	to, err := r.place(a.Path+".to", a.To, a.ToAt)
	if err != nil {
		return err
	}
	if a.Inches == nil {
		return wrong(a.Path+".is", "a question for a way says how many inches")
	}
	far := r.Way(from, to)
	r.note(a, "inches", true, far != field.NoWay && abs(float64(far)/float64(model.Inch)-*a.Inches) < .02)
	return nil
}

func abs(f float64) float64 { return max(f, -f) }

// here refuses a question about a figure that is not on the board.
func (r *runner) here(path, name string, f int8) *Error {
	if !r.Figures[f].OnBoard() {
		return wrong(path, "%s is not on the board: ask about those who are, or of a place", name)
	}
	return nil
}

// place is the cell of a figure or of a point.
func (r *runner) place(path, name string, at *Point) (field.Cell, *Error) {
	if at == nil {
		f, err := r.named(path, name)
		if err != nil {
			return field.None, err
		}
		return r.Figures[f].At, r.here(path, name, f)
	}
	c := r.Rules.Spot(at.model())
	if c == field.None {
		return c, wrong(path, "there is no floor")
	}
	return c, nil
}
