package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// rch006 finds locks whose key lies behind them.
func rch006() Check {
	return Check{
		Code:     "RCH006",
		Title:    "a key lies behind its own lock",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "A door stays locked because what opens it can only be had behind it, or behind another door that in turn waits for something " +
			"behind this one: the console of a rule, a token that a rule asks for, an objective. The whole chain is told, each link with " +
			"its place in the source; `--explain` lists it step by step. Let one link of it hang on something else.",
		Before: "// the vault is behind the bulkhead\nboard: {\n\tpanels: \"4,0-4,4\": {id: \"bulkhead\", state: \"locked\"}\n\tfurniture: console: {kind: \"console\", at: [2, 1]}\n}\nrules: hack: {\n\twhen: {kind: \"interact\", with: \"console\"}\n\tdo: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": {id: \"bulkhead\", state: \"locked\"}\n\tfurniture: console: {kind: \"console\", at: [6, 1]} // before the bulkhead\n}\nrules: hack: {\n\twhen: {kind: \"interact\", with: \"console\"}\n\tdo: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]\n}",
		Run: func(p *Pass) {
			if all := knots.Of(p); len(all) > 0 { // core
				for _, k := range all {
					p.knot(k)
				}
			}
		},
	}
}

// knot reports a circle at its first door.
func (p *Pass) knot(k knot) {
	lock := p.lore().Locks[k[0].N]
	d := diag.Diagnostic{
		Range: p.lockRange(lock), Label: "stays locked",
		Place:  p.spotPlace(lock.Floor, middle(p.panel(lock))),
		Remedy: "let one of these hang on something else: move " + p.movable(k) + ", or leave a door closed instead of locked",
	}
	d.Summary = fmt.Sprintf("%s never opens: what opens it is %s", p.lockName(lock), p.behind(k))
	for i, f := range k {
		next := k[(i+1)%len(k)]
		d.Reasons = append(d.Reasons, p.factName(f)+" "+p.linkWord(f, next)+" "+p.factName(next))
		if i > 0 {
			d.Related = append(d.Related, diag.Related{Range: p.factRange(f), Text: d.Reasons[i]})
		}
		d.Marks = append(d.Marks, p.factMarks(f)...)
	}
	p.Report(d)
}

// behind says in a few words what the key of a knot is behind.
func (p *Pass) behind(k knot) string {
	doors := 0
	for _, f := range k {
		if f.Kind == infer.DoorFact {
			doors++
		}
	}
	for i := len(k) - 1; i > 0; i-- {
		if k[i].Kind == infer.ReachFact && doors == 1 {
			return p.lore().sites[k[i]].name + ", behind it"
		}
	}
	return fmt.Sprintf("behind it, in a circle of %s", english.Count(len(k), "step"))
}

// movable names what of a knot could stand elsewhere.
func (p *Pass) movable(k knot) string {
	for _, f := range k {
		if f.Kind == infer.ReachFact {
			return p.lore().sites[f].name
		}
	}
	return "a key"
}

// linkWord says how one fact of a knot hangs on the next.
func (p *Pass) linkWord(f, next infer.Fact) string {
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
func (p *Pass) factRange(f infer.Fact) diag.Range {
	l := p.lore()
	switch f.Kind {
	case infer.DoorFact:
		return p.lockRange(l.Locks[f.N])
	case infer.ReachFact:
		return p.siteRange(l.sites[f])
	}
	if paths := l.From[f]; len(paths) > 0 {
		return p.Where.At(paths[0])
	}
	return p.Where.At("rules")
}

// siteRange is where the source puts a site.
func (p *Pass) siteRange(s site) diag.Range {
	return p.first(s.path+".at", floorPath(s.path)+".plan#"+lastName(s.path), s.path)
}

// factMarks are what a map shows of a fact.
func (p *Pass) factMarks(f infer.Fact) []diag.Mark {
	switch f.Kind {
	case infer.DoorFact:
		l := p.lore().Locks[f.N]
		return []diag.Mark{p.edgeMark(l, p.lockWord(l))}
	case infer.ReachFact:
		s := p.lore().sites[f]
		var cells []geom.Cell
		for _, x := range s.spots {
			if x.Floor == s.floor {
				cells = append(cells, x.Cell)
			}
		}
		return []diag.Mark{p.cellsMark(s.floor, cells, s.name)}
	}
	return nil
}
