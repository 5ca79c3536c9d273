package decode

import (
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// joinSector decodes a sector and reads its drawing.
func joinSector(d *Decoder, rules any, n *explain.Node, into any) {
	s := into.(*xia.Sector)
	drawing := n.Take("plan")
	d.Into(n, s)
	set, ok := rules.(*xia.RuleSet)
	if !ok || drawing == nil {
		return
	}
	if d.hexes(drawing, s, set) && len(d.Found.List) == 0 {
		d.problems(hexplan.Sector(s, set))
	}
}

// hexes reads the drawing and tells the spaces where they are. It fails when the drawing has mistakes.
func (d *Decoder) hexes(drawing *explain.Node, s *xia.Sector, rules *xia.RuleSet) bool {
	hexes, errs := hexplan.Read(drawing.Text, rules.Terrains)
	for _, e := range errs {
		d.Found.Add(diag.Diagnostic{
			Code: e.Code, Severity: diag.Error, Summary: e.Message, Remedy: e.Remedy,
			Range: d.inside(drawing, e.Line, e.Col, e.Line, e.EndCol),
		})
	}
	for _, h := range hexes {
		s.Hexes = append(s.Hexes, h.Hex)
		d.Index["plan#"+h.ID] = d.inside(drawing, h.Line, h.Col, h.Line, h.EndCol)
		for i := range s.Spaces {
			if s.Spaces[i].ID == h.Space {
				s.Spaces[i].Hex = h.ID
			}
		}
	}
	return len(errs) == 0
}

// joinCard decodes a mission card and checks it against its kind.
func joinCard(d *Decoder, rules any, n *explain.Node, into any) {
	d.Into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.Found.List) == 0 {
		d.problems(hexplan.Card(into.(*xia.MissionCard), set))
	}
}

// joinTitle decodes a title and checks its texts.
func joinTitle(d *Decoder, rules any, n *explain.Node, into any) {
	d.Into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.Found.List) == 0 {
		d.problems(hexplan.Title(into.(*xia.Title), set))
	}
}

// joinScenario decodes a scenario and checks what it says by itself.
func joinScenario(d *Decoder, rules any, n *explain.Node, into any) {
	d.Into(n, into)
	if set, ok := rules.(*xia.RuleSet); ok && len(d.Found.List) == 0 {
		d.problems(hexplan.Scenario(into.(*xia.Scenario), set))
	}
}

// problems reports what is wrong with values that are sound each by itself.
func (d *Decoder) problems(list []hexplan.Problem) {
	for _, p := range list {
		d.Found.Add(diag.Diagnostic{
			Code: p.Code, Severity: diag.Error, Summary: p.Message, Remedy: p.Remedy, Range: d.Index.At(p.Path),
		})
	}
}
