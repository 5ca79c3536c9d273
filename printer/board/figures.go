package board

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// sign is how NPCs that stand on the board from the start are drawn: a shape for their group and
// letters for their kind or name. The same letters always mean the same.
type sign struct {
	npc     model.StartNPC
	crews   string // with how many it stands there; empty: always
	floor   string
	letters string
	title   string // in the key
	symbol  string
	at      model.Point
	base    model.Length
}

// figureSymbols are the shapes of the groups of NPCs, in the rule set's order.
var figureSymbols = [...]string{"figure-disc", "figure-burst", "figure-square", "figure-shield", "figure-diamond", "figure-hexagon"}

// signs are the NPCs that stand at a point of a floor.
func signs(m *model.Mission, r *model.RuleSet, floor string) []sign {
	return slices.DeleteFunc(allSigns(m, r), func(s sign) bool { return s.floor != floor })
}

// allSigns are the NPCs that stand at a point of any floor, those of variations last: every map of a
// mission uses the same letters.
func allSigns(m *model.Mission, r *model.RuleSet) []sign {
	s := signer{r: r, letters: map[string]string{}, taken: map[string]bool{}}
	s.add(m.Setup.NPCs, "")
	for _, g := range m.Setup.Prisoners {
		s.spots(g)
	}
	for _, v := range m.Variations {
		s.add(v.NPCs, describe.Crews(v))
	}
	return s.list
}

// signer gives NPCs their letters.
type signer struct {
	r       *model.RuleSet
	letters map[string]string // by title
	taken   map[string]bool
	list    []sign
}

func (s *signer) add(npcs []model.StartNPC, crews string) {
	for _, n := range npcs {
		at, on, ok := standing(n)
		if !ok {
			continue
		}
		kind := npcKind(s.r, n.Kind)
		title := figureTitle(n, kind)
		if s.letters[title] == "" {
			s.letters[title] = initials(cmp.Or(n.Name, kind.Title), s.taken)
		}
		s.list = append(s.list, sign{n, crews, on, s.letters[title], title, figureSymbol(s.r, kind.Group), at, max(kind.Base, model.Inch)})
	}
}

// spots adds the points to which prisoners are dealt, all with the same letters.
func (s *signer) spots(g model.Prisoners) {
	title := "Spot: " + cmp.Or(g.Title, "prisoners")
	for i := range g.Spots {
		n := model.StartNPC{Count: 1, Place: &g.Spots[i]}
		if at, on, ok := standing(n); ok {
			if s.letters[title] == "" {
				s.letters[title] = initials(cmp.Or(g.Title, "prisoner"), s.taken)
			}
			s.list = append(s.list, sign{n, "", on, s.letters[title], title, spotSymbol, at, model.Inch})
		}
	}
}

// spotSymbol is the drawing of a spot to which a figure is dealt: somebody who is not known yet.
const spotSymbol = "figure-square"

// figureTitle is what a figure is called; a name alone does not say which figure to take, unless it is drawn.
func figureTitle(n model.StartNPC, kind model.NPCKind) string {
	if n.Body {
		n.Body = false
		return "Body: " + figureTitle(n, kind)
	}
	if n.Name == "" || n.Name == kind.Title || len(n.Among) > 0 {
		return cmp.Or(n.Name, kind.Title)
	}
	return fmt.Sprintf("%s (%s)", n.Name, kind.Title)
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
	return model.NPCKind{ID: id, Title: english.Capital(english.Spelled(id))}
}

func figureSymbol(r *model.RuleSet, group string) string {
	for i, g := range r.Groups {
		if g.ID == group {
			return figureSymbols[i%len(figureSymbols)]
		}
	}
	return figureSymbols[0]
}

// proper are the words of a name that its letters come from: not its article, what explains it behind a comma
// ("Bruna, the cook"), or words written small, if any is written otherwise.
func proper(name string) []string {
	name = strings.TrimPrefix(strings.TrimPrefix(name, "The "), "the ")
	before, _, _ := strings.Cut(name, ",")
	split := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	all := strings.FieldsFunc(cmp.Or(strings.TrimSpace(before), name), split)
	large := slices.DeleteFunc(slices.Clone(all), func(word string) bool { return unicode.IsLower([]rune(word)[0]) })
	if len(large) == 0 {
		return all
	}
	return large
}

