package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// rul009 finds texts that say another number than what stands beside them as data.
func rul009() check.Check {
	return check.Check{
		Code:     "RUL009",
		Title:    "a text that says another number than its rule does",
		Severity: diag.Warning,
		Requires: []check.AnyFact{parts.Values},
		Text: "The text of a rule or a card names a number that its data do not have, and the data have one that the text does not name: one of the two was " +
			"changed and the other forgotten. Players read the text, and the page of play goes by the data.",
		Before: "{title: \"Alarm\", text: \"Two pegs go onto the track.\", when: kind: \"start\", do: [{kind: \"pegs\", add: 3}]}",
		After:  "{title: \"Alarm\", text: \"Three pegs go onto the track.\", when: kind: \"start\", do: [{kind: \"pegs\", add: 3}]}",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, r *model.Rule) {
				numbersApart(p, path, r.Text, numbersOf(r.When, r.If, r.Cost, r.Do, r.Times, r.PerRound, r.PerPiece, r.PerCrew))
			})
			parts.Each(p, func(path string, b *model.CardBand) {
				numbersApart(p, path, b.Text, numbersOf(b.Do))
			})
		},
	}
}

// numbersApart reports a text that names a number which its data lack, while they have one that it does not name. Numbers
// that are written out are known in English alone, so texts that may be in another language are passed by.
func numbersApart(p *check.Pass, path string, text model.Text, data []int) {
	if own := p.Subject.Pack; own != nil && own.Language != "" && own.Language != "en" || len(p.Subject.Languages[path+".text"]) > 0 {
		return
	}
	said := numbersIn(kinds.Spoken(text.Blocks))
	lacks, leaves := without(said, data), without(data, said)
	if len(lacks) > 0 && len(leaves) > 0 { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("the text says %s, and the data say %s", english.And(english.Each(lacks, numeral)), english.And(english.Each(leaves, numeral))),
			Remedy:  "make them say the same: players read the text, and the page of play goes by the data",
			Range:   p.First(path+".text", path),
		})
	}
}

func numeral(n int) string { return fmt.Sprint(n) }
