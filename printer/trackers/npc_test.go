package trackers

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func number(n int) *int { return &n }

// machines is a rule set with one group whose board has two sides.
func machines() *model.RuleSet {
	r := printertest.Rules()
	r.Groups = []model.NPCGroup{{ID: "machine", Title: "Machines", Board: "Charged", Chart: "all"}, {ID: "civilian", Title: "Civilians"}}
	r.Charts = []model.Chart{{ID: "all", Title: "All of them", Lines: []model.ChartLine{{Unless: []string{"sees-target"}, Do: []string{"move-to-target"}}}}}
	r.Abilities = []model.Trait{{ID: "fast", Title: "Fast", Text: printertest.Text("Goes farther."), Valued: true}}
	r.NPCs[0].Stats = &model.Stats{Actions: number(1), Close: number(31), Abilities: []model.Amount{{ID: "fast", Count: 2}}, Assumed: []string{"close"}}
	r.NPCs[0].Charged = &model.Stats{Actions: number(1), Close: number(47)}
	return r
}

// A board is folded across the middle of the sheet: the usual numbers are above the fold, the stronger ones
// below it, and both sides are of one size.
func TestTheStrongerSideIsBehind(t *testing.T) {
	doc := drawn(t, job(t, nil, machines()))["npc-boards"]
	page := doc.Pages[0]
	at := map[string]scene.Unit{}
	for _, w := range printertest.Words(page, printertest.Fonts(t)) {
		at[w.Text] = w.Box.Y
	}
	for _, above := range []string{"USUAL SIDE", "31", "Fast 2", "ALL OF THEM", "†"} {
		if y, ok := at[above]; !ok || y > page.H/2 {
			t.Errorf("%q is not above the fold", above)
		}
	}
	for _, below := range []string{"CHARGED SIDE", "47"} {
		if y := at[below]; y < page.H/2 {
			t.Errorf("%q is not below the fold", below)
		}
	}
	var fold, cut scene.Rect
	printertest.Walk(page.Items, func(it scene.Item, shift scene.Point) {
		if s, ok := it.(scene.Stroke); ok {
			b := s.Path.Bounds()
			switch {
			case b.H == 0 && len(s.Dash) > 0 && b.W > 150*mm:
				fold = b
			case b.H > 200*mm && b.W > 150*mm:
				cut = b
			}
		}
	})
	if fold.Y != page.H/2 || cut.Y+cut.H/2 != page.H/2 {
		t.Errorf("the fold is at %d, the board from %d to %d, on a sheet of %d", fold.Y, cut.Y, cut.Y+cut.H, page.H)
	}
}

// A chart without a text is told by what its lines say.
func TestAChartWithoutWords(t *testing.T) {
	got := text(drawn(t, job(t, nil, machines()))["npc-boards"])
	if !strings.Contains(got, "Unless sees target: move to target.") {
		t.Error("the line of the chart is not told")
	}
}

// Numbers that no document gives are empty boxes, and whoever looks is told.
func TestUnknownNumbersAreEmptyBoxes(t *testing.T) {
	got := text(drawn(t, job(t, nil, machines()))["npc-boards"])
	if strings.Count(got, "no document gives its numbers") != 7 { // three machines on two sides each, and the civilian
		t.Errorf("unknown kinds are told %d times", strings.Count(got, "no document gives its numbers"))
	}
}

// The kinds of a mission are those of its boxes, those that it names, and those that its track brings.
func TestKindsOfAMission(t *testing.T) {
	r := machines()
	r.NPCs = append(r.NPCs, model.NPCKind{ID: "boxed", Title: "Boxed", Group: "machine"}, model.NPCKind{ID: "named", Title: "Named", Group: "stray"},
		model.NPCKind{ID: "other", Title: "Other", Group: "machine"})
	r.Boxes[0].NPCs = []model.BoxCount{{ID: "boxed", Count: 2}}
	m := printertest.Mission()
	m.Setup.NPCs = []model.StartNPC{{Kind: "named", Count: 1}}
	m.Setup.Without = []string{"civilian"}
	var got []string
	for _, g := range groups(r, m) {
		for _, k := range g.kinds {
			got = append(got, fmt.Sprint(g.ID, " ", k.ID, " ", g.owned[k.ID]))
		}
	}
	want := []string{"machine reaper 0", "machine breaker 0", "machine stalker 0", "machine prowler 0", "machine boxed 2", "stray named 0"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A group of more kinds than a board takes has several boards, and every kind stands on one of them.
func TestALargeGroupHasSeveralBoards(t *testing.T) {
	r := machines()
	for i := range 30 {
		r.NPCs = append(r.NPCs, model.NPCKind{
			ID: fmt.Sprint("k", i), Title: fmt.Sprintf("Kind %d", i), Group: "machine", Rank: i,
			Stats: &model.Stats{Health: number(i % 5)}, Charged: &model.Stats{Inserts: make([]model.Stats, i%(mostInserts+1))},
		})
	}
	got := text(drawn(t, job(t, nil, r))["npc-boards"])
	for i := range 30 {
		if n := strings.Count(got, fmt.Sprintf("|Kind %d|", i)); n != 2 {
			t.Errorf("kind %d stands on %d sides", i, n)
		}
	}
}

// Rules that a board has no room for stand behind it, in full.
func TestLongRulesFollowTheBoard(t *testing.T) {
	r := machines()
	r.Groups[0].Rules = []model.RuleNote{{ID: "long", Title: "Long", Text: printertest.Text(strings.Repeat("They go on and on. ", 900))}}
	got := text(drawn(t, job(t, nil, r))["npc-boards"])
	if !strings.Contains(got, "More on the page behind this board.") || strings.Count(got, "They go on") < 700 {
		t.Errorf("the rule is told %d times of 900", strings.Count(got, "They go on"))
	}
}

// What a die picks is looked up by its faces: lines stand in their order, with their numbers.
func TestAChartOfADieIsInItsOrder(t *testing.T) {
	r := machines()
	r.Hostility.Levels = []model.HostilityLevel{{ID: "end", Title: "Purge!", Holes: 1, Charged: true}}
	r.Groups[0].Targets = []model.Priority{{Who: []string{"civilian"}, If: &model.Condition{Kind: "sees", Who: &model.Who{Figure: "self"}, Target: &model.Who{Figure: "target"}}}}
	r.Dice = []model.Die{{ID: "luck", Faces: []model.Face{{Number: 1, Symbol: "move", Title: "1 Move"}, {Number: 2, Symbol: "hide", Title: "2 Hide"}}}}
	r.Charts[0].Die = "luck"
	r.Charts[0].Lines = []model.ChartLine{{Face: "hide", Do: []string{"move-to-cover"}}, {Face: "move", Do: []string{"stand-up"}}}
	got := text(drawn(t, job(t, nil, r))["npc-boards"])
	if first, second := strings.Index(got, "1 Move:"), strings.Index(got, "2 Hide:"); first < 0 || second < first {
		t.Errorf("1 stands at %d, 2 at %d: %s", first, second, got)
	}
	if strings.Contains(got, "Purge!.") || !strings.Contains(got, "Civilians, only if it sees the target.") {
		t.Errorf("the sentences are not as people write them: %s", got)
	}
}
