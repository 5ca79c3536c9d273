package hexplan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func rules() *xia.RuleSet {
	return &xia.RuleSet{
		Setup:    xia.SetupNumbers{Players: model.Range{Min: 3, Max: 5}, Credits: 3000},
		Terrains: terrains(),
		Spaces: []xia.SpaceKind{
			{ID: "mission", Title: "Mission Point"},
			{ID: "spawn", Title: "Spawn Point", Numbered: true},
			{ID: "harvest", Title: "Harvest Space", Cargo: true, In: []string{"nebula"}},
		},
		Dice:  []xia.Die{{ID: "d20", Sides: 20}},
		Tiers: []xia.Tier{{ID: "1"}, {ID: "2"}, {ID: "3"}},
		MissionKinds: []xia.MissionKind{
			{ID: "shuttle", Title: "Shuttle", PaidBy: "distance", Steps: []string{"pick-up", "deliver"}},
			{ID: "research", Title: "Research", PaidBy: "throw", Die: "d20", Steps: []string{"research", "deliver"}},
			{ID: "assassin", Title: "Assassin", PaidBy: "tier", Steps: []string{"destroy", "deliver"}},
		},
		OutfitTiers: []xia.OutfitTier{{Tier: 1, Price: 1000}, {Tier: 2, Price: 2000}},
		Outfits: []xia.Outfit{
			{ID: "small", Tier: 1, Shape: xia.Shape{"UU"}},
			{ID: "large", Tier: 2, Shape: xia.Shape{"UU##"}},
		},
		Ships: []xia.Ship{{ID: "tug", Title: "Tug", Tier: 1, Hold: xia.Shape{"####", "##.."}}, {ID: "barge", Tier: 2, Hold: xia.Shape{"#"}}},
	}
}

// sector is a sound one.
func sector() *xia.Sector {
	s := &xia.Sector{
		Edges: xia.Edges{N: "a", NE: "b", SE: "c", S: "d", SW: "e", NW: "f"},
		Spaces: []xia.Space{
			{ID: "m", Kind: "mission", Hex: "a2"}, {ID: "h", Kind: "harvest", Hex: "b3", Cargo: []string{"holo"}},
			{ID: "x", Kind: "mission", Hex: "d2"}, {ID: "s", Kind: "spawn", Number: 4, Hex: "e3"},
		},
	}
	s.Hexes = plain(sound, func(string, ...any) {})
	return s
}

// withPlanet has a planet on c2 and c3.
func withPlanet(entrances ...string) *xia.Sector {
	s := sector()
	for i, h := range s.Hexes {
		if h.ID == "c2" || h.ID == "c3" {
			s.Hexes[i].Terrain = "planet"
		}
	}
	s.Planet = &xia.Planet{Entrances: entrances}
	return s
}

func listing(found []Problem) string {
	var out []string
	for _, p := range found {
		out = append(out, fmt.Sprintf("%s %s: %s", p.Code, p.Path, p.Message))
	}
	return strings.Join(out, "; ")
}

// remedied fails for problems that nothing is said against.
func remedied(t *testing.T, found []Problem) {
	t.Helper()
	for _, p := range found {
		if p.Remedy == "" {
			t.Errorf("%s has no remedy", p.Message)
		}
	}
}

func change(s *xia.Sector, how func(*xia.Sector)) *xia.Sector {
	how(s)
	return s
}

