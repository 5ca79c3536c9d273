package kinds

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// CrewNames knows what the things between games are called that facts, goods and effects on crews name. All but Rules
// may be nil.
type CrewNames struct {
	Rules    *model.RuleSet
	Campaign *model.Campaign
	Mission  func(id string) *model.Mission
	Post     func(id string) *model.Post
	Here     *model.Post // the post that facts are asked at
	Game     string      // the game that facts speak of, where it is not the last one
}

// of is what the things of the rule set are called.
func (n CrewNames) of() Names { return Names{Rules: n.Rules} }

// last is the game that facts about the last game speak of.
func (n CrewNames) last() string { return cmp.Or(n.Game, "the last game") }

// Token is what an equipment token is called; a name that nobody has given is its id in words, here and below.
func (n CrewNames) Token(id string) string { return n.of().Token(id) }

// Trader is a trader's name.
func (n CrewNames) Trader(id string) string { return n.of().Trader(id) }

// Upgrade is an upgrade of the ship.
func (n CrewNames) Upgrade(id string) string {
	return Titled(n.Rules.Upgrades, id, func(u model.Upgrade) (string, string) { return u.ID, u.Title })
}

// System is a system of the ship.
func (n CrewNames) System(id string) string {
	return Titled(n.Rules.Ship.Systems, id, func(y model.ShipSystem) (string, string) { return y.ID, y.Title })
}

// PostTitle is what a trading post is called.
func (n CrewNames) PostTitle(id string) string {
	if n.Post != nil {
		if p := n.Post(id); p != nil && p.Title != "" {
			return p.Title
		}
	}
	return english.Capital(english.Spelled(id))
}

// Stage is the title of a stage: its own, or its mission's.
func (n CrewNames) Stage(id string) string {
	if n.Campaign == nil {
		return english.Spelled(id)
	}
	return Titled(n.Campaign.Nodes, id, func(s model.CampaignNode) (string, string) {
		return s.ID, cmp.Or(s.Title, n.MissionTitle(s.Mission))
	})
}

// mission is a mission of the pack; nil for one that is not there.
func (n CrewNames) mission(id string) *model.Mission {
	if n.Mission == nil || id == "" {
		return nil
	}
	return n.Mission(id)
}

// MissionTitle is what a mission is called; empty for one that is not there.
func (n CrewNames) MissionTitle(id string) string {
	if m := n.mission(id); m != nil {
		return m.Title
	}
	return ""
}

// tally is a tally of the campaign in quotation marks.
func (n CrewNames) tally(id string) string {
	var all []model.CampaignCounter
	if n.Campaign != nil {
		all = n.Campaign.Counters
	}
	return english.Quoted(Titled(all, id, func(c model.CampaignCounter) (string, string) { return c.ID, c.Title }))
}

// goal is an objective's own title where its mission is known, else its name in words.
func (n CrewNames) goal(mission, id string) string {
	if m := n.mission(mission); m != nil {
		i := slices.IndexFunc(m.Objectives, func(o model.Objective) bool { return o.ID == id })
		if i >= 0 && m.Objectives[i].Title != "" {
			return english.Quoted(m.Objectives[i].Title)
		}
	}
	return "the " + english.Spelled(id) + " objective"
}
