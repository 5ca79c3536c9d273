package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// trigger says why a trigger never comes about, or nothing. Of several only the first is told.
func (w *world) trigger(t model.Trigger) *never {
	if t.Kind == "any" {
		return w.noTrigger(t.Triggers)
	}
	looks := []func(model.Trigger) *never{w.triggerTime, w.triggerTrack, w.triggerPiece, w.triggerState, w.triggerRest, w.triggerWho, w.triggerAble}
	for _, look := range looks {
		if n := look(t); n != nil {
			return n
		}
	}
	return nil
}

// noTrigger says why none of several triggers comes about.
func (w *world) noTrigger(all []model.Trigger) *never {
	var first *never
	for _, t := range all {
		n := w.trigger(t)
		if n == nil {
			return nil
		}
		if first == nil {
			first = n
		}
	}
	return first
}

// triggerTime looks at numbers of rounds.
func (w *world) triggerTime(t model.Trigger) *never {
	m := w.soonest(t, w.rounds)
	if w.rounds == 0 || m.round <= w.rounds {
		return nil
	}
	return &never{
		field: m.field, why: fmt.Sprintf("%s comes after the end, which round %d brings at the latest", m.words, w.rounds),
		remedy: fmt.Sprintf("%s before %d, or let the game go on for longer", m.remedy, w.rounds),
		steps:  []string{fmt.Sprintf("the game is over when round %d begins", w.rounds), fmt.Sprintf("the rule waits for round %d", m.round)},
	}
}

// triggerTrack looks at the lowest level of the hostility track, which nothing ever reaches: every game begins at
// it or above. Other levels and holes that are there from the start are a matter of the pegs.
func (w *world) triggerTrack(t model.Trigger) *never {
	if t.Kind != "hostility" || t.Level == "" || w.levelIndex(t.Level) != 0 {
		return nil
	}
	title := w.Rules.Hostility.Levels[0].Title
	return &never{
		field: "level", why: title + " is the lowest level, which every game begins at or above",
		remedy: "wait for a higher level, or use {kind: \"start\"}",
		steps:  []string{"a level is reached when a peg is put into its first hole", title + " counts without any peg"},
	}
}

// passed says that a level or a hole is reached before the game begins, so that nobody ever sees it come, or nothing.
// Where a rule takes pegs off the track it can come again.
func (w *world) passed(t model.Trigger) *never {
	h := w.Rules.Hostility
	pegs, _ := w.startPegs()
	first, field := t.Peg, "peg" // the peg that it waits for
	if i := w.levelIndex(t.Level); i > 0 {
		first, field = 1, "level"
		for _, l := range h.Levels[:i] {
			first += l.Holes
		}
	}
	rules, cards := w.pegsFall()
	if t.Kind != "hostility" || first == 0 || pegs < first || pegs > h.Holes() || rules {
		return nil // more pegs than holes are a mistake of their own
	}
	n := &never{field: field, why: fmt.Sprintf("it waits for peg %d, and the game begins with %s", first, english.Count(pegs, "peg")),
		remedy: "begin with fewer than " + english.Count(first, "peg") + ", or wait for something that is still to come",
		steps:  append(w.holesByLevel(), "no rule takes pegs off the track")}
	if cards {
		n.maybe = "event cards take pegs off the track, after which it can come"
	} else if slices.ContainsFunc(w.Mission.Rules, func(r model.Rule) bool { return !r.Simulated }) {
		n.maybe = "a rule is prose only and may take pegs off"
	}
	if field == "level" {
		n.why = fmt.Sprintf("%s begins with peg %d, and the game with %s", h.Levels[w.levelIndex(t.Level)].Title, first, english.Count(pegs, "peg"))
	}
	return n
}

// levelIndex is the place of a level on the track; -1: there is none.
func (w *world) levelIndex(id string) int {
	return slices.IndexFunc(w.Rules.Hostility.Levels, func(l model.HostilityLevel) bool { return l.ID == id })
}

// triggerPiece looks at what is interacted with, searched, repaired or destroyed.
func (w *world) triggerPiece(t model.Trigger) *never {
	switch t.Kind {
	case "search":
		n := w.sort(t.Any)
		if t.Any == "" && t.With == "" {
			n = w.nothingToSearch()
		}
		if n == nil {
			n = w.nthSearch(t)
		}
		return n
	case "interact", "repair", "destroyed":
		return w.sort(t.Any)
	}
	return nil
}

