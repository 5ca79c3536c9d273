package graph

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// missionGraph makes the graph of a mission.
type missionGraph struct {
	*builder
	pass   *check.Pass
	causes *walks.Causes
	names  kinds.Names
	m      *model.Mission
}

// mission is the graph of a mission's rules and of what they bring about.
func (b *builder) mission(u *compiler.Unit) {
	p := check.Look(judge.SubjectOf(u))
	g := &missionGraph{builder: b, pass: p, causes: walks.CausesOf(p), m: u.Mission, names: kinds.Names{Mission: u.Mission, Rules: u.Rules}}
	for _, r := range g.m.Rules {
		g.fact(infer.Fact{Kind: infer.RuleFact, ID: r.ID})
	}
	for _, f := range g.causes.Order {
		g.needs(g.fact(f), g.causes.By[f])
	}
	for i := range g.m.Rules {
		g.rule(&g.m.Rules[i])
	}
	for i, t := range g.m.Ends {
		end := b.node(fmt.Sprintf("end %d", i), func() Node {
			return Node{Kind: EndingNode, Title: first(g.names.Brief(t), t.Kind), Path: fmt.Sprintf("ends.%d", i)}
		})
		g.needs(end, g.causes.Event(t))
	}
	g.mark()
}

// key tells facts apart.
func factKey(f infer.Fact) string { return fmt.Sprintf("%s %s %d", f.Kind, f.ID, f.N) }

// fact is the node of a fact.
func (g *missionGraph) fact(f infer.Fact) int {
	return g.node(factKey(f), func() Node {
		n := Node{Kind: string(f.Kind), Title: f.ID}
		if from := g.causes.From[f]; len(from) > 0 {
			n.Path = from[0]
		}
		switch f.Kind {
		case infer.ReachFact:
			s := g.causes.Sites[f]
			n.Title, n.Path = first(s.Name, f.ID), s.Path
		case infer.DoorFact:
			panel := walks.Panel(g.pass, g.causes.Locks[f.N])
			n.Title = first(parts.PanelName(g.pass, panel))
			n.Path = walks.Building.Of(g.pass).Floors()[g.causes.Locks[f.N].Floor].Path + ".panels." + panel.Name
		case infer.RuleFact:
			n.Path = "rules." + f.ID
			if r := check.Find(g.m.Rules, f.ID, func(r *model.Rule) string { return r.ID }); r != nil {
				n.Title, n.Text = first(r.Title, r.ID), first(g.names.Effects(r.Do))
			}
		case infer.TokenFact:
			n.Title = first(g.names.Token(f.ID), f.ID)
		case infer.GoalFact:
			n.Path = "objectives." + f.ID
			if o := check.Find(g.m.Objectives, f.ID, func(o *model.Objective) string { return o.ID }); o != nil {
				n.Title, n.Text = first(o.Title, o.ID), first(g.names.Goal(o.Done))
			}
		case infer.CountFact:
			n.Title = first(g.names.Counter(f.ID), f.ID) + map[bool]string{true: " ↑", false: " ↓"}[f.N > 0]
			n.Path = "setup.counters." + f.ID
		}
		return n
	})
}

// needs links all that a need speaks of to what needs it.
func (g *missionGraph) needs(to int, n infer.Need) {
	if n.Of.Kind != "" {
		g.link(g.fact(n.Of), to, "")
	}
	for _, part := range n.Parts {
		g.needs(to, part)
	}
}

// rule links a rule to what sets it off by itself, and to the end of the game where it brings that about.
func (g *missionGraph) rule(r *model.Rule) {
	i := g.fact(infer.Fact{Kind: infer.RuleFact, ID: r.ID})
	if r.When != nil && g.enters(i) == 0 {
		words := first(g.names.Brief(*r.When), r.When.Kind)
		e := g.node("event "+words, func() Node { return Node{Kind: EventNode, Title: words, Path: "rules." + r.ID + ".when"} })
		g.link(e, i, "")
	}
	kinds.Every(r.Do, func(e model.Effect) {
		if kinds.Changes(e, kinds.EndCell) {
			end := g.node("end", func() Node { return Node{Kind: EndingNode, Title: "end", Path: "rules." + r.ID + ".do"} })
			g.link(i, end, "")
		}
	})
}

// mark finds what nothing leads to, and what leads to nothing.
func (g *missionGraph) mark() {
	so := map[infer.Fact]bool{}
	ways := walks.Ways.Of(g.pass)
	reached := func(f infer.Fact) bool {
		return slices.ContainsFunc(ways, func(a walks.Access) bool { return a.Done(f) })
	}
	all := func(f infer.Fact) bool { return so[f] || f.Kind == infer.ReachFact && reached(f) }
	for g.causes.More(all, func(f infer.Fact) { so[f] = true }) {
	}
	for _, f := range g.causes.Order {
		g.graph.Nodes[g.fact(f)].Lost = !all(f)
	}
	for f := range g.causes.Sites {
		if i, known := g.index[factKey(f)]; known {
			g.graph.Nodes[i].Lost = !reached(f)
		}
	}
	for i := range g.m.Rules {
		r := &g.m.Rules[i]
		n := &g.graph.Nodes[g.fact(infer.Fact{Kind: infer.RuleFact, ID: r.ID})]
		at := g.fact(infer.Fact{Kind: infer.RuleFact, ID: r.ID})
		n.Lost = n.Lost || r.Simulated && !r.Standing && r.When == nil && g.enters(at) == 0
		n.Idle = r.Simulated && !r.Standing && len(r.Do) == 0 && g.leaves(at) == 0
	}
	for _, f := range g.causes.Order {
		if f.Kind == infer.TokenFact || f.Kind == infer.CountFact {
			g.graph.Nodes[g.fact(f)].Idle = !g.wanted(f)
		}
	}
}

// wanted reports whether anything asks for a token or a counter: a need, or whatever else names it besides what an effect does
// with it and where it lies.
func (g *missionGraph) wanted(f infer.Fact) bool {
	for _, way := range []int{f.N, -f.N} { // a counter that falls is of use if its rise is, too
		if i, known := g.index[factKey(infer.Fact{Kind: f.Kind, ID: f.ID, N: way})]; known && g.leaves(i) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(refs.Of(g.m, nil), func(r refs.Ref) bool {
		domain := map[infer.FactKind]string{infer.TokenFact: "tokens", infer.CountFact: "@counter"}[f.Kind]
		laid := strings.Contains(r.Path, ".do.") || strings.HasPrefix(r.Path, "setup.")
		return r.ID == f.ID && !laid && slices.Contains(r.Domains, domain)
	})
}
