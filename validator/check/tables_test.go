package check

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// varied is a mission for one to four crews that starts with more pegs, more traders, other cards and other
// figures when three or four play.
func varied() (*model.Mission, diag.Index) {
	pegs := 9
	m := &model.Mission{
		Players: model.Players{Min: 1, Max: 4},
		Setup: model.Setup{
			Crew: 5, Hostility: 3, NPCs: []model.StartNPC{{Kind: "guard"}}, Aside: []string{"key"},
			Events:   []model.EventAllocation{{Kind: "calm", Count: 2}, {Kind: "storm", Count: 4}},
			Counters: []model.Counter{{ID: "clock", Start: 6}},
		},
		Variations: []model.Variation{{
			Min: 3, Max: 4, Crew: 3, Hostility: &pegs, NPCs: []model.StartNPC{{Kind: "robot"}}, Aside: []string{"file"},
			Events: []model.EventAllocation{{Kind: "storm", Count: 1}}, Counters: []model.CounterStart{{ID: "clock", Count: 8}},
		}},
	}
	where := diag.Index{}
	for i, path := range []string{
		"", "setup.hostility", "setup.crew", "setup.npcs.0", "setup.events.storm", "setup.events.storm@key", "setup.events.calm",
		"variations.0.hostility", "variations.0.crew", "variations.0.npcs.0.kind", "variations.0.events.storm", "variations.0.events.storm@key",
	} {
		where[path] = diag.Range{File: "m.cue", Start: diag.Pos{Line: i + 1, Col: 1}, End: diag.Pos{Line: i + 1, Col: 2}}
	}
	return m, where
}

func TestATableIsTheMissionWithItsVariationInForce(t *testing.T) {
	m, where := varied()
	r := newRun(Subject{Mission: m, Where: where})
	tables := r.eachTable()
	if len(tables) != 4 {
		t.Fatalf("%d tables", len(tables))
	}
	for _, table := range tables {
		s := table.Mission.Setup
		got := fmt.Sprintf("%d crews: %d pegs, %d traders, %d figures, %v aside, storm %d, clock %d",
			table.Mission.Players.Max, s.Hostility, s.Crew, len(s.NPCs), s.Aside, s.Events[len(s.Events)-1].Count, s.Counters[0].Start)
		want := fmt.Sprintf("%d crews: 3 pegs, 5 traders, 1 figures, [key] aside, storm 4, clock 6", table.Crews)
		if table.Crews > 2 {
			want = fmt.Sprintf("%d crews: 9 pegs, 3 traders, 2 figures, [key file] aside, storm 1, clock 8", table.Crews)
		}
		if got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
	for path, from := range map[string]string{
		"setup.hostility": "variations.0.hostility", "setup.npcs.1.kind": "variations.0.npcs.0.kind",
		"setup.events.storm": "variations.0.events.storm", "setup.events.storm@key": "variations.0.events.storm@key",
		"setup.npcs.0": "setup.npcs.0", "setup.events.calm": "setup.events.calm",
	} {
		if got := tables[3].where[path]; got != where[from] {
			t.Errorf("%s is at line %d, want that of %s", path, got.Start.Line, from)
		}
	}
	if tables[0].where["setup.hostility"] != where["setup.hostility"] || m.Setup.Hostility != 3 || len(m.Setup.NPCs) != 1 || m.Setup.Counters[0].Start != 6 {
		t.Error("a variation has changed the mission itself")
	}
}

func TestAFindingSaysForWhichNumbersOfCrewsItHolds(t *testing.T) {
	m, where := varied()
	high := Check{Code: "TST001", Severity: diag.Warning, Each: true, Run: func(p *Pass) {
		p.Report(diag.Diagnostic{Summary: "for all", Range: p.Where.At("setup.crew")})
		if p.Mission.Setup.Hostility > 5 {
			p.Report(diag.Diagnostic{Summary: fmt.Sprintf("%d pegs for %d", p.Mission.Setup.Hostility, p.Players), Range: p.Where.At("setup.hostility")})
		}
		if p.Players == 1 {
			p.Report(diag.Diagnostic{Summary: "alone", Range: p.Where.At("setup.npcs.0")})
		}
	}}
	r := newRun(Subject{Mission: m, Where: where, Rules: &model.RuleSet{}})
	r.each(&high)
	got := map[string][]int{}
	for _, d := range r.found {
		got[d.Summary] = d.Players
	}
	// The crew's size stands in another place for three and four: those are two findings of one kind.
	for summary, want := range map[string][]int{"9 pegs for 4": {3, 4}, "alone": {1}} {
		if !slices.Equal(got[summary], want) {
			t.Errorf("%q holds for %v, want %v", summary, got[summary], want)
		}
	}
	if len(r.found) != 4 {
		t.Errorf("%d findings: %v", len(r.found), got)
	}
}

func TestAMillionCrewsKeepNobodyWaiting(t *testing.T) {
	m := &model.Mission{Players: model.Players{Min: -5, Max: 1 << 40}}
	if n := len((&run{Subject: Subject{Mission: m}}).eachTable()); n != MaxTables {
		t.Errorf("%d tables", n)
	}
	m.Players = model.Players{Min: 1 << 62, Max: 1<<63 - 1}
	if n := len((&run{Subject: Subject{Mission: m}}).eachTable()); n > MaxTables {
		t.Errorf("%d tables", n)
	}
}