func TestSectors(t *testing.T) {
	for name, test := range map[string]struct {
		sector *xia.Sector
		want   string
	}{
		"sound":            {sector(), ""},
		"sound planet":     {withPlanet("c2-w", "c3-e"), ""},
		"label unlisted":   {change(sector(), func(s *xia.Sector) { s.Spaces = s.Spaces[1:] }), "XIA004 plan#a2: the label m marks nothing that is listed"},
		"space not drawn":  {change(sector(), func(s *xia.Sector) { s.Spaces = append(s.Spaces, xia.Space{ID: "z", Kind: "mission"}) }), "XIA004 spaces.z: the space z stands on no hex of the drawing"},
		"no number":        {change(sector(), func(s *xia.Sector) { s.Spaces[3].Number = 0 }), "XIA005 spaces.s: the Spawn Point has no number"},
		"a number":         {change(sector(), func(s *xia.Sector) { s.Spaces[0].Number = 3 }), "XIA005 spaces.m.number: a Mission Point has no number"},
		"cubes":            {change(sector(), func(s *xia.Sector) { s.Spaces[0].Cargo = []string{"holo"} }), "XIA005 spaces.m.cargo: no cubes change hands at a Mission Point"},
		"wrong terrain":    {change(sector(), func(s *xia.Sector) { s.Spaces[0].Kind = "harvest" }), "XIA005 plan#a2: a Harvest Space lies in terrain nebula, but a2 is space"},
		"planet not drawn": {change(sector(), func(s *xia.Sector) { s.Planet = &xia.Planet{} }), "XIA006 planet: no hex of the drawing belongs to the planet"},
		"planet unlisted":  {change(withPlanet(), func(s *xia.Sector) { s.Planet = nil }), "XIA006 plan#c2: there are hexes of a planet, but no planet is listed"},
		"two pieces":       {change(withPlanet(), func(s *xia.Sector) { s.Hexes[18].Terrain = "planet" }), "XIA006 plan#e3: the planet is in 2 pieces"},
		"entrance outside": {withPlanet("c4-w"), "XIA007 planet.entrances.0: c4 is no hex of the planet, but nebula"},
		"entrance inside":  {withPlanet("c2-e"), "XIA007 planet.entrances.0: behind c2-e the planet goes on, with c3"},
		"entrance twice":   {withPlanet("c2-w", "c2-w"), "XIA007 planet.entrances.1: c2-w is said to be an entrance already"},
		"two borders": {change(withPlanet("c2-w"), func(s *xia.Sector) { s.Borders = []xia.BorderNote{{ID: "c2-w", Kind: "star"}} }),
			"XIA007 borders.c2-w: c2-w is said to be an entrance already"},
		"one symbol twice": {change(sector(), func(s *xia.Sector) { s.Edges.S = "a" }), "XIA008 edges.s: the symbol a stands on the side n already"},
		"no Gate":          {change(sector(), func(s *xia.Sector) { s.Gate = &xia.Gate{} }), "XIA009 gate: the drawing has no Gate"},
		"unknown kind":     {change(sector(), func(s *xia.Sector) { s.Spaces[0].Kind = "pub" }), ""},
	} {
		t.Run(name, func(t *testing.T) {
			found := Sector(test.sector, rules())
			if diff := cmp.Diff(test.want, listing(found)); diff != "" {
				t.Error(diff)
			}
			remedied(t, found)
		})
	}
}

