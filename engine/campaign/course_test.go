package campaign

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// lanes is a campaign of three games in a row, with two posts open after each.
func lanes() *model.Campaign {
	next := func(id string) []model.Branch { return []model.Branch{{To: id}} }
	return &model.Campaign{
		ID: "lanes", Form: "story", Start: model.CampaignStart{Node: "one"}, Posts: []string{"stall", "barge"},
		Nodes: []model.CampaignNode{
			{ID: "one", Mission: "depot", Times: 1, Next: next("two")}, {ID: "two", Mission: "raid", Times: 1, Next: next("three")},
			{ID: "three", Mission: "depot", Times: 1, Next: next("over")},
		},
		Endings: []model.CampaignEnding{{ID: "over"}},
	}
}

// market is a rule set whose phase for trade has a name of its own.
func market() *model.RuleSet {
	r := &model.RuleSet{}
	r.Campaign.Phases = []model.CampaignPhase{{ID: "trades-learnt", Steps: []string{"career"}}, {ID: "market", Title: "Market", Steps: []string{"sell", "buy"}}}
	return r
}

// open are the posts that are open at each time.
func open(c *model.Campaign, units Units) [][]string {
	course := NewCourse(c, market(), units)
	var out [][]string
	for _, t := range course.Times() {
		ids := append(course.Posts([]Time{t}), t.Stage.ID)
		out = append(out, slices.DeleteFunc(ids, func(id string) bool { return id != t.Stage.ID && !t.Offer(id).Open }))
	}
	return out
}

// A mission that sends everybody to the post on its way leaves no other, unless the stage has posts of its own; one
// without trade leaves none, and neither does a stage that leaves the trade phase out.
func TestPostsOnOffer(t *testing.T) {
	raid := &model.Mission{ID: "raid", Aftermath: &model.Aftermath{Post: "shack"}}
	units := Units{Missions: []*model.Mission{raid}}
	check := func(what string, c *model.Campaign, want ...[]string) {
		t.Helper()
		if got := open(c, units); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	all := func(id string) []string { return []string{"stall", "barge", id} }
	check("a post on the way", lanes(), all("one"), []string{"shack", "two"}, all("three"))
	own := lanes()
	own.Nodes[1].Posts = []string{"barge"}
	check("a stage with a post of its own", own, all("one"), []string{"barge", "two"}, all("three"))
	skips := lanes()
	skips.Nodes[0].Skip = []string{"market"}
	check("a stage without trade", skips, []string{"shack", "two"}, all("three"))
	if got := NewCourse(skips, market(), units).Offered(skips.Nodes[0]); got != nil {
		t.Errorf("after a stage without trade %v are open", got)
	}
	skips.Nodes[0].Skip = []string{"trades-learnt"}
	check("a stage without another phase", skips, all("one"), []string{"shack", "two"}, all("three"))
	raid.Aftermath.Trade = "none"
	check("a mission without trade", lanes(), all("one"), all("three"))
}

// A boon counts wherever it is granted: by a stage before, by a service of any post, or by the mission for those who lag
// behind.
func TestBoonsAreGrantedAnywhere(t *testing.T) {
	key := model.CrewFact{Kind: "boon", Boon: "key"}
	grant := []model.CrewEffect{{Kind: "boon", Boon: "key"}}
	for name, x := range map[string]struct {
		change func(*model.Campaign, *Units)
		want   []Sure
	}{
		"nowhere":   {func(*model.Campaign, *Units) {}, []Sure{No, No, No}},
		"a stage":   {func(c *model.Campaign, _ *Units) { c.Nodes[1].After = []model.Outcome{{Do: grant}} }, []Sure{No, Maybe, Maybe}},
		"a service": {func(_ *model.Campaign, u *Units) { u.Posts[1].Services = []model.Service{{Do: grant}} }, []Sure{Maybe, Maybe, Maybe}},
		"an objective": {func(_ *model.Campaign, u *Units) {
			u.Missions[0].Objectives = []model.Objective{{Reward: model.Reward{Boons: []model.Boon{{ID: "key"}}}}}
		}, []Sure{No, Maybe, Maybe}},
		"another mission": {func(c *model.Campaign, u *Units) {
			c.CatchUp = &model.CatchUp{Mission: "drill"}
			u.Missions = append(u.Missions, &model.Mission{ID: "drill", Objectives: []model.Objective{{Reward: model.Reward{Boons: []model.Boon{{ID: "key"}}}}}})
		}, []Sure{Maybe, Maybe, Maybe}},
	} {
		c, units := lanes(), Units{Missions: []*model.Mission{{ID: "raid"}}, Posts: []*model.Post{{ID: "stall"}, {ID: "barge"}}}
		x.change(c, &units)
		var got []Sure
		for _, at := range NewCourse(c, market(), units).Times() {
			got = append(got, at.Holds(&key, units.Posts[0]))
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, want %v", name, got, x.want)
		}
	}
}

// Ways are not followed in a league: its calendar says what comes when.
func TestALeagueFollowsNoWays(t *testing.T) {
	c := lanes()
	c.Form = "league"
	for _, at := range NewCourse(c, &model.RuleSet{}, Units{}).Times() {
		for _, id := range []string{"one", "two", "three"} {
			if got := at.Played(id, 1); id != at.Stage.ID && got != Maybe {
				t.Errorf("after %s, %s has been played: %d", at.Stage.ID, id, got)
			}
		}
	}
	if got := NewGraph(c).Before("one"); !slices.Equal(got, []string{"two", "three"}) {
		t.Errorf("before the first stage come %v", got)
	}
}

// Nothing that is there is missed, and a name that nothing has is.
func TestUnitsAroundACampaign(t *testing.T) {
	c := lanes()
	c.Nodes[0].Before = []model.CrewEffect{{Kind: "post", Post: "den", Set: "open"}}
	raid := &model.Mission{ID: "raid", Aftermath: &model.Aftermath{Post: "shack"}}
	peer := func(kind, id string) any {
		switch {
		case id == "raid":
			return raid
		case id == "den":
			return (*model.Post)(nil)
		case kind == "mission":
			return &model.Mission{ID: id}
		}
		return &model.Post{ID: id}
	}
	u := Around(c, peer)
	if u.Whole || u.Granted() != nil || u.Post("shack") == nil || u.Mission("depot") == nil || len(u.Missions) != 2 || len(u.Posts) != 3 {
		t.Errorf("%d missions, %d posts, whole %v", len(u.Missions), len(u.Posts), u.Whole)
	}
	c.Nodes[0].Before = nil
	if u := Around(c, peer); !u.Whole || u.Granted() == nil {
		t.Error("something is missed")
	}
}
