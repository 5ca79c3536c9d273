package cards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// items is a card for every design of equipment token. Backs tell no more than the backs of tokens do: their
// size, by which they are dealt.
func (k maker) items() []card {
	backs := map[string][]scene.Item{}
	for n, s := range k.rules.TokenSizes {
		look := Look{Title: "Item", Symbol: "special", Colour: itemColour, Pattern: n}
		backs[s.ID] = k.Back(look, s.Title)
	}
	var out []card
	for _, t := range k.rules.Tokens {
		out = append(out, k.spread(t.ID, k.item(t), nil, backs[t.Size])...)
	}
	return out
}

// item is the face of a token's card.
func (k maker) item(t model.TokenKind) Face {
	look := k.itemLook(t.Category)
	f := Face{Look: look, Title: t.Title, Path: "tokens." + t.ID + ".title", Foot: k.itemFoot(t)}
	if t.Rare {
		f.Corner = "Rare"
	}
	icons := k.itemIcons(t)
	picture := look.Symbol
	if len(icons) > 0 {
		picture = icons[0].Symbol
	}
	if picture == "ranged" && k.long(t) {
		picture = "rifle"
	}
	f.Parts = append(f.Parts, Icons(icons...), Prose("tokens."+t.ID+".text", t.Text))
	for _, id := range t.Traits {
		f.Parts = append(f.Parts, k.trait(id, t))
	}
	f.Parts = append(f.Parts, Facts(k.itemFacts(t)...), Picture(symbolOr(t.ID, picture)), Facts(prices(t)...))
	return f
}

// long reports whether a token takes more than one space of a tray.
func (k maker) long(t model.TokenKind) bool {
	return slices.ContainsFunc(k.rules.TokenSizes, func(s model.TokenSize) bool { return s.ID == t.Size && s.Width > model.Inch })
}

// itemLook is the colour and symbol of a category of tokens.
func (k maker) itemLook(category string) Look {
	n := slices.IndexFunc(k.rules.Categories, func(c model.Category) bool { return c.ID == category })
	if n < 0 {
		return Look{Title: category, Symbol: "special", Colour: itemColour}
	}
	c := k.rules.Categories[n]
	look := LookOf(n, c.Title, c.ID)
	if c.Colour != "" {
		look.Colour = dark(icons.Named(c.Colour).Line)
	}
	if _, known := icons.Find(c.ID); !known {
		look.Symbol = "special"
	}
	return look
}

func (k maker) itemFoot(t model.TokenKind) string {
	words := []string{k.itemLook(t.Category).Title}
	for _, s := range k.rules.TokenSizes {
		if s.ID == t.Size {
			words = append(words, s.Title)
		}
	}
	return strings.Join(words, ", ")
}

// itemIcons are the numbers of a token, dice first.
func (k maker) itemIcons(t model.TokenKind) []Icon {
	return english.Each(describe.TokenNumbers(t, k.rules), func(n describe.TokenNumber) Icon {
		word := n.Word
		if n.Symbol == "ranged" && len(n.Values) > 1 && len(n.Values) <= len(n.Labels) {
			word = strings.ToLower(joined(n.Labels[:len(n.Values)]))
		}
		return Icon{n.Symbol, joined(n.Values), word}
	})
}

// mostValues is how many values of one number an icon has room for; no rule set has as many distances.
const mostValues = 5

// joined are values by distance.
func joined(values []string) string {
	if more := len(values) - mostValues; more > 0 {
		values = append(slices.Clone(values[:mostValues-1]), fmt.Sprintf("+%d more", more+1))
	}
	return strings.Join(values, " · ")
}

// trait is an attribute in words.
func (k maker) trait(id string, t model.TokenKind) Part {
	for _, a := range k.rules.Attributes {
		if a.ID == id {
			title := a.Title
			if n, shown := t.Shown(a); shown && a.Valued && a.Shows != "range" {
				title += " (" + kinds.Shown + " = " + n + ")"
			}
			return Named("attributes."+id+".text", title+".", a.Text)
		}
	}
	return Named("", id, model.Text{})
}
