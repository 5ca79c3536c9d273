package impose

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// File arranges pieces as the job asks: on sheets, or each as a page of its own. Its pages have names that begin
// with that of the file, since pictures are named after pages.
func File(j *product.Job, name, subject string, pieces []Piece) (product.File, error) {
	arrange := Sheets
	if j.Single {
		name, arrange, pieces = name+"-single", Singles, own(j.ID, pieces)
	}
	doc, err := arrange(pieces, j.Fonts, j.Page(subject), j.Options)
	if err != nil {
		return product.File{}, err
	}
	for _, p := range doc.Pages {
		p.Name = name + "-" + p.Name
	}
	return product.File{Name: name, Doc: doc}, nil
}

// own are pieces without the unit's id before theirs: all of them are of that unit.
func own(id string, pieces []Piece) []Piece {
	out := slices.Clone(pieces)
	for i := range out {
		out[i].ID = strings.TrimPrefix(out[i].ID, id+"-")
	}
	return out
}

// commonBack is a side that several pieces have as their back, with those that have it.
type commonBack struct {
	items  []scene.Item
	pieces []Piece
}

// backs are the different backs of pieces, in the order of the first piece of each. Backs are the same if they
// are the same items in memory.
func backs(pieces []Piece) []*commonBack {
	var out []*commonBack
	at := map[*scene.Item]*commonBack{}
	for _, p := range pieces {
		if len(p.Back) == 0 {
			continue
		}
		b := at[&p.Back[0]]
		if b == nil {
			b = &commonBack{items: p.Back}
			at[&p.Back[0]] = b
			out = append(out, b)
		}
		b.pieces = append(b.pieces, p)
	}
	return out
}

// piece is the back as a piece: under the id of its only piece, or what the ids of several have in common.
func (b *commonBack) piece() Piece {
	p := b.pieces[0]
	p.Face, p.Back = b.items, nil
	if len(b.pieces) == 1 {
		return p
	}
	words := strings.Split(p.ID, "-")
	p.Copies = 0
	for _, of := range b.pieces {
		p.Copies += max(1, of.Copies)
		words = words[:sameWords(words, strings.Split(of.ID, "-"))]
	}
	p.ID = cmp.Or(strings.Join(words, "-"), "common")
	last := b.pieces[len(b.pieces)-1]
	p.Title = fmt.Sprintf("%s to %s", cmp.Or(p.Title, b.pieces[0].ID), cmp.Or(last.Title, last.ID))
	return p
}

// sameWords is how many words two names have in common, from the first on.
func sameWords(a, b []string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}
