package script

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/english"
)

// want says which option does what a step says.
type want func(play.Option) bool

// find is the first option that does; -1: none.
func (r *runner) find(w want) int {
	for i, o := range r.options {
		if w(o) {
			return i
		}
	}
	return -1
}

// illegal says that a step cannot be taken, and what could be.
func (r *runner) illegal(s *Step, what string) *Error {
	var can []string
	for _, o := range r.options {
		if words := r.SayOption(o); !strings.HasPrefix(words, "step to ") && !slices.Contains(can, words) {
			can = append(can, words)
		}
	}
	if len(can) > mostListed {
		can = append(can[:mostListed:mostListed], fmt.Sprintf("and %d more", len(can)-mostListed))
	}
	e := wrong(s.Path, "%s; what could be done: %s", what, english.Pick(len(can) == 0, "nothing", strings.Join(can, ", ")))
	e.refusal = true
	return e
}

// mostListed is how much is named of what could be done.
const mostListed = 24

// choose takes the option that does what is wanted.
func (r *runner) choose(s *Step, what string, w want) *Error {
	i := r.find(w)
	if i < 0 {
		return r.illegal(s, what)
	}
	return r.apply(i)
}

// deed has a figure do something: it is activated if need be.
func (r *runner) deed(s *Step) *Error {
	who, err := r.named(s.Path+".who", s.Who)
	if err != nil {
		return err
	}
	if s.Verb == "end" && r.Figures[who].Flags.Has(play.Acted) && (r.ask.Kind != play.ActionDecision || r.ask.Figure != who) {
		if r.doing != s.Who {
			return r.illegal(s, s.Who+" has had its turn")
		}
		return nil // with nothing left to do the turn has ended by itself
	}
	if r.ask.Kind == play.TraderDecision {
		if err := r.choose(s, s.Who+" cannot be activated", coded(play.Activate, int16(who))); err != nil {
			return err
		}
		if s.Verb == "end" && !r.Figures[who].Flags.Has(play.Acted) {
			return nil // it went back to its own crew, as the die before its activation told
		}
	}
	if r.ask.Kind != play.ActionDecision || r.ask.Figure != who {
		return r.illegal(s, s.Who+" is not the one who acts")
	}
	switch s.Verb {
	case "move", "enter", "via", "aboard", "drag":
		return r.walk(s)
	case "search", "rob":
		return r.search(s)
	}
	w, err := r.verb(s)
	if err != nil {
		return err
	}
	if err := r.choose(s, s.Who+" cannot "+s.Verb+" so", func(o play.Option) bool { return r.paid(s, o) && w(o) }); err != nil {
		return err
	}
	if (s.Verb == "skill" || s.Verb == "upgrade") && (s.On != "" || s.OnAt != nil) {
		return r.skillOn(s)
	}
	for s.Verb == "shove" && s.Follow && r.ask.Kind == play.FollowDecision {
		if err := r.choose(s, "it cannot follow", coded(play.Follow)); err != nil {
			return err
		}
	}
	return nil
}

// skillOn says whom a skill that was used is for, or where it leads.
func (r *runner) skillOn(s *Step) *Error {
	if s.OnAt != nil {
		to := int16(r.Rules.Spot(s.OnAt.model()))
		if i := r.find(coded(play.MoveAction)); i >= 0 && r.ask.Kind == play.GivenDecision {
			if err := r.apply(i); err != nil {
				return err
			}
		}
		return r.choose(s, "the skill does not lead there", func(o play.Option) bool {
			return coded(play.GoTo, to, 1, 0)(o) || coded(play.Into, to)(o) || coded(play.ProximityTo, to)(o)
		})
	}
	on, known := r.figures[s.On]
	if r.ask.Kind == play.ActionDecision {
		return nil
	}
	if !known {
		return r.choose(s, "the skill is not about "+s.On, func(o play.Option) bool { return r.aboutThing(s.On, o) })
	}
	return r.choose(s, "the skill does not serve "+s.On, func(o play.Option) bool {
		return o.A == int16(on) && (o.Code == play.MendFigure || o.Code == play.Choose || o.Code == play.ShootAt || o.Code == play.StrikeAt || o.Code == play.ShoveAt)
	})
}

