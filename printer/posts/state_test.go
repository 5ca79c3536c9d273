package posts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// rivals is a campaign of three games, with a passage of story on one of the ways.
func rivals() *model.Campaign {
	return &model.Campaign{
		ID: "rivals", Title: "Rivals", Edition: "purge", Players: model.Range{Min: 2, Max: 4}, Start: model.CampaignStart{Node: "one"}, Posts: []string{"salon"},
		Nodes: []model.CampaignNode{
			{ID: "one", Title: "The first", Mission: "depot", Times: 1, After: []model.Outcome{
				{When: &model.CrewFact{Kind: "won"}, Do: []model.CrewEffect{{Kind: "post", Post: "barge", Set: "open"}, {Kind: "boon", Boon: "trust", Uses: 1}}},
			}, Next: []model.Branch{{When: &model.CrewFact{Kind: "won"}, To: "two"}, {To: "dry"}}},
			{ID: "dry", Title: "A dry spell", Before: []model.CrewEffect{{Kind: "price", Uses: 2, Price: &model.PriceLine{On: "buy", Add: 1}}}, Next: []model.Branch{{To: "two"}}},
			{ID: "two", Title: "The second", Mission: "depot", Times: 1, Next: []model.Branch{{To: "three"}}},
			{ID: "three", Title: "The third", Mission: "depot", Times: 1, Posts: []string{"barge"}, Next: []model.Branch{{To: "over"}}},
			{ID: "four", Title: "No time", Mission: "depot", Skip: []string{"trade"}},
		},
		Endings: []model.CampaignEnding{{ID: "over", Title: "Over"}},
	}
}

func ids(names []List, err error) string {
	if err != nil {
		return err.Error()
	}
	var out []string
	for _, l := range names {
		out = append(out, fmt.Sprintf("%s%v%d%s", l.Mark, l.Shut, len(l.Given), l.When))
	}
	return strings.Join(out, "\n")
}

func TestEachStateOfAPostIsKnown(t *testing.T) {
	r := printertest.Edition(t, "purge")
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: rivals(), Mission: func(string) *model.Mission { return nil }}}
	at := s.course().Times()
	if len(at) != 3 {
		t.Fatalf("crews trade after %d stages, want 3", len(at))
	}
	for post, want := range map[*model.Post]string{salon(): "[one] 0 [two] 1", barge(): "[one] 0 [two] 1 [three] 1"} {
		all, err := s.states(post, at)
		var got []string
		for _, x := range all {
			got = append(got, fmt.Sprint(x.stages, len(x.given)))
		}
		if strings.Join(got, " ") != want || err != nil {
			t.Errorf("states of %s %s, want %s; %v", post.ID, got, want, err)
		}
	}
}

// What differs in a line is one list, and the line says when it holds.
func TestStatesThatDifferInAFewLinesAreOneList(t *testing.T) {
	r := printertest.Edition(t, "purge")
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: rivals(), Mission: func(string) *model.Mission { return nil }}}
	at := s.course().Times()
	for post, want := range map[*model.Post]string{
		salon(): "post-salon[]1Rivals: after “The first” and “The second”",
		barge(): "post-barge[]1Rivals: after every game",
	} {
		got, err := s.lists(post, at)
		if ids(got, err) != want {
			t.Errorf("lists of %s\n%s\nwant\n%s", post.ID, ids(got, err), want)
		}
		when := "only after “The second”"
		if post.ID == "barge" {
			when = "from “The second” on"
		}
		if l := got[0]; l.Times[priceKey(l.Post.Prices[0])] != when || l.Times[priceKey(l.Post.Prices[1])] != "" {
			t.Errorf("the lines of %s hold %v, want the first %s", post.ID, l.Times, when)
		}
	}
}

func TestStatesThatDifferInMostLinesAreListsOfTheirOwn(t *testing.T) {
	r := printertest.Edition(t, "purge")
	played := model.CrewFact{Kind: "played", Node: "two"}
	p := &model.Post{ID: "tent", Stock: []model.Shelf{
		{ID: "early", Needs: &model.CrewFact{Kind: "none", Of: []model.CrewFact{played}}, Goods: model.Goods{Categories: []string{"weapon"}}},
		{ID: "late", Needs: &played, Goods: model.Goods{Categories: []string{"armour"}}},
	}}
	c := rivals()
	c.Posts, c.Nodes[1].Before, c.Nodes[3].Posts = []string{"tent"}, nil, nil
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: c, Mission: func(string) *model.Mission { return nil }}}
	want := "post-tent-one[late]0Rivals: after “The first”\npost-tent-two[early]0Rivals: after “The second” and “The third”"
	if got := ids(s.lists(p, s.course().Times())); got != want {
		t.Errorf("lists\n%s\nwant\n%s", got, want)
	}
}

