package script

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// expect compares what a script expects with the state.
func (r *runner) expect(s *Script, before map[string]any) {
	for _, path := range sorted(s.Expect) {
		is, _ := r.value(path)
		wanted := s.Expect[path]
		r.result.Held = append(r.result.Held, found(path, wanted, is, before[path]))
	}
}

// found compares one value.
func found(path string, wanted, is, before any) Found {
	f := Found{Path: path, Wanted: wanted, Found: is, Held: holds(wanted, is, before)}
	if wantsChange(wanted) {
		f.Before = before
	}
	return f
}

// changeBy is by how much a value is to be another than at the beginning; false: that is not what is wanted.
func changeBy(wanted any) (by int, is bool) {
	w, text := wanted.(string)
	if !text || w == "" || w[0] != '+' && w[0] != '-' {
		return 0, false
	}
	n, _ := fmt.Sscanf(w, "%d", &by)
	return by, n == 1
}

// wantsChange reports whether a change is wanted, or one of several.
func wantsChange(wanted any) bool {
	if w, several := wanted.(map[string]any); several {
		list, _ := w["oneOf"].([]any)
		return slices.ContainsFunc(list, wantsChange)
	}
	_, is := changeBy(wanted)
	return is
}

// Says is what was wanted and what was found. A change is said with the number that it leads to, and with what has changed.
func (f Found) Says() string {
	wanted, found := asJSON(f.Wanted), asJSON(f.Found)
	if !wantsChange(f.Wanted) {
		return "wanted " + wanted + ", found " + found
	}
	before, is := f.Before.(int)
	now, also := f.Found.(int)
	if !is || !also {
		return fmt.Sprintf("wanted a change of %s, and it was %s at the beginning and is %s now", wanted, asJSON(f.Before), found)
	}
	if by, one := changeBy(f.Wanted); one {
		wanted = fmt.Sprintf("%+d, from %d to %d", by, before, before+by)
	}
	if now == before {
		return fmt.Sprintf("wanted a change of %s, found no change: it is %d, as at the beginning", wanted, now)
	}
	return fmt.Sprintf("wanted a change of %s, found %+d, from %d to %d", wanted, now-before, before, now)
}

// asJSON is a value as scripts have it.
func asJSON(v any) string {
	out, err := json.Marshal(v)
	if err != nil {
		return "?"
	}
	return string(out)
}

// holds reports whether a value is what was wanted.
func holds(wanted, found, before any) bool {
	switch w := wanted.(type) {
	case map[string]any:
		list, _ := w["oneOf"].([]any)
		return slices.ContainsFunc(list, func(x any) bool { return holds(x, found, before) })
	case string:
		if by, is := changeBy(w); is {
			a, ok := found.(int)
			b, also := before.(int)
			return ok && also && a == b+by
		}
	}
	return equal(wanted, found)
}

// equal compares values as JSON.
func equal(a, b any) bool {
	x, err := json.Marshal(a)
	y, also := json.Marshal(b)
	if err != nil || also != nil {
		return false
	}
	if l, ok := a.([]any); ok {
		if m, ok := b.(bag); ok {
			return sameBag(l, m)
		}
	}
	return string(x) == string(y)
}

// bag is a list in which the order does not count.
type bag []any

func sameBag(a []any, b bag) bool {
	words := func(list []any) []string {
		var out []string
		for _, v := range list {
			w, _ := json.Marshal(v)
			out = append(out, string(w))
		}
		slices.Sort(out)
		return out
	}
	return slices.Equal(words(a), words(b))
}

