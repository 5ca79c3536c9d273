package corespace

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

type effect = model.Effect

// outcome is what became of an effect.
type outcome int

const (
	byHand outcome = iota // the players carry it out: they are told its words
	acted                 // the table has done it, or asks what it needs to know
	idle                  // there is nothing to do
)

// doing is what the table does about a kind of effect. Its words are a sentence that tells the players to
// do it; they do so where the table cannot, and always where it has no function.
type doing struct {
	do  func(*Table, *Matter, effect) outcome
	say func(*Table, effect) string
	why string // the players always do it
}

const (
	whyPlace = "where figures stand is not on this page"
	whyState = "how figures fare and behave is not on this page"
	whyCrew  = "traders, ships and careers are not on this page"
	whyWords = "only words say it"
	whyOther = "it changes what the players are just doing"
)

// effectRow is the one list of what rules and cards do.
func effectRow(kind string) doing {
	switch kind {
	case "give", "draw", "take", "remove", "replace", "spawn", "place":
		return stuffRow(kind)
	case "door", "switch-doors", "piece", "entry", "airlock":
		return boardRow(kind)
	case "move", "attack", "damage", "heal", "state", "behaviour", "control", "prone", "stat":
		return figuresRow(kind)
	case "pegs", "counter", "score", "pay", "turn-counter", "degradation", "career":
		return trackRow(kind)
	}
	return courseRow(kind)
}

// stuffRow is about tokens and figures that come and go.
func stuffRow(kind string) doing {
	switch kind {
	case "give":
		return doing{do: doGive, say: func(t *Table, e effect) string {
			return fmt.Sprintf("Give %s to %s.", t.tokenTitle(e.Token), t.sayTo(e.To))
		}}
	case "draw":
		return doing{do: doDraw, say: sayDraw}
	case "take":
		return doing{do: doTake, say: func(t *Table, e effect) string {
			return fmt.Sprintf("Take %s from %s.", t.tokenTitle(e.Token), t.sayTo(e.From))
		}}
	case "remove":
		return doing{do: doRemove, say: sayRemove}
	case "replace":
		return doing{do: doReplace, say: func(t *Table, e effect) string {
			return fmt.Sprintf("Replace %s by %s.", t.sayEvery(e.Who), t.npcTitle(e.NPC))
		}}
	case "spawn":
		return doing{do: doSpawn, say: saySpawn}
	case "place":
		return doing{why: whyPlace, say: func(t *Table, e effect) string {
			what := t.tokenTitle(e.Token)
			if e.Marker != "" {
				what = t.markerKind(e.Marker)
			}
			return fmt.Sprintf("Place %d × %s %s.", max(e.Count, 1), what, t.sayPlace(e.At))
		}}
	}
	return doing{}
}

// boardRow is about doors and pieces of the board.
func boardRow(kind string) doing {
	switch kind {
	case "door":
		return doing{do: doDoor, say: func(t *Table, e effect) string {
			return english.Capital(t.sayPicked(e.Of, e.Any, e.Pick)) + " is now " + e.Set + "."
		}}
	case "switch-doors":
		return doing{do: doSwitchDoors, say: saySwitchDoors}
	case "piece":
		return doing{do: doPiece, say: func(t *Table, e effect) string {
			return english.Capital(t.sayPicked(e.Piece, e.Any, e.Pick)) + " is now " + english.Spelled(e.Set) + "."
		}}
	case "entry":
		return doing{do: doEntry, say: func(t *Table, e effect) string {
			if e.At != nil {
				return fmt.Sprintf("Entry point %s moves: it is now %s.", e.Of, t.sayPlace(e.At))
			}
			return fmt.Sprintf("Entry point %s is now %s.", e.Of, e.Set)
		}}
	case "airlock":
		return doing{do: doAirlock, say: func(_ *Table, e effect) string {
			if e.Of == "" {
				return "All airlocks are now " + e.Set + "."
			}
			return "Airlock " + strings.ToUpper(e.Of) + " is now " + e.Set + "."
		}}
	}
	return doing{}
}

