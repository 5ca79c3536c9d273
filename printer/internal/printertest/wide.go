package printertest

import "github.com/sortie-tools/sortie/schema/model"

// Wide is the small warehouse with everything that the language has beyond it: other floors, figures,
// markers, zones, links, and a set-up, rewards and an aftermath that say all they can.
func Wide() *model.Mission {
	m := Mission()
	m.Title, m.Players = "Wide Harbour", model.Players{Min: 2, Max: 5, Mode: "semi-co-op"}
	m.Boxes = []string{"starter", "starter"}
	furnishWide(&m.Board)
	m.Boards = []model.NamedBoard{{ID: "barge", Board: barge()}}
	setUpWide(&m.Setup)
	m.Objectives = append(m.Objectives, rewards()...)
	m.Variations = []model.Variation{
		{Min: 2, Crew: 5, Hostility: number(1), Text: Text("Take opposite airlocks.")},
		{Min: 3, Max: 5, Pegs: 1, Events: []model.EventAllocation{{Kind: "civilians", Mode: model.AllCards}}, Aside: []string{"schedule"},
			NPCs:     []model.StartNPC{{Kind: "reaper", Count: 2, Place: &model.Place{Entry: "2"}}, {Kind: "stalker", Count: 1, At: point(11, 5)}},
			Counters: []model.CounterStart{{ID: "alarms", Count: 1}}},
	}
	m.Single = &model.Single{Career: 1, UA: 15, Text: Text("Draw a token each.")}
	m.Requires = &model.Requires{Missions: []string{"first-light"}, Boons: []string{"the-key"}, Text: Text("And a steady hand.")}
	m.Linked = &model.Linked{Next: "last-light", Keep: true}
	m.Ends = []model.Trigger{{Kind: "round", At: 10}, {Kind: "counter", Of: "alarms", Reaches: 3}, {Kind: "crew-gone", Which: "last"}}
	m.Aftermath = &model.Aftermath{Extraction: "none", Trade: "changed", Refit: true, Post: "quay-side", Degradation: 2,
		Failure: &model.Failure{UA: 3, Arrest: true, Text: Text("Somebody has to pay.")}, Text: Text("The quay is closed.")}
	m.GM = Text("Play the machines as one.")
	return m
}

func number(n int) *int { return &n }

func point(x, y float64) *model.Point { p := at(x, y); return &p }

func furnishWide(b *model.Board) {
	b.Crates = append(b.Crates, model.Crate{ID: "s9", Size: "small", Colour: "red", On: "l1", Footprint: b.Crates[0].Footprint})
	b.Crates[len(b.Crates)-1].Footprint.Width = in(1)
	b.Markers = []model.Marker{
		{ID: "beacon", Kind: "beacon", Number: 3, At: at(5.5, 12.5), Highlight: "yellow"}, {ID: "well", Kind: "well", Title: "The dry well", At: at(12, 18.5)},
	}
	b.Hatches = []model.Hatch{{ID: "7", At: at(6, 21)}}
	b.Zones = []model.Zone{
		{ID: "quay", Title: "The long quay", From: point(8, 8), To: point(16, 16)}, {ID: "office", Title: "The office", Room: point(20, 2), Highlight: "purple"},
	}
	b.Labels = []model.MapLabel{{At: at(4, 2.5), Text: "Cold store"}}
	b.Levels = []model.Level{{ID: "loft", Title: "The loft", At: at(0.5, 17), Height: in(3), Floor: loft()}}
	b.Links = []model.Link{
		{ID: "steps", Kind: "stairs", From: at(1, 20), To: at(1, 1), Board: "loft", Cost: in(2)},
		{ID: "plank", Kind: "door", From: at(23, 19), To: at(1, 7), Board: "barge", Cost: in(1), OneWay: true},
	}
	b.Interlocks = [][]string{{"vault", "vault-2"}}
	b.Rooms = []model.Room{{Name: "R1", Squares: squares(16, 0, 24, 8)}, {Name: "R2", Squares: squares(8, 8, 16, 16)}}
}

// squares are those of a rectangle from one corner to the other.
func squares(col, row, toCol, toRow int) (list []model.Square) {
	for y := row; y < toRow; y++ {
		for x := col; x < toCol; x++ {
			list = append(list, model.Square{Col: x, Row: y})
		}
	}
	return list
}

func loft() model.Board {
	return model.Board{
		Width: in(6), Height: in(6), Posts: []model.Point{at(2, 2), at(6, 2)},
		Panels: []model.Panel{{Kind: "wall", From: at(2, 2), To: at(6, 2)}},
		Crates: []model.Crate{{ID: "l9", Size: "large", Colour: "green", Footprint: model.Footprint{Centre: at(4.9, 0.6), Width: in(1.8), Depth: in(1)}}},
		Zones:  []model.Zone{{ID: "window", Title: "The bay window", From: point(0, 3), To: point(6, 6)}},
	}
}

