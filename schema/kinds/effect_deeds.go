package kinds

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// deedsDone are the effects on what figures do and on the rolls that they make for it.
func deedsDone() []Effect {
	return []Effect{
		actEffect(), armsEffect(), diceEffect(), hitsEffect(), shareEffect(), effortlessEffect(), aimEffect(), swapEffect(),
	}
}

// actEffect: figures take actions over and above those of their turns.
func actEffect() Effect {
	return Effect{
		Kind: "act", Takes: []string{
			"who", "actions", "count", "anyOrder", "may", "target", "place", "spot", "by", "add", "dice", "ranged", "weapon", "hits", "without", "range", "using", "token", "per",
			"anytime", "around", "same", "led", "as", "each", "versus", "self", "do", "acted",
		},
		Words: acting,
	}
}

// armsEffect: the attack at hand is made with something in particular.
func armsEffect() Effect {
	return Effect{
		Kind: "arms", Takes: []string{"arms"}, OnRoll: true,
		Words: func(n Names, e model.Effect) string {
			if e.Arms == nil {
				return "choose a weapon"
			}
			return "attack " + n.arms(*e.Arms)
		},
	}
}

// diceEffect: the dice of the roll at hand change.
func diceEffect() Effect {
	return Effect{
		Kind: "dice", Takes: []string{"add", "becomes", "as", "range", "perAmmo", "per"}, OnRoll: true, Aside: true,
		Idle:  without(func(e model.Effect) bool { return noChange(e) && e.As == "" && e.Range == "" }, "it has none of add, becomes, as and range"),
		Words: newDice,
	}
}

// newDice says which dice are rolled: "the dice of a ranged assault at short range, and 2 dice more".
func newDice(n Names, e model.Effect) string {
	var parts []string
	if e.As != "" || e.Range != "" {
		line := "the dice"
		if e.As != "" {
			line += " of " + english.One(n.act(e.As))
		}
		if e.Range != "" {
			line += " at " + n.Range(e.Range) + " range"
		}
		parts = append(parts, line+" in place of the usual ones")
	}
	switch {
	case e.Becomes != nil && *e.Becomes == 0:
		parts = append(parts, "no dice are rolled")
	case e.Becomes != nil:
		parts = append(parts, english.Count(*e.Becomes, "die")+" in place of the usual ones")
	}
	if e.Add != 0 {
		parts = append(parts, moreDice(e.Add))
	}
	line := english.And(parts)
	if e.PerAmmo {
		line = "up to " + line + ", each for one more ammo peg"
	}
	return line
}

// hitsEffect: the hits of the attack at hand change.
func hitsEffect() Effect {
	return Effect{
		Kind: "hits", Takes: []string{"add", "fewer", "less", "half", "becomes", "without", "drains", "per"}, OnRoll: true, Aside: true,
		Idle: without(func(e model.Effect) bool {
			return noChange(e) && e.Fewer == 0 && e.Less == 0 && !e.Half && len(e.Without) == 0 && e.Drains == ""
		}, "it has none of add, fewer, less, half, becomes, without and drains"),
		Words: func(n Names, e model.Effect) string {
			var parts []string
			switch {
			case e.Becomes != nil && *e.Becomes == 0:
				parts = append(parts, "none of the hits count")
			case e.Becomes != nil:
				parts = append(parts, "the hits become "+fmt.Sprint(*e.Becomes))
			case e.Add > 0:
				parts = append(parts, english.Count(e.Add, "certain hit"))
			case e.Fewer > 0:
				parts = append(parts, english.Count(e.Fewer, "hit")+english.Pick(e.Fewer == 1, " does", " do")+" not count")
			case e.Less > 0:
				parts = append(parts, fmt.Sprintf("the damage is %d less", e.Less))
			case e.Half:
				parts = append(parts, "half of the hits count, rounded up")
			}
			if e.Drains != "" {
				parts = append(parts, "the damage takes "+e.Drains+" pegs first, and health once those are gone")
			}
			return english.And(append(parts, english.Each(e.Without, func(w string) string { return heedless[w] })...))
		},
	}
}

// heedless are the words for what plays no part in a roll.
var heedless = map[string]string{
	"cover": "cover is ignored", "partial-cover": "partial cover is ignored", "armour": "physical armour is ignored", "shield": "shield armour is ignored",
	"misfires": "misfires are ignored", "ammo": "no ammo peg is spent (one for the noise comes from the supply)", "noise": "no peg is put onto the hostility track for the noise",
	"loaded":    "it can be fired with no ammo peg left",
	"stray":     "of several figures that are engaged with each other the one aimed at is the target",
	"reactions": "nothing that answers it at once can be used",
}

