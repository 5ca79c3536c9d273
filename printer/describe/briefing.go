package describe

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Briefing says what a group must know about a mission before it decides to play: how the crews stand
// to one another, what changes with their number, what went before, how it ends and what follows.
func Briefing(m *model.Mission, r *model.RuleSet, titles kinds.Titles) []Note {
	t := tell(m, r, titles)
	return briefing(m, t, t.variation)
}

// About is the same where Varied says what changes with the number of crews: only the author's own words
// about it are left.
func About(m *model.Mission, r *model.RuleSet, titles kinds.Titles) []Note {
	return briefing(m, tell(m, r, titles), func(model.Variation) []string { return nil })
}

func briefing(m *model.Mission, t teller, varied func(model.Variation) []string) []Note {
	var n notes
	n.add("Together", "players.mode", []string{Mode(m.Players)}, model.Text{})
	n.add("Roles", "players.roles", t.roles(), model.Text{})
	for i, v := range m.Variations {
		n.add("With "+Crews(v), fmt.Sprintf("variations.%d", i), varied(v), v.Text)
	}
	if s := m.Single; s != nil {
		n.add("As a game of its own", "single", t.single(*s), s.Text)
	}
	t.before(&n)
	n.add("The game ends", "ends", english.Each(m.Ends, t.last), model.Text{})
	if a := m.Aftermath; a != nil {
		n.add("After the game", "aftermath", t.aftermath(*a), a.Text)
		if a.Failure != nil {
			n.add("If you fail", "aftermath.failure", failure(*a.Failure), a.Failure.Text)
		}
	}
	n.add("With a game master", "gm", nil, m.GM)
	return n.list
}

// Mode says how the crews stand to one another; each for itself is usual and goes without saying.
func Mode(p model.Players) string {
	switch {
	case p.Max < 2:
		return ""
	case p.Mode == "co-op":
		return "All crews play together: they win or lose as one."
	case p.Mode == "semi-co-op":
		return "The crews work together, but each counts its own pay."
	}
	return ""
}

// roles says who plays what, and where stands what nobody else is told.
func (t teller) roles() []string {
	var out []string
	for _, r := range t.Mission.Players.Roles {
		who := "all other crews"
		if r.Crews > 0 {
			who = english.Count(r.Crews, "crew")
		}
		out = append(out, english.Capital(t.Role(r.ID))+": "+who)
	}
	if len(out) > 0 {
		out = append(out, "Each role has a card of its own, which those alone read who play it")
	}
	return out
}

// Crews is the number of crews with which a variation holds.
func Crews(v model.Variation) string {
	if v.Max <= v.Min {
		return english.Count(v.Min, "crew")
	}
	return fmt.Sprintf("%d–%d crews", v.Min, v.Max)
}

func (t teller) variation(v model.Variation) []string {
	var out []string
	if v.Crew > 0 {
		out = append(out, "Each crew deploys up to "+english.Count(v.Crew, "trader"))
	}
	if v.Hostility != nil {
		out = append(out, "The track begins with "+english.Count(*v.Hostility, "peg"))
	}
	if v.Pegs != 0 {
		out = append(out, fmt.Sprintf("Each round adds %s more than usual", english.Count(v.Pegs, "peg")))
	}
	for _, e := range v.Events {
		out = append(out, "Event cards: "+Share(e, t.Rules))
	}
	for _, n := range v.NPCs {
		out = append(out, "On the board as well: "+t.startNPC(n, true)+t.atPoint(n))
	}
	for _, c := range v.Counters {
		out = append(out, fmt.Sprintf("%s starts at %d", english.Quoted(t.Counter(c.ID)), c.Count))
	}
	for _, w := range v.Rewards {
		out = append(out, fmt.Sprintf("The pay for %s: %s", t.Objective(w.ID), cmp.Or(Reward(t.Mission, t.Rules, w.Reward), "nothing")))
	}
	if len(v.Aside) > 0 {
		out = append(out, "Set aside as well: "+english.And(tally(english.Each(v.Aside, t.Token))))
	}
	return out
}

