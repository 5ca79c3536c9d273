package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam010 finds boards that are to stay and are drawn otherwise in the next mission.
func cam010() check.Check {
	return check.Check{
		Code:     "CAM010",
		Title:    "linked boards that differ",
		Severity: diag.Warning,
		Requires: []check.AnyFact{trade.CampaignUnits},
		// seed 002:6899-6901 plays two missions without a pause; what stands on the board stays.
		Text: "A mission says with `linked`, or a campaign with `carry: board`, that the board stays as it is for the next mission. The map of " +
			"that mission is of another size, or has other walls, furniture or crates: what lies on the table does not match it.",
		Before: "linked: next: \"way-out\" // whose board has one wall more",
		After:  "linked: {next: \"way-out\", keep: false}",
		Run: func(p *check.Pass) {
			for _, l := range lasting(p) {
				if d := campaignDiffers(l.first, l.second); d.Summary != "" { // core
					d.Range = p.Where.At(l.path)
					p.Report(d)
				}
			}
		},
	}
}

// lastingBoard is a board that stays from one mission to the next.
type lastingBoard struct {
	first, second *model.Mission
	path          string
}

// lasting are the boards that the subject says stay.
func lasting(p *check.Pass) []lastingBoard {
	if p.Subject.Partial {
		return nil
	}
	if c := trade.Campaign(p); c != nil {
		return carriedBoards(p, c)
	}
	if p.Mission == nil || p.Mission.Linked == nil || !p.Mission.Linked.Keep {
		return nil
	}
	l := p.Mission.Linked
	if next := tradePeer[model.Mission](p, "mission", l.Next); next != nil && next.ID != p.Mission.ID {
		return []lastingBoard{{p.Mission, next, "linked.next"}}
	}
	if prev := tradePeer[model.Mission](p, "mission", l.Previous); prev != nil && prev.ID != p.Mission.ID && (prev.Linked == nil || prev.Linked.Next != p.Mission.ID) {
		return []lastingBoard{{prev, p.Mission, "linked.previous"}}
	}
	return nil
}

// carriedBoards are the boards that a campaign leaves standing between two stages.
func carriedBoards(p *check.Pass, c *model.Campaign) []lastingBoard {
	var out []lastingBoard
	s := trade.CampaignUnits.Of(p)
	for _, n := range c.Nodes {
		carry, path := carryAfter(c, n), "carry.board"
		if n.Carry != nil {
			path = "nodes." + n.ID + ".carry.board"
		}
		if carry == nil || !carry.Board {
			continue
		}
		for _, b := range n.Next {
			to := campaignNode(c, b.To)
			if to == nil || to.ID == n.ID {
				continue
			}
			if first, second := s.Mission(n.Mission), s.Mission(to.Mission); first != nil && second != nil && first != second {
				out = append(out, lastingBoard{first, second, path})
			}
		}
	}
	return out
}

// campaignDiffers says in what two boards differ; a finding without a summary where they are the same.
func campaignDiffers(a, b *model.Mission) diag.Diagnostic {
	var words []string
	if a.Board.Width != b.Board.Width || a.Board.Height != b.Board.Height {
		words = append(words, fmt.Sprintf("%s is %s × %s inches and %s is %s × %s", a.ID, a.Board.Width, a.Board.Height, b.ID, b.Board.Width, b.Board.Height))
	}
	words = append(words, campaignApart("panel", a.ID, b.ID, panelList(a), panelList(b))...)
	words = append(words, campaignApart("piece", a.ID, b.ID, pieceList(a), pieceList(b))...)
	if len(words) == 0 {
		return diag.Diagnostic{}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("the board stays from %s to %s, but %s", a.ID, b.ID, words[0]),
		Remedy:  "draw both boards alike, or say that the board does not stay",
		Details: words[1:],
		Reasons: words,
	}
}

// campaignApart says how many things each of two boards has that the other lacks, and names the first.
func campaignApart(noun, a, b string, as, bs []string) []string {
	var out []string
	tell := func(has, lacks string, own, other []string) {
		n, first := 0, ""
		left := map[string]int{}
		for _, x := range other {
			left[x]++
		}
		for _, x := range own {
			if left[x]--; left[x] < 0 {
				if n++; n == 1 {
					first = x
				}
			}
		}
		if n > 0 {
			out = append(out, fmt.Sprintf("%s has %s that %s has not, such as %s", has, english.Count(n, noun), lacks, first))
		}
	}
	tell(a, b, as, bs)
	tell(b, a, bs, as)
	return out
}

// panelList are the panels of a board by kind and place. Whether a door stands open is not looked at: that
// changes in play.
func panelList(m *model.Mission) []string {
	var out []string
	for _, x := range m.Board.Panels {
		out = append(out, x.Kind+" "+x.Name)
	}
	return out
}

// pieceList are the crates and the furniture of a board by sort and place.
func pieceList(m *model.Mission) []string {
	var out []string
	for _, x := range m.Board.Crates {
		out = append(out, x.Size+" crate at "+parts.Point(x.Footprint.Centre))
	}
	for _, x := range m.Board.Furniture {
		out = append(out, x.Kind+" at "+parts.Point(x.Footprint.Centre))
	}
	return out
}
