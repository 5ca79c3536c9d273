package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
)

// first is what an example shows first: its files, and what the studio answers of them before anything is changed. A browser takes
// seconds until the program in it has answered for the first time, and these are there at once.
type first struct {
	Files   map[string]string `json:"files"` // of the pack, by their places in it
	Answers []known           `json:"answers"`
}

// known is a question with its answer.
type known struct {
	Method string          `json:"method"`
	Path   string          `json:"path"`
	Body   json.RawMessage `json:"body,omitempty"`
	Type   string          `json:"type"`
	Text   string          `json:"text"`
}

// firstName is the file of the folder that has what an example shows first.
func firstName(id string) string { return "first/" + id + ".json.gz" }

// firsts are the files with what each of the examples shows first, by their names in the folder. The command itself makes the examples,
// as it does in the browser.
func firsts(examples []catalogue.Entry) (map[string][]byte, error) {
	tmp, err := os.MkdirTemp("", "site")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	program := filepath.Join(tmp, "sortie")
	if _, err := output("", "go", "build", "-trimpath", "-buildvcs=false", "-o", program, "github.com/sortie-tools/sortie/cmd/sortie"); err != nil {
		return nil, err
	}
	said, err := output("", program, "version")
	if err != nil {
		return nil, err
	}
	fields := strings.Fields(said)
	if len(fields) < 2 {
		return nil, fmt.Errorf("the program says of its version: %q", said)
	}
	files := map[string][]byte{}
	for _, e := range examples {
		name := firstName(e.ID)
		if _, twice := files[name]; twice {
			return nil, fmt.Errorf("two examples are called %s", e.ID)
		}
		if _, err := output(tmp, program, "new", e.Kind, e.ID, "--from", e.ID); err != nil {
			return nil, err
		}
		f, err := firstOf(filepath.Join(tmp, e.ID), fields[1])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.ID, err)
		}
		data, err := json.Marshal(f)
		if err != nil {
			return nil, err
		}
		if files[name], err = packed(data); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// output is what a command says in a folder.
func output(dir, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	said, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", filepath.Base(name), strings.Join(args, " "), err, said)
	}
	return string(said), nil
}

// packed is data as gzip packs it.
func packed(data []byte) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = z.Write(data)
	err = errors.Join(err, z.Close())
	return out.Bytes(), err
}

// drawnFirst is what the first view of a unit draws, by its kind.
var drawnFirst = map[string]string{"mission": reading.BoardDrawing, "sector": reading.SectorDrawing}

// firstOf asks a studio of a pack whatever its frontend asks until all units and texts have been seen once.
func firstOf(dir, version string) (first, error) {
	f := first{Files: map[string]string{}}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		f.Files[name] = string(data)
		return err
	})
	if err != nil {
		return f, err
	}
	desk, err := studio.NewDesk(dir, version, &reading.Direct{}, &reading.Direct{})
	if err != nil {
		return f, err
	}
	defer desk.Close()
	a := asking{to: studio.NewServer(desk)}
	for _, u := range desk.Units() {
		for _, name := range u.Files {
			text := a.answer("POST", "/api/read", map[string]string{"file": name})
			var read studio.Source
			if err := json.Unmarshal([]byte(text), &read); err != nil {
				return f, fmt.Errorf("%s: %w", name, err)
			}
			a.answer("POST", "/api/lay", laid{name, read.Text})
			a.answer("POST", "/api/quick", map[string]string{"file": name})
			a.answer("POST", "/api/findings", map[string]string{"file": name})
		}
		if what := drawnFirst[u.Kind]; what != "" {
			a.draw(u.Folder, what)
		}
	}
	a.answer("GET", "/api/pack", nil) // now that all titles are known
	f.Answers = a.all
	return f, a.err
}

// laid is the question that lays a text over a file, its fields in the order in which the frontend has them: questions are compared by
// how they are written.
type laid struct {
	File string `json:"file"`
	Text string `json:"text"`
}

// asking puts questions to a studio and keeps what it answers.
type asking struct {
	to  http.Handler
	all []known
	err error
}

// draw has something of a unit drawn, and takes its files.
func (a *asking) draw(unit, what string) {
	var drawn struct{ Files []string }
	text := a.answer("POST", "/api/draw", drawing{unit, what})
	if a.err = errors.Join(a.err, json.Unmarshal([]byte(text), &drawn)); a.err != nil {
		return
	}
	for _, name := range drawn.Files {
		a.answer("GET", "/draw/"+what+"/"+name+"?unit="+url.QueryEscape(unit), nil)
	}
}

// drawing is the question that draws, like laid.
type drawing struct {
	Unit string `json:"unit"`
	What string `json:"what"`
}

// answer asks once and is what was answered.
func (a *asking) answer(method, path string, body any) string {
	q := known{Method: method, Path: path}
	var sent []byte
	if body != nil {
		var err error
		if sent, err = json.Marshal(body); err != nil {
			a.err = errors.Join(a.err, err)
			return ""
		}
		q.Body = sent
	}
	r, w := httptest.NewRequest(method, path, bytes.NewReader(sent)), httptest.NewRecorder()
	r.Header.Set("Content-Type", "application/json")
	a.to.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		a.err = errors.Join(a.err, fmt.Errorf("%s %s: %d %s", method, path, w.Code, w.Body))
		return ""
	}
	q.Type, q.Text = w.Header().Get("Content-Type"), w.Body.String()
	a.all = append(a.all, q)
	return q.Text
}