// single says what a crew without a campaign behind it starts with: what traders are ahead on their
// career tracks, and what it may spend beyond its usual sum.
func (t teller) single(s model.Single) []string {
	var out []string
	if s.Career > 0 {
		out = append(out, "The career track of each trader advances by "+english.Count(s.Career, "point"))
	}
	for _, same := range alike(s.Traders) {
		names := english.And(english.Each(same, func(one model.TraderCount) string { return t.Trader(one.ID) }))
		track := "The career track of %s advances by %s"
		if len(same) > 1 {
			track = "The career tracks of %s advance by %s"
		}
		out = append(out, fmt.Sprintf(track, names, english.Count(same[0].Count, "point")))
	}
	if s.UA > 0 {
		out = append(out, fmt.Sprintf("Each crew spends %d UA more on equipment than usual", s.UA))
	}
	return out
}

// alike puts traders with the same number together, in the order of the first of them.
func alike(list []model.TraderCount) (groups [][]model.TraderCount) {
	for _, one := range list {
		i := slices.IndexFunc(groups, func(g []model.TraderCount) bool { return g[0].Count == one.Count })
		if i < 0 {
			groups = append(groups, nil)
			i = len(groups) - 1
		}
		groups[i] = append(groups[i], one)
	}
	return groups
}

// before says what must have been played or won.
func (t teller) before(n *notes) {
	var out []string
	own := model.Text{}
	title := func(id string) string { return english.Quoted(t.Titles.Of("mission", id)) }
	if q := t.Mission.Requires; q != nil {
		own = q.Text
		if len(q.Missions) > 0 {
			out = append(out, "Play "+english.And(english.Each(q.Missions, title))+" first")
		}
		if len(q.Boons) > 0 {
			out = append(out, "You need what you won before: "+english.And(english.Each(q.Boons, func(id string) string { return english.Quoted(english.Capital(english.Spelled(id))) })))
		}
	}
	if l := t.Mission.Linked; l != nil && l.Previous != "" {
		out = append(out, "Follows "+title(l.Previous)+" without a pause"+keeping(*l))
	}
	if l := t.Mission.Linked; l != nil && l.Next != "" {
		out = append(out, title(l.Next)+" follows without a pause"+keeping(*l))
	}
	if len(t.Mission.Modules) > 0 {
		out = append(out, "Uses the rules of "+english.And(english.Each(t.Mission.Modules, func(id string) string { return english.Quoted(english.Capital(english.Spelled(id))) })))
	}
	n.add("Before and after", beforeFrom(t.Mission), out, own)
}

// beforeFrom is the path of what before tells of first.
func beforeFrom(m *model.Mission) string {
	switch {
	case m.Requires != nil:
		return "requires"
	case m.Linked != nil:
		return "linked"
	}
	return "modules"
}

func keeping(l model.Linked) string {
	if l.Keep {
		return "; the board stays as it is"
	}
	return ""
}

func (t teller) aftermath(a model.Aftermath) []string {
	var out []string
	for _, p := range []struct{ name, is string }{
		{"extraction", a.Extraction}, {"advancement", a.Advancement}, {"trade", a.Trade}, {"upkeep", a.Upkeep}, {"maintenance", a.Maintenance},
	} {
		switch p.is {
		case "none":
			out = append(out, "There is no "+p.name)
		case "changed":
			if len(a.Text.Blocks) > 0 {
				out = append(out, english.Capital(p.name)+" is not as usual: see below")
			}
		}
	}
	if a.Refit {
		out = append(out, "Traders may heal and reload before the next game")
	}
	if a.Post != "" {
		out = append(out, "The trading post on the way is "+english.Quoted(t.Titles.Of("post", a.Post)))
	}
	if a.Degradation > 0 {
		out = append(out, "Roll "+english.Times(a.Degradation)+" for damage to the ship")
	}
	if does := t.Effects(a.Do); does != "" {
		out = append(out, "Each crew: "+does)
	}
	if a.Unpaid != nil {
		who := strings.Replace(t.Who(a.Unpaid), kinds.TheDoer, "a trader who met an objective", 1)
		out = append(out, "No pay is due for "+strings.Replace(who, "every ", "any ", 1))
	}
	return out
}

func failure(f model.Failure) []string {
	var out []string
	if f.UA > 0 {
		out = append(out, fmt.Sprintf("It costs %d UA", f.UA))
	}
	if f.Degradation > 0 {
		out = append(out, "Roll "+english.Times(f.Degradation)+" for damage to the ship")
	}
	if f.Arrest {
		out = append(out, "The crew is arrested")
	}
	return out
}
