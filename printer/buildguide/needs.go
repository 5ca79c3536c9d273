package buildguide

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/dagger"
)

// need is how many of one kind of thing a mission takes.
type need struct {
	feature board.Feature
	title   string
	detail  string // what tells it from others of its kind: its colour, its length
	from    string // path of the first of them; empty where it has no place on a floor
	count   int
	boxes   []held // that hold some of it, among those that the mission names
	counted bool   // the boxes say how many things of the sort they hold
}

// held is how many of a thing a box holds.
type held struct {
	box     string
	count   int
	assumed bool
}

// have is how many all boxes hold together.
func (n need) have() (sum int) {
	for _, h := range n.boxes {
		sum += h.count
	}
	return sum
}

// short is how many more are needed than the boxes hold.
func (n need) short() int {
	if !n.counted {
		return 0
	}
	return max(0, n.count-n.have())
}

// source says where to take it from: "Core Space starter set: 6".
func (n need) source() string {
	if !n.counted {
		return ""
	}
	var out []string
	for _, h := range n.boxes {
		out = append(out, fmt.Sprintf("%s: %d", h.title(), h.count))
	}
	return cmp.Or(strings.Join(out, "; "), "in none of the mission’s boxes")
}

func (h held) title() string {
	if h.assumed {
		return h.box + dagger.Mark
	}
	return h.box
}
