// Package aftermath puts in words what the fields of a rule set say of the time between two games: what a page prints of it, and
// the list of how each rule is said. What programs say of it is said by the package above.
package aftermath

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rule is one rule in words, under its heading.
type Rule struct {
	Title string
	Text  string
}

// Of puts a part of a rule set in words, if it is one that has any of its own.
func Of(n kinds.Names, part any) []Rule {
	switch x := part.(type) {
	case model.Extraction:
		return Extraction(n, x)
	case model.CareerRules:
		return Career(n, x)
	case model.TradeRules:
		return Trade(n, x)
	case model.HiringRules:
		return Hiring(n, x)
	case model.UpkeepRules:
		return Upkeep(x)
	case model.WearRules:
		return Wear(n, x)
	case model.UpgradeRule:
		return Upgrades(n, x)
	case model.CampaignPhase:
		return []Rule{{"", Phase(x)}}
	case model.CampaignRules:
		return CatchingUp(x)
	case model.RollTable:
		return Table(n, x)
	}
	return nil
}

// list gathers rules; those without words are left out.
type list struct{ rules []Rule }

func (l *list) add(title, text string) {
	if text != "" {
		l.rules = append(l.rules, Rule{title, english.Sentence(text)})
	}
}
