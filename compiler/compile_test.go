package compiler

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
)

// baseUnit compiles the base mission.
func baseUnit(t *testing.T) (*Result, *Unit) {
	t.Helper()
	res := run(t, Options{}, "testdata/base")
	if len(res.Diagnostics) > 0 || len(res.Units) != 1 {
		t.Fatalf("%d units and\n%s", len(res.Units), report(res.Diagnostics))
	}
	return res, res.Units[0]
}

func TestMissionModel(t *testing.T) {
	_, u := baseUnit(t)
	m := u.Mission
	want := model.Setup{
		Crew: 3, Hostility: 2, Track: "front",
		Allocation: []model.Allocation{
			{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: 1}, {Size: "small", Count: 2}}},
			{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 3}}},
		},
		Rare: []model.TokenCount{{Size: "small", Count: 1}},
		Events: []model.EventAllocation{
			{Kind: "environment", Mode: model.AllCards}, {Kind: "purge", Mode: model.CountCards, Count: 4},
			{Kind: "civilians", Mode: model.RandomCards, Count: 2},
		},
		Aside: []string{"data-pad"},
	}
	if d := cmp.Diff(want, m.Setup); d != "" {
		t.Error(d)
	}
	if m.Players.Range() != (model.Range{Min: 1, Max: 2}) || m.Edition != "purge" || len(m.Story.Blocks) != 2 {
		t.Errorf("unexpected head: %+v", m)
	}
	rule := model.Rule{
		ID: "hack", Title: "Old lock", Text: m.Rules[0].Text, Simulated: true,
		When: &model.Trigger{Kind: "interact", With: "c"}, Times: 1,
		Do: []model.Effect{{Kind: "door", Of: "gate", Set: "open"}, {Kind: "pegs", Add: 2}},
	}
	if d := cmp.Diff([]model.Rule{rule}, m.Rules); d != "" {
		t.Error(d)
	}
	if m.Objectives[0].ID != "primary" || m.Objectives[0].Done.Kind != "escape" {
		t.Errorf("objectives %+v", m.Objectives)
	}
}

func TestBoardIsJoined(t *testing.T) {
	_, u := baseUnit(t)
	b := u.Mission.Board
	at := func(x, y model.Length) model.Point { return model.Point{X: x, Y: y} }
	if d := cmp.Diff([]model.Crate{
		{ID: "l1", Size: "large", Colour: "green", Footprint: model.Footprint{Centre: at(90, 50), Width: 180, Depth: 100}},
		{ID: "s1", Size: "small", Colour: "red", Footprint: model.Footprint{Centre: at(1125, 700), Width: 100, Depth: 100, Turn: 90}},
	}, b.Crates); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]model.Furniture{
		{ID: "c", Kind: "console", Highlight: "red", Footprint: model.Footprint{Centre: at(1100, 300), Width: 150, Depth: 100, Turn: 90}},
	}, b.Furniture); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]model.Airlock{{ID: "a", Side: "north", At: at(350, 0)}, {ID: "b", Side: "south", At: at(1050, 800)}}, b.Airlocks); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]model.Entry{{ID: "1", Number: 1, Side: "west", At: at(0, 650)}, {ID: "2", Number: 2, At: at(700, 125), Sealed: true}}, b.Entries); d != "" {
		t.Error(d)
	}
	gate := model.Panel{ID: "gate", Kind: "wide-doorway", From: at(600, 0), To: at(600, 400), State: model.Locked, Name: "6,0-6,4"}
	if d := cmp.Diff(gate, b.Panels[0]); d != "" {
		t.Error(d)
	}
	if b.Panels[3].State != model.Open || b.Panels[1].State != "" {
		t.Error("doors of the edition are open at the start, and walls have no state")
	}
}

func TestIndex(t *testing.T) {
	res, u := baseUnit(t)
	for path, want := range map[string]string{
		"":                         "corespace.#Mission & {",
		"title":                    `"Base"`,
		"players":                  "players",
		"players.max":              "2",
		"boxes.0":                  `"core-space"`,
		"board.crates.l1":          "l1",
		"board.crates.s1.at":       "[11.25, 7]",
		"board.crates.s1.at.1":     "7",
		"board.plan#l1":            "l1",
		"board.plan@0,4-4,4":       "-------",
		"board.plan@6,0-6,4":       "|",
		"board.plan@6,4-8,4":       "-D-",
		"board.panels.6,0-6,4":     `"6,0-6,4"`,
		"board.entries.2.at":       "[7, 1.25]",
		"setup.search.large.small": "2",
		"setup.events.civilians":   "civilians",
		"setup.events.purge":       "4",
		"setup.events.purge@key":   "purge",
		"rules.hack.do.1":          `{kind: "pegs", add: 2}`,
		"rules.hack.do.1.add":      "2",
		"rules.hack.simulated":     "hack", // a default: the nearest thing written
		"objectives.primary.done":  "done",
	} {
		r := u.Where.At(path)
		data := res.Sources[r.File]
		if data == nil || r.End.Offset > len(data) {
			t.Errorf("%s: no source for %+v", path, r)
		} else if have := string(data[r.Start.Offset:r.End.Offset]); have != want {
			t.Errorf("%s: %q, want %q", path, have, want)
		}
	}
}

