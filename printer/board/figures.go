package board

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// sign is how NPCs that stand on the board from the start are drawn: a shape for their group and
// letters for their kind or name. The same letters always mean the same.
type sign struct {
	npc     model.StartNPC
	floor   string
	letters string
	title   string // in the key
	symbol  string
	at      model.Point
	base    model.Length
}

// figureSymbols are the shapes of the groups of NPCs, in the rule set's order.
var figureSymbols = [...]string{"figure-disc", "figure-octagon", "figure-square", "figure-shield", "figure-diamond", "figure-hexagon"}

// signs are the NPCs that stand at a point of a floor.
func signs(m *model.Mission, r *model.RuleSet, floor string) []sign {
	return slices.DeleteFunc(allSigns(m, r), func(s sign) bool { return s.floor != floor })
}

// allSigns are the NPCs that stand at a point of any floor: every map of a mission uses the same
// letters.
func allSigns(m *model.Mission, r *model.RuleSet) []sign {
	var out []sign
	letters := map[string]string{} // by title
	taken := map[string]bool{}
	for _, n := range m.Setup.NPCs {
		at, on, ok := standing(n)
		if !ok {
			continue
		}
		kind := npcKind(r, n.Kind)
		title := cmp.Or(n.Name, kind.Title)
		if letters[title] == "" {
			letters[title] = initials(title, taken)
		}
		out = append(out, sign{n, on, letters[title], title, figureSymbol(r, kind.Group), at, max(kind.Base, model.Inch)})
	}
	return out
}

// standing is where an NPC stands, if the mission gives a point.
func standing(n model.StartNPC) (at model.Point, floor string, ok bool) {
	switch {
	case n.At != nil:
		return *n.At, "", true
	case n.Place != nil && n.Place.At != nil:
		return *n.Place.At, n.Place.Board, true
	}
	return model.Point{}, "", false
}

func npcKind(r *model.RuleSet, id string) model.NPCKind {
	for _, k := range r.NPCs {
		if k.ID == id {
			return k
		}
	}
	return model.NPCKind{ID: id, Title: capital(spelled(id))}
}

func figureSymbol(r *model.RuleSet, group string) string {
	for i, g := range r.Groups {
		if g.ID == group {
			return figureSymbols[i%len(figureSymbols)]
		}
	}
	return figureSymbols[0]
}

// initials are one or two letters for a name that no other name has yet.
func initials(name string, taken map[string]bool) string {
	name = strings.TrimPrefix(strings.TrimPrefix(name, "The "), "the ")
	first, second := "", ""
	for _, word := range strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		letters := []rune(word)
		if len([]rune(first)) < 2 {
			first += string(unicode.ToUpper(letters[0]))
		}
		if second == "" {
			second = string(unicode.ToUpper(letters[0])) + string(letters[1:min(2, len(letters))])
		}
	}
	for _, try := range []string{first, second} {
		if try != "" && !taken[try] {
			taken[try] = true
			return try
		}
	}
	for n := 2; ; n++ {
		if try := string([]rune(first + "N")[:1]) + strconv.Itoa(n); !taken[try] {
			taken[try] = true
			return try
		}
	}
}

// figures draws the NPCs.
func (p *painter) figures() {
	for _, s := range p.signs {
		r := p.frame.footprint(model.Footprint{Centre: s.at, Width: s.base, Depth: s.base})
		p.figure(s, r)
		p.note(Feature{FigureFeature, s.letters})
		if s.npc.ID != "" {
			p.places[s.npc.ID] = r
		} else {
			p.taken = append(p.taken, r)
		}
		if s.npc.Count > 1 {
			st := layout.Style{Face: layout.BodyBold, Size: max(smallest, p.w.label*9/10), Colour: p.tones.Ink}
			p.plated(st, fmt.Sprintf("×%d", s.npc.Count), scene.Point{X: r.X + r.W, Y: r.Y + r.H})
		}
	}
}

// figure draws a sign with its letters.
func (p *painter) figure(s sign, r scene.Rect) {
	symbol, _ := art.Find(s.symbol)
	p.add(symbol.Draw(r, p.pieceInk(p.tones.Plain()))...)
	st := layout.Style{Face: layout.BodyBold, Size: max(smallest, r.W*46/100), Colour: p.tones.Ink}
	st, text := p.fitted(st, s.letters, r.W*9/10)
	p.centred(st, text, middle(r))
}

func (p *painter) describeFigure(letters string) (label string, count int) {
	for _, s := range p.signs {
		if s.letters == letters {
			label = s.title
			count += max(1, s.npc.Count)
		}
	}
	return label, count
}

func (p *painter) sampleFigure(letters string, c scene.Point, side scene.Unit) {
	for _, s := range p.signs {
		if s.letters == letters {
			p.figure(s, art.Around(c, side))
			return
		}
	}
}
