package xiapages

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// long is more than any place has room for.
var long = strings.Repeat("Überlänge ", 500)

// empties are units without anything, written for a rule set without anything.
func empties() map[string]any {
	return map[string]any{
		"sector e": &xia.Sector{}, "scenario e": &xia.Scenario{}, "mission-card e": &xia.MissionCard{}, "title e": &xia.Title{},
	}
}

// loud are units in which everything is long, large or many.
func loud(r *xia.RuleSet) map[string]any {
	units := pack(r)
	text := printertest.Text(strings.Repeat("Words without end. ", 800))
	s := units["sector home"].(*xia.Sector)
	s.Title, s.Text, s.Planet.Title, s.Planet.Status = long, text, long, "unheard-of"
	s.Planet.Entrances = append(s.Planet.Entrances, "", "zz-north", "c3")
	s.Hexes[4].Terrain = "unheard-of"
	s.Hexes = s.Hexes[:15]
	s.Spaces = append(s.Spaces, xia.Space{ID: "q", Hex: "q9", Kind: long, Number: 1 << 40, Text: text, Cargo: strings.Fields(long)[:40]})
	e := units["scenario evening"].(*xia.Scenario)
	e.Title, e.Story, e.Fame, e.Players, e.Credits = long, text, 1<<40, model.Range{Min: -5, Max: 1 << 40}, -1
	for i := range 300 {
		e.Sectors = append(e.Sectors, xia.Laid{Sector: fmt.Sprint("missing-", i), Beside: "home", Side: "up"})
		e.NPCs = append(e.NPCs, fmt.Sprint("npc-", i))
		e.Rules = append(e.Rules, xia.ScenarioRule{Title: "Rule", Text: printertest.Text("Do.")})
	}
	e.Strategies = append(e.Strategies, xia.Strategy{Title: long, Outfits: strings.Fields(long), Text: text})
	c := units["mission-card tea"].(*xia.MissionCard)
	c.Title, c.Story, c.Kind, c.Copies = long, text, "unheard-of", 40
	c.Pay = append(c.Pay, make([]xia.Pay, 50)...)
	c.Steps = append(c.Steps, make([]xia.Step, 50)...)
	t := units["title first"].(*xia.Title)
	t.Title, t.Text, t.Skill.Title, t.Fame = long, text, long, 1<<40
	return units
}

// loudRules are a rule set in which numbers and names are out of all bounds.
func loudRules(r *xia.RuleSet) *xia.RuleSet {
	x := *r
	x.Title = long
	x.Ships = append([]xia.Ship{{ID: "big", Title: long, Energy: 1 << 40, Impulse: -1, Hold: make(xia.Shape, maxShape), Ability: "none"}}, r.Ships...)
	for i := range x.Ships[0].Hold {
		x.Ships[0].Hold[i] = strings.Repeat("#", maxShape)
	}
	x.Outfits = append([]xia.Outfit{{ID: "empty"}, {ID: "flat", Title: long, Shape: xia.Shape{strings.Repeat("U", 24)}}}, r.Outfits...)
	x.NPCs = append([]xia.NPC{{ID: "n", Title: long, Kill: 1 << 40, Spaces: -3, Turn: make([]xia.NPCMove, 60)}}, r.NPCs...)
	x.Tokens = append([]xia.Token{{ID: "many", Title: long, Copies: 1 << 40}}, r.Tokens...)
	x.Phases = append([]xia.Phase{{Title: long, Steps: strings.Fields(long)}}, r.Phases...)
	x.Victories = append([]xia.Victory{{Fame: 1 << 40}}, r.Victories...)
	x.Markers.Armed, x.Markers.Each = 1<<40, 1<<40
	x.Coins = append([]xia.Coin{{ID: "c", Title: long, Credits: -1 << 60}}, r.Coins...)
	x.Setup.Players.Max = 1 << 40
	return &x
}

func TestHostileUnits(t *testing.T) {
	r := rules(t)
	for name, x := range map[string]struct {
		rules *xia.RuleSet
		units map[string]any
	}{
		"empty": {&xia.RuleSet{}, empties()}, "empty rules": {&xia.RuleSet{}, pack(r)}, "empty units": {r, empties()},
		"loud units": {r, loud(r)}, "loud rules": {loudRules(r), pack(r)},
	} {
		t.Run(name, func(t *testing.T) { survive(t, x.rules, x.units) })
	}
}

// survive makes everything of everything: it must neither panic, nor go on for ever, nor print what nobody
// can read.
func survive(t *testing.T, r *xia.RuleSet, units map[string]any) {
	units["edition xia"] = nil
	fonts := printertest.Fonts(t)
	for name, u := range units {
		kind, id, _ := strings.Cut(name, " ")
		for _, p := range Products() {
			if !p.Takes(kind) {
				continue
			}
			for _, opt := range []product.Options{{Scale: 4}, {Card: "mini", Overlay: "setup", Tiled: true, Paper: paper.Letter}} {
				began := proctime.Start()
				j := job(t, r, units, kind, id)
				j.Unit, j.Options, j.Fonts = u, opt, fonts
				if s, ok := u.(*xia.Scenario); ok {
					j.Title = s.Title
				}
				files, err := p.Make(j)
				if took := began.Used(); took > 10*time.Second {
					t.Errorf("%s of %s takes %v", p.ID, name, took)
				}
				if err != nil && !strings.ContainsAny(err.Error(), "0123456789") {
					t.Errorf("%s of %s: %v names no limit", p.ID, name, err)
				}
				inspect(t, p.ID+" of "+name, files)
			}
		}
	}
}

func inspect(t *testing.T, what string, files []product.File) {
	t.Helper()
	for _, f := range files {
		if n := len(f.Doc.Pages); n > 400 {
			t.Errorf("%s has %d pages", what, n)
		}
		for _, page := range f.Doc.Pages[:min(len(f.Doc.Pages), 20)] {
			for i, finding := range audit.Page(page, audit.Options{Tiles: f.Cut}) {
				if i < 3 {
					t.Errorf("%s, %s: %s %.30q %.30q at %v", what, page.Name, finding.Kind, finding.Text, finding.Other, finding.Box)
				}
			}
		}
	}
}

// A job without a pack is printed as far as it goes.
func TestJobsWithoutAPack(t *testing.T) {
	for _, j := range jobs(t) {
		j.Peer, j.Peers = nil, nil
		for _, p := range Products() {
			if p.Takes(j.Kind) {
				if _, err := p.Make(j); err != nil {
					t.Errorf("%s of %s: %v", p.ID, j.ID, err)
				}
			}
		}
	}
}