// nthSearch looks at which of several searches is waited for: nothing is searched twice.
func (w *world) nthSearch(t model.Trigger) *never {
	most := w.searches(t)
	if t.Nth < 2 || t.Nth <= most {
		return nil
	}
	n := &never{
		field: "nth", why: fmt.Sprintf("it waits for search number %d, and there are %d at most", t.Nth, most),
		remedy: fmt.Sprintf("wait for number %d or lower", most),
		steps:  []string{"each crate or piece is searched once", fmt.Sprintf("pieces that it can be: %d", most)},
	}
	if slices.ContainsFunc(w.Mission.Rules, func(r model.Rule) bool { return !r.Simulated }) {
		n.maybe = "a rule is prose only and may have something searched again"
	}
	return n
}

// searches is how many pieces a trigger can mean at most.
func (w *world) searches(t model.Trigger) int {
	switch {
	case t.With != "":
		return 1
	case t.Any != "":
		return w.piecesOf(t.Any)
	}
	n := len(w.Mission.Setup.Contents)
	for _, d := range w.Mission.Setup.Deals {
		n += len(d.Into)
	}
	for _, c := range w.Rules.Crates {
		n += w.piecesOf(c.ID)
	}
	for _, k := range w.Rules.Furniture {
		if t := find(w.Rules.Terrain, k.Rule, func(t *model.TerrainRule) string { return t.ID }); t != nil && t.Search {
			n += w.piecesOf(k.ID)
		}
	}
	return n
}

// nothingToSearch says that no crate stands anywhere, nor any other piece that can be searched or is dealt into.
func (w *world) nothingToSearch() *never {
	for _, c := range w.Rules.Crates {
		if w.piecesOf(c.ID) > 0 {
			return nil
		}
	}
	for _, k := range w.Rules.Furniture {
		t := find(w.Rules.Terrain, k.Rule, func(t *model.TerrainRule) string { return t.ID })
		if w.piecesOf(k.ID) > 0 && t != nil && t.Search {
			return nil
		}
	}
	if len(w.Mission.Setup.Deals) > 0 {
		return nil
	}
	return &never{field: "kind", why: "nothing that can be searched stands on the board", remedy: "put a crate on the board, or wait for something else",
		steps: []string{"crates on all floors: 0", "furniture that can be searched: 0"}}
}

// triggerState looks at doors and counters.
func (w *world) triggerState(t model.Trigger) *never {
	switch t.Kind {
	case "door":
		return w.door(t.Of, t.Becomes, "becomes")
	case "counter":
		return w.counterReaches(t.Of, t.Reaches)
	}
	return nil
}

// door says why a door is never in a state, or does not take it. The kind of a panel that is not there is
// reported elsewhere.
func (w *world) door(id, state, field string) *never {
	x, ok := w.panelCalled(id)
	switch {
	case !ok:
		return nil
	case w.doorless(x.Kind):
		return &never{panel: w.onBoard(x), field: "of", why: fmt.Sprintf("%s has no door", w.panelName(x)), remedy: "name a panel with a door, or draw one there"}
	case state != string(model.Locked):
		return w.staysLocked(x, state, field)
	case w.sets(x, state), field == "is" && x.State == model.Locked:
		return nil
	}
	return &never{panel: w.onBoard(x), field: field, why: fmt.Sprintf("nothing ever locks %s", w.panelName(x)), remedy: "let a rule lock it, or wait for another state",
		steps: []string{fmt.Sprintf("it stands %s at the start", x.State), "no rule has an effect that sets it to \"locked\"", "figures open and close doors, but do not lock them"}}
}

// staysLocked says that a door which is locked at the start never is in another state, since nothing opens it, or
// nothing. Hidden doors are told of by themselves.
func (w *world) staysLocked(x model.Panel, state, field string) *never {
	l := w.lore()
	for i, lock := range l.locks {
		if y := w.panel(lock); y.ID != x.ID || x.State != model.Locked || w.hiddenDoor(lock) || len(l.from[doorOf(i)]) > 0 || w.cardsMove(x) {
			continue
		}
		return &never{panel: w.onBoard(x), about: x.ID, field: field, why: fmt.Sprintf("nothing ever opens %s, which is locked", w.panelName(x)),
			remedy: "let a rule open it, or let it begin closed",
			steps:  []string{"it stands locked at the start", fmt.Sprintf("no rule sets it to %q or \"open\"", state), "no piece has power over it"}}
	}
	return nil
}

