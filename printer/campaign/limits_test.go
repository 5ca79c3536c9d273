package campaign

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/schema/model"
)

// A box of the chart lists eight ways on and counts the others; the stage itself lists all.
func TestABoxListsSomeOfManyWays(t *testing.T) {
	for _, ways := range []int{8, 9, 12} {
		c := &model.Campaign{ID: "many", Title: "Many ways", Edition: "sample", Players: model.Range{Min: 2, Max: 2}, Start: model.CampaignStart{Node: "hub"},
			Nodes: []model.CampaignNode{{ID: "hub", Title: "The hub", Mission: "cold-harbour", Times: 1}}}
		for i := range ways {
			id := fmt.Sprintf("end-%d", i%3)
			c.Nodes[0].Next = append(c.Nodes[0].Next, model.Branch{When: &model.CrewFact{Kind: "choice", Text: fmt.Sprintf("Choice%d", i)}, To: id})
			if i > 2 {
				continue
			}
			c.Endings = append(c.Endings, model.CampaignEnding{ID: id, Title: fmt.Sprintf("Ending %d", i)})
		}
		got := read(t, sheetOf(t, c, paper.A4, true))
		if more := strings.Contains(got, "more"); more != (ways > 8) {
			t.Errorf("%d ways: says of more %v", ways, more)
		}
		if want := fmt.Sprintf("and %d more", ways-8); ways > 8 && !strings.Contains(got, want) {
			t.Errorf("%d ways: no %q", ways, want)
		}
		for i := range ways {
			want := 1
			if i < 8 {
				want = 2
			}
			n := 0
			for _, word := range strings.Fields(got) {
				if strings.Trim(word, "“”.,:;()") == fmt.Sprintf("Choice%d", i) {
					n++
				}
			}
			if n != want {
				t.Errorf("%d ways: choice %d stands there %d times, want %d", ways, i, n, want)
			}
		}
	}
}

// A league is shown by its calendar, however short, and by its ways if it has none.
func TestTheChartOfALeague(t *testing.T) {
	c := league()
	c.League.Calendar = c.League.Calendar[:1]
	c.League.Calendar[0].Title = "Midwinter"
	chart := func() string {
		_, after, found := strings.Cut(read(t, sheetOf(t, c, paper.A4, true)), "THE WAY THROUGH")
		if !found {
			t.Fatal("there is no chart")
		}
		return after
	}
	with := chart()
	c.League.Calendar = nil
	without := chart()
	if n, m := strings.Count(strings.ToLower(with), "midwinter"), strings.Count(strings.ToLower(without), "midwinter"); n == 0 || m > 0 {
		t.Errorf("the only turn is named %d times, and %d times without a calendar", n, m)
	}
}
