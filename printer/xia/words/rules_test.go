package words

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model/xia"
)

// What a rule set says with yes and no is a sentence that turns with it.
func TestYesAndNoAreSentences(t *testing.T) {
	teller := Teller{Rules: &xia.RuleSet{Actions: []xia.Action{{ID: "drop", Title: "Drop Cargo"}}}}
	for _, c := range []struct{ got, want string }{
		{Movement(xia.Movement{Doubles: true}), "A point that crosses two borders brings on what both of them do, in the order in which they are crossed."},
		{Movement(xia.Movement{}), ""},
		{Bounty(xia.Bounty{Claimed: true}), "Whoever destroys a ship takes its Bounty at once; if both are destroyed, it is discarded."},
		{Bounty(xia.Bounty{RemovedBy: []string{"destroyed", "new-ship"}}), "It is gone when its ship is destroyed or its player buys a new one."},
		{teller.Deck(xia.MissionDeck{Abort: "drop"}), "An active one is given up with the action Drop Cargo, which costs nothing else."},
		{teller.Deck(xia.MissionDeck{Abort: "drop", Reshuffled: true}), "An active one is given up with the action Drop Cargo, which costs nothing else. The discarded Missions are shuffled into a new deck when it has run out."},
		{Gifts(xia.Market{Gifts: true}), "Players can give each other Credits as they like; what they promise for them binds nobody."},
		{Gifts(xia.Market{}), "Players cannot give each other Credits."},
		{Turns(xia.NPCRules{Follows: true}), "Each has its turn right behind that of the player who holds its card. Such a turn has no phases: its card is read from the top."},
		{Turns(xia.NPCRules{Phases: true}), "An NPC's turn has the phases of a player's."},
		{Conduct(xia.NPCRules{Gates: true, Robs: true}), "They use Gates. They do not find new sectors. One that destroys another takes the Credits on that one's card."},
		{Conduct(xia.NPCRules{Explore: true, Crowds: true, Forgets: true}), "They do not use Gates. They find new sectors. Where its Spawn Point is taken, one appears on a free space beside it. A destroyed one forgets who attacked it."},
	} {
		if c.got != c.want {
			t.Errorf("said is %q instead of %q", c.got, c.want)
		}
	}
}
