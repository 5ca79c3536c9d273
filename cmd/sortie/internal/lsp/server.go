package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"go.lsp.dev/jsonrpc2"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
)

// Server answers one editor.
type Server struct {
	ws      *service.Workspace
	version string
	conn    jsonrpc2.Conn
	answers map[string]answer

	mu    sync.Mutex
	open  map[string]int // versions of the open documents, by path
	last  string         // the document that was changed last
	told  map[string]string
	done  bool // the editor has said that nothing more comes but its goodbye
	rude  bool // it said goodbye without that
	kicks chan struct{}
	ended chan struct{}
	once  sync.Once
}

// answer makes the result of a request, or takes in a notification.
type answer func(params []byte) (any, error)

// errRude says that an editor has left before it said that it would, which the protocol has end with an error.
var errRude = errors.New("the editor said exit without shutdown")

// Serve speaks with an editor until it says goodbye or its end of the line is closed.
func Serve(ctx context.Context, line io.ReadWriteCloser, maker reading.Maker, version string) error {
	ws, err := service.Open(maker)
	if err != nil {
		return err
	}
	defer ws.Close()
	s := &Server{
		ws: ws, version: version, open: map[string]int{}, told: map[string]string{},
		kicks: make(chan struct{}, 1), ended: make(chan struct{}),
	}
	s.answers = s.table()
	s.conn = jsonrpc2.NewConn(patiently(jsonrpc2.NewHeaderStream(line)))
	s.conn.Go(ctx, s.handle)
	var watching sync.WaitGroup
	watching.Go(s.watch)
	select {
	case <-s.conn.Done():
	case <-s.ended:
	}
	s.end()
	go s.conn.Close() // it waits for a reader, whom nobody may ever wake
	watching.Wait()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rude {
		return errRude
	}
	return nil
}

// shutdown takes in that nothing more comes but the goodbye.
func (s *Server) shutdown([]byte) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.done = true
	return nil, nil
}

// exit takes the goodbye.
func (s *Server) exit([]byte) (any, error) {
	s.mu.Lock()
	s.rude = !s.done
	s.mu.Unlock()
	s.end()
	return nil, nil
}

func (s *Server) end() { s.once.Do(func() { close(s.ended) }) }

// handle answers one message. What goes wrong with one is told to the editor, and the next one is none the worse for it.
func (s *Server) handle(_ context.Context, req *jsonrpc2.Request) (result any, err error) {
	method := req.Method()
	defer func() {
		if r := recover(); r != nil {
			result, err = nil, jsonrpc2.Errorf(jsonrpc2.InternalError, "%s: a mistake in Sortie, please report it: %v", method, r)
			if !req.IsCall() {
				err = nil
			}
		}
	}()
	fn, ok := s.answers[method]
	if !ok {
		if req.IsCall() {
			return nil, fmt.Errorf("%q: %w", method, jsonrpc2.ErrMethodNotFound)
		}
		return nil, nil
	}
	result, err = fn(req.Params())
	if !req.IsCall() {
		return nil, nil
	}
	if err != nil {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, err.Error())
	}
	return result, nil
}

// on reads the parameters of a message for the function that answers it.
func on[P any](fn func(P) (any, error)) answer {
	return func(params []byte) (any, error) {
		var p P
		if len(params) > 0 {
			if err := json.Unmarshal(params, &p); err != nil {
				return nil, err
			}
		}
		return fn(p)
	}
}

