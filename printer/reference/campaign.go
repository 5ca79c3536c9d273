package reference

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// campaign is what happens between two games.
func (w *writer) campaign(width scene.Unit) []layout.Block {
	c := w.r.Campaign
	out := []layout.Block{w.head("campaign", "Between games", width)}
	for i, n := range c.Phases {
		n.Title = fmt.Sprintf("%d  %s", i+1, n.Title)
		out = append(out, w.notes([]model.RuleNote{n}, width)...)
	}
	for _, s := range []struct {
		title string
		facts []fact
		rules []model.RuleNote
	}{
		{"Extraction", w.extractionFacts(), c.Extraction.Rules},
		{"Careers", w.careerFacts(), c.Career.Rules},
		{"Trade", w.tradeFacts(), c.Trade.Rules},
		{"Hiring", w.hiringFacts(), c.Hiring.Rules},
		{"Upkeep", w.upkeepFacts(), c.Upkeep.Rules},
		{"Wear and repair", w.wearFacts(), c.Wear.Rules},
		{"More", w.moreFacts(), c.Rules},
	} {
		out = append(out, w.topic(s.title, s.facts, s.rules, width)...)
	}
	return out
}

// crews is what a crew may be when it is put together.
func (w *writer) crews(width scene.Unit) []layout.Block {
	c := w.r.Crews
	var l factList
	switch {
	case c.Least > 0 && c.Most > 0:
		l.add("Traders in a crew", english.Span(c.Least, c.Most))
	case c.Most > 0:
		l.add("Traders in a crew, at most", fmt.Sprint(c.Most))
	}
	l.plain("Captains among them", c.Captains)
	l.number("Worth, as advised", c.Points, "point")
	assets := func(what string, n int) {
		if n > 0 {
			l.add(what, fmt.Sprintf("%d UA", n))
		}
	}
	assets("For equipment of a new crew", c.Start)
	assets("More for a crew that costs fewer points, at most", c.Bonus)
	if c.Experienced != nil {
		assets("For a crew that starts experienced", c.Experienced.UA)
	}
	blocks := w.topic("", l, c.Rules, width)
	if len(blocks) == 0 {
		return nil
	}
	return append([]layout.Block{w.head("crews", "Crews"+dagger.Of(c.Provenance), width)}, blocks...)
}

// topic is facts and rules under a title; nothing if there are none.
func (w *writer) topic(title string, facts []fact, rules []model.RuleNote, width scene.Unit) []layout.Block {
	if len(facts)+len(rules) == 0 {
		return nil
	}
	var out []layout.Block
	if title != "" {
		out = append(out, w.sub(title, width))
	}
	if len(facts) > 0 {
		t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}}
		for _, f := range facts {
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(f.what), w.SayStrong(f.value)}})
		}
		out = append(out, together(tight(w.Table(t, width))))
	}
	return append(out, w.notes(rules, width)...)
}

func (w *writer) extractionFacts() []fact {
	e := w.r.Campaign.Extraction
	var l factList
	table := func(what, id string) {
		if id != "" {
			l.add(what, "“"+w.table(id)+"”")
		}
	}
	table("Rolled first", e.Fate)
	table("One way out", e.Teleport)
	table("Left alone", e.Own)
	if e.Rescue {
		l.add("A rescue mission", "can be played")
	}
	return l
}

func (w *writer) careerFacts() []fact {
	c := w.r.Campaign.Career
	var l factList
	l.number("For coming back", c.Survived, "point")
	l.number("For being fetched", c.Extracted, "point")
	l.number("For becoming captain", c.Promoted, "point")
	for i, r := range c.Levels {
		var parts []string
		for _, p := range []struct {
			n    int
			what string
		}{{r.Health, "health"}, {r.Skill, "skill"}, {r.Actions, "action"}} {
			if p.n > 0 {
				parts = append(parts, fmt.Sprintf("+%d %s", p.n, p.what))
			}
		}
		what := fmt.Sprintf("Row %d filled", i+1)
		if earn := strings.TrimSuffix(plain(r.Earn), "."); earn != "" {
			what += " (" + english.Lower(earn) + ")"
		}
		l.add(what, strings.Join(parts, ", "))
	}
	return l
}

func (w *writer) tradeFacts() []fact {
	t := w.r.Campaign.Trade
	var l factList
	l.number("Posts that a crew picks after a game", t.Posts, "post")
	if t.Minimum > 0 {
		l.add("Career level for exclusive stock", fmt.Sprint(t.Minimum))
	}
	if v := t.VIP; v != nil {
		l.add(fmt.Sprintf("Over %d UA: with a survivor of level %d", v.Over, v.Level), english.Count(v.Items, "item"))
		if v.More > 0 {
			l.add(fmt.Sprintf("The same with one of level %d", v.Upper), english.Count(v.More, "item"))
		}
	}
	return l
}

func (w *writer) hiringFacts() []fact {
	h := w.r.Campaign.Hiring
	var l factList
	l.number("Members of a crew, at most", h.Most, "member")
	l.number("On offer after a game", h.Draw, "board")
	if len(h.Never) > 0 {
		l.add("Never stay for good", english.List(english.Each(h.Never, func(id string) string { return english.Midway(w.group(id)) }), "and"))
	}
	return l
}

func (w *writer) upkeepFacts() []fact {
	u := w.r.Campaign.Upkeep
	var l factList
	if u.PerLevel > 0 {
		l.add("For each career level with points in it", fmt.Sprintf("%d UA", u.PerLevel))
	}
	if u.Played > 0 {
		l.add("More for those who took part", fmt.Sprintf("%d UA", u.Played))
	}
	return l
}

func (w *writer) wearFacts() []fact {
	c := w.r.Campaign
	var l factList
	if c.Wear.Table != "" {
		l.add("Rolled once a game", "“"+w.table(c.Wear.Table)+"”")
	}
	if c.Wear.Repair > 0 {
		l.add("A repair", fmt.Sprintf("%d UA", c.Wear.Repair))
	}
	if c.Wear.Roll != "" {
		l.add("Price of a repair", "“"+w.table(c.Wear.Roll)+"”")
	}
	l.number("Upgrades after a game, at most", c.Upgrades.PerPhase, "upgrade")
	if c.Upgrades.Maintained {
		l.add("Upgrades", "on a ship in perfect repair")
	}
	if c.Upgrades.Roll != "" {
		l.add("On top of an upgrade’s price", "“"+w.table(c.Upgrades.Roll)+"”")
	}
	return l
}

func (w *writer) moreFacts() []fact {
	var l factList
	if n := w.r.Campaign.CatchUp; n > 0 {
		l.add("Extra games are advised from a difference of", fmt.Sprintf("%d UA", n))
	}
	return l
}
