package lsp

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// kindFiles are a file of each kind of unit, and one of a pack.
var kindFiles = map[string]string{
	"mission":      run,
	"deck":         "decks/purge/deck.cue",
	"post":         "posts/tech-noir/post.cue",
	"crew":         "crews/eidolon/crew.cue",
	"campaign":     "campaigns/cold-ledger/campaign.cue",
	"scenario":     "xia/first-game/scenario.cue",
	"sector":       "xia/sectors/loath/sector.cue",
	"mission-card": "xia/cards/alive-or-otherwise/card.cue",
	"title":        "xia/titles/quiet-money/title.cue",
	"house":        "house/own/house.cue",
	"edition":      "editions/ours/edition.cue",
	"pack":         "pack.cue",
}

// allKinds is a server with a unit of every kind that there is.
func allKinds(t *testing.T) *client {
	t.Helper()
	for _, s := range systems.All() {
		for _, k := range s.Kinds {
			if kindFiles[k.ID] == "" {
				t.Errorf("there is no file of a %s", k.ID)
			}
		}
	}
	root := pack(t, "salvage-run", "hold-out", "crossfire", "first-contact", "decks/purge", "posts", "crews", "campaigns/cold-ledger", "xia")
	for kind, id := range map[string]string{"house": "own", "edition": "ours"} {
		to := filepath.Join(root, filepath.FromSlash(kindFiles[kind]))
		must(t, os.MkdirAll(filepath.Dir(to), 0o777))
		must(t, os.WriteFile(to, starters.Make("purge", kind, id)[0].Data, 0o666))
	}
	return connect(t, root)
}

var (
	idField    = regexp.MustCompile(`(?m)^\tid: +"([a-z0-9-]+)"$`)
	titleField = regexp.MustCompile(`(?m)^\t(title: +).*\n`)
)

// Each capability answers for each kind of unit.
func TestEachCapabilityOnEachKind(t *testing.T) {
	c := allKinds(t)
	for kind, file := range kindFiles {
		t.Run(kind, func(t *testing.T) {
			c.t = t
			c.open(file)
			whole := c.texts[file]
			id := idField.FindStringSubmatch(whole)[1]
			title := titleField.FindStringSubmatch(whole)
			mark := title[1][:2] + "|" + title[1][2:]

			var h hover
			if c.call("textDocument/hover", c.at(file, mark), &h); !strings.Contains(h.Contents.Value, "title") {
				t.Errorf("its title is explained by %q", h.Contents.Value)
			}
			var list []documentSymbol
			if c.call("textDocument/documentSymbol", c.at(file, mark), &list); !slices.ContainsFunc(list, func(s documentSymbol) bool { return s.Name == "title" }) {
				t.Errorf("it holds %v", list)
			}
			var folds []foldingRange
			if c.call("textDocument/foldingRange", c.at(file, mark), &folds); len(folds) == 0 {
				t.Error("nothing of it can be hidden")
			}
			var found []symbolInformation
			if c.call("workspace/symbol", map[string]any{"query": id}, &found); !slices.ContainsFunc(found, func(s symbolInformation) bool { return fileOf(s.Location.URI) == c.file(file) }) {
				t.Errorf("%s is found at %v", id, found)
			}
			c.asksForItsName(file, id)
			c.mendsItsForm(file, title)
			c.offersItsFields(file, title[0])
			c.tellsWhatIsWrong(file)
			q := map[string]any{"textDocument": map[string]any{"uri": uriOf(c.file(file))}, "range": textRange{position{}, position{1000, 0}}}
			c.call("textDocument/inlayHint", q, nil)
			c.call("textDocument/codeAction", q, nil)
			c.notify("textDocument/didClose", c.at(file, mark))
		})
	}
	c.t = t
}

// asksForItsName asks where the name of a unit is defined and mentioned, and gives it another.
func (c *client) asksForItsName(file, id string) {
	c.t.Helper()
	mark := idField.FindString(c.texts[file])
	mark = strings.Replace(mark, id, id[:1]+"|"+id[1:], 1)
	var at []location
	if c.call("textDocument/definition", c.at(file, mark), &at); len(at) != 1 || fileOf(at[0].URI) != c.file(file) {
		c.t.Errorf("%s is defined at %v", id, at)
	}
	for _, method := range []string{"references", "documentHighlight"} {
		at = nil
		if c.call("textDocument/"+method, c.at(file, mark), &at); len(at) == 0 {
			c.t.Errorf("%s: nothing mentions %s", method, id)
		}
	}
	p := c.at(file, mark)
	p["newName"] = "another-name"
	var edit workspaceEdit
	c.call("textDocument/prepareRename", p, nil)
	c.call("textDocument/rename", p, &edit)
	if text := c.edited(file, edit.Changes[uriOf(c.file(file))]); !strings.Contains(text, `"another-name"`) || idField.FindStringSubmatch(text)[1] != "another-name" {
		c.t.Errorf("renamed it is\n%.300s", text)
	}
}

// mendsItsForm takes a file out of form and has it mended.
func (c *client) mendsItsForm(file string, title []string) {
	c.t.Helper()
	whole := c.texts[file]
	c.replace(file, title[0], strings.Replace(title[0], title[1], title[1]+"    ", 1))
	var edits []textEdit
	c.call("textDocument/formatting", c.at(file, "|package"), &edits)
	if text := c.edited(file, edits); text != whole {
		c.t.Errorf("it is formatted by %v", edits)
	}
	c.change(file, whole)
}

