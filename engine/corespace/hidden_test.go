package corespace

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// spyTable has a spy that looking at a pod reveals, and a rule that does so too, once.
func spyTable(t *testing.T, die string, rule model.Rule) *Table {
	t.Helper()
	when := model.Trigger{Kind: "persuaded", Who: &model.Who{NPC: "civilian"}}
	rule.ID, rule.Title, rule.When = "it", "It", &when
	rule.Do = []model.Effect{{Kind: "reveal", Hidden: "spy"}}
	m := ruleMission(rule)
	m.Setup.Hidden[0].Die, m.Setup.Hidden[0].Results, m.Setup.Hidden[0].Reveal = die, []int{6}, &when
	table := tableOf(t, m, 2)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance})
	return table
}

const persuade = "Any Civilian is persuaded"

// For one deed something hidden is looked at once, whether a rule says so, the thing itself, or both.
func TestOneLookForOneDeed(t *testing.T) {
	table := spyTable(t, "chance", model.Rule{Times: 1})
	for pod, by := range []string{"It", "Spy"} { // the rule works once; after that the spy's own words stand alone
		press(t, table, persuade, 0)
		ask := table.View().Play.Ask
		if ask == nil || ask.Rule != by {
			t.Fatalf("it asks %+v, want the question of %q", ask, by)
		}
		choose(t, table, fmt.Sprintf("the pod %d: it is not", pod+1))
		if ask := table.View().Play.Ask; ask != nil {
			t.Errorf("asked once more: %+v", ask)
		}
	}
}

// Two deeds told behind one another are two looks, and a rule that does not work takes none away.
func TestTwoDeedsAreTwoLooks(t *testing.T) {
	table := spyTable(t, "chance", model.Rule{Times: 1})
	press(t, table, persuade, 0)
	press(t, table, persuade, 0)
	choose(t, table, "the pod 1: it is not")
	if ask := table.View().Play.Ask; ask == nil || ask.Rule != "Spy" {
		t.Errorf("after the first look it asks %+v", ask)
	}
	table = spyTable(t, "chance", model.Rule{If: &model.Condition{Kind: "round", First: 5}})
	press(t, table, persuade, 0)
	if table.View().Play.Ask == nil {
		t.Error("the rule does not work, and nobody looks")
	}
}

// What the rule finds at once is not looked for again.
func TestWhatIsFoundIsNotLookedForAgain(t *testing.T) {
	if events := press(t, spyTable(t, "", model.Rule{}), persuade, 0); has(events, NoEffect) || !has(events, ThingSet) {
		t.Errorf("it leads to %+v", events)
	}
}
