package lsp

import (
	"context"
	"slices"
	"sort"
	"strings"
	"testing"
)

// edited is a document with edits made.
func (c *client) edited(file string, edits []textEdit) string {
	sort.Slice(edits, func(i, j int) bool {
		a, b := edits[i].Range.Start, edits[j].Range.Start
		return a.Line > b.Line || a.Line == b.Line && a.Character > b.Character
	})
	before := c.texts[file]
	defer func() { c.texts[file] = before }()
	for _, e := range edits {
		c.texts[file] = c.accept(file, e)
	}
	return c.texts[file]
}

func TestRename(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "campaigns/cold-ledger", "crossfire"))
	c.open(run)
	var edit workspaceEdit
	ask := func(file, mark, name string) {
		p := c.at(file, mark)
		p["newName"] = name
		edit = workspaceEdit{}
		c.call("textDocument/rename", p, &edit)
	}
	ask(run, `with: "cons|ole"`, "terminal")
	text := c.edited(run, edit.Changes[uriOf(c.file(run))])
	if strings.Contains(text, `"console"}`) || strings.Contains(text, "#console") || !strings.Contains(text, "terminal: {kind: \"console\"") {
		t.Error(text)
	}
	ask(run, "l1|     |", "l9")
	if text := c.edited(run, edit.Changes[uriOf(c.file(run))]); !strings.Contains(text, "|l9     |") || !strings.Contains(text, `l9: {size: "large", colour: "green", snap: "sw"}`) {
		t.Error(text)
	}
	ask(run, `id:      "salvage|-run"`, "depot-run")
	ledger := "campaigns/cold-ledger/campaign.cue"
	c.open(ledger)
	if text := c.edited(ledger, edit.Changes[uriOf(c.file(ledger))]); strings.Contains(text, `"salvage-run"`) || !strings.Contains(text, `mission: "depot-run"`) {
		t.Error(text)
	}
	c.open("crossfire/mission.cue")
	c.open("crossfire/german.cue")
	ask("crossfire/german.cue", "strong|box: title: de:", "safe")
	if len(edit.Changes) != 3 {
		t.Errorf("renaming what has its words in three files changes %v", edit.Changes)
	}
	for _, q := range [][2]string{{"l1|     |", "console-two"}, {`with: "cons|ole"`, "desk"}, {`aside: ["objec|tive-3"]`, "x"}, {`with: "cons|ole"`, "No Name"}} {
		p := c.at(run, q[0])
		p["newName"] = q[1]
		if _, err := c.conn.Call(context.Background(), "textDocument/rename", p, nil); err == nil {
			t.Errorf("%q can be called %q", q[0], q[1])
		}
	}
}

func TestFormattingFoldingAndHints(t *testing.T) {
	c := connect(t, pack(t, "salvage-run", "xia"))
	c.open(run)
	whole := c.texts[run]
	c.replace(run, "players: {min: 1, max: 4}", "players:    {min: 1,    max: 4}")
	var edits []textEdit
	c.call("textDocument/formatting", c.at(run, "|package"), &edits)
	if text := c.edited(run, edits); text != whole {
		t.Errorf("formatting makes %v", edits)
	}
	if len(edits) != 1 || edits[0].Range.Start.Line != edits[0].Range.End.Line-1 {
		t.Errorf("one line out of form is mended by %v", edits)
	}
	c.change(run, whole)
	var folds []foldingRange
	c.call("textDocument/foldingRange", c.at(run, "|package"), &folds)
	if len(folds) < 10 {
		t.Errorf("only %v can be hidden", folds)
	}
	c.replace(run, "crew:      4", "crew:      3")
	c.wait(run, func([]diagnostic) bool { return true })
	q := map[string]any{"textDocument": map[string]any{"uri": uriOf(c.file(run))}, "range": textRange{position{}, position{1000, 0}}}
	var hints []inlayHint
	for range 50 {
		if c.call("textDocument/inlayHint", q, &hints); len(hints) > 0 {
			break
		}
		c.call("textDocument/codeAction", q, nil) // reads the file first
	}
	words := ""
	for _, h := range hints {
		words += h.Label + "\n"
	}
	for _, want := range []string{"left in the boxes", "left in the pouch", "large"} {
		if !strings.Contains(words, want) {
			t.Errorf("the hints are %q", words)
		}
	}
}

func TestActions(t *testing.T) {
	c := connect(t, pack(t, "salvage-run"))
	c.open(run)
	whole := c.texts[run]
	ask := func(file, mark string) (all []codeAction) {
		p := c.at(file, mark)
		at := p["position"].(position)
		p["range"] = textRange{at, at}
		c.call("textDocument/codeAction", p, &all)
		return all
	}
	c.replace(run, `aside: ["objective-3"]`, `aside: ["objctive-3"]`)
	all := ask(run, `aside: ["objc|tive-3"]`)
	if len(all) != 1 || !all[0].IsPreferred || c.edited(run, all[0].Edit.Changes[uriOf(c.file(run))]) != whole {
		t.Fatalf("a misspelt name is mended by %+v", all)
	}
	c.change(run, whole)
	c.replace(run, `hostility: 3`, `hostility: 8`)
	warning := func(d diagnostic) bool { return d.Severity > 1 }
	found := c.wait(run, func(ds []diagnostic) bool { return slices.ContainsFunc(ds, warning) })
	i := slices.IndexFunc(found, warning)
	p := map[string]any{"textDocument": map[string]any{"uri": uriOf(c.file(run))}, "range": found[i].Range}
	all = nil
	c.call("textDocument/codeAction", p, &all)
	j := slices.IndexFunc(all, func(a codeAction) bool { return strings.Contains(a.Title, "stand") })
	if j < 0 {
		t.Fatalf("offered %+v", all)
	}
	text := c.edited(run, all[j].Edit.Changes[uriOf(c.file(run))])
	c.change(run, strings.Replace(text, `reason=""`, `reason="it is meant so"`, 1))
	code := found[i].Code
	c.wait(run, func(ds []diagnostic) bool {
		return !slices.ContainsFunc(ds, func(d diagnostic) bool { return d.Code == code || strings.HasPrefix(d.Code, "ALW") })
	})
}