// Line endings, blanks that editors strip, and tabs in the source do not move anything.
func TestDrawingSurvivesEditors(t *testing.T) {
	plain := run(t, Options{}, "testdata/base").Units[0]
	text := base(t)
	stripped := ""
	for line := range strings.Lines(text) {
		stripped += strings.TrimRight(line, " \t\n") + "\n"
	}
	for name, variant := range map[string]string{
		"CRLF": strings.ReplaceAll(text, "\n", "\r\n"), "stripped": stripped, "BOM": "\ufeff" + text,
	} {
		res := run(t, Options{}, tree(t, map[string]string{"mission.cue": variant}))
		if len(res.Diagnostics) > 0 {
			t.Errorf("%s:\n%s", name, report(res.Diagnostics))
			continue
		}
		u := res.Units[0]
		if d := cmp.Diff(plain.Mission.Board, u.Mission.Board); d != "" {
			t.Errorf("%s: %s", name, d)
		}
		r, want := u.Where["board.plan#s1"], plain.Where["board.plan#s1"]
		if r.Start.Line != want.Start.Line || r.Start.Col != want.Start.Col {
			t.Errorf("%s: label at %v, want %v", name, r.Start, want.Start)
		}
	}
}

// A drawing with escapes cannot be mapped character by character.
func TestEscapedTextFallsBackToTheWhole(t *testing.T) {
	text := strings.Replace(base(t), `text: "Leave."`, `text: ‹"Le\u0061ve <b>now</b>."›`, 1)
	text, spans := unmark(text)
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text}))
	if len(res.Diagnostics) == 0 || short(res.Diagnostics[0]) != "mission.cue:"+spans[0]+" TXT001" {
		t.Errorf("want TXT001 at %s, have\n%s", spans[0], report(res.Diagnostics))
	}
}

func TestAuthorsOwnAbstractionsAreFine(t *testing.T) {
	text := base(t)
	text = strings.Replace(text, "corespace.#Mission & {", `_small: "small"
#Big: corespace.#Crate & {size: "large"}
corespace.#Mission & {
	let N = 3
	board: crates: [string]: highlight: "blue"
	board: crates: {for i in [1, 2] {"t\(i)": {size: _small, at: [i, N]}}}`, 1)
	text = strings.Replace(text, `l1: {size: "large", `, `l1: #Big & {`, 1)
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text}))
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	u := res.Units[0]
	if n := len(u.Mission.Board.Crates); n != 4 {
		t.Errorf("%d crates", n)
	}
	r := u.Where["board.crates.l1"]
	if have := string(res.Sources[r.File][r.Start.Offset:r.End.Offset]); have != "l1" {
		t.Errorf("l1 is at %q", have)
	}
}

// recorder is a world that notes what is asked of it.
type recorder struct {
	source.World
	mu    sync.Mutex
	asked map[string]bool
}

func (r *recorder) ReadFile(name string, limit int) ([]byte, error) {
	r.mu.Lock()
	r.asked[name] = true
	r.mu.Unlock()
	return r.World.ReadFile(name, limit)
}

const packText = "package pack\nimport \"sortie.tools/corespace\"\ncorespace.#Pack & {id: \"p\", title: \"P\", version: \"1.2.3\", format: 3}\n"

