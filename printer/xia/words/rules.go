package words

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Movement is what else a rule set says about moving, behind its numbers.
func Movement(m xia.Movement) string {
	if !m.Doubles {
		return ""
	}
	return "A point that crosses two borders brings on what both of them do, in the order in which they are crossed."
}

// Bounty is who gets the price on a ship's head, and when it goes.
func Bounty(b xia.Bounty) string {
	var said []string
	if b.Claimed {
		said = append(said, "Whoever destroys a ship takes its Bounty at once; if both are destroyed, it is discarded.")
	}
	ends := map[string]string{"destroyed": "its ship is destroyed", "new-ship": "its player buys a new one"}
	if len(b.RemovedBy) > 0 {
		said = append(said, "It is gone when "+english.List(english.Each(b.RemovedBy, func(by string) string { return ends[by] }), "or")+".")
	}
	return strings.Join(said, " ")
}

// Deck is how an active Mission is given up, and what happens when the deck has run out.
func (t Teller) Deck(d xia.MissionDeck) string {
	said := "An active one is given up with the action " + t.Action(d.Abort) + ", which costs nothing else."
	if d.Reshuffled {
		said += " The discarded Missions are shuffled into a new deck when it has run out."
	}
	return said
}

// Gifts is whether players can give each other Credits.
func Gifts(m xia.Market) string {
	if !m.Gifts {
		return "Players cannot give each other Credits."
	}
	return "Players can give each other Credits as they like; what they promise for them binds nobody."
}

// Turns is when NPC ships have their turns.
func Turns(n xia.NPCRules) string {
	said := "An NPC's turn"
	if n.Follows {
		said = "Each has its turn right behind that of the player who holds its card. Such a turn"
	}
	if n.Phases {
		return said + " has the phases of a player's."
	}
	return said + " has no phases: its card is read from the top."
}

// Conduct is what else holds of NPC ships: Gates and sectors, and what comes before and after they are destroyed.
func Conduct(n xia.NPCRules) string {
	can := func(yes bool, do string) string {
		if yes {
			return "They " + do + "."
		}
		return "They do not " + do + "."
	}
	said := []string{can(n.Gates, "use Gates"), can(n.Explore, "find new sectors")}
	for _, rule := range []struct {
		holds bool
		text  string
	}{
		{n.Crowds, "Where its Spawn Point is taken, one appears on a free space beside it."},
		{n.Robs, "One that destroys another takes the Credits on that one's card."},
		{n.Forgets, "A destroyed one forgets who attacked it."},
	} {
		if rule.holds {
			said = append(said, rule.text)
		}
	}
	return strings.Join(said, " ")
}
