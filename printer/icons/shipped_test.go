package icons_test

import (
	"encoding/json"
	"testing"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/schema"
)

// TestShippedWordsHavePictures looks for pictures by the ids of the rule sets that ship, as pages do. What an
// edition calls by a name of its own has none, and its rule set can name a symbol.
func TestShippedWordsHavePictures(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn", "draft", "xia"} {
		lists := idsOf(t, edition)
		for list, least := range map[string]int{ // in hundredths
			"phases": 100, "categories": 100, "skillTypes": 100, "groups": 100, "symbols": 100, "outfitTypes": 100, "statuses": 100,
			"spaces": 100, "attributes": 85, "abilities": 100, "counters": 70, "upgrades": 100, "fame": 100, "missionKinds": 100,
		} {
			if edition == "xia" && list == "abilities" {
				continue // those of a ship are its own
			}
			known := 0
			for _, id := range lists[list] {
				if _, ok := icons.Find(id); ok {
					known++
				}
			}
			if n := len(lists[list]); known*100 < n*least {
				t.Errorf("%s: %d of %d %s have a picture; it should be %d %%", edition, known, n, list, least)
			}
		}
	}
}

// idsOf are the ids in each list of a rule set.
func idsOf(t *testing.T, edition string) map[string][]string {
	t.Helper()
	data, err := schema.FS.ReadFile("snapshots/" + edition + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var snapshot struct{ Rules map[string]json.RawMessage }
	if err := json.Unmarshal(data, &snapshot); err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for name, raw := range snapshot.Rules {
		var list []struct{ ID string }
		if json.Unmarshal(raw, &list) != nil {
			continue // not a list of things
		}
		for _, x := range list {
			out[name] = append(out[name], x.ID)
		}
	}
	return out
}
