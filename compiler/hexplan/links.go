package hexplan

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// passage is a text with its path.
type passage struct {
	path string
	text model.Text
}

// links checks that the links of texts lead to one of the targets, or to a sector of the rules.
func (c *checker) links(targets []string, texts ...passage) {
	for _, s := range c.rules.Sectors {
		targets = append(targets, s.ID)
	}
	for _, p := range texts {
		for _, ref := range refs(p.text.Blocks) {
			if slices.Contains(targets, ref) {
				continue
			}
			remedy := "link to a sector, or to a label of the drawing"
			if near, ok := diag.Nearest(ref, targets); ok {
				remedy = "did you mean #" + near + "?"
			}
			c.report(CodeLink, p.path+"#"+ref, remedy, "the link leads to #%s, which is not there", ref)
		}
	}
}

// refs are the ids that links lead to, each once.
func refs(blocks []model.Block) []string {
	var ids []string
	add := func(runs []model.Inline) {
		for _, r := range runs {
			if r.Ref != "" && !slices.Contains(ids, r.Ref) {
				ids = append(ids, r.Ref)
			}
		}
	}
	for _, b := range blocks {
		add(b.Inlines)
		for _, row := range b.Rows {
			for _, cell := range row {
				add(cell)
			}
		}
		for _, id := range refs(b.Blocks) {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// Title checks a title.
func Title(t *xia.Title, rules *xia.RuleSet) []Problem {
	c := &checker{rules: rules}
	var named []string
	for _, f := range t.Needs {
		named = append(named, f.Sector)
	}
	c.links(named, passage{"text", t.Text}, passage{"skill.text", t.Skill.Text})
	return c.found
}

func (c *checker) sectorLinks(s *xia.Sector) {
	labels := []string{s.ID}
	texts := []passage{{"text", s.Text}}
	for _, p := range s.Spaces {
		labels = append(labels, p.ID)
		texts = append(texts, passage{"spaces." + p.ID + ".text", p.Text})
	}
	c.links(labels, texts...)
}

func (c *checker) cardLinks(m *xia.MissionCard) {
	var named []string
	for _, s := range m.Steps {
		named = append(named, s.Sector)
	}
	c.links(named, passage{"story", m.Story}, passage{"text", m.Text})
}

func (c *checker) scenarioLinks(s *xia.Scenario) {
	var laid []string
	for _, l := range s.Sectors {
		laid = append(laid, l.Sector)
	}
	texts := []passage{{"story", s.Story}}
	for _, way := range s.Strategies {
		texts = append(texts, passage{"strategies." + way.ID + ".text", way.Text})
	}
	for _, r := range s.Rules {
		texts = append(texts, passage{"rules." + r.ID + ".text", r.Text})
	}
	c.links(laid, texts...)
}
