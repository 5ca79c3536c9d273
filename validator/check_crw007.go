package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// crw007 finds statistics of traders beyond their limits.
func crw007() Check {
	return Check{
		Code:     "CRW007",
		Title:    "a statistic beyond its most",
		Severity: diag.Error,
		// seed 000:2079: a number grows only as far as the board has spaces.
		Text: "A statistic of a trader starts, or stands, above the most that it can grow to. Or it stands above the most that the trader's " +
			"board in the rule set allows.",
		Before: "stats: health: {start: 8, most: 6}",
		After:  "stats: health: {start: 5, most: 6}",
		Run: func(p *Pass) {
			c, ok := p.crew()
			if !ok {
				return
			}
			for _, m := range p.members(c) {
				for _, s := range m.stats() {
					most := s.value.Most
					if s.board > 0 {
						most = min(most, s.board)
					}
					if top := max(s.value.Start, s.value.Value()); top > most { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the %s of %s stands at %d, and can be %d at most", s.name, m.ID, top, most),
							Remedy:  fmt.Sprintf("write %d at most, or raise most", most),
							Range:   p.first(m.path+".stats."+s.name+"."+s.beyond(most), m.path+".stats."+s.name, m.path),
							Reasons: []string{fmt.Sprintf("starts at %d, stands at %d, most %d; the board allows %s", s.value.Start, s.value.Value(), s.value.Most, boardMost(s.board))},
						})
					}
				}
			}
		},
	}
}

// crewStat is a statistic that a crew writes out, and the most that the board allows; 0: it does not say.
type crewStat struct {
	name  string
	value *model.CrewStat
	board int
}

// stats are the statistics of a trader that differ from the board.
func (m member) stats() []crewStat {
	var out []crewStat
	for _, s := range []crewStat{
		{"health", m.Stats.Health, m.board.Health.Most}, {"actions", m.Stats.Actions, m.board.Actions.Most},
		{"skill", m.Stats.Skill, m.board.Skill.Most}, {"career", m.Stats.Career, m.board.Career.Most},
	} {
		if s.value != nil {
			out = append(out, s)
		}
	}
	return out
}

// beyond is the field that stands above the most.
func (s crewStat) beyond(most int) string {
	if s.value.Start > most {
		return "start"
	}
	return "now"
}

func boardMost(n int) string {
	if n == 0 {
		return "any number"
	}
	return fmt.Sprint(n)
}