func TestLinks(t *testing.T) {
	to := func(id string) model.Text {
		return model.Text{Blocks: []model.Block{
			{Kind: model.BulletList, Blocks: []model.Block{{Kind: model.ListItem, Blocks: []model.Block{
				{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "there", Ref: id}, {Text: "and again", Ref: id}}}}}}},
			{Kind: model.Table, Rows: [][][]model.Inline{{{{Text: "home", Ref: "harbour"}}}}},
		}}
	}
	r := rules()
	r.Sectors = []xia.KnownSector{{ID: "harbour"}}
	laid := game([]xia.Laid{{Sector: "isle"}})
	laid.Story, laid.Strategies[0].Text = to("isle"), to("isel")
	laid.Rules = []xia.ScenarioRule{{ID: "fog", Text: to("harbour")}}
	s := change(sector(), func(s *xia.Sector) { s.Text, s.Spaces[0].Text = to("m"), to("q") })
	card := &xia.MissionCard{Story: to("harbor"), Text: to("isle"), Steps: []xia.Step{{Sector: "isle"}}}
	title := &xia.Title{Text: to("isle"), Needs: []xia.Feat{{Sector: "isle"}}, Skill: xia.Skill{Text: to("nowhere")}}
	for name, test := range map[string]struct {
		found  []Problem
		want   string
		remedy string
	}{
		"scenario": {Scenario(laid, r), "XIA016 strategies.way.text#isel: the link leads to #isel, which is not there", "did you mean #isle?"},
		"sector":   {Sector(s, r), "XIA016 spaces.m.text#q: the link leads to #q, which is not there", "link to a sector, or to a label of the drawing"},
		"card":     {Card(card, r), "XIA016 story#harbor: the link leads to #harbor, which is not there", "did you mean #harbour?"},
		"title":    {Title(title, r), "XIA016 skill.text#nowhere: the link leads to #nowhere, which is not there", "link to a sector, or to a label of the drawing"},
	} {
		if diff := cmp.Diff(test.want, listing(test.found)); diff != "" || test.found[0].Remedy != test.remedy {
			t.Errorf("%s: %s (%+v)", name, diff, test.found)
		}
	}
}

func TestCards(t *testing.T) {
	shuttle := []xia.Step{{Kind: "pick-up"}, {Kind: "deliver"}}
	research := []xia.Step{{Kind: "research"}, {Kind: "deliver"}}
	kill := func(s xia.Step) []xia.Step { s.Kind = "destroy"; return []xia.Step{s, {Kind: "deliver"}} }
	tiers := []xia.Pay{{From: 1, To: 1}, {From: 2}}
	for name, test := range map[string]struct {
		card xia.MissionCard
		want string
	}{
		"sound by distance": {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 1, To: 2}, {From: 3}}}, ""},
		"sound by throw":    {xia.MissionCard{Kind: "research", Steps: research, Pay: []xia.Pay{{From: 5, To: 9}, {From: 10, To: 20}}}, ""},
		"sound by tier":     {xia.MissionCard{Kind: "assassin", Steps: kill(xia.Step{Target: "seat-left", Seats: 1}), Pay: tiers}, ""},
		"unknown kind":      {xia.MissionCard{Kind: "picnic"}, ""},
		"other steps":       {xia.MissionCard{Kind: "shuttle", Steps: research, Pay: []xia.Pay{{From: 1}}}, "XIA010 steps: these are not the steps of a Shuttle mission"},
		"no pay":            {xia.MissionCard{Kind: "shuttle", Steps: shuttle}, "XIA011 pay: the card pays nothing"},
		"late start":        {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 2}}}, "XIA011 pay.0.from: the line begins at 2, where 1 is next"},
		"gap":               {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 1, To: 1}, {From: 3}}}, "XIA011 pay.1.from: the line begins at 3, where 2 is next"},
		"overlap":           {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 1, To: 3}, {From: 3}}}, "XIA011 pay.1.from: the line begins at 3, where 4 is next"},
		"an open line":      {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 1}, {From: 3}}}, "XIA011 pay.0: the line has no end, but another follows"},
		"backwards":         {xia.MissionCard{Kind: "research", Steps: research, Pay: []xia.Pay{{From: 9, To: 4}}}, "XIA011 pay.0.to: the line cannot end at 4"},
		"beyond the die":    {xia.MissionCard{Kind: "research", Steps: research, Pay: []xia.Pay{{From: 9, To: 24}}}, "XIA011 pay.0.to: the line cannot end at 24"},
		"short of the die":  {xia.MissionCard{Kind: "research", Steps: research, Pay: []xia.Pay{{From: 9, To: 19}}}, "XIA011 pay.0.to: there is no pay for more than 19"},
		"an end to roads":   {xia.MissionCard{Kind: "shuttle", Steps: shuttle, Pay: []xia.Pay{{From: 1, To: 4}}}, "XIA011 pay.0.to: there is no pay for more than 4"},
		"which NPC":         {xia.MissionCard{Kind: "assassin", Steps: kill(xia.Step{Target: "npc"}), Pay: tiers}, "XIA012 steps.0: the step does not say which NPC"},
		"a stray NPC":       {xia.MissionCard{Kind: "assassin", Steps: kill(xia.Step{Target: "outlaw", NPC: "merchant"}), Pay: tiers}, "XIA012 steps.0.npc: an NPC is named, but the target is another"},
		"which seat":        {xia.MissionCard{Kind: "assassin", Steps: kill(xia.Step{Target: "seat-right"}), Pay: tiers}, "XIA012 steps.0: the step does not say how many seats away the target sits"},
		"a stray seat":      {xia.MissionCard{Kind: "assassin", Steps: kill(xia.Step{Target: "outlaw", Seats: 2}), Pay: tiers}, "XIA012 steps.0.seats: seats are counted, but the target is no player's seat"},
	} {
		t.Run(name, func(t *testing.T) {
			found := Card(&test.card, rules())
			if diff := cmp.Diff(test.want, listing(found)); diff != "" {
				t.Error(diff)
			}
			remedied(t, found)
		})
	}
}

