package impose

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Singles makes each piece a page of its own, its bleed around it and no marks, as print services want them:
// all faces, then their backs. Copies are the printer's business: the names of pages count them. Pieces that have one back between them (the
// same items in memory) have one page of it.
func Singles(pieces []Piece, fonts *layout.Set, page page.Options, opt product.Options) (*scene.Document, error) {
	if len(pieces) > maxPieces {
		return nil, fmt.Errorf("there are %d pieces; one file takes at most %d: print them in parts", len(pieces), maxPieces)
	}
	s := singles{doc: document(page), taken: map[string]bool{}, again: map[string]int{}}
	for _, p := range pieces {
		if err := checkSize(p); err != nil {
			return nil, err
		}
		s.add(p, "face")
	}
	if opt.Duplex != "off" {
		for _, b := range backs(pieces) {
			s.add(b.piece(), "back")
		}
	}
	for _, p := range s.doc.Pages {
		if page.Draft {
			icons.Draft(p, fonts)
		}
	}
	return s.doc, nil
}

// singles is a document in the making, with the names that its pages have.
type singles struct {
	doc   *scene.Document
	taken map[string]bool
	again map[string]int // how often a taken name has been asked for
}

// add makes a page of a piece's face. Its name says which side of the piece it is, and how often that is to be
// printed if it is not once: "leak-face-x3".
func (s *singles) add(p Piece, side string) {
	name, title := p.ID, cmp.Or(p.Title, p.ID)+", "+side
	if letters := []rune(name); len(letters) > mostName {
		name = string(letters[:mostName])
	}
	name += "-" + side
	if p.Copies > 1 {
		name, title = fmt.Sprintf("%s-x%d", name, p.Copies), fmt.Sprintf("%s ×%d", title, p.Copies)
	}
	name = s.unused(name)
	page := &scene.Page{Name: name, W: p.W + 2*Bleed, H: p.H + 2*Bleed, Trim: &scene.Rect{X: Bleed, Y: Bleed, W: p.W, H: p.H}}
	page.Add(scene.Bookmark{Name: "piece-" + name, Title: title})
	clip := scene.RectPath(scene.Rect{X: -Bleed, Y: -Bleed, W: page.W, H: page.H})
	page.Add(scene.Group{Shift: scene.Point{X: Bleed, Y: Bleed}, Clip: &clip, Items: p.Face})
	s.doc.Pages = append(s.doc.Pages, page)
}

// mostName is how many letters of an id the name of a page takes: files are named after pages.
const mostName = 80

// unused is a name that no page has yet.
func (s *singles) unused(name string) string {
	out := name
	for s.taken[out] {
		s.again[name]++
		out = fmt.Sprintf("%s-%d", name, s.again[name]+1)
	}
	s.taken[out] = true
	return out
}
