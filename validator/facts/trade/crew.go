package trade

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// CrewStat is a statistic that a crew writes out, and the most that the board allows; 0: it does not say.
type CrewStat struct {
	Name  string
	Value *model.CrewStat
	Board int
}

// Stands are the statistics of a trader that differ from the board.
func (m Member) Stands() []CrewStat {
	var out []CrewStat
	for _, s := range []CrewStat{
		{"health", m.Stats.Health, m.Kind.Health.Most}, {"actions", m.Stats.Actions, m.Kind.Actions.Most},
		{"skill", m.Stats.Skill, m.Kind.Skill.Most}, {"career", m.Stats.Career, m.Kind.Career.Most},
	} {
		if s.Value != nil {
			out = append(out, s)
		}
	}
	return out
}

// Beyond is the field that stands above the most.
func (s CrewStat) Beyond(most int) string {
	if s.Value.Start > most {
		return "start"
	}
	return "now"
}

// Member is a trader of a crew with its board; a trader who is written out has an empty one.
type Member struct {
	model.CrewTrader
	Kind model.TraderKind
	Path string
}

// Members are the traders of a crew, those hired for one mission left out.
func Members(p *check.Pass, c *model.Crew) []Member {
	var out []Member
	for _, t := range c.Traders {
		if t.Temporary {
			continue
		}
		m := Member{CrewTrader: t, Path: "traders." + t.ID}
		if b := check.Find(p.Rules.Traders, t.Board, func(k *model.TraderKind) string { return k.ID }); b != nil {
			m.Kind = *b
		}
		out = append(out, m)
	}
	return out
}

// Leads reports whether the trader leads the crew.
func (m Member) Leads() bool {
	if m.Captain != nil {
		return *m.Captain
	}
	return m.Kind.Captain
}

// Worth is what the trader is worth when a crew is picked.
func (m Member) Worth() int {
	if m.Points > 0 {
		return m.Points
	}
	return m.Kind.Points
}

// ClassBoard is the class board that the trader uses.
func (m Member) ClassBoard() string {
	if m.Class != "" {
		return m.Class
	}
	return m.Kind.Class
}

// SkillsBought are the skills that the trader has bought; those of the board where the crew names none.
func (m Member) SkillsBought() []model.Amount {
	if len(m.Learned) > 0 {
		return m.Learned
	}
	return m.Kind.Learned
}

// CareerPoints is how many career points the trader has; 0 where nobody says.
func (m Member) CareerPoints() int {
	if m.Stats.Career != nil {
		return m.Stats.Career.Value()
	}
	return m.Kind.Career.Start
}
