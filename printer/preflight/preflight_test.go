package preflight_test

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestSampleIsClean(t *testing.T) {
	if ds := check(t, printertest.Mission(), nil); len(ds) > 0 {
		t.Errorf("%+v", ds)
	}
}

func check(t testing.TB, m *model.Mission, where diag.Index) []diag.Diagnostic {
	t.Helper()
	return preflight.Check(&product.Job{Unit: m, Rules: printertest.Rules(), Fonts: printertest.Fonts(t)}, nil, where)
}

// Every text that an author writes is read, whatever it is nested in.
func TestMissingGlyphsAreFoundWhereverTheyStand(t *testing.T) {
	paragraph := func(s string) model.Block {
		return model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: s}}}
	}
	nested := model.Text{Blocks: []model.Block{{Kind: model.Quote, Blocks: []model.Block{paragraph("deep ★")}},
		{Kind: model.Table, Rows: [][][]model.Inline{{{{Text: "cell ♜"}}}}}}}
	m := &model.Mission{
		Title: "火星 Ход Ω ★", Story: nested,
		Objectives: []model.Objective{{ID: "primary", Title: "火", Text: nested, Reward: model.Reward{Text: "5 ₿ 火",
			Boons: []model.Boon{{ID: "b", Text: nested}}}}},
		Rules: []model.Rule{{ID: "hack", Title: "火", Text: nested, Do: []model.Effect{{Kind: "choose", Options: []model.Option{{Title: "火"}}},
			{Kind: "roll", Rows: []model.RollRow{{Text: nested}}}}}, {ID: "plain", Title: "Plain", Text: model.Text{Blocks: []model.Block{paragraph("fine – “all” of it…")}}}},
	}
	got := map[string]string{}
	for _, p := range preflight.Glyphs(m, []model.HouseRules{{Title: "Ours ★", Text: nested}, {Edition: "other", Title: "★"}}, printertest.Fonts(t)) {
		got[p.Path] = string(p.Runes)
	}
	for path, want := range map[string]string{
		"title": "火星★", "story": "★♜", "objectives.primary.title": "火", "objectives.primary.text": "★♜",
		"objectives.primary.reward.text": "火", "objectives.primary.reward.boons.b.text": "★♜", "rules.hack.title": "火", "rules.hack.text": "★♜",
		"rules.hack.do.0.options.0.title": "火", "rules.hack.do.1.rows.0.text": "★♜",
		"house..title": "★", "house..text": "★♜",
	} {
		if !strings.HasSuffix(got[path], want) {
			t.Errorf("%s lacks glyphs for %q, want %q", path, got[path], want)
		}
		delete(got, path)
	}
	if len(got) > 0 {
		t.Errorf("nothing is wrong with %v", got)
	}
}

func TestDiagnosticsPointAtTheSource(t *testing.T) {
	m := printertest.Mission()
	m.Title = "火星火星 a long way behind the eleventh moon of the outermost planet that anybody ever charted ★✓"
	m.Board.Crates[0].ID, m.Board.Airlocks[1].ID = "starboard-locker", "upper-forward"
	at := func(line int) diag.Range {
		return diag.Range{File: "m.cue", Start: diag.Pos{Line: line, Col: 1}, End: diag.Pos{Line: line, Col: 2}}
	}
	where := diag.Index{"": at(1), "title": at(2), "board.plan#starboard-locker": at(3), "board.airlocks.upper-forward@key": at(4)}
	var got []string
	lines := []int{}
	for _, d := range check(t, m, where) {
		if d.Severity != diag.Warning || d.Remedy == "" {
			t.Errorf("%+v", d)
		}
		got, lines = append(got, d.Code+" "+d.Summary), append(lines, d.Range.Start.Line)
	}
	want := []string{
		"PRN001 no font of the printed pages has 火 (U+706B), 星 (U+661F), ★ (U+2605), ✓ (U+2713)",
		"PRN002 the title is too long for the heads of further pages",
		`PRN002 the id "starboard-locker" is too long for its shape on the map`,
		`PRN002 the id "upper-forward" is too long for its shape on the map`,
	}
	if !slices.Equal(got, want) || !slices.Equal(lines, []int{2, 2, 3, 4}) {
		t.Errorf("lines %v of\n%s", lines, strings.Join(got, "\n"))
	}
}

