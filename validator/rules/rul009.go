package rules

import (
	"fmt"
	"maps"
	"slices"

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
			"changed and the other forgotten. Players read the text, and the page of play goes by the data. Of house rules it compares the text behind a program " +
			"with the sentence made from it, where both count the same thing.",
		Before: "{title: \"Alarm\", text: \"Two pegs go onto the track.\", when: kind: \"start\", do: [{kind: \"pegs\", add: 3}]}",
		After:  "{title: \"Alarm\", text: \"Three pegs go onto the track.\", when: kind: \"start\", do: [{kind: \"pegs\", add: 3}]}",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, r *model.Rule) {
				numbersApart(p, path, r.Text, numbersOf(r.When, r.If, r.Cost, r.Do, r.Times, r.PerRound, r.PerPiece, r.PerCrew))
			})
			parts.Each(p, func(path string, b *model.CardBand) {
				numbersApart(p, path, b.Text, numbersOf(b.Do))
			})
			if p.Rules != nil && p.Subject.Value == p.Subject.RuleSet {
				clausesApart(p)
			}
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

// clausesApart reports texts of house rules that count something otherwise than the programs that they stand behind: such a
// text says the rest, so only what both count is compared, and nothing of what comes with Sortie.
func clausesApart(p *check.Pass) {
	names := kinds.Names{Mission: &model.Mission{}, Rules: p.Rules}
	for _, x := range parts.Values.Of(p) {
		does, clause := programsOf(x.Value)
		where := p.First(x.Path+".text", x.Path)
		if len(does) == 0 || len(clause.Blocks) == 0 || where.File == "" {
			continue
		}
		made, said := countsIn(names.Programs(does)), countsIn(kinds.Spoken(clause.Blocks))
		for _, of := range slices.Sorted(maps.Keys(said)) {
			lacks, leaves := without(said[of], made[of]), without(made[of], said[of])
			if len(made[of]) > 0 && len(lacks) == len(said[of]) && len(leaves) > 0 {
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("the text says %s %s, and the program %s", english.And(english.Each(lacks, numeral)), english.Plural(2, of), english.And(english.Each(leaves, numeral))),
					Remedy:  "make them say the same, or leave the number to the program: its sentence is printed before the text",
					Range:   where,
				})
			}
		}
	}
}

func numeral(n int) string { return fmt.Sprint(n) }
