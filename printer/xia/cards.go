package xiapages

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func cardsProduct() product.Product {
	return product.Product{
		ID: "cards", Title: "Cards", Short: "Mission cards, titles, abilities and NPC cards to cut out, or as single pictures",
		Long: `A scenario gives the missions and titles of its pack, the NPC cards that take
part, the abilities and a help card for each player. A pack, by its folder, gives
all its missions and titles; a mission card or a title gives itself. A rule set gives its abilities, which are turned over when they are exhausted, its NPC cards, its outfits and help cards.

Cards abut on the sheet; with --bleed they stand apart, each with 3 mm of
bleed. Print at 100 %, on both sides. --single gives every card a page of its
own for a print service.`,
		Example: "sortie print cards missions/xia/first-game --size mini --bleed",
		Kinds:   []string{kindMission, kindTitle, kindScenario, product.Pack, product.Edition},
		Flags:   []string{"size", "bleed", "duplex", "back-offset", "single"},
		Make:    makeCards,
		Proof:   proofCards,
		Lists:   cardLists,
		List:    listCards,
	}
}

// dealer makes the cards of one job.
type dealer struct {
	*cards.Bench
	job  *product.Job
	r    *xia.RuleSet
	tell words.Teller
}

// pile is cards that go into one file.
type pile struct {
	name, subject string
	cards         []card
}

// card is a card with the texts that it has no room for.
type card struct {
	impose.Piece
	cuts []product.Cut
}

func makeCards(j *product.Job) ([]product.File, error) {
	piles, err := pilesOf(j)
	if err != nil {
		return nil, err
	}
	var out []product.File
	for _, p := range piles {
		var pieces []impose.Piece
		for _, c := range p.cards {
			pieces = append(pieces, c.Piece)
		}
		f, err := impose.File(j, p.name, p.subject, pieces)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// proofCards finds the texts that the job's cards have no room for at the size that was asked for; where none was,
// those of the job's own unit.
func proofCards(j *product.Job) []product.Cut {
	if j.Card == "" && j.Kind != kindMission && j.Kind != kindTitle {
		return nil
	}
	piles, err := pilesOf(j)
	if err != nil {
		return nil
	}
	own := j.Kind == kindMission || j.Kind == kindTitle
	var out []product.Cut
	var others []string
	for _, p := range piles {
		for _, c := range p.cards {
			switch {
			case own:
				out = append(out, c.cuts...)
			case len(c.cuts) > 0:
				others = append(others, c.Title)
			}
		}
	}
	return append(out, cards.Elsewhere(others)...)
}

// pilesOf are the cards of a job, in piles of one back.
func pilesOf(j *product.Job) ([]pile, error) {
	w, h, err := impose.SizeOf(j.Card)
	if err != nil {
		return nil, err
	}
	r := rulesOf(j)
	d := dealer{Bench: cards.NewBench(j.Fonts, w, h), job: j, r: r, tell: teller(j, r)}
	var piles []pile
	for _, p := range d.piles() {
		if len(p.cards) > 0 {
			piles = append(piles, p)
		}
	}
	return piles, nil
}

func (d dealer) piles() []pile {
	switch u := d.job.Unit.(type) {
	case *xia.MissionCard:
		return []pile{d.missions([]*xia.MissionCard{u})}
	case *xia.Title:
		return []pile{d.titles([]*xia.Title{u})}
	case *xia.Scenario:
		return d.scenario(u)
	}
	if d.job.Kind == product.Pack {
		return []pile{d.missions(units[xia.MissionCard](d.job, kindMission)), d.titles(units[xia.Title](d.job, kindTitle))}
	}
	return []pile{d.abilities(), d.npcPile(d.r.NPCs), d.outfits(), d.help(d.r.Setup.Players.Max)}
}

// scenario is what a scenario is played with: all missions and titles of the pack, and its NPCs.
func (d dealer) scenario(s *xia.Scenario) []pile {
	stays := func(part string) bool {
		return slices.ContainsFunc(s.Rules, func(r xia.ScenarioRule) bool { return slices.Contains(r.Without, part) })
	}
	var out []pile
	if !stays("missions") {
		out = append(out, d.missions(units[xia.MissionCard](d.job, kindMission)))
	}
	if !stays("titles") {
		out = append(out, d.titles(units[xia.Title](d.job, kindTitle)))
	}
	if !stays("npcs") {
		w := writer{job: d.job, r: d.r}
		out = append(out, d.npcPile(w.npcs()))
	}
	return append(out, d.abilities(), d.help(s.Players.Max))
}

// units are the units of a kind in the job's pack.
func units[T any](j *product.Job, kind string) []*T {
	if j.Peers == nil {
		return nil
	}
	var out []*T
	for _, id := range j.Peers(kind) {
		if u, ok := peer(j, kind, id).(*T); ok && u != nil {
			out = append(out, u)
		}
	}
	return out
}

// of is a card of a unit of the pack, which it shows.
func (d dealer) of(kind string, c card) card {
	area := scene.Rect{W: d.W, H: d.H}
	c.Face = append(c.Face[:len(c.Face):len(c.Face)], scene.Source{Area: area, Path: "title", Kind: kind, Unit: c.ID})
	return c
}

// ruled is a card of something in a list of the rule set.
func (d dealer) ruled(list string, c card) card {
	c.Face = ruled(list+"."+c.ID, scene.Rect{W: d.W, H: d.H}, c.Face)
	return c
}

// deal draws a card.
func (d dealer) deal(id, title string, copies int, f cards.Face, back []scene.Item) card {
	f.Foot = d.r.Title
	face, cuts := d.Draw(f)
	return card{Piece: d.Piece(id, title, copies, face, back), cuts: cuts}
}
