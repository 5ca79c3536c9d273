package cards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/scene"
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
	f := Face{Look: look, Title: t.Title, Path: "tokens." + t.ID + ".title", Foot: k.itemFoot(t), Mark: t.ID}
	if t.Rare {
		f.Corner = "Rare"
	}
	icons := k.itemIcons(t)
	picture := look.Symbol
	if len(icons) > 0 {
		picture = icons[0].Symbol
	}
	f.Parts = append(f.Parts, Icons(icons...), Prose("tokens."+t.ID+".text", t.Text))
	for _, id := range t.Traits {
		f.Parts = append(f.Parts, k.trait(id))
	}
	f.Parts = append(f.Parts, Facts(k.itemFacts(t)...), Picture(symbolOr(t.ID, picture)), Facts(prices(t)...))
	return f
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
		look.Colour = dark(art.Named(c.Colour).Line)
	}
	if _, known := art.Find(c.ID); !known {
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
	var out []Icon
	bands := func(symbol, word string, dice []int) {
		if slices.ContainsFunc(dice, func(n int) bool { return n != 0 }) {
			out = append(out, Icon{symbol, joined(dice), word})
		}
	}
	one := func(symbol, word string, n int) {
		if n != 0 {
			out = append(out, Icon{symbol, strconv.Itoa(n), word})
		}
	}
	bands("stat-ranged", k.distances(len(t.Ranged)), t.Ranged)
	bands("stat-blast", "blast, outwards", t.Blast)
	bands("stat-freeze", "freeze, outwards", t.Freeze)
	one("stat-close", "close", t.Close)
	one("stat-heavy", "heavy hit", t.Heavy)
	one("stat-throw", "thrown", t.Throw)
	one("stat-armour", "armour", t.Armour)
	one("stat-shield", "shield", t.Shield)
	one("stat-health", "health pegs", t.Heal)
	one("stat-skill", "skill pegs", t.Skill)
	one("stat-ammo", "ammo pegs", t.Ammo)
	one("stat-actions", "actions", t.Actions)
	if t.Move != 0 {
		out = append(out, Icon{"stat-move", t.Move.String() + " in", "movement"})
	}
	one("stat-repair", "repairs", t.Repairs)
	one("stat-uses", "uses", t.Uses)
	one("stat-charge", "energy", t.Charge)
	return out
}

// distances names the bands of so many dice from near to far.
func (k maker) distances(n int) string {
	var out []string
	for _, r := range k.rules.Play.Ranges {
		out = append(out, strings.ToLower(r.Title))
	}
	if n == 1 || n > len(out) {
		return "ranged"
	}
	return strings.Join(out[:n], " · ")
}

// mostBands is how many numbers of one weapon are shown; no rule set has as many distances.
const mostBands = 5

// joined are dice by distance, a dash for none.
func joined(dice []int) string {
	var out []string
	for _, n := range dice[:min(len(dice), mostBands)] {
		if n == 0 {
			out = append(out, "–")
		} else {
			out = append(out, strconv.Itoa(n))
		}
	}
	return strings.Join(out, " · ")
}

// trait is an attribute in words.
func (k maker) trait(id string) Part {
	for _, a := range k.rules.Attributes {
		if a.ID == id {
			return Named("attributes."+id+".text", a.Title+".", a.Text)
		}
	}
	return Named("", id, model.Text{})
}
