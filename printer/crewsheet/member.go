package crewsheet

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// member is a trader as the roster shows it.
type member struct {
	model.CrewTrader
	board   model.TraderKind
	title   string
	captain bool
	stats   []stat
	skills  []skill
}

// stat is one of a trader's numbers.
type stat struct {
	title     string
	now, most int
	path      string // in the crew, for what its source does not give
}

// skill is a skill that a trader has, or may learn.
type skill struct {
	id    string
	home  int // levels that come with the board
	level int // all levels
	most  int // as far as the class goes
}

// memberOf puts a trader together from the crew and the board.
func memberOf(t model.CrewTrader, r *model.RuleSet) member {
	m := member{CrewTrader: t}
	if i := slices.IndexFunc(r.Traders, func(k model.TraderKind) bool { return k.ID == t.Board }); i >= 0 && t.Board != "" {
		m.board = r.Traders[i]
	}
	m.title = cmp.Or(t.Title, m.board.Title, english.Spelled(t.ID))
	m.captain = m.board.Captain
	if t.Captain != nil {
		m.captain = *t.Captain
	}
	m.Class = cmp.Or(t.Class, m.board.Class)
	m.Species = cmp.Or(t.Species, m.board.Species)
	m.Points = cmp.Or(t.Points, m.board.Points)
	m.Home, m.Learned = either(t.Home, m.board.Home), either(t.Learned, m.board.Learned)
	m.Covered = either(t.Covered, m.board.Covered)
	m.Abilities, m.Bare = either(t.Abilities, m.board.Abilities), either(t.Bare, m.board.Bare)
	if len(t.Gear) == 0 {
		for _, id := range m.board.Gear {
			m.Gear = append(m.Gear, model.Amount{ID: id, Count: 1})
		}
	}
	m.number()
	m.learn(r)
	return m
}

// either is what the crew says, or else what the board says.
func either(own, board []model.Amount) []model.Amount {
	if len(own) > 0 {
		return own
	}
	return board
}

// number fills in the statistics.
func (m *member) number() {
	for _, s := range []struct {
		title, id string
		own       *model.CrewStat
		board     model.Stat
	}{
		{"Health", "health", m.Stats.Health, m.board.Health}, {"Actions", "actions", m.Stats.Actions, m.board.Actions},
		{"Skill", "skill", m.Stats.Skill, m.board.Skill}, {"Career", "career", m.Stats.Career, m.board.Career},
	} {
		x := stat{s.title, s.board.Start, max(s.board.Start, s.board.Most), "traders." + m.ID + ".stats." + s.id}
		if s.own != nil {
			x.now, x.most = s.own.Value(), max(s.own.Most, s.own.Value())
		}
		if x.most > 0 {
			m.stats = append(m.stats, x)
		}
	}
}

// learn lists the skills: first those that the trader has, then those that its class offers.
func (m *member) learn(r *model.RuleSet) {
	offered := map[string]int{}
	var class []model.Amount
	for _, c := range r.Classes {
		if c.ID == m.Class && m.Class != "" {
			class = c.Skills
		}
	}
	for _, s := range class {
		offered[s.ID] = s.Count
	}
	seen := map[string]bool{}
	for _, list := range [][]model.Amount{m.Home, m.Learned, class} {
		for _, s := range list {
			if seen[s.ID] {
				continue
			}
			seen[s.ID] = true
			home, learned := levelOf(m.Home, s.ID), levelOf(m.Learned, s.ID)
			m.skills = append(m.skills, skill{s.ID, home, home + learned, max(offered[s.ID], home+learned)})
		}
	}
}

func levelOf(list []model.Amount, id string) (n int) {
	for _, a := range list {
		if a.ID == id {
			n += a.Count
		}
	}
	return n
}

func (w *writer) skill(id string) string {
	return kinds.Titled(w.r.Skills, id, func(s model.Skill) (string, string) { return s.ID, s.Title })
}

func (w *writer) class(id string) string {
	return kinds.Titled(w.r.Classes, id, func(c model.Class) (string, string) { return c.ID, c.Title })
}

// token is a kind of equipment; one that the rule set lacks has nothing but its name.
func (w *writer) token(id string) model.TokenKind {
	for _, t := range w.r.Tokens {
		if t.ID == id {
			return t
		}
	}
	return model.TokenKind{ID: id, Title: english.Spelled(id)}
}
