package script

import (
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
)

// compass is how directions are written.
func compass() []string { return []string{"n", "ne", "e", "se", "s", "sw", "w", "nw"} }

// readFace reads a face: "Double hit", 3, or "5@ne".
func readFace(n node) Face {
	f := Face{path: n.path}
	if _, ok := n.v.(float64); ok {
		f.Number = n.number(1, 100)
		return f
	}
	title, arrow, pointed := strings.Cut(n.text(), "@")
	f.Title = title
	if number, err := strconv.Atoi(title); err == nil && number > 0 && number < 100 {
		f.Number, f.Title = number, ""
	}
	if !pointed {
		return f
	}
	for i, d := range compass() {
		if d == arrow {
			f.Arrow = uint8(i)
			return f
		}
	}
	n.fail("an arrow points to one of %s", strings.Join(compass(), ", "))
	return f
}

// dice are the queues of a game that is played from a script, and its pouch in the order in which it is drawn from.
type dice struct {
	rules  *play.Rules
	queues map[string][]rolled
	pouch  []int16
	err    *Error
	falls  *falls // all ways in which they can fall are gone through; nil: they fall as the queues say
}

// rolled is a face of a die of the rule set.
type rolled struct {
	face  int
	arrow uint8
}

// newDice looks the faces of a script up.
func newDice(s *Script, x *play.Rules) (*dice, *Error) {
	d := &dice{rules: x, queues: map[string][]rolled{}}
	for _, id := range sorted(s.Dice) {
		if id == coin {
			for _, f := range s.Dice[id] {
				if f.Number < 1 || f.Number > 2 {
					return nil, wrong(f.path, "a coin picks crew 1 or crew 2")
				}
				d.queues[id] = append(d.queues[id], rolled{face: f.Number - 1})
			}
			continue
		}
		die := -1
		for i := range x.Set.Dice {
			if x.Set.Dice[i].ID == id {
				die = i
			}
		}
		if die < 0 {
			return nil, wrong("dice."+id, "the rules have no such die")
		}
		for _, f := range s.Dice[id] {
			at := -1
			for i, face := range x.Set.Dice[die].Faces {
				if f.Number > 0 && face.Number == f.Number || f.Number == 0 && strings.EqualFold(face.Title, f.Title) {
					at = i
				}
			}
			if at < 0 {
				return nil, wrong(f.path, "the die has no such face")
			}
			d.queues[id] = append(d.queues[id], rolled{at, f.Arrow})
		}
	}
	return d, nil
}

// coin is the queue of the turn counter where it is tossed: the crew that it picks.
const coin = "coin"

// Toss is play.Tosser.Toss.
func (d *dice) Toss() int8 {
	if d.falls != nil {
		return int8(d.falls.take([]int{1, 1}))
	}
	face, _ := d.next(coin)
	return int8(face)
}

// Roll is play.Roller.Roll.
func (d *dice) Roll(die int) (face int, arrow uint8) {
	if d.falls != nil {
		return d.fall(die)
	}
	return d.next(d.rules.Set.Dice[die].ID)
}

// next is the next face of a queue.
func (d *dice) next(id string) (face int, arrow uint8) {
	q := d.queues[id]
	if len(q) == 0 {
		if d.err == nil {
			d.err = wrong("dice."+id, "the die is rolled, and no face is left for it")
		}
		return 0, uint8(field.North)
	}
	d.queues[id] = q[1:]
	return q[0].face, q[0].arrow
}

// Draw is play.Drawer.Draw: what was put into the pouch first comes first.
func (d *dice) Draw(g *play.Game) int16 {
	for _, t := range d.pouch {
		if g.Tokens[t].Where == play.InPouch {
			return t
		}
	}
	for t := range int16(g.Rules.TokenCount()) {
		if g.Tokens[t].Where == play.InPouch {
			return t
		}
	}
	return -1
}

// left are the dice with faces that nobody has rolled.
func (d *dice) left() []string {
	var out []string
	for _, id := range sorted(d.queues) {
		if n := len(d.queues[id]); n > 0 {
			out = append(out, id)
		}
	}
	return out
}

// copied is a copy that can be thrown away.
func (d *dice) copied() *dice {
	out := *d
	out.queues = map[string][]rolled{}
	for id, q := range d.queues {
		out.queues[id] = q
	}
	return &out
}