// value is what stands at a path of the state.
func (r *runner) value(path string) (any, *Error) {
	head, rest, _ := strings.Cut(path, ".")
	switch head {
	case "figures":
		id, what, _ := strings.Cut(rest, ".")
		f, known := r.figures[id]
		if !known {
			return nil, wrong("expect."+path, "there is no figure %q", id)
		}
		return r.ofFigure(path, f, what)
	case "seen":
		return r.seen(path, rest)
	case "deck":
		if rest != "" {
			return r.cardsOf(rest), nil
		}
	case "crews":
		return r.ofMuster(path, rest)
	case "last":
		return r.ofLast(path, rest)
	case "doors", "crates", "stock", "counters", "points", "docked", "done":
		return r.thing(path, head, rest)
	}
	switch path {
	case "pegs":
		return int(r.Pegs), nil
	case "round":
		return int(r.Round), nil
	case "turn":
		return int(r.Turn) + 1, nil
	case "spare":
		return int(r.Spares), nil
	case "over":
		return r.Over, nil
	case "rescue":
		return r.MayRescue(), nil
	case "phase":
		phase, _, _ := r.Between()
		if phase < 0 {
			phase = r.Phase
		}
		return r.phaseID(phase), nil
	case "pouch":
		return r.tokens(play.InPouch, 0), nil
	case "floor":
		return r.floor(), nil
	case "deck":
		return r.cards(r.Deck.Cards[:r.Deck.N]), nil
	case "discard":
		return bag(r.cards(r.Discard.Cards[:r.Discard.N])), nil
	case "winner":
		return r.winner(), nil
	}
	return nil, wrong("expect."+path, "there is no such path; there are figures.ID.…, last.…, doors.ID, crates.ID, stock.NPC, counters.ID, points.CREW, docked.CREW, done.OBJECTIVE, crews.CREW.…, seen.CREW.FIGURE, pegs, round, turn, spare, over, rescue, phase, pouch, floor, deck, discard, winner")
}

func (r *runner) phaseID(phase int8) any {
	if phase < 0 {
		return nil
	}
	return r.Rules.Set.Phases[phase].ID
}

// ofFigure is a value of a figure.
func (r *runner) ofFigure(path string, f int8, what string) (any, *Error) {
	x := &r.Figures[f]
	switch what {
	case "at":
		if !x.OnBoard() {
			return nil, nil
		}
		return r.middle(x.At), nil
	case "health":
		return int(r.Left(f)), nil
	case "skill":
		return int(x.Skill), nil
	case "ammo":
		return int(x.Ammo), nil
	case "actions":
		if !x.Flags.Has(play.Acted) && x.Actions == 0 && x.Stands() {
			return int(r.ActionsOf(f)), nil // of the turn to come
		}
		return int(x.Actions), nil
	case "kills":
		n := 0
		for _, by := range r.Killer {
			if by == f+1 {
				n++
			}
		}
		return n, nil
	case "crew":
		if x.Crew < 0 {
			return nil, nil
		}
		return int(x.Crew) + 1, nil
	case "target":
		if x.Target < 0 {
			return nil, nil
		}
		return r.nameOf(x.Target), nil
	case "state":
		return r.MoodOf(f).String(), nil
	case "shield":
		if r.ShieldOn(f) {
			return "on", nil
		}
		return "off", nil
	}
	if what == "gone" && x.Who != r.sorts[f] {
		return true, nil
	}
	if flag, ok := flags()[what]; ok {
		return x.Flags.Has(flag), nil
	}
	return r.ofTray(path, f, what)
}

func flags() map[string]play.Flags {
	return map[string]play.Flags{"prone": play.Prone, "defeated": play.Down, "gone": play.Gone, "aboard": play.Aboard, "acted": play.Acted}
}

// ofTray is a value about what a figure carries.
func (r *runner) ofTray(path string, f int8, what string) (any, *Error) {
	out := bag{}
	for i := range int16(r.Rules.TokenCount()) {
		t := &r.Tokens[i]
		if t.Where != play.InTray || t.At != int16(f) {
			continue
		}
		worn := t.Flags&play.Worn != 0
		if worn && what == "worn" {
			return r.Rules.TokenID(i), nil
		}
		if what == "gear" && !worn || what == "jammed" && t.Flags&play.Jammed != 0 || what == "broken" && t.Flags&play.Broken != 0 {
			out = append(out, r.Rules.TokenID(i))
		}
	}
	switch what {
	case "gear", "jammed", "broken":
		return out, nil
	case "worn":
		return nil, nil
	}
	return nil, wrong("expect."+path, "figures have at, health, skill, ammo, actions, prone, defeated, gone, aboard, crew, kills, target, gear, worn, jammed, broken, shield, state, acted")
}

// middle is the middle of a cell, in inches.
func (r *runner) middle(c field.Cell) any {
	p := r.Rules.Field.Point(c)
	return []any{float64(p.X) / float64(model.Inch), float64(p.Y) / float64(model.Inch)}
}

// ofLast is a value of the latest attack.
func (r *runner) ofLast(path, what string) (any, *Error) {
	switch what {
	case "hits":
		return r.last.hits, nil
	case "misfires":
		return r.last.misfires, nil
	case "damage":
		return r.last.damage, nil
	case "void":
		return r.last.void, nil
	case "cover":
		if r.last.cover > 0 {
			return "partial", nil
		}
		return "none", nil
	}
	return nil, wrong("expect."+path, "an attack has hits, misfires, cover, damage, void")
}

