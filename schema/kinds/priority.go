package kinds

import "github.com/sortie-tools/sortie/schema/model"

// OnlyIf says what must be so for an NPC to go for somebody on its list: "only if it sees the target".
func OnlyIf(rules *model.RuleSet, c model.Condition) string {
	return "only if " + Names{Mission: &model.Mission{}, Rules: rules, Self: "it"}.Condition(c)
}