// figuresRow is what the players always do: the page does not know where figures stand, nor how they fare.
func figuresRow(kind string) doing {
	tell := func(why string, say func(*Table, effect) string) doing { return doing{say: say, why: why} }
	switch kind {
	case "move":
		return tell(whyPlace, sayMove)
	case "attack":
		return tell(whyPlace, func(t *Table, e effect) string {
			return fmt.Sprintf("Attack %s with %s%s.", t.sayEvery(e.Who), english.Count(e.Dice, "die"), bare(e.IgnoreArmour))
		})
	case "damage":
		return tell(whyState, func(t *Table, e effect) string {
			return fmt.Sprintf("Damage to %s: %s%s.", t.sayEvery(e.Who), english.Count(e.Hits, "hit"), bare(e.IgnoreArmour))
		})
	case "heal":
		return tell(whyState, func(t *Table, e effect) string {
			return fmt.Sprintf("Put back for %s: %s.", t.sayEvery(e.Who), english.Count(e.Pegs, e.Type+" peg"))
		})
	case "state":
		return tell(whyState, func(t *Table, e effect) string { return fmt.Sprintf("From now on %s: %s.", t.sayEvery(e.Who), e.Set) })
	case "behaviour":
		return tell(whyState, sayBehaviour)
	case "control":
		return tell(whyState, sayControl)
	case "prone":
		return tell(whyState, func(t *Table, e effect) string {
			if e.Up {
				return "Stand up again: " + t.sayEvery(e.Who) + "."
			}
			return "Lay prone: " + t.sayEvery(e.Who) + "."
		})
	case "stat":
		return tell(whyState, sayStat)
	}
	return doing{}
}

// trackRow is about numbers.
func trackRow(kind string) doing {
	switch kind {
	case "pegs":
		return doing{do: doPegs, say: func(_ *Table, e effect) string { return signed(e.Add, "peg") + " on the hostility track." }}
	case "counter":
		return doing{do: doCounter, say: sayCounter}
	case "score":
		return doing{do: doScore, say: func(_ *Table, e effect) string {
			return signed(e.Points, "victory point") + " for " + sayFor(e.For) + "."
		}}
	case "pay":
		return doing{do: doScore, say: func(_ *Table, e effect) string { return fmt.Sprintf("%+d UA for %s.", e.UA, sayFor(e.For)) }}
	case "turn-counter":
		return doing{do: doTurnCounter, say: func(_ *Table, e effect) string {
			return "The turn counter goes to " + map[string]string{"acting": "the acting crew", "next": "the next crew", "fewest-points": "the crew with the fewest points"}[e.Holder] + "."
		}}
	case "degradation":
		return doing{why: whyCrew, say: func(_ *Table, e effect) string {
			return fmt.Sprintf("The ship of %s takes %s at once.", sayFor(e.For), english.Count(e.Rolls, "degradation roll"))
		}}
	case "career":
		return doing{why: whyCrew, say: func(t *Table, e effect) string {
			return fmt.Sprintf("%s for %s.", english.Capital(english.Count(e.Points, "career point")), t.sayTo(e.Who))
		}}
	}
	return doing{}
}

// courseRow is about the course of the game.
func courseRow(kind string) doing {
	switch kind {
	case "deck":
		return doing{do: doDeck, say: sayDeck}
	case "roll":
		return doing{do: doRoll, say: func(t *Table, e effect) string {
			return fmt.Sprintf("Roll %d × %s.", max(e.Dice, 1), t.dieTitle(e.Die))
		}}
	case "choose":
		return doing{do: doChoose, say: func(_ *Table, e effect) string {
			return "Choose: " + english.List(english.Each(e.Options, func(o model.Option) string { return o.Title }), "or") + "."
		}}
	case "rule":
		return doing{do: doRule, say: func(t *Table, e effect) string { return english.Quoted(t.ruleTitle(e.Rule)) + " works." }}
	case "skip":
		return doing{do: doSkip, say: func(t *Table, e effect) string {
			return "The " + t.phaseTitle(e.Phase) + " phase is left out this round."
		}}
	case "reveal":
		return doing{do: doReveal, say: sayReveal}
	case "end":
		return doing{do: func(t *Table, _ *Matter, _ effect) outcome { t.end(); return acted }, say: func(*Table, effect) string { return "The game ends." }}
	case "reroll":
		return doing{why: whyOther, say: func(_ *Table, e effect) string { return "Make the " + english.Spelled(e.Roll) + " roll again." }}
	case "treat-as":
		return doing{why: whyOther, say: func(t *Table, e effect) string {
			return "Take the result as " + english.Quoted(t.faceTitle(e.Result)) + "."
		}}
	case "ignore":
		return doing{why: whyOther, say: func(*Table, effect) string { return "What would have happened does not." }}
	case "prose":
		return doing{why: whyWords, say: func(*Table, effect) string { return "Do what the text of the rule says." }}
	}
	return doing{}
}
