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
}

// All are the parts that this package has words for, in the order of the language.
func All() []Part {
	return []Part{
		{"hostility.shots", noise},
		{"hostility.matches", matches},
		{"dice.then", furtherDice},
		{"play.actions.prone", prone},
		{"play.effortless", effortless},
		{"play.skills", skills},
		{"play.skills.summed", summed},
		{"play.move.grid", grid},
		{"play.sight", sight},
		{"play.sight.doubt", doubt},
		{"play.rooms", rooms},
		{"play.airlock", airlock},
		{"play.assault.jam", misfire},
		{"play.assault.opportunity", opportunity},
		{"play.assault.shot", shot},
		{"play.assault.answer", answer},
		{"play.assault.nobody", nobody},
		{"play.assault.pick", scuffle},
		{"play.armour", armour},
		{"play.throw", throw},
		{"play.blast", blast},
		{"play.knockBack", knockBack},
		{"play.persuade", persuade},
		{"play.persuade.aims", aims},
		{"play.repair", repair},
		{"play.items", items},
		{"play.deadCards", deadCards},
		{"play.random", random},
		{"play.truce", truce},
		{"play.leader", leader},
		{"play.arrivals", arrivals},
		{"play.npcs", npcs},
		{"play.npcs.targets", targets},
		{"play.joined", joined},
		{"play.rescue", rescue},
		{"play.sets", sets},
		{"crews.players", players},
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
