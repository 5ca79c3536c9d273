package compiler

import (
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// joinSector decodes a sector and reads its drawing.
func joinSector(d *decoder, rules any, n *node, into any) {
	s := into.(*xia.Sector)
	drawing := n.take("plan")
	d.into(n, s)
	set, ok := rules.(*xia.RuleSet)
	if !ok || drawing == nil {
		return
	}
	if d.hexes(drawing, s, set) && len(d.found.list) == 0 {
		d.problems(hexplan.Sector(s, set))
	}
}

// hexes reads the drawing and tells the spaces where they are. It fails when the drawing has mistakes.
func (d *decoder) hexes(drawing *node, s *xia.Sector, rules *xia.RuleSet) bool {
	hexes, errs := hexplan.Read(drawing.text, rules.Terrains)
	for _, e := range errs {
		d.found.add(diag.Diagnostic{
			Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy,
			Range: d.inside(drawing, e.Line, e.Col, e.Line, e.EndCol),
		})
	}
	for _, h := range hexes {
		s.Hexes = append(s.Hexes, h.Hex)
		d.index["plan#"+h.ID] = d.inside(drawing, h.Line, h.Col, h.Line, h.EndCol)
		for i := range s.Spaces {
			if s.Spaces[i].ID == h.Space {
				s.Spaces[i].Hex = h.ID
			}
		}
	}
	return len(errs) == 0
}

// joinCard decodes a mission card and checks it against its kind.
func joinCard(d *decoder, rules any, n *node, into any) {
	d.into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.found.list) == 0 {
		d.problems(hexplan.Card(into.(*xia.MissionCard), set))
	}
}

// joinTitle decodes a title and checks its texts.
func joinTitle(d *decoder, rules any, n *node, into any) {
	d.into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.found.list) == 0 {
		d.problems(hexplan.Title(into.(*xia.Title), set))
	}
}

// joinScenario decodes a scenario and checks what it says by itself.
func joinScenario(d *decoder, rules any, n *node, into any) {
	d.into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.found.list) == 0 {
		d.problems(hexplan.Scenario(into.(*xia.Scenario), set))
	}
}

// problems reports what is wrong with values that are sound each by itself.
func (d *decoder) problems(list []hexplan.Problem) {
	for _, p := range list {
		d.found.add(diag.Diagnostic{
			Code: p.Code, Severity: diag.Error, Summary: p.Message, Remedy: p.Remedy, Range: d.index.At(p.Path),
		})
	}
}
