package tokens

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

const mm = scene.Millimetre

// painter draws pieces, and remembers what it had no room for.
type painter struct {
	set    *layout.Set
	tones  icons.Theme
	styles page.Styles
	rules  *model.RuleSet
	looks  map[string]look // of the categories
	leads  leads
	cuts   []product.Cut
}

func newPainter(set *layout.Set, r *model.RuleSet) *painter {
	tones := icons.Tones()
	return &painter{set: set, tones: tones, styles: page.NewStyles(tones, nil), rules: r, looks: looks(r)}
}

// letters is a style of a size in tenths of a point.
func (p *painter) letters(face string, tenths scene.Unit, c scene.Colour) layout.Style {
	return layout.Style{Face: face, Size: page.Points(tenths), Colour: c}
}

// middle is the baseline of letters whose capitals are centred on y.
func (p *painter) middle(st layout.Style, y scene.Unit) scene.Unit {
	return y + p.set.Metrics(st).CapHeight/2
}

func (p *painter) icon(name string, c scene.Point, side scene.Unit, ink icons.Ink) []scene.Item {
	symbol, _ := icons.Find(name)
	return symbol.Draw(icons.Around(c, side), ink)
}

// length is a measure of the rule set on paper.
func length(l model.Length) scene.Unit { return scene.Unit(l) * scene.Inch / 100 }

// look is how the tokens of a category are told apart: by a colour and by a mark, which no two share.
type look struct {
	swatch icons.Swatch
	mark   string
}

// looks gives each category its colour, and a mark of its own even where two have one colour.
func looks(r *model.RuleSet) map[string]look {
	out, used := map[string]look{}, map[string]bool{}
	spare := icons.Palette()
	for _, c := range r.Categories {
		s := icons.Named(c.Colour)
		k := look{s, s.Mark}
		for i := 0; used[k.mark] && i < len(spare); i++ {
			k.mark = spare[i].Mark
		}
		used[k.mark] = true
		out[c.ID] = k
	}
	return out
}

func (p *painter) look(category string) look {
	if k, ok := p.looks[category]; ok {
		return k
	}
	s := icons.Named(category)
	return look{s, s.Mark}
}
