package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
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
// it, or both. Its words complete "when …".
type event struct {
	match func(*Table, trigger, Event) verdict
	told  bool // the players tell of it, with a button
	deed  bool // somebody does it on purpose and waits for what follows
	say   func(*Table, trigger) string
}

// triggerRow is the one list of the events that rules wait for.
func triggerRow(kind string) event {
	switch kind {
	case "interact", "repair", "search", "pickup", "carried-off", "door", "destroyed", "persuaded", "crime", "attacked":
		return deedRow(kind)
	case "enter", "leave", "empty", "contact", "sees", "aboard", "all-aboard", "crew-gone":
		return figureRow(kind)
	case "chance", "misfire", "defeated":
		return fateRow(kind)
	case "arrival", "arrival-roll", "event-card", "objective", "counter":
		return drawnRow(kind)
	}
	return clockRow(kind)
}

// clockRow is what the table knows all by itself.
func clockRow(kind string) event {
	switch kind {
	case "start":
		return event{match: of(GameBegan), say: fixed("the game begins")}
	case "round":
		return event{match: matchRound, say: sayRound}
	case "phase":
		return event{match: matchPhase, say: func(t *Table, w trigger) string {
			if w.Moment == "end" {
				return "the " + t.phaseTitle(w.Phase) + " phase ends"
			}
			return "the " + t.phaseTitle(w.Phase) + " phase begins"
		}}
	case "hostility":
		return event{match: matchHostility, say: sayHostility}
	case "after":
		return event{match: func(*Table, trigger, Event) verdict { return no }, say: sayAfter} // its timer sets it off
	case "end":
		return event{match: of(GameEnded), say: fixed("the game ends")}
	case "any":
		return event{match: func(*Table, trigger, Event) verdict { return no }, say: sayOneOf} // each of its events by itself
	}
	return event{}
}

// drawnRow is what comes of dice, cards and counters on the page.
func drawnRow(kind string) event {
	switch kind {
	case "counter":
		return event{match: matchCounter, say: func(t *Table, w trigger) string {
			return fmt.Sprintf("%s comes to %d", english.Quoted(t.counterTitle(w.Of)), w.Reaches)
		}}
	case "arrival":
		return event{match: func(_ *Table, w trigger, e Event) verdict {
			return is(e.Kind == Arrival && (w.NPC == "" || w.NPC == e.NPC || w.NPC == e.Wanted))
		}, say: func(t *Table, w trigger) string {
			if w.NPC == "" {
				return "anybody arrives"
			}
			return "a " + t.npcTitle(w.NPC) + " arrives"
		}}
	case "arrival-roll":
		return event{match: func(_ *Table, w trigger, e Event) verdict {
			return is(e.Kind == EntryRolled && slices.Contains(w.Results, e.Entry))
		}, say: func(_ *Table, w trigger) string {
			return "the roll for an entry point shows " + numbers(w.Results)
		}}
	case "event-card":
		return event{match: matchCard, say: func(t *Table, w trigger) string {
			if w.Card != "" {
				return "the event card " + english.Quoted(t.cardTitle(w.Card)) + " comes up"
			}
			return "a " + t.cardKindTitle(w.Category) + " card is drawn"
		}}
	case "objective":
		return event{match: func(_ *Table, w trigger, e Event) verdict { return is(e.Kind == Done && e.ID == w.Of) },
			say: func(t *Table, w trigger) string { return english.Quoted(t.objectiveTitle(w.Of)) + " is done" }}
	}
	return event{}
}

