package corespace

import (
	"cmp"
	"fmt"
	"maps"
	"strings"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Line is an event with the sentence that a log has for it; empty where it is left out of the log.
type Line struct {
	Event
	Says string `json:"says,omitempty"`
}

// Tell puts events into words.
func (t *Table) Tell(events []Event) []Line {
	if t.says == nil {
		t.says = t.sayings()
	}
	out := make([]Line, 0, len(events)) // a screen reads a list, even of nothing
	for _, e := range events {
		out = append(out, Line{e, t.says[e.Kind](e)})
	}
	return out
}

// TellAll puts the events of several ops into words.
func (t *Table) TellAll(log [][]Event) [][]Line { return english.Each(log, t.Tell) }

// sayings are the sentences of each kind of event.
func (t *Table) sayings() map[EventKind]func(Event) string {
	out := t.sayingsOfCourse()
	maps.Copy(out, t.sayingsOfPlay())
	maps.Copy(out, t.sayingsOfRules())
	return out
}

// sayingsOfCourse are the sentences of the course of the game: its rounds, the track and the deck.
func (t *Table) sayingsOfCourse() map[EventKind]func(Event) string {
	return map[EventKind]func(Event) string{
		GameBegan:    plainly("The game begins."),
		GameEnded:    plainly("The game is over."),
		RoundBegan:   func(e Event) string { return fmt.Sprintf("Round %d begins.", e.Round) },
		PhaseBegan:   func(e Event) string { return t.names().PhaseTitle(e.Phase) + " phase." },
		PhaseSkipped: func(e Event) string { return "The " + t.names().PhaseTitle(e.Phase) + " phase is left out." },
		StepBegan:    plainly(""), // the page has the step in sight
		PhaseEnded:   plainly(""), // rules wait for this and the next two, and nobody is told
		PegIn:        plainly(""),
		EntryRolled:  plainly(""),
		PegsAdded:    sayPegs,
		LevelSet:     func(e Event) string { return "Hostility reaches " + english.Quoted(t.names().Level(e.Level)) + "." },
		ShotFired:    sayShot,
		TurnPassed:   func(e Event) string { return fmt.Sprintf("Crew %d takes the turn counter.", e.Crew) },
		CardDrawn:    func(e Event) string { return "Event: " + t.sayCard(e) + "." },
		CardHidden:   func(e Event) string { return fmt.Sprintf("Crew %d draws a card and keeps it hidden.", e.Crew) },
		CardPlayed:   func(e Event) string { return fmt.Sprintf("Crew %d plays %s.", e.Crew, t.sayCard(e)) },
		CardBack:     plainly("The card goes back into the deck, which is shuffled."),
		Reshuffled:   func(e Event) string { return english.Count(e.Count, "discarded card") + " shuffled into a new deck." },
		CardsAdded: func(e Event) string {
			return english.Count(e.Count, t.names().Cards(e.ID)+" card") + " shuffled into the deck."
		},
		DeckChanged: itsText,
		Filled:      func(e Event) string { return "The crates are filled: " + english.Count(e.Count, "token") + " dealt." },
	}
}

// sayingsOfPlay are the sentences of dice, figures and tokens.
func (t *Table) sayingsOfPlay() map[EventKind]func(Event) string {
	return map[EventKind]func(Event) string{
		DieRolled:    t.sayRoll,
		EntryShut:    func(e Event) string { return english.Capital(t.arrivalPlace(e)) + " lets nobody in: rolled again." },
		Arrival:      t.sayArrival,
		NoArrival:    t.sayNoArrival,
		Defeated:     func(e Event) string { return t.names().NPC(e.NPC) + " defeated." },
		FiguresMoved: t.sayFigures,
		Searched:     t.saySearched,
		Opened: func(e Event) string {
			return english.Capital(t.holderTitle(e.Crate)) + " is opened: " + t.tokenList(e.Tokens) + "."
		},
		Taken:       func(e Event) string { return t.tokenList(e.Tokens) + " taken from " + t.holderTitle(e.Crate) + "." },
		Stowed:      func(e Event) string { return t.tokenList(e.Tokens) + " left in " + t.holderTitle(e.Crate) + "." },
		Returned:    func(e Event) string { return t.tokenList(e.Tokens) + " handed back." },
		Given:       func(e Event) string { return strings.TrimSpace(t.tokenList(e.Tokens)+" handed over "+e.Text) + "." },
		TokensMoved: t.sayTokens,
		Interacted:  func(e Event) string { return "A trader interacts with " + e.Text + "." },
		DoorSet:     func(e Event) string { return english.Capital(e.Text) + " is now " + e.State + "." },
		ThingSet:    func(e Event) string { return e.Text + "." },
		Counted:     t.sayCounted,
	}
}

// sayingsOfRules are the sentences of what special rules come to.
func (t *Table) sayingsOfRules() map[EventKind]func(Event) string {
	return map[EventKind]func(Event) string{
		RuleFired: t.sayFired,
		RuleIdle: func(e Event) string {
			return english.Quoted(t.ruleTitle(e.Rule)) + " does nothing now. It needs: " + e.Text + "."
		},
		RollFailed: func(e Event) string {
			return "The roll fails: " + english.Quoted(t.ruleTitle(e.Rule)) + " does not work."
		},
		NoEffect:      sayNoEffect,
		Happened:      func(e Event) string { return english.Capital(e.Text) + "." },
		Answered:      func(e Event) string { return e.Text + " " + e.State + "." },
		Said:          itsText,
		LeftToPlayers: func(e Event) string { return "By hand: " + e.Text },
		Lapsed:        func(e Event) string { return "Over with the round: " + e.Text },
		Circled: func(e Event) string {
			return "Special rules set each other off without end; go on by hand from " + english.Quoted(t.ruleTitle(e.Rule)) + "."
		},
		Scored: func(e Event) string {
			return fmt.Sprintf("Crew %d: %s.", e.Crew, english.Count(e.Count, t.names().Point()))
		},
		Paid: func(e Event) string { return fmt.Sprintf("Crew %d: %d UA.", e.Crew, e.Count) },
		Done: func(e Event) string { return t.objectiveTitle(e.ID) + " is done." },
	}
}

func plainly(words string) func(Event) string { return func(Event) string { return words } }

func itsText(e Event) string { return e.Text }

func sayPegs(e Event) string {
	if e.Count == 0 {
		return "The hostility track is full."
	}
	return fmt.Sprintf("%s %s: %d on the track.", english.Count(max(e.Count, -e.Count), "peg"), english.Pick(e.Count > 0, "added", "taken off"), e.Pegs)
}

func sayShot(e Event) string {
	return english.Pick(e.Count > 0, "A shot: the noise carries.", "Another shot; it adds no peg this round.")
}

func sayNoEffect(e Event) string {
	return strings.TrimSpace("Nothing comes of it: " + e.Text + " " + english.Sentence(e.Reason))
}

// sayCard is an open card with its kind.
func (t *Table) sayCard(e Event) string {
	c := t.program.Card(e.Card)
	kind := t.names().Cards(c.Sort)
	if e.Band == 0 {
		return "a " + kind + " card that is silent at this level"
	}
	return c.Bands[e.Band-1].Title + " (" + kind + ")"
}

// sayRoll is the face of a die; a log puts those of one action together.
func (t *Table) sayRoll(e Event) string {
	die := t.die(e.Die)
	return die.Faces[e.Face].Title + " (" + cmp.Or(die.Title, die.ID) + ")"
}

// arrivalPlace is where somebody arrives: an entry point, a marker of that number, or the place that the set-up names.
func (t *Table) arrivalPlace(e Event) string {
	switch {
	case e.Place == "":
		return fmt.Sprintf("entry point %d", e.Entry)
	case e.Place == PlaceOfSetup:
		return kinds.Bare(t.names().Place(*t.mission.Setup.Arrivals.At))
	}
	marker := kinds.Titled(t.rules.Markers, e.Place, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
	return fmt.Sprintf("%s %d", strings.ToLower(marker), e.Entry)
}

func (t *Table) sayArrival(e Event) string {
	line := fmt.Sprintf("%d × %s", e.Count, t.names().NPC(e.NPC))
	if e.Entry > 0 || e.Place != "" {
		line += " at " + t.arrivalPlace(e)
	}
	if e.Text != "" {
		line += " " + e.Text
	}
	if e.State != "" {
		line += ", " + e.State
	}
	if e.Wanted != "" {
		line += ", in place of " + t.names().NPC(e.Wanted)
	}
	return line + english.Pick(e.Sealed, " (sealed: see the special rules).", ".")
}

func (t *Table) sayNoArrival(e Event) string {
	who := t.names().NPC(e.NPC)
	if e.Count > 1 {
		who += fmt.Sprintf(" (×%d)", e.Count)
	}
	why := map[string]string{ReasonRoll: "the die brings none", ReasonOnce: "comes once a game", ReasonVoid: "the entry point lets nobody in", ReasonShortage: "no figure is left"}
	return "No " + who + ": " + why[e.Reason] + "."
}

func (t *Table) sayFigures(e Event) string {
	return fmt.Sprintf("%d × %s %s", e.Count, t.names().NPC(e.NPC), e.Text) + english.Pick(strings.HasSuffix(e.Text, ":"), "", ".")
}

func (t *Table) saySearched(e Event) string {
	if e.ID != "" {
		return "Search of " + e.ID + ": " + t.tokenList(e.Tokens) + "."
	}
	return "Search: " + t.tokenList(e.Tokens) + "."
}

func (t *Table) sayTokens(e Event) string {
	if len(e.Tokens) > 0 {
		return t.tokenList(e.Tokens) + " " + e.Text + "."
	}
	return e.Text + "."
}

func (t *Table) tokenList(ids []string) string {
	return cmp.Or(strings.Join(english.Each(ids, t.names().Token), ", "), "nothing")
}

// holderTitle is what tokens lie in: a piece, a place of the board, or a figure.
func (t *Table) holderTitle(id string) string {
	for i, c := range t.mission.Setup.Contents {
		if c.At.Piece == "" && contentID(i) == id {
			return kinds.Bare(t.names().Place(c.At))
		}
	}
	for i, n := range t.mission.Setup.NPCs {
		if carrierID(i) == id {
			return english.Midway(cmp.Or(n.Name, t.names().NPC(n.Kind)))
		}
	}
	return t.pieceTitle(id)
}

// sayCounted says a flag in the words of the sheet.
func (t *Table) sayCounted(e Event) string {
	whose := ""
	if e.Crew > 0 {
		whose = fmt.Sprintf(" of crew %d", e.Crew)
	}
	if c, _ := t.names().CounterOf(e.ID); c.Flag() {
		return t.names().Counter(e.ID) + whose + ": " + english.Pick(e.Value > 0, "yes", "not yet") + "."
	}
	sign := english.Pick(e.Count > 0, "+", "−")
	return fmt.Sprintf("%s%s: %s%d, now %d.", t.names().Counter(e.ID), whose, sign, max(e.Count, -e.Count), e.Value)
}

// sayFired names a special rule; what ends the game or comes to light says itself.
func (t *Table) sayFired(e Event) string {
	if r := t.program.Rule(e.Rule); r == nil || r.Part != program.SpecialRule {
		return ""
	}
	return "Special rule: " + t.ruleTitle(e.Rule) + "."
}

func (t *Table) ruleTitle(id string) string {
	if r := t.program.Rule(id); r != nil && r.Part == program.SpecialRule {
		return r.Title
	}
	return "The mission"
}

func (t *Table) objectiveTitle(id string) string {
	i := find(t.mission.Objectives, id, func(o model.Objective) string { return o.ID })
	return kinds.Objective(t.mission, t.mission.Objectives[i])
}