func barge() model.Board {
	return model.Board{
		Width: in(12), Height: in(8), Posts: []model.Point{at(4, 0), at(4, 4)}, Panels: []model.Panel{{Kind: "wide-door", State: model.Closed, From: at(4, 0), To: at(4, 4)}},
		Airlocks:  []model.Airlock{{ID: "e", Side: model.South, At: at(8, 8)}},
		Furniture: []model.Furniture{{ID: "pump-2", Kind: "machinery", State: "running", Footprint: model.Footprint{Centre: at(9, 3), Width: in(2), Depth: in(2)}}},
	}
}

func setUpWide(s *model.Setup) {
	s.Crews = &model.CrewLimit{Gear: "rookie", Skills: false, Issue: []string{"schedule"}, Crew: "the-dockers", Traders: []string{"ada"}}
	s.Marks = []model.Mark{{ID: "shift", Peg: 6, Title: "The shift ends"}}
	s.Deals = []model.Deal{{Into: []string{"l3", "l4"}, Tokens: []model.TokenShare{{Size: "large", Count: 2}, {Size: "small", Count: 1}}}}
	s.Pool = &model.PoolRule{Exclude: []string{"schedule"}, ExcludeCategories: []string{"tools"}, Include: []string{"schedule"}, Most: []model.CategoryLimit{{Category: "tools", Count: 4}}}
	s.Contents = []model.Content{
		{At: model.Place{Piece: "l1"}, Tokens: []string{"schedule", "schedule"}, Hidden: true},
		{At: model.Place{Zone: "quay"}, Draw: &model.Draw{From: "pouch", Count: 2, Size: "small"}},
	}
	s.Deck = []model.DeckChange{{Op: "remove", Category: "purge", Count: 2}, {Op: "shuffle-top", Category: "civilians", Count: 1, Top: 6}}
	s.NPCs = []model.StartNPC{
		{ID: "clerk", Kind: "civilian", Name: "The clerk", Count: 1, At: point(10, 13), State: "neutral", Highlight: "green", Tokens: []string{"schedule"}},
		{ID: "porter", Kind: "civilian", Name: "The porter", Count: 1, At: point(14, 13), State: "neutral"},
		{ID: "pilot", Kind: "civilian", Name: "The pilot", Count: 1, At: point(14, 14.5), State: "neutral"},
		{Kind: "reaper", Count: 3, At: point(22, 12)}, {Kind: "reaper", Count: 1, Place: &model.Place{At: point(3, 4), Board: "loft"}},
		{Kind: "civilian", Count: 2, Place: &model.Place{Zone: "office"}, State: "dormant"}, {Kind: "breaker", Among: []string{"breaker", "stalker"}, Count: 1, Place: &model.Place{Any: "hatch", Pick: "random"}},
	}
	s.Without, s.Strong = []string{"pirates"}, []string{"breaker"}
	s.Deploy = []model.Deployment{{At: model.Place{Zone: "quay"}, Most: 2}, {At: model.Place{Airlock: "a", Within: in(4)}, Crew: 1}}
	s.Arrivals = &model.Arrivals{Map: []model.ArrivalMap{{NPC: "reaper", By: "stalker"}}, Reroll: []int{5, 6}, Void: []int{1}}
	s.Hidden = []model.Hidden{{ID: "the-spy", Among: []string{"clerk", "porter", "pilot"}, Die: "chance", Results: []int{5, 6}, Last: true}}
	s.Counters = []model.Counter{{ID: "alarms", Title: "Alarms", Most: number(3)}, {ID: "heat", Start: 2}}
	s.Shops = []model.Shop{{Zone: "office", Post: "quay-side"}}
}

// rewards are objectives with every way to pay.
func rewards() []model.Objective {
	o := func(id, title string, w model.Reward) model.Objective {
		return model.Objective{ID: id, Title: title, Text: Text("Do it before the others do."), Reward: w}
	}
	list := []model.Objective{
		o("best", "The best of them", model.Reward{Tiers: []model.Tier{{UA: 12}, {Points: 2}, {Text: "a pat on the back"}}, Ties: "next",
			Draft: &model.Draft{Pool: []string{"schedule", "schedule"}, Order: []int{1, 1}}}),
		o("people", "Everybody out", model.Reward{Per: &model.Rate{Metric: "civilians", UA: 2, Most: 12}, To: "each", Career: &model.CareerPay{Points: 1}}),
		o("luck", "Luck", model.Reward{Roll: &model.PayRoll{Dice: 2, Die: "chance", Rows: []model.PayRow{{From: 1, To: 3}, {From: 4, UA: 5}}}, To: "all",
			Prices: []model.Price{{Category: "tools", Add: 1}, {Token: "schedule", UA: number(0)}}}),
		o("late", "Stay late", model.Reward{Levels: []model.LevelPay{{Level: "relaxed", UA: 1}, {Level: "charge", UA: 6}}, Draw: &model.Draw{From: "rare", Count: 1},
			Boons: []model.Boon{{ID: "berth", Uses: -1, Text: Text("A berth of your own."), Post: "quay-side", Income: 2}}}),
	}
	list[3].After, list[3].Optional = "best", true
	return list
}
