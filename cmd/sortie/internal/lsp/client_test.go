package lsp

import (
	"context"
	"encoding/json"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/missions"
)

// patience is how long the tests wait for what takes a moment: on a machine that has much else to do, minutes.
const patience = 5 * time.Minute

// client is an editor as far as the server sees one.
type client struct {
	t    *testing.T
	conn jsonrpc2.Conn
	root string

	mu    sync.Mutex
	found map[string]publishParams // by URI
	texts map[string]string        // of open documents, by file
	more  chan struct{}
}

// connect starts a server and says hello. The packs lie in a folder of their own.
func connect(t *testing.T, root string) *client {
	t.Helper()
	here, there := net.Pipe()
	served := make(chan error, 1)
	go func() { served <- Serve(context.Background(), there, &reading.Direct{}, "test") }()
	c := &client{t: t, root: root, found: map[string]publishParams{}, texts: map[string]string{}, more: make(chan struct{}, 1)}
	c.conn = jsonrpc2.NewConn(jsonrpc2.NewHeaderStream(here))
	c.conn.Go(context.Background(), c.heard)
	var hello initializeResult
	c.call("initialize", map[string]any{"rootUri": uriOf(root), "capabilities": map[string]any{}}, &hello)
	if hello.ServerInfo.Name != "sortie" {
		t.Fatalf("the server calls itself %q", hello.ServerInfo.Name)
	}
	c.notify("initialized", map[string]any{})
	t.Cleanup(func() {
		c.call("shutdown", nil, nil)
		c.notify("exit", nil)
		c.conn.Close()
		select {
		case <-served:
		case <-time.After(patience):
			t.Error("the server does not end")
		}
	})
	return c
}

func (c *client) heard(_ context.Context, req *jsonrpc2.Request) (any, error) {
	if req.Method() == "textDocument/publishDiagnostics" {
		var p publishParams
		if err := json.Unmarshal(req.Params(), &p); err != nil {
			return nil, err
		}
		c.mu.Lock()
		c.found[p.URI] = p
		c.mu.Unlock()
		select {
		case c.more <- struct{}{}:
		default:
		}
	}
	return nil, nil
}

func (c *client) call(method string, params, result any) {
	c.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if _, err := c.conn.Call(ctx, method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

func (c *client) notify(method string, params any) {
	c.t.Helper()
	if err := c.conn.Notify(context.Background(), method, params); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

func (c *client) file(rel string) string { return filepath.Join(c.root, filepath.FromSlash(rel)) }

// open opens a document with the text that it has on the disk.
func (c *client) open(rel string) {
	c.t.Helper()
	data, err := os.ReadFile(c.file(rel))
	must(c.t, err)
	c.texts[rel] = string(data)
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": uriOf(c.file(rel)), "languageId": "cue", "version": 1, "text": string(data)}})
}

// change puts another text into an open document.
func (c *client) change(rel, text string) {
	c.t.Helper()
	c.texts[rel] = text
	c.notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": uriOf(c.file(rel)), "version": 2},
		"contentChanges": []any{map[string]any{"text": text}},
	})
}

// replace puts a word into the place of another one.
func (c *client) replace(rel, old, now string) {
	c.t.Helper()
	if !strings.Contains(c.texts[rel], old) {
		c.t.Fatalf("%s has no %q", rel, old)
	}
	c.change(rel, strings.Replace(c.texts[rel], old, now, 1))
}

// at is a question about a place: what stands before | in a piece of the document's text, or before § where that has walls.
func (c *client) at(rel, mark string) map[string]any {
	c.t.Helper()
	before, after, special := strings.Cut(mark, "§")
	if !special {
		before, after, _ = strings.Cut(mark, "|")
	}
	at := strings.Index(c.texts[rel], before+after)
	if at < 0 {
		c.t.Fatalf("%s has no %q", rel, before+after)
	}
	text := c.texts[rel][:at+len(before)]
	line := strings.Count(text, "\n")
	return map[string]any{
		"textDocument": map[string]any{"uri": uriOf(c.file(rel))},
		"position":     position{line, units(text[strings.LastIndexByte(text, '\n')+1:])},
		"context":      map[string]any{"includeDeclaration": true},
	}
}

// wait waits until the findings of a document are as wanted.
func (c *client) wait(rel string, want func([]diagnostic) bool) []diagnostic {
	c.t.Helper()
	end := time.After(patience)
	for {
		c.mu.Lock()
		p, ok := c.found[uriOf(c.file(rel))]
		c.mu.Unlock()
		if ok && want(p.Diagnostics) {
			return p.Diagnostics
		}
		select {
		case <-c.more:
		case <-end:
			c.t.Fatalf("the findings of %s stay %v", rel, p.Diagnostics)
		}
	}
}

// pack is a copy of some folders of what ships.
func pack(t *testing.T, dirs ...string) string {
	t.Helper()
	root := t.TempDir()
	for _, dir := range append(dirs, "pack.cue") {
		must(t, fs.WalkDir(missions.FS, dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(missions.FS, name)
			must(t, err)
			to := filepath.Join(root, filepath.FromSlash(name))
			must(t, os.MkdirAll(filepath.Dir(to), 0o777))
			return os.WriteFile(to, data, 0o666)
		}))
	}
	return root
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
