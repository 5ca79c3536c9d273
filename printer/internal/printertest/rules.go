package printertest

import "github.com/sortie-tools/sortie/schema/model"

// Rules is the made-up rule set of the mission.
func Rules() *model.RuleSet {
	return &model.RuleSet{
		ID: "sample", Title: "Sample Edition",
		Board:      model.BoardRules{Width: in(24), Height: in(24), Lattice: in(2), Airlock: in(2), Trader: in(1), Entries: model.Range{Min: 1, Max: 6}},
		Phases:     phases(),
		Hostility:  hostility(),
		Dice:       dice(),
		NPCs:       npcs(),
		TokenSizes: []model.TokenSize{{ID: "large", Title: "Large", Width: in(1), Height: in(2)}, {ID: "small", Title: "Small", Width: in(1), Height: in(1), Pouch: true}},
		Tokens: []model.TokenKind{
			{ID: "schedule", Title: "Cargo ledger, 3 UA", Size: "small", Category: "objective", Sell: 3},
			{ID: "spare", Title: "Spare part", Size: "small", Category: "special"},
		},
		Panels: panelKinds(),
		Crates: []model.CrateSize{
			{ID: "large", Title: "Large crate", Width: in(1.8), Depth: in(1), Colours: []string{"green", "orange"}},
			{ID: "small", Title: "Small crate", Width: in(1), Depth: in(1), Colours: []string{"green", "red"}},
		},
		Furniture: furnitureKinds(),
		Cards: []model.CardKind{
			{ID: "environment", Title: "Environment", Symbol: "environment"}, {ID: "purge", Title: "Purge", Symbol: "purge"},
			{ID: "civilians", Title: "Civilians", Symbol: "civilians"}, {ID: "assistance", Title: "Assistance", Symbol: "assistance", Hidden: true},
			{ID: "odd", Title: "Weather", Symbol: "weather"},
		},
		Boxes: []model.Box{{ID: "starter", Title: "Starter Set"}},
		Steps: steps(),
	}
}

func panelKinds() []model.PanelKind {
	door := func(from, to float64, pass model.Pass) model.Opening {
		return model.Opening{From: in(from), To: in(to), Pass: pass, Door: true, See: true}
	}
	return []model.PanelKind{
		{ID: "wall", Title: "Wall", Length: in(4)},
		{ID: "wide-door", Title: "Wide doorway", Length: in(4), Openings: []model.Opening{door(1.1, 2.9, model.Wide)}},
		{ID: "door-window", Title: "Doorway + window", Length: in(4), Openings: []model.Opening{door(1.1, 1.9, model.Narrow), {From: in(2.2), To: in(3.2), See: true}}},
		{ID: "window", Title: "Window", Length: in(4), Openings: []model.Opening{{From: in(.7), To: in(3.3), See: true}}},
		{ID: "arch", Title: "Arch", Length: in(4), Openings: []model.Opening{{From: in(1.1), To: in(2.9), Pass: model.Wide, See: true}}},
		{ID: "wide-arch", Title: "Wide arch", Length: in(8), Openings: []model.Opening{{From: in(1), To: in(7), Pass: model.Wide, See: true}}},
		{ID: "half-wall", Title: "Half wall", Length: in(2)},
		{ID: "half-door", Title: "Half doorway", Length: in(2), Openings: []model.Opening{door(.6, 1.4, model.Narrow)}},
		{ID: "girder", Title: "Girder", Length: in(4), Overhead: true},
	}
}

func furnitureKinds() []model.FurnitureKind {
	k := func(id, title, symbol string) model.FurnitureKind {
		return model.FurnitureKind{ID: id, Title: title, Symbol: symbol, Width: in(2), Depth: in(1)}
	}
	return []model.FurnitureKind{
		k("console", "Computer console", "console"), k("table", "Table", "table"), k("bunk", "Bunk", "bunk"), k("machinery", "Machinery", "machinery"),
		k("barrel", "Barrel", "barrel"), k("locker", "Lockers", "locker"), k("conduit", "Conduit", "conduit"), k("chair", "Chair", "chair"), k("statue", "Statue", "statue-of-a-bird"),
	}
}

func dice() []model.Die {
	return []model.Die{
		{ID: "machine-die", Title: "Machine die", Colour: "black", Faces: []model.Face{{Title: "0"}, {Title: "1", Count: 1}, {Title: "2", Count: 2}}},
		{ID: "chance", Title: "Chance die", Colour: "white", Faces: []model.Face{{Title: "1", Number: 1}, {Title: "Prowler", Symbol: "prowler"}}},
	}
}

