package words

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/say"
	"github.com/sortie-tools/sortie/schema/model"
)

// Coming is an arrival of a level as it happens in a mission.
type Coming struct {
	model.Arrival
	For string // the kind of NPC in whose place it comes; empty where it comes for itself
}

// Arrivals are what a level of the hostility track brings in a mission: without the groups that are not in
// play, and with the kinds that come in place of others. It is the same for every page that shows a track.
func Arrivals(m *model.Mission, r *model.RuleSet, l model.HostilityLevel) []Coming {
	var out []Coming
	for _, a := range l.Arrivals {
		if stays(m, r, a.NPC) {
			continue
		}
		c := Coming{Arrival: a}
		if by := instead(m, a.NPC); by != a.NPC {
			c.NPC, c.For = by, a.NPC
		}
		out = append(out, c)
	}
	return out
}

// stays reports whether a kind does not arrive in a mission: nothing does, or its group is not in play.
func stays(m *model.Mission, r *model.RuleSet, npc string) bool {
	if m.Setup.Arrivals != nil && m.Setup.Arrivals.None {
		return true
	}
	i := slices.IndexFunc(r.NPCs, func(n model.NPCKind) bool { return n.ID == npc })
	return i >= 0 && slices.Contains(m.Setup.Without, r.NPCs[i].Group)
}

// instead is the kind that comes in a mission in place of another, or that kind itself.
func instead(m *model.Mission, npc string) string {
	if s := m.Setup.Arrivals; s != nil {
		for _, x := range s.Map {
			if x.NPC == npc {
				return x.By
			}
		}
	}
	return npc
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
		pegs := say.Each(uniqInts(c.Holes), func(n int) string { return fmt.Sprint(before + n) })
		out = append(out, "at "+say.Plural(len(pegs), "peg")+" "+say.And(pegs))
	}
	if c.At != "" {
		out = append(out, "at "+one(say.Lower(brief(Titled(r.Markers, c.At, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })))))
	}
	if c.For != "" {
		out = append(out, "in place of "+brief(teller{r: r}.npc(c.For)))
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
