package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// facts are all facts that a campaign asks for.
func facts(c *model.Campaign) []model.CrewFact {
	var all []model.CrewFact
	var add func(f *model.CrewFact)
	add = func(f *model.CrewFact) {
		if f != nil {
			all = append(all, *f)
			for i := range f.Of {
				add(&f.Of[i])
			}
		}
	}
	for _, n := range c.Nodes {
		add(n.Needs)
		for _, o := range n.After {
			add(o.When)
		}
		for _, b := range n.Next {
			add(b.When)
		}
	}
	for _, e := range c.Endings {
		add(e.When)
	}
	return all
}

// changes are all effects that a campaign has on crews.
func changes(c *model.Campaign) []model.CrewEffect {
	all := slices.Clone(c.Winner)
	for _, n := range c.Nodes {
		all = append(all, n.Before...)
		for _, o := range n.After {
			all = append(all, o.Do...)
		}
	}
	return all
}

// tallies finds numbers that a tally never comes to.
func tallies(t *trial) []fault {
	spans := map[string]*span{}
	for _, k := range t.campaign.Counters {
		spans[k.ID] = &span{start: k.Start, most: k.Most}
	}
	for _, e := range changes(t.campaign) {
		if s := spans[e.Counter]; e.Kind == "counter" && s != nil {
			s.up, s.down = s.up || e.Add != nil && *e.Add > 0, s.down || e.Add != nil && *e.Add < 0
			if e.To != nil {
				s.becomes = append(s.becomes, *e.To)
			}
		}
	}
	var faults []fault
	for _, f := range facts(t.campaign) {
		s := spans[f.Counter]
		if f.Kind == "counter" && s != nil && f.AtLeast != nil && *f.AtLeast > s.start && !s.can(*f.AtLeast) {
			faults = append(faults, wrong([]string{"CNT", "CAM", "OBJ"}, "%d of %s is out of reach", *f.AtLeast, f.Counter))
		}
	}
	return faults
}

func tallyOutOfReach(t *trial) string {
	k := pick(t, t.campaign.Counters)
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	if k == nil {
		t.campaign.Counters = append(t.campaign.Counters, model.CampaignCounter{ID: "tally", Title: "Tally"})
		k = &t.campaign.Counters[0]
	}
	most := 9
	if k.Most != nil {
		most = *k.Most
	}
	most += 1 + t.IntN(5)
	n.Next = append([]model.Branch{{When: &model.CrewFact{Kind: "counter", Counter: k.ID, AtLeast: &most}, To: n.Next[0].To}}, n.Next...)
	return did("%s waits for %d of %s", n.ID, most, k.ID)
}

func tallyStandsStill(t *trial) string {
	k := pick(t, t.campaign.Counters)
	if k == nil {
		return ""
	}
	still := func(list []model.CrewEffect) []model.CrewEffect {
		return slices.DeleteFunc(list, func(e model.CrewEffect) bool { return e.Kind == "counter" && e.Counter == k.ID })
	}
	for i := range t.campaign.Nodes {
		n := &t.campaign.Nodes[i]
		n.Before = still(n.Before)
		for j := range n.After {
			n.After[j].Do = still(n.After[j].Do)
		}
	}
	return did("nothing changes %s any more", k.ID)
}

// boons finds boons that a campaign asks for and that neither it nor one of its missions or posts grants.
func boons(t *trial) []fault {
	granted := map[string]bool{}
	for _, e := range changes(t.campaign) {
		granted[e.Boon] = true
	}
	for _, n := range t.campaign.Nodes {
		if m, ok := t.peer("mission", n.Mission).(*model.Mission); ok {
			for _, o := range m.Objectives {
				for _, b := range o.Reward.Boons {
					granted[b.ID] = true
				}
			}
		}
	}
	var faults []fault
	for _, f := range facts(t.campaign) {
		if f.Kind == "boon" && !granted[f.Boon] {
			faults = append(faults, wrong([]string{"CAM", "REF", "OBJ"}, "nothing grants %s", f.Boon))
		}
	}
	return faults
}

// ask has a stage lead on by one more fact, which comes first, or asks for it before the stage.
func ask(t *trial, f model.CrewFact) string {
	n := pick(t, t.campaign.Nodes)
	if len(n.Next) > 0 && t.IntN(2) == 0 {
		n.Next = append([]model.Branch{{When: &f, To: n.Next[0].To}}, n.Next...)
		return did("a branch of %s asks for %s", n.ID, showFact(&f)+f.Boon+f.Objective)
	}
	n.Needs = &f
	return did("%s asks for %s", n.ID, showFact(&f)+f.Boon+f.Objective)
}

func askForLostBoon(t *trial) string {
	return ask(t, model.CrewFact{Kind: "boon", Boon: []string{"free-fuel", "a-favour", "old-friend"}[t.IntN(3)]})
}

func askForLostObjective(t *trial) string {
	n := pickWhere(t, t.campaign.Nodes, func(n model.CampaignNode) bool { return n.Mission != "" && len(n.Next) > 0 })
	if n == nil {
		return ""
	}
	goal := []string{"tertiary", "the-vault", "nothing"}[t.IntN(3)]
	f := model.CrewFact{Kind: "objective", Objective: goal, By: "crew"}
	n.Next = append([]model.Branch{{When: &f, To: n.Next[0].To}}, n.Next...)
	return did("%s asks for objective %s", n.ID, goal)
}

