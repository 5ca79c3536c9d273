package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// moves are the events that hang on where figures stand.
func moves() []Trigger {
	return []Trigger{
		{Kind: "enter", Reads: zoneRead, Takes: []string{"zone", "who"}, Words: func(n Names, w model.Trigger) string { return n.anybody(w.Who) + " enters " + n.Zone(w.Zone) }},
		{Kind: "leave", Reads: zoneRead, Takes: []string{"zone", "who"}, Words: func(n Names, w model.Trigger) string { return n.anybody(w.Who) + " leaves " + n.Zone(w.Zone) }},
		{Kind: "empty", Reads: zoneRead, Takes: []string{"zone"}, Words: func(n Names, w model.Trigger) string { return "nobody is left in " + n.Zone(w.Zone) }},
		{Kind: "contact", Reads: pieceRead, Lacks: lacking(func(w model.Trigger) bool { return w.With == "" && w.Target == nil }, "say what is touched: with a piece, or target for a figure"), Takes: []string{"who", "with", "target"}, Words: func(n Names, w model.Trigger) string {
			if w.Target != nil {
				return n.Who(w.Who) + " comes into contact with " + n.Who(w.Target)
			}
			return n.Who(w.Who) + " comes into contact with " + n.Piece(w.With)
		}},
		{Kind: "sees", Takes: []string{"who", "target", "range"}, Words: func(n Names, w model.Trigger) string {
			line := n.Who(w.Who) + " sees " + n.Who(w.Target)
			if w.Range != "" {
				line += " within " + n.Range(w.Range) + " range"
			}
			return line
		}},
		{Kind: "aboard", Takes: []string{"who"}, Words: func(n Names, w model.Trigger) string { return n.Who(w.Who) + " goes aboard" }},
		{Kind: "all-aboard", Words: fixed("all traders of a crew are aboard")},
		{Kind: "crew-gone", Takes: []string{"which"}, Words: func(_ Names, w model.Trigger) string {
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
		{Kind: "chance", Takes: []string{"who", "faces"}, Words: func(n Names, w model.Trigger) string {
			return "the chance die of " + n.Who(w.Who) + " shows " + english.List(english.Each(w.Faces, english.Spelled), "or")
		}},
		{Kind: "misfire", Takes: []string{"who"}, Words: func(n Names, w model.Trigger) string { return "a die of " + n.Who(w.Who) + " shows a misfire" }},
		{Kind: "defeated", Takes: []string{"who", "nth"}, Words: func(n Names, w model.Trigger) string { return nth(w.Nth) + n.Who(w.Who) + " is defeated" }},
	}
}
