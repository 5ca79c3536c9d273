package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// chart is a card of how NPCs choose what to do: the lines in order beside a spine.
func (k maker) chart(c model.Chart) []card {
	look := Look{Title: "Chart", Symbol: symbolOr("assessment", "npc"), Colour: itemColour, Pattern: 4}
	f := Face{Look: look, Title: c.Title, Path: "charts." + c.ID + ".title", Foot: "How they act"}
	f.Parts = []Part{Prose("charts."+c.ID+".text", c.Text)}
	if die := describe.ChartDie(c, k.rules); die != "" {
		f.Parts = append(f.Parts, Prose("charts."+c.ID+".die", plain("Roll the "+die+".")))
	}
	steps := k.chartSteps(c)
	for i, s := range steps {
		part := Stack(nil, s.parts...)
		if len(steps) > 1 {
			part = Stack(Step(look, i, len(steps), s.mark), s.parts...)
		}
		f.Parts = append(f.Parts, part)
	}
	if len(steps) < 2 {
		f.Parts = append(f.Parts, Picture(look.Symbol))
	}
	return k.from(scene.Ruled("charts."+c.ID), k.spread("chart-"+c.ID, f, nil, k.Back(look, c.Title))...)
}

// chartStep is what stands beside one mark of a chart's spine: a line, or all lines of one face of a die.
type chartStep struct {
	mark  string
	parts []Part
}

func (k maker) chartSteps(c model.Chart) []chartStep {
	var out []chartStep
	var last string
	for i, l := range describe.ChartLines(c, k.rules) {
		path := fmt.Sprintf("charts.%s.lines.%d.text", c.ID, i)
		if c.Die == "" {
			out = append(out, chartStep{strconv.Itoa(i + 1), []Part{Prose(path, lineText(l))}})
			continue
		}
		if n := len(out); n > 0 && l.Face == last {
			out[n-1].parts = append(out[n-1].parts, Prose(path, lineText(l)))
			continue
		}
		part, mark := k.dieLine(path, c.Die, l)
		out, last = append(out, chartStep{mark, []Part{part}}), l.Face
	}
	return out
}

// lineText is what a line says: its own words or, where it has none, the names of its conditions and of what
// is then done.
func lineText(l model.ChartLine) model.Text {
	if len(l.Text.Blocks) > 0 {
		return l.Text
	}
	ifs := named(l.If)
	for _, u := range named(l.Unless) {
		ifs = append(ifs, "not "+u)
	}
	out := strings.Join(named(l.Do), ", then ")
	if len(ifs) > 0 {
		out = strings.Join(ifs, ", ") + ": " + out
	}
	return plain(english.Sentence(out))
}

func named(ids []string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, strings.ReplaceAll(id, "-", " "))
	}
	return out
}

// plain is a text of one paragraph.
func plain(text string) model.Text {
	if text == "" {
		return model.Text{}
	}
	return model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: text}}}}}
}

// dieLine is a line that a die picks: the name of the face, and its number on the spine.
func (k maker) dieLine(path, die string, l model.ChartLine) (Part, string) {
	name, mark := "Else", "•"
	for _, d := range k.rules.Dice {
		for _, f := range d.Faces {
			if d.ID != die || f.Symbol != l.Face || l.Face == "" {
				continue
			}
			name = f.Title
			if f.Number > 0 {
				mark = strconv.Itoa(f.Number)
				name = strings.TrimSpace(strings.TrimPrefix(name, mark))
			}
		}
	}
	return Named(path, name+".", lineText(l)), mark
}

// chartsOf are the charts that an NPC acts by, its usual one first.
func (k maker) chartsOf(n model.NPCKind) []string {
	var out []string
	add := func(id string) {
		if id != "" && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	add(n.Chart)
	for _, g := range k.rules.Groups {
		if g.ID == n.Group && n.Chart == "" {
			add(g.Chart)
		}
	}
	for _, st := range []*model.Stats{n.Stats, n.Charged} {
		if st != nil {
			add(st.Chart)
		}
	}
	for _, l := range k.rules.Hostility.Levels {
		for _, c := range l.Charts {
			if c.NPC == n.ID || c.NPC == "" && c.Group == n.Group {
				add(c.Chart)
			}
		}
	}
	return out
}