// asksObjectives finds objectives that a campaign asks about right after a mission that has none such.
func asksObjectives(t *trial) []fault {
	var faults []fault
	for _, n := range t.campaign.Nodes {
		m, ok := t.peer("mission", n.Mission).(*model.Mission)
		if !ok {
			continue
		}
		for _, b := range n.Next {
			if f := b.When; f != nil && f.Kind == "objective" && f.Mission == "" &&
				!slices.ContainsFunc(m.Objectives, func(o model.Objective) bool { return o.ID == f.Objective }) {
				faults = append(faults, wrong([]string{"CAM", "REF", "OBJ"}, "%s has no objective %s", m.ID, f.Objective))
			}
		}
	}
	return faults
}

func stageNobodyPlays(t *trial) string { return ask(t, *impossible(t)) }

// stageNeeds finds facts that no crew can meet.
func stageNeeds(t *trial) []fault {
	var faults []fault
	for i, f := range facts(t.campaign) {
		if never(t, &f) {
			faults = append(faults, wrong([]string{"CAM", "TRD"}, "no crew can meet fact %d, %s", i, showFact(&f)))
		}
	}
	return faults
}

func tooManyCrews(t *trial) string {
	t.campaign.Players.Max += 2 + t.IntN(5)
	if t.campaign.League != nil {
		t.campaign.League.Table = t.campaign.Players.Max
	}
	return did("up to %d crews", t.campaign.Players.Max)
}

func swapCrews(t *trial) string {
	p := &t.campaign.Players
	p.Min = p.Max + 1 + t.IntN(4)
	return did("%d to %d crews", p.Min, p.Max)
}

// crewsOfMissions compares the crews of a campaign with those that its missions take.
func crewsOfMissions(t *trial) []fault {
	c := t.campaign
	var faults []fault
	if c.Players.Min > c.Players.Max {
		faults = append(faults, wrong([]string{"PLY", "CAM"}, "%d to %d crews", c.Players.Min, c.Players.Max))
	}
	most := c.Players.Max
	if c.League != nil {
		most = c.League.Table
	}
	for _, n := range c.Nodes {
		if m, ok := t.peer("mission", n.Mission).(*model.Mission); ok && most > m.Players.Max {
			faults = append(faults, wrong([]string{"CAM", "PLY"}, "%d crews in %s, which takes %d", most, m.ID, m.Players.Max))
		}
	}
	return faults
}

func calendarGap(t *trial) string {
	if t.campaign.League == nil {
		return ""
	}
	n := pick(t, t.campaign.Nodes)
	for i := range t.campaign.League.Calendar {
		turn := &t.campaign.League.Calendar[i]
		turn.Nodes = slices.DeleteFunc(turn.Nodes, func(id string) bool { return id == n.ID })
	}
	t.campaign.Start.Node = t.campaign.Nodes[0].ID
	return did("the calendar knows no %s", n.ID)
}

func playTooOften(t *trial) string {
	if t.campaign.League == nil {
		return ""
	}
	n := pick(t, t.campaign.Nodes)
	more := n.Times + 1 + t.IntN(4)
	for range more {
		t.campaign.League.Calendar = append(t.campaign.League.Calendar, model.LeagueTurn{Title: "One more week", Nodes: []string{n.ID}})
	}
	return did("%s is played %d times more", n.ID, more)
}

// calendar finds stages that a league has to play more often than they may be.
func calendar(t *trial) []fault {
	if t.campaign.League == nil {
		return nil
	}
	must := tally{}
	for _, turn := range t.campaign.League.Calendar {
		if len(turn.Nodes) == 1 {
			must[turn.Nodes[0]]++
		}
	}
	var faults []fault
	for _, n := range t.campaign.Nodes {
		if n.Times > 0 && must[n.ID] > n.Times {
			faults = append(faults, wrong([]string{"CAM"}, "%s is played %d times, %d at most", n.ID, must[n.ID], n.Times))
		}
	}
	return faults
}

func startWithout(t *trial) string {
	if len(t.campaign.Start.Crews) == 0 {
		return ""
	}
	for i := range t.rules.Traders {
		t.campaign.Start.Without = append(t.campaign.Start.Without, t.rules.Traders[i].ID)
	}
	return "all traders are left in the box"
}

// beginners finds campaigns that begin without any trader.
func beginners(t *trial) []fault {
	for _, k := range t.rules.Traders {
		if !slices.Contains(t.campaign.Start.Without, k.ID) {
			return nil
		}
	}
	return []fault{wrong([]string{"CAM", "CRW"}, "nobody to begin with")}
}

func keepUnkept(t *trial) string {
	t.campaign.Carry = &model.CarryOver{UA: true, Tokens: "none", Minerals: "lost", Hirelings: "gone", Wounds: "healed", Ammo: "full"}
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return k.Category != "objective" })
	n := pick(t, t.campaign.Nodes)
	n.Needs = &model.CrewFact{Kind: "holds", Token: k.ID, AtLeast: number(1)}
	return did("%s asks for %s, and all tokens are lost", n.ID, k.ID)
}

// kept finds tokens that a stage asks for in a campaign in which they are lost.
func kept(t *trial) []fault {
	c := t.campaign
	if c.Carry == nil || c.Carry.Tokens != "none" {
		return nil
	}
	var faults []fault
	for _, f := range facts(c) {
		if f.Kind == "holds" {
			faults = append(faults, wrong([]string{"CAM"}, "%s is asked for and lost", f.Token))
		}
	}
	return faults
}
