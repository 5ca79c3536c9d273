package rulebook

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// The worked examples of Xia that are about its numbers, and what the shipped pack says of them.

func xiaRules(t *testing.T) *xia.RuleSet {
	t.Helper()
	set, err := compiler.RuleSet("xia")
	if err != nil {
		t.Fatal(err)
	}
	return set.(*xia.RuleSet)
}

// theOne finds one of a list, which must be there.
func theOne[T any](t *testing.T, list []T, is func(T) bool) T {
	t.Helper()
	i := slices.IndexFunc(list, is)
	if i < 0 {
		t.Fatalf("no such entry among %d", len(list))
	}
	return list[i]
}

func xiaOutfit(t *testing.T, r *xia.RuleSet, id string) (xia.Outfit, xia.OutfitTier) {
	t.Helper()
	o := theOne(t, r.Outfits, func(o xia.Outfit) bool { return o.ID == id })
	return o, theOne(t, r.OutfitTiers, func(x xia.OutfitTier) bool { return x.Tier == o.Tier })
}

// TestFirstGamePurchases is the advice at seed 001:81-94: each way to play can be paid for with the
// starting Credits and fits into every starting ship, with its cubes; the trader has just enough left.
func TestFirstGamePurchases(t *testing.T) {
	r := xiaRules(t)
	for _, way := range r.Strategies {
		left := r.Setup.Credits
		var load []xia.Shape
		for _, id := range way.Outfits {
			o, tier := xiaOutfit(t, r, id)
			left -= tier.Price
			load = append(load, o.Shape)
		}
		if way.Left != 0 && left != way.Left || left < 0 {
			t.Errorf("%s has %d Credits left, not %d", way.ID, left, way.Left)
		}
		for _, c := range way.Cubes {
			if price := (c.Count + r.Market.Cubes - 1) / r.Market.Cubes * r.Market.Buy; price != way.Left {
				t.Errorf("%s pays %d for cubes, and has %d", way.ID, price, way.Left)
			}
			for range c.Count {
				load = append(load, xia.Shape{"#"})
			}
		}
		for _, s := range r.Ships {
			if s.Tier == r.Setup.Tier && !s.Hold.Holds(load...) {
				t.Errorf("what %s buys does not fit into %s", way.ID, s.ID)
			}
		}
	}
}

// TestTheTradersRoute buys where the cubes are sold to ships, and sells where they are bought.
func TestTheTradersRoute(t *testing.T) {
	r := xiaRules(t)
	for _, way := range r.Strategies {
		for _, c := range way.Cubes {
			from := theOne(t, r.Planets, func(p xia.PlanetTrade) bool { return p.ID == way.BuyAt })
			to := theOne(t, r.Planets, func(p xia.PlanetTrade) bool { return p.ID == way.SellAt })
			if !slices.Contains(from.Buy, c.ID) || !slices.Contains(to.Sell, c.ID) {
				t.Errorf("%s cannot be carried from %s to %s", c.ID, from.ID, to.ID)
			}
		}
	}
}

// TestSakerV is the outfit that seed 001:487-506 explains all the parts of.
func TestSakerV(t *testing.T) {
	o, tier := xiaOutfit(t, xiaRules(t), "saker-v")
	if o.Type != "blaster" || tier.Price != 2000 || tier.Die != "d8" || o.Shape.Uses() != 2 || o.Shape.Spaces() != 4 {
		t.Errorf("%+v of %+v", o, tier)
	}
}

// TestOutfitsSellForHalf is the rule at seed 001:550-552, with its three sums.
func TestOutfitsSellForHalf(t *testing.T) {
	for _, tier := range xiaRules(t).OutfitTiers {
		if half := (tier.Price/2 + 999) / 1000 * 1000; half != tier.Sell {
			t.Errorf("%s outfits cost %d and sell for %d, not %d", tier.ID, tier.Price, tier.Sell, half)
		}
	}
}

// TestOutfitsHaveAFormForEachTier: four types in three tiers (seed 001:481-484), the higher the larger.
func TestOutfitsHaveAFormForEachTier(t *testing.T) {
	r := xiaRules(t)
	for _, kind := range r.OutfitTypes {
		size := 0
		for tier := 1; tier <= 3; tier++ {
			o := theOne(t, r.Outfits, func(o xia.Outfit) bool { return o.Type == kind.ID && o.Tier == tier })
			if o.Shape.Spaces() <= size || o.Shape.Uses() == 0 {
				t.Errorf("%s has %d sections and %d Use Spaces; the tier below has %d sections", o.ID, o.Shape.Spaces(), o.Shape.Uses(), size)
			}
			size = o.Shape.Spaces()
		}
	}
}

