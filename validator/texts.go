package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// textAt is a passage of prose with the path of its source.
type textAt struct {
	text model.Text
	path string
}

// texts are all passages of the subject.
func (p *Pass) texts() []textAt {
	if p.Mission != nil {
		return missionTexts(p.Mission)
	}
	var out []textAt
	for _, c := range p.Deck.Cards {
		for i, b := range c.Bands {
			out = append(out, textAt{b.Text, fmt.Sprintf("cards.%s.bands.%d.text", c.ID, i)})
		}
	}
	return out
}

func missionTexts(m *model.Mission) []textAt {
	out := []textAt{{m.Story, "story"}}
	for _, o := range m.Objectives {
		path := "objectives." + o.ID
		out = append(out, textAt{o.Text, path + ".text"})
		for _, b := range o.Reward.Boons {
			out = append(out, textAt{b.Text, path + ".reward.boons." + b.ID + ".text"})
		}
	}
	for _, r := range m.Rules {
		out = append(out, textAt{r.Text, "rules." + r.ID + ".text"})
	}
	return out
}

// eachRef calls f for every id that the blocks refer to.
func eachRef(blocks []model.Block, f func(id string)) {
	for _, b := range blocks {
		inlineRefs(b.Inlines, f)
		eachRef(b.Blocks, f)
		for _, row := range b.Rows {
			for _, cell := range row {
				inlineRefs(cell, f)
			}
		}
	}
}

func inlineRefs(inlines []model.Inline, f func(id string)) {
	last := ""
	for _, in := range inlines {
		if in.Ref != "" && in.Ref != last {
			f(in.Ref)
		}
		last = in.Ref
	}
}