func TestTimesFollowTheWayOfTheCampaign(t *testing.T) {
	c := rivals()
	rules := &model.RuleSet{Campaign: model.CampaignRules{Phases: []model.CampaignPhase{{ID: "trade", Steps: []string{"sell"}}}}}
	s := Scope{CrewNames: kinds.CrewNames{Rules: rules, Campaign: c, Mission: func(string) *model.Mission { return nil }}}
	for want, of := range map[string][]string{
		"": {"one", "two", "three"}, "from “The second” on": {"two", "three"}, "up to “The second”": {"one", "two"},
		"only after “The third”": {"three"}, "only after “The first” and “The third”": {"one", "three"},
	} {
		if got := s.times(of, s.course().Times()); got != want {
			t.Errorf("what holds after %v holds %q, want %q", of, got, want)
		}
	}
	for i := range c.Nodes {
		c.Nodes[i].Next = nil
	}
	c.Form = "league" // in no order
	if got := s.times([]string{"two", "three"}, s.course().Times()); got != "only after “The second” and “The third”" {
		t.Errorf("in a league what holds after two games holds %q", got)
	}
}

func TestAPostThatNeverChangesHasOneList(t *testing.T) {
	r := printertest.Edition(t, "purge")
	c := rivals()
	c.Nodes[1].Before, c.Nodes[0].After = nil, nil
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: c, Mission: func(string) *model.Mission { return nil }}}
	c.Nodes[3].Posts = nil
	if got := ids(s.lists(salon(), s.course().Times())); got != "post-salon[]0Rivals: after every game" {
		t.Errorf("lists %s", got)
	}
}

func TestAShelfIsClosedAsLongAsNobodyCanHaveItsBoon(t *testing.T) {
	r := printertest.Edition(t, "purge")
	p := barge()
	p.Services = nil
	p.Stock[1].Needs = &model.CrewFact{Kind: "boon", Boon: "trust"}
	c := rivals()
	c.Posts = []string{"barge"}
	c.Nodes[0].After = nil
	c.Nodes[2].After = []model.Outcome{{Do: []model.CrewEffect{{Kind: "boon", Boon: "trust", Uses: 1}}}}
	c.Nodes[1].Before = nil
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: c, Mission: func(string) *model.Mission { return nil }}}
	all, err := s.states(p, s.course().Times())
	if len(all) != 2 || fmt.Sprint(all[0].shut, all[1].shut) != "[drawer] []" || err != nil {
		t.Fatalf("%d states, %v", len(all), err)
	}
	list, _ := s.lists(p, s.course().Times())
	if got := list[0].Times[shelfKey(&p.Stock[1])]; len(list) != 1 || got != "from “The second” on" {
		t.Errorf("%d lists, and the drawer is open %q", len(list), got)
	}
}

func TestWhatHasBeenPlayedIsKnown(t *testing.T) {
	c := rivals()
	s := Scope{CrewNames: kinds.CrewNames{Rules: &model.RuleSet{}, Campaign: c, Mission: func(string) *model.Mission { return nil }}}
	at := s.course().Times()
	want := map[string][]campaign.Sure{
		"one": {campaign.Yes, campaign.Yes, campaign.Yes}, "dry": {campaign.No, campaign.Maybe, campaign.Maybe},
		"two": {campaign.No, campaign.Yes, campaign.Yes}, "three": {campaign.No, campaign.No, campaign.Yes},
	}
	for id, sures := range want {
		for i, w := range sures {
			if got := at[i].Played(id, 1); got != w {
				t.Errorf("after %s, %s has been played: %d, want %d", at[i].Stage.ID, id, got, w)
			}
		}
	}
	c.Form = "league"
	for _, st := range s.course().Times() {
		if st.Played("three", 1) == campaign.No {
			t.Errorf("in a league %s can follow any stage", st.Stage.ID)
		}
	}
}

// A pay of a mission that raises prices counts in the trade phase right after it, and a boon can open a post.
func TestRewardsOfMissionsCount(t *testing.T) {
	r := printertest.Edition(t, "purge")
	m := &model.Mission{ID: "depot", Title: "Depot", Objectives: []model.Objective{{ID: "primary", Reward: model.Reward{
		Prices: []model.Price{{Category: "special", Add: 1}}, Boons: []model.Boon{{ID: "berth", Post: "barge"}}}}}}
	c := rivals()
	c.Nodes[0].After, c.Nodes[1].Before = nil, nil
	c.Nodes[2].Mission, c.Nodes[3].Mission, c.Nodes[3].Posts = "other", "other", nil
	s := Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: c, Mission: func(id string) *model.Mission {
		if id == "depot" {
			return m
		}
		return nil
	}}}
	at := s.course().Times()
	if got, want := ids(s.lists(salon(), at)), "post-salon[]1Rivals: after every game"; got != want {
		t.Errorf("lists\n%s\nwant\n%s", got, want)
	}
	if got := at[0].Course().Posts(at); fmt.Sprint(got) != "[salon barge]" {
		t.Errorf("posts %v", got)
	}
}

