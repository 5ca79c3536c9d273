package rulebook

import (
	"reflect"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// coreSpace compiles every rule set of Core Space and runs a test on each.
func coreSpace(t *testing.T, test func(*testing.T, *model.RuleSet)) {
	t.Helper()
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		if rules, ok := set.(*model.RuleSet); ok {
			t.Run(edition, func(t *testing.T) { test(t, rules) })
		}
	}
}

// listed finds an entry of a list of a rule set by its id.
func listed[T any](t *testing.T, list []T, id string) T {
	t.Helper()
	found, err := step(reflect.ValueOf(list), id)
	if err != nil {
		t.Fatal(err)
	}
	return found.Interface().(T)
}

// TestTablesAnswerEveryRoll finds a gap between the rows of a table, or a result with two rows.
func TestTablesAnswerEveryRoll(t *testing.T) {
	coreSpace(t, func(t *testing.T, r *model.RuleSet) {
		for _, table := range r.Tables {
			if table.Die == "" {
				continue
			}
			die := listed(t, r.Dice, table.Die)
			for _, face := range die.Faces {
				if n := answers(table, face.Number); n != 1 {
					t.Errorf("table %s has %d rows for a %d", table.ID, n, face.Number)
				}
			}
		}
	})
}

func answers(table model.RollTable, roll int) int {
	n := 0
	for _, row := range table.Rows {
		if row.From <= roll && roll <= max(row.From, row.To) {
			n++
		}
	}
	return n
}

// TestBandsMeet finds gaps between ranges, between shares of cover and between prices of traders.
func TestBandsMeet(t *testing.T) {
	coreSpace(t, func(t *testing.T, r *model.RuleSet) {
		for i, band := range r.Play.Ranges {
			if i > 0 && band.From != r.Play.Ranges[i-1].To {
				t.Errorf("range %s begins at %v", band.ID, band.From)
			}
		}
		for i, band := range r.Play.Cover {
			if i > 0 && band.From != r.Play.Cover[i-1].To {
				t.Errorf("cover %s begins at %d %%", band.ID, band.From)
			}
		}
		if n := len(r.Play.Cover); n > 0 && (r.Play.Cover[0].From != 0 || r.Play.Cover[n-1].To != 100) {
			t.Error("cover does not go from 0 to 100 %")
		}
		costs := r.Campaign.Hiring.Costs
		for i, cost := range costs {
			if i > 0 && cost.From != costs[i-1].To+1 {
				t.Errorf("the prices from %d points on leave a gap", cost.From)
			}
			if cost.Temporary > cost.Permanent || cost.Mission > cost.Permanent {
				t.Errorf("traders from %d points on are cheapest for good: %+v", cost.From, cost)
			}
		}
	})
}

// TestTradersFitTheirClass finds skills that a trader has marked and its class does not offer.
func TestTradersFitTheirClass(t *testing.T) {
	coreSpace(t, func(t *testing.T, r *model.RuleSet) {
		for _, trader := range r.Traders {
			spent := 0
			for _, skill := range trader.Learned {
				class := listed(t, r.Classes, trader.Class)
				offer := listed(t, class.Skills, skill.ID)
				if spent += skill.Count; skill.Count > offer.Count {
					t.Errorf("%s has %s at %d, the class ends at %d", trader.ID, skill.ID, skill.Count, offer.Count)
				}
			}
			if c := trader.Career.Start; c > 0 && spent > c {
				t.Errorf("%s has %d levels of skills for %d career points", trader.ID, spent, c)
			}
		}
	})
}

// TestArianna is the worked example of a dashboard, seed 000:346-360: ten career points in seven skills
// of a hunter, one level of a career done.
func TestArianna(t *testing.T) {
	r, err := compiler.Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	arianna := listed(t, r.Traders, "arianna")
	hunter := listed(t, r.Classes, arianna.Class)
	marked := map[string]int{"marksman": 1, "disarm": 1, "ambush": 1, "fade-to-black": 1, "evade": 1, "combat-expert": 2, "weapons-expert": 3}
	spent := 0
	for _, skill := range hunter.Skills {
		level, ok := marked[skill.ID]
		if spent += level; !ok || level > skill.Count {
			t.Errorf("%s: %d of %d", skill.ID, level, skill.Count)
		}
	}
	rise := r.Campaign.Career.Levels[0]
	health, skill := arianna.Health.Start+rise.Health, arianna.Skill.Start+rise.Skill
	if spent != 10 || health != 6 || skill != 5 || r.Play.Ammo.Full != 7 {
		t.Errorf("%d career points, %d health, %d skill, %d ammo", spent, health, skill, r.Play.Ammo.Full)
	}
	if health > arianna.Health.Most || skill > arianna.Skill.Most || spent > arianna.Career.Most {
		t.Error("more than she can have")
	}
}