func npcs() []model.NPCKind {
	return []model.NPCKind{
		{ID: "reaper", Title: "Reaper", Group: "machine"}, {ID: "breaker", Title: "Breaker", Group: "machine"},
		{ID: "stalker", Title: "Stalker", Group: "machine"}, {ID: "prowler", Title: "Prowler", Group: "machine"}, {ID: "civilian", Title: "Civilian", Group: "civilian"},
	}
}

func hostility() model.Hostility {
	fixed := func(npc string, n int) model.Arrival { return model.Arrival{NPC: npc, Phase: "purge", Count: n} }
	rolled := func(npc string) model.Arrival { return model.Arrival{NPC: npc, Phase: "purge", Die: "machine-die"} }
	symbol := func(npc string) model.Arrival { return model.Arrival{NPC: npc, Phase: "npc", Die: "chance", Face: npc} }
	return model.Hostility{CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1, Levels: []model.HostilityLevel{
		{ID: "relaxed", Title: "Relaxed", Holes: 4, Provenance: model.Rulebook},
		{ID: "guarded", Title: "Guarded", Holes: 3, Arrivals: []model.Arrival{symbol("civilian")}, Provenance: model.Assumed},
		{ID: "wary", Title: "Watch Your Back", Holes: 6, Arrivals: []model.Arrival{fixed("reaper", 1), symbol("civilian")}, Provenance: model.Assumed},
		{ID: "cover", Title: "Cover Me", Holes: 7, Arrivals: []model.Arrival{fixed("reaper", 2), rolled("breaker"), rolled("stalker"), symbol("prowler"), symbol("civilian")}, Provenance: model.Rulebook},
		{ID: "charge", Title: "Charge", Holes: 8, Charged: true, Arrivals: []model.Arrival{fixed("reaper", 3), rolled("breaker"), rolled("stalker"), symbol("prowler")}, Provenance: model.Assumed},
		{ID: "kill", Title: "Kill Me", Holes: 6, Charged: true, Arrivals: []model.Arrival{fixed("reaper", 3), rolled("breaker"), rolled("stalker"), symbol("prowler")}, Provenance: model.Assumed},
		{ID: "end", Title: "Purge!", Holes: 1, Charged: true, Arrivals: []model.Arrival{fixed("reaper", 4), rolled("breaker"), rolled("stalker"), symbol("prowler")}, Provenance: model.Assumed},
	}}
}

func steps() []model.SetupStep {
	s := func(id, text string) model.SetupStep { return model.SetupStep{ID: id, Text: text} }
	return []model.SetupStep{
		s("board", "Lay out the mat and stand the panels as the map shows. Leave the crates off for now."),
		s("aside", "Set aside: {aside}."),
		s("rare", "Mix {rare:large} into the large tokens and {rare:small} into the small ones."),
		s("large", "Deal **{deal:large}** into each of the {count:large} large crates, unseen."),
		s("small", "Deal **{deal:small:small} small** into each of the {count:small} small crates, unseen."),
		s("crates", "Shuffle the closed crates and take turns to stand them on their places."),
		s("events", "Build the event deck: {events}. Shuffle it and put it face down beside the board."),
		s("entries", "Put the entry points {entries} around the board."),
		s("pegs", "Fill {hostility} holes of the hostility track: the game starts at *{level}*."),
		s("ships", "Roll for the first pick. Each crew docks at airlock {airlocks}."),
		s("crew", "Choose up to {crew} traders a crew and fill their dashboards with pegs."),
		s("first", "Whoever deployed last takes the turn counter and goes first."),
	}
}

func phases() []model.Phase {
	return []model.Phase{
		{ID: "hostility", Title: "Hostility", Steps: []string{"Add a peg for every three crews.", "Draw an event and do what it says for the level."}},
		{ID: "trader", Title: "Traders", Steps: []string{"Take turns: one trader, two actions.", "Pass the turn when all are done."}},
		{ID: "purge", Title: "Machines", Steps: []string{"Roll for arrivals and place them.", "Each machine acts, the nearest to a trader first."}},
		{ID: "npc", Title: "Others", Steps: []string{"Roll for arrivals.", "Civilians move by the chance die."}},
		{ID: "assessment", Title: "Assessment", Steps: []string{"Recover, tidy up, pass the turn counter."}},
	}
}