func TestOnlyThePackIsRead(t *testing.T) {
	dir := tree(t, map[string]string{
		"outside.cue":           "package mission\n",
		"p/pack.cue":            packText,
		"p/cue.mod/module.cue":  "module: \"example.com/p@v0\"\nlanguage: version: \"v0.9.0\"\n",
		"p/m/mission.cue":       withImport(strings.Replace(base(t), "crew:      3", "crew: common.crew", 1), "example.com/p/common"),
		"p/m/notes.txt":         "no source",
		"p/common/c.cue":        "package common\ncrew: 2\n",
		"p/elsewhere/other.cue": base(t),
	})
	asked := map[string]bool{}
	res := run(t, Options{Open: func(root string) (source.World, error) {
		w, err := source.Dir(root)
		return &recorder{World: w, asked: asked}, err
	}}, filepath.Join(dir, "p/m"))
	if len(res.Diagnostics) > 0 || res.Units[0].Mission.Setup.Crew != 2 || res.Units[0].Pack.Version != "1.2.3" {
		t.Fatalf("%s%+v", report(res.Diagnostics), res.Units)
	}
	want := []string{"common/c.cue", "cue.mod/module.cue", "m/mission.cue", "pack.cue"}
	if d := cmp.Diff(want, slices.Sorted(maps.Keys(asked))); d != "" {
		t.Error(d)
	}
	var files []string
	for _, f := range res.Units[0].Files {
		files = append(files, f.Path)
	}
	if d := cmp.Diff(want, files); d != "" {
		t.Error(d)
	}
}

// A mistake in a file that several missions share is told once.
func TestSharedMistakesAreToldOnce(t *testing.T) {
	m := withImport(strings.Replace(base(t), "crew:      3", "crew: common.crew", 1), "example.com/p/common")
	dir := tree(t, map[string]string{
		"pack.cue":           strings.Replace(packText, "title:", "titel:", 1),
		"cue.mod/module.cue": "module: \"example.com/p@v0\"\n",
		"a/mission.cue":      m, "b/mission.cue": m,
		"common/c.cue": "package common\ncrew: nobody\n",
	})
	res := run(t, Options{}, dir+"/a", dir+"/b")
	var codes []string
	for _, d := range res.Diagnostics {
		codes = append(codes, filepath.Base(d.Range.File)+" "+d.Code)
	}
	if d := cmp.Diff([]string{"c.cue CUE007", "pack.cue CUE002"}, codes); d != "" {
		t.Error(d, report(res.Diagnostics))
	}
}

func TestPackFileMustBeAPack(t *testing.T) {
	dir := tree(t, map[string]string{"pack.cue": "package pack\nid: \"p\"\n", "m/mission.cue": base(t)})
	res := run(t, Options{}, dir+"/m")
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK014" {
		t.Error(report(res.Diagnostics))
	}
}

const deckText = `package deck

import "sortie.tools/corespace"

corespace.#Deck & {
	id: "d", title: "D", edition: "purge", kind: "purge", provenance: "assumed"
	cards: one: bands: [{levels: ["relaxed"], title: "One", text: "Nothing."}]
}
`

func TestDecks(t *testing.T) {
	library := fstest.MapFS{
		"decks/a/deck.cue": {Data: []byte(deckText)},
		"decks/b/deck.cue": {Data: []byte(strings.Replace(strings.Replace(deckText, `"d"`, `"lib"`, 1), `kind: "purge"`, `kind: "civilians"`, 1))},
	}
	dir := tree(t, map[string]string{"pack.cue": packText, "m/mission.cue": base(t), "decks/own/deck.cue": deckText})
	res := run(t, Options{Decks: true, Library: library}, dir+"/m")
	if len(res.Diagnostics) > 0 {
		t.Fatal(report(res.Diagnostics))
	}
	var have []string
	for _, d := range res.Units[0].Decks {
		have = append(have, d.ID+" "+d.Kind)
	}
	if d := cmp.Diff([]string{"d purge", "lib civilians"}, have); d != "" {
		t.Error(d)
	}
	if c := res.Units[0].Decks[0].Cards[0]; c.ID != "one" || c.Copies != 1 {
		t.Errorf("card %+v", c)
	}
	own := run(t, Options{}, dir+"/decks/own")
	if own.Units[0].Deck == nil || own.Units[0].Mission != nil {
		t.Error("a deck is a unit of its own")
	}
}

func TestTargets(t *testing.T) {
	called := func(id string) string { return strings.Replace(base(t), `"base"`, strconv.Quote(id), 1) }
	dir := tree(t, map[string]string{
		"p/pack.cue": packText, "p/a/mission.cue": called("a"), "p/b/mission.cue": called("b"), "p/b/draft/m.cue": called("draft"),
		"p/_old/mission.cue": "nonsense", "p/.git/x.cue": "nonsense", "single.cue": base(t), "empty/readme.txt": "",
	})
	t.Chdir(dir)
	for _, c := range []struct {
		args string
		want string
	}{
		{"p/a", "p/a"}, {"./p/a/", "p/a"}, {"p", "p/a p/b p/b/draft"}, {"p/...", "p/a p/b p/b/draft"},
		{"p/b/...", "p/b p/b/draft"}, {"p/a p/a", "p/a"}, {"p/b p/a", "p/b p/a"}, {"single.cue", "."},
		{"p/a/mission.cue", "p/a"}, {"...", ". p/a p/b p/b/draft"},
		{filepath.Join(dir, "p", "a"), filepath.ToSlash(filepath.Join(dir, "p", "a"))},
	} {
		res := run(t, Options{}, strings.Fields(c.args)...)
		var dirs []string
		for _, u := range res.Units {
			dirs = append(dirs, u.Dir)
		}
		if have := strings.Join(dirs, " "); have != c.want || len(res.Diagnostics) > 0 {
			t.Errorf("%s: %q, want %q\n%s", c.args, have, c.want, report(res.Diagnostics))
		}
	}
	for _, wrong := range []string{"nowhere", "empty", "empty/...", "empty/readme.txt", "a\x00b", ""} {
		if _, err := Compile([]string{wrong}, Options{}); err == nil {
			t.Errorf("%q was accepted", wrong)
		}
	}
}

