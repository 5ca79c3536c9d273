package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// staged is a private copy of a mission that the campaign plays.
func (t *trial) staged() (*model.CampaignNode, *model.Mission) {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return n.Mission != "" })
	if n == nil {
		return nil, nil
	}
	m, _ := t.ownPeer("mission", n.Mission).(*model.Mission)
	return n, m
}

func missionAsksBoon(t *trial) string {
	n, m := t.staged()
	if m == nil {
		return ""
	}
	m.Requires = &model.Requires{Boons: []string{"golden-key"}}
	return did("%s of stage %s asks for a boon", m.ID, n.ID)
}

func missionTooEarly(t *trial) string {
	n, m := t.staged()
	if m == nil {
		return ""
	}
	for _, s := range siblings() {
		played := slices.ContainsFunc(t.campaign.Nodes, func(n model.CampaignNode) bool { return n.Mission == s.ID })
		if s.Kind == "mission" && s.Edition == t.rules.ID && !played {
			m.Requires = &model.Requires{Missions: []string{s.ID}}
			return did("%s of stage %s asks for %s", m.ID, n.ID, s.ID)
		}
	}
	return ""
}

func poorMissions(t *trial) string {
	t.rules = clone(t.rules)
	n := 20 + t.IntN(30)
	t.rules.Campaign.Upkeep.PerLevel, t.rules.Campaign.Upkeep.Played, t.rules.Campaign.Wear.Repair = n, n, n
	for _, s := range t.campaign.Nodes {
		m, ok := t.ownPeer("mission", s.Mission).(*model.Mission)
		if !ok {
			continue
		}
		m.Setup.Allocation, m.Setup.Contents = nil, nil
		for i := range m.Objectives {
			m.Objectives[i].Reward = model.Reward{Text: "Thanks"}
		}
	}
	return did("missions pay nothing, upkeep is %d", n)
}

func askForUnsold(t *trial) string {
	k := t.lose()
	if k == nil {
		return ""
	}
	return ask(t, model.CrewFact{Kind: "holds", Token: k.ID, AtLeast: number(1)}) + " " + k.ID
}

func shadowBranch(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	n.Next = append([]model.Branch{{To: n.Next[len(n.Next)-1].To}}, n.Next...)
	return did("%s always takes its first branch", n.ID)
}

func standStill(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 && n.Mission != "" })
	if n == nil {
		return ""
	}
	for i := range n.Next {
		n.Next[i].When = &model.CrewFact{Kind: "won"}
	}
	n.Next = n.Next[:1]
	return did("%s leads on for winners only", n.ID)
}

func postForNobody(t *trial) string {
	own := pickWhere(t, siblings(), func(s sibling) bool { return s.Kind == "post" && s.Edition == t.rules.ID })
	post := pickWhere(t, siblings(), func(s sibling) bool { return s.Kind == "post" && s.Edition == t.rules.ID && s.ID != own.ID })
	if post == nil {
		return ""
	}
	t.campaign.Posts = []string{post.ID}
	for i := range t.campaign.Nodes {
		t.campaign.Nodes[i].Posts = []string{own.ID}
	}
	return did("%s is open, and everybody trades at %s", post.ID, own.ID)
}

func startPoor(t *trial) string {
	crew := pickWhere(t, siblings(), func(s sibling) bool { return s.Kind == "crew" && s.Edition == t.rules.ID })
	if crew == nil {
		return ""
	}
	n := 1 + t.IntN(20)
	t.campaign.Start.Crews, t.campaign.Start.Points = []string{crew.ID}, n
	return did("%s may be worth %d points", crew.ID, n)
}

func sellForMore(t *trial) string {
	if len(t.campaign.Posts) < 2 {
		return ""
	}
	id := *pick(t, t.campaign.Posts)
	p, _ := t.ownPeer("post", id).(*model.Post)
	if p == nil {
		return ""
	}
	n := 40 + t.IntN(20)
	p.Refuses, p.Visit = nil, model.Visit{Extra: true}
	p.Prices = append([]model.PriceLine{{ID: "windfall", On: "sell", Set: &n}}, p.Prices...)
	return did("%s pays %d for everything", id, n)
}
