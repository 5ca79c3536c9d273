package allocation

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc016 finds tokens that must be among those dealt and cannot.
func alc016() check.Check {
	return check.Check{
		Code:     "ALC016",
		Title:    "a token that must be dealt cannot be",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Crates, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:625
		Text: "`pool: include` names tokens that must be among those dealt. This one cannot be: the mission leaves it out " +
			"in the same breath or lets fewer of its category take part, it is set aside or laid out, it is rare and no " +
			"rare one is mixed in, or fewer tokens of its size are dealt than must be. `pool: picked` has the players pick tokens by " +
			"hand that must be among those dealt, too; there must be as many to pick from, and as many be dealt. Objective tokens and others that are kept apart " +
			"are dealt only where they stand here.",
		Before: "pool: {exclude: [\"medi-pack\"], include: [\"medi-pack\"]}",
		After:  "pool: include: [\"medi-pack\"]",
		Run: func(p *check.Pass) {
			if p.Mission.Setup.Pool == nil {
				return
			}
			sizes := map[string]int{}
			for _, d := range append(askedFor(p, sizes), picked(p, sizes)...) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// askedFor says of each token that must be dealt why it cannot be, and counts them by size; nothing where it can.
func askedFor(p *check.Pass, sizes map[string]int) []diag.Diagnostic {
	var out []diag.Diagnostic
	designs := map[string]int{}
	for i, id := range p.Mission.Setup.Pool.Include {
		if why := whyNotDealt(p, id, sizes, designs); why != "" {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("token %s must be among those dealt, but %s", id, why),
				Remedy:  "take it out of the list, or lay it out with setup.contents",
				Range:   p.Where.At(fmt.Sprintf("setup.pool.include.%d", i)),
				Reasons: copies(p, id),
			})
		}
	}
	return out
}

// whyNotDealt says why one more token that must be dealt cannot be, by what was counted of its size and design
// before; empty where it can, and where another check says why not.
func whyNotDealt(p *check.Pass, id string, sizes, designs map[string]int) string {
	size, t := sizeOf(p, id)
	if t == nil || size == nil {
		return ""
	}
	x, s := stock.StockOf(p).Pool(t.Size), stock.StockOf(p)
	sizes[t.Size]++
	sizes["category "+t.Category]++
	designs[id]++
	switch rule := p.Mission.Setup.Pool; {
	case slices.Contains(rule.Exclude, id) || slices.Contains(rule.ExcludeCategories, t.Category):
		return "the mission leaves it out"
	case !canDeal(p, *t):
		return "its sort is never dealt"
	case overMost(p, t.Category, sizes):
		return fmt.Sprintf("most lets no more than %d %s tokens take part", mostOf(p, t.Category), t.Category)
	case s.Boxed(id)-s.Reserved[id] < designs[id] && s.Reserved[id] > 0:
		return "no copy is left: it is set aside or laid out"
	case s.Boxed(id) < designs[id]:
		return fmt.Sprintf("the boxes hold %d", s.Boxed(id))
	case t.Rare && x.Mixed < designs[id]:
		return fmt.Sprintf("it is rare, and %d rare %s tokens are mixed in", x.Mixed, strings.ToLower(size.Title))
	case sizes[t.Size] > x.Dealt:
		return fmt.Sprintf("%d %s tokens are dealt in all", x.Dealt, strings.ToLower(size.Title))
	}
	return ""
}

// overMost reports whether more tokens of a category must be dealt than the mission lets take part.
func overMost(p *check.Pass, category string, counted map[string]int) bool {
	most := mostOf(p, category)
	return most >= 0 && counted["category "+category] > most
}

// mostOf is how many tokens of a category take part at most; -1: as many as there are.
func mostOf(p *check.Pass, category string) int {
	l := check.Find(p.Mission.Setup.Pool.Most, category, func(l *model.CategoryLimit) string { return l.Category })
	if l == nil {
		return -1
	}
	return l.Count
}

// picked says why what the players pick by hand cannot be dealt, after what is asked for by name, of which sizes holds how
// many there are of each size; nothing where it can.
func picked(p *check.Pass, sizes map[string]int) []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, x := range p.Mission.Setup.Pool.Picked {
		if why := whyNotPicked(p, x, sizes); why != "" {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("the players are to pick %s by hand, but %s", english.Count(x.Count, "token"), why),
				Remedy:  "let fewer be picked, or name more in among",
				Range:   p.First(fmt.Sprintf("setup.pool.picked.%d.count", i), fmt.Sprintf("setup.pool.picked.%d", i)),
			})
		}
	}
	return out
}

// whyNotPicked says why as many tokens as the players pick cannot be among those dealt; empty where they can.
func whyNotPicked(p *check.Pass, x model.Picked, sizes map[string]int) string {
	s := stock.StockOf(p)
	can := s.Pickable(p.Mission, p.Rules, x)
	if len(can) < x.Count {
		return fmt.Sprintf("there %s to pick from", english.Pick(len(can) == 1, "is 1", fmt.Sprintf("are %d", len(can))))
	}
	dealt, of := 0, map[string]bool{}
	for _, id := range can {
		if _, t := sizeOf(p, id); t != nil && !of[t.Size] {
			of[t.Size] = true
			dealt += max(0, s.Pool(t.Size).Dealt-sizes[t.Size])
		}
	}
	if dealt < x.Count {
		return fmt.Sprintf("no more than %d of their sizes are dealt besides what must be", dealt)
	}
	if len(of) == 1 {
		for size := range of {
			sizes[size] += x.Count
		}
	}
	return ""
}
