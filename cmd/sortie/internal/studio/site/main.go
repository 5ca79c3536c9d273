// Site makes the studio that needs no installation: a folder of files for any file server, in which the program runs as
// WebAssembly in workers of the browser.
//
//	go run ./cmd/sortie/internal/studio/site FOLDER
//
// The same sources give the same bytes.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/player/pack/wasm"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio/frontend"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/printer/bundle"
	"github.com/sortie-tools/sortie/schema/english"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: site FOLDER")
		os.Exit(2)
	}
	if err := build(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

// programs are the names that the program has in the folder: each version its own, so that no page has another version's.
const programs = "sortie-*.wasm.gz"

// build writes the folder.
func build(dir string) error {
	program, err := compile()
	if err != nil {
		return err
	}
	offered, err := offered()
	if err != nil {
		return err
	}
	files, err := small(offered)
	if err != nil {
		return err
	}
	version, err := versionOf(program, files)
	if err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(dir, programs))
	if err != nil {
		return err
	}
	for _, name := range old {
		if err := os.Remove(name); err != nil {
			return err
		}
	}
	name := strings.Replace(programs, "*", version, 1)
	if err := scripts(dir, site{Version: version, Program: name, Bytes: len(program), Files: cached(files), Most: source.MaxTreeBytes, Examples: english.Each(offered, func(e catalogue.Entry) string { return e.ID })}); err != nil {
		return err
	}
	files[name] = program
	for name, data := range files {
		to := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(to, data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// mostMemory is what the program may take in one worker: a unit that asks for more ends it. What it needs to draw the largest
// boards is a quarter of this.
const mostMemory = 1 << 30

// compile is the whole command as WebAssembly, packed.
func compile() ([]byte, error) {
	tmp, err := os.MkdirTemp("", "site")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	out := filepath.Join(tmp, "sortie.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", out, "github.com/sortie-tools/sortie/cmd/sortie")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if msg, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building the program: %w\n%s", err, msg)
	}
	built, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	m, err := wasm.Parse(built)
	if err != nil {
		return nil, err
	}
	if err := m.Bound(mostMemory / wasm.PageBytes); err != nil {
		return nil, err
	}
	return packed(m.Bytes())
}

// small are the files of the folder that are neither the program nor joined of sources.
func small(offered []catalogue.Entry) (map[string][]byte, error) {
	files, err := firsts(offered)
	if err != nil {
		return nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("asking go for its folder: %w", err)
	}
	if files["wasm_exec.js"], err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")); err != nil {
		return nil, err
	}
	for _, lang := range studio.Languages() {
		words, err := studio.Words(lang)
		if err != nil {
			return nil, err
		}
		if files["words/"+lang+".json"], err = json.Marshal(words); err != nil {
			return nil, err
		}
	}
	offers := map[string]any{"library": offered, "editions": starters.Editions(examples[0])}
	if files["offers.json"], err = json.Marshal(offers); err != nil {
		return nil, err
	}
	files["index.html"], err = page()
	return files, err
}

// offered is what a new pack can be a copy of.
func offered() ([]catalogue.Entry, error) {
	library, err := catalogue.Library()
	if err != nil {
		return nil, err
	}
	library = slices.DeleteFunc(library, func(e catalogue.Entry) bool { return !slices.Contains(examples, e.Kind) })
	slices.SortStableFunc(library, func(a, b catalogue.Entry) int { return slices.Index(examples, a.Kind) - slices.Index(examples, b.Kind) })
	return library, nil
}

// examples are the kinds of what is offered, in order.
var examples = []string{"mission", "campaign", "scenario", "deck", "crew", "post"}

// page is the first page. Its policy allows what the folder holds, and the scripts of the page of play, which stands in a frame.
func page() ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(frontend.Home, "site.html"))
	if err != nil {
		return nil, err
	}
	play, err := bundle.Scripts()
	if err != nil {
		return nil, err
	}
	languages, err := json.Marshal(studio.Languages())
	if err != nil {
		return nil, err
	}
	return []byte(strings.NewReplacer("{{play}}", strings.Join(play, " "), "{{languages}}", string(languages)).Replace(string(data))), nil
}

// site is what the scripts know of the folder.
type site struct {
	Version  string   `json:"version"`
	Program  string   `json:"program"`
	Bytes    int      `json:"bytes"`    // of the program, packed
	Files    []string `json:"files"`    // that are kept from the first visit on, but for the program
	Examples []string `json:"examples"` // of which there is a file with what they show first
	Most     int      `json:"most"`     // bytes that a zip may have
}

// made are the files that are joined of sources.
var made = []string{"site.js", "site.css", "worker.js"}

// cached are the files that a browser keeps.
func cached(files map[string][]byte) []string {
	all := append([]string{"./"}, made...)
	for name := range files {
		if name != "index.html" {
			all = append(all, name)
		}
	}
	slices.Sort(all)
	return all
}

// scripts joins the sources.
func scripts(dir string, s site) error {
	known, err := json.Marshal(s)
	if err != nil {
		return err
	}
	define := map[string]string{"SITE": string(known)}
	return errors.Join(
		frontend.Join(frontend.Home, dir, frontend.Set{Files: map[string]string{"site": "site/site.tsx"}, Define: define}),
		frontend.Join(frontend.Home, dir, frontend.Set{Files: map[string]string{"site": "site/site.css"}}),
		frontend.Join(frontend.Home, dir, frontend.Set{Files: map[string]string{"worker": "site/worker.ts", "sw": "site/sw.ts"}, Worker: true, Define: define}),
	)
}

// versionOf is a version that is another one whenever anything in the folder is.
func versionOf(program []byte, files map[string][]byte) (string, error) {
	sum := sha256.New()
	sum.Write(program)
	for _, name := range cached(files) {
		sum.Write([]byte(path.Clean(name)))
		sum.Write(files[name])
	}
	sum.Write(files["index.html"])
	for _, below := range []string{"src", "third_party"} {
		err := filepath.WalkDir(filepath.Join(frontend.Home, below), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := os.ReadFile(name)
			sum.Write(data)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:6]), nil
}
