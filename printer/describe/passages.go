package describe

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// Passage is a text of an author's that is printed.
type Passage struct {
	Path string // in the mission, such as "rules.hack.title"
	Line string // a title or a name; empty where Text is given
	Text model.Text
}

// Passages are all texts of a mission that its pages show, in the order of the sheet. Ids are left out:
// the language allows them only letters that every font has.
func Passages(m *model.Mission) []Passage {
	var p passages
	p.line("title", m.Title)
	p.text("story", m.Story)
	for _, o := range m.Objectives {
		path := "objectives." + o.ID
		p.line(path+".title", o.Title)
		p.text(path+".text", o.Text)
		p.reward(path+".reward", o.Reward)
	}
	for _, r := range m.Rules {
		p.line("rules."+r.ID+".title", r.Title)
		p.text("rules."+r.ID+".text", r.Text)
		p.effects("rules."+r.ID+".do", r.Do)
	}
	p.notes(m)
	p.setup(m.Setup)
	for _, f := range m.Floors() {
		p.floor(f)
	}
	return p.list
}

// passages collects what is not empty.
type passages struct{ list []Passage }

func (p *passages) line(path, s string) {
	if s != "" {
		p.list = append(p.list, Passage{Path: path, Line: s})
	}
}

func (p *passages) text(path string, t model.Text) {
	if len(t.Blocks) > 0 {
		p.list = append(p.list, Passage{Path: path, Text: t})
	}
}

// effects are the texts of choices and of rows of rolls, however deep.
func (p *passages) effects(path string, list []model.Effect) {
	for i, e := range list {
		at := fmt.Sprintf("%s.%d", path, i)
		for k, o := range e.Options {
			p.line(fmt.Sprintf("%s.options.%d.title", at, k), o.Title)
			p.effects(fmt.Sprintf("%s.options.%d.do", at, k), o.Do)
		}
		for k, row := range e.Rows {
			p.text(fmt.Sprintf("%s.rows.%d.text", at, k), row.Text)
			p.effects(fmt.Sprintf("%s.rows.%d.do", at, k), row.Do)
		}
	}
}

func (p *passages) reward(path string, w model.Reward) {
	p.line(path+".text", w.Text)
	for i, t := range w.Tiers {
		p.line(fmt.Sprintf("%s.tiers.%d.text", path, i), t.Text)
	}
	if w.Roll != nil {
		for i, r := range w.Roll.Rows {
			p.line(fmt.Sprintf("%s.roll.rows.%d.text", path, i), r.Text)
		}
	}
	for _, b := range w.Boons {
		p.text(path+".boons."+b.ID+".text", b.Text)
	}
}

func (p *passages) notes(m *model.Mission) {
	for i, v := range m.Variations {
		p.text(fmt.Sprintf("variations.%d.text", i), v.Text)
		for k, n := range v.NPCs {
			p.line(fmt.Sprintf("variations.%d.npcs.%d.name", i, k), n.Name)
		}
	}
	if m.Single != nil {
		p.text("single.text", m.Single.Text)
	}
	if m.Requires != nil {
		p.text("requires.text", m.Requires.Text)
	}
	if a := m.Aftermath; a != nil {
		p.text("aftermath.text", a.Text)
		if a.Failure != nil {
			p.text("aftermath.failure.text", a.Failure.Text)
		}
	}
	p.text("gm", m.GM)
}

func (p *passages) setup(s model.Setup) {
	for _, k := range s.Marks {
		p.line("setup.marks."+k.ID+".title", k.Title)
	}
	for i, n := range s.NPCs {
		p.line(fmt.Sprintf("setup.npcs.%d.name", i), n.Name)
	}
	for _, c := range s.Counters {
		p.line("setup.counters."+c.ID+".title", c.Title)
	}
}

func (p *passages) floor(f model.NamedFloor) {
	for t := range f.Things(model.FurnitureSort, model.PanelSort, model.ZoneSort, model.MarkerSort) {
		p.line(t.Path()+".title", t.Title)
	}
	for _, l := range f.Board.Levels {
		p.line(f.Path+".levels."+l.ID+".title", l.Title)
	}
	for i, l := range f.Board.Labels {
		p.line(fmt.Sprintf("%s.labels.%d.text", f.Path, i), l.Text)
	}
}
