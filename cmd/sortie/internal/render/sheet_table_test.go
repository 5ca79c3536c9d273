package render

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/model"
)

// For each shipped mission and each number of crews, the set-up sheet and the play page's table have the same pegs,
// deck, figures, counters and variations. The sheet's numbers are read from its printed words, those of the table
// from the JSON that the page shows.
func TestSheetAndTableAgree(t *testing.T) {
	compared := map[string]int{}
	for _, u := range shippedMissions(t) {
		said := printed(t, u)
		for n := u.Mission.Players.Min; n <= u.Mission.Players.Max; n++ {
			sheet, table := said.facts(t, n), shown(t, u, n)
			for _, d := range differ(sheet, table) {
				t.Errorf("%s with %d crews: %s", u.ID, n, d)
			}
			if len(sheet) < 5 {
				t.Errorf("%s with %d crews: only %d facts on the sheet: %v", u.ID, n, len(sheet), sheet)
			}
			for what := range sheet {
				sort, _, _ := strings.Cut(what, " ")
				compared[sort]++
			}
		}
	}
	for sort, least := range map[string]int{"pegs": 20, "more": 20, "traders": 20, "cards": 60, "figures": 10, "counter": 20, "variation": 10} {
		if compared[sort] < least {
			t.Errorf("only %d × %s compared, want %d", compared[sort], sort, least)
		}
	}
}

// The comparison can fail: wherever a mission's variations change a number, its sheet for one number of crews is not
// the table for another.
func TestSheetAndTableOfOthersDiffer(t *testing.T) {
	found := 0
	for _, u := range shippedMissions(t) {
		least, most := u.Mission.Players.Min, u.Mission.Players.Max
		if len(u.Mission.Variations) == 0 {
			continue
		}
		if len(differ(printed(t, u).facts(t, least), shown(t, u, most))) == 0 {
			t.Errorf("%s: the sheet for %d crews is the table for %d", u.ID, least, most)
		}
		found++
	}
	if found < 3 {
		t.Errorf("only %d missions with variations", found)
	}
}

// A variation that nobody has seen before changes the sheet and the table alike, and only for its number of crews.
func TestNewVariationChangesSheetAndTable(t *testing.T) {
	tried := 0
	for _, u := range shippedMissions(t) {
		least, most := u.Mission.Players.Min, u.Mission.Players.Max
		if least == most || len(u.Mission.Setup.Events) == 0 {
			continue
		}
		other := varied(u, most)
		for n := least; n <= most; n++ {
			sheet, table := printed(t, other).facts(t, n), shown(t, other, n)
			for _, d := range differ(sheet, table) {
				t.Errorf("%s with one more variation, %d crews: %s", u.ID, n, d)
			}
			if changed := len(differ(shown(t, u, n), table)) > 0; changed != (n == most) {
				t.Errorf("%s: the variation for %d crews changes the table for %d: %t", u.ID, most, n, changed)
			}
			if n == most && (table["pegs"] != "11" || table["traders"] != "7" || table["more"] == shown(t, u, n)["more"]) {
				t.Errorf("%s, %d crews: the variation is not at the table: %v", u.ID, n, table)
			}
		}
		tried++
	}
	if tried < 4 {
		t.Errorf("only %d missions tried", tried)
	}
}

// varied is a mission with one more variation, for one number of crews.
func varied(u *compiler.Unit, crews int) *compiler.Unit {
	other, m := *u, *u.Mission
	pegs := 11
	m.Variations = append(slices.Clip(m.Variations), model.Variation{Min: crews, Crew: 7, Hostility: &pegs, Pegs: 2,
		Events: []model.EventAllocation{{Kind: m.Setup.Events[0].Kind, Mode: model.RandomCards, Count: 3}},
		NPCs:   []model.StartNPC{{Kind: u.Rules.NPCs[0].ID, Count: 3, Place: &model.Place{Entry: "1"}}}})
	other.Mission, other.Value = &m, &m
	return &other
}

func shippedMissions(t *testing.T) []*compiler.Unit {
	t.Helper()
	all, err := units()
	if err != nil {
		t.Fatal(err)
	}
	var out []*compiler.Unit
	for _, u := range all {
		if u.Mission != nil {
			out = append(out, u)
		}
	}
	if len(out) < 9 {
		t.Fatalf("only %d missions ship", len(out))
	}
	return out
}

// differ says where two lists of facts are not the same.
func differ(sheet, table map[string]string) []string {
	var out []string
	all := maps.Clone(sheet)
	maps.Copy(all, table)
	for _, what := range slices.Sorted(maps.Keys(all)) {
		if sheet[what] != table[what] {
			out = append(out, fmt.Sprintf("%s: %q on the sheet, %q at the table", what, sheet[what], table[what]))
		}
	}
	return out
}

// shown is what the table says of a game that was just set up, read back from the JSON of its view.
func shown(t *testing.T, u *compiler.Unit, crews int) map[string]string {
	t.Helper()
	table, err := corespace.NewTable(u.Mission, u.Rules, u.Decks, crews, 1)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(table.View())
	if err != nil {
		t.Fatal(err)
	}
	var v struct {
		Pegs, More, Traders, Deck int
		Cards, Beside, Counters   []struct {
			ID    string
			Count int
		}
		Standing []struct {
			NPC   string
			Count int
		}
		Varied []int
	}
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	out := facts{}
	out.put("pegs", v.Pegs)
	out.put("more", v.More)
	out.put("traders", v.Traders)
	for _, c := range v.Cards {
		out.add("cards "+titleOfKind(u, c.ID), c.Count)
		out.add("cards in all", c.Count)
	}
	for _, c := range v.Standing {
		if slices.ContainsFunc(u.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == c.NPC }) { // else a trader whom nobody plays yet
			out.add("figures "+titleOfNPC(u, c.NPC), c.Count)
		}
	}
	for _, c := range v.Counters {
		i := slices.IndexFunc(u.Mission.Setup.Counters, func(k model.Counter) bool { return k.ID == c.ID })
		out.put("counter "+u.Mission.Setup.Counters[i].Title, c.Count)
	}
	for _, i := range v.Varied {
		if text := opening(u.Mission.Variations[i].Text.Source); text != "" {
			out["variation "+text] = "yes"
		}
	}
	if out["cards in all"] != strconv.Itoa(v.Deck) {
		t.Errorf("%s: %d cards in the deck, by kind %s", u.ID, v.Deck, out["cards in all"])
	}
	return out
}

// facts are numbers by what they count.
type facts map[string]string

func (f facts) put(what string, n int) { f[what] = strconv.Itoa(n) }

func (f facts) add(what string, n int) {
	old, _ := strconv.Atoi(f[what])
	f.put(what, old+n)
}

func titleOfKind(u *compiler.Unit, id string) string {
	i := slices.IndexFunc(u.Rules.Cards, func(k model.CardKind) bool { return k.ID == id })
	return u.Rules.Cards[i].Title
}

func titleOfNPC(u *compiler.Unit, id string) string {
	i := slices.IndexFunc(u.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == id })
	return u.Rules.NPCs[i].Title
}
