package posts

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// state is a post as some stages of a campaign leave it.
type state struct {
	post   *model.Post // without what nobody can use then, and with prices of the campaign before its own
	given  []Given     // the first price lines, as far as they are of the campaign
	shut   []string    // shelves that are closed
	news   []string    // sentences on who may come and who is for hire
	hires  bool
	stages []string          // ids
	times  map[string]string // when a line holds that not all these stages have, by its key
}

// states are the distinct states of a post in a campaign, in the order of the stages after which it is on offer.
func (s Scope) states(p *model.Post, at []campaign.Time) ([]state, error) {
	var out []state
	index := map[string]int{}
	for _, st := range at {
		open, when := s.open(p.ID, st)
		if !open || st.Holds(p.Visit.Needs, p) == campaign.No {
			continue
		}
		x := s.state(p, st, when)
		if err := fits(x.post); err != nil {
			return nil, err
		}
		key := x.key()
		if i, known := index[key]; known {
			out[i].stages = append(out[i].stages, st.Stage.ID)
			continue
		}
		if len(out) == MostLists {
			return nil, fmt.Errorf("price lists: post %s has more than %d states in campaign %s: that is the limit", p.ID, MostLists, s.Campaign.ID)
		}
		index[key] = len(out)
		x.stages = []string{st.Stage.ID}
		out = append(out, x)
	}
	return out, nil
}

// key tells states apart that are not the same on paper.
func (x state) key() string {
	post, _ := json.Marshal(x.post) // plain data: it cannot fail
	return fmt.Sprint(string(post), "\x00", x.given, x.shut, x.news, x.hires)
}

// open reports whether a post can be on offer at some time, and to whom if not to all.
func (s Scope) open(post string, at campaign.Time) (can bool, when []string) {
	o := at.Offer(post)
	if len(o.Opened) > 0 {
		when = append(when, "Open to a crew "+ways(s.whys(o.Opened))+".")
	}
	if len(o.Shut) > 0 {
		when = append(when, "Shut to a crew "+ways(s.whys(o.Shut))+".")
	}
	return o.Open, when
}

// mostWays is how many reasons are given for a post to be open or shut.
const mostWays = 8

func ways(list []string) string {
	if n := len(list) - mostWays; n > 0 {
		list = append(append([]string(nil), list[:mostWays]...), fmt.Sprintf("in %d more ways", n))
	}
	return strings.Join(list, "; or ")
}

// state is a post as it is after a stage.
func (s Scope) state(p *model.Post, at campaign.Time, when []string) state {
	post := *p
	x := state{post: &post, news: slices.Clone(when), hires: true}
	for _, shelf := range p.Stock {
		if at.Holds(shelf.Needs, p) == campaign.No {
			x.shut = append(x.shut, shelf.ID)
		}
	}
	post.Services = slices.DeleteFunc(slices.Clone(p.Services), func(v model.Service) bool { return at.Holds(v.Needs, p) == campaign.No })
	post.Prices = nil
	s.addPrices(&x, at.Changes)
	for _, l := range p.Prices {
		if at.Holds(l.Needs, p) != campaign.No {
			post.Prices = append(post.Prices, l)
		}
	}
	if p.Crafting != nil {
		craft := *p.Crafting
		craft.Recipes = slices.DeleteFunc(slices.Clone(craft.Recipes), func(v model.Recipe) bool { return at.Holds(v.Needs, p) == campaign.No })
		post.Crafting = &craft
	}
	s.hireNews(&x, at)
	return x
}

// addPrices puts the prices that a campaign gives before the post's own.
func (s Scope) addPrices(x *state, list []campaign.Change) {
	seen := map[string]bool{}
	for _, c := range list {
		if c.Cell.Sort == kinds.PriceCell && c.Effect.Price != nil {
			x.addPrice(*c.Effect.Price, Given{s.why(c), changeFrom(c)}, c.Effect.Uses, seen)
		}
	}
}

// addPrice puts a price of the campaign before the post's own. It asks something of a crew: that the campaign
// has given it.
func (x *state) addPrice(l model.PriceLine, g Given, uses int, seen map[string]bool) {
	if uses > 0 {
		g.Why += ", for " + english.Count(uses, "trade phase")
	}
	line, _ := json.Marshal(l) // plain data: it cannot fail
	key := string(line) + g.Why
	if seen[key] {
		return
	}
	seen[key] = true
	if l.Needs == nil {
		l.Needs = kinds.Judgement(g.Why)
	}
	x.post.Prices = append(x.post.Prices, l)
	x.given = append(x.given, g)
}

// hireNews says from when on traders are for hire, and who is besides.
func (s Scope) hireNews(x *state, at campaign.Time) {
	if c := s.Campaign; c != nil && c.Hiring != nil && c.Hiring.From != "" {
		switch at.Played(c.Hiring.From, 1) {
		case campaign.No:
			x.hires = false
			x.news = append(x.news, "nobody is hired before "+english.Quoted(s.Stage(c.Hiring.From))+".")
		case campaign.Maybe:
			x.news = append(x.news, "hiring only once "+english.Quoted(s.Stage(c.Hiring.From))+" has been played.")
		}
	}
	for _, c := range at.Changes {
		if c.Cell.Sort == kinds.TraderCell && c.Cell.State == "for-hire" {
			x.news = append(x.news, cmp.Or(s.Trader(c.Cell.ID), "somebody")+" is for hire, "+s.why(c)+".")
		}
	}
}