// game is a scenario with these sectors and outfits.
func game(laid []xia.Laid, outfits ...string) *xia.Scenario {
	return &xia.Scenario{Players: model.Range{Min: 3, Max: 5}, Tier: 1, Sectors: laid, Strategies: []xia.Strategy{{ID: "way", Outfits: outfits}}}
}

func TestScenarios(t *testing.T) {
	for name, test := range map[string]struct {
		scenario *xia.Scenario
		want     string
	}{
		"sound":            {game([]xia.Laid{{Sector: "a"}, {Sector: "b", Beside: "a", Side: "n"}}, "small", "large"), ""},
		"twice":            {game([]xia.Laid{{Sector: "a"}, {Sector: "a", Beside: "a", Side: "n"}}), "XIA013 sectors.1.sector: a is laid twice"},
		"beside nothing":   {game([]xia.Laid{{Sector: "a", Beside: "b", Side: "n"}}), "XIA013 sectors.0: the first sector lies by itself"},
		"nowhere":          {game([]xia.Laid{{Sector: "a"}, {Sector: "b"}}), "XIA013 sectors.1: it is not told where b lies"},
		"on no side":       {game([]xia.Laid{{Sector: "a"}, {Sector: "b", Beside: "a"}}), "XIA013 sectors.1: it is not told where b lies"},
		"too early":        {game([]xia.Laid{{Sector: "a"}, {Sector: "b", Beside: "c", Side: "n"}}), "XIA013 sectors.1.beside: c does not lie yet when b is laid"},
		"for more players": {game([]xia.Laid{{Sector: "a", Players: 4}, {Sector: "b", Beside: "a", Side: "n", Players: 3}}), "XIA013 sectors.1.beside: a lies with 4 players and more, b already with 3"},
		"too dear":         {game(nil, "large", "large"), "XIA014 strategies.way.outfits: the outfits cost 4000 Credits, and each player has 3000; XIA014 strategies.way.outfits: the outfits do not fit into the Hold of Tug"},
		"too many":         {&xia.Scenario{Players: model.Range{Min: 3, Max: 6}}, "XIA015 players: 3 to 6 players, but the rules are for 3 to 5"},
		"crossed":          {&xia.Scenario{Players: model.Range{Min: 5, Max: 3}}, "XIA015 players: at least 5 players and at most 3"},
	} {
		t.Run(name, func(t *testing.T) {
			found := Scenario(test.scenario, rules())
			if diff := cmp.Diff(test.want, listing(found)); diff != "" {
				t.Error(diff)
			}
			remedied(t, found)
		})
	}
	rich := game(nil, "large", "small")
	rich.Credits = 1000
	if got := listing(Scenario(rich, rules())); !strings.Contains(got, "each player has 1000") {
		t.Errorf("a scenario's own Credits do not count: %s", got)
	}
}
