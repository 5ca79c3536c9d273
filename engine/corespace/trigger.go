package corespace

import (
	"slices"
)

// verdict is what the table knows of something.
type verdict int

const (
	no verdict = iota
	unsure
	yes
)

func is(so bool) verdict {
	if so {
		return yes
	}
	return no
}

// event is what the table does about a kind of trigger: it sees the event by itself, or the players tell
// it, or both.
type event struct {
	match func(*Table, trigger, Event) verdict
	told  bool // the players tell of it, with a button
	deed  bool // somebody does it on purpose and waits for what follows
}

// triggerRow is what the table does about a kind of trigger.
func triggerRow(kind string) event {
	switch kind {
	case "start":
		return event{match: of(GameBegan)}
	case "round":
		return event{match: matchRound}
	case "phase":
		return event{match: matchPhase}
	case "hostility":
		return event{match: matchHostility}
	case "after", "any": // its timer sets it off, or each of its events by itself
		return event{match: func(*Table, trigger, Event) verdict { return no }}
	case "end":
		return event{match: of(GameEnded)}
	case "counter":
		return event{match: matchCounter}
	case "arrival":
		return event{match: func(_ *Table, w trigger, e Event) verdict {
			return is(e.Kind == Arrival && (w.NPC == "" || w.NPC == e.NPC || w.NPC == e.Wanted))
		}}
	case "arrival-roll":
		return event{match: func(_ *Table, w trigger, e Event) verdict {
			return is(e.Kind == EntryRolled && slices.Contains(w.Results, e.Entry))
		}}
	case "event-card":
		return event{match: matchCard}
	case "objective":
		return event{match: func(_ *Table, w trigger, e Event) verdict { return is(e.Kind == Done && e.ID == w.Of) }}
	}
	return toldRow(kind)
}

// toldRow is what somebody does, and what hangs on where figures stand and how they fare. The table sees what is
// pressed on the page and its own dice, and knows figures by their kind alone; the rest it is told.
func toldRow(kind string) event {
	switch kind {
	case "interact": // a button on the piece itself
		return event{deed: true, match: matchInteract}
	case "door": // the doors have buttons of their own
		return event{deed: true, match: func(_ *Table, w trigger, e Event) verdict {
			return is(e.Kind == DoorSet && e.Panel == w.Of && e.State == w.Becomes)
		}}
	case "search":
		return event{deed: true, told: true, match: matchSearch}
	case "pickup":
		return event{deed: true, told: true, match: func(_ *Table, w trigger, e Event) verdict {
			return is((e.Kind == Taken || e.Kind == Searched || e.Kind == Given) && slices.Contains(e.Tokens, w.Token))
		}}
	case "repair", "carried-off", "destroyed", "persuaded", "attacked", "crime":
		return event{deed: true, told: true}
	case "chance":
		return event{told: true, match: func(t *Table, w trigger, e Event) verdict { return t.showsAny(e, w.Faces) }}
	case "misfire":
		return event{told: true, match: func(t *Table, _ trigger, e Event) verdict { return t.showsAny(e, []string{misfire}) }}
	case "defeated":
		return event{told: true, match: matchDefeated}
	case "enter", "leave", "empty", "contact", "sees", "aboard", "all-aboard", "crew-gone":
		return event{told: true}
	}
	return event{}
}

// misfire is how rule sets mark a face with a misfire.
const misfire = "misfire"

func of(kind EventKind) func(*Table, trigger, Event) verdict {
	return func(_ *Table, _ trigger, e Event) verdict { return is(e.Kind == kind) }
}

func matchRound(_ *Table, w trigger, e Event) verdict {
	if e.Kind != RoundBegan || e.Round < w.At {
		return no
	}
	return is(e.Round == w.At || w.Every > 0 && (e.Round-w.At)%w.Every == 0)
}

func matchPhase(_ *Table, w trigger, e Event) verdict {
	kind := PhaseBegan
	if w.Moment == "end" {
		kind = PhaseEnded
	}
	return is(e.Kind == kind && e.Phase == w.Phase)
}

func matchHostility(_ *Table, w trigger, e Event) verdict {
	if w.Peg > 0 {
		return is(e.Kind == PegIn && e.Pegs == w.Peg)
	}
	return is(e.Kind == LevelSet && (w.Level == "" || e.Level == w.Level))
}

// matchCounter takes a number that is passed as reached.
func matchCounter(_ *Table, w trigger, e Event) verdict {
	was := e.Value - e.Count
	return is(e.Kind == Counted && e.ID == w.Of && (was < w.Reaches && w.Reaches <= e.Value || was > w.Reaches && w.Reaches >= e.Value))
}

func matchInteract(t *Table, w trigger, e Event) verdict {
	if e.Kind != Interacted || !slices.Contains(t.pieces(w), e.ID) {
		return no
	}
	if w.Actions > 1 || !anyTrader(w.Who) {
		return unsure
	}
	return yes
}

// matchSearch knows crates that are opened, and rooms only by whatever name the players give them.
func matchSearch(t *Table, w trigger, e Event) verdict {
	return is(e.Kind == Opened && (w.With == "" && w.Any == "" || slices.Contains(t.pieces(w), e.ID)))
}

// matchCard tells of a hidden card only by its kind: which one it is comes to light when it is played.
func matchCard(t *Table, w trigger, e Event) verdict {
	switch e.Kind {
	case CardDrawn:
		return is(t.cardIs(e.Card, w.Category, w.Card))
	case CardHidden:
		return is(w.Card == "" && t.cardIs(e.Card, w.Category, ""))
	case CardPlayed:
		return is(w.Card != "" && t.cardIs(e.Card, w.Category, w.Card))
	}
	return no
}

func (t *Table) showsAny(e Event, symbols []string) verdict {
	if e.Kind != DieRolled || !slices.Contains(symbols, t.die(e.Die).Faces[e.Face].Symbol) {
		return no
	}
	return unsure // whose die it was
}

// matchDefeated knows figures by their kind alone.
func matchDefeated(t *Table, w trigger, e Event) verdict {
	if e.Kind != Defeated || w.Who == nil || !t.couldBe(*w.Who, e.NPC) {
		return no
	}
	if plainKind(*w.Who) {
		return yes
	}
	return unsure
}
