package lsp

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const run = "salvage-run/mission.cue"

// What is wrong shows while somebody types, and is gone when it is mended.
func TestFindingsComeAndGo(t *testing.T) {
	c := connect(t, pack(t, "salvage-run"))
	c.open(run)
	c.replace(run, `colour: "green", snap: "sw"`, `color: "green", snap: "sw"`)
	found := c.wait(run, func(ds []diagnostic) bool { return len(ds) > 0 })
	if i := slices.IndexFunc(found, func(d diagnostic) bool { return d.Code == "CUE002" && strings.Contains(d.Message, "colour") }); i < 0 {
		t.Errorf("found %v", found)
	}
	c.replace(run, `color: "green"`, `colour: "green"`)
	c.wait(run, func(ds []diagnostic) bool { return len(ds) == 0 })
}

// A campaign hears of it when a mission that it names is called otherwise.
func TestFindingsOfOtherUnitsFollow(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "campaigns/cold-ledger", "hold-out", "crossfire", "first-contact", "posts", "crews"))
	c.open(run)
	ledger := "campaigns/cold-ledger/campaign.cue"
	c.replace(run, `"salvage-run"`, `"salvage-ran"`)
	found := c.wait(ledger, func(ds []diagnostic) bool { return len(ds) > 0 })
	if !strings.Contains(found[0].Message, "salvage-run") {
		t.Errorf("found %v", found)
	}
	c.replace(run, `"salvage-ran"`, `"salvage-run"`)
	c.wait(ledger, func(ds []diagnostic) bool { return len(ds) == 0 })
}

// The map is of what is written and not of what is saved, with the findings that the text shows; what has no map says so.
func TestMap(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "crews/eidolon"))
	c.open(run)
	ask := func(file string) (got mapped) {
		c.call(MapMethod, map[string]any{"textDocument": map[string]any{"uri": uriOf(filepath.Join(c.root, file))}}, &got)
		return got
	}
	clean := ask(run)
	if !strings.Contains(clean.SVG, "<svg") || clean.None != "" {
		t.Fatalf("got %.200q, %q", clean.SVG, clean.None)
	}
	c.replace(run, `"2": {side: "east", at: 14.5}`, `"2": {side: "east", at: 99}`)
	if got := ask(run); got.SVG == clean.SVG || got.SVG == "" {
		t.Errorf("the map of a mission with an entry off the board is that of the sound one: %.100q, %q", got.SVG, got.None)
	}
	if got := ask("crews/eidolon/crew.cue"); got.SVG != "" || got.None == "" {
		t.Errorf("a crew's map: %.200q, %q", got.SVG, got.None)
	}
}

func TestHover(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "crews/eidolon", "posts/tech-noir", "xia", "decks/purge"))
	for _, q := range []struct{ file, mark, want string }{
		{run, "s|4     |", "small"},
		{run, "|l1: {size", "large"},
		{run, "si|ze: \"large\", colour: \"green\", snap: \"sw\"", "size"},
		{run, "with: \"cons|ole\"", "red"},
		{run, "aside: [\"objec|tive-3\"]", "token"},
		{run, "(#con|sole) and bring", "console"},
		{run, "kind: \"inter|act\"", "interact"},
		{run, "+--#|##--+-------+\n", "panel"},
		{"crews/eidolon/crew.cue", "class:   \"mar|ine\"", "class"},
		{"posts/tech-noir/post.cue", "categories: [\"spe|cial\"]", "special"},
		{"xia/sectors/loath/sector.cue", "type:       \"out|law\"", "outlaw"},
		{"decks/purge/deck.cue", "npc: \"harv|ester\"", "harvester"},
		{"pack.cue", "lic|ence:", "licence"},
	} {
		if _, ok := c.texts[q.file]; !ok {
			c.open(q.file)
		}
		var h hover
		c.call("textDocument/hover", c.at(q.file, q.mark), &h)
		if !strings.Contains(h.Contents.Value, q.want) {
			t.Errorf("%s: %q says %q, want %q in it", q.file, q.mark, h.Contents.Value, q.want)
		}
	}
}

func TestDefinitionAndReferences(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "campaigns/cold-ledger"))
	ledger := "campaigns/cold-ledger/campaign.cue"
	for _, q := range []struct {
		file, mark, in string
		line           string // of the definition
		places         int
	}{
		{run, "s|4     |", run, `s4: {size: "small"`, 2},
		{run, `with: "cons|ole"`, run, `console: {kind: "console"`, 4},
		{run, "(#con|sole) and bring", run, `console: {kind: "console"`, 4},
		{ledger, `mission: "salv|age-run"`, run, `id:      "salvage-run"`, 3},
		{ledger, `to: "sec|ond-line"`, ledger, `"second-line": {`, 3},
		{ledger, `counter: "he|at"`, ledger, `counters: heat:`, -1},
	} {
		if _, ok := c.texts[q.file]; !ok {
			c.open(q.file)
		}
		var at []location
		c.call("textDocument/definition", c.at(q.file, q.mark), &at)
		if len(at) != 1 || fileOf(at[0].URI) != c.file(q.in) {
			t.Errorf("%s: %q is defined at %v", q.file, q.mark, at)
			continue
		}
		if _, ok := c.texts[q.in]; !ok {
			c.open(q.in)
		}
		if line := strings.Split(c.texts[q.in], "\n")[at[0].Range.Start.Line]; !strings.Contains(line, q.line) {
			t.Errorf("%s: %q is defined in %q", q.file, q.mark, line)
		}
		var all []location
		c.call("textDocument/references", c.at(q.file, q.mark), &all)
		if q.places >= 0 && len(all) != q.places || len(all) < 2 {
			t.Errorf("%s: %q is mentioned at %v", q.file, q.mark, all)
		}
	}
}

func TestSymbols(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "xia", "campaigns/cold-ledger"))
	c.open(run)
	var list []documentSymbol
	c.call("textDocument/documentSymbol", c.at(run, "|package"), &list)
	i := slices.IndexFunc(list, func(s documentSymbol) bool { return s.Name == "board" })
	if i < 0 || !slices.ContainsFunc(list[i].Children, func(s documentSymbol) bool { return s.Name == "crates" && len(s.Children) == 8 }) {
		t.Errorf("the mission holds %v", list)
	}
	for query, want := range map[string]string{"timetable": run, "loath": "xia/sectors/loath/sector.cue", "dry-spell": "campaigns/cold-ledger/campaign.cue", "kemp": "xia/sectors/kemplar-ii/sector.cue"} {
		var found []symbolInformation
		c.call("workspace/symbol", map[string]any{"query": query}, &found)
		if !slices.ContainsFunc(found, func(s symbolInformation) bool { return fileOf(s.Location.URI) == c.file(want) }) {
			t.Errorf("%s is found at %v", query, found)
		}
	}
}

func TestPlacesOfFiles(t *testing.T) {
	for _, name := range []string{"/a b/ü#%.cue", "/x/y.cue"} {
		if got := fileOf(uriOf(filepath.FromSlash(name))); filepath.ToSlash(got) != name {
			t.Errorf("%s comes back as %s", name, got)
		}
	}
	if fileOf("untitled:Untitled-1") != "" {
		t.Error("a text that is no file has a path")
	}
}