// cardsMove reports whether event cards that may come up move doors of a panel's kind.
func (w *world) cardsMove(x model.Panel) bool {
	found := false
	for _, d := range w.Decks {
		if !w.deals(d.Kind) {
			continue
		}
		for _, c := range d.Cards {
			cardEffects(c, func(e effectAt) { found = found || e.Kind == "door" && e.Any == x.Kind })
		}
	}
	return found
}

// panelCalled is the panel with an id, on any floor.
func (w *world) panelCalled(id string) (model.Panel, bool) {
	for _, f := range w.Mission.Floors() {
		for _, x := range f.Board.Panels {
			if x.ID == id && id != "" {
				return x, true
			}
		}
	}
	return model.Panel{}, false
}

// onBoard is a panel if it stands on the mission's own board, which a map can show.
func (w *world) onBoard(x model.Panel) *model.Panel {
	for i := range w.Mission.Board.Panels {
		if w.Mission.Board.Panels[i].Name == x.Name && w.Mission.Board.Panels[i].ID == x.ID {
			return &x
		}
	}
	return nil
}

// sets reports whether a rule puts a panel's door into a state.
func (w *world) sets(x model.Panel, state string) bool {
	found := false
	w.effects(func(e effectAt) {
		found = found || e.Kind == "door" && e.Set == state && (e.Of == x.ID || e.Any == x.Kind)
	})
	return found
}

// counterReaches says why a counter never comes to a number.
func (w *world) counterReaches(id string, n int) *never {
	c := find(w.Mission.Setup.Counters, id, counterID)
	s := w.spans[id]
	switch {
	case c == nil:
		return nil // REF001 says so
	case c.Most != nil && n > *c.Most:
		return toldBy("CNT001")
	case !s.changed:
		return toldBy("OBJ008")
	case s.values.has(n):
		return nil
	}
	return &never{about: id, field: "reaches", why: fmt.Sprintf("counter %s never comes to %d: it is %s", id, n, s.reached()),
		remedy: "choose a number that the effects can bring it to, or let one change it further", steps: s.steps}
}

// triggerRest looks at cards, tokens and what else is named by name.
func (w *world) triggerRest(t model.Trigger) *never {
	switch t.Kind {
	case "pickup", "carried-off":
		return w.held(t.Token).at("token")
	case "arrival":
		if t.NPC != "" {
			return w.kind(t.NPC).at("npc")
		}
	case "event-card":
		if t.Category != "" && find(w.Rules.Cards, t.Category, cardKindID) != nil && !w.deals(t.Category) {
			return &never{field: "category", why: "no card of the kind " + t.Category + " is in the deck", remedy: "add the kind to setup.events, or wait for another",
				steps: []string{"setup.events and the variations do not name " + t.Category, "no effect brings such cards in"}}
		}
	case "defeated":
		return w.nth(t)
	case "objective":
		if !w.done(t.Of) {
			return &never{field: "of", why: "objective " + t.Of + " is never done"}
		}
	case "after":
		if !w.works(t.Rule) {
			return &never{field: "rule", why: "rule " + t.Rule + " never works"}
		}
	}
	return nil
}

// nth looks at which of several that fall is waited for.
func (w *world) nth(t model.Trigger) *never {
	if t.Nth < 2 || t.Who == nil {
		return nil
	}
	n, what := w.most(t.Who)
	if t.Nth <= n {
		return nil
	}
	return &never{field: "nth", why: fmt.Sprintf("it waits for number %d of %s, and there are %d at most", t.Nth, what, n),
		remedy: fmt.Sprintf("wait for number %d or lower", max(n, 1)), steps: w.steps(t.Who)}
}

// most is how many figures of a choice there are in a whole game; without: nobody can tell.
func (w *world) most(x *model.Who) (int, string) {
	switch {
	case x.Named != "":
		for _, m := range w.Mission.Setup.NPCs {
			if m.ID == x.Named {
				return max(m.Count, 1), x.Named
			}
		}
	case x.NPC != "":
		return w.supply(x.NPC).most, x.NPC
	}
	return without, ""
}

func (w *world) steps(x *model.Who) []string {
	if x.Named == "" && x.NPC != "" {
		return w.supply(x.NPC).steps
	}
	return nil
}

// triggerWho looks at the figures that take part.
func (w *world) triggerWho(t model.Trigger) *never {
	for _, x := range []*model.Who{t.Who, t.Target, t.Against} {
		if w.who(x) != nil {
			return toldBy("OBJ006")
		}
	}
	return nil
}
