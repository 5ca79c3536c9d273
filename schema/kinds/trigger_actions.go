package kinds

import (
	"cmp"
	"fmt"
	"reflect"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// actions are what figures do in their turns.
func actions() []Trigger {
	return []Trigger{actsTrigger(), noiseTrigger(), turnTrigger(), losesTrigger(), getsTrigger()}
}

// actsTrigger: somebody takes an action.
func actsTrigger() Trigger {
	return Trigger{
		Kind: "acts", Rolls: true, Takes: []string{"who", "acts", "target", "moment", "nth", "deeds", "using"}, Deed: true,
		It: byWho, Parts: []string{"target", "attacker"},
		Words: func(n Names, w model.Trigger) string {
			if w.Moment == "during" && w.Nth == 0 && len(w.Acts) > 0 && w.Target == nil {
				d := deed{names: n, others: true}
				return n.Who(w.Who) + " " + english.List(english.Each(w.Acts, d.verb), "or") + withIt(w)
			}
			deed := "an action"
			if len(w.Acts) > 0 {
				deed = english.List(english.Each(w.Acts, func(id string) string { return english.One(n.act(id)) }), "or")
			}
			if len(w.Deeds) > 0 {
				return n.Who(w.Who) + " comes to " + english.Quoted(english.List(english.Each(w.Deeds, english.Spelled), "or")) + " on its chart" + against(n, w.Target)
			}
			if w.Nth > 0 {
				deed = "its " + english.Ordinal(w.Nth-1) + " action " + english.Pick(w.Moment == "since", "in it", "of a turn")
			}
			line := english.Pick(w.Moment == "since", "at any time in a round after ", "") + n.someone(w.Who) + map[string]string{"before": " is about to take ", "during": " takes "}[w.Moment]
			if w.Moment == "" || w.Moment == "after" || w.Moment == "since" {
				line += " has taken "
			}
			line += deed + withIt(w)
			if deed == "an action" && w.Moment != "before" && w.Who != nil && w.Who.Everyone {
				line += ", even an idle one"
			}
			if w.Target != nil {
				line += " against " + n.Who(w.Target)
			}
			return line
		},
	}
}

// against is whom a deed of a chart is about.
func against(n Names, target *model.Who) string {
	if target == nil {
		return ""
	}
	return " with " + n.Who(target)
}

// noiseTrigger: a shot or a blast is heard.
func noiseTrigger() Trigger {
	return Trigger{Kind: "noise", Deed: true, Words: fixed("a shot or a blast is heard that is not silent")}
}

// turnTrigger: a figure's turn begins or ends.
func turnTrigger() Trigger {
	return Trigger{
		Kind: "turn", Takes: []string{"who", "moment"},
		It: byWho,
		Words: func(n Names, w model.Trigger) string {
			if w.Moment == "during" {
				return "it is the turn of " + n.Who(w.Who)
			}
			return "the turn of " + n.someone(w.Who) + english.Pick(w.Moment == "end", " ends", " begins")
		},
	}
}

// losesTrigger: a figure is about to lose something to a rule.
func losesTrigger() Trigger {
	return Trigger{
		Kind: "loses", Rolls: true, Takes: []string{"who", "what", "to", "using"},
		It:    byWho,
		Words: func(n Names, w model.Trigger) string { return n.losing([]model.Trigger{w}) },
	}
}

// losing says what somebody is about to lose, and to what: any of several things in the same way.
func (n Names) losing(list []model.Trigger) string {
	w := list[0]
	lost := english.List(english.Each(list, func(w model.Trigger) string {
		if w.Using {
			return "it"
		}
		return cmp.Or(map[string]string{"actions": "actions", "turn": "its turn", "token": "an item", "health": "health"}[w.What], "something")
	}), "or")
	to := "a rule"
	if len(w.To) > 0 {
		to = english.List(english.Each(w.To, english.One), "or")
	}
	return fmt.Sprintf("%s is about to lose %s to %s", n.Who(w.Who), lost, to)
}

// losses reports whether all of several events are losses that differ in what is lost alone.
func losses(list []model.Trigger) bool {
	for _, w := range list {
		w.What = list[0].What
		if w.Kind != "loses" || !reflect.DeepEqual(w, list[0]) {
			return false
		}
	}
	return true
}

// getsTrigger: a figure gets the item that the rule stands on.
func getsTrigger() Trigger {
	return Trigger{
		Kind: "gets", Takes: []string{"who", "found"}, It: byWho,
		Words: func(n Names, w model.Trigger) string {
			return n.someone(w.Who) + english.Pick(w.Found, " comes upon it or gets it", " gets it")
		},
	}
}

// withIt is with what somebody acts, where that is the item that the rule stands on.
func withIt(w model.Trigger) string { return english.Pick(w.Using, " with it", "") }

// attack says how somebody is attacked: "the character is shot at by any enemy and unharmed".
func attack(n Names, w model.Trigger) string {
	if done := map[string]string{"hit": "hits", "missed": "misses", "harmed": "harms"}[w.Outcome]; done != "" && !w.Using && w.By != nil && w.Moment == "" {
		line := n.Who(w.By) + " " + done + " " + n.aimed(*w.Who)
		if len(w.Acts) > 0 {
			line += " in " + english.List(english.Each(w.Acts, func(id string) string { return english.One(n.act(id)) }), "or")
		}
		return line
	}
	if w.Free {
		return n.Who(w.Who) + " suffers an attack of opportunity" + english.Pick(w.Moment == "rolled", " and the dice are rolled", "")
	}
	if w.Moment == "rolled" && w.By == nil && w.Outcome == "" {
		by := []string{"an attack"}
		if len(w.Acts) > 0 {
			by = english.Each(w.Acts, func(id string) string { return english.One(n.act(id)) })
		}
		return "the dice of " + english.List(by, "or") + " on " + n.Who(w.Who) + " are rolled"
	}
	line := n.someone(w.Who) + english.Pick(w.Moment == "targeted", " is chosen as the target", " is attacked")
	if len(w.Acts) > 0 {
		line += english.Pick(w.Moment == "targeted", " of ", " in ") + english.List(english.Each(w.Acts, func(id string) string { return english.One(n.act(id)) }), "or")
	}
	if w.Free {
		line += " as an attack of opportunity"
	}
	if w.By != nil {
		line += english.Pick(w.OrNobody, " by nobody in particular or", "") + " by " + n.someone(w.By)
	}
	line += withIt(w)
	if w.Moment == "rolled" {
		line += " and the dice are rolled"
	}
	return line + map[string]string{"hit": " and hit", "missed": " and missed", "harmed": " and harmed", "unharmed": " and not harmed"}[w.Outcome]
}