// TestCombatExample is the attack at seed 001:786-829: 6 and 5 on a small blaster against 3 on a medium
// shield and the thrusters.
func TestCombatExample(t *testing.T) {
	r := xiaRules(t)
	blaster := theOne(t, r.OutfitTiers, func(x xia.OutfitTier) bool { return x.Tier == 1 })
	shield := theOne(t, r.OutfitTiers, func(x xia.OutfitTier) bool { return x.Tier == 2 })
	defender := theOne(t, r.Ships, func(s xia.Ship) bool { return s.ID == "gaiden" })
	thrusters := theOne(t, r.Abilities, func(a xia.Ability) bool { return a.ID == defender.Ability })
	if blaster.Die != "d6" || shield.Die != "d8" || thrusters.Die != "d20" || thrusters.Use != "defence" {
		t.Errorf("dice %s, %s and %s", blaster.Die, shield.Die, thrusters.Die)
	}
	attack, defence := 6+5, 3+thrusters.Results[len(thrusters.Results)-1].Prevents
	if attack != 11 || defence != 8 || attack-defence != 3 {
		t.Errorf("%d against %d", attack, defence)
	}
}

// TestDamagedOutfitsThrowLess are the throws at seed 001:558-560 and 863-864.
func TestDamagedOutfitsThrowLess(t *testing.T) {
	loss := xiaRules(t).Damage.ThrowLoss
	for _, e := range [][3]int{{4, 1, 3}, {5, 2, 3}} {
		if got := e[0] - e[1]*loss; got != e[2] {
			t.Errorf("a %d with %d damage counts as %d, not %d", e[0], e[1], got, e[2])
		}
	}
}

// TestTablesCoverTheirDice: every line of a die's table follows the one before it, up to the top.
func TestTablesCoverTheirDice(t *testing.T) {
	r := xiaRules(t)
	sides := func(id string) int { return theOne(t, r.Dice, func(d xia.Die) bool { return d.ID == id }).Sides }
	cover := func(what, die string, table []xia.Outcome) {
		next := 1
		for _, o := range table {
			if o.From != next || o.To < o.From {
				t.Errorf("%s: a line from %d to %d, where %d is next", what, o.From, o.To, next)
			}
			next = o.To + 1
		}
		if next-1 != sides(die) {
			t.Errorf("%s: the table ends at %d", what, next-1)
		}
	}
	for _, b := range r.Borders {
		if b.Die != "" {
			cover(b.ID, b.Die, b.Outcomes)
		}
	}
	for _, g := range r.Gathering {
		cover(g.ID, g.Die, g.Outcomes)
	}
}

// TestBorderCounts: fourteen kinds of line share the rules of nine borders (seed 001:981, 1327).
func TestBorderCounts(t *testing.T) {
	r := xiaRules(t)
	lines := 0
	for _, b := range r.Borders {
		lines += b.Lines
	}
	if len(r.Borders) != 9 || lines != 14 {
		t.Errorf("%d borders, %d kinds of line", len(r.Borders), lines)
	}
}

// TestFieldsAreAsDangerousToWorkInAsToEnter: taking cubes fails on the throws that hurt a ship coming in
// (seed 001:1361-1483, 1958-2000).
func TestFieldsAreAsDangerousToWorkInAsToEnter(t *testing.T) {
	r := xiaRules(t)
	for _, g := range r.Gathering {
		field := theOne(t, r.Terrains, func(x xia.Terrain) bool { return x.ID == g.Terrain })
		b := theOne(t, r.Borders, func(b xia.Border) bool { return b.ID == field.Border })
		bad, worse := g.Outcomes[0], b.Outcomes[0]
		if bad != worse || g.Shielded != b.Shielded {
			t.Errorf("%s: %+v, but coming in %+v", g.ID, bad, worse)
		}
	}
}

// TestUsingAnOccupiedSpace is the example at seed 001:987-995: four points of Impulse take a ship two
// spaces, and pay for the occupied one.
func TestUsingAnOccupiedSpace(t *testing.T) {
	m := xiaRules(t).Movement
	if left := 4 - 2/m.PerPoint; left != m.UseOccupied {
		t.Errorf("%d points are left, %d are needed", left, m.UseOccupied)
	}
}

// TestTiesShareTheDie are the shares at seed 001:2172-2173: 20 divided by the number tied, the rest
// thrown again.
func TestTiesShareTheDie(t *testing.T) {
	for _, tie := range xiaRules(t).Ties {
		each := 20 / tie.Ways
		for i, s := range tie.Shares {
			if s.From != i*each+1 || s.To != (i+1)*each {
				t.Errorf("%s: share %d is %d to %d", tie.ID, i, s.From, s.To)
			}
		}
		if rest := 20 % tie.Ways; (tie.Again != nil) != (rest > 0) || tie.Again != nil && tie.Again.From != 20-rest+1 {
			t.Errorf("%s: thrown again on %+v", tie.ID, tie.Again)
		}
	}
}

// xiaPack compiles the shipped pack.
func xiaPack(t *testing.T) map[string][]*compiler.Unit {
	t.Helper()
	byKind := map[string][]*compiler.Unit{}
	for _, u := range sound(t, "../../missions/xia/...") {
		byKind[u.Kind] = append(byKind[u.Kind], u)
	}
	return byKind
}

func xiaSectors(t *testing.T) map[string]*xia.Sector {
	t.Helper()
	found := map[string]*xia.Sector{}
	for _, u := range xiaPack(t)["sector"] {
		found[u.ID] = u.Value.(*xia.Sector)
	}
	return found
}

