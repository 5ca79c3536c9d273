package xia

import "github.com/sortie-tools/sortie/schema/model"

// System is the game of Xia.
func System() model.System {
	return model.System{
		ID:      "xia",
		RuleSet: func() any { return &RuleSet{} },
		Kinds: []model.Kind{
			{ID: "sector", New: func() any { return &Sector{} }},
			{ID: "mission-card", New: func() any { return &MissionCard{} }},
			{ID: "title", New: func() any { return &Title{} }},
			{ID: "scenario", New: func() any { return &Scenario{} }},
		},
	}
}
