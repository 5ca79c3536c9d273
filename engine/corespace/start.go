package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// Standing is figures that the set-up places on the board.
type Standing struct {
	NPC   string `json:"npc"`
	Name  string `json:"name,omitempty"` // its own
	Count int    `json:"count"`
	Drawn bool   `json:"drawn,omitempty"` // the kind was drawn from several
	Body  bool   `json:"body,omitempty"`  // it lies there defeated

	// Of those who are dealt to spots, traders among them, who have a name and no kind of NPC:
	Spot   string `json:"spot,omitempty"`   // where, in words
	Hidden bool   `json:"hidden,omitempty"` // nobody knows before somebody looks there

	At *model.Place `json:"-"` // the same spot, for who plays figures on the board
}

// anyTrader is a trader whom the players draw: the table does not know which ones they play.
const anyTrader = "a trader drawn from those whom no crew plays"

// figures are the miniatures that the mission's boxes hold, in the order of the rule set. A group that the
// mission does without stays in its box.
func (t *Table) figures() []Figure {
	stock := map[string]int{}
	for _, b := range dealing.Boxes(t.mission, t.rules) {
		for _, c := range b.NPCs {
			stock[c.ID] += c.Count
		}
	}
	var out []Figure
	for _, n := range t.rules.NPCs {
		f := Figure{NPC: n.ID}
		if !slices.Contains(t.mission.Setup.Without, n.Group) {
			f.Stock = stock[n.ID]
		}
		out = append(out, f)
	}
	return out
}

// standing puts the figures on the board that stand there from the start. They are taken from the boxes; one
// that the boxes lack was brought by somebody.
func (t *Table) standing() {
	for _, n := range t.mission.Setup.NPCs {
		for _, s := range t.stand(n) {
			t.takeFigures(s)
		}
	}
	for _, g := range t.mission.Setup.Prisoners {
		t.dealPrisoners(g)
	}
}

// takeFigures takes figures out of the box and sets them down. A body is on the board and nobody that rules count.
func (t *Table) takeFigures(s Standing) {
	if s.NPC != "" {
		f := t.figure(s.NPC)
		f.Stock, f.Placed = max(f.Stock-s.Count, 0), true
		if !s.Body {
			f.Board += s.Count
		}
	}
	t.state.Standing = append(t.state.Standing, s)
}

// dealPrisoners deals figures to spots at random, no more than one to each.
func (t *Table) dealPrisoners(g model.Prisoners) {
	var who []Standing
	for _, id := range g.Traders {
		who = append(who, Standing{Name: t.names().Trader(id), Count: 1})
	}
	for range g.Drawn {
		who = append(who, Standing{Name: anyTrader, Count: 1})
	}
	for _, n := range g.NPCs {
		for range n.Count {
			who = append(who, Standing{NPC: n.NPC, Count: 1})
		}
	}
	spots := slices.Clone(g.Spots)
	t.luck.Stream(setupStream).Shuffle(len(spots), func(i, j int) { spots[i], spots[j] = spots[j], spots[i] })
	for i, s := range who[:min(len(who), len(spots))] {
		s.Spot, s.Hidden, s.At = t.names().Into(spots[i]), g.Hidden, &spots[i]
		t.takeFigures(s)
	}
}

// stand is the figures of one entry: of its kind or, one by one, of kinds that are drawn.
func (t *Table) stand(n model.StartNPC) []Standing {
	count := max(n.Count, 1)
	if len(n.Among) == 0 {
		return []Standing{{NPC: n.Kind, Name: n.Name, Count: count, Body: n.Body}}
	}
	var out []Standing
	for range count {
		kind := n.Among[t.luck.Stream(setupStream).Intn(len(n.Among))]
		out = append(out, Standing{NPC: kind, Name: n.Name, Count: 1, Drawn: true, Body: n.Body})
	}
	return out
}

// candidates are the kinds of NPC that an entry of the set-up may put on the board.
func candidates(n model.StartNPC) []string {
	if len(n.Among) > 0 {
		return n.Among
	}
	return []string{n.Kind}
}
