package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func addLostStage(t *trial) string {
	n := clone(*pick(t, t.campaign.Nodes))
	n.ID = did("lost-%d", t.IntN(99))
	t.campaign.Nodes = append(t.campaign.Nodes, n)
	return did("a stage %s", n.ID)
}

func cutWay(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	if t.IntN(2) == 0 {
		i := t.IntN(len(n.Next))
		to := n.Next[i].To
		n.Next = slices.Delete(n.Next, i, i+1)
		return did("%s leads no more to %s", n.ID, to)
	}
	n.Next = nil
	return did("%s leads nowhere", n.ID)
}

func leadRound(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	to := pick(t, t.campaign.Nodes).ID
	for i := range n.Next {
		n.Next[i].To = to
	}
	return did("%s leads to %s only", n.ID, to)
}

func dropEnding(t *trial) string {
	e := pick(t, t.campaign.Endings)
	if e == nil {
		return ""
	}
	id := e.ID
	t.campaign.Endings = without(t.campaign.Endings, e)
	return did("ending %s is gone", id)
}

func dropEndings(t *trial) string {
	t.campaign.Endings = nil
	return "no endings"
}

func skipStage(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	for i := range t.campaign.Nodes {
		for j := range t.campaign.Nodes[i].Next {
			if b := &t.campaign.Nodes[i].Next[j]; b.To == n.ID {
				b.To = n.Next[0].To
			}
		}
	}
	return did("nothing leads to %s any more", n.ID)
}
