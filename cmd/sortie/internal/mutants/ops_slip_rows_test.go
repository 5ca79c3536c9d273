package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// rolling gives a rule a roll of a die that shows 1 to 6, with two rows.
func rolling(t *trial, one, two model.RollRow) *model.Rule {
	r := t.doing()
	die := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) == 6 && len(d.Faces) == 6 })
	if r == nil || die == nil {
		return nil
	}
	one.Do, two.Do = []model.Effect{{Kind: "pegs", Add: 1}}, []model.Effect{{Kind: "pegs", Add: 2}}
	r.Do = append(r.Do, model.Effect{Kind: "roll", Die: die.ID, Dice: 1, Rows: []model.RollRow{one, two}})
	return r
}

func twoRowsOneResult(t *trial) string {
	n := 2 + t.IntN(4)
	if r := rolling(t, model.RollRow{From: 1, To: n}, model.RollRow{From: n, To: 6}); r != nil {
		return did("rule %s has two rows for a %d", r.ID, n)
	}
	return ""
}

func noRowForAResult(t *trial) string {
	n := 2 + t.IntN(4)
	if r := rolling(t, model.RollRow{From: 1, To: n - 1}, model.RollRow{From: n + 1, To: 6}); r != nil {
		return did("rule %s has no row for a %d", r.ID, n)
	}
	return ""
}