// shareEffect: the hits or the dice of the attack at hand are shared out among targets.
func shareEffect() Effect {
	return Effect{
		Kind: "share", Takes: []string{"of", "among", "first", "who", "eligible", "range"}, OnRoll: true, Aside: true,
		Words: func(n Names, e model.Effect) string {
			line := english.Pick(e.Of == "dice", "", "once the dice are rolled, ") + "the " + cmp.Or(e.Of, "hits") + " may be shared out among the target and " + n.Who(e.Who)
			if e.Eligible {
				line += " that the attack could have been aimed at"
			}
			if e.Among > 0 {
				line += fmt.Sprintf(", %d in all at most", e.Among)
			}
			if e.Range != "" {
				line += ", all of them in " + n.Range(e.Range) + " range of each other"
			}
			if e.First > 0 {
				line += ", and the first of them takes at least " + english.Count(e.First, "hit")
			}
			return line
		},
	}
}

// effortlessEffect: actions take nothing of a turn.
func effortlessEffect() Effect {
	return Effect{
		Kind: "effortless", Takes: []string{"who", "actions", "arms"}, Aside: true,
		Idle: without(func(e model.Effect) bool { return len(e.Actions) == 0 }, "it names no action"),
		Words: func(n Names, e model.Effect) string {
			line := english.And(english.Each(e.Actions, func(id string) string { return english.One(n.act(id)) }))
			if e.Arms != nil {
				line += " " + n.arms(*e.Arms)
			}
			if !n.spokenTo(e.Who) {
				line += " of " + n.subject(e.Who)
			}
			return line + " " + english.Pick(len(e.Actions) == 1, "is", "are") + " effortless"
		},
	}
}

// aimEffect: figures must attack somebody.
func aimEffect() Effect {
	return Effect{
		Kind: "aim", Takes: []string{"who", "target", "order", "until"},
		Lacks: without(func(e model.Effect) bool { return e.Target == nil && len(e.Order) == 0 }, "say whom: target, or order"),
		Words: func(n Names, e model.Effect) string {
			if len(e.Order) > 0 {
				return n.Every(e.Who) + " picks as its target " + inOrder(english.Each(e.Order, func(w model.Who) string { return n.Who(&w) })) + n.keptTo(e.Until)
			}
			return n.Every(e.Who) + " must attack " + n.Who(e.Target) + n.until(e.Until)
		},
	}
}

// keptTo says how long somebody keeps to a target that was picked.
func (n Names) keptTo(until string) string {
	if until == "turn" {
		return ", and picks another in this turn only if that one is defeated"
	}
	return n.until(until)
}

// inOrder is the first of several that there is: "a, failing that b".
func inOrder(list []string) string { return strings.Join(list, ", failing that ") }

// swapEffect: two figures change places.
func swapEffect() Effect {
	return Effect{
		Kind: "swap", Takes: []string{"who", "with"},
		Words: func(n Names, e model.Effect) string {
			return n.subject(e.Who) + " and " + n.Who(e.With) + " change places"
		},
	}
}

// moreDice is what is added to a roll: "2 dice more", "1 die fewer".
func moreDice(add int) string {
	if add < 0 {
		return english.Count(-add, "die") + " fewer"
	}
	return english.Count(add, "die") + " more"
}

// act is an action of the rule set inside a sentence.
func (n Names) act(id string) string {
	if id == "any" {
		return "any action"
	}
	return english.Lower(Titled(n.Rules.Play.Actions, id, func(a model.ActionKind) (string, string) { return a.ID, a.Title }))
}

// subject is whom an effect is about, the bearer where nobody is named.
func (n Names) subject(w *model.Who) string {
	if w == nil {
		return n.bearer()
	}
	return n.Every(w)
}

// nth is the range band of that number, counted from 0.
func (n Names) nth(i int) string {
	if i < len(n.Rules.Play.Ranges) {
		return n.Range(n.Rules.Play.Ranges[i].ID)
	}
	return "any other"
}

// Until says how long something lasts, behind a verb: " until the end of the game".
func (n Names) Until(u string) string { return n.until(u) }

// until says how long something lasts.
func (n Names) until(u string) string {
	switch u {
	case "":
		return ""
	case "bearer":
		return " as long as " + n.bearer() + " is not defeated"
	case "next-round":
		return " until the end of the next round"
	case "level":
		return " until the hostility reaches the next level"
	case "rounds":
		return " for as many rounds as shown, this one included"
	}
	return " until the end of the " + u
}
