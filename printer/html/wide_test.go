package html

import (
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// The page says everything that the data of a mission says, and no name has two rows to lead to.
func TestBriefingOfTheWiderLanguage(t *testing.T) {
	m := printertest.Wide()
	m.Rules[0].PerRound = 2
	b, err := Briefing(m, printertest.Rules(), nil, Options{House: []model.HouseRules{{Edition: m.Edition, Title: "Ours", Text: printertest.Text("Twice the pegs.")}}})
	if err != nil {
		t.Fatal(err)
	}
	text := plain(string(b))
	for _, want := range []string{
		"2 to 5 crews, semi-co-op", "About this mission", "With 3–5 crews", "The game ends", "If you fail It costs 3 UA.", "The game master’s edition also says",
		"Special set-up", "Deployment Crews begin in the long quay", "Peg 6: The shift ends", "Only once “The best of them” is done.",
		"12 UA for first place", "Third objective The best of them", "Fourth objective Everybody out", "Brings 2 UA after every game.", "Beacon 3 beacon, marked yellow", "The long quay zone", "Stairs to the loft",
		"7 hatch", "The clerk civilian, marked green", "L9 green large crate The loft:", "small crate 1.2 in east, 0.9 in south, on L1",
		"House rules: Ours", "Twice the pegs.", "At most twice a round.", "Each large crate, but not L3 and L4", "Set ×2", "“Alarms” starts at 1.", "1 Stalker, at 11 in east, 5 in south.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the briefing lacks %q", want)
		}
	}
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile(`<[^>]* id="([^"]*)"`).FindAllStringSubmatch(string(b), -1) {
		if seen[m[1]] {
			t.Errorf("two things are called %s", m[1])
		}
		seen[m[1]] = true
	}
}
