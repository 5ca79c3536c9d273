package estimate

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestACornerCostsWhatTheUnitSays(t *testing.T) {
	in := func(unit string) *model.RuleSet {
		return &model.RuleSet{Play: model.PlayRules{Move: model.MoveRules{Unit: unit}}}
	}
	if Corner(in("square")) != 100 || Corner(in("inch")) != 141 {
		t.Errorf("a corner is %s squares or %s inches", Corner(in("square")), Corner(in("inch")))
	}
}
