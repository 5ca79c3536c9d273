package posts

import (
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// usualCrews is how many boxes a line has for what crews buy, where nothing says how many there are.
const usualCrews = 4

// Product is the price lists of trading posts.
func Product() product.Product {
	return product.Product{
		ID: "posts", Title: "price lists", Short: "Price lists of trading posts",
		Long: `What each trading post sells and pays, with boxes to tick, its recipes, services
and hiring costs. A campaign gives an overview and a list for each post, on which
a line that holds after some games only says after which; a post of which most
changes has several lists. A mission gives the posts that it names.`,
		Example: "  sortie print posts missions/posts/the-undertow\n  sortie print posts missions/campaigns/cold-ledger",
		Kinds:   []string{"post", "mission", "campaign"},
		Make:    Make,
		Instead: []string{"campaign"},
		Maybe:   []string{"mission"},
	}
}

// Make lays out the lists of a post, a mission or a campaign.
func Make(j *product.Job) ([]product.File, error) {
	switch u := j.Unit.(type) {
	case *model.Post:
		return ofPost(j, u)
	case *model.Campaign:
		return ofCampaign(j, u)
	case *model.Mission:
		return ofMission(j, u)
	}
	return nil, nil
}

func ofPost(j *product.Job, p *model.Post) ([]product.File, error) {
	if p == nil {
		return nil, nil
	}
	if err := fits(p); err != nil {
		return nil, err
	}
	l := List{Post: p, Names: scope(j), Crews: crewsAt(p, usualCrews), Hires: true, Mark: "post-" + p.ID, Own: true}
	return []product.File{{Name: "price-list", Doc: Lay(j.Fonts, j.Page(what), l)}}, nil
}

// crewsAt is how many crews can trade at a post at a time.
func crewsAt(p *model.Post, crews int) int {
	if p.Visit.Crews > 0 {
		return min(p.Visit.Crews, crews)
	}
	return crews
}

// scope is where a job's names come from.
func scope(j *product.Job) Scope {
	return Scope{CrewNames: kinds.CrewNames{Rules: describe.Distinct(j.CoreSpace()), Mission: peer[model.Mission](j, "mission"), Post: peer[model.Post](j, "post")}}
}

// peer finds other units of the pack; it gives nil for those that are not there.
func peer[T any](j *product.Job, kind string) func(id string) *T {
	return func(id string) *T {
		if j.Peer == nil {
			return nil
		}
		u, _ := j.Peer(kind, id).(*T)
		return u
	}
}