// TestShippedSectorsFollowTheRules: a tile holds the planet, trade and field that the document gives the
// sector of its name.
func TestShippedSectorsFollowTheRules(t *testing.T) {
	r := xiaRules(t)
	numbers := map[int]string{}
	for id, s := range xiaSectors(t) {
		known := theOne(t, r.Sectors, func(k xia.KnownSector) bool { return k.ID == id })
		if known.Title != s.Title || known.Type != s.Type || (known.Planet != "") != (s.Planet != nil) {
			t.Errorf("%s: %s, %s", id, s.Title, s.Type)
		}
		cubes := map[string][]string{}
		for _, p := range s.Spaces {
			cubes[p.Kind] = p.Cargo
			if p.Number > 0 && numbers[p.Number] != "" {
				t.Errorf("the Spawn Points of %s and %s have one number", id, numbers[p.Number])
			}
			if p.Number > 0 {
				numbers[p.Number] = id
			}
		}
		if known.Gather != "" && !slices.Equal(cubes[known.Gather], []string{known.Cargo}) {
			t.Errorf("%s: %v to %s", id, cubes[known.Gather], known.Gather)
		}
		if s.Planet != nil {
			trade := theOne(t, r.Planets, func(p xia.PlanetTrade) bool { return p.ID == known.Planet })
			sameTrade(t, id, len(r.Cargo), trade.Buy, cubes, "buy")
			sameTrade(t, id, len(r.Cargo), trade.Sell, cubes, "sell")
			if trade.Status != s.Planet.Status {
				t.Errorf("%s: %s here, %s there", id, s.Planet.Status, trade.Status)
			}
		}
	}
	if len(numbers) != 6 {
		t.Errorf("%d Spawn Points", len(numbers))
	}
}

// sameTrade compares a planet's trade with a kind of space: one without cubes is for all types.
func sameTrade(t *testing.T, id string, types int, want []string, cubes map[string][]string, kind string) {
	t.Helper()
	got, there := cubes[kind]
	any := there && len(got) == 0 && len(want) == types
	if there != (len(want) > 0) || !any && !slices.Equal(got, want) {
		t.Errorf("%s: ships can %s %v, not %v", id, kind, got, want)
	}
}

// TestFirstGame lays out the game of seed 001:60-98: one sector for each player, a Spawn Point on each,
// and the ways to play that the rules advise.
func TestFirstGame(t *testing.T) {
	r := xiaRules(t)
	s := xiaPack(t)["scenario"][0].Value.(*xia.Scenario)
	tiles := xiaSectors(t)
	for players := r.Setup.Players.Min; players <= r.Setup.Players.Max; players++ {
		placed, err := s.Layout(players, func(id string) *xia.Sector { return tiles[id] })
		if err != nil {
			t.Fatal(err)
		}
		if len(placed) != players*r.Setup.SectorsEach {
			t.Errorf("%d sectors for %d players", len(placed), players)
		}
		for _, p := range placed {
			if !slices.ContainsFunc(tiles[p.Sector].Spaces, func(x xia.Space) bool { return x.Kind == "spawn-point" }) {
				t.Errorf("%s has no Spawn Point", p.Sector)
			}
		}
	}
	if s.Fame != 5 || len(s.NPCs) > 0 || s.Players != (model.Range{Min: 3, Max: 5}) {
		t.Errorf("%d Fame, NPCs %v, players %v", s.Fame, s.NPCs, s.Players)
	}
	for _, way := range r.Strategies {
		told := theOne(t, s.Strategies, func(x xia.Strategy) bool { return x.ID == way.ID })
		if !slices.Equal(told.Outfits, way.Outfits) {
			t.Errorf("%s buys %v, not %v", way.ID, told.Outfits, way.Outfits)
		}
	}
}

// TestOneCardOfEachKind: six sectors, a card of each of the six kinds of mission, four titles.
func TestOneCardOfEachKind(t *testing.T) {
	pack := xiaPack(t)
	kinds := map[string]int{}
	for _, u := range pack["mission-card"] {
		kinds[u.Value.(*xia.MissionCard).Kind]++
	}
	for _, k := range xiaRules(t).MissionKinds {
		if kinds[k.ID] != 1 {
			t.Errorf("%d cards of kind %s", kinds[k.ID], k.ID)
		}
	}
	if len(pack["sector"]) != 6 || len(pack["title"]) != 4 {
		t.Errorf("%d sectors, %d titles", len(pack["sector"]), len(pack["title"]))
	}
}

// TestTheTileOfTheRulesIsTheOneThatIsRead: the rows of seed 001:1228, and a symbol for each side.
func TestTheTileOfTheRulesIsTheOneThatIsRead(t *testing.T) {
	r := xiaRules(t)
	sum := 0
	for _, n := range r.Tile.Rows {
		sum += n
	}
	if !slices.Equal(r.Tile.Rows, xia.Rows()) || sum != r.Tile.Hexes || r.Tile.Sides != len(xia.TileSides()) || len(r.Symbols) < r.Tile.Sides {
		t.Errorf("%+v with %d symbols", r.Tile, len(r.Symbols))
	}
}
