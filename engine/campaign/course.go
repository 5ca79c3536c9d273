package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Course is a campaign with its units, and what can be told of it.
type Course struct {
	*Graph
	Units   Units
	World   kinds.CrewWorld
	Changes []Change
	traded  []bool   // stages after which crews trade
	anytime []string // boons that can be granted between any two games
}

// NewCourse is what can be told of a campaign.
func NewCourse(c *model.Campaign, rules *model.RuleSet, units Units) *Course {
	s := &Course{Graph: NewGraph(c), Units: units, World: World(c, rules, units), Changes: changes(c, units)}
	for _, n := range c.Nodes {
		s.traded = append(s.traded, s.trades(n))
	}
	if c.CatchUp != nil {
		s.anytime = paid(nil, units.Mission(c.CatchUp.Mission))
	}
	for _, p := range units.Posts {
		s.anytime = once(s.anytime, Granted(ServiceEffects(p))...)
	}
	return s
}

// BoonsBefore are the boons that can have been granted when a stage begins.
func (s *Course) BoonsBefore(n model.CampaignNode) []string {
	out := once(nil, Granted(n.Before)...)
	for _, id := range s.Before(n.ID) {
		e := s.Stage(id)
		out = once(out, Granted(append(StageEffects(*e), s.c.Winner...))...)
		out = paid(out, s.Units.Mission(e.Mission))
	}
	return once(out, s.anytime...)
}

// paid adds the boons that a mission pays to a list.
func paid(list []string, m *model.Mission) []string {
	for _, b := range Boons(m) {
		list = once(list, b.ID)
	}
	return list
}

// trades reports whether crews trade after a stage: there was a game, and neither the stage nor its mission leaves that
// phase out.
func (s *Course) trades(n model.CampaignNode) bool {
	m := s.Units.Mission(n.Mission)
	return n.Mission != "" && !slices.ContainsFunc(n.Skip, func(id string) bool { return tradePhase(s.World.Rules, id) }) &&
		(m == nil || m.Aftermath == nil || m.Aftermath.Trade != "none")
}

// tradePhase reports whether a phase between games is one in which crews trade.
func tradePhase(r *model.RuleSet, id string) bool {
	return slices.ContainsFunc(r.Campaign.Phases, func(p model.CampaignPhase) bool { return p.ID == id && p.Trades() })
}

// Time is the moment after a game of a campaign.
type Time struct {
	Stage   *model.CampaignNode
	Changes []Change // what may have come about by then
	course  *Course
	may     []bool // stages that may have been played by then, its own included
	must    []bool // those that have been played on every way to it
}

// Times are the moments at which crews trade, in the order of the campaign's stages.
func (s *Course) Times() []Time {
	var out []Time
	must := s.must()
	for i := range s.c.Nodes {
		if !s.traded[i] {
			continue
		}
		t := Time{Stage: &s.c.Nodes[i], course: s, may: s.may(i), must: must[i]}
		for _, c := range s.Changes {
			if (c.place < 0 || t.may[c.place]) && !c.over(i, s.traded) {
				t.Changes = append(t.Changes, c)
			}
		}
		out = append(out, t)
	}
	return out
}

// Follows reports whether this time can come after the game of another.
func (t Time) Follows(other Time) bool { return t.may[t.course.place[other.Stage.ID]] }

// Course is the campaign that this is a time of.
func (t Time) Course() *Course { return t.course }
