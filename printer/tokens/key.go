package tokens

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// keyAgain heads the further pages of a key.
const keyAgain = "Key to the tokens"

// key explains what is on tokens and lists all that is printed, to be ticked off.
func (p *painter) key(j *product.Job, s supply, counters []impose.Piece) *scene.Document {
	w := page.New(j.Fonts, j.Page("Key to the tokens and counters"))
	w.Fresh(keyAgain)
	w.Page.Add(scene.Bookmark{Name: j.ID + "-tokens-key", Title: keyAgain, Y: w.Y})
	k := keeper{Writer: w, p: p, s: s}
	k.section("Categories, numbers and backs", 3, k.legend)
	k.section("Attributes", 2, k.attributes)
	k.section("Notes on single tokens", 2, k.notes)
	k.section("Equipment tokens to print", 4, k.printed)
	k.section("Counters and markers to print", 4, func(width scene.Unit) []layout.Block { return k.pieces(counters, width) })
	k.section("What we took for granted", 2, k.assumptions)
	return w.Finish()
}

// keeper writes the key.
type keeper struct {
	*page.Writer
	p *painter
	s supply
}

// section pours what it is about under a heading; nothing makes no heading.
func (k keeper) section(title string, columns int, of func(width scene.Unit) []layout.Block) {
	blocks := of(k.Column(scene.Unit(columns)))
	if len(blocks) == 0 {
		return
	}
	head := k.Heading(title, k.Width())
	if k.Left() < head.H+25*mm {
		k.Fresh(keyAgain)
	}
	k.Place(head, page.MarginX, k.Y)
	k.Y += head.H + 1000
	k.Columns(blocks, columns, keyAgain)
	k.Y += page.Space
}

// entry is one line of a legend: a picture on the left, words on the right.
func (k keeper) entry(picture []scene.Item, strong, text string, width scene.Unit) layout.Block {
	const indent = 7 * mm
	var spans []layout.Span
	if strong != "" {
		st := k.Styles.Small
		st.Face = layout.BodyBold
		spans = append(spans, layout.Span{Style: st, Text: strong})
	}
	if text != "" {
		spans = append(spans, layout.Span{Style: k.Styles.Small, Text: " " + text})
	}
	left := scene.Unit(0)
	if picture != nil {
		left = indent
	}
	b := k.Set.Paragraph(spans, 3400, width-left)
	for i := range b.Rows {
		b.Rows[i].Items = []scene.Item{scene.Group{Shift: scene.Point{X: left}, Items: b.Rows[i].Items}}
	}
	for len(b.Rows) > 0 && picture != nil && b.Height() < 4600 {
		b.Rows[len(b.Rows)-1].Height += 4600 - b.Height()
	}
	if len(b.Rows) > 0 {
		b.Rows[0].Items = append(picture, b.Rows[0].Items...)
	}
	b.Gap, b.Whole = 700, len(b.Rows) < 12
	return b
}

// legend is the categories, the icons and the backs that are printed.
func (k keeper) legend(width scene.Unit) []layout.Block {
	var out []layout.Block
	for _, c := range k.p.rules.Categories {
		if !k.uses(func(t model.TokenKind) bool { return t.Category == c.ID }) {
			continue
		}
		look := k.p.look(c.ID)
		at := scene.Rect{W: 5500, H: 3600}
		white := icons.Ink{Line: k.Tones.Paper, Accent: k.Tones.Paper, Tint: look.swatch.Line, Paper: look.swatch.Line}
		pic := []scene.Item{scene.Fill{Path: scene.RectPath(at), Colour: look.swatch.Line}}
		pic = append(pic, k.p.icon(look.mark, scene.Point{X: at.W / 2, Y: at.H / 2}, 2600, white)...)
		out = append(out, page.Ruled("categories."+c.ID, width, []layout.Block{k.entry(pic, c.Title+".", source(c.Text), width)})...)
	}
	seen := map[string]bool{}
	for _, l := range k.s.list {
		for _, c := range chips(l.kind, k.p.rules) {
			if !seen[c.icon] {
				seen[c.icon] = true
				out = append(out, k.entry(k.Icon(c.icon, scene.Point{X: 2700, Y: 1800}, 3800), "", english.Capital(c.title)+".", width))
			}
		}
	}
	return append(out, k.backs(width)...)
}

// backs explains the emblems of the backs, and the star.
func (k keeper) backs(width scene.Unit) []layout.Block {
	var out []layout.Block
	note := func(of sort, icon, title, text string) {
		if k.uses(func(t model.TokenKind) bool { return sortOf(t) == of }) {
			out = append(out, k.entry(k.Icon(icon, scene.Point{X: 2700, Y: 1800}, 3800), title, text, width))
		}
	}
	note(common, "crate", "On a back:", "dealt into crates or drawn from the pouch.")
	note(rare, "rare", "Rare:", "stays in the box until a mission mixes some in.")
	note(kept, "token-key", "On a back:", "never dealt; set aside, bought or found by name.")
	return out
}

func (k keeper) uses(is func(model.TokenKind) bool) bool {
	for _, l := range k.s.list {
		if is(l.kind) {
			return true
		}
	}
	return false
}

// attributes explains those that printed tokens have.
func (k keeper) attributes(width scene.Unit) []layout.Block {
	used := map[string]bool{}
	for _, l := range k.s.list {
		for _, id := range l.kind.Traits {
			used[id] = true
		}
	}
	var out []layout.Block
	for _, t := range k.p.rules.Attributes {
		if used[t.ID] {
			pic := []scene.Item{} // without an icon the words stand under those of the others all the same
			if name := traitSymbol(k.p.rules, t.ID); name != "" {
				pic = k.Icon(name, scene.Point{X: 2200, Y: 1800}, 3400)
			}
			out = append(out, page.Ruled("attributes."+t.ID, width, []layout.Block{k.entry(pic, t.Title+".", source(t.Text), width)})...)
		}
	}
	return out
}

// notes is what the rule set says about single tokens.
func (k keeper) notes(width scene.Unit) []layout.Block {
	var out []layout.Block
	for _, l := range k.s.list {
		if l.kind.Text.Source != "" {
			out = append(out, page.Ruled("tokens."+l.kind.ID, width, []layout.Block{k.entry(nil, l.kind.Title+".", source(l.kind.Text), width)})...)
		}
	}
	return out
}

func source(t model.Text) string { return strings.Join(strings.Fields(t.Source), " ") }
