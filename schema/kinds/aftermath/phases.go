package aftermath

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// steps are the words for what is done in a phase between games.
var steps = map[string]string{
	"extraction": "see to those who were left behind", "career": "earn career points and spend them", "sell": "sell", "buy": "buy",
	"craft": "make things from minerals", "hire": "hire", "upkeep": "pay the crew", "wear": "roll for wear",
	"repair": "mend the ship", "upgrade": "build upgrades in",
}

// Phase says what is done in a phase between games, in order.
func Phase(p model.CampaignPhase) string {
	return english.Sentence(english.And(english.Each(p.Steps, func(id string) string { return steps[id] })))
}

// Table says what holds for every row of a table: how long it lasts, and what whoever rolled can do in place of taking it.
func Table(n kinds.Names, t model.RollTable) []Rule {
	var l list
	if t.Until != "" {
		l.add("How long", "what it brings lasts"+n.Until(t.Until))
	}
	if t.Refuse == nil {
		return l.rules
	}
	line := "whoever does not like the result can leave it"
	if t.Refuse.Again == "game" {
		line += ", and rolls again for the same thing only after another game"
	}
	n.Self = n.Subject(t)
	if do := n.Effects(t.Refuse.Do); do != "" {
		line += ": " + do + " then"
	}
	l.add("Leaving the result", line)
	return l.rules
}

// table is the title of a table that is rolled on.
func table(n kinds.Names, id string) string { return english.Quoted(n.Table(id)) }
