package play

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// chart is how NPCs choose what to do, lowered.
type chart struct {
	die   int8 // whose face picks the line; -1: none
	turn  bool // it is gone through once a turn, and not for each action
	lines []line
	asks  fact // what its lines ask
}

// line is one line of a chart.
type line struct {
	faces         uint16 // of the die, a bit each; 0: any
	needs, unless fact
	do            []Deed
	symbol        string // of its face
	kind          int8   // what it turns out to be; -1: what it is
}

// fact is a set of what can be so when an NPC acts.
type fact uint32

// The facts that lines of charts ask for.
const (
	isProne fact = 1 << iota
	isEngaged
	engagedWithTarget
	seesTarget
	targetInRange
	shoots
	shootsBetter
	canCharge
	hasMoved
	coverNear
	traderNear
	traderSeen
	revealDue
	unheardOf // that the engine knows nothing of: it is never so
)

// anyMood are those that are so of an NPC besides its target; only charts that go by a die ask for them.
const anyMood = coverNear | traderNear | traderSeen

// factOf is the bit of a fact, as charts name it.
func factOf(id string) fact {
	switch id {
	case "prone":
		return isProne
	case "engaged":
		return isEngaged
	case "engaged-with-target":
		return engagedWithTarget
	case "sees-target":
		return seesTarget
	case "target-in-range":
		return targetInRange
	case "shoots":
		return shoots
	case "shoots-better":
		return shootsBetter
	case "can-charge":
		return canCharge
	case "moved":
		return hasMoved
	case "cover-near":
		return coverNear
	case "trader-near":
		return traderNear
	case "trader-seen":
		return traderSeen
	case "reveal-due":
		return revealDue
	}
	return unheardOf
}

// Deed is what a line of a chart has an NPC do.
type Deed uint8

// The deeds.
const (
	NoDeed Deed = iota
	StandUpDeed
	StrikeDeed
	ShootDeed
	AssaultDeed
	MoveDeed // towards the target
	MoveByDieDeed
	MoveToCoverDeed
	MoveToTraderDeed
	JoinDeed
	LeaveDeed
	TradeDeed
	RevealDeed
)

// deedIn is the deed of a chart with a name; false: the engine has none such.
func deedIn(id string) (Deed, bool) {
	names := [...]string{"nothing", "stand-up", "close-assault", "ranged-assault", "assault", "move-to-target", "move-by-die", "move-to-cover",
		"move-to-trader", "join", "leave", "trade", "reveal"}
	i := slices.Index(names[:], id)
	return Deed(max(i, 0)), i >= 0
}

func (x *Rules) chartOf(id string) int8 {
	return int8(slices.IndexFunc(x.Set.Charts, func(c model.Chart) bool { return c.ID == id }))
}

func (x *Rules) lowerCharts() error {
	if err := x.chartsPlayed(); err != nil {
		return err
	}
	x.fighting = int8(slices.IndexFunc(x.Set.Charts, func(c model.Chart) bool { return c.Die == "" }))
	for _, c := range x.Set.Charts {
		out := chart{die: x.dieOf(c.Die), turn: c.Per == "turn"}
		for _, l := range c.Lines {
			low := x.line(out.die, l)
			out.lines = append(out.lines, low)
			out.asks |= low.needs | low.unless
		}
		x.charts = append(x.charts, out)
	}
	return nil
}

// line lowers a line of a chart.
func (x *Rules) line(die int8, l model.ChartLine) line {
	out := line{kind: int8(slices.IndexFunc(x.Set.NPCs, func(n model.NPCKind) bool { return n.ID == l.Face }))}
	for _, id := range l.If {
		out.needs |= factOf(id)
	}
	for _, id := range l.Unless {
		out.unless |= factOf(id)
	}
	if l.Face != "" && die >= 0 {
		for i, f := range x.dice[die].faces {
			if f.symbol == l.Face {
				out.faces |= 1 << i
			}
		}
	}
	out.symbol = l.Face
	for _, id := range l.Do {
		d, _ := deedIn(id) // chartsPlayed has found all others
		out.do = append(out.do, d)
	}
	return out
}

// chartsPlayed is an error if charts of the rule set have NPCs do or ask what no game plays yet: all of it, and what can be done
// about it.
func (x *Rules) chartsPlayed() error {
	var said []string
	deeds := false
	for _, c := range x.Set.Charts {
		var words []string
		add := func(word string) {
			if !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
		for _, l := range c.Lines {
			for _, id := range slices.Concat(l.If, l.Unless) {
				if factOf(id) == unheardOf {
					add("if " + id)
				}
			}
			for _, id := range l.Do {
				if _, known := deedIn(id); !known {
					add(id)
					deeds = true
				}
			}
		}
		if len(words) > 0 {
			said = append(said, fmt.Sprintf("%s (%s)", c.ID, strings.Join(words, ", ")))
		}
	}
	if !deeds {
		return nil // of a condition that no game knows, a line is passed over
	}
	return fmt.Errorf("no game is played by the rules %q yet, as their charts hold words that a game does not play: %s. "+
		"Play it at the table with the page of play, which \"sortie build\" makes, or write these charts in a pack's own rules without those words", x.Set.ID, strings.Join(said, "; "))
}
