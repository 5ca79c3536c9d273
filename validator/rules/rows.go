package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// tableOfDice is a table that dice are rolled on, whatever holds it: an effect, a pay, or the rule set.
type tableOfDice struct {
	path string // of what has the rows
	die  string
	dice int
	rows []span
	deed bool // its rows do something, so that a result without one was hardly meant
}

// span is the results that a row is for.
type span struct {
	from, to int
	path     string
}

// tablesOfDice are all tables of the subject; of a rule set those that house rules write.
func tablesOfDice(p *check.Pass) []tableOfDice {
	var out []tableOfDice
	add := func(t tableOfDice, n int, row func(i int) (from, to int)) {
		if p.Subject.Value == p.Subject.RuleSet && !parts.IsWritten(p, t.path+".rows") {
			return
		}
		for i := range n {
			s := span{path: fmt.Sprintf("%s.rows.%d", t.path, i)}
			if s.from, s.to = row(i); s.to == 0 {
				s.to = s.from
			}
			t.rows = append(t.rows, s)
		}
		out = append(out, t)
	}
	parts.Each(p, func(path string, e *model.Effect) {
		add(tableOfDice{path: path, die: e.Die, dice: max(e.Dice, 1), deed: true}, len(e.Rows), func(i int) (int, int) { return e.Rows[i].From, e.Rows[i].To })
	})
	parts.Each(p, func(path string, e *model.PayRoll) {
		add(tableOfDice{path: path, die: e.Die, dice: max(e.Dice, 1)}, len(e.Rows), func(i int) (int, int) { return e.Rows[i].From, e.Rows[i].To })
	})
	parts.Each(p, func(path string, t *model.RollTable) {
		add(tableOfDice{path: path, die: t.Die, dice: 1}, len(t.Rows), func(i int) (int, int) { return t.Rows[i].From, t.Rows[i].To })
	})
	return out
}

// twice are the rows that are for a result which an earlier one is for, each with the first such.
func (t tableOfDice) twice() (out [][2]span) {
	for i, row := range t.rows {
		for _, before := range t.rows[:i] {
			if max(row.from, before.from) <= min(row.to, before.to) {
				out = append(out, [2]span{before, row})
				break
			}
		}
	}
	return out
}

// lacking are the results from low to high that no row is for.
func (t tableOfDice) lacking(low, high int) infer.Values {
	var all []infer.Interval
	for _, row := range t.rows {
		all = append(all, infer.Interval{Low: row.from, High: row.to})
	}
	return infer.Tidy(all).Not().And(infer.Wholes(low, high))
}

// ends are the lowest and the highest result that a row is for.
func (t tableOfDice) ends() (least, most int) {
	least, most = t.rows[0].from, t.rows[0].to
	for _, row := range t.rows {
		least, most = min(least, row.from), max(most, row.to)
	}
	return least, most
}
