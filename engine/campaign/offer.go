package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Offered are the posts that are open to every crew after the game of a stage: its own; else the only one on the way
// home from its mission; else those of the campaign. There are none where nobody trades.
func (s *Course) Offered(n model.CampaignNode) []string {
	m := s.Units.Mission(n.Mission)
	switch {
	case !s.trades(n):
		return nil
	case n.Posts != nil:
		return n.Posts
	case m != nil && m.Aftermath != nil && m.Aftermath.Post != "":
		return []string{m.Aftermath.Post}
	}
	return s.c.Posts
}

// Offer is whether a post is open at some time, and to whom.
type Offer struct {
	Open   bool
	Opened []Change // what opens it, where it is open to nobody else
	Shut   []Change // what shuts it to those whom it comes about for
}

// Offer is whether a post is open then. A stage with posts of its own offers those and no others.
func (t Time) Offer(post string) Offer {
	var o Offer
	for _, c := range t.Changes {
		switch {
		case c.Cell.Sort != kinds.PostCell || c.Cell.ID != post:
		case c.Cell.State == "open":
			o.Opened = append(o.Opened, c)
		default:
			o.Shut = append(o.Shut, c)
		}
	}
	switch {
	case slices.Contains(t.course.Offered(*t.Stage), post):
		o.Open, o.Opened = true, nil
	case t.Stage.Posts == nil && len(o.Opened) > 0:
		o.Open = true
	default:
		return Offer{}
	}
	return o
}

// Posts are the posts that any crew may find open at some times, in the order in which they first are: those of the
// campaign first.
func (s *Course) Posts(at []Time) []string {
	out := once(nil, s.c.Posts...)
	for _, t := range at {
		out = once(out, s.Offered(*t.Stage)...)
		for _, c := range t.Changes {
			if c.Cell.Sort == kinds.PostCell && c.Cell.State == "open" {
				out = once(out, c.Cell.ID)
			}
		}
	}
	return out
}
