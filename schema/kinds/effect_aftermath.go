package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// aftermath are the effects on who takes part in the games that follow.
func aftermath() []Effect { return []Effect{missEffect(), returnEffect(), rescueEffect()} }

// missEffect: traders sit out games.
func missEffect() Effect {
	return Effect{
		Kind: "miss", Takes: []string{"who", "games", "die"},
		Idle: without(func(e model.Effect) bool { return e.Games == 0 && e.Die == "" }, "it has neither games nor a die"),
		Words: func(n Names, e model.Effect) string {
			if e.Die != "" {
				return n.subject(e.Who) + " sits out as many games as the " + n.Die(e.Die) + " shows"
			}
			return n.subject(e.Who) + " sits out " + english.Count(e.Games, "game")
		},
	}
}

// PriceSet is the price of something, such as "repair", that a row of a table sets; false where it sets none.
func PriceSet(row model.TableRow, of string) (int, bool) {
	for _, p := range row.Does {
		for _, e := range p.Do {
			for _, c := range Writes(e) {
				if c.Sort == PriceCell && c.ID == of && c.Move.Sets {
					return c.Move.Low, true
				}
			}
		}
	}
	return 0, false
}

// returnEffect: traders who were left behind are with their crew again.
func returnEffect() Effect {
	return Effect{
		Kind: "return", Takes: []string{"who"},
		Words: func(n Names, e model.Effect) string { return n.subject(e.Who) + " is back with the crew" },
	}
}

// rescueEffect: a game is played at once to fetch those who were left behind.
func rescueEffect() Effect {
	return Effect{
		Kind:  "rescue",
		Words: func(Names, model.Effect) string { return "play a rescue mission" },
	}
}
