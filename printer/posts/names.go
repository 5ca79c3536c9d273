package posts

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Scope is where the names in facts, goods and effects come from. Campaign and Mission may be nil.
type Scope struct {
	Rules    *model.RuleSet
	Campaign *model.Campaign
	Mission  func(id string) *model.Mission
	Post     func(id string) *model.Post
	here     *model.Post // the post that facts are asked at
	game     string      // the game that facts speak of, where it is not the last one
}

// last is the game that facts about the last game speak of.
func (s Scope) last() string {
	if s.game == "" {
		return "the last game"
	}
	return s.game
}

// Token is what an equipment token is called; a name that nobody has given is its id in words, here and below.
func (s Scope) Token(id string) string {
	return kinds.Titled(s.Rules.Tokens, id, func(t model.TokenKind) (string, string) { return t.ID, t.Title })
}

func (s Scope) category(id string) string {
	return kinds.Titled(s.Rules.Categories, id, func(c model.Category) (string, string) { return c.ID, c.Title })
}

func (s Scope) size(id string) string {
	return kinds.Titled(s.Rules.TokenSizes, id, func(c model.TokenSize) (string, string) { return c.ID, c.Title })
}

func (s Scope) trait(id string) string {
	return kinds.Titled(s.Rules.Attributes, id, func(t model.Trait) (string, string) { return t.ID, t.Title })
}

func (s Scope) ability(id string) string {
	return kinds.Titled(s.Rules.Abilities, id, func(t model.Trait) (string, string) { return t.ID, t.Title })
}

func (s Scope) skill(id string) string {
	return kinds.Titled(s.Rules.Skills, id, func(k model.Skill) (string, string) { return k.ID, k.Title })
}

func (s Scope) class(id string) string {
	return kinds.Titled(s.Rules.Classes, id, func(c model.Class) (string, string) { return c.ID, c.Title })
}

// Trader is a trader's name.
func (s Scope) Trader(id string) string {
	return english.Capital(kinds.Titled(s.Rules.Traders, id, func(t model.TraderKind) (string, string) { return t.ID, t.Title }))
}

// Upgrade is an upgrade of the ship.
func (s Scope) Upgrade(id string) string {
	return kinds.Titled(s.Rules.Upgrades, id, func(u model.Upgrade) (string, string) { return u.ID, u.Title })
}

// System is a system of the ship.
func (s Scope) System(id string) string {
	return kinds.Titled(s.Rules.Ship.Systems, id, func(y model.ShipSystem) (string, string) { return y.ID, y.Title })
}

func (s Scope) mineral(id string) string {
	return kinds.Titled(s.Rules.Minerals, id, func(m model.Mineral) (string, string) { return m.ID, m.Title })
}

func (s Scope) die(id string) string {
	return english.Lower(kinds.Titled(s.Rules.Dice, id, func(d model.Die) (string, string) { return d.ID, d.Title }))
}

func (s Scope) rangeBand(id string) string {
	return english.Lower(kinds.Titled(s.Rules.Play.Ranges, id, func(b model.RangeBand) (string, string) { return b.ID, b.Title }))
}

// PostTitle is what a trading post is called.
func (s Scope) PostTitle(id string) string {
	if s.Post != nil {
		if p := s.Post(id); p != nil && p.Title != "" {
			return p.Title
		}
	}
	return english.Capital(english.Spelled(id))
}

// node is the title of a stage: its own, or its mission's.
func (s Scope) node(id string) string {
	if s.Campaign == nil {
		return kinds.Titled[model.CampaignNode](nil, id, nil)
	}
	return kinds.Titled(s.Campaign.Nodes, id, func(n model.CampaignNode) (string, string) {
		return n.ID, cmp.Or(n.Title, s.MissionTitle(n.Mission))
	})
}

// MissionTitle is what a mission is called; empty for one that is not there.
func (s Scope) MissionTitle(id string) string {
	if s.Mission == nil || id == "" {
		return ""
	}
	if m := s.Mission(id); m != nil {
		return m.Title
	}
	return ""
}

func (s Scope) counter(id string) string {
	if s.Campaign == nil {
		return kinds.Titled[model.CampaignCounter](nil, id, nil)
	}
	return kinds.Titled(s.Campaign.Counters, id, func(c model.CampaignCounter) (string, string) { return c.ID, c.Title })
}

// objective is an objective's own title where its mission is known, else its name in words.
func (s Scope) objective(mission, id string) string {
	if s.Mission != nil && mission != "" {
		if m := s.Mission(mission); m != nil {
			i := slices.IndexFunc(m.Objectives, func(o model.Objective) bool { return o.ID == id })
			if i >= 0 && m.Objectives[i].Title != "" {
				return "“" + m.Objectives[i].Title + "”"
			}
		}
	}
	return "the " + strings.ReplaceAll(id, "-", " ") + " objective"
}
