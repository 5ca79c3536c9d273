package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// ruleOperators break what happens in a game: rules, objectives, counters, the track, the end.
func ruleOperators() []operator {
	logic := all(unset, handed, counters, circles, endless)
	return []operator{
		{"delete-trigger", "takes the trigger of a rule away", deleteTrigger, all(logic, reach), nil},
		{"delete-rule", "takes a rule away", deleteRule, all(logic, reach, dangling), nil},
		{"delete-effect", "takes one effect of a rule away", deleteEffect, all(logic, reach), nil},
		{"key-behind-lock", "locks the doors of a room and has the piece in it unlock them", keyBehindLock, reach, nil},
		{"swap-lock-and-key", "locks every way to a piece, and has the rule of that piece open one of them", swapLockAndKey, reach, nil},
		{"wrong-key", "has a rule of a piece out of reach open the door to another", wrongKey, reach, nil},
		{"lock-in-piece", "builds walls and a locked door around a piece", lockInPiece, all(reach, sealed, locked), nil},
		{"lock-in-hoard", "locks a piece in that tokens are dealt into", lockInHoard, all(reach, sealed, locked), nil},
		{"lock-in-floor", "builds walls and a locked door around some empty floor", lockInFloor, locked, nil},
		{"wall-in-piece", "builds walls around a piece that a rule or an objective needs", wallInPiece, all(reach, panels), nil},
		{"crate-in-closet", "builds walls around a crate", crateInCloset, all(reach, panels), nil},
		{"counter-out-of-reach", "waits for a number that a counter never comes to", counterOutOfReach, counters, nil},
		{"counter-stands-still", "takes away whatever changes a counter", counterStandsStill, counters, nil},
		{"lower-most", "lowers the most of a counter", lowerMost, counters, nil},
		{"start-above-most", "starts a counter above its most", startAboveMost, counters, nil},
		{"cross-bounds", "crosses the bounds of a condition", crossBounds, contradictions, nil},
		{"exclude-each-other", "adds a condition that excludes one that is there", excludeEachOther, contradictions, nil},
		{"crews-that-never-play", "asks for a number of crews that never plays", crewsThatNeverPlay, contradictions, nil},
		{"peg-beyond-track", "waits for a peg beyond the track", pegBeyondTrack, track, nil},
		{"hostility-beyond-track", "starts above the track", hostilityBeyondTrack, track, nil},
		{"start-late", "starts beyond what a rule waits for", startLate, track, nil},
		{"end-early", "ends the game before a rule begins", endEarly, track, nil},
		{"too-little-time", "ends the game before anybody can be home again", tooLittleTime, hurry, nil},
		{"far-errand", "asks for something far away in a short game", farErrand, hurry, nil},
		{"round-too-late", "waits for a round after the last", roundTooLate, track, nil},
		{"impossible-result", "waits for a result that a die has not", impossibleResult, faces, nil},
		{"wait-for-itself", "has a rule wait for itself, or two for each other", waitForItself, circles, nil},
		{"run-itself", "has a rule run itself, or two each other", runItself, circles, nil},
		{"open-itself", "has an objective open with itself, or two with each other", openItself, circles, nil},
		{"no-pay", "takes everything out of a reward", noPay, unpaid, nil},
		{"swap-players", "makes the least number of players larger than the greatest", swapPlayers, seats, nil},
		{"larger-crews", "lets more traders play than a crew has", largerCrews, seats, nil},
		{"variation-for-nobody", "gives a variation to a number of crews that never plays", variationForNobody, seats, nil},
		{"enemy-who-never-comes", "has an objective ask for a kind of figure that never comes", enemyWhoNeverComes, endless, nil},
		{"nobody-comes", "lets nobody arrive, has no cards and begins without figures", nobodyComes, endless, nil},
	}
}

// doing is a rule with a trigger and effects.
func (t *trial) doing() *model.Rule {
	return pickWhere(t, t.mission.Rules, func(r model.Rule) bool { return r.When != nil && len(r.Do) > 0 })
}

func deleteTrigger(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	r.When = nil
	return did("rule %s has no trigger", r.ID)
}

func deleteRule(t *trial) string {
	r := pick(t, t.mission.Rules)
	if r == nil {
		return ""
	}
	id := r.ID
	t.mission.Rules = without(t.mission.Rules, r)
	return did("rule %s is gone", id)
}

func deleteEffect(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	e := pick(t, r.Do)
	kind := e.Kind
	r.Do = without(r.Do, e)
	return did("rule %s has lost its %s", r.ID, kind)
}