// table is what the server answers, by method.
func (s *Server) table() map[string]answer {
	none := func([]byte) (any, error) { return nil, nil }
	return map[string]answer{
		"initialize":                          on(s.initialize),
		"initialized":                         none,
		"shutdown":                            s.shutdown,
		"exit":                                s.exit,
		"textDocument/didOpen":                on(s.didOpen),
		"textDocument/didChange":              on(s.didChange),
		"textDocument/didSave":                on(s.didSave),
		"textDocument/didClose":               on(s.didClose),
		"workspace/didChangeWatchedFiles":     on(s.didSave),
		"workspace/didChangeWorkspaceFolders": on(s.foldersChanged),
		"textDocument/hover":                  on(s.hover),
		"textDocument/definition":             on(s.definition),
		"textDocument/references":             on(s.references),
		"textDocument/documentHighlight":      on(s.highlight),
		"textDocument/documentSymbol":         on(s.documentSymbols),
		"workspace/symbol":                    on(s.workspaceSymbols),
		"textDocument/completion":             on(s.complete),
		"textDocument/prepareRename":          on(s.prepareRename),
		"textDocument/rename":                 on(s.rename),
		"textDocument/formatting":             on(s.format),
		"textDocument/codeAction":             on(s.actions),
		"textDocument/foldingRange":           on(s.folds),
		"textDocument/inlayHint":              on(s.hints),
		MapMethod:                             on(s.mapOf),
	}
}

// capabilities are what the server can do, as the protocol names it.
const capabilities = `{
	"textDocumentSync": {"openClose": true, "change": 1, "save": true},
	"hoverProvider": true,
	"definitionProvider": true,
	"referencesProvider": true,
	"documentHighlightProvider": true,
	"documentSymbolProvider": true,
	"workspaceSymbolProvider": true,
	"completionProvider": {"triggerCharacters": ["\"", ":", " ", "#", "{", "["]},
	"renameProvider": {"prepareProvider": true},
	"documentFormattingProvider": true,
	"codeActionProvider": {"codeActionKinds": ["quickfix"]},
	"foldingRangeProvider": true,
	"inlayHintProvider": true,
	"workspace": {"workspaceFolders": {"supported": true, "changeNotifications": true}}
}`

func (s *Server) initialize(p initializeParams) (any, error) {
	folders := []string{p.RootURI}
	if len(p.WorkspaceFolders) > 0 {
		folders = folders[:0]
		for _, f := range p.WorkspaceFolders {
			folders = append(folders, f.URI)
		}
	}
	for _, uri := range folders {
		if dir := fileOf(uri); dir != "" {
			s.ws.Add(dir)
		}
	}
	var r initializeResult
	r.Capabilities = json.RawMessage(capabilities)
	r.ServerInfo.Name, r.ServerInfo.Version = "sortie", s.version
	s.kick("")
	return r, nil
}

var errNoFile = errors.New("no file of the disk: only file:// can be worked on")

func (s *Server) didOpen(p openParams) (any, error) {
	file := fileOf(p.TextDocument.URI)
	if file == "" {
		return nil, errNoFile
	}
	s.lay(file, p.TextDocument.Version, p.TextDocument.Text)
	return nil, nil
}

func (s *Server) didChange(p changeParams) (any, error) {
	file := fileOf(p.TextDocument.URI)
	if file == "" || len(p.ContentChanges) == 0 {
		return nil, errNoFile
	}
	s.lay(file, p.TextDocument.Version, p.ContentChanges[len(p.ContentChanges)-1].Text)
	return nil, nil
}

// lay takes over the text of a document.
func (s *Server) lay(file string, version int, text string) {
	s.mu.Lock()
	s.open[file] = version
	s.mu.Unlock()
	s.ws.Lay(file, []byte(text))
	s.kick(file)
}

func (s *Server) didSave(struct{}) (any, error) {
	s.kick("")
	return nil, nil
}

func (s *Server) didClose(p openParams) (any, error) {
	file := fileOf(p.TextDocument.URI)
	s.mu.Lock()
	delete(s.open, file)
	s.mu.Unlock()
	s.ws.Lift(file)
	s.kick("")
	return nil, nil
}

func (s *Server) foldersChanged(p foldersParams) (any, error) {
	for _, f := range p.Event.Added {
		if dir := fileOf(f.URI); dir != "" {
			s.ws.Add(dir)
		}
	}
	s.kick("")
	return nil, nil
}
