package posts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ofCampaign is an overview of where crews trade when, and a list for each post and state.
func ofCampaign(j *product.Job, c *model.Campaign) ([]product.File, error) {
	if c == nil {
		return nil, nil
	}
	if len(c.Nodes) > MostStages {
		return nil, fmt.Errorf("price lists: the campaign has %d stages; the limit is %d", len(c.Nodes), MostStages)
	}
	s := scope(j)
	s.Campaign = c
	course := s.course()
	s.said = english.Each(course.Changes, s.reason)
	at := course.Times()
	var lists []List
	for _, id := range course.Posts(at) {
		p := s.Post(id)
		if p == nil {
			continue
		}
		more, err := s.lists(p, at)
		if err != nil {
			return nil, err
		}
		if lists = append(lists, more...); len(lists) > MostLists {
			return nil, fmt.Errorf("price lists: the posts of campaign %s have more than %d states: that is the limit", c.ID, MostLists)
		}
	}
	if len(lists) == 0 {
		return nil, nil
	}
	files := []product.File{{Name: "price-list", Doc: overview(j, s, at)}}
	for _, l := range lists {
		files = append(files, listFile(j, l))
	}
	return files, nil
}

// listFile is a list as a document of its own.
func listFile(j *product.Job, l List) product.File {
	opt := j.Page(what)
	opt.Title, opt.Name = l.Post.Title, j.ID+" · "+l.Post.ID
	return product.File{Name: "price-list-" + strings.TrimPrefix(l.Mark, "post-"), Doc: Lay(j.Fonts, opt, l)}
}

// lists are a post's lists, one for all states that differ in a few lines.
func (s Scope) lists(p *model.Post, at []campaign.Time) ([]List, error) {
	all, err := s.states(p, at)
	var out []List
	groups := alike(all, s.Rules)
	for _, g := range groups {
		x := s.joined(p, g, at)
		l := List{
			Post: x.post, Names: s, When: s.when(x.stages, len(at)), News: x.news, Crews: crewsAt(p, s.Campaign.Players.Max),
			Short: true, Shut: x.shut, Given: x.given, Times: x.times, Hires: x.hires, Mark: "post-" + p.ID, From: "nodes." + x.stages[0],
		}
		if len(groups) > 1 {
			l.Mark += "-" + x.stages[0]
		}
		out = append(out, l)
	}
	return out, err
}

// mostStagesNamed is how many stages are named in the title of a list.
const mostStagesNamed = 4

// when says after which stages a list holds.
func (s Scope) when(ids []string, of int) string {
	if len(ids) == of {
		return s.Campaign.Title + ": after every game"
	}
	return s.Campaign.Title + ": " + s.after(ids)
}

// after names some stages as the time when something holds.
func (s Scope) after(ids []string) string {
	if n := len(ids); n > mostStagesNamed {
		return fmt.Sprintf("after %s and %d more stages", english.Quoted(s.Stage(ids[0])), n-1)
	}
	return "after " + english.List(english.Each(ids, func(id string) string { return english.Quoted(s.Stage(id)) }), "and")
}

// overview is where crews trade when, with what is the same at every post.
func overview(j *product.Job, s Scope, at []campaign.Time) *scene.Document {
	f := page.New(j.Fonts, j.Page("Price lists"))
	w := &writer{Writer: f, List: List{Names: s, Post: &model.Post{Barter: true}, Hires: true, Mark: "price-lists-" + j.ID}, r: s.Rules, letters: map[int]string{}, way: asUsual}
	w.p = w.List.Post
	w.Fresh(what)
	w.Page.Add(scene.Bookmark{Name: w.Mark, Title: "Where to trade, and when"})
	w.section("Where to trade, and when")
	w.flow(blocks(w.Table(w.whereToTrade(at), w.Width())), 1)
	w.ending()
	return w.Finish()
}

// whereToTrade has a row for each stage. Missions have a column where stages are called something else.
func (w *writer) whereToTrade(at []campaign.Time) page.Table {
	s := w.Names
	missions := slices.ContainsFunc(at, func(st campaign.Time) bool { return s.MissionTitle(st.Stage.Mission) != s.Stage(st.Stage.ID) })
	t := page.Table{Columns: []page.TableColumn{{Head: "After"}}}
	if missions {
		t.Columns = append(t.Columns, page.TableColumn{Head: "Mission"})
	}
	t.Columns = append(t.Columns, page.TableColumn{Head: "Posts on offer", Fill: true})
	for _, st := range at {
		row := page.TableRow{Cells: []page.Cell{w.SayStrong(s.Stage(st.Stage.ID))}, From: scene.Source{Path: "nodes." + st.Stage.ID}}
		if missions {
			row.Cells = append(row.Cells, w.Say(s.MissionTitle(st.Stage.Mission)))
		}
		row.Cells = append(row.Cells, w.Say(strings.Join(s.onOffer(st), " · ")))
		t.Rows = append(t.Rows, row)
	}
	return t
}

// onOffer are the posts that crews can pick after a stage, with conditions where there are any.
func (s Scope) onOffer(at campaign.Time) []string {
	var out []string
	for _, id := range at.Course().Posts([]campaign.Time{at}) {
		if open, when := s.open(id, at); open {
			name := s.PostTitle(id)
			if len(when) > 0 {
				name += " (" + english.Lower(strings.TrimSuffix(strings.Join(when, " "), ".")) + ")"
			}
			out = append(out, name)
		}
	}
	if out == nil {
		return []string{"–"}
	}
	slices.Sort(out) // one looks for a name in it
	return out
}

// ofMission is a list for each post that a mission names.
func ofMission(j *product.Job, m *model.Mission) ([]product.File, error) {
	if m == nil {
		return nil, nil
	}
	s := scope(j)
	var files []product.File
	for _, x := range visits(m) {
		p := s.Post(x.post)
		if p == nil {
			continue
		}
		if err := fits(p); err != nil {
			return nil, err
		}
		files = append(files, listFile(j, List{
			Post: p, Names: s, When: m.Title + ": " + x.when, Crews: crewsAt(p, m.Players.Max), Told: true, Hires: true, Mark: "post-" + p.ID, From: x.from,
		}))
	}
	return files, nil
}

// visit is a post that a mission names, with when crews can trade there, and the path of what says so.
type visit struct{ post, when, from string }

func visits(m *model.Mission) []visit {
	var out []visit
	add := func(post, when, from string) {
		for i := range out {
			if out[i].post == post {
				if !strings.Contains(out[i].when, when) {
					out[i].when += ", " + when
				}
				return
			}
		}
		if post != "" {
			out = append(out, visit{post, when, from})
		}
	}
	for _, s := range m.Setup.Shops {
		add(s.Post, "open during the game in "+english.Quoted(zoneTitle(m, s.Zone)), "setup.shops")
	}
	if m.Aftermath != nil {
		add(m.Aftermath.Post, "on the way home", "aftermath.post")
	}
	return out
}

func zoneTitle(m *model.Mission, id string) string {
	for _, f := range m.Floors() {
		for _, z := range f.Board.Zones {
			if z.ID == id && z.Title != "" {
				return z.Title
			}
		}
	}
	return english.Spelled(id)
}
