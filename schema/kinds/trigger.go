package kinds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Trigger is the definition of a kind of event that sets rules off.
type Trigger struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words complete "when …".
	Words func(Names, model.Trigger) string
}

// Triggers are all kinds of events, by what they hang on.
func Triggers() []Trigger { return slices.Concat(clock(), deeds(), moves(), fates(), turns()) }

// TriggerOf is the definition of a kind.
func TriggerOf(kind string) (Trigger, bool) {
	all := Triggers()
	i := slices.IndexFunc(all, func(t Trigger) bool { return t.Kind == kind })
	if i < 0 {
		return Trigger{}, false
	}
	return all[i], true
}

// Event says what a rule waits for; it completes "when …".
func (n Names) Event(w model.Trigger) string {
	if kind, known := TriggerOf(w.Kind); known {
		return kind.Words(n, w)
	}
	return english.Spelled(w.Kind)
}

func fixed(words string) func(Names, model.Trigger) string {
	return func(Names, model.Trigger) string { return words }
}

// clock are the events of the course of the game.
func clock() []Trigger {
	return []Trigger{
		{"start", nil, fixed("the game begins")},
		{"round", []string{"at", "every"}, func(_ Names, w model.Trigger) string {
			line := fmt.Sprintf("round %d begins", w.At)
			switch w.Every {
			case 0:
				return line
			case 1:
				return line + ", and each round after it"
			}
			return line + fmt.Sprintf(", and every %d rounds after it", w.Every)
		}},
		{"phase", []string{"phase", "moment"}, func(n Names, w model.Trigger) string {
			if w.Moment == "end" {
				return "the " + n.PhaseTitle(w.Phase) + " phase ends"
			}
			return "the " + n.PhaseTitle(w.Phase) + " phase begins"
		}},
		{"hostility", []string{"level", "peg"}, func(n Names, w model.Trigger) string {
			switch {
			case w.Peg > 0:
				return fmt.Sprintf("the hostility reaches peg %d", w.Peg)
			case w.Level != "":
				return "the hostility reaches " + n.Level(w.Level)
			}
			return "the hostility reaches a new level"
		}},
		{"after", []string{"rule", "rounds", "phase"}, func(n Names, w model.Trigger) string {
			line := "after " + n.Rule(w.Rule) + " has worked"
			if w.Rounds > 0 {
				line = english.Count(w.Rounds, "round") + " " + english.Have(w.Rounds) + " passed " + line
			}
			if w.Phase != "" {
				line = "the next " + n.PhaseTitle(w.Phase) + " phase begins, " + line
			}
			return line
		}},
		{"end", nil, fixed("the game ends")},
		{"any", []string{"triggers"}, func(n Names, w model.Trigger) string {
			return english.List(english.Each(w.Triggers, n.Event), "or")
		}},
	}
}

// PhaseTitle is the title of a phase, as the phases of a round are headed.
func (n Names) PhaseTitle(id string) string {
	return Titled(n.Rules.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title })
}
