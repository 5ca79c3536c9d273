package lsp

import (
	"slices"
	"strings"
	"testing"
)

// labels are what a list of choices offers.
func (c *client) labels(at map[string]any) (all []string, list completionList) {
	c.t.Helper()
	c.call("textDocument/completion", at, &list)
	for _, i := range list.Items {
		all = append(all, i.Label)
	}
	return all, list
}

// accept is the document with a choice taken.
func (c *client) accept(file string, e textEdit) string {
	lines := strings.SplitAfter(c.texts[file], "\n")
	offset := func(p position) int {
		at := len(strings.Join(lines[:p.Line], ""))
		return at + len(string([]rune(lines[p.Line])[:p.Character]))
	}
	return c.texts[file][:offset(e.Range.Start)] + e.NewText + c.texts[file][offset(e.Range.End):]
}

// Each row types something into a file that ships and asks for what may come: the words wanted are offered, and the word of
// the first choice wanted stands in the text afterwards.
func TestCompletion(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "crews/eidolon", "posts/tech-noir", "xia", "decks/purge", "campaigns/cold-ledger", "hold-out"))
	for _, q := range []struct {
		file, old, typed string // typed has | where somebody asks
		want, not        []string
		after            string
	}{
		{run, `l1: {size: "large"`, `l1: {|size: "large"`, []string{"turn", "on"}, []string{"colour", "snap"}, ""},
		{run, `l1: {size: "large"`, `l1: {size: |`, []string{"large", "small"}, nil, `l1: {size: "large"`},
		{run, `l1: {size: "large"`, `l1: {size: "|"`, []string{"large"}, nil, `l1: {size: "large"`},
		{run, `edition: "purge"`, `edition: "|"`, []string{"purge", "draft", "firstborn"}, []string{"xia"}, `edition: "purge"`},
		{run, `with: "console"}`, `with: "con|"}`, []string{"console", "desk", "l1"}, []string{"a", "primary"}, `with: "console"}`},
		{run, `aside: ["objective-3"]`, `aside: ["objective-3", |]`, []string{"objective-5"}, []string{"console"}, ""},
		{run, `when: {kind: "interact"`, `when: {kind: |`, []string{"interact", "search"}, nil, `kind: "interact"`},
		{run, `do: [{kind: "give", token: "objective-3"}]`, `do: [{kind: "give", |}]`, []string{"token"}, []string{"npc", "kind"}, ""},
		{run, `do: [{kind: "give", token: "objective-3"}]`, `do: [{kind: "give", token: "obj|"}]`, []string{"objective-3"}, nil, ""},
		{run, "[console](#console) and", "[console](#c|) and", []string{"console", "conduit"}, nil, "[console](#console) and"},
		{run, "small: {small: 3}", "small: {|}", []string{"large", "small"}, []string{"rare"}, ""},
		{run, "\"all\"\n\t\t\tpurge:       \"all\"", "\"all\"\n\t\t\t|", []string{"purge"}, []string{"civilians"}, ""},
		{run, "\tsetup: {\n", "\t|\n\tsetup: {\n", []string{"variations", "ends"}, []string{"board", "setup"}, ""},
		{"crews/eidolon/crew.cue", `class:   "marine"`, `class: "|"`, []string{"marine", "hunter"}, nil, `class: "marine"`},
		{"crews/eidolon/crew.cue", `"medi-stim": 1}`, `"medi-stim": 1, |}`, []string{"combat-vest"}, []string{"medi-stim"}, ""},
		{"posts/tech-noir/post.cue", `goods: _gadgets`, `goods: {|}`, []string{"categories", "buy"}, nil, ""},
		{"xia/sectors/loath/sector.cue", `edges: {n: "fish"`, `edges: {n: "|"`, []string{"fish", "moon"}, nil, `n: "fish"`},
		{"decks/purge/deck.cue", `npc: "harvester", at`, `npc: |, at`, []string{"harvester"}, nil, `npc: "harvester", at`},
		{"campaigns/cold-ledger/campaign.cue", `mission: "hold-out"`, `mission: |`, []string{"hold-out", "salvage-run"}, []string{"first-line"}, `mission: "hold-out"`},
		{"campaigns/cold-ledger/campaign.cue", `to: "second-line"`, `to: "|"`, []string{"second-line", "dry-spell"}, nil, `to: "second-line"`},
	} {
		if _, ok := c.texts[q.file]; !ok {
			c.open(q.file)
		}
		whole := c.texts[q.file]
		before, after, _ := strings.Cut(q.typed, "|")
		c.replace(q.file, q.old, before+after)
		got, list := c.labels(c.at(q.file, q.typed))
		for _, w := range q.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: %q is offered %v, and not %s", q.file, q.typed, got, w)
			}
		}
		for _, n := range q.not {
			if slices.Contains(got, n) {
				t.Errorf("%s: %q is offered %s", q.file, q.typed, n)
			}
		}
		if i := slices.Index(got, q.want[0]); q.after != "" && i >= 0 {
			if text := c.accept(q.file, list.Items[i].TextEdit); !strings.Contains(text, q.after) {
				t.Errorf("%s: %q becomes no %q", q.file, q.typed, q.after)
			}
		}
		c.change(q.file, whole)
	}
}

// A file that cannot be read has its choices, too: brackets and quotes are missing in front of the place and behind it.
func TestCompletionInABrokenFile(t *testing.T) {
	c := connect(t, pack(t, "salvage-run"))
	c.open(run)
	whole := c.texts[run]
	c.change(run, strings.Replace(whole, "players: {min: 1, max: 4}", "players: {min: 1, max: 4", 1))
	c.replace(run, `with: "console"}`, `with: "con`)
	if got, _ := c.labels(c.at(run, `with: "con|`)); !slices.Contains(got, "console") {
		t.Errorf("offered %v", got)
	}
	at := strings.Index(whole, `aside: ["objective-3"]`)
	c.change(run, whole[:at]+`aside: ["obj`)
	if got, _ := c.labels(c.at(run, `aside: ["obj|`)); !slices.Contains(got, "objective-3") {
		t.Errorf("offered %v", got)
	}
}

// In a drawing panels and labels are offered, and taking one leaves the rest of the line where it is.
func TestCompletionInADrawing(t *testing.T) {
	c := connect(t, pack(t, "salvage-run"))
	c.open(run)
	c.replace(run, "|l1     |\n", "|       |\n")
	got, list := c.labels(c.at(run, " s4     |               |§       |\n"))
	i, j := slices.Index(got, "l1"), slices.Index(got, "-------")
	if i < 0 || j < 0 || slices.Contains(got, "s4") {
		t.Fatalf("offered %v", got)
	}
	if text := c.accept(run, list.Items[i].TextEdit); !strings.Contains(text, "|l1     |\n") {
		t.Errorf("the label makes %q", text)
	}
}