// paid reports whether an option is paid for as a step says.
func (r *runner) paid(s *Step, o play.Option) bool {
	switch s.Pay {
	case "free":
		return o.Pay == play.FreeOne
	case "action":
		return o.Pay == play.OneAction
	case "skill":
		return o.Pay == play.OnePeg
	}
	return true
}

// coded wants an option of a code, and of some fields.
func coded(code play.OptionCode, fields ...int16) want {
	return func(o play.Option) bool {
		have := [...]int16{o.A, o.B, o.C}
		for i, n := range fields {
			if have[i] != n {
				return false
			}
		}
		return o.Code == code
	}
}

// walk takes a move from beginning to end.
func (r *runner) walk(s *Step) *Error {
	begin, places := coded(play.MoveAction), s.Via
	switch {
	case s.Verb == "enter":
		begin = coded(play.EnterBoard)
	case s.Verb == "drag":
		w, err := r.dragged(s)
		if err != nil {
			return err
		}
		begin = w
	}
	if s.At != nil {
		places = []Point{*s.At}
	} else if s.Drag != nil {
		places = []Point{*s.Drag}
	}
	who := r.figures[s.Who]
	if err := r.choose(s, s.Who+" cannot move now", begin); err != nil {
		return err
	}
	if err := r.setOut(s); err != nil {
		return err
	}
	if s.Verb == "aboard" || s.Verb == "drag" && s.To == "ship" {
		return r.choose(s, s.Who+" cannot go aboard", func(o play.Option) bool { return o.Code == play.GoTo && o.C != 0 })
	}
	for i, p := range places {
		to := r.Rules.Spot(p.model())
		ends := int16(0)
		if i == len(places)-1 {
			ends = 1
		}
		if r.ask.Kind != play.MoveDecision && r.Figures[who].At == to || ends == 0 && r.walksPast(who, to) {
			continue
		}
		if err := r.choose(s, s.Who+" cannot go there", coded(play.GoTo, int16(to), ends, 0)); err != nil {
			return err
		}
	}
	return nil
}

// setOut uses a skill as a move begins, or lets that pass.
func (r *runner) setOut(s *Step) *Error {
	if s.By != "" {
		return r.choose(s, s.Who+" cannot use "+s.By+" now", r.skill(s.By, s.Level))
	}
	if r.ask.Kind == play.ReactDecision {
		return r.choose(s, "nobody can let it pass", coded(play.Pass))
	}
	return nil
}

// skill wants the use of a level of a skill, on the figure that a step names if it is for one.
func (r *runner) skill(id string, level int) want {
	return func(o play.Option) bool {
		return o.Code == play.UseSkill && r.Rules.SkillID(o.A) == id && int(o.B) == max(level, 1)
	}
}

// walksPast reports whether somebody stands in a cell who lets a figure through: nobody can stop there.
func (r *runner) walksPast(who int8, c field.Cell) bool {
	for i := range int8(r.Count) {
		if i != who && r.Figures[i].OnBoard() && r.Figures[i].At == c {
			return !r.Enemies(i, who) && !r.Enemies(who, i)
		}
	}
	return false
}

// dragged is the option that takes somebody or something along.
func (r *runner) dragged(s *Step) (want, *Error) {
	helper := int16(0)
	if s.With != "" {
		who, err := r.named(s.Path+".with", s.With)
		if err != nil {
			return nil, err
		}
		helper = int16(who) + 1
	}
	if on, ok := r.figures[s.What]; ok {
		return coded(play.DragAlong, int16(on), helper), nil
	}
	if r.piece(s.What) < 0 {
		return nil, wrong(s.Path+".drag", "there is no figure and no piece %q", s.What)
	}
	return coded(play.DragPiece, int16(r.piece(s.What)), helper), nil
}

