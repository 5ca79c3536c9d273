package xiapages

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// A list says all that the cards do, on any paper.
func TestCardsAreListed(t *testing.T) {
	r := rules(t)
	mission := &xia.MissionCard{
		ID: "tea", Title: "Tea", Kind: r.MissionKinds[0].ID, Copies: 2, Story: printertest.Text("It is tea."), Text: printertest.Text("No spilling."),
		Pay: []xia.Pay{{From: 1, Credits: 1000}, {From: 2, To: 3, Credits: 2000}}, Bounty: xia.CardBounty{Done: 3000},
	}
	title := &xia.Title{ID: "saint", Title: "Saint", Text: printertest.Text("Rescue somebody."), Fame: 3, Skill: xia.Skill{Title: "Halo", Text: printertest.Text("It glows.")}}
	for kind, c := range map[string]struct {
		unit any
		want []string
	}{
		kindMission: {mission, []string{"MISSION CARDS", "2 × Tea", "It is tea.", "No spilling.", "1+: 1,000 Credits", "2–3: 2,000 Credits", "+3,000 Bounty when it is done."}},
		kindTitle:   {title, []string{"TITLES", "Saint", "Rescue somebody.", "3 Fame; skill: Halo", "It glows."}},
	} {
		for _, on := range []paper.Paper{paper.A4, paper.Letter, paper.A5} {
			j := &product.Job{Unit: c.unit, Kind: kind, ID: "x", Rules: r, Fonts: printertest.SharedFonts(t), Options: product.Options{Paper: on}}
			doc, err := listCards([]*product.Job{j, j, j})
			if err != nil {
				t.Fatal(err)
			}
			printertest.Sound(t, kind+" "+on.Name, doc)
			said := printertest.Said(doc.Pages...)
			for _, want := range c.want {
				if !strings.Contains(said, want) {
					t.Errorf("the list of %s lacks %q: %s", kind, want, said)
				}
			}
		}
	}
}

func TestListsHaveALimit(t *testing.T) {
	jobs := make([]*product.Job, maxCards+1)
	if _, err := listCards(jobs); err == nil || !strings.Contains(err.Error(), "at most 5000") {
		t.Errorf("a list without end: %v", err)
	}
	long := &xia.Title{Title: strings.Repeat("Long", 100), Text: printertest.Text(strings.Repeat("words and more ", 500)), Skill: xia.Skill{Title: strings.Repeat("long ", 90), Text: model.Text{}}}
	j := &product.Job{Unit: long, Kind: kindTitle, Rules: rules(t), Fonts: printertest.SharedFonts(t)}
	doc, err := listCards([]*product.Job{j})
	if err != nil {
		t.Fatal(err)
	}
	printertest.Sound(t, "long", doc)
}
