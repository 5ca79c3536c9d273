package xiapages

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// missions are mission cards. Their backs are alike, since they are drawn face down.
func (d dealer) missions(list []*xia.MissionCard) pile {
	p := pile{name: "cards-missions", subject: "Mission cards"}
	back := d.Back(cards.LookOf(0, "Mission", "mission"), d.r.Title)
	for _, c := range list {
		p.cards = append(p.cards, d.of(kindMission, d.deal(c.ID, c.Title, max(1, c.Copies), d.mission(c), back)))
	}
	return p
}

// missionLook is that of a kind of mission: a colour for each, and the badge of what the law says of it.
func (d dealer) missionLook(kind string) cards.Look {
	n := slices.IndexFunc(d.r.MissionKinds, func(k xia.MissionKind) bool { return k.ID == kind })
	icon := "law-lawful"
	if ok, _ := d.tell.Lawful(kind); !ok {
		icon = "law-outlaw"
	}
	return cards.LookOf(n, d.tell.MissionKind(kind), icon)
}

func (d dealer) mission(c *xia.MissionCard) cards.Face {
	_, law := d.tell.Lawful(c.Kind)
	parts := []cards.Part{cards.Label(d.tell.MissionKind(c.Kind) + " · " + law), cards.Prose("story", c.Story), cards.Rule(), numbered("steps", d.tell.Steps(c))}
	if !empty(c.Text) {
		parts = append(parts, cards.Prose("text", c.Text))
	}
	if text := d.tell.Experience(c.Kind); text != "" {
		parts = append(parts, cards.Note(text))
	}
	parts = append(parts, cards.Picture("law-"+lawID(law)))
	if len(c.Pay) > 0 {
		parts = append(parts, d.pay(c))
	}
	for _, line := range words.CardBounty(c.Bounty) {
		parts = append(parts, cards.Note(line+"."))
	}
	return cards.Face{Look: d.missionLook(c.Kind), Title: c.Title, Path: "title", Parts: parts}
}

func lawID(word string) string {
	if word == "Outlaw" {
		return "outlaw"
	}
	return "lawful"
}

// numbered is a list of short sentences in their order.
func numbered(path string, lines []string) cards.Part {
	list := model.Block{Kind: model.OrderedList, Start: 1}
	for _, l := range lines {
		list.Blocks = append(list.Blocks, model.Block{Kind: model.ListItem, Blocks: plain(l).Blocks})
	}
	return cards.Prose(path, model.Text{Blocks: []model.Block{list}})
}

// mostPays is the number of lines of pay that stand side by side; more stand below each other.
const mostPays = 4

// pay is what a mission pays: a box for each stretch of what it is paid by, the pay below.
func (d dealer) pay(c *xia.MissionCard) cards.Part {
	if len(c.Pay) > mostPays {
		var facts []cards.Fact
		for _, p := range c.Pay {
			facts = append(facts, cards.Fact{Label: words.Span(p.From, p.To), Text: words.Credits(p.Credits)})
		}
		return cards.Stack(nil, cards.Label(d.tell.PaidBy(c.Kind)), cards.Facts(facts...))
	}
	boxes := cards.Part{Path: "pay", Set: func(s cards.Setting) []layout.Block { return []layout.Block{payBoxes(s, c.Pay)} }}
	return cards.Stack(nil, cards.Label(d.tell.PaidBy(c.Kind)), boxes)
}

func payBoxes(s cards.Setting, list []xia.Pay) layout.Block {
	const high = 9500
	each := s.Width / scene.Unit(len(list))
	var items []scene.Item
	for i, p := range list {
		r := scene.Rect{X: scene.Unit(i) * each, W: each - 600, H: high}
		items = append(items, payBox(s, r, words.Span(p.From, p.To), words.Number(p.Credits))...)
	}
	return layout.Block{Whole: true, Rows: []layout.Row{{Height: high, Items: items}}}
}

func payBox(s cards.Setting, r scene.Rect, span, pay string) []scene.Item {
	small := layout.Style{Face: layout.Heading, Size: page.Points(66), Colour: s.Tones.Paper}
	large := layout.Style{Face: layout.Title, Size: page.Points(96), Colour: s.Tones.Ink}
	head := scene.Rect{X: r.X, Y: r.Y, W: r.W, H: 3700}
	small, span = s.Fitted(small, span, r.W-800)
	large, pay = s.Fitted(large, pay, r.W-800)
	middle := r.X + r.W/2
	return append(append([]scene.Item{
		scene.Fill{Path: scene.RectPath(head), Colour: s.Look.Colour},
		scene.Stroke{Path: scene.RectPath(r), Colour: s.Look.Colour, Width: 200},
	}, s.Set.Line(small, span).Centre(middle, head.Y+head.H/2+s.Set.Metrics(small).CapHeight/2)...),
		s.Set.Line(large, pay).Centre(middle, r.Y+6600+s.Set.Metrics(large).CapHeight/2)...)
}