// search searches, takes and leaves.
func (r *runner) search(s *Step) *Error {
	w, err := r.container(s)
	if err != nil {
		return err
	}
	paid := func(o play.Option) bool { return r.paid(s, o) && w(o) }
	if err := r.choose(s, s.Who+" cannot search there", paid); err != nil {
		return err
	}
	if r.ask.Kind == play.FoundDecision {
		return r.foundToken(s)
	}
	for _, id := range s.Leave {
		if err := r.choose(s, id+" cannot be left there", r.token(play.Leave, id)); err != nil {
			return err
		}
	}
	for _, id := range s.Take {
		if err := r.choose(s, id+" cannot be taken", r.token(play.Take, id)); err != nil {
			return err
		}
	}
	if r.ask.Kind == play.TakeDecision {
		return r.choose(s, "the search does not end", coded(play.Stop))
	}
	return nil
}

// container is the option that searches what a step names.
func (r *runner) container(s *Step) (want, *Error) {
	if s.Verb == "rob" {
		on, err := r.named(s.Path+".rob", s.What)
		return coded(play.Rob, int16(on)), err
	}
	if s.What == "room" {
		return coded(play.SearchRoom), nil
	}
	piece := r.piece(s.What)
	if piece < 0 {
		return nil, wrong(s.Path+".search", "there is no piece %q", s.What)
	}
	return coded(play.SearchIn, int16(piece)), nil
}

// foundToken settles what becomes of what was found in a room.
func (r *runner) foundToken(s *Step) *Error {
	switch {
	case len(s.Take) == 0:
		return r.choose(s, "it cannot be refused", coded(play.LayDown))
	case len(s.Leave) > 0:
		return r.choose(s, "it cannot be swapped", r.token(play.SwapFor, s.Leave[0]))
	}
	return r.choose(s, "it cannot be kept", coded(play.Keep))
}

// token wants an option of a code about a token with an id.
func (r *runner) token(code play.OptionCode, id string) want {
	return func(o play.Option) bool { return o.Code == code && o.A >= 0 && r.Rules.TokenID(o.A) == id }
}

// verb is the option of a verb that takes one.
func (r *runner) verb(s *Step) (want, *Error) {
	switch s.Verb {
	case "shoot", "strike", "shove", "throw", "persuade", "revive", "give", "use":
		return r.onSomebody(s)
	case "end":
		return coded(play.EndTurn), nil
	case "skill", "upgrade":
		w := r.skill(s.What, s.Level)
		return func(o play.Option) bool {
			on, known := r.figures[s.On]
			return w(o) && r.Rules.IsUpgrade(o.A) == (s.Verb == "upgrade") && (s.Way == 0 || int(o.Way()) == s.Way-1) && (!known || o.Target() < 0 || o.Target() == on)
		}, nil
	case "play":
		return func(o play.Option) bool { return o.Code == play.PlayCard && r.Rules.Program.Cards[o.B].ID == s.What }, nil
	case "stand":
		return coded(play.StandUp), nil
	case "step":
		return coded(play.ProximityTo, int16(r.Rules.Spot(s.At.model()))), nil
	case "reload":
		return r.token(play.Reload, s.What), nil
	case "clear":
		return r.token(play.ClearJam, s.What), nil
	case "pick":
		return r.token(play.PickUp, s.What), nil
	case "drop":
		return r.token(play.PutDown, s.What), nil
	case "wear":
		if s.What == "" {
			return coded(play.Wear, -1), nil
		}
		return r.token(play.Wear, s.What), nil
	case "interact", "repair":
		piece := r.piece(s.What)
		if piece < 0 {
			return nil, wrong(s.Path+"."+s.Verb, "there is no piece %q", s.What)
		}
		if s.Verb == "repair" {
			return coded(play.RepairAt, int16(piece)), nil
		}
		return coded(play.Interact, int16(piece)), nil
	case "open", "shut":
		return r.door(s)
	}
	return func(play.Option) bool { return false }, nil // the engine has no such option
}

