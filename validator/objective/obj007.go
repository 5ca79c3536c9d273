package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// obj007 finds rolls that nobody can succeed at.
func obj007() check.Check {
	return check.Check{
		Code:     "OBJ007",
		Title:    "a roll that cannot succeed",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "A roll asks for more hits than all its dice show together, even with every die more that a class, a skill or a token gives. " +
			"Whoever tries fails, always. A mission whose crews have neither classes nor skills has no dice from those.",
		Before: "check: {dice: 1, hits: 5}",
		After:  "check: {dice: 1, bonus: [{class: \"tech\", dice: 1}], hits: 2}",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, c *model.Check) {
				each, known := mostHits(p, c.Die)
				dice := mostDice(p, c)
				if known && dice*each < c.Hits { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the roll needs %s, and %s can show %d at most", english.Count(c.Hits, "hit"), english.Count(dice, "die"), dice*each),
						Remedy:  fmt.Sprintf("ask for %d or fewer, or give more dice", max(dice*each, 1)),
						Range:   p.First(path+".hits", path),
						Reasons: []string{fmt.Sprintf("dice for everybody: %d; with every bonus: %d", c.Dice, dice), fmt.Sprintf("the most that one die shows: %d", each)},
					})
				}
			})
		},
	}
}

// mostHits is the most that one die shows; without a name, of any die of the rules.
func mostHits(p *check.Pass, id string) (int, bool) {
	most := 0
	for _, d := range p.Rules.Dice {
		if id == "" || d.ID == id {
			most = max(most, d.Most())
		}
	}
	return most, most > 0
}

// mostDice is how many dice somebody rolls who has everything that gives more.
func mostDice(p *check.Pass, c *model.Check) int {
	n := c.Dice
	crews := p.Mission.Setup.Crews
	for _, b := range c.Bonus {
		if crews != nil && !crews.Skills && (b.Class != "" || b.Skill != "") {
			continue
		}
		n += max(b.Dice, 0)
	}
	return n
}
