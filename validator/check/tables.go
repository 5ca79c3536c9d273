package check

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// MaxTables is how many numbers of crews are looked at one by one: the language seats no more, and a
// mission made elsewhere that says a million must not keep anybody waiting.
const MaxTables = 12

// Table is the mission as one number of crews plays it.
type Table struct {
	Crews   int
	Mission *model.Mission
	moved   []model.Moved // what the variation replaces
	where   diag.Index    // with the variation's values in the places of those that they replace
}

// eachTable works the tables out once.
func (r *run) eachTable() []Table {
	if r.tables == nil {
		r.tables = []Table{}
		least := max(1, r.Mission.Players.Min)
		for n := least; n <= r.Mission.Players.Max && n < least+MaxTables; n++ {
			r.tables = append(r.tables, r.table(n))
		}
	}
	return r.tables
}

// Tables are the mission for every number of crews that can play it.
func (p *Pass) Tables() []Table { return p.run.eachTable() }

// table is the mission for one number of crews. Where it has no variation its values are shared with the
// mission as it is written.
func (r *run) table(crews int) Table {
	t := Table{Crews: crews}
	t.Mission, t.moved = r.Mission.Played(crews)
	if i := slices.IndexFunc(r.tables, func(o Table) bool { return slices.Equal(o.moved, t.moved) }); i >= 0 {
		t.where = r.tables[i].where
	} else {
		t.where = moveIndex(r.Where, t.moved)
	}
	return t
}

// each runs a check for every number of crews and reports what comes of it once.
func (r *run) each(c *Check) {
	var same []*counted
	tables := r.eachTable()
	for _, t := range tables {
		p := r.pass(c)
		p.Mission, p.Where, p.Players = t.Mission, t.where, t.Crews
		p.held = &[]diag.Diagnostic{}
		c.Run(p)
		same = join(same, *p.held, t.Crews)
	}
	for _, f := range same {
		if len(f.players) < len(tables) {
			f.Players = f.players
		}
		r.pass(c).Report(f.Diagnostic)
	}
}

// counted is a finding with the numbers of crews that it holds for.
type counted struct {
	diag.Diagnostic
	players []int
	nth     int // of the findings of one number at one place
}

// join adds the findings for a number of crews to those for smaller ones. Findings of one code at one place
// are one finding; the words are those for the largest number.
func join(all []*counted, found []diag.Diagnostic, crews int) []*counted {
	nth := map[diag.Range]int{}
	for _, d := range found {
		n := nth[d.Range]
		nth[d.Range]++
		i := slices.IndexFunc(all, func(c *counted) bool { return c.Code == d.Code && c.Range == d.Range && c.nth == n })
		if i < 0 {
			i = len(all)
			all = append(all, &counted{nth: n})
		}
		all[i].Diagnostic, all[i].players = d, append(all[i].players, crews)
	}
	return all
}

// moveIndex is an index in which some paths, and what is below them, lead elsewhere.
func moveIndex(x diag.Index, moved []model.Moved) diag.Index {
	if len(moved) == 0 {
		return x
	}
	out := make(diag.Index, len(x))
	for path, at := range x {
		out[path] = at
	}
	for _, m := range moved {
		for path := range x {
			if Below(path, m.To) {
				delete(out, path)
			}
		}
		for path, at := range x {
			if Below(path, m.From) {
				out[m.To+path[len(m.From):]] = at
			}
		}
	}
	return out
}

// Below reports whether a path is that of a value or of something in it.
func Below(path, value string) bool {
	if len(path) < len(value) || path[:len(value)] != value {
		return false
	}
	return len(path) == len(value) || path[len(value)] == '.' || path[len(value)] == '@'
}
