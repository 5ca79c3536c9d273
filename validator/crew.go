package validator

import "github.com/sortie-tools/sortie/schema/model"

// crew is the subject and the boards that it uses, if it is a whole crew of Core Space.
func (p *Pass) crew() (*model.Crew, bool) {
	c, ok := p.Subject.Value.(*model.Crew)
	return c, ok && p.Rules != nil && !p.Subject.Partial
}

// member is a trader of a crew with its board; a trader who is written out has an empty one.
type member struct {
	model.CrewTrader
	board model.TraderKind
	path  string
}

// members are the traders of a crew, those hired for one mission left out.
func (p *Pass) members(c *model.Crew) []member {
	var out []member
	for _, t := range c.Traders {
		if t.Temporary {
			continue
		}
		m := member{CrewTrader: t, path: "traders." + t.ID}
		if b := find(p.Rules.Traders, t.Board, func(k *model.TraderKind) string { return k.ID }); b != nil {
			m.board = *b
		}
		out = append(out, m)
	}
	return out
}

// captain reports whether the trader leads the crew.
func (m member) captain() bool {
	if m.Captain != nil {
		return *m.Captain
	}
	return m.board.Captain
}

// points is what the trader is worth when a crew is picked.
func (m member) points() int {
	if m.Points > 0 {
		return m.Points
	}
	return m.board.Points
}

// class is the class board that the trader uses.
func (m member) class() string {
	if m.Class != "" {
		return m.Class
	}
	return m.board.Class
}

// learned are the skills that the trader has bought; those of the board where the crew names none.
func (m member) learned() []model.Amount {
	if len(m.Learned) > 0 {
		return m.Learned
	}
	return m.board.Learned
}

// career is how many career points the trader has; 0 where nobody says.
func (m member) career() int {
	if m.Stats.Career != nil {
		return m.Stats.Career.Value()
	}
	return m.board.Career.Start
}
