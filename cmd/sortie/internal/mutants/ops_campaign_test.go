package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// campaignOperators break campaigns.
func campaignOperators() []operator {
	return []operator{
		{"misspell-name", "writes a name that nothing has", misspellName, dangling, nil},
		{"name-wrong-thing", "names a thing of the wrong kind", nameWrongThing, dangling, nil},
		{"misspell-assumed", "lists a value as assumed that is not there", misspellAssumed, assumed, nil},
		{"other-edition", "names a unit of another edition", otherEdition, editions, nil},
		{"add-lost-stage", "adds a stage that nothing leads to", addLostStage, ways, nil},
		{"cut-way", "takes the ways on from a stage away", cutWay, ways, nil},
		{"lead-round", "leads a stage back to itself or to one before it", leadRound, ways, nil},
		{"drop-ending", "takes an ending away", dropEnding, all(ways, dangling), nil},
		{"drop-all-endings", "takes all endings away", dropEndings, all(ways, dangling), nil},
		{"skip-stage", "leads past a stage to the one after it", skipStage, ways, nil},
		{"tally-out-of-reach", "waits for a tally that nothing brings about", tallyOutOfReach, tallies, nil},
		{"tally-stands-still", "takes away whatever changes a tally", tallyStandsStill, tallies, nil},
		{"ask-for-lost-boon", "asks for a boon that nothing grants", askForLostBoon, boons, nil},
		{"ask-for-lost-objective", "asks about an objective that the mission has not", askForLostObjective, asksObjectives, nil},
		{"stage-nobody-plays", "asks of a stage's crew what no crew can be", stageNobodyPlays, stageNeeds, nil},
		{"too-many-crews", "lets more crews play than a mission takes", tooManyCrews, crewsOfMissions, nil},
		{"swap-crews", "makes the least number of crews larger than the greatest", swapCrews, crewsOfMissions, nil},
		{"calendar-gap", "takes a stage out of a league's calendar", calendarGap, ways, nil},
		{"play-too-often", "has a league's calendar play a stage more often than it may be", playTooOften, calendar, nil},
		{"start-without", "leaves a trader out whom the crew begins with", startWithout, beginners, nil},
		{"mission-asks-for-lost-boon", "has a mission ask for a boon that nothing grants", missionAsksBoon, nil, []string{"CAM"}},
		{"mission-comes-too-early", "has a mission ask for one that the campaign never plays before it", missionTooEarly, nil, []string{"CAM"}},
		{"poor-missions", "lets missions pay nothing and upkeep cost a lot", poorMissions, nil, []string{"CAM"}},
		{"ask-for-unsold", "asks for a token that is nowhere to be had", askForUnsold, nil, []string{"CAM", "TRD"}},
		{"shadow-branch", "puts a branch without a condition before the others", shadowBranch, nil, []string{"CAM006", "CAM001"}},
		{"stand-still", "leads on from a stage for winners only", standStill, nil, []string{"CAM007", "CAM001"}},
		{"post-for-nobody", "opens a post to which nobody comes", postForNobody, nil, []string{"CAM012"}},
		{"start-poor", "lets a crew be worth less than it is", startPoor, nil, []string{"CAM014"}},
		{"sell-for-more", "has one post pay more than another asks", sellForMore, nil, []string{"TRD002"}},
		{"keep-unkept", "lets a campaign keep tokens that are lost after each game", keepUnkept, kept, nil},
	}
}

// next are the stages and endings that a stage leads to.
func next(n model.CampaignNode) []string {
	var ids []string
	for _, b := range n.Next {
		ids = append(ids, b.To)
	}
	return ids
}

// ways finds stages that nothing leads to, and stages that lead to no ending.
func ways(t *trial) []fault {
	c := t.campaign
	cam := []string{"CAM", "REF"}
	edges := map[string][]string{}
	for _, n := range c.Nodes {
		edges[n.ID] = next(n)
	}
	from := []string{c.Start.Node}
	if c.League != nil {
		for _, turn := range c.League.Calendar {
			from = append(from, turn.Nodes...)
		}
	}
	var faults []fault
	for _, n := range c.Nodes {
		come := slices.ContainsFunc(from, func(f string) bool { return f == n.ID || leads(edges, f, n.ID, map[string]bool{}) })
		if !come {
			faults = append(faults, wrong(cam, "nothing leads to %s", n.ID))
		}
		if c.Form != "league" && c.Form != "free" && !ends(c, edges, n.ID) {
			faults = append(faults, wrong(cam, "%s leads to no ending", n.ID))
		}
	}
	for _, e := range c.Endings {
		if c.Form == "story" && e.When == nil && !slices.ContainsFunc(from, func(f string) bool { return leads(edges, f, e.ID, map[string]bool{}) }) {
			faults = append(faults, wrong(cam, "nothing leads to ending %s", e.ID))
		}
	}
	if c.Form == "story" && len(c.Endings) == 0 {
		faults = append(faults, wrong(cam, "no endings"))
	}
	return faults
}

// ends reports whether a stage leads to an ending in the end, or an ending comes about by itself by words that
// the reference does not understand: then everything ends.
func ends(c *model.Campaign, edges map[string][]string, from string) bool {
	return slices.ContainsFunc(c.Endings, func(e model.CampaignEnding) bool {
		return e.When != nil || leads(edges, from, e.ID, map[string]bool{})
	})
}