func TestNobodyIsHiredBeforeTheStageThatAllowsIt(t *testing.T) {
	r := printertest.Edition(t, "purge")
	c := rivals()
	c.Hiring = &model.CampaignHiring{From: "three", Never: []string{"ada"}}
	j := job(t, c, r, map[string]any{"post salon": salon(), "post barge": barge()})
	for name, want := range map[string]string{"salon": "Nobody is hired yet.", "barge": "Up to “The second”: nobody is hired before “The third”."} {
		for _, f := range made(t, j) {
			if got := printertest.Said(f.Doc.Pages...); strings.HasSuffix(f.Name, name) && !strings.Contains(got, want) {
				t.Errorf("%s does not say %q:\n%s", f.Name, want, got)
			}
		}
	}
}

func TestWhatACampaignKeepsIsNotSold(t *testing.T) {
	r := printertest.Edition(t, "purge")
	c := rivals()
	c.Keep = &model.Goods{Tokens: []string{"line-rifle"}}
	w := &writer{List: List{Names: Scope{CrewNames: kinds.CrewNames{Rules: r, Campaign: c}}}, r: r, p: salon()}
	for _, o := range w.held(0) {
		if sold, want := len(o.sell) > 0, o.token.ID != "line-rifle"; sold != want {
			t.Errorf("%s can be sold: %v", o.token.ID, sold)
		}
	}
}

func TestACampaignHasAnOverviewAndItsLists(t *testing.T) {
	j := job(t, rivals(), printertest.Edition(t, "purge"), map[string]any{"post salon": salon(), "post barge": barge()})
	var names []string
	for _, f := range made(t, j) {
		names = append(names, f.Name)
		printertest.Sound(t, f.Name, f.Doc)
	}
	want := "price-list price-list-salon price-list-barge"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("files\n%s\nwant\n%s", got, want)
	}
	over := printertest.Said(made(t, j)[0].Doc.Pages...)
	for _, s := range []string{"The Salon", "The Barge (open to a crew after “The first”, if the crew won it)"} {
		if !strings.Contains(over, s) {
			t.Errorf("the overview does not say %q:\n%s", s, over)
		}
	}
}

func TestAMissionHasThePostsItNames(t *testing.T) {
	m := printertest.Wide() // a shop in a zone and on the way home, both at quay-side
	j := job(t, m, printertest.Edition(t, "purge"), map[string]any{"post quay-side": barge()})
	files := made(t, j)
	if len(files) != 1 || files[0].Name != "price-list-barge" {
		t.Fatalf("files %v", files)
	}
	if got := printertest.Said(files[0].Doc.Pages...); !strings.Contains(got, "open during the game in “The office”, on the way home") {
		t.Error("the list does not say when crews can trade:\n" + got)
	}
	if files := made(t, job(t, printertest.Mission(), printertest.Edition(t, "purge"), nil)); files != nil {
		t.Errorf("a mission without posts gives %d files", len(files))
	}
}

// Hundreds of stages that all lead on to each other and change prices end in seconds, in lists or in an error that
// names a limit.
func TestHostileCampaignsEnd(t *testing.T) {
	r := printertest.Edition(t, "purge")
	long := func(prices bool) *model.Campaign {
		c := rivals()
		c.Nodes, c.Start.Node = nil, "n0"
		for i := range MostStages {
			n := model.CampaignNode{ID: fmt.Sprint("n", i), Mission: "m"}
			for k := range 4 {
				n.Next = append(n.Next, model.Branch{To: fmt.Sprint("n", (i+k+1)%MostStages)})
			}
			do := []model.CrewEffect{{Kind: "post", Post: "barge", Set: "open"}, {Kind: "counter"}}
			if prices {
				do = append(do, model.CrewEffect{Kind: "price", Uses: -1, Price: &model.PriceLine{On: "sell", Add: i}})
			}
			n.After = []model.Outcome{{When: &model.CrewFact{Kind: "won"}, Do: do}}
			c.Nodes = append(c.Nodes, n)
		}
		return c
	}
	others := map[string]any{"post salon": salon(), "post barge": barge()}
	if files := made(t, job(t, long(false), r, others)); len(files) != 3 {
		t.Errorf("%d files, want an overview and two lists", len(files))
	}
	if _, err := Make(job(t, long(true), r, others)); err == nil || !strings.Contains(err.Error(), "the limit is 200") {
		t.Errorf("error %v", err)
	}
}
