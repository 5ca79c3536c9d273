package describe

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// last says an event that ends the game, with how many rounds are played until then: a round is said by its
// beginning, as the language has it.
func (t teller) last(e model.Trigger) string {
	if e.Kind != "round" {
		return t.ending(e)
	}
	return fmt.Sprintf("%s, after %s of play", t.ending(e), Played(e))
}

// Played says how many rounds are played when a round ends the game: "9 rounds".
func Played(e model.Trigger) string { return english.Count(max(0, e.At-1), "round") }

// ending says an event that ends the game.
func (t teller) ending(e model.Trigger) string {
	switch e.Kind {
	case "round":
		return fmt.Sprintf("When round %d begins", e.At)
	case "phase":
		return "At the " + e.Moment + " of the phase " + english.Quoted(t.Phase(e.Phase))
	case "hostility":
		return "When the hostility reaches " + t.hostility(e)
	case "counter":
		return fmt.Sprintf("When %s reaches %d", english.Quoted(t.Counter(e.Of)), e.Reaches)
	case "crew-gone":
		return t.gone(e)
	case "all-aboard":
		return "When all traders of a crew are aboard"
	case "objective":
		return "When " + t.Objective(e.Of) + " is done"
	case "after":
		return fmt.Sprintf("%s after %s", english.Count(max(1, e.Rounds), "round"), t.Rule(e.Rule))
	case "any":
		return "When the first of these happens: " + english.List(english.Each(e.Triggers, func(x model.Trigger) string { return english.Lower(t.ending(x)) }), "or")
	}
	return t.deed(e)
}

func (t teller) gone(e model.Trigger) string {
	if e.Which == "any" {
		return "When a crew has nobody left on the board"
	}
	return "When no crew has anybody left on the board"
}

func (t teller) hostility(e model.Trigger) string {
	switch {
	case e.Level != "":
		return t.Level(e.Level)
	case e.Peg > 0:
		return fmt.Sprintf("peg %d", e.Peg)
	}
	return "a new level"
}

// deed says what somebody does that ends the game.
func (t teller) deed(e model.Trigger) string {
	switch e.Kind {
	case "interact", "repair", "contact", "search":
		thing := e.With
		if thing == "" {
			thing = e.Of
		}
		if thing == "" {
			thing = e.Any
		}
		return "When a trader works at " + t.Piece(thing)
	case "destroyed":
		if e.Any != "" {
			return "When " + english.One(english.Spelled(e.Any)) + " is broken"
		}
		return "When " + t.Piece(e.Of) + " is broken"
	case "pickup", "carried-off":
		return "When somebody carries " + t.Token(e.Token) + " away"
	case "enter", "leave", "empty":
		return map[string]string{"enter": "When somebody enters ", "leave": "When somebody leaves ", "empty": "When nobody is left in "}[e.Kind] + t.Zone(e.Zone)
	case "defeated", "persuaded", "attacked", "aboard":
		return "When " + t.Who(e.Who) + map[string]string{"defeated": " falls", "persuaded": " is persuaded", "attacked": " is attacked", "aboard": " is aboard"}[e.Kind]
	case "door":
		return "When " + t.Piece(e.Of) + " is " + e.Becomes
	case "arrival":
		return "When " + english.One(t.NPC(e.NPC)) + " arrives"
	}
	return "As the special instructions say"
}