func TestFilesAreNamedAsTheUserWould(t *testing.T) {
	dir := tree(t, map[string]string{"p/pack.cue": strings.Replace(packText, "format: 3", "format: 0", 1), "p/a/mission.cue": strings.Replace(base(t), "max: 2", "max: 0", 1)})
	for from, want := range map[string]string{".": "p/a/mission.cue p/pack.cue", "p/a": "../pack.cue mission.cue"} {
		t.Chdir(filepath.Join(dir, from))
		arg := map[string]string{".": "p/a", "p/a": "."}[from]
		var names []string
		for _, d := range run(t, Options{}, arg).Diagnostics {
			names = append(names, d.Range.File)
		}
		if have := strings.Join(names, " "); have != want {
			t.Errorf("from %s: %q, want %q", from, have, want)
		}
	}
}

func TestManyUnitsStayInOrder(t *testing.T) {
	files := map[string]string{}
	for _, n := range []string{"a", "b", "c", "d", "e", "f"} {
		files[n+"/mission.cue"] = strings.Replace(base(t), `"base"`, `"`+n+`"`, 1)
	}
	dir := tree(t, files)
	last := 0
	res := run(t, Options{Progress: func(done, total int) {
		if done != last+1 || total != 6 {
			t.Errorf("progress %d of %d after %d", done, total, last)
		}
		last = done
	}}, dir+"/...")
	order := ""
	for _, u := range res.Units {
		order += u.Mission.ID
	}
	if order != "abcdef" || last != 6 {
		t.Errorf("order %q, progress %d", order, last)
	}
}

func TestTreeIsBounded(t *testing.T) {
	dir := t.TempDir()
	for i := range source.MaxFiles + 1 {
		if err := os.WriteFile(filepath.Join(dir, "f"+model.Length(i*100).String()), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	res := run(t, Options{}, dir+"/...")
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK003" {
		t.Error(report(res.Diagnostics))
	}
}

func TestRules(t *testing.T) {
	rules, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	if rules.Board.Width != 24*model.Inch || rules.Hostility.Holes() != 35 || rules.Crates[0].Width != 180 {
		t.Errorf("board %+v, %d holes, crate %+v", rules.Board, rules.Hostility.Holes(), rules.Crates[0])
	}
	if again, _ := Rules("purge"); again != rules {
		t.Error("a rule set is compiled once")
	}
	if _, err := Rules("nothing"); err == nil {
		t.Error("an unknown edition was accepted")
	}
}

// A panel can be drawn in both directions unless it bends, and what it opens lies within it, one opening behind the other.
func TestPanelsAreWhole(t *testing.T) {
	for _, edition := range Editions() {
		rules, err := Rules(edition)
		if err != nil {
			continue // another game
		}
		for _, k := range rules.Panels {
			if k.ID == "" || k.Length == 0 || k.Bend == 0 && (k.Plan == "" || k.PlanDown == "") || k.Provenance == "" {
				t.Errorf("%s: the panel %s lacks its length, its glyphs in a drawing (plan, planDown) or where it is from: %+v", edition, k.ID, k)
			}
			var last model.Length
			for _, o := range k.Openings {
				if o.From < last || o.To <= o.From || o.To > k.Length {
					t.Errorf("%s: the panel %s, of %d, opens from %d to %d", edition, k.ID, k.Length, o.From, o.To)
				}
				last = o.To
			}
		}
	}
}

func TestInMemoryWorld(t *testing.T) {
	w := source.FSWorld{FS: fstest.MapFS{"a/b.cue": {Data: []byte("0123456789")}, "a/d": {Mode: fs.ModeDir}}}
	if data, err := w.ReadFile("a/b.cue", 4); err != nil || len(data) != 5 {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := w.ReadFile("a", 4); err == nil {
		t.Error("a folder was read as a file")
	}
}
