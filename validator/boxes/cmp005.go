package boxes

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp005 finds arrivals for which there are no figures.
func cmp005() check.Check {
	return check.Check{
		Code:     "CMP005",
		Title:    "arrivals without figures",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:1266-1272
		Text: "A rule of the mission brings figures in, or lets one kind arrive in place of another. Where there are too " +
			"few, the next lower rank of the group stands in for them, so that is only a note: fewer come at once than " +
			"the rule says, even with none of them on the board. Where the mission's boxes hold neither this kind nor a " +
			"lower rank of its group, nobody ever comes. Of kinds of which no box of the edition holds any the players need figures of their own, which is " +
			"a note, too: say in the story or in a rule how many.",
		Before: "boxes: [\"core-space\"] // 5 harvesters\ndo: [{kind: \"spawn\", npc: \"harvester\", count: 8, at: entry: \"1\"}]",
		After:  "boxes: [\"core-space\"]\ndo: [{kind: \"spawn\", npc: \"harvester\", count: 5, at: entry: \"1\"}]",
		Run: func(p *check.Pass) {
			for _, a := range broughtIn(p) {
				have := stock.Have(p, stock.StockOf(p).Boxes, stock.Part{Sort: "npc", ID: a.npc.ID})
				if have < a.count { // core
					p.Report(noFigures(p, a, have))
				}
			}
		},
	}
}

// bringing is figures that the mission itself brings in during play.
type bringing struct {
	npc   model.NPCKind
	count int // at once, at most
	path  string
}

// broughtIn are the figures that rules place, and the kinds that arrive in place of others.
func broughtIn(p *check.Pass) []bringing {
	var out []bringing
	add := func(id string, n int, path string) {
		if k := check.Find(p.Rules.NPCs, id, parts.NPCID); k != nil {
			out = append(out, bringing{*k, n, path})
		}
	}
	parts.EachEffect(p, func(e parts.EffectAt) {
		switch c, brings := kinds.Of(kinds.Writes(e.Effect), kinds.FigureCell); {
		case !brings || e.Source == nil:
		case c.State == kinds.Replaced:
			add(e.NPC, 1, e.Path)
		default:
			add(e.NPC, spawned(p, e.Effect), e.Path)
		}
	})
	if a := p.Mission.Setup.Arrivals; a != nil && !a.None {
		for _, x := range a.Map {
			add(x.By, 1, "setup.arrivals.map."+x.NPC)
		}
	}
	return out
}

// spawned is how many figures an effect places at once, at most.
func spawned(p *check.Pass, e model.Effect) int {
	if d := check.Find(p.Rules.Dice, e.Die, parts.DieID); d != nil {
		return max(d.Most(), 1)
	}
	if e.PerCrew {
		return p.Players
	}
	return max(e.Count, 1)
}

// noFigures is what to say of figures that the mission brings in and of which there are too few.
func noFigures(p *check.Pass, a bringing, have int) diag.Diagnostic {
	x := stock.Part{Sort: "npc", ID: a.npc.ID}
	if !stock.ComesInBoxes(p, x) {
		return diag.Diagnostic{
			Severity: diag.Note,
			Summary:  fmt.Sprintf("a %s is to come, and no box that the edition knows holds one", strings.ToLower(a.npc.Title)),
			Remedy:   "tell the players to bring figures of their own, or name a kind that a box holds",
			Range:    p.First(a.path+".npc", a.path),
		}
	}
	d := diag.Diagnostic{
		Severity: diag.Note,
		Summary:  fmt.Sprintf("%s at once, and the boxes hold %d", english.Count(a.count, strings.ToLower(a.npc.Title)), have),
		Remedy:   stock.Or("bring in fewer", stock.Addition(p, x, a.count)),
		Range:    p.First(a.path+".count", a.path+".npc", a.path),
		Reasons:  stock.Boxed(p, x),
	}
	stand := 0
	for _, k := range p.Rules.NPCs {
		if k.Group == a.npc.Group && k.Rank < a.npc.Rank {
			n := stock.Have(p, stock.StockOf(p).Boxes, stock.Part{Sort: "npc", ID: k.ID})
			stand += n
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s of rank %d can stand in", english.Count(n, strings.ToLower(k.Title)), k.Rank))
		}
	}
	if have+stand == 0 {
		d.Severity = diag.Warning
		d.Summary = fmt.Sprintf("a %s is to come, and the boxes hold none, nor a lower rank to stand in", strings.ToLower(a.npc.Title))
	}
	return d
}
