// Package ending puts in words how a game ends and who has won: what the reference prints, what the page of play shows when
// a game is over, and the list of how each rule is said.
package ending

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rule is one rule in words, under its heading.
type Rule struct {
	Title string
	Text  string
}

// Rules say how a game ends and who has won, in order.
func Rules(n kinds.Names, e model.Ending) []Rule {
	var l list
	l.add("The end", Over(n, e))
	if e.Count != "" {
		l.add("The count", "the crews are compared in the "+n.Phase(e.Count)+" phase of the last round, and never before")
	}
	l.add("Lost", lost(n, e))
	l.add("Won", won(n, e))
	title := "The winner"
	if e.Objective != "" {
		title = "If nobody has"
	}
	l.add(title, Deciders(n, e))
	if e.Agreed {
		l.add("Who did best", "where several crews have won, or all have lost, the players may agree which of them came off best, and that one is the winner")
	}
	l.add("The first pick", strings.Join(english.Each(e.First, func(f model.FirstPick) string { return english.Sentence(firstPick(n, f)) }), " "))
	return l.rules
}

// list gathers rules; those without words are left out.
type list struct{ rules []Rule }

func (l *list) add(title, text string) {
	if text != "" {
		l.rules = append(l.rules, Rule{title, english.Sentence(text)})
	}
}

// Over says what ends a game, unless its mission says otherwise.
func Over(n kinds.Names, e model.Ending) string {
	if len(e.Over) == 0 {
		return ""
	}
	return "the game ends " + english.Pick(e.Count == "", "at once ", "") + "when " + english.List(english.Each(e.Over, n.Event), "or") + ", unless its mission says otherwise"
}

// lost says which crews have lost.
func lost(n kinds.Names, e model.Ending) string {
	if e.Lost == nil {
		return ""
	}
	few := "with no " + n.Metric(e.Lost.Metric, "", 2)
	switch {
	case e.Lost.Metric == "survivors" && e.Lost.Most == 0:
		few = "whose traders are all defeated"
	case e.Lost.Most > 0:
		few = fmt.Sprintf("with no more than %d %s", e.Lost.Most, n.Metric(e.Lost.Metric, "", e.Lost.Most))
	}
	return "a crew " + few + " has lost, whatever else it has done"
}

// won says which objective wins the game.
func won(n kinds.Names, e model.Ending) string {
	if e.Objective == "" {
		return ""
	}
	return "otherwise every crew that has done " + objective(e) + " has won"
}

// objective is what the objective that wins is called.
func objective(e model.Ending) string { return "the " + english.Spelled(e.Objective) + " objective" }

// Deciders say which crew wins where none has won by an objective.
func Deciders(n kinds.Names, e model.Ending) string {
	if len(e.Rank) == 0 {
		return english.Pick(e.Objective == "", "", "all crews have lost")
	}
	var order []string
	for _, d := range e.Rank {
		if d.Die != "" {
			order = append(order, "the one that rolls highest with the "+n.Die(d.Die))
			continue
		}
		order = append(order, "the one with the most "+n.Metric(d.Metric, "", 2))
	}
	order[0] = strings.Replace(order[0], "the one", "the crew", 1) + " wins"
	return strings.Join(order, "; of equals, ")
}

// firstPick says what the winner picks before the others.
func firstPick(n kinds.Names, f model.FirstPick) string {
	what := "in the " + phaseBetween(n, f.Phase) + " phase the winner picks first, then the others in turn"
	if f.Airlock {
		what = "the winner is the first to pick an airlock in the next game"
	}
	if f.Otherwise == "toss" {
		what += "; where nobody has won, a toss of " + coin(n) + " says who begins"
	}
	if f.May {
		what += ", if the players like"
	}
	return what
}

// phaseBetween is a phase between games, inside a sentence.
func phaseBetween(n kinds.Names, id string) string {
	return english.Lower(kinds.Titled(n.Rules.Campaign.Phases, id, func(p model.CampaignPhase) (string, string) { return p.ID, p.Title }))
}

// coin is what is tossed: a counter of the game with two sides, or any coin.
func coin(n kinds.Names) string {
	for _, c := range n.Rules.Counters {
		if c.Coin {
			return "the " + english.Lower(c.Title) + " counter"
		}
	}
	return "a coin"
}

// Picks say what the winner picks first in the phases between games.
func Picks(n kinds.Names, e model.Ending) string {
	var out []string
	for _, f := range e.First {
		if f.Phase != "" {
			out = append(out, english.Sentence(firstPick(n, f)))
		}
	}
	return strings.Join(out, " ")
}
