package board

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// floorOf is a mission's floor by its id; an id that no floor has is the mission's board.
func floorOf(m *model.Mission, id string) model.NamedFloor {
	floors := m.Floors()
	for _, f := range floors {
		if f.ID == id {
			return f
		}
	}
	return floors[0]
}

// isLevel reports whether a floor lies above another one.
func isLevel(f model.NamedFloor) bool { return strings.Contains(f.Path, ".levels.") }

// FloorTitle is what a floor is called: the mission's title, with the level's or the further board's
// own behind it.
func FloorTitle(m *model.Mission, floor string) string {
	if floor == "" {
		return m.Title
	}
	return m.Title + ": " + english.Capital(floorName(m, floor))
}

// floorName is what a floor is called inside a sentence.
func floorName(m *model.Mission, id string) string { return kinds.FloorName(m, id) }

// linkEnd is an end of a link on the floor that is drawn.
type linkEnd struct {
	id, kind string
	at       model.Point
	to       string // the floor that it leads to
	oneWay   bool
	arrival  bool // it can only be left here
}

// linkEnds are the links that begin or end on the floor that is drawn.
func (p *painter) linkEnds() []linkEnd {
	var out []linkEnd
	for _, f := range p.m.Floors() {
		for _, l := range f.Board.Links {
			if f.ID == p.opt.Floor {
				out = append(out, linkEnd{l.ID, l.Kind, l.From, l.Board, l.OneWay, false})
			}
			if l.Board == p.opt.Floor {
				out = append(out, linkEnd{l.ID, l.Kind, l.To, f.ID, l.OneWay, true})
			}
		}
	}
	return out
}
