package campaign

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam009 finds things that a campaign asks for later and does not let a crew keep.
func cam009() check.Check {
	return check.Check{
		Code:     "CAM009",
		Title:    "something is asked for that is lost on the way",
		Severity: diag.Warning,
		Requires: []check.AnyFact{course, parts.Values},
		Text: "A stage, a mission or an ending asks for a boon, a token, an upgrade or a sum that a crew has from earlier games, and `carry` " +
			"says after every stage that such things are not kept; or the boon lasts for fewer games than lie between. Whoever earned " +
			"it comes without it.",
		Before: "carry: boons: false\nnodes: raid: needs: {kind: \"boon\", boon: \"map\"}",
		After:  "carry: boons: true\nnodes: raid: needs: {kind: \"boon\", boon: \"map\"}",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			s := course.Of(p)
			for _, k := range keepsakes(p, c, s) {
				if d := lostOnTheWay(p, c, s, k); d.Summary != "" { // core
					d.Range = p.First(k.path+"."+k.sort, k.path)
					p.Report(d)
				}
			}
		},
	}
}

// keepsake is something that must have been kept from an earlier game.
type keepsake struct {
	sort  string // "boon", "token", "upgrade", "ua", "career", "ship" or "value"
	id    string
	stage string // that asks for it; empty for an ending and the campaign
	path  string
	what  string // what asks for it
}

// keepsakes are what stages, their missions, endings and the campaign ask for.
func keepsakes(p *check.Pass, c *model.Campaign, s *campaign.Course) []keepsake {
	var out []keepsake
	parts.Each(p, func(path string, f *model.CrewFact) {
		stage := campaignStageOf(path)
		if !strings.HasPrefix(path, "nodes."+stage+".needs") && !strings.HasPrefix(path, "endings.") {
			return
		}
		for _, on := range kinds.CrewReads(f) {
			if sort := keepable(on); sort != "" {
				out = append(out, keepsake{sort, on.ID, stage, path, "this condition"})
			}
		}
	})
	for _, n := range c.Nodes {
		if m := s.Units.Mission(n.Mission); m != nil && m.Requires != nil {
			for _, id := range m.Requires.Boons {
				out = append(out, keepsake{"boon", id, n.ID, "nodes." + n.ID + ".mission", "mission " + m.ID})
			}
		}
	}
	for _, e := range c.Endings {
		for i, by := range e.Rank {
			if by == "ua" || by == "career" || by == "ship" || by == "value" {
				out = append(out, keepsake{by, "", "", fmt.Sprintf("endings.%s.rank.%d", e.ID, i), "the ending " + e.ID})
			}
		}
	}
	if c.Keep != nil {
		out = append(out, keepsake{"token", "", "", "keep", "keep"})
	}
	return out
}

// keepable is what a thing is called that facts ask for and a crew may keep; empty for what is no such thing.
func keepable(c kinds.Cell) string {
	switch c.Sort {
	case kinds.BoonCell:
		return "boon"
	case kinds.TokenCell:
		return "token"
	case kinds.UpgradeCell:
		return "upgrade"
	}
	return ""
}

// kept reports whether something is kept under some rules of carrying over.
func (k keepsake) kept(o *model.CarryOver) bool {
	switch {
	case o == nil:
		return true
	case k.sort == "boon":
		return o.Boons
	case k.sort == "token" || k.sort == "value":
		return o.Tokens != "none"
	case k.sort == "ua":
		return o.UA
	case k.sort == "career":
		return o.Career
	}
	return o.Ship
}

// String names the thing.
func (k keepsake) String() string {
	switch {
	case k.id != "":
		return "the " + k.sort + " " + k.id
	case k.sort == "token" || k.sort == "value":
		return "tokens"
	case k.sort == "ua":
		return "universal assets"
	case k.sort == "career":
		return "career points"
	}
	return "the state of the ship"
}

// lostOnTheWay says that a keepsake cannot have been kept; a finding without a summary where it can.
func lostOnTheWay(p *check.Pass, c *model.Campaign, s *campaign.Course, k keepsake) diag.Diagnostic {
	keeps := slices.ContainsFunc(c.Nodes, func(n model.CampaignNode) bool { return k.kept(carryAfter(c, n)) })
	if !keeps && len(c.Nodes) > 0 && !handedAt(c, k) {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("%s asks for %s, and carry lets nobody keep such things after any of %s", k.what, k, english.Count(len(c.Nodes), "stage")),
			Remedy:  "keep them in carry, or do not ask for them",
			Related: carryRelated(p),
			Reasons: []string{fmt.Sprintf("stages after which such things are kept: 0 of %d", len(c.Nodes))},
		}
	}
	if k.sort != "boon" || k.stage == "" || !campaign.Ordered(c) {
		return diag.Diagnostic{}
	}
	return campaignWorn(c, s, k)
}

// handedAt reports whether the stage that asks for a thing hands it out itself beforehand.
func handedAt(c *model.Campaign, k keepsake) bool {
	n := campaignNode(c, k.stage)
	return n != nil && slices.ContainsFunc(n.Before, func(e model.CrewEffect) bool {
		return slices.ContainsFunc(kinds.CrewWrites(e), func(now kinds.Cell) bool { return keepable(now) == k.sort && now.ID == k.id })
	})
}

func carryRelated(p *check.Pass) []diag.Related {
	if !p.Where.Has("carry") {
		return nil
	}
	return []diag.Related{{Range: p.Where.At("carry"), Text: "what is kept"}}
}

// campaignWorn says that a boon has been used up before the stage that asks for it.
func campaignWorn(c *model.Campaign, s *campaign.Course, k keepsake) diag.Diagnostic {
	longest, gap, by := 0, 0, ""
	for _, g := range boonGrants(c, s, k.id) {
		games := s.Games(g.stage, k.stage)
		switch {
		case games < 0:
			continue
		case g.uses < 0 || games <= g.uses:
			return diag.Diagnostic{}
		case by == "" || g.uses-games > longest-gap:
			longest, gap, by = g.uses, games, g.stage
		}
	}
	if by == "" || slices.ContainsFunc(s.Units.Posts, func(post *model.Post) bool { return grants(campaign.ServiceEffects(post), k.id) }) || !s.Units.Whole {
		return diag.Diagnostic{}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("%s asks for %s, which stage %s grants for %s; stage %s is game %d after it", k.what, k, by, english.Count(longest, "game"), k.stage, gap),
		Remedy:  fmt.Sprintf("let it last %d games, or ask for it earlier", gap),
		Reasons: []string{fmt.Sprintf("games from stage %s to stage %s on the shortest way: %d; the boon lasts %d", by, k.stage, gap, longest)},
	}
}

// boonGrant is a boon that a stage grants after its game, and for how many games; -1 for ever.
type boonGrant struct {
	stage string
	uses  int
}

// boonGrants are the stages that grant a boon.
func boonGrants(c *model.Campaign, s *campaign.Course, id string) []boonGrant {
	var out []boonGrant
	for _, n := range c.Nodes {
		for _, e := range append(slices.Clone(c.Winner), campaign.StageEffects(n)...) {
			if grants([]model.CrewEffect{e}, id) {
				out = append(out, boonGrant{n.ID, e.Uses})
			}
		}
		for _, b := range campaign.Boons(s.Units.Mission(n.Mission)) {
			if b.ID == id {
				out = append(out, boonGrant{n.ID, b.Uses})
			}
		}
	}
	return out
}
