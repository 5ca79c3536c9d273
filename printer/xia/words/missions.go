package words

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Steps are the steps of a mission in short sentences.
func (t Teller) Steps(c *xia.MissionCard) []string {
	die := "the die"
	if k := t.kind(c.Kind); k.Die != "" {
		die = "a " + t.Die(k.Die)
	}
	return english.Each(c.Steps, func(s xia.Step) string { return t.step(s, die) })
}

func (t Teller) kind(id string) xia.MissionKind {
	if i := slices.IndexFunc(t.Rules.MissionKinds, func(k xia.MissionKind) bool { return k.ID == id }); i >= 0 {
		return t.Rules.MissionKinds[i]
	}
	return xia.MissionKind{ID: id}
}

func (t Teller) step(s xia.Step, die string) string {
	switch s.Kind {
	case "go-to":
		return "Fly to " + t.Sector(s.Sector) + "."
	case "pick-up":
		if s.Sector == "" {
			return "Take aboard: " + s.What + "."
		}
		return "At " + t.Sector(s.Sector) + ", take aboard: " + s.What + "."
	case "research":
		return "At " + t.Sector(s.Sector) + ", do research: throw " + die + "."
	case "destroy":
		return "Destroy " + t.target(s) + "."
	case "collect-remains":
		return "Collect the remains: throw " + die + "."
	case "steal":
		return "Beside " + t.target(s) + ", steal: throw " + die + "."
	case "sneak":
		return fmt.Sprintf("On the way in, throw %s: %d or more goes unnoticed.", die, s.AtLeast)
	case "deliver":
		return "Deliver at " + t.Sector(s.Sector) + "."
	}
	return s.Kind
}

// target is whose ship a step is about.
func (t Teller) target(s xia.Step) string {
	away := ""
	if s.Seats > 1 {
		away = Number(s.Seats) + " seats "
	}
	switch s.Target {
	case "outlaw":
		return "the ship of any Outlaw"
	case "seat-left":
		return "the ship of the player " + away + "to your left"
	case "seat-right":
		return "the ship of the player " + away + "to your right"
	case "npc":
		return "the " + t.NPC(s.NPC)
	}
	return "any ship"
}

// PaidBy is what a mission's pay depends on.
func (t Teller) PaidBy(kind string) string {
	k := t.kind(kind)
	switch k.PaidBy {
	case "distance":
		return "Sectors from pick-up to delivery"
	case "throw":
		return "Throw of the " + t.Die(k.Die)
	case "tier":
		return "Tier of the ship"
	}
	return "Pay"
}

// Lawful reports whether a kind of mission is lawful, and its word.
func (t Teller) Lawful(kind string) (bool, string) {
	if t.kind(kind).Law == "outlaw" {
		return false, "Outlaw"
	}
	return true, "Lawful"
}

// CardBounty is the Bounty of a mission in words; empty if there is none.
func CardBounty(b xia.CardBounty) []string {
	var out []string
	if b.Done > 0 {
		out = append(out, "+"+Number(b.Done)+" Bounty when it is done")
	}
	if b.Failed > 0 {
		out = append(out, "+"+Number(b.Failed)+" Bounty when a throw fails")
	}
	return out
}

// Experience says that a throw can be made again; empty if it cannot.
func (t Teller) Experience(kind string) string {
	if !t.kind(kind).Experience {
		return ""
	}
	return fmt.Sprintf("Put away a completed %s mission to throw again.", t.MissionKind(kind))
}

// Part is a part of the game that a scenario leaves in the box.
func Part(id string) string {
	switch id {
	case "npcs":
		return "NPC ships"
	case "npc-cards":
		return "cards that speak of NPC ships"
	case "exploration-tokens":
		return "Exploration Tokens"
	}
	return id
}
