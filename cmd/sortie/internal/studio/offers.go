package studio

import (
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/novelty"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
)

// Offers are what can be begun here.
type Offers struct {
	Ground string  `json:"ground"` // what the folder is: groundPack and the like
	First  string  `json:"first"`  // the kind that is begun first
	Kinds  []Offer `json:"kinds"`
}

// Offer is a kind of thing, and what is asked before one is begun.
type Offer struct {
	Kind     string           `json:"kind"`
	Sort     string           `json:"sort"`  // the game that it is of, sortRules for what adds to the rules of one, or that of a pack
	Usual    string           `json:"usual"` // edition
	Editions []OfferedEdition `json:"editions"`
	With     []Companion      `json:"with,omitempty"`  // what of the pack it can begin with
	Along    string           `json:"along,omitempty"` // the kind of those
}

// OfferedEdition is an edition that something can be begun for, with the kinds of card that it can hold then, the starter's first.
type OfferedEdition struct {
	ID    string   `json:"id"`
	Cards []string `json:"cards,omitempty"`
}

// Companion is a unit of the pack that something new can begin with.
type Companion struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// sortRules are the kinds that add to the rules of a pack.
const sortRules = "rules"

// Offers are what can be begun, and with which answers.
func (d *Desk) Offers() (Offers, error) {
	units := d.Units()
	there, bases := editionsOf(units), basesOf(units)
	o := Offers{Ground: d.ground(), First: novelty.First(there).Name}
	for _, k := range novelty.Kinds() {
		offer := Offer{Kind: k.Name, Sort: sortOf(k), Along: k.Along()}
		base, own := k.Settle("", there, func() map[string]string { return bases })
		if offer.Usual = own; own == "" {
			offer.Usual = base
		}
		for _, id := range append(k.Editions(), slices.Sorted(maps.Keys(bases))...) {
			e, err := offered(k, id, bases)
			if err != nil {
				return Offers{}, err
			}
			if e.ID != "" {
				offer.Editions = append(offer.Editions, e)
			}
		}
		for _, u := range units {
			if offer.Along != "" && u.Kind == offer.Along {
				offer.With = append(offer.With, Companion{u.ID, u.Title})
			}
		}
		o.Kinds = append(o.Kinds, offer)
	}
	return o, nil
}

// offered is an edition that a kind can be begun for; without an id if it cannot.
func offered(k novelty.Kind, id string, bases map[string]string) (OfferedEdition, error) {
	base, _ := k.Settle(id, nil, func() map[string]string { return bases })
	if !slices.Contains(k.Editions(), base) {
		return OfferedEdition{}, nil
	}
	cards, err := k.CardKinds(base)
	if usual := starters.Card(base, k.Name); len(cards) > 0 && slices.Contains(cards, usual) {
		cards = append([]string{usual}, slices.DeleteFunc(cards, func(c string) bool { return c == usual })...)
	}
	return OfferedEdition{id, cards}, err
}

func sortOf(k novelty.Kind) string {
	switch {
	case k.OfRules():
		return sortRules
	case k.Name == novelty.Pack:
		return novelty.Pack
	}
	return k.System()
}
