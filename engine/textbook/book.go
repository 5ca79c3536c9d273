package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Book is a mission with its rules, open at the pages that a game asks for.
type Book struct {
	Mission  *model.Mission // as this number of crews plays it
	Rules    *model.RuleSet
	Building *geom.Building

	trader *model.NPCGroup                    // the group that traders are
	groups map[string]*model.NPCGroup         // all of them
	lines  map[string]line                    // lines of sight that have been drawn before
	sights map[string]*geom.Sight             // floors without figures, by how doors stand, that lines have been drawn on before
	steps  map[geom.Spot][]step               // steps from squares that have been taken before
	ways   map[way]map[geom.Spot]model.Length // ways from squares that have been looked for before
}

// Open opens the book of a mission for a number of crews.
func Open(m *model.Mission, r *model.RuleSet, crews int) *Book {
	played, _ := m.Played(crews)
	b := &Book{Mission: played, Rules: r, Building: geom.NewBuilding(played, r), groups: map[string]*model.NPCGroup{}}
	for i := range r.Groups {
		b.groups[r.Groups[i].ID] = &r.Groups[i]
	}
	b.trader = b.traders()
	return b
}

// Laid is the book of the same mission with its pieces lying otherwise.
func (b *Book) Laid(m *model.Mission) *Book {
	out := *b
	out.Mission, out.Building = m, geom.NewBuilding(m, b.Rules)
	out.lines, out.sights, out.steps, out.ways = nil, nil, nil, nil
	return &out
}

// group is the group of figures with an id; nil: there is none.
func (b *Book) group(id string) *model.NPCGroup { return b.groups[id] }

// traders is the group that traders are: the one of which there are no NPCs.
func (b *Book) traders() *model.NPCGroup {
	i := slices.IndexFunc(b.Rules.Groups, func(g model.NPCGroup) bool {
		return !slices.ContainsFunc(b.Rules.NPCs, func(n model.NPCKind) bool { return n.Group == g.ID })
	})
	if i < 0 {
		return nil
	}
	return &b.Rules.Groups[i]
}

// Token is the equipment token with an id; nil: there is none.
func (b *Book) Token(id string) *model.TokenKind {
	i := slices.IndexFunc(b.Rules.Tokens, func(t model.TokenKind) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return &b.Rules.Tokens[i]
}

// corner is the length of a step across a corner (ruling RU-03).
func (b *Book) corner() model.Length {
	if b.Rules.Play.Move.Unit == "square" {
		return model.Inch
	}
	return 141
}
