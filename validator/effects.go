package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// effectAt is an effect with the path of its source.
type effectAt struct {
	model.Effect
	path string
}

// eachEffect calls f for every effect of the mission's rules or the deck's cards.
func (p *Pass) eachEffect(f func(effectAt)) {
	if p.Mission != nil {
		for _, r := range p.Mission.Rules {
			effects("rules."+r.ID, r.Do, f)
		}
	}
	if p.Deck != nil {
		for _, c := range p.Deck.Cards {
			for i, b := range c.Bands {
				effects(fmt.Sprintf("cards.%s.bands.%d", c.ID, i), b.Do, f)
			}
		}
	}
}

func effects(path string, do []model.Effect, f func(effectAt)) {
	for i, e := range do {
		f(effectAt{e, fmt.Sprintf("%s.do.%d", path, i)})
	}
}
