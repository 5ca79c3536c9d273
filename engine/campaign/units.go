package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Units are units of one edition that have to do with one another.
type Units struct {
	Missions  []*model.Mission
	Posts     []*model.Post
	Campaigns []*model.Campaign
	Crews     []*model.Crew
	Whole     bool // every unit that is named is here
}

// Add takes a unit in. One that is not at hand is missed.
func (u *Units) Add(unit any) {
	ok := false
	switch v := unit.(type) {
	case *model.Mission:
		u.Missions, ok = added(u.Missions, v)
	case *model.Post:
		u.Posts, ok = added(u.Posts, v)
	case *model.Campaign:
		u.Campaigns, ok = added(u.Campaigns, v)
	case *model.Crew:
		u.Crews, ok = added(u.Crews, v)
	}
	u.Whole = u.Whole && ok
}

func added[T any](list []*T, v *T) ([]*T, bool) {
	if v == nil {
		return list, false
	}
	return append(list, v), true
}

// Around are a campaign with the missions and the posts that it names.
func Around(c *model.Campaign, peer func(kind, id string) any) Units {
	u := Units{Campaigns: []*model.Campaign{c}, Whole: true}
	for _, id := range Missions(c) {
		u.Add(peer("mission", id))
	}
	for _, id := range posts(c, u.Missions) {
		u.Add(peer("post", id))
	}
	return u
}

// Missions are the missions that a campaign names, once each.
func Missions(c *model.Campaign) []string {
	var out []string
	for _, n := range c.Nodes {
		out = once(out, n.Mission)
	}
	if c.CatchUp != nil {
		out = once(out, c.CatchUp.Mission)
	}
	return out
}

// posts are the posts that a campaign, its stages or its missions name, once each.
func posts(c *model.Campaign, missions []*model.Mission) []string {
	out := once(nil, c.Posts...)
	for _, n := range c.Nodes {
		out = once(out, n.Posts...)
	}
	for _, e := range Effects(c) {
		out = once(out, e.Post)
	}
	for _, m := range missions {
		if m.Aftermath != nil {
			out = once(out, m.Aftermath.Post)
		}
		for _, b := range Boons(m) {
			out = once(out, b.Post)
		}
	}
	return out
}

// once adds names to a list that are not in it yet.
func once(list []string, ids ...string) []string {
	for _, id := range ids {
		if id != "" && !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	return list
}

// Mission is a mission at hand, or nil.
func (u Units) Mission(id string) *model.Mission {
	return find(u.Missions, func(m *model.Mission) bool { return m.ID == id })
}

// Post is a post at hand, or nil.
func (u Units) Post(id string) *model.Post {
	return find(u.Posts, func(p *model.Post) bool { return p.ID == id })
}

func find[T any](list []*T, is func(*T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i]
	}
	return nil
}

// Effects are all changes that a campaign makes to crews.
func Effects(c *model.Campaign) []model.CrewEffect {
	out := slices.Clone(c.Winner)
	for _, n := range c.Nodes {
		out = append(out, StageEffects(n)...)
	}
	return out
}

// StageEffects are the changes that a stage makes to crews, whatever is asked for.
func StageEffects(n model.CampaignNode) []model.CrewEffect {
	out := slices.Clone(n.Before)
	for _, a := range n.After {
		out = append(out, a.Do...)
	}
	return out
}

// ServiceEffects are the changes to crews that the services of a post make.
func ServiceEffects(p *model.Post) []model.CrewEffect {
	var out []model.CrewEffect
	for _, v := range p.Services {
		out = append(out, v.Do...)
	}
	return out
}

// Effects are all changes to crews that the campaigns and the services of posts make.
func (u Units) Effects() []model.CrewEffect {
	var out []model.CrewEffect
	for _, c := range u.Campaigns {
		out = append(out, Effects(c)...)
	}
	for _, p := range u.Posts {
		out = append(out, ServiceEffects(p)...)
	}
	return out
}

// MissionEffects are the changes to crews that the rules of a mission make, and what is done after it; none for one that
// is not at hand.
func MissionEffects(m *model.Mission) []model.CrewEffect {
	var out []model.CrewEffect
	if m == nil {
		return nil
	}
	take := func(e model.Effect) { out = append(out, e.Changes...) }
	for _, r := range m.Rules {
		kinds.Every(r.Do, take)
	}
	if m.Aftermath != nil {
		kinds.Every(m.Aftermath.Do, take)
	}
	return out
}

// Tallies are the tallies that effects change, once each.
func Tallies(list []model.CrewEffect) []string {
	var out []string
	for _, e := range list {
		if c, ok := kinds.Of(kinds.CrewWrites(e), kinds.CounterCell); ok {
			out = once(out, c.ID)
		}
	}
	return out
}

// Boons are the boons that the objectives and the rules of a mission grant; none for one that is not at hand.
func Boons(m *model.Mission) []model.Boon {
	if m == nil {
		return nil
	}
	var out []model.Boon
	for _, o := range m.Objectives {
		out = append(out, o.Reward.Boons...)
	}
	for _, e := range MissionEffects(m) {
		if c, ok := kinds.Of(kinds.CrewWrites(e), kinds.BoonCell); ok {
			out = append(out, model.Boon{ID: c.ID, Uses: e.Uses, Text: e.Text})
		}
	}
	return out
}

// Granted are the boons that effects grant, in their order.
func Granted(list []model.CrewEffect) []string {
	var out []string
	for _, e := range list {
		if c, ok := kinds.Of(kinds.CrewWrites(e), kinds.BoonCell); ok {
			out = append(out, c.ID)
		}
	}
	return out
}

// Granted are the boons that somebody grants; nil where not every unit is at hand.
func (u Units) Granted() map[string]bool {
	if !u.Whole {
		return nil
	}
	out := map[string]bool{}
	for _, id := range Granted(u.Effects()) {
		out[id] = true
	}
	for _, m := range u.Missions {
		for _, b := range Boons(m) {
			out[b.ID] = true
		}
	}
	return out
}