// deedRow is what somebody does. The table sees what is pressed on the page; the rest it is told.
func deedRow(kind string) event {
	e := event{told: true, deed: true}
	switch kind {
	case "interact":
		e.match, e.told = matchInteract, false // a button on the piece itself
		e.say = func(t *Table, w trigger) string { return t.sayDoer(w, "interacts with ", w.With) }
	case "repair":
		e.say = func(t *Table, w trigger) string { return t.sayDoer(w, "repairs ", w.Of) }
	case "search":
		e.match = matchSearch
		e.say = func(t *Table, w trigger) string {
			return nth(w.Nth) + t.sayThing(w.With, w.Any, "a crate") + " is searched"
		}
	case "pickup":
		e.match = func(_ *Table, w trigger, ev Event) verdict {
			return is((ev.Kind == Taken || ev.Kind == Searched || ev.Kind == Given) && slices.Contains(ev.Tokens, w.Token))
		}
		e.say = func(t *Table, w trigger) string { return t.tokenTitle(w.Token) + " is taken up" }
	case "carried-off":
		e.say = func(t *Table, w trigger) string { return t.tokenTitle(w.Token) + " is taken aboard a ship" }
	case "door":
		e.match, e.told = func(_ *Table, w trigger, ev Event) verdict {
			return is(ev.Kind == DoorSet && ev.Panel == w.Of && ev.State == w.Becomes)
		}, false // the doors have buttons of their own
		e.say = func(t *Table, w trigger) string { return t.pieceTitle(w.Of) + " is " + w.Becomes }
	case "destroyed":
		e.say = func(t *Table, w trigger) string {
			return fmt.Sprintf("%s is broken (%s)", t.sayThing(w.Of, w.Any, "a piece"), sayStrength(w))
		}
	case "persuaded":
		e.say = func(t *Table, w trigger) string { return t.sayWho(w.Who) + " is persuaded" }
	case "attacked":
		e.say = func(t *Table, w trigger) string { return t.sayWho(w.Who) + " is attacked" }
	case "crime":
		e.say = sayCrime
	}
	return e
}

// figureRow is what hangs on where figures stand and how they fare, which only the players see.
func figureRow(kind string) event {
	e := event{told: true}
	switch kind {
	case "enter", "leave":
		e.say = func(t *Table, w trigger) string { return t.sayAny(w.Who) + " " + w.Kind + "s " + t.zoneTitle(w.Zone) }
	case "empty":
		e.say = func(t *Table, w trigger) string { return "nobody is left in " + t.zoneTitle(w.Zone) }
	case "contact":
		e.say = func(t *Table, w trigger) string {
			if w.Target != nil {
				return t.sayWho(w.Who) + " comes into contact with " + t.sayWho(w.Target)
			}
			return t.sayWho(w.Who) + " comes into contact with " + t.pieceTitle(w.With)
		}
	case "sees":
		e.say = func(t *Table, w trigger) string {
			line := t.sayWho(w.Who) + " sees " + t.sayWho(w.Target)
			if w.Range != "" {
				line += " within " + t.rangeTitle(w.Range) + " range"
			}
			return line
		}
	case "aboard":
		e.say = func(t *Table, w trigger) string { return t.sayWho(w.Who) + " goes aboard" }
	case "all-aboard":
		e.say = fixed("all traders of a crew are aboard")
	case "crew-gone":
		e.say = func(_ *Table, w trigger) string {
			if w.Which == "any" {
				return "a crew has nobody left on the board"
			}
			return "no crew has anybody left on the board"
		}
	}
	return e
}

// fateRow is what dice and fights do to figures. The page sees its own dice and knows figures by their kind
// alone, so that it asks, or is told.
func fateRow(kind string) event {
	e := event{told: true}
	switch kind {
	case "chance":
		e.match = func(t *Table, w trigger, ev Event) verdict { return t.showsAny(ev, w.Faces) }
		e.say = func(t *Table, w trigger) string {
			return "the chance die of " + t.sayWho(w.Who) + " shows " + english.List(english.Each(w.Faces, t.faceTitle), "or")
		}
	case "misfire":
		e.match = func(t *Table, _ trigger, ev Event) verdict { return t.showsAny(ev, []string{misfire}) }
		e.say = func(t *Table, w trigger) string { return "a die of " + t.sayWho(w.Who) + " shows a misfire" }
	case "defeated":
		e.match = matchDefeated
		e.say = func(t *Table, w trigger) string { return nth(w.Nth) + t.sayWho(w.Who) + " is defeated" }
	}
	return e
}

// misfire is how rule sets mark a face with a misfire.
const misfire = "misfire"

func of(kind EventKind) func(*Table, trigger, Event) verdict {
	return func(_ *Table, _ trigger, e Event) verdict { return is(e.Kind == kind) }
}

func fixed(words string) func(*Table, trigger) string {
	return func(*Table, trigger) string { return words }
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
