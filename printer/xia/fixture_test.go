package xiapages

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// rules is the shipped rule set.
func rules(t testing.TB) *xia.RuleSet {
	t.Helper()
	var r xia.RuleSet
	printertest.Snapshot(t, "xia", &r)
	return &r
}

// plotted is a sector from its nineteen glyphs.
func plotted(r *xia.RuleSet, id, title, plan string, edges xia.Edges) *xia.Sector {
	s := &xia.Sector{ID: id, Title: title, Type: "void", Edges: edges, Text: printertest.Text("A quiet corner of the system.")}
	n := 0
	for row, count := range xia.Rows() {
		for place := range count {
			at := xia.RowHex(row, place)
			h := xia.Hex{ID: xia.HexName(at), At: at}
			if i := slices.IndexFunc(r.Terrains, func(t xia.Terrain) bool { return t.Plan == plan[n:n+1] }); i >= 0 {
				h.Terrain = r.Terrains[i].ID
			}
			s.Hexes = append(s.Hexes, h)
			n++
		}
	}
	return s
}

func put(s *xia.Sector, spaces ...xia.Space) *xia.Sector {
	for _, sp := range spaces {
		s.Spaces = append(s.Spaces, sp)
		i := slices.IndexFunc(s.Hexes, func(h xia.Hex) bool { return h.ID == sp.Hex })
		s.Hexes[i].Space = sp.ID
	}
	return s
}

// pack is a made-up pack: three sectors, two missions, a title and a scenario.
func pack(r *xia.RuleSet) map[string]any {
	ring := xia.Edges{N: "anchor", NE: "bell", SE: "crown", S: "fish", SW: "key", NW: "moon"}
	home := put(plotted(r, "home", "Amber Roads", "..*"+".pp."+".ppp."+"...."+"..a", ring),
		xia.Space{ID: "m", Hex: "c3", Kind: "mission-point"}, xia.Space{ID: "s", Hex: "a1", Kind: "spawn-point", Number: 12},
		xia.Space{ID: "b", Hex: "b2", Kind: "buy", Cargo: []string{"spice", "terra"}}, xia.Space{ID: "v", Hex: "b3", Kind: "sell", Text: printertest.Text("No questions.")})
	home.Planet = &xia.Planet{Title: "Amber", Status: "outlaw", Entrances: []string{"c2-w", "b3-e"}}
	home.Assumed = []string{"planet.status", "spaces.s.number"}
	far := put(plotted(r, "far", "The Far Light of Saint Elsewhere", "nn."+"nnn."+"..g.."+"dd.."+"d..", ring),
		xia.Space{ID: "h", Hex: "a2", Kind: "harvest", Cargo: []string{"holo"}}, xia.Space{ID: "x", Hex: "e3", Kind: "exploration"})
	far.Gate = &xia.Gate{Linked: false, Spawn: true, Choose: 20, Fame: 1}
	third := plotted(r, "third", "Third", "..."+"...."+"....."+"...."+"...", ring)
	scenario := &xia.Scenario{
		ID: "evening", Title: "An Evening Out", Players: model.Range{Min: 3, Max: 5}, Story: printertest.Text("Nobody has heard of you yet."), Fame: 10, Tier: 1,
		Sectors: []xia.Laid{{Sector: "home", Players: 1}, {Sector: "far", Beside: "home", Side: "ne", Players: 1}, {Sector: "third", Beside: "far", Side: "s", Players: 5}},
		Deck:    "shuffled", NPCs: []string{"enforcer"}, Titles: []string{"first"},
		Strategies: []xia.Strategy{{ID: "w", Title: "Worker", Outfits: []string{"halon", "targe"}, Text: printertest.Text("Make for [home](#home).")}},
		Rules:      []xia.ScenarioRule{{ID: "r", Title: "Closed early", Text: printertest.Text("No tokens tonight."), Without: []string{"exploration-tokens"}}},
		Assumed:    []string{"sectors.1.side"},
	}
	return map[string]any{
		"sector home": home, "sector far": far, "sector third": third, "scenario evening": scenario,
		"mission-card tea": &xia.MissionCard{ID: "tea", Title: "Tea", Kind: "smuggler", Copies: 2, Story: printertest.Text("It is tea."), Bounty: xia.CardBounty{Failed: 2000},
			Steps: []xia.Step{{Kind: "pick-up", Sector: "home", What: "Tea"}, {Kind: "sneak", AtLeast: 8}, {Kind: "deliver", Sector: "far"}},
			Pay:   []xia.Pay{{From: 1, To: 1, Credits: 2000}, {From: 2, Credits: 5000}}},
		"mission-card hat": &xia.MissionCard{ID: "hat", Title: "The Hat", Kind: "assassin", Copies: 1, Story: printertest.Text("He laughed."),
			Steps: []xia.Step{{Kind: "destroy", Target: "seat-left", Seats: 2}, {Kind: "deliver", Sector: "home"}}, Pay: []xia.Pay{{From: 1, To: 3, Credits: 3000}}},
		"title first": &xia.Title{ID: "first", Title: "First", Text: printertest.Text("Be first."), Fame: 2, Skill: xia.Skill{Title: "Haste", Text: printertest.Text("Move more.")}},
	}
}

// job is a job for a unit of the pack, or for the edition.
func job(t testing.TB, r *xia.RuleSet, units map[string]any, kind, id string) *product.Job {
	t.Helper()
	return &product.Job{
		Kind: kind, ID: id, Title: id, Unit: units[kind+" "+id], Rules: r, Fonts: printertest.Fonts(t),
		Peer: func(kind, id string) any { return units[kind+" "+id] },
		Peers: func(kind string) []string {
			var ids []string
			for name := range units {
				if len(name) > len(kind) && name[:len(kind)+1] == kind+" " {
					ids = append(ids, name[len(kind)+1:])
				}
			}
			slices.Sort(ids)
			return ids
		},
	}
}
