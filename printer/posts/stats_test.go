package posts

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// What a token does is its numbers, then its attributes; a distance at which it has no dice has a dash, and
// nothing stands for nothing.
func TestWhatATokenDoesInShort(t *testing.T) {
	w := priceWriter(t, barge())
	r := printertest.Edition(t, "purge")
	trait := r.Attributes[0]
	for _, c := range []struct {
		token model.TokenKind
		want  string
		parts int
	}{
		{model.TokenKind{}, "", 1},
		{model.TokenKind{Ranged: []int{3, 0, 1}}, "ranged 3 / – / 1", 1},
		{model.TokenKind{Ranged: []int{0, 0, 0}, Close: 2}, "close 2", 1},
		{model.TokenKind{Close: 2, Armour: 1}, "close 2 · armour 1", 1},
		{model.TokenKind{MustSell: true}, "must be sold", 1},
		{model.TokenKind{Close: 2, MustSell: true}, "close 2 · must be sold", 2},
		{model.TokenKind{Traits: []string{trait.ID, trait.ID}}, "", 1},
	} {
		got := ""
		cell := w.statsCell(c.token)
		for _, s := range cell.Spans {
			got += s.Text
		}
		if c.want != "" && got != c.want || len(cell.Spans) > c.parts || len(c.token.Traits) > 0 && got == "" {
			t.Errorf("%q in %d parts, want %q", got, len(cell.Spans), c.want)
		}
		if len(cell.Spans) > 0 && cell.Spans[0].Text == "" && len(cell.Spans) > 1 {
			t.Errorf("%q begins with nothing", got)
		}
	}
}