// initials are one or two letters for a name that nobody takes for those of another name.
func initials(name string, taken map[string]bool) string {
	for _, try := range lettersOf(proper(name)) {
		if look := looksLike(try); !taken[look] {
			taken[look] = true
			return try
		}
	}
	first := string([]rune(strings.Join(proper(name), "") + "N")[:1])
	for n := 2; ; n++ {
		try := strings.ToUpper(first) + strconv.Itoa(n)
		if look := looksLike(try); !taken[look] {
			taken[look] = true
			return try
		}
	}
}

// lettersOf are marks for the words of a name, the best first: the first letters of two words, then the first letter
// with each further one of the first word.
func lettersOf(words []string) []string {
	if len(words) == 0 {
		return nil
	}
	both := ""
	for _, word := range words[:min(2, len(words))] {
		both += string(unicode.ToUpper([]rune(word)[0]))
	}
	letters := []rune(words[0])
	out := []string{both}
	for _, letter := range letters[1:] {
		out = append(out, string(unicode.ToUpper(letters[0]))+string(letter))
	}
	return out
}

// looksLike is one text for all marks that look the same in small print: AL, Al and AI.
func looksLike(letters string) string {
	return strings.NewReplacer("i", "l", "1", "l", "0", "o").Replace(strings.ToLower(letters))
}

// figures draws the NPCs.
func (p *painter) figures() {
	for _, s := range p.signs {
		r := p.frame.footprint(model.Footprint{Centre: s.at, Width: s.base, Depth: s.base})
		p.figure(s, r)
		p.small = append(p.small, r)
		p.note(Feature{FigureFeature, s.letters})
		if s.npc.ID != "" && s.crews == "" {
			p.places[s.npc.ID] = r
		} else {
			p.taken = append(p.taken, r)
		}
		if s.npc.Count > 1 {
			st := layout.Style{Face: layout.BodyBold, Size: max(smallest, p.w.label*9/10), Colour: p.tones.Ink}
			p.plated(st, fmt.Sprintf("×%d", s.npc.Count), scene.Point{X: r.X + r.W, Y: r.Y + r.H})
		}
		if s.crews != "" {
			p.nameWithin("with "+s.crews, grown(r, p.frame.inch/10), p.wordsRoom())
		}
	}
}

// figure draws a sign with its letters.
func (p *painter) figure(s sign, r scene.Rect) {
	symbol, _ := icons.Find(s.symbol)
	ink := p.pieceInk(p.tones.Plain())
	if s.crews != "" {
		ink.Line = p.tones.Soft
	}
	if s.npc.Body {
		p.lying(r)
	} else {
		p.stamp(symbol, r, 0, ink)
	}
	st := layout.Style{Face: layout.BodyBold, Size: max(smallest, r.W*46/100), Colour: p.tones.Ink}
	st, text := p.fitted(st, s.letters, r.W*9/10)
	p.centred(st, text, middle(r))
}

// lying is the outline of somebody who lies on the floor: longer than a base and flat, dashed as nobody stands there.
func (p *painter) lying(r scene.Rect) {
	flat := scene.RoundedPath(scene.Rect{X: r.X - r.W*15/100, Y: r.Y + r.H*22/100, W: r.W * 130 / 100, H: r.H * 56 / 100}, r.H*28/100)
	p.add(scene.Fill{Path: flat, Colour: p.tones.Paper})
	p.add(scene.Stroke{Path: flat, Colour: p.tones.Ink, Width: p.w.thin, Dash: []scene.Unit{p.w.thin * 3, p.w.thin * 2}})
}

func (p *painter) describeFigure(letters string) (label string, count int) {
	for _, s := range p.signs {
		if s.letters == letters {
			label = s.title
			if s.crews == "" {
				count += max(1, s.npc.Count)
			}
		}
	}
	return label, count
}

func (p *painter) sampleFigure(letters string, c scene.Point, side scene.Unit) {
	for _, s := range p.signs {
		if s.letters == letters {
			p.figure(s, icons.Around(c, side))
			return
		}
	}
}
