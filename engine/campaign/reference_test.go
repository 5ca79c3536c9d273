package campaign

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// Names of the stages, the endings, the boon and the posts of random campaigns.
var (
	stageNames  = []string{"a", "b", "c", "d"}
	endingNames = []string{"over", "lost"}
	postNames   = []string{"stall", "barge"}
)

// randomFact is something that the walks of the reference can tell.
func randomFact(depth int) *rapid.Generator[model.CrewFact] {
	return rapid.Custom(func(rt *rapid.T) model.CrewFact {
		sorts := []string{"played", "boon", "won"}
		if depth > 0 {
			sorts = append(sorts, "all", "any", "none")
		}
		f := model.CrewFact{Kind: rapid.SampledFrom(sorts).Draw(rt, "kind")}
		switch f.Kind {
		case "played":
			f.Node = rapid.SampledFrom(stageNames).Draw(rt, "stage")
			if n := rapid.IntRange(0, 2).Draw(rt, "times"); n > 0 {
				f.AtLeast = &n
			}
		case "boon":
			f.Boon = "key"
		case "won":
		default:
			f.Of = rapid.SliceOfN(randomFact(depth-1), 0, 3).Draw(rt, "of")
		}
		return f
	})
}

// randomCampaign has up to four stages that lead anywhere, grant a boon and open posts.
func randomCampaign(rt *rapid.T) *model.Campaign {
	c := &model.Campaign{ID: "random", Form: rapid.SampledFrom([]string{"story", "story", "free", "league"}).Draw(rt, "form"), Start: model.CampaignStart{Node: "a"}}
	for _, id := range endingNames {
		c.Endings = append(c.Endings, model.CampaignEnding{ID: id})
	}
	c.Posts = rapid.SliceOfNDistinct(rapid.SampledFrom(postNames), 0, 2, rapid.ID[string]).Draw(rt, "posts")
	some := slices.Concat(stageNames[:rapid.IntRange(1, len(stageNames)).Draw(rt, "stages")])
	for _, id := range some {
		n := model.CampaignNode{ID: id, Times: rapid.IntRange(1, 2).Draw(rt, "times")}
		if rapid.IntRange(0, 3).Draw(rt, "passage") > 0 {
			n.Mission = "m-" + id
		}
		if rapid.IntRange(0, 3).Draw(rt, "own posts") == 0 {
			n.Posts = []string{rapid.SampledFrom(postNames).Draw(rt, "own post")}
		}
		var do []model.CrewEffect
		switch rapid.IntRange(0, 3).Draw(rt, "effect") {
		case 0:
			do = []model.CrewEffect{{Kind: "boon", Boon: "key"}}
		case 1:
			do = []model.CrewEffect{{Kind: "post", Set: "open", Post: rapid.SampledFrom(postNames).Draw(rt, "opens")}}
		}
		n.After = []model.Outcome{{Do: do}}
		for range rapid.IntRange(0, 3).Draw(rt, "ways") {
			n.Next = append(n.Next, model.Branch{To: rapid.SampledFrom(append(endingNames, some...)).Draw(rt, "to")})
		}
		c.Nodes = append(c.Nodes, n)
	}
	return c
}

// walks are all ways to play a campaign from some stages, long enough to come to any stage by way of any other.
func walks(c *model.Campaign, from []string) [][]string {
	var out [][]string
	most := len(c.Nodes) + 1
	if c.Form == "story" {
		most = 2 * len(c.Nodes)
	}
	var walk func(so []string)
	walk = func(so []string) {
		out = append(out, slices.Clone(so))
		if len(so) == most {
			return
		}
		for _, next := range following(c, so[len(so)-1]) {
			walk(append(so, next))
		}
	}
	for _, id := range from {
		walk([]string{id})
	}
	return out
}

// following are what can come right after a stage.
func following(c *model.Campaign, id string) []string {
	var out []string
	for _, n := range c.Nodes {
		switch {
		case slices.Contains(endingNames, id):
		case c.Form != "story":
			out = append(out, n.ID)
		case n.ID == id:
			for _, b := range n.Next {
				if !slices.Contains(out, b.To) {
					out = append(out, b.To)
				}
			}
		}
	}
	return out
}

// begins are where walks begin: at the start, and at stages that none of those comes to.
func begins(c *model.Campaign) (start, stray []string) {
	seen := map[string]bool{}
	for _, w := range walks(c, []string{"a"}) {
		for _, id := range w {
			seen[id] = true
		}
	}
	for _, n := range c.Nodes {
		if !seen[n.ID] {
			stray = append(stray, n.ID)
		}
	}
	return []string{"a"}, stray
}

// ending are the walks that end at a stage.
func ending(all [][]string, id string) [][]string {
	return slices.DeleteFunc(slices.Clone(all), func(w []string) bool { return w[len(w)-1] != id })
}

// What may and what must have been played agrees with every way to play a small campaign.
func TestGraphAgreesWithAllWalks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c := randomCampaign(rt)
		g := NewGraph(c)
		start, stray := begins(c)
		real := walks(c, start)
		all := append(real, walks(c, stray)...)
		must := g.must()
		for i, n := range c.Nodes {
			may := g.may(i)
			for k, other := range c.Nodes {
				some, every := false, true
				for _, w := range ending(all, n.ID) {
					some = some || slices.Contains(w, other.ID)
				}
				for _, w := range ending(real, n.ID) {
					every = every && slices.Contains(w, other.ID)
				}
				if may[k] != some {
					rt.Errorf("%s may be before %s: %v, want %v", other.ID, n.ID, may[k], some)
				}
				if c.Form == "story" && g.reached[i] && must[i][k] != every {
					rt.Errorf("%s must be before %s: %v, want %v", other.ID, n.ID, must[i][k], every)
				}
			}
		}
	})
}

