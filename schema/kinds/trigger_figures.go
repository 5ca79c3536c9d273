package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// moves are the events that hang on where figures stand.
func moves() []Trigger {
	return []Trigger{
		{"enter", []string{"zone", "who"}, func(n Names, w model.Trigger) string { return n.anybody(w.Who) + " enters " + n.Zone(w.Zone) }},
		{"leave", []string{"zone", "who"}, func(n Names, w model.Trigger) string { return n.anybody(w.Who) + " leaves " + n.Zone(w.Zone) }},
		{"empty", []string{"zone"}, func(n Names, w model.Trigger) string { return "nobody is left in " + n.Zone(w.Zone) }},
		{"contact", []string{"who", "with", "target"}, func(n Names, w model.Trigger) string {
			if w.Target != nil {
				return n.Who(w.Who) + " comes into contact with " + n.Who(w.Target)
			}
			return n.Who(w.Who) + " comes into contact with " + n.Piece(w.With)
		}},
		{"sees", []string{"who", "target", "range"}, func(n Names, w model.Trigger) string {
			line := n.Who(w.Who) + " sees " + n.Who(w.Target)
			if w.Range != "" {
				line += " within " + n.Range(w.Range) + " range"
			}
			return line
		}},
		{"aboard", []string{"who"}, func(n Names, w model.Trigger) string { return n.Who(w.Who) + " goes aboard" }},
		{"all-aboard", nil, fixed("all traders of a crew are aboard")},
		{"crew-gone", []string{"which"}, func(_ Names, w model.Trigger) string {
			if w.Which == "any" {
				return "a crew has nobody left on the board"
			}
			return "no crew has anybody left on the board"
		}},
	}
}

// Range is a range band, inside a sentence.
func (n Names) Range(id string) string {
	return english.Lower(Titled(n.Rules.Play.Ranges, id, func(k model.RangeBand) (string, string) { return k.ID, k.Title }))
}

// fates are what dice and fights do to figures.
func fates() []Trigger {
	return []Trigger{
		{"chance", []string{"who", "faces"}, func(n Names, w model.Trigger) string {
			return "the chance die of " + n.Who(w.Who) + " shows " + english.List(english.Each(w.Faces, english.Spelled), "or")
		}},
		{"misfire", []string{"who"}, func(n Names, w model.Trigger) string { return "a die of " + n.Who(w.Who) + " shows a misfire" }},
		{"defeated", []string{"who", "nth"}, func(n Names, w model.Trigger) string { return nth(w.Nth) + n.Who(w.Who) + " is defeated" }},
	}
}
