package posts

import (
	"encoding/json"

	"github.com/sortie-tools/sortie/schema/model"
)

// line is one thing on a price list, as far as lists of the same post are compared: a shelf, a price, a service,
// a recipe or a sentence. Its rows are those that it takes on paper.
type line struct {
	key  string
	rows int
}

// The keys of lines. What a state says twice is one line.
func shelfKey(s *model.Shelf) string { return "shelf " + s.ID }

func serviceKey(s model.Service) string { return keyed("service ", s) }

func recipeKey(r model.Recipe) string { return keyed("recipe ", r) }

func priceKey(l model.PriceLine) string { return keyed("price ", l) }

func newsKey(sentence string) string { return "news " + sentence }

func keyed(sort string, v any) string {
	data, _ := json.Marshal(v) // plain data: it cannot fail
	return sort + string(data)
}

// lines are all lines of a state: a shelf has a row for each of its tokens.
func (x state) lines(r *model.RuleSet) []line {
	shut := map[string]bool{}
	for _, id := range x.shut {
		shut[id] = true
	}
	var out []line
	for i := range x.post.Stock {
		if s := &x.post.Stock[i]; !shut[s.ID] {
			out = append(out, line{shelfKey(s), 1 + tokensOf(s, r)})
		}
	}
	for _, l := range x.post.Prices {
		out = append(out, line{priceKey(l), 1})
	}
	for _, s := range x.post.Services {
		out = append(out, line{serviceKey(s), 1})
	}
	if c := x.post.Crafting; c != nil {
		for _, r := range c.Recipes {
			out = append(out, line{recipeKey(r), 1})
		}
	}
	for _, n := range x.news {
		out = append(out, line{newsKey(n), 1})
	}
	return out
}

func tokensOf(s *model.Shelf, r *model.RuleSet) int {
	n := 0
	for _, t := range r.Tokens {
		if s.Goods.Hold(t) {
			n++
		}
	}
	return n
}

// group is states that share a list.
type group struct {
	states []state
	held   map[string]int // in how many of the states a line is
	rows   map[string]int
}

// fewRows is how many rows may always differ between states that share a list, and mostTimed how many lines.
const (
	fewRows   = 4
	mostTimed = 120
)

// takes reports whether a state can share the group's list: only where most of the rows would hold at some times
// and not at others, two lists are easier to read than one.
func (g *group) takes(lines []line) bool {
	here := map[string]bool{}
	differs, rows, timed := 0, 0, 0
	for _, l := range lines {
		if here[l.key] = true; g.held[l.key] == 0 {
			differs, rows, timed = differs+l.rows, rows+l.rows, timed+1
		}
	}
	for key, n := range g.rows {
		if rows += n; g.held[key] < len(g.states) || !here[key] {
			differs, timed = differs+n, timed+1
		}
	}
	return timed <= mostTimed && (differs <= fewRows || 2*differs <= rows)
}

func (g *group) add(x state, lines []line) {
	g.states = append(g.states, x)
	once := map[string]bool{}
	for _, l := range lines {
		if !once[l.key] {
			g.held[l.key]++
		}
		once[l.key], g.rows[l.key] = true, l.rows
	}
}

// alike puts the states of a post together that differ in a few lines only, in the order of their first stages.
func alike(all []state, r *model.RuleSet) []*group {
	var out []*group
next:
	for _, x := range all {
		lines := x.lines(r)
		for _, g := range out {
			if g.takes(lines) {
				g.add(x, lines)
				continue next
			}
		}
		g := &group{held: map[string]int{}, rows: map[string]int{}}
		g.add(x, lines)
		out = append(out, g)
	}
	return out
}
