package posts

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// MostStages is how many stages a campaign may have for its price lists to be made: the ways between more of
// them take too long to follow, and hundreds of lists help nobody.
const MostStages = 400

// stage is a stage of a campaign after which crews trade.
type stage struct {
	node   *model.CampaignNode
	may    map[string]bool // stages that may have been played by then, its own included
	must   map[string]bool // those that have been played on any way to it
	causes []cause         // what may have come about
}

// stages are those after which crews trade, in the campaign's order.
func (s Scope) stages() []stage {
	nodes := s.Campaign.Nodes
	g, all, traded := newGraph(s.Campaign), s.causes(), make([]bool, len(nodes))
	for i := range nodes {
		traded[i] = trades(&nodes[i], s.Rules, s.Mission)
	}
	var out []stage
	for i := range nodes {
		if !traded[i] {
			continue
		}
		st := stage{node: &nodes[i], may: map[string]bool{}, must: map[string]bool{}}
		before := g.before(i)
		for k, n := range nodes {
			st.may[n.ID], st.must[n.ID] = before[k], g.sure[i][k]
		}
		for _, c := range all {
			if (c.place < 0 || before[c.place]) && !c.over(i, traded) {
				st.causes = append(st.causes, c)
			}
		}
		out = append(out, st)
	}
	return out
}

// trades reports whether crews trade after a stage: there was a game, and neither the stage nor its mission
// leaves that phase out.
func trades(n *model.CampaignNode, r *model.RuleSet, mission func(string) *model.Mission) bool {
	if n.Mission == "" {
		return false
	}
	for _, id := range n.Skip {
		if tradePhase(r, id) {
			return false
		}
	}
	m := mission(n.Mission)
	return m == nil || m.Aftermath == nil || m.Aftermath.Trade != "none"
}

// tradePhase reports whether a phase between games is the one in which crews trade: it is called so.
func tradePhase(r *model.RuleSet, id string) bool {
	for _, p := range r.Campaign.Phases {
		if p.ID == id {
			return strings.HasPrefix(p.ID, "trad") || strings.HasPrefix(strings.ToLower(p.Title), "trad")
		}
	}
	return strings.HasPrefix(id, "trad")
}

const (
	maybe sure = iota
	yes
	no
)
