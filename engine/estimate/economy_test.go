package estimate

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// purse is a rule set with a die of six faces, wear as both rulebooks have it, a rolled price of repairs and
// wages for everybody but the captain.
func purse() *model.RuleSet {
	r := &model.RuleSet{Dice: []model.Die{{ID: "d", Faces: make([]model.Face, 6)}}}
	r.Tables = []model.RollTable{
		{ID: "wear", Die: "d", Rows: []model.TableRow{
			rowed(1, 1, model.Effect{Kind: "roll", Die: "d", Dice: 2, Table: "wear", Again: []int{1}}),
			rowed(2, 5, model.Effect{Kind: "degradation", System: "hull", Boxes: 1}), {From: 6},
		}},
		{ID: "price", Die: "d", Rows: []model.TableRow{rowed(1, 2, costing(2)), rowed(3, 5, costing(5)), rowed(6, 6, costing(9))}},
	}
	r.Campaign.Wear = model.WearRules{Table: "wear", Roll: "price"}
	r.Campaign.Upkeep = model.UpkeepRules{PerLevel: 1, Played: 1}
	return r
}

// rowed is a row of a table that does something.
func rowed(from, to int, do model.Effect) model.TableRow {
	return model.TableRow{From: from, To: to, Does: []model.Program{{Do: []model.Effect{do}}}}
}

// costing is a repair that costs so much.
func costing(ua int) model.Effect { return model.Effect{Kind: "price", Of: "repair", Becomes: &ua} }

// Four faces wear one box, and on a 5 or 6 a second roll has two of four systems lose 2, else none: 4/6 + 2/6 × 4/6 × 2 = 10/9.
func TestWearOfARollWithinARoll(t *testing.T) {
	r := purse()
	again := model.Effect{Kind: "roll", Die: "d", Rows: []model.RollRow{{From: 1, To: 4, Do: []model.Effect{{Kind: "degradation", System: "hull", Boxes: 2}}}, {From: 5, To: 6}}}
	r.Tables[0].Rows = []model.TableRow{rowed(1, 4, model.Effect{Kind: "degradation", System: "hull"}), rowed(5, 6, again)}
	if w := WearOf(r); !same(w, ShareOf(10, 9)) {
		t.Errorf("wear %d/%d, want 10/9", w.Num(), w.Den())
	}
}

// same reports whether two fractions are equal, whatever terms they are in.
func same(a, b Share) bool { return !a.Less(b) && !b.Less(a) }

func paying(ua int, to string) *model.Mission {
	return &model.Mission{Objectives: []model.Objective{{Reward: model.Reward{UA: ua, To: to}}}}
}

// Four of six faces wear one box. A 1 is two rolls of the other five, which wear 4/5 each: 4/6 + 1/6 × 2 × 4/5
// = 14/15 boxes a game. A repair costs (2 × 2 + 3 × 5 + 9) / 6 = 14/3.
func TestWearAndRepair(t *testing.T) {
	r := purse()
	if w := WearOf(r); !same(w, ShareOf(14, 15)) {
		t.Errorf("wear %d/%d, want 14/15", w.Num(), w.Den())
	}
	if c := RepairOf(r); !same(c, ShareOf(14, 3)) {
		t.Errorf("repair %d/%d, want 14/3", c.Num(), c.Den())
	}
	r.Campaign.Wear = model.WearRules{Table: "wear", Repair: 2}
	if c := RepairOf(r); !same(c, ShareOf(2, 1)) {
		t.Errorf("repair %d/%d, want 2", c.Num(), c.Den())
	}
}

// Two crews of three; 10 UA for one of them: 5 each. Wages 2 × 2 = 4, repairs 14/15 × 14/3 = 196/45. Of 3 UA in
// hand 3 + 5 - 4 - 196/45 = -16/45 are left after one game, and -16/45 + 1 - 196/45 = -167/45 after another.
func TestAccountsByHand(t *testing.T) {
	games := []Game{{paying(10, "achiever"), 2, 3, 0}, {paying(10, "achiever"), 2, 3, 0}}
	all, ok := Accounts(3, games, purse())
	if !ok || len(all) != 2 || !same(all[0].Left, ShareOf(-16, 45)) || !same(all[1].Left, ShareOf(-167, 45)) {
		t.Errorf("%v %v", ok, all)
	}
	if a := all[0]; !same(a.Pay, ShareOf(5, 1)) || !same(a.Upkeep, ShareOf(4, 1)) || !same(a.Repairs, ShareOf(196, 45)) {
		t.Errorf("%v", a)
	}
}

func TestAftermathSparesACrew(t *testing.T) {
	m := paying(1, "all")
	m.Aftermath = &model.Aftermath{Upkeep: "none", Maintenance: "none"}
	all, _ := Accounts(0, []Game{{m, 2, 3, 2}}, purse())
	if !same(all[0].Left, ShareOf(3, 1)) {
		t.Errorf("left %s, want 3", all[0].Left)
	}
	m.Aftermath.Degradation = 1
	all, _ = Accounts(0, []Game{{m, 2, 3, 2}}, purse())
	if !same(all[0].Repairs, ShareOf(196, 45)) {
		t.Errorf("repairs %s, want those of one roll", all[0].Repairs)
	}
}

func TestPayByPlaceRollAndNumber(t *testing.T) {
	m := &model.Mission{Objectives: []model.Objective{
		{Reward: model.Reward{Tiers: []model.Tier{{UA: 12}, {UA: 7}, {UA: 3}}}},                               // two crews: 19/2
		{Reward: model.Reward{Per: &model.Rate{UA: 2, Most: 12}, To: "each"}},                                 // 12
		{Reward: model.Reward{Roll: &model.PayRoll{Dice: 2, Die: "d", Each: 1}, To: "all"}},                   // 7
		{Reward: model.Reward{Levels: []model.LevelPay{{Level: "a", UA: 4}, {Level: "b", UA: 9}}, To: "all"}}, // 9
	}}
	if pay, ok := PayOf(m, purse(), 2); !ok || !same(pay, ShareOf(75, 2)) {
		t.Errorf("pay %d/%d, want 75/2", pay.Num(), pay.Den())
	}
	m.Objectives[1].Reward.Per.Most = 0
	if _, ok := PayOf(m, purse(), 2); ok {
		t.Error("pay without a limit has a sum")
	}
}

// Better pay never leaves less, and more traders never cost less.
func TestAccountsGoTheRightWay(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		ua, crews, traders := rapid.IntRange(0, 30).Draw(rt, "ua"), rapid.IntRange(1, 4).Draw(rt, "crews"), rapid.IntRange(1, 7).Draw(rt, "traders")
		left := func(ua, traders int) Share {
			all, _ := Accounts(0, []Game{{paying(ua, ""), crews, traders, 0}}, purse())
			return all[0].Left
		}
		if left(ua+1, traders).Less(left(ua, traders)) || left(ua, traders).Less(left(ua, traders+1)) {
			rt.Error("the account goes the wrong way")
		}
	})
}
