package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// rolls are the effects that have dice rolled, and those that undo or redirect what others did.
func rolls() []Effect { return []Effect{tryEffect(), blastEffect(), undoEffect(), redirectEffect()} }

// tryEffect: combat dice are rolled, and hits bring something about.
func tryEffect() Effect {
	return Effect{
		Kind: "try", Takes: []string{"dice", "hits", "do", "otherwise", "per"},
		Words: func(n Names, e model.Effect) string {
			line := "roll " + english.Count(e.Dice, "combat die") + "; with " + english.Pick(e.Hits > 1, english.Count(e.Hits, "hit"), "a hit") + ": " + n.Effects(e.Do)
			if len(e.Otherwise) > 0 {
				line += "; otherwise: " + n.Effects(e.Otherwise)
			}
			return line
		},
	}
}

// blastEffect: everybody on a spot and around it is attacked.
func blastEffect() Effect {
	return Effect{
		Kind: "blast", Takes: []string{"at", "rings", "do", "without"},
		Words: func(n Names, e model.Effect) string {
			line := "a blast" + n.Where(e.At) + " with the dice shown" + english.Pick(e.At != nil && e.At.Trait != "", " on it", "")
			if len(e.Rings) > 0 {
				line = "a blast" + n.Where(e.At) + " with " + strings.Join(english.Each(e.Rings, func(d int) string { return fmt.Sprint(d) }), "/") + " dice"
			}
			without := n.spared(e.Without)
			return line + english.Pick(strings.HasPrefix(without, " "), ",", "") + without + n.inPlace(e.Do)
		},
	}
}

// undoEffect: what a figure has just done is taken back.
func undoEffect() Effect {
	return Effect{
		Kind: "undo", Takes: []string{"who", "count"},
		Words: func(n Names, e model.Effect) string {
			if e.Count > 1 {
				return fmt.Sprintf("the last %d actions of %s are undone, and no others come in their place", e.Count, n.Who(e.Who))
			}
			return "the last action of " + n.Who(e.Who) + " is undone, and no other comes in its place"
		},
	}
}

// redirectEffect: the attack at hand goes at somebody else.
func redirectEffect() Effect {
	return Effect{
		Kind: "redirect", Takes: []string{"who"},
		Words: func(n Names, e model.Effect) string {
			return "the attack goes at " + n.Who(e.Who) + " instead, with all else that comes of it, and with cover as though its target had made it"
		},
	}
}