// offersItsFields asks what may stand where the title stood: in a sound file, and in one that ends there.
func (c *client) offersItsFields(file, title string) {
	c.t.Helper()
	whole := c.texts[file]
	before, after, _ := strings.Cut(whole, title)
	line := "\t" // behind the last line that is there
	last := before[strings.LastIndexByte(strings.TrimRight(before, "\n"), '\n')+1:]
	for name, text := range map[string]string{"in the middle": before + line + "\n" + after, "at the end": before + line, "half typed": before + line + "ti"} {
		c.change(file, text)
		typed := strings.TrimPrefix(text[len(before):], line)
		typed, _, _ = strings.Cut(typed, "\n")
		if got, _ := c.labels(c.at(file, last+line+typed+"|")); !slices.Contains(got, "title") {
			c.t.Errorf("%s: offered is %v", name, got)
		}
	}
	c.change(file, whole)
}

// tellsWhatIsWrong puts a field into a file that there is not.
func (c *client) tellsWhatIsWrong(file string) {
	c.t.Helper()
	whole := c.texts[file]
	at := strings.Index(whole, idField.FindString(whole))
	c.change(file, whole[:at]+"\tbellybutton: 3\n"+whole[at:])
	c.wait(file, func(ds []diagnostic) bool {
		return slices.ContainsFunc(ds, func(d diagnostic) bool { return strings.Contains(d.Message, "bellybutton") })
	})
	c.change(file, whole)
	c.wait(file, func(ds []diagnostic) bool { return len(ds) == 0 })
}

// A server that is asked about files which nobody has finished typing answers every question, and completes what comes next.
// SORTIE_FULL=1 types 300 of them.
func TestNothingTypedStopsTheServer(t *testing.T) {
	states := 24
	if os.Getenv("SORTIE_FULL") != "" {
		states = 300
	}
	c := allKinds(t)
	draw := rand.New(rand.NewPCG(16, 3))
	var kinds []string
	for kind := range kindFiles {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	for _, kind := range kinds {
		c.open(kindFiles[kind])
	}
	whole := map[string]string{}
	for i := range states {
		file := kindFiles[kinds[i%len(kinds)]]
		if whole[file] == "" {
			whole[file] = c.texts[file]
		}
		c.change(file, halfTyped(draw, whole[file]))
		for range 3 {
			c.asksEverything(draw, file)
		}
		title := titleField.FindString(whole[file])
		c.offersItsFieldsBehind(file, whole[file], title)
		c.change(file, whole[file])
	}
	for _, kind := range kinds {
		c.wait(kindFiles[kind], func(ds []diagnostic) bool { return len(ds) == 0 })
	}
}

// offersItsFieldsBehind asks for what comes next in a file that is cut off.
func (c *client) offersItsFieldsBehind(file, whole, title string) {
	c.t.Helper()
	before, _, _ := strings.Cut(whole, title)
	c.change(file, before+"\t")
	last := before[strings.LastIndexByte(strings.TrimRight(before, "\n"), '\n')+1:]
	if got, _ := c.labels(c.at(file, last+"\t|")); !slices.Contains(got, "title") {
		c.t.Errorf("%s: offered is %v", file, got)
	}
}

// halfTyped is a text as somebody leaves it who is typing.
func halfTyped(draw *rand.Rand, text string) string {
	at := draw.IntN(len(text))
	switch draw.IntN(3) {
	case 0:
		return text[:at]
	case 1:
		return text[:at] + text[min(len(text), at+draw.IntN(60)):]
	}
	signs := []string{"{", "}", "[", "]", "\"", "\"\"\"\n", "(", ")", ":", ",", "\\(", "@sortie(", "\x00", "\xff", "#\"", "//", "kind: \"", "](#", "é", "\r\n"}
	return text[:at] + signs[draw.IntN(len(signs))] + text[at:]
}

// asksEverything asks all that there is to ask about some place in a file. An answer may be that it is not to be had.
func (c *client) asksEverything(draw *rand.Rand, file string) {
	c.t.Helper()
	lines := strings.Split(c.texts[file], "\n")
	n := draw.IntN(len(lines))
	at := position{n, draw.IntN(len(lines[n]) + 1)}
	p := map[string]any{
		"textDocument": map[string]any{"uri": uriOf(c.file(file))}, "position": at, "newName": "some-name", "range": textRange{at, at},
		"context": map[string]any{"includeDeclaration": true}, "query": "x",
	}
	for _, method := range []string{"completion", "hover", "definition", "references", "documentHighlight", "documentSymbol", "prepareRename", "rename", "formatting", "foldingRange", "inlayHint", "codeAction"} {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		_, err := c.conn.Call(ctx, "textDocument/"+method, p, nil)
		cancel()
		var said *jsonrpc2.Error
		if err != nil && !errors.As(err, &said) {
			c.t.Fatalf("%s of\n%s\n%v", method, c.texts[file], err)
		}
		if err != nil && said.Code == jsonrpc2.InternalError {
			c.t.Fatalf("%s of\n%s\n%v", method, c.texts[file], err)
		}
	}
}
