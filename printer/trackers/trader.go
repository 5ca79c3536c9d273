package trackers

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dash is what a dashboard shows of a trader: a crew's own, one of the rule set's, or nobody yet.
type dash struct {
	path               string // in the unit; empty for what no unit says
	id, title, species string
	captain, blank     bool
	points             int
	class              string
	text, notes        model.Text
	health, actions    stat
	skill, career      stat
	home, learned      []model.Amount
	abilities, bare    []model.Amount
	covered            []model.Amount // skills in the armour slot
	gear               []model.Amount
	worn               string
	npc                *model.Stats // the other side of the board
	assumed            []string     // what of the board no source gives
}

// marked is a text with a dagger if it says what no source gives.
func (d dash) marked(text, path string) string {
	if text == "" {
		return ""
	}
	return dagger.On(text, d.assumed, path)
}

// known names what a list of the board is about, with daggers.
func (d dash) known(list string, title func(id string) string) func(id string) string {
	return func(id string) string { return d.marked(title(id), list+"."+id) }
}

// stat is a statistic: what it starts with, where it stands, how far it can go. Most is 0 where nobody knows.
type stat struct {
	start, now, most int
	guess            bool
}

// crewTraders are the dashboards of a crew, the captain first as the crew has them.
func crewTraders(c *model.Crew, r *model.RuleSet) []dash {
	var out []dash
	for _, t := range c.Traders {
		out = append(out, ownDash(t, r))
	}
	return out
}

// allTraders are the dashboards of a rule set, and a blank one.
func allTraders(r *model.RuleSet) []dash {
	var out []dash
	for _, k := range r.Traders {
		out = append(out, kindDash(k))
	}
	return append(out, dash{id: "blank", title: "", blank: true})
}

func kindDash(k model.TraderKind) dash {
	d := dash{
		id: k.ID, title: k.Title, species: k.Species, captain: k.Captain, points: k.Points, class: k.Class, text: k.Text,
		home: k.Home, learned: k.Learned, abilities: k.Abilities, bare: k.Bare, covered: k.Covered, npc: k.NPC, assumed: k.Assumed,
	}
	known := func(s model.Stat, name string) stat {
		return stat{start: s.Start, now: s.Start, most: max(s.Most, s.Start), guess: slices.Contains(k.Assumed, name)}
	}
	d.health, d.actions, d.skill, d.career = known(k.Health, "health"), known(k.Actions, "actions"), known(k.Skill, "skill"), known(k.Career, "career")
	for _, id := range k.Gear {
		d.gear = append(d.gear, model.Amount{ID: id, Count: 1})
	}
	return d
}

// ownDash is a trader of a crew over the board that it has, if any.
func ownDash(t model.CrewTrader, r *model.RuleSet) dash {
	var d dash
	if i := slices.IndexFunc(r.Traders, func(k model.TraderKind) bool { return k.ID == t.Board }); i >= 0 && t.Board != "" {
		d = kindDash(r.Traders[i])
	}
	d.path = "traders." + t.ID
	d.id, d.title, d.species = t.ID, or(t.Title, d.title, english.Capital(strings.ReplaceAll(t.ID, "-", " "))), or(t.Species, d.species)
	d.class, d.worn, d.notes = or(t.Class, d.class), t.Worn, t.Notes
	if t.Captain != nil {
		d.captain = *t.Captain
	}
	if t.Points != 0 {
		d.points = t.Points
	}
	if t.Text.Source != "" {
		d.text = t.Text
	}
	d.health, d.actions = d.health.with(t.Stats.Health), d.actions.with(t.Stats.Actions)
	d.skill, d.career = d.skill.with(t.Stats.Skill), d.career.with(t.Stats.Career)
	d.home, d.learned = over(t.Home, d.home), over(t.Learned, d.learned)
	d.abilities, d.bare, d.gear = over(t.Abilities, d.abilities), over(t.Bare, d.bare), over(t.Gear, d.gear)
	d.covered = over(t.Covered, d.covered)
	own := map[string]bool{
		"species": t.Species != "", "class": t.Class != "", "captain": t.Captain != nil, "points": t.Points != 0,
		"health": t.Stats.Health != nil, "actions": t.Stats.Actions != nil, "skill": t.Stats.Skill != nil, "career": t.Stats.Career != nil,
		"home": len(t.Home) > 0, "learned": len(t.Learned) > 0, "abilities": len(t.Abilities) > 0, "bare": len(t.Bare) > 0, "covered": len(t.Covered) > 0, "gear": len(t.Gear) > 0,
	}
	d.assumed = slices.DeleteFunc(slices.Clone(d.assumed), func(path string) bool {
		name, _, _ := strings.Cut(path, ".")
		return own[name]
	})
	return d
}

// with is a statistic as a crew's own numbers have it.
func (s stat) with(own *model.CrewStat) stat {
	if own == nil {
		return s
	}
	return stat{start: own.Start, now: own.Value(), most: max(own.Most, own.Start, own.Value())}
}

// over is the crew's own list, or that of the board where it has none.
func over(own, board []model.Amount) []model.Amount {
	if len(own) > 0 {
		return own
	}
	return board
}

func or(list ...string) string {
	for _, s := range list {
		if s != "" {
			return s
		}
	}
	return ""
}

// skillLine is a skill on a class board.
type skillLine struct {
	id, title     string
	most          int // the highest level the class can learn; 0 where it cannot
	home, learned int
}

// skills are those of a trader's class, then others that the trader has.
func (w *writer) skills(d dash) []skillLine {
	var out []skillLine
	at := func(id string) *skillLine {
		for i := range out {
			if out[i].id == id {
				return &out[i]
			}
		}
		out = append(out, skillLine{id: id, title: w.skillTitle(id)})
		return &out[len(out)-1]
	}
	for _, c := range w.r.Classes {
		if c.ID == d.class {
			for _, a := range c.Skills {
				at(a.ID).most = a.Count
			}
		}
	}
	for _, a := range d.home {
		at(a.ID).home += a.Count
	}
	for _, a := range d.learned {
		at(a.ID).learned += a.Count
	}
	for i := range out {
		out[i].most = min(max(out[i].most, out[i].home+out[i].learned), mostLevels)
	}
	return out
}

// mostLevels is how many levels of a skill a class board shows at most.
const mostLevels = 6
