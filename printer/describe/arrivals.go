package describe

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Coming is an arrival of a level as it happens in a mission.
type Coming struct{ model.Coming }

// Arrivals are what a level of the hostility track brings in a mission.
func Arrivals(m *model.Mission, r *model.RuleSet, l model.HostilityLevel) []Coming {
	return english.Each(m.Arrivals(r, l), func(c model.Coming) Coming { return Coming{c} })
}

// Read says how the die of an arrival is read; empty where there is none.
func (c Coming) Read() string {
	switch {
	case c.Die == "":
		return ""
	case c.Face != "" && c.For != "":
		return "one on the other’s symbol"
	case c.Face != "":
		return "one on its own symbol"
	case c.Number != 0:
		return fmt.Sprintf("one on a %d", c.Number)
	}
	return "as many as rolled"
}

// Apart says what is not as ever about an arrival: the pegs that call it, where before holes lie below its
// level, the sort of place that it comes to, and in whose place it comes.
func (c Coming) Apart(r *model.RuleSet, before int) []string {
	var out []string
	if len(c.Holes) > 0 {
		pegs := english.Each(uniqInts(c.Holes), func(n int) string { return fmt.Sprint(before + n) })
		out = append(out, "at "+english.Plural(len(pegs), "peg")+" "+english.And(pegs))
	}
	if c.At != "" {
		out = append(out, "at "+english.One(english.Lower(brief(kinds.Titled(r.Markers, c.At, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })))))
	}
	if c.For != "" {
		out = append(out, "in place of "+brief(tell(nil, r, nil).NPC(c.For)))
	}
	return out
}

func uniqInts(list []int) []int {
	var out []int
	for _, n := range list {
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// brief is as much of a name as fits beside something else.
func brief(name string) string {
	const most = 40
	if letters := []rune(name); len(letters) > most {
		return strings.TrimSpace(string(letters[:most-1])) + "…"
	}
	return name
}

// HolesBefore is how many holes of the hostility track come before those of a level.
func HolesBefore(r *model.RuleSet, level string) (n int) {
	for _, l := range r.Hostility.Levels {
		if l.ID == level {
			return n
		}
		n += l.Holes
	}
	return n
}
