package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch006 finds locks whose key lies behind them.
func rch006() check.Check {
	return check.Check{
		Code:     "RCH006",
		Title:    "a key lies behind its own lock",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{deadlocks},
		Text: "A door stays locked because what opens it can only be had behind it, or behind another door that in turn waits for something " +
			"behind this one: the console of a rule, a token that a rule asks for, an objective. The whole chain is told, each link with " +
			"its place in the source; `--explain` lists it step by step. Let one link of it hang on something else.",
		Before: "// the vault is behind the bulkhead\nboard: {\n\tpanels: \"4,0-4,4\": {id: \"bulkhead\", state: \"locked\"}\n\tfurniture: console: {kind: \"console\", at: [2, 1]}\n}\nrules: hack: {\n\twhen: {kind: \"interact\", with: \"console\"}\n\tdo: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": {id: \"bulkhead\", state: \"locked\"}\n\tfurniture: console: {kind: \"console\", at: [6, 1]} // before the bulkhead\n}\nrules: hack: {\n\twhen: {kind: \"interact\", with: \"console\"}\n\tdo: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]\n}",
		Run: func(p *check.Pass) {
			if all := deadlocks.Of(p); len(all) > 0 { // core
				for _, k := range all {
					tellDeadlock(p, k)
				}
			}
		},
	}
}

// tellDeadlock reports a circle at its first door.
func tellDeadlock(p *check.Pass, k deadlock) {
	lock := walks.CausesOf(p).Locks[k[0].N]
	d := diag.Diagnostic{
		Range: walks.LockRange(p, lock), Label: "stays locked",
		Place:  walks.SpotPlace(p, lock.Floor, parts.Middle(walks.Panel(p, lock))),
		Remedy: "let one of these hang on something else: move " + movable(p, k) + ", or leave a door closed instead of locked",
	}
	d.Summary = fmt.Sprintf("%s never opens: what opens it is %s", walks.LockName(p, lock), behind(p, k))
	for i, f := range k {
		next := k[(i+1)%len(k)]
		d.Reasons = append(d.Reasons, factName(p, f)+" "+linkWord(p, f, next)+" "+factName(p, next))
		if i > 0 {
			d.Related = append(d.Related, diag.Related{Range: factRange(p, f), Text: d.Reasons[i]})
		}
		d.Marks = append(d.Marks, factMarks(p, f)...)
	}
	p.Report(d)
}

// behind says in a few words what the key of a deadlock is behind.
func behind(p *check.Pass, k deadlock) string {
	doors := 0
	for _, f := range k {
		if f.Kind == infer.DoorFact {
			doors++
		}
	}
	for i := len(k) - 1; i > 0; i-- {
		if k[i].Kind == infer.ReachFact && doors == 1 {
			return walks.CausesOf(p).Sites[k[i]].Name + ", behind it"
		}
	}
	return fmt.Sprintf("behind it, in a circle of %s", english.Count(len(k), "step"))
}

// movable names what of a deadlock could stand elsewhere.
func movable(p *check.Pass, k deadlock) string {
	for _, f := range k {
		if f.Kind == infer.ReachFact {
			return walks.CausesOf(p).Sites[f].Name
		}
	}
	return "a key"
}

// linkWord says how one fact of a deadlock hangs on the next.
func linkWord(p *check.Pass, f, next infer.Fact) string {
	switch {
	case f.Kind == infer.ReachFact:
		return "is behind"
	case f.Kind == infer.DoorFact && next.Kind == infer.RuleFact:
		return "is opened by"
	case f.Kind == infer.TokenFact:
		return "comes from"
	case f.Kind == infer.RuleFact && next.Kind == infer.ReachFact:
		return "waits at"
	}
	return "needs"
}

// factRange is where the source speaks of a fact.
func factRange(p *check.Pass, f infer.Fact) diag.Range {
	l := walks.CausesOf(p)
	switch f.Kind {
	case infer.DoorFact:
		return walks.LockRange(p, l.Locks[f.N])
	case infer.ReachFact:
		return siteRange(p, l.Sites[f])
	}
	if paths := l.From[f]; len(paths) > 0 {
		return p.Where.At(paths[0])
	}
	return p.Where.At("rules")
}

// siteRange is where the source puts a site.
func siteRange(p *check.Pass, s walks.Site) diag.Range {
	return p.First(s.Path+".at", parts.FloorPath(s.Path)+".plan#"+lastName(s.Path), s.Path)
}

// factMarks are what a map shows of a fact.
func factMarks(p *check.Pass, f infer.Fact) []diag.Mark {
	switch f.Kind {
	case infer.DoorFact:
		l := walks.CausesOf(p).Locks[f.N]
		return []diag.Mark{walks.EdgeMark(p, l, walks.LockWord(p, l))}
	case infer.ReachFact:
		s := walks.CausesOf(p).Sites[f]
		var cells []geom.Cell
		for _, x := range s.Spots {
			if x.Floor == s.Floor {
				cells = append(cells, x.Cell)
			}
		}
		return []diag.Mark{walks.CellsMark(p, s.Floor, cells, s.Name)}
	}
	return nil
}