// Words on the map that are wider than the board, and letters that no font has, are found on every
// floor and in every passage.
func TestWordsOfTheWiderLanguageAreRead(t *testing.T) {
	m := printertest.Wide()
	long := strings.Repeat("a very long way to say a small thing ", 4)
	m.Board.Labels[0].Text, m.Board.Zones[0].Title = long, long
	m.Board.Levels[0].Floor.Zones[0].Title = long
	m.Aftermath.Text, m.Setup.NPCs[0].Name = printertest.Text("火"), "The 火 clerk"
	where := diag.Index{"": {File: "m.cue"}}
	at := map[int]string{}
	for i, path := range []string{"aftermath.text", "setup.npcs.0.name", "board.labels.0.text", "board.levels.loft.zones.window.title", "board.zones.quay.title"} {
		where[path] = diag.Range{File: "m.cue", Start: diag.Pos{Line: i + 1, Col: 1}, End: diag.Pos{Line: i + 1, Col: 2}}
		at[i+1] = path
	}
	found := map[string]string{}
	for _, d := range check(t, m, where) {
		found[at[d.Range.Start.Line]] = d.Code
	}
	want := map[string]string{"aftermath.text": "PRN001", "setup.npcs.0.name": "PRN001",
		"board.labels.0.text": "PRN002", "board.levels.loft.zones.window.title": "PRN002", "board.zones.quay.title": "PRN002"}
	if !maps.Equal(found, want) {
		t.Errorf("found %v, want %v", found, want)
	}
}

func TestWideSampleIsClean(t *testing.T) {
	if ds := check(t, printertest.Wide(), nil); len(ds) > 0 {
		t.Errorf("%+v", ds)
	}
}

// Missions are checked side by side.
func TestCheckIsSafeForConcurrentUse(t *testing.T) {
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			m := printertest.Mission()
			m.Board.Crates[0].ID = "starboard-locker"
			if found := check(t, m, nil); len(found) != 1 {
				t.Errorf("%v", found)
			}
		})
	}
	wg.Wait()
}

// A check that finds nothing does not search for the best page.
func BenchmarkCleanCheck(b *testing.B) {
	m := printertest.Mission()
	for b.Loop() {
		check(b, m, nil)
	}
}

func TestManyMissingGlyphsAreCounted(t *testing.T) {
	m := printertest.Mission()
	m.Rules[0].Title = "一二三四五六七八九十"
	ds := check(t, m, nil)
	if len(ds) != 1 || !strings.HasSuffix(ds[0].Summary, "六 (U+516D), 4 more") {
		t.Errorf("%+v", ds)
	}
}

func TestCodesAreExplained(t *testing.T) {
	for _, d := range preflight.Docs() {
		if d.Title == "" || d.Text == "" || d.Before == "" || d.After == "" || d.Severity != diag.Warning {
			t.Errorf("%+v", d)
		}
	}
}

// Labels of the author's own that lie on each other are told of, and none of a board on which there is room.
func TestLabelsOnEachOtherAreFound(t *testing.T) {
	m := printertest.Mission()
	m.Board.Labels = []model.MapLabel{{At: model.Point{X: 1200, Y: 1200}, Text: "Bunks"}, {At: model.Point{X: 1210, Y: 1200}, Text: "Sick bay"}}
	where := diag.Index{"": {File: "m.cue"}, "board": {File: "m.cue", Start: diag.Pos{Line: 7, Col: 1}, End: diag.Pos{Line: 7, Col: 2}}}
	found := check(t, m, where)
	if len(found) != 1 || found[0].Code != "PRN006" || found[0].Summary != `on the map "Sick bay" lies on "Bunks"` || found[0].Range.Start.Line != 7 {
		t.Errorf("%+v", found)
	}
	m.Board.Labels[1].At.Y = 1800
	if found := check(t, m, where); len(found) > 0 {
		t.Errorf("%+v", found)
	}
}
