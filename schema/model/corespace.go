package model

// CoreSpace is the game of Core Space, whose rule sets are its editions.
func CoreSpace() System {
	return System{
		ID:      "corespace",
		RuleSet: func() any { return &RuleSet{} },
		Kinds: []Kind{
			{ID: "mission", New: func() any { return &Mission{} }},
			{ID: "deck", New: func() any { return &Deck{} }},
			{ID: "post", New: func() any { return &Post{} }},
			{ID: "crew", New: func() any { return &Crew{} }},
			{ID: "campaign", New: func() any { return &Campaign{} }},
			{ID: HouseKind, New: func() any { return &House{} }},
			{ID: EditionKind, New: func() any { return &OwnEdition{} }},
		},
	}
}
