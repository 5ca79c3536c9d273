package corespace

import (
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

// doing is what the table does about a kind of effect. The players are told the words of an effect and carry it out
// where the table cannot, and always where it has no function.
type doing struct {
	do  func(*Table, *Matter, effect) outcome
	say func(*Table, effect) string // in place of the usual words, where they hang on how the table stands
	why string                      // the players always do it

	idle string // why there can be nothing to do
}

const (
	whyPlace = "where figures stand is not on this page"
	whyState = "how figures fare and behave is not on this page"
	whyCrew  = "traders, ships and careers are not on this page"
	whyWords = "only words say it"
	whyOther = "it changes what the players are just doing"
)

// effectRow is what the table does about a kind of effect.
func effectRow(kind string) doing {
	switch kind {
	case "give":
		return doing{do: doGive, idle: "none of those set aside is left"}
	case "draw":
		return doing{do: doDraw, idle: "no such token is left to draw"}
	case "take":
		return doing{do: doTake}
	case "remove":
		return doing{do: doRemove, idle: "no such figure is on the board"}
	case "replace":
		return doing{do: doReplace, idle: "no such figure is on the board, or none is left to take its place"}
	case "spawn":
		return doing{do: doSpawn}
	case "place":
		return doing{why: whyPlace}
	case "door":
		return doing{do: doDoor, idle: "it stands so already"}
	case "switch-doors":
		return doing{do: doSwitchDoors, say: saySwitchDoors}
	case "piece":
		return doing{do: doPiece}
	case "entry":
		return doing{do: doEntry}
	case "airlock":
		return doing{do: doAirlock}
	case "move":
		return doing{why: whyPlace}
	case "attack":
		return doing{why: whyPlace}
	case "damage":
		return doing{why: whyState}
	case "heal":
		return doing{why: whyState}
	case "state":
		return doing{why: whyState}
	case "behaviour":
		return doing{why: whyState}
	case "control":
		return doing{why: whyState}
	case "prone":
		return doing{why: whyState}
	case "stat":
		return doing{why: whyState}
	case "pegs":
		return doing{do: doPegs, idle: "the track goes no further that way"}
	case "counter":
		return doing{do: doCounter, idle: "it goes no further that way, or stands there already"}
	case "score":
		return doing{do: doScore}
	case "pay":
		return doing{do: doScore}
	case "turn-counter":
		return doing{do: doTurnCounter, idle: "there is no other crew"}
	case "degradation":
		return doing{why: whyCrew}
	case "career":
		return doing{why: whyCrew}
	case "deck":
		return doing{do: doDeck, idle: "no such card is there"}
	case "roll":
		return doing{do: doRoll}
	case "choose":
		return doing{do: doChoose}
	case "rule":
		return doing{do: doRule}
	case "skip":
		return doing{do: doSkip, idle: "the phase is past, or left out already"}
	case "reveal":
		return doing{do: doReveal, say: sayReveal, idle: "it is known already"}
	case "end":
		return doing{do: func(t *Table, _ *Matter, _ effect) outcome { t.end(); return acted }}
	case "reroll":
		return doing{why: whyOther}
	case "treat-as":
		return doing{why: whyOther}
	case "ignore":
		return doing{why: whyOther}
	case "prose":
		return doing{why: whyWords}
	}
	return doing{}
}
