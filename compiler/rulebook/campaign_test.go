package rulebook

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The worked examples of the source documents that are about careers, costs and trade, with their lines,
// and what the shipped posts, crews and campaigns must hold. What an example prints stands in the test.

// unitsOf compiles what the shipped pack holds of one kind.
func unitsOf[T any](t *testing.T, folder string) map[string]*T {
	t.Helper()
	all := map[string]*T{}
	for _, u := range sound(t, "../../missions/"+folder+"/...") {
		if v, ok := u.Value.(*T); ok {
			all[u.ID] = v
		}
	}
	return all
}

func rulesOf(t *testing.T, edition string) *model.RuleSet {
	t.Helper()
	rules, err := compiler.Rules(edition)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

func tokenOf(t *testing.T, rules *model.RuleSet, id string) model.TokenKind {
	t.Helper()
	i := slices.IndexFunc(rules.Tokens, func(k model.TokenKind) bool { return k.ID == id })
	if i < 0 {
		t.Fatalf("%s has no token %q", rules.ID, id)
	}
	return rules.Tokens[i]
}

// hire is the line of the table of hiring costs for a trader's points.
func hire(t *testing.T, rules *model.RuleSet, points int) model.HireCost {
	t.Helper()
	for _, c := range rules.Campaign.Hiring.Costs {
		if c.From <= points && (c.To == 0 || points <= c.To) {
			return c
		}
	}
	t.Fatalf("%s: nobody worth %d points can be hired", rules.ID, points)
	return model.HireCost{}
}

// Each post sells what its document says, token by token.
func TestPostsStockWhatTheirDocumentsSay(t *testing.T) {
	between := func(k model.TokenKind, low, high int) bool {
		price, ok := forSale(k)
		return ok && low <= price && price <= high
	}
	weapon := func(k model.TokenKind) bool { return k.Category == "weapon" }
	for id, c := range map[string]struct {
		line string
		sold func(k model.TokenKind) bool
	}{
		"bs-mart":                {"000:2146", func(k model.TokenKind) bool { return between(k, 0, 4) }},
		"up-close-and-personnel": {"000:2162", func(k model.TokenKind) bool { return weapon(k) && k.Close+k.Heavy > 0 && between(k, 5, 9) }},
		"claw-store":             {"000:2170", func(k model.TokenKind) bool { return weapon(k) && len(k.Ranged) > 0 && between(k, 5, 9) }},
		"armourote":              {"000:2182", func(k model.TokenKind) bool { return k.Category == "armour" && between(k, 5, 9) }},
		"tech-noir":              {"000:2190", func(k model.TokenKind) bool { return k.Category == "special" && between(k, 5, 9) }},
		"gigers-emporium":        {"000:2198", func(k model.TokenKind) bool { return between(k, 10, 1000) }},
		"trading-post-5":         {"002:5543", func(k model.TokenKind) bool { return between(k, 0, 1000) && len(k.Craft) == 0 }},
	} {
		post := unitsOf[model.Post](t, "posts")[id]
		if post == nil {
			t.Errorf("%s (%s): no such post", id, c.line)
			continue
		}
		sold := 0
		for _, k := range rulesOf(t, post.Edition).Tokens {
			if got := post.Shelf(k) != nil; got != c.sold(k) {
				t.Errorf("%s (%s): sells %s: %v", id, c.line, k.ID, got)
			} else if got {
				sold++
			}
		}
		if sold == 0 {
			t.Errorf("%s (%s): sells nothing at all", id, c.line)
		}
	}
}

// forSale is the price of a token; not everything has one.
func forSale(k model.TokenKind) (int, bool) {
	if k.Buy == nil {
		return 0, false
	}
	return *k.Buy, true
}

// A piece that a post deals in sells there for one more than on its token (000:2166, 2174, 2186, 2194,
// 2204), a rare one does so at the emporium, and anything else brings what is printed.
func TestPostsPayOneMoreForWhatTheyDealIn(t *testing.T) {
	rules := rulesOf(t, "purge")
	posts := unitsOf[model.Post](t, "posts")
	for _, c := range []struct {
		post, token string
		more        int
	}{
		{"up-close-and-personnel", "short-sword", 1},
		{"up-close-and-personnel", "energy-rifle", 0},
		{"claw-store", "energy-rifle", 1},
		{"claw-store", "machine-rifle", 0}, // dearer than the post deals in
		{"armourote", "combat-vest", 1},
		{"armourote", "combat-jacket", 0},
		{"tech-noir", "sensor-goggles", 1},
		{"gigers-emporium", "machine-rifle", 1},
		{"gigers-emporium", "antique-revolver", 1}, // rare
		{"gigers-emporium", "combat-vest", 0},
		{"bs-mart", "baton", 0},
	} {
		k := tokenOf(t, rules, c.token)
		if got := posts[c.post].Line("sell", k).Price(k.Sell) - k.Sell; got != c.more {
			t.Errorf("%s pays %+d for %s, want %+d", c.post, got, c.token, c.more)
		}
	}
}

// A sword strikes and is no gun: the reference has its first number in the column of shots (000:584-590,
// 002:1172-1212).
func TestTheCombatSwordIsNoGun(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn", "draft"} {
		k := tokenOf(t, rulesOf(t, edition), "combat-sword")
		if k.Close != 2 || k.Heavy != 3 || len(k.Ranged) > 0 {
			t.Errorf("%s: the sword has %d and %d dice, and %v for shots", edition, k.Close, k.Heavy, k.Ranged)
		}
	}
}

