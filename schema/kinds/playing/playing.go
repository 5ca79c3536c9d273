// Package playing puts what the numbers and lists of a rule set say about play into the sentences that players read. It
// knows names through an interface, so that schema/kinds, which has them, can use it.
package playing

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Names is what things of a rule set are called inside a sentence.
type Names interface {
	Die(id string) string
	Range(id string) string
	Phase(id string) string
	Size(id string) string
	Token(id string) string
	Trait(id string) string
	Cards(id string) string
	Group(id string) string
	NPC(id string) string
	Level(id string) string
	Sort(id string) string
	Who(w *model.Who) string
	Place(p model.Place) string
}

// Saying is a part of a rule set in words: one or more sentences, and nothing where the rule set has no such part.
type Saying func(n Names, r *model.RuleSet) string

// Part is a part of a rule set, by the field that it stands in, and its words.
type Part struct {
	Field string
	Words Saying
	// Action is what it says of one action, where it speaks of several.
	Action func(n Names, r *model.RuleSet, a model.ActionKind) string
}

// All are the parts that this package has words for, in the order of the language.
func All() []Part {
	return []Part{
		{Field: "hostility.shots", Words: noise},
		{Field: "hostility.matches", Words: matches},
		{Field: "dice.then", Words: furtherDice},
		{Field: "play.actions.prone", Words: prone},
		{Field: "play.effortless", Words: effortless},
		{Field: "play.skills", Words: skills},
		{Field: "play.skills.summed", Words: summed},
		{Field: "play.move.grid", Words: grid},
		{Field: "play.sight", Words: sight},
		{Field: "play.sight.doubt", Words: doubt},
		{Field: "play.rooms", Words: rooms},
		{Field: "play.airlock", Words: airlock},
		{Field: "play.assault.jam", Words: misfire},
		{Field: "play.assault.opportunity", Words: opportunity},
		{Field: "play.assault.shot", Words: shot},
		{Field: "play.assault.answer", Words: answer},
		{Field: "play.assault.nobody", Words: nobody},
		{Field: "play.assault.pick", Words: scuffle},
		{Field: "play.armour", Words: armour},
		{Field: "play.throw", Words: throw},
		{Field: "play.blast", Words: blast},
		{Field: "play.knockBack", Words: knockBack},
		{Field: "play.persuade", Words: persuade},
		{Field: "play.persuade.aims", Words: aims},
		{Field: "play.repair", Words: repair},
		{Field: "play.items", Words: items},
		{Field: "play.deadCards", Words: deadCards},
		{Field: "play.random", Words: random},
		{Field: "play.truce", Words: truce},
		{Field: "play.leader", Words: leader},
		{Field: "play.arrivals", Words: arrivals},
		{Field: "play.npcs", Words: npcs},
		{Field: "play.npcs.targets", Words: targets},
		{Field: "play.joined", Words: joined},
		{Field: "play.rescue", Words: rescue},
		{Field: "play.sets", Words: sets},
		{Field: "play.move", Words: move},
		{Field: "play.move.proximity", Words: proximity},
		{Field: "play.ammo", Words: ammo},
		{Field: "play.assault.ranged", Words: shooting},
		{Field: "play.assault.close", Words: striking},
		{Field: "play.assault.clearJam", Words: clearJam},
		{Field: "play.containers", Words: containers},
		{Field: "play.rooms.finds", Action: finds},
		{Field: "play.items.near", Words: handling},
		{Field: "play.defeat.damage", Words: damage},
		{Field: "play.defeat", Words: defeat},
		{Field: "play.defeat.npc", Words: defeatNPC},
		{Field: "play.revive", Words: revive},
		{Field: "play.drag", Words: drag},
		{Field: "play.rob", Words: rob},
		{Field: "play.crippled", Words: crippled},
		{Field: "play.kill", Words: kill},
		{Field: "crews.players", Words: players},
	}
}

// far is a distance in the unit of the edition's moves: "4 in", or "4 squares".
func far(r *model.RuleSet, l model.Length) string {
	switch {
	case r.Play.Move.Unit != "square":
		return l.String() + " in"
	case l == model.Inch:
		return "1 square"
	}
	return l.String() + " squares"
}

// act is an action as the rule set calls it, inside a sentence.
func act(r *model.RuleSet, id string) string {
	i := slices.IndexFunc(r.Play.Actions, func(a model.ActionKind) bool { return a.ID == id })
	if i < 0 {
		return english.Spelled(id)
	}
	return english.Lower(r.Play.Actions[i].Title)
}

func acts(r *model.RuleSet, ids []string, last string) string {
	return english.List(english.Each(ids, func(id string) string { return act(r, id) }), last)
}

// deed is an action as an order: "shoot", or "take a search".
func deed(r *model.RuleSet, id string) string {
	for _, a := range r.Play.Actions {
		if a.ID == id && a.Verb != "" {
			return a.Verb
		}
	}
	return "take " + english.One(act(r, id))
}

// drawn is what is drawn, and where from.
func drawn(n Names, d model.Draw) string {
	what := "token"
	if d.Size != "" {
		what = n.Size(d.Size) + " " + what
	}
	return english.Count(d.Count, what) + " from the " + d.From
}

// spared are the words for what does not count in an attack.
var spared = map[string]string{"shield": "shields", "partial-cover": "partial cover"}

// sparing lists what does not count: "armour and misfires".
func sparing(list []string) string {
	return english.And(english.Each(list, func(s string) string {
		if word, other := spared[s]; other {
			return word
		}
		return english.Spelled(s)
	}))
}

// hits is a number of hits at the head of a sentence or in it.
func hits(count int) string { return english.Count(count, "hit") }

// spent is how long something stays out of use.
func spent(until string) string {
	if until == "game" {
		return "for the rest of the game"
	}
	return fmt.Sprintf("until the end of the %s", english.Spelled(until))
}
