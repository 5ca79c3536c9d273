package cards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// titles are the names of the pages of a job's single cards, backs left out.
func titles(t testing.TB, j *product.Job) []string {
	t.Helper()
	j.Single = true
	var out []string
	for _, f := range made(t, j) {
		for _, p := range f.Doc.Pages {
			if name, _, isFace := strings.Cut(strings.TrimPrefix(p.Name, f.Name+"-"), "-face"); isFace {
				out = append(out, name)
			}
		}
	}
	return out
}

func TestAMissionBringsItsCards(t *testing.T) {
	j := missionJob(t)
	m := j.Unit.(*model.Mission)
	m.Setup.Events = []model.EventAllocation{{Kind: "environment", Mode: model.AllCards}}
	m.Setup.NPCs, m.Setup.Without, m.Setup.Deck, m.Variations = nil, nil, nil, nil
	got := titles(t, j)
	want := []string{"mission-" + m.ID, "sample-weather-leak", "sample-weather-calm", "reaper", "breaker", "stalker", "prowler", "civilian"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v", got)
	}
	m.Setup.Without = []string{"machine"}
	if got := titles(t, j); !slices.Equal(got, append(want[:3:3], "civilian")) {
		t.Errorf("without the machines there are %v", got)
	}
}

// TestOneBackForAllEvents: with that option cards of two kinds look alike from behind.
func TestOneBackForAllEvents(t *testing.T) {
	backs := func(one bool) (n int) {
		j := missionJob(t)
		other := sampleDeck()
		other.ID, other.Kind = "another", "civilian"
		j.Decks = append(j.Decks, other)
		m := j.Unit.(*model.Mission)
		m.Setup.Events = []model.EventAllocation{{Kind: "environment", Mode: model.AllCards}, {Kind: "civilian", Mode: model.AllCards}}
		j.Single, j.OneBack = true, one
		for _, p := range made(t, j)[0].Doc.Pages {
			if strings.Contains(p.Name, "-back-x") {
				n++
			}
		}
		return n
	}
	if own, one := backs(false), backs(true); own != 2 || one != 1 {
		t.Errorf("%d backs of two kinds, %d with one back", own, one)
	}
}

// TestASetUpCountsItsCards: where the set-up takes the first cards of a kind, only those are printed; where
// chance picks, all of them are.
func TestASetUpCountsItsCards(t *testing.T) {
	for mode, want := range map[model.EventMode]int{model.CountCards: 1, model.RandomCards: 3, model.AllCards: 3} {
		j := missionJob(t)
		m := j.Unit.(*model.Mission)
		m.Setup.Events = []model.EventAllocation{{Kind: "environment", Mode: mode, Count: 1}}
		m.Variations, m.Setup.Deck = nil, nil
		said := ""
		for _, p := range made(t, j)[0].Doc.Pages {
			said += text(t, p)
		}
		if n := strings.Count(said, "Something drips") + strings.Count(said, "Take a peg off"); n != want {
			t.Errorf("%s: %d event cards, not %d", mode, n, want)
		}
	}
}

func TestAMissionCardHasItInShort(t *testing.T) {
	j := missionJob(t)
	j.Single = true
	m := j.Unit.(*model.Mission)
	page := made(t, j)[0].Doc.Pages[0]
	got := text(t, page)
	for _, want := range []string{m.Title, "crews", "traders each", "Pay:", "Starter Set"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the card: %s", want, got)
		}
	}
	if len(figures(page)) == 0 {
		t.Error("there is no map")
	}
	sound(t, "mission", page, j.Fonts)
}

func TestAWideMissionHasACard(t *testing.T) {
	m := printertest.Wide()
	for _, size := range []string{"poker", "mini", "tarot"} {
		j := missionJob(t)
		j.Unit, j.Card, j.Single = m, size, true
		for _, p := range made(t, j)[0].Doc.Pages {
			sound(t, size, p, j.Fonts)
		}
		if cuts := cards.Proof(j); len(cuts) > 0 {
			t.Errorf("%s: %v", size, cuts)
		}
	}
}

// TestAnEmptyMissionHasACard: nothing is known of it but that it is one.
func TestAnEmptyMissionHasACard(t *testing.T) {
	j := &product.Job{Kind: "mission", Unit: &model.Mission{}, Rules: &model.RuleSet{}, Fonts: printertest.Fonts(t)}
	if n := len(made(t, j)); n != 1 {
		t.Errorf("%d files", n)
	}
	j = &product.Job{Kind: product.Edition, Rules: &model.RuleSet{}, Fonts: printertest.Fonts(t)}
	if n := len(made(t, j)); n != 0 {
		t.Errorf("%d files of a rule set without anything", n)
	}
}
