package board

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Cut is what a map has no room for and shows with an ellipsis.
type Cut struct {
	ID   string // of a crate or an airlock; empty for words
	Path string // of the author's words, such as "board.zones.vault.title"
}

// Cuts lists what the map of a floor would have no room for, without drawing it. A map that is larger
// never cuts more.
func Cuts(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) []Cut {
	p := newMapper(m, r, set, opt)
	var out []Cut
	for _, c := range p.b.Crates {
		if !p.beside(c) && p.tooLong(layout.BodyBold, strings.ToUpper(c.ID), crateRoom(c, p.frame.footprint(c.Footprint))) {
			out = append(out, Cut{ID: c.ID})
		}
	}
	_, side := p.airlockSize()
	for _, a := range p.b.Airlocks {
		if p.tooLong(layout.Title, strings.ToUpper(a.ID), airlockRoom(side)) {
			out = append(out, Cut{ID: a.ID})
		}
	}
	return append(out, p.cutWords(floorOf(m, opt.Floor).Path)...)
}

// cutWords are the words of an author's that would not fit across the board.
func (p *painter) cutWords(path string) []Cut {
	var out []Cut
	look := func(face, text, path string, room scene.Unit) {
		if p.tooLong(face, text, room) {
			out = append(out, Cut{Path: path})
		}
	}
	for i, l := range p.b.Labels {
		look(layout.BodyItalic, l.Text, fmt.Sprintf("%s.labels.%d.text", path, i), p.wordsRoom())
	}
	for _, z := range p.b.Zones {
		look(layout.BodyItalic, z.Title, path+".zones."+z.ID+".title", p.wordsRoom())
	}
	for _, l := range p.b.Levels {
		look(layout.BodyItalic, p.aboveWords(l), path+".levels."+l.ID+".title", p.wordsRoom())
	}
	for _, k := range p.b.Markers {
		look(layout.BodyBold, k.Title, path+".markers."+k.ID+".title", p.nameRoom())
	}
	return out
}

// tooLong reports whether a width has no room for a text in the smallest letters.
func (p *painter) tooLong(face, text string, width scene.Unit) bool {
	return p.set.Width(layout.Style{Face: face, Size: smallest}, text) > width
}