// Ways past a stage, the games between two and the last mission agree with every way to play a small story.
func TestWaysAgreeWithAllWalks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c := randomCampaign(rt)
		c.Form = "story"
		g := NewGraph(c)
		start, stray := begins(c)
		real := walks(c, start)
		all := append(real, walks(c, stray)...)
		games := func(w []string) int {
			n := 0
			for _, id := range w[1:] {
				if s := g.Stage(id); s != nil && s.Mission != "" {
					n++
				}
			}
			return n
		}
		for _, n := range c.Nodes {
			past := g.Past(n.ID)
			var last []string
			for _, w := range ending(all, n.ID) {
				last = append(last, lastMission(g, w)...)
			}
			if got, want := slices.Sorted(slices.Values(g.LastMissions(n.ID))), slices.Compact(slices.Sorted(slices.Values(last))); !slices.Equal(got, want) {
				rt.Errorf("before %s the last mission is one of %v, want %v", n.ID, got, want)
			}
			for _, id := range append(c.Names("node"), endingNames...) {
				free := slices.ContainsFunc(real, func(w []string) bool { return w[len(w)-1] == id && !slices.Contains(w, n.ID) })
				least := -1
				for _, w := range ending(walks(c, []string{n.ID}), id) {
					if k := games(w); id != n.ID && (least < 0 || k < least) {
						least = k
					}
				}
				if past[id] != free {
					rt.Errorf("past %s to %s: %v, want %v", n.ID, id, past[id], free)
				}
				if got := g.Games(n.ID, id); got != least {
					rt.Errorf("from %s to %s %d games, want %d", n.ID, id, got, least)
				}
			}
		}
	})
}

// lastMission is the mission played last before the end of a walk.
func lastMission(g *Graph, w []string) []string {
	for i := len(w) - 2; i >= 0; i-- {
		if n := g.Stage(w[i]); n != nil && n.Mission != "" {
			return []string{n.Mission}
		}
	}
	return nil
}

// truth is whether a fact holds after a walk: true, false, or neither to be known.
func truth(c *model.Campaign, f *model.CrewFact, w []string) (so, known bool) {
	switch f.Kind {
	case "played":
		n := 0
		for _, id := range w {
			if id == f.Node {
				n++
			}
		}
		return n >= max(1, bound(f.AtLeast)), true
	case "boon": // earlier games may grant it, and whoever played them may not have met what was asked for
		granted := slices.ContainsFunc(c.Nodes, func(n model.CampaignNode) bool {
			return slices.Contains(w, n.ID) && slices.Contains(Granted(StageEffects(n)), f.Boon)
		})
		return false, !granted
	case "won":
		return false, false
	}
	return joined(c, f, w)
}

// joined is whether facts in a fact hold after a walk.
func joined(c *model.Campaign, f *model.CrewFact, w []string) (so, known bool) {
	yes, no := 0, 0
	for i := range f.Of {
		switch so, known := truth(c, &f.Of[i], w); {
		case known && so:
			yes++
		case known:
			no++
		}
	}
	all := len(f.Of)
	switch {
	case f.Kind == "all":
		return no == 0, no > 0 || yes == all
	case f.Kind == "any":
		return yes > 0, yes > 0 || no == all
	}
	return yes == 0, yes > 0 || no == all
}

func bound(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// What is said to hold for certain holds after every way to play, and what is said never to hold after none.
func TestSureFactsAgreeWithAllWalks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c := randomCampaign(rt)
		f := randomFact(2).Draw(rt, "fact")
		start, _ := begins(c)
		all, post := walks(c, start), &model.Post{}
		for _, at := range NewCourse(c, &model.RuleSet{}, Units{}).Times() {
			sure := at.Holds(&f, post)
			for _, w := range ending(all, at.Stage.ID) {
				if tooOften(c, w) {
					continue
				}
				if so, known := truth(c, &f, w); known && (so && sure == No || !so && sure == Yes) {
					rt.Errorf("after %v %s is %v, and it was said to be %d", w, fmt.Sprint(f), so, sure)
				}
			}
		}
	})
}

// tooOften reports whether a walk plays a stage more often than it may be.
func tooOften(c *model.Campaign, w []string) bool {
	return slices.ContainsFunc(c.Nodes, func(n model.CampaignNode) bool {
		played := 0
		for _, id := range w {
			if id == n.ID {
				played++
			}
		}
		return c.Form != "free" && played > n.Times
	})
}

// A post is open at a time if some way to play has opened it.
func TestOpenPostsAgreeWithAllWalks(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		c := randomCampaign(rt)
		start, stray := begins(c)
		all := append(walks(c, start), walks(c, stray)...)
		course := NewCourse(c, &model.RuleSet{}, Units{})
		for _, at := range course.Times() {
			for _, post := range postNames {
				want := slices.Contains(course.Offered(*at.Stage), post)
				for _, w := range ending(all, at.Stage.ID) {
					want = want || at.Stage.Posts == nil && opens(c, w, post)
				}
				if got := at.Offer(post).Open; got != want {
					rt.Errorf("after %s %s is open: %v, want %v", at.Stage.ID, post, got, want)
				}
			}
		}
	})
}

// opens reports whether a stage of a walk opens a post.
func opens(c *model.Campaign, w []string, post string) bool {
	return slices.ContainsFunc(c.Nodes, func(n model.CampaignNode) bool {
		return slices.Contains(w, n.ID) && slices.ContainsFunc(StageEffects(n), func(e model.CrewEffect) bool { return e.Post == post && e.Kind == "post" })
	})
}
