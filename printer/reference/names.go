package reference

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func (w *writer) npc(id string) string {
	return kinds.Titled(w.r.NPCs, id, func(k model.NPCKind) (string, string) { return k.ID, k.Title })
}

func (w *writer) group(id string) string {
	return kinds.Titled(w.r.Groups, id, func(k model.NPCGroup) (string, string) { return k.ID, k.Title })
}

func (w *writer) rangeTitle(id string) string {
	return english.Lower(kinds.Titled(w.r.Play.Ranges, id, func(k model.RangeBand) (string, string) { return k.ID, k.Title }))
}

func (w *writer) chartTitle(id string) string {
	return kinds.Titled(w.r.Charts, id, func(k model.Chart) (string, string) { return k.ID, k.Title })
}

func (w *writer) ability(id string) string {
	return kinds.Titled(w.r.Abilities, id, func(k model.Trait) (string, string) { return k.ID, k.Title })
}

func (w *writer) marker(id string) string {
	return english.Lower(kinds.Titled(w.r.Markers, id, func(k model.MarkerKind) (string, string) { return k.ID, k.Title }))
}

func (w *writer) table(id string) string {
	return kinds.Titled(w.r.Tables, id, func(k model.RollTable) (string, string) { return k.ID, k.Title })
}

func (w *writer) die(id string) string {
	return english.Lower(kinds.Titled(w.r.Dice, id, func(k model.Die) (string, string) { return k.ID, k.Title }))
}

// dieOf is a die of the rule set; nil if there is none of that name.
func (w *writer) dieOf(id string) *model.Die {
	for i := range w.r.Dice {
		if w.r.Dice[i].ID == id {
			return &w.r.Dice[i]
		}
	}
	return nil
}

// reach is a distance in the unit of the edition's moves: 4″, or "4 squares".
func (w *writer) reach(l model.Length) string {
	if w.r.Play.Move.Unit == "square" {
		if l == model.Inch {
			return "1 square"
		}
		return l.String() + " squares"
	}
	return l.String() + "″"
}

// said is a field of the rule set in words.
func (w *writer) said(field string) string {
	return kinds.Names{Mission: &model.Mission{}, Rules: w.r}.Said([]string{field}, nil)
}
