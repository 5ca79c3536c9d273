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
}

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
			f := t.figure(s.NPC)
			f.Stock, f.Board, f.Placed = max(f.Stock-s.Count, 0), f.Board+s.Count, true
			t.state.Standing = append(t.state.Standing, s)
		}
	}
}

// stand is the figures of one entry: of its kind or, one by one, of kinds that are drawn.
func (t *Table) stand(n model.StartNPC) []Standing {
	count := max(n.Count, 1)
	if len(n.Among) == 0 {
		return []Standing{{NPC: n.Kind, Name: n.Name, Count: count}}
	}
	var out []Standing
	for range count {
		kind := n.Among[t.luck.Stream(setupStream).Intn(len(n.Among))]
		out = append(out, Standing{NPC: kind, Name: n.Name, Count: 1, Drawn: true})
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