// Who is let in, and how much they may carry out: 000:2144 (always open), 000:2200 (the emporium),
// 002:5611-5624 (the VIP area).
func TestPostsLetInWhomTheirDocumentsName(t *testing.T) {
	posts := unitsOf[model.Post](t, "posts")
	yes := true
	survivor := func(level int) *model.CrewFact {
		return &model.CrewFact{Kind: "trader", Level: level, Survived: &yes, Count: 1}
	}
	if !posts["bs-mart"].Visit.Extra || posts["claw-store"].Visit.Extra {
		t.Error("the general store, and it alone, is open besides the post a crew picks")
	}
	giger := posts["gigers-emporium"]
	if diff := cmp.Diff(survivor(3), giger.Visit.Needs); diff != "" {
		t.Errorf("the emporium's door:\n%s", diff)
	}
	if diff := cmp.Diff([]model.ShelfLimit{{Tokens: 1}}, giger.Stock[0].Limits); diff != "" {
		t.Errorf("the emporium's limit:\n%s", diff)
	}
	vip := posts["trading-post-5"].Stock[1]
	if diff := cmp.Diff(survivor(2), vip.Needs); diff != "" {
		t.Errorf("the VIP area's rope:\n%s", diff)
	}
	limits := []model.ShelfLimit{{Tokens: 1}, {Tokens: 2, Needs: &model.CrewFact{Kind: "trader", Level: 3, Count: 1}}}
	if diff := cmp.Diff(limits, vip.Limits); diff != "" {
		t.Errorf("the VIP area's limits:\n%s", diff)
	}
	if vip.Goods.Buy.Min != 21 {
		t.Errorf("the VIP area begins at %d UA; it is for what costs more than 20", vip.Goods.Buy.Min)
	}
}

// 002:5659-5661: the breach pistol takes two crystals of Herrilium, one of Kalamite and 45 UA.
// 002:5652-5653: a crystal of Herrilium sells for 3 UA.
func TestTheWorkshopMakesTheBreachPistol(t *testing.T) {
	rules := rulesOf(t, "firstborn")
	pistol := tokenOf(t, rules, "breach-pistol")
	if !unitsOf[model.Post](t, "posts")["trading-post-5"].Crafting.Goods.Hold(pistol) {
		t.Error("the workshop does not make it")
	}
	if price, _ := forSale(pistol); price != 45 {
		t.Errorf("it costs %d UA", price)
	}
	want := []model.Amount{{ID: "herrilium", Count: 2}, {ID: "kalamite", Count: 1}}
	if diff := cmp.Diff(want, pistol.Craft); diff != "" {
		t.Errorf("crystals:\n%s", diff)
	}
	for _, m := range rules.Minerals {
		if m.ID == "herrilium" && m.UA != 3 {
			t.Errorf("a crystal of herrilium sells for %d UA", m.UA)
		}
	}
}

// 000:2091: the ballistic grenade's token shows 6 → 3.
func TestTheGrenadeCostsSixAndSellsForThree(t *testing.T) {
	k := tokenOf(t, rulesOf(t, "purge"), "grenade-ballistic")
	if price, _ := forSale(k); price != 6 || k.Sell != 3 {
		t.Errorf("%d → %d UA", price, k.Sell)
	}
}

// 000:1795 Jace costs 57 points, 002:4640 Cassie 67: what each costs to hire in the tables of 000:2238-2252
// and 002:5749-5850.
func TestHiringCostsFollowThePoints(t *testing.T) {
	for _, c := range []struct {
		edition                       string
		points                        int
		mission, permanent, temporary int
	}{
		{"purge", 57, 12, 19, 5},
		{"purge", 0, 2, 5, 2},
		{"purge", 120, 24, 40, 14},
		{"firstborn", 67, 21, 42, 15},
		{"firstborn", 8, 4, 8, 2},
		{"firstborn", 85, 30, 60, 20},
	} {
		h := hire(t, rulesOf(t, c.edition), c.points)
		if h.Mission != c.mission || h.Permanent != c.permanent || h.Temporary != c.temporary {
			t.Errorf("%s, %d points: %d, %d, %d UA, want %d, %d, %d", c.edition, c.points,
				h.Mission, h.Permanent, h.Temporary, c.mission, c.permanent, c.temporary)
		}
	}
}

