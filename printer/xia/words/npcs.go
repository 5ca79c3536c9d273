package words

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Moves are the lines of an NPC's turn.
func (t Teller) Moves(n xia.NPC) []string { return english.Each(n.Turn, t.move) }

func (t Teller) move(m xia.NPCMove) string {
	switch m.Kind {
	case "retaliate":
		if m.Within > 0 {
			return "If somebody attacked it and is within " + Count(m.Within, "space") + ": go there and attack."
		}
		return "If somebody attacked it: go there and attack."
	case "hunt":
		out := "Otherwise, go for the nearest " + hunted(m.Who) + " ship within " + Count(m.Within, "space") + " and attack"
		if len(m.Spares) > 0 {
			out += ", but never " + english.And(english.Each(m.Spares, func(id string) string { return "the " + t.NPC(id) }))
		}
		return out + "."
	case "flee":
		return "Otherwise, fly towards " + t.Planet(m.To) + "."
	case "patrol":
		return "Otherwise, fly to the next " + t.Status(m.Status) + " planet."
	case "trade":
		return "Fly on to the next Sell Space; arriving there adds " + Credits(m.Credits) + " to its card."
	}
	return m.Kind
}

func hunted(who string) string {
	switch who {
	case "outlaw":
		return "Outlaw"
	case "innocent":
		return "Innocent"
	}
	return who
}

// NPCDice are dice of an NPC, such as "2 × d8".
func (t Teller) NPCDice(d xia.NPCDice) string {
	out := t.Die(d.Die)
	if d.Count > 1 {
		out = Number(d.Count) + " × " + out
	}
	if d.Range != nil {
		out += ", " + Range(*d.Range)
	}
	return out
}

// Reward is what the destroyer of an NPC receives.
func Reward(r xia.NPCReward) string {
	var parts []string
	if r.Fame > 0 {
		parts = append(parts, Number(r.Fame)+" Fame")
	}
	if r.Credits > 0 {
		parts = append(parts, Credits(r.Credits))
	}
	if r.Bounty > 0 {
		parts = append(parts, "+"+Number(r.Bounty)+" Bounty")
	}
	if len(parts) == 0 {
		return "the Credits on this card"
	}
	return strings.Join(parts, ", ")
}

// NPCBounty says when an NPC has a Bounty.
func NPCBounty(b string) string {
	switch b {
	case "never":
		return "never"
	case "always":
		return "always"
	case "none":
		return "none at the start"
	}
	return b
}
