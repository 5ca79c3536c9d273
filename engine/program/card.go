package program

import "github.com/sortie-tools/sortie/schema/model"

// Card is a card lowered, with the kind of its deck.
type Card struct {
	*model.Card
	Key  string // names it across all decks; its copies share it
	Sort string // the kind of its deck
	Does [][]Op // by band
}

// Keyed is the key of a card.
func Keyed(d *model.Deck, c *model.Card) string { return d.ID + "/" + c.ID }

// lowerCards lowers the cards of the decks of the edition.
func (p *Program) lowerCards() {
	for _, d := range p.Decks {
		if d.Edition != p.RuleSet.ID {
			continue
		}
		for i := range d.Cards {
			c := Card{Card: &d.Cards[i], Key: Keyed(d, &d.Cards[i]), Sort: d.Kind}
			for _, b := range c.Bands {
				c.Does = append(c.Does, p.Ops(b.Do))
			}
			p.cardAt[c.Key] = ID(len(p.Cards))
			p.Cards = append(p.Cards, c)
		}
	}
}

// Card is the card with a key; nil: there is none.
func (p *Program) Card(key string) *Card {
	if at, known := p.cardAt[key]; known {
		return &p.Cards[at]
	}
	return nil
}

// CardID is the id of the card with a key.
func (p *Program) CardID(key string) ID {
	if at, known := p.cardAt[key]; known {
		return at
	}
	return None
}

// cardsOf are the cards of a kind, or those with an id; any where neither is given.
func (p *Program) cardsOf(sort, id string) []ID {
	var out []ID
	for i := range p.Cards {
		if p.Cards[i].Is(sort, id) {
			out = append(out, ID(i))
		}
	}
	return out
}

// Is reports whether a card is of a kind, or the one with an id; nothing asked for is any card.
func (c *Card) Is(sort, id string) bool {
	return c != nil && (sort == "" || c.Sort == sort) && (id == "" || c.ID == id)
}