// thing is a value of something that has a name.
func (r *runner) thing(path, head, id string) (any, *Error) {
	none := wrong("expect."+path, "there is no such thing")
	switch head {
	case "doors":
		for i, d := range r.Rules.Field.Doors {
			if d.Key == id {
				return doorStates()[r.Doors[i]], nil
			}
		}
	case "crates":
		if p := r.piece(id); p >= 0 {
			return r.tokens(play.InPiece, int16(p)), nil
		}
	case "stock":
		for i, n := range r.Rules.Set.NPCs {
			if n.ID == id {
				return int(r.Stock[i]), nil
			}
		}
	case "counters":
		at := r.Rules.Program.ID(program.Counters, id)
		if at >= 0 && int(at) < len(r.Counters) {
			return int(r.Counters[at]), nil
		}
	case "done":
		return r.doers(id, none)
	case "points", "docked":
		return r.ofCrew(head, id, none)
	}
	return nil, none
}

// doers are the crews that have done an objective.
func (r *runner) doers(id string, none *Error) (any, *Error) {
	for i, o := range r.Rules.Mission.Objectives {
		if o.ID != id {
			continue
		}
		out := bag{}
		for crew := range int8(r.Crews) {
			if r.Done(crew, i) {
				out = append(out, int(crew)+1)
			}
		}
		return out, nil
	}
	return nil, none
}

// ofCrew is a value of a crew, which is named by its number.
func (r *runner) ofCrew(head, id string, none *Error) (any, *Error) {
	var crew int
	if n, _ := fmt.Sscan(id, &crew); n != 1 || crew < 1 || crew > int(r.Crews) {
		return nil, none
	}
	if head == "points" {
		return int(r.Points[crew-1]), nil
	}
	if at := r.Entered[crew-1]; at >= 0 && int(at) < len(r.Rules.Field.Airlocks) {
		return r.Rules.Field.Airlocks[at].ID, nil
	}
	return nil, nil
}

// tokens are the ids of what lies in a place.
func (r *runner) tokens(where play.Where, at int16) bag {
	out := bag{}
	for i := range int16(r.Rules.TokenCount()) {
		if t := &r.Tokens[i]; t.Where == where && t.At == at {
			out = append(out, r.Rules.TokenID(i))
		}
	}
	return out
}

func (r *runner) floor() bag {
	out := bag{}
	for i := range int16(r.Rules.TokenCount()) {
		if t := &r.Tokens[i]; t.Where == play.OnFloor {
			out = append(out, map[string]any{"token": r.Rules.TokenID(i), "at": r.middle(field.Cell(t.At))})
		}
	}
	return out
}

func (r *runner) cards(pile []uint8) []any {
	out := []any{}
	for _, c := range pile {
		out = append(out, r.Rules.Program.Cards[c].ID)
	}
	return out
}

// cardsOf is how many cards of a kind the deck holds.
func (r *runner) cardsOf(kind string) int {
	n := 0
	for _, c := range r.Deck.Cards[:r.Deck.N] {
		if r.Rules.Program.Cards[c].Sort == kind {
			n++
		}
	}
	return n
}

// seen are the tokens of a figure as a crew knows them, by "CREW.FIGURE"; null for one that it does not know.
func (r *runner) seen(path, rest string) (any, *Error) {
	var crew int
	var id string
	_, err := fmt.Sscanf(rest, "%d.%s", &crew, &id)
	f, known := r.figures[id]
	if err != nil || !known || crew < 1 || crew > int(r.Crews) {
		return nil, wrong("expect."+path, "there are seen.CREW.FIGURE")
	}
	out := bag{}
	for i := range int16(r.Rules.TokenCount()) {
		if t := &r.Tokens[i]; t.Where != play.InTray || t.At != int16(f) {
			continue
		}
		if r.Knows(int8(crew-1), i) {
			out = append(out, r.Rules.TokenID(i))
		} else {
			out = append(out, nil)
		}
	}
	return out, nil
}

// winner is the crew that has won; a list of them, or nobody.
func (r *runner) winner() any {
	var out []any
	for i := range r.Crews {
		if r.Winner>>i&1 == 1 {
			out = append(out, int(i)+1)
		}
	}
	switch len(out) {
	case 0:
		return nil
	case 1:
		return out[0]
	}
	return out
}
