package posts

import (
	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// course is what can be told of the campaign without playing it.
func (s Scope) course() *campaign.Course {
	return campaign.NewCourse(s.Campaign, s.Rules, campaign.Around(s.Campaign, s.peer))
}

// peer is another unit of the pack; nil for one that is not there.
func (s Scope) peer(kind, id string) any {
	switch {
	case kind == "mission" && s.Mission != nil:
		return s.Mission(id)
	case kind == "post" && s.Post != nil:
		return s.Post(id)
	}
	return nil
}

// why is where a change comes from, in words that follow what it does. They are put together once for each.
func (s Scope) why(c campaign.Change) string {
	if c.Number < len(s.said) {
		return s.said[c.Number]
	}
	return s.reason(c)
}

func (s Scope) reason(c campaign.Change) string {
	stage := english.Quoted(s.Stage(c.Stage))
	switch c.From {
	case campaign.FromStart:
		return "from " + stage + " on"
	case campaign.FromReward:
		return "after " + stage + ", if the objective for it was met"
	case campaign.FromRule:
		return "after " + stage + ", if a rule of it brings it about"
	case campaign.FromWinner:
		return "after any game, for its winner"
	}
	return "after " + stage + s.onlyIf(c.When)
}

// changeFrom is the path in the campaign of what brings a change about.
func changeFrom(c campaign.Change) string {
	switch c.From {
	case campaign.FromStart:
		return "nodes." + c.Stage + ".before"
	case campaign.FromReward, campaign.FromRule:
		return "nodes." + c.Stage + ".mission"
	case campaign.FromWinner:
		return "winner"
	}
	return "nodes." + c.Stage + ".after"
}

// onlyIf is a condition on a game that has just been named.
func (s Scope) onlyIf(f *model.CrewFact) string {
	if f == nil {
		return ""
	}
	s.Game = "it"
	return ", if " + s.Fact(f)
}

// whys are where changes come from, one after the other.
func (s Scope) whys(list []campaign.Change) []string { return english.Each(list, s.why) }