// door is the option that turns a door.
func (r *runner) door(s *Step) (want, *Error) {
	for i, d := range r.Rules.Field.Doors {
		if d.Key != s.What {
			continue
		}
		state := int16(0)
		if s.Verb == "shut" {
			state = 1
		}
		return func(o play.Option) bool {
			return coded(play.TurnDoor, int16(i), state)(o) || coded(play.PickDoor, int16(i), lockedFor(state))(o)
		}, nil
	}
	return nil, wrong(s.Path+"."+s.Verb, "there is no door %q", s.What)
}

// lockedFor is what a skill makes of a door that is shut, which it locks, or opened.
func lockedFor(state int16) int16 { return 2 * state }

// onSomebody is the option of what is done to somebody.
func (r *runner) onSomebody(s *Step) (want, *Error) {
	name := s.What
	switch s.Verb {
	case "throw":
		name = s.On
	case "give":
		name = s.To
	case "use":
		if name = s.On; name == "" {
			name = s.Who
		}
	}
	if s.Verb == "throw" && s.OnAt != nil {
		to := int16(r.Rules.Spot(s.OnAt.model()))
		return func(o play.Option) bool { return coded(play.ThrowTo, to)(o) && r.Rules.TokenID(o.B) == s.What }, nil
	}
	if s.Verb == "shoot" && s.OnAt != nil {
		to := int16(r.Rules.Spot(s.OnAt.model()))
		return func(o play.Option) bool { return coded(play.ShootTo, to)(o) && r.Rules.TokenID(o.B) == s.With }, nil
	}
	if thing := r.Rules.Thing(name); thing >= 0 && (s.Verb == "strike" || s.Verb == "shoot") {
		return r.broken(s, thing), nil
	}
	on, err := r.named(s.Path+"."+s.Verb, name)
	if err != nil {
		return nil, err
	}
	return r.done(s, int16(on)), nil
}

// broken is the option that attacks something that can be broken.
func (r *runner) broken(s *Step, thing int16) want {
	code, heavy := play.StrikeThing, int16(0)
	if s.Verb == "shoot" {
		code = play.ShootThing
	}
	if s.Heavy {
		heavy = 1
	}
	return func(o play.Option) bool {
		return coded(code, thing)(o) && o.C == heavy && (o.B < 0 && s.With == "" || o.B >= 0 && r.Rules.TokenID(o.B) == s.With)
	}
}

// done is the option of what is done to a figure.
func (r *runner) done(s *Step, on int16) want {
	with := func(token int16) bool {
		return token < 0 && s.With == "" || token >= 0 && r.Rules.TokenID(token) == s.With
	}
	extra := int16(s.Burst)
	if s.Charge {
		extra = -1
	}
	heavy := int16(0)
	if s.Heavy {
		heavy = 1
	}
	switch s.Verb {
	case "shoot":
		return func(o play.Option) bool { return o.Code == play.ShootAt && o.A == on && with(o.B) && o.C == extra }
	case "strike":
		return func(o play.Option) bool { return o.Code == play.StrikeAt && o.A == on && with(o.B) && o.C == heavy }
	case "shove":
		return coded(play.ShoveAt, on)
	case "throw":
		return func(o play.Option) bool { return o.Code == play.ThrowAt && o.A == on && r.Rules.TokenID(o.B) == s.What }
	case "revive":
		return func(o play.Option) bool { return o.Code == play.Revive && o.B == on && with(o.A) }
	case "give":
		return func(o play.Option) bool { return r.token(play.Give, s.What)(o) && o.B == on }
	case "use":
		return func(o play.Option) bool {
			return o.Code == play.UseTrait && r.Rules.TokenID(o.A) == s.What || (o.Code == play.UseItem || o.Code == play.Revive) && r.Rules.TokenID(o.A) == s.What && o.B == on
		}
	}
	aim, known := map[string]int16{"swap": 0, "join": 1, "mission": 2, "skill": 3}[s.For]
	return func(o play.Option) bool { return known && coded(play.PersuadeTo, on, aim)(o) }
}

