package boxes

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp004 finds more figures at the start than the boxes hold.
func cmp004() check.Check {
	return check.Check{
		Code:     "CMP004",
		Title:    "more starting figures than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:1266, 1507, 002:3122, 6058
		Text: "NPCs that stand on the board from the start are figures out of the mission's boxes, those that a variation " +
			"adds for a number of crews included. There are fewer figures of this kind. The rule for arrivals, by which a " +
			"lower rank stands in, is no help in a set-up that names them. Prisoners who are dealt to spots count as well. Kinds of which no box of the edition holds any " +
			"come from elsewhere and are not counted.",
		Before: "boxes: [\"core-space\"] // 3 civilians\nsetup: npcs: [{kind: \"civilian\", count: 4, at: [12, 12]}]",
		After:  "boxes: [\"core-space\"]\nsetup: npcs: [{kind: \"civilian\", count: 3, at: [12, 12]}]",
		Run: func(p *check.Pass) {
			for _, k := range p.Rules.NPCs {
				asked, have := short(p, stock.Part{Sort: "npc", ID: k.ID})
				if asked > have { // core
					p.Report(fewFigures(p, k, asked, have))
				}
			}
		},
	}
}

// fewFigures points at the entry of the set-up with which the figures run out.
func fewFigures(p *check.Pass, k model.NPCKind, asked, have int) diag.Diagnostic {
	x := stock.Part{Sort: "npc", ID: k.ID}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s on the board at the start, the boxes hold %d", english.Count(asked, strings.ToLower(k.Title)), have),
		Remedy:  moreOf(p, fmt.Sprintf("take %d away", asked-have), x),
		Reasons: stock.Boxed(p, x),
	}
	used := 0
	for i, n := range p.Mission.Setup.NPCs {
		if n.Kind != k.ID {
			continue
		}
		path, before := fmt.Sprintf("setup.npcs.%d", i), used
		used += max(n.Count, 1)
		if used > have && n.At != nil {
			d.Marks = append(d.Marks, diag.Mark{Kind: diag.SpotMark, At: []model.Point{*n.At}, Size: k.Base, Text: "no figure"})
		}
		if used > have && d.Label == "" {
			d.Range, d.Label = p.First(path+".count", path+".kind", path), "with these there are too few"
			if n.At != nil {
				d.Place = p.Place(*n.At)
			}
			if have > before && used == asked {
				d.Fix = stock.Write(p, path+".count", have-before)
			}
		}
	}
	for _, g := range p.Mission.Setup.Prisoners {
		for _, n := range g.NPCs {
			if path := "setup.prisoners." + g.ID; n.NPC == k.ID && d.Label == "" {
				d.Range, d.Label = p.First(path+".npcs."+n.NPC, path), "with these there are too few"
			}
		}
	}
	return d
}
