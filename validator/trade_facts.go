package validator

import (
	"fmt"
	"reflect"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Limits on how far a fact about a crew is followed: nobody writes deeper ones by hand.
const (
	tradeDepth  = 12
	tradeLeaves = 400
)

// tradeWorld is what can ever be so of a crew, as far as the rule set and the units at hand say.
type tradeWorld struct {
	rules    *model.RuleSet
	boons    map[string]bool      // that somebody grants; nil: nobody knows
	counters map[string]tradeSpan // where the tallies of a campaign can stand; nil: nobody knows
	most     map[string]int       // of those that have a most: beyond it is a mistake of its own, CNT001
	played   map[string]int       // how often a stage can be played; nil: nobody knows
	league   bool                 // somebody keeps a table
	table    bool                 // it is known whether anybody does
}

// tradeSpan is the numbers from one to another.
type tradeSpan struct{ low, high int }

// tradeAny is a bound that is none.
const tradeAny = 1 << 40

// tradeLeaf is a fact without others in it, or that it is not so.
type tradeLeaf struct {
	fact *model.CrewFact
	not  bool
}

// never says why some facts cannot all hold for one crew; nothing where they can, or nobody can tell.
func (w tradeWorld) never(facts ...*model.CrewFact) string {
	var leaves []tradeLeaf
	for _, f := range facts {
		if why := w.gather(f, false, &leaves, 0); why != "" {
			return why
		}
	}
	return tradeClash(leaves)
}

// gather takes a fact apart into leaves that all have to hold. It says what cannot hold by itself.
func (w tradeWorld) gather(f *model.CrewFact, not bool, leaves *[]tradeLeaf, depth int) string {
	switch {
	case f == nil || depth > tradeDepth || len(*leaves) > tradeLeaves:
		return ""
	case f.Kind == "all" && !not, f.Kind == "any" && not, f.Kind == "none" && !not:
		for i := range f.Of {
			if why := w.gather(&f.Of[i], not != (f.Kind == "none"), leaves, depth+1); why != "" {
				return why
			}
		}
	case len(f.Of) == 1 && (f.Kind != "none" || not):
		return w.gather(&f.Of[0], not != (f.Kind == "none"), leaves, depth+1)
	case f.Kind == "any":
		return w.anyOf(f, depth)
	case f.Kind == "all" || f.Kind == "none":
		return ""
	default:
		*leaves = append(*leaves, tradeLeaf{f, not})
		if !not {
			return w.leaf(f)
		}
		if g, ok := tradeContrary(f); ok {
			return w.leaf(&g)
		}
	}
	return ""
}

// tradeContrary is the bound that holds where one does not: 4 at most in place of 5 at least.
func tradeContrary(f *model.CrewFact) (model.CrewFact, bool) {
	if f.Kind != "counter" && f.Kind != "crew" {
		return model.CrewFact{}, false
	}
	g := *f
	switch {
	case f.AtLeast != nil && f.AtMost == nil:
		n := tradeBound(f.AtLeast, 0) - 1
		g.AtLeast, g.AtMost = nil, &n
	case f.AtMost != nil && f.AtLeast == nil:
		n := tradeBound(f.AtMost, 0) + 1
		g.AtLeast, g.AtMost = &n, nil
	default:
		return g, false
	}
	return g, true
}

// anyOf says why none of some facts can hold.
func (w tradeWorld) anyOf(f *model.CrewFact, depth int) string {
	why := "there is nothing to choose from"
	for i := range f.Of {
		var own []tradeLeaf
		if why = w.gather(&f.Of[i], false, &own, depth+1); why == "" {
			why = tradeClash(own)
		}
		if why == "" {
			return ""
		}
	}
	return why
}

// leaf says why a single fact cannot hold.
func (w tradeWorld) leaf(f *model.CrewFact) string {
	switch f.Kind {
	case "trader":
		return w.someone(f)
	case "crew":
		if most := w.crewMost(); most > 0 && tradeBound(f.AtLeast, 0) > most {
			return fmt.Sprintf("it asks for %s, and a crew never has more than %d", english.Count(*f.AtLeast, "trader"), most)
		}
		if n := tradeBound(f.AtMost, 0); n < 0 { // a crew that has lost everybody has 0
			return fmt.Sprintf("it asks for %d traders at most", n)
		}
	case "upgrade":
		u := find(w.rules.Upgrades, f.Upgrade, func(u *model.Upgrade) string { return u.ID })
		if n := tradeBound(f.AtLeast, 1); u != nil && n > len(u.Levels) {
			return fmt.Sprintf("it asks for level %d of %s, which goes to %d", n, f.Upgrade, len(u.Levels))
		}
	case "system":
		return w.shipSystem(f)
	case "holds":
		if n, all := tradeBound(f.AtLeast, 1), tradeBoxed(w.rules, f.Token); all >= 0 && n > all {
			return fmt.Sprintf("it asks for %d of %s, and all boxes of the edition together hold %d", n, f.Token, all)
		}
	case "boon":
		if w.boons != nil && !w.boons[f.Boon] {
			return fmt.Sprintf("nothing at hand grants the boon %s", f.Boon)
		}
	case "played":
		if most, known := w.played[f.Node]; known && tradeBound(f.AtLeast, 1) > most {
			return fmt.Sprintf("it asks that %s has been played %s, and that is possible %s", f.Node, tradeTimes(tradeBound(f.AtLeast, 1)), tradeTimes(most))
		}
	case "counter":
		return w.tally(f)
	case "place":
		if w.table && !w.league {
			return "it asks for a place in a table, and there is no league"
		}
	}
	return tradeHollow(f)
}

// someone says why no crew has such traders.
func (w tradeWorld) someone(f *model.CrewFact) string {
	n, levels := max(f.Count, 1), len(w.rules.Campaign.Career.Levels)
	board := find(w.rules.Traders, f.Trader, func(t *model.TraderKind) string { return t.ID })
	switch most := w.crewMost(); {
	case levels > 0 && f.Level > levels:
		return fmt.Sprintf("it asks for career level %d, and the track has %d", f.Level, levels)
	case most > 0 && n > most:
		return fmt.Sprintf("it asks for %s, and a crew never has more than %d", english.Count(n, "trader"), most)
	case f.Captain != nil && *f.Captain && w.rules.Crews.Captains > 0 && n > w.rules.Crews.Captains:
		return fmt.Sprintf("it asks for %s, and a crew has %d", english.Count(n, "captain"), w.rules.Crews.Captains)
	case board != nil && board.Locked && f.Class != "" && board.Class != f.Class:
		return fmt.Sprintf("it asks for %s as %s, who can take no class but %s", f.Trader, f.Class, board.Class)
	case f.Trader != "" && n > 1:
		return fmt.Sprintf("it asks for %s %s, who is there once", f.Trader, tradeTimes(n))
	}
	return ""
}

// crewMost is the most traders that a crew ever has; 0 where nobody says.
func (w tradeWorld) crewMost() int {
	if w.rules.Campaign.Hiring.Most == 0 && w.rules.Crews.Most == 0 {
		return 0
	}
	return max(w.rules.Campaign.Hiring.Most, w.rules.Crews.Most)
}

func (w tradeWorld) shipSystem(f *model.CrewFact) string {
	for _, s := range w.rules.Ship.Systems {
		if (f.System == "" || f.System == s.ID) && s.Most > 0 && tradeBound(f.AtLeast, 0) > s.Most {
			return fmt.Sprintf("it asks for %s at %d, which goes to %d", s.ID, *f.AtLeast, s.Most)
		}
	}
	return tradeHollow(f)
}

// tally says why a tally of a campaign never stands between two bounds.
func (w tradeWorld) tally(f *model.CrewFact) string {
	s, known := w.counters[f.Counter]
	most, limited := w.most[f.Counter]
	switch low, high := tradeBound(f.AtLeast, -tradeAny), tradeBound(f.AtMost, tradeAny); {
	case !known || low > high || limited && low > most:
		return "" // bounds the wrong way round are a mistake of their own
	case low > s.high && s.high == s.low:
		return fmt.Sprintf("it asks for %s at %d or more; it stands at %d, and nothing changes it", f.Counter, low, s.high)
	case low > s.high:
		return fmt.Sprintf("it asks for %s at %d or more; nothing raises it above %d", f.Counter, low, s.high)
	case high < s.low && s.high == s.low:
		return fmt.Sprintf("it asks for %s at %d or less; it stands at %d, and nothing changes it", f.Counter, high, s.low)
	case high < s.low:
		return fmt.Sprintf("it asks for %s at %d or less; nothing lowers it below %d", f.Counter, high, s.low)
	}
	return ""
}

// tradeHollow says why the bounds of a fact leave no number.
func tradeHollow(f *model.CrewFact) string {
	key, s, ok := tradeBounds(f)
	switch {
	case !ok || f.Kind == "counter" || f.AtLeast == nil || f.AtMost == nil || s.low <= s.high:
		return ""
	}
	return fmt.Sprintf("%s cannot be %d or more and %d or less", key, s.low, s.high)
}

// tradeBounds is what a fact is about, if it is a number, and where that lies.
func tradeBounds(f *model.CrewFact) (string, tradeSpan, bool) {
	s := tradeSpan{tradeBound(f.AtLeast, -tradeAny), tradeBound(f.AtMost, tradeAny)}
	switch f.Kind {
	case "ua":
		return "universal assets", s, true
	case "points":
		return "the value in points", s, true
	case "crew":
		return "the number of traders", s, true
	case "system":
		return "the state of " + f.System, s, f.System != ""
	case "counter":
		return "the tally " + f.Counter, s, s.low <= s.high
	case "holds":
		return "the number of " + f.Token, tradeSpan{tradeBound(f.AtLeast, 1), tradeAny}, true
	case "upgrade":
		return "the level of " + f.Upgrade, tradeSpan{tradeBound(f.AtLeast, 1), tradeAny}, true
	case "played":
		return "the games played of " + f.Node, tradeSpan{tradeBound(f.AtLeast, 1), tradeAny}, true
	case "place":
		return "the place in the table", tradeSpan{1, tradeBound(f.AtMost, tradeAny)}, true
	}
	return "", s, false
}

// tradeClash says which leaves contradict one another.
func tradeClash(leaves []tradeLeaf) string {
	spans := map[string]tradeSpan{}
	for i, l := range leaves {
		for _, m := range leaves[:i] {
			if l.not != m.not && reflect.DeepEqual(*l.fact, *m.fact) {
				return fmt.Sprintf("%s is asked for and ruled out", tradeSays(l.fact))
			}
		}
		key, s, ok := tradeBounds(l.fact)
		if ok && l.not {
			s, ok = tradeFlip(s)
		}
		if !ok {
			continue
		}
		if old, have := spans[key]; have {
			s = tradeSpan{max(s.low, old.low), min(s.high, old.high)}
		}
		if spans[key] = s; s.low > s.high {
			return fmt.Sprintf("%s cannot be %d or more and %d or less", key, s.low, s.high)
		}
	}
	return ""
}

// tradeFlip is the numbers that are not in a span with one bound.
func tradeFlip(s tradeSpan) (tradeSpan, bool) {
	switch {
	case s.low == -tradeAny && s.high < tradeAny:
		return tradeSpan{s.high + 1, tradeAny}, true
	case s.high == tradeAny && s.low > -tradeAny:
		return tradeSpan{-tradeAny, s.low - 1}, true
	}
	return s, false
}

// tradeSays names a fact in a sentence.
func tradeSays(f *model.CrewFact) string {
	for _, name := range []string{f.Boon, f.Token, f.Objective, f.Node, f.Counter, f.Upgrade, f.System, f.Trader, f.Skill, f.Class, f.Result, f.Text} {
		if name != "" {
			return f.Kind + " " + name
		}
	}
	return f.Kind
}

// tradeBound is a bound, or what holds without one.
func tradeBound(n *int, without int) int {
	if n == nil {
		return without
	}
	return max(min(*n, tradeAny), -tradeAny)
}

// tradeTimes is how often something happens.
func tradeTimes(n int) string {
	switch n {
	case 0:
		return "never"
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// tradeBoxed is how many tokens of a design all boxes of the edition hold; -1 where the boxes are not known
// or do not list tokens.
func tradeBoxed(r *model.RuleSet, token string) int {
	n, known := 0, false
	for _, b := range r.Boxes {
		known = known || len(b.Tokens) > 0
		n += boxCount(b.Tokens, token)
	}
	if !known {
		return -1
	}
	return n
}

// sameFact reports whether two facts are the same, word for word.
func sameFact(a, b *model.CrewFact) bool { return reflect.DeepEqual(a, b) }