// answer answers the decision that is pending; others before it are decided by default.
func (r *runner) answer(s *Step) *Error {
	w := r.takes(s)
	if r.muted { // a refusal is about the decision that is pending
		if err := r.run(); err != nil {
			return err
		}
	} else if err := r.settle(s); err != nil {
		return err
	}
	if i := r.find(coded(play.MoveAction)); s.At != nil && r.ask.Kind == play.GivenDecision && i >= 0 && r.find(*w) < 0 {
		if err := r.apply(i); err != nil { // a place answers the move that a skill grants
			return err
		}
	}
	return r.choose(s, "nobody is asked that", *w)
}

// takes is the option that an answer stands for.
func (r *runner) takes(s *Step) *want {
	w := want(func(play.Option) bool { return false })
	switch s.Verb {
	case "strike", "shove", "persuade":
		if on, known := r.figures[s.What]; known {
			w = r.done(s, int16(on))
		}
	case "choose":
		w = func(o play.Option) bool { return r.chosen(s, o) }
	case "give":
		if give, err := r.verb(s); err == nil {
			w = give
		}
	case "skill":
		w = r.skill(s.What, s.Level)
	case "shoot":
		if on, known := r.figures[s.What]; known {
			w = r.done(s, int16(on))
		}
	}
	return &w
}

// aboutThing reports whether an option is about a thing with a name: a door, a piece, an entry by its number, or a token that is mended
// or used; or is the action with the name.
func (r *runner) aboutThing(id string, o play.Option) bool {
	switch o.Code {
	case play.PickDoor:
		return r.Rules.Field.Doors[o.A].Key == id
	case play.PickPiece:
		return r.Rules.Field.Pieces[o.A].ID == id
	case play.Dock:
		return r.Rules.Field.Airlocks[o.A].ID == id
	case play.PickEntry:
		return fmt.Sprint(r.Rules.Field.Entries[o.A].Number) == id
	case play.MendToken, play.UseItem, play.ClearJam, play.Reload:
		return o.A >= 0 && r.Rules.TokenID(o.A) == id
	case play.SearchIn:
		return r.Rules.Field.Pieces[o.A].ID == id
	case play.Choose:
		return r.ask.Kind == play.OptionDecision && fmt.Sprint(o.A+1) == id
	}
	return false
}

// chosen reports whether an option is what an answer chooses: a place, a figure, an airlock or a token.
func (r *runner) chosen(s *Step, o play.Option) bool {
	if s.At != nil {
		c := int16(r.Rules.Spot(s.At.model()))
		return c != int16(field.None) && (coded(play.Into, c)(o) || coded(play.GoTo, c, 1, 0)(o) || coded(play.ProximityTo, c)(o))
	}
	if r.aboutThing(s.What, o) {
		return true
	}
	switch o.Code {
	case play.MendFigure:
		on, known := r.figures[s.What]
		return known && int16(on) == o.A
	case play.TakeHits, play.RollAgain:
		return s.What == fmt.Sprint(o.A)
	case play.Choose:
		if r.ask.Kind == play.OptionDecision {
			return r.Offered(o) == s.What
		}
		on, known := r.figures[s.What]
		return known && int16(on) == o.A
	case play.Dock:
		return r.Rules.Field.Airlocks[o.A].ID == s.What
	case play.SwapFor, play.Take, play.Leave:
		return r.Rules.TokenID(o.A) == s.What
	}
	return false
}