// 002:4722-4727: 212 points against 195 give the cheaper crew 17 UA more, 32 in all.
func TestTheCheaperCrewStartsWithTheDifference(t *testing.T) {
	crews := rulesOf(t, "firstborn").Crews
	budget := func(points, dearest int) int { return crews.Start + min(dearest-points, crews.Bonus) }
	for _, c := range []struct{ points, dearest, want int }{{195, 212, 32}, {212, 212, 15}, {100, 212, 50}} {
		if got := budget(c.points, c.dearest); got != c.want {
			t.Errorf("%d against %d points: %d UA, want %d", c.points, c.dearest, got, c.want)
		}
	}
}

// rolled looks up a number in one of the rule set's tables.
func rolled(t *testing.T, rules *model.RuleSet, table string) func(int) model.TableRow {
	t.Helper()
	i := slices.IndexFunc(rules.Tables, func(r model.RollTable) bool { return r.ID == table })
	if i < 0 {
		t.Fatalf("%s has no table %q", rules.ID, table)
	}
	return func(number int) model.TableRow {
		for _, r := range rules.Tables[i].Rows {
			if r.From <= number && number <= max(r.From, r.To) {
				return r
			}
		}
		return model.TableRow{}
	}
}

// 000:2127-2130: Raw Blue goes for 2 UA on a 1 or 2, 5 on a 3 to 5, 9 on a 6.
func TestRawBlueSellsForWhatTheDieSays(t *testing.T) {
	rules := rulesOf(t, "purge")
	sale := rolled(t, rules, tokenOf(t, rules, "energy-flask").Table)
	for face, want := range []int{2, 2, 5, 5, 5, 9} {
		if got, _ := kinds.PriceSet(sale(face+1), "selling"); got != want {
			t.Errorf("a %d pays %d UA, want %d", face+1, got, want)
		}
	}
}

// 000:2277: a repair costs 2 UA; 002:5919-5928: 2, 5 or 9 by the die. 000:2293-2295 and 002:5990-5992:
// the levels of an upgrade cost 1, 2 and 3 UA.
func TestMaintenanceCosts(t *testing.T) {
	purge, firstborn := rulesOf(t, "purge"), rulesOf(t, "firstborn")
	if purge.Campaign.Wear.Repair != 2 {
		t.Errorf("a repair costs %d UA", purge.Campaign.Wear.Repair)
	}
	repair := rolled(t, firstborn, firstborn.Campaign.Wear.Roll)
	for face, want := range []int{2, 2, 5, 5, 5, 9} {
		if got, _ := kinds.PriceSet(repair(face+1), "repair"); got != want {
			t.Errorf("a repair costs %d UA on a %d, want %d", got, face+1, want)
		}
	}
	for _, rules := range []*model.RuleSet{purge, firstborn} {
		if len(rules.Upgrades) != 3 {
			t.Errorf("%s: %d upgrades", rules.ID, len(rules.Upgrades))
		}
		for _, u := range rules.Upgrades {
			var costs []int
			for _, l := range u.Levels {
				costs = append(costs, l.UA)
			}
			if !slices.Equal(costs, []int{1, 2, 3}) {
				t.Errorf("%s: the levels of %s cost %v UA", rules.ID, u.ID, costs)
			}
		}
	}
}

// The rule set's own table of the VIP area (002:5611-5624) and the post that has one say the same, and so do
// the rule set and a campaign about lagging crews (000:1878).
func TestPostsAndCampaignsAgreeWithTheRuleSet(t *testing.T) {
	vip := rulesOf(t, "firstborn").Campaign.Trade.VIP
	if vip == nil {
		t.Fatal("the rule set has no VIP area")
	}
	shelf := unitsOf[model.Post](t, "posts")["trading-post-5"].Stock[1]
	got := model.VIPRules{
		Over: shelf.Goods.Buy.Min - 1, Level: shelf.Needs.Level, Items: shelf.Limits[0].Tokens,
		Upper: shelf.Limits[1].Needs.Level, More: shelf.Limits[1].Tokens,
	}
	if diff := cmp.Diff(*vip, got); diff != "" {
		t.Errorf("the VIP area:\n%s", diff)
	}
	lag := rulesOf(t, "purge").Campaign.CatchUp
	if gap := unitsOf[model.Campaign](t, "campaigns")["cold-ledger"].CatchUp.Gap; gap != 10 || lag != gap {
		t.Errorf("a crew lags behind from %d UA in the campaign, from %d in the rule set", gap, lag)
	}
}
