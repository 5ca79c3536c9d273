package render

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// root is the top of the repository.
const root = "../../../.."

// shippedPacks are the folders of the packs that ship.
var shippedPacks = []string{"missions", "missions/xia"}

// units compiles everything that ships, once.
var units = sync.OnceValues(func() ([]*compiler.Unit, error) {
	var all []*compiler.Unit
	for _, pack := range shippedPacks {
		r, err := compiler.Compile([]string{filepath.Join(root, pack) + "/..."}, compiler.Options{Library: missions.FS, Decks: true, Keep: true})
		if err != nil {
			return nil, err
		}
		for _, u := range r.Units {
			if u.Value != nil && u.RuleSet != nil && !slices.ContainsFunc(all, func(k *compiler.Unit) bool { return k.Kind == u.Kind && k.ID == u.ID }) {
				all = append(all, u)
			}
		}
	}
	return all, nil
})

// jobs are all that can be printed of what ships: units, rule sets and packs.
func jobs(t testing.TB, opt product.Options) []*product.Job {
	t.Helper()
	all, err := units()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 40 {
		t.Fatalf("only %d units ship", len(all))
	}
	var out []*product.Job
	add := func(p *Renderer, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, p.Job)
	}
	for _, u := range all {
		add(New(u, Options{Product: opt}))
	}
	for _, edition := range compiler.Editions() {
		add(NewEdition(edition, Options{Product: opt}))
	}
	packs := map[string]bool{}
	for _, u := range all {
		if !packs[u.Pack.ID] {
			packs[u.Pack.ID] = true
			add(NewPack(u, Options{Product: opt}))
		}
	}
	if len(packs) != len(shippedPacks) {
		t.Fatalf("%d packs are printed, and %d ship", len(packs), len(shippedPacks))
	}
	return out
}

// drawn is a document with the job and the product that it comes from.
type drawn struct {
	job  *product.Job
	sort product.Product
	product.File
}

// laidOut keeps what everything has made, by the paper: most tests look at the same pages, and none changes
// them.
var laidOut = map[string][]drawn{}

// everything is what a build makes of all that ships, on a paper.
func everything(t testing.TB, opt product.Options) []drawn {
	t.Helper()
	if kept := laidOut[opt.Paper.Name]; kept != nil {
		return kept
	}
	var out []drawn
	for _, j := range jobs(t, opt) {
		for _, p := range games.Products() {
			if !p.Made(j) {
				continue
			}
			draw := p.Make
			if p.Build != nil {
				draw = p.Build
			}
			files, err := draw(j)
			if err != nil {
				t.Errorf("%s %s, %s: %v", j.Kind, j.ID, p.ID, err)
			}
			for _, f := range files {
				out = append(out, drawn{j, p, f})
			}
		}
	}
	laidOut[opt.Paper.Name] = out
	return out
}

func (d drawn) name() string { return d.job.Kind + "-" + d.job.ID + "/" + d.File.Name }

// drawnDir holds what is drawn: a digest a page for each job, and ten documents in full.
const drawnDir = "testdata/drawn"

// inFull are the documents whose log is kept item by item, a few of each manner of page, for a reviewer to read.
// Of all others a digest a page tells that it changed; `make drawn` writes their logs, to be compared.
var inFull = []string{
	"mission-salvage-run/setup-sheet",
	"mission-salvage-run/board",
	"mission-salvage-run/build-guide",
	"mission-salvage-run/hostility-track",
	"mission-salvage-run/npc-boards",
	"scenario-first-game/sheet",
	"scenario-first-game/board-sectors",
	"scenario-first-game/cards-missions",
	"campaign-cold-ledger/campaign",
	"campaign-dockside-league/price-list",
}

// Every page is drawn as its digest says, and ten documents as their log says. SORTIE_DRAWN names a folder that
// gets the log of every document.
func TestWhatIsDrawn(t *testing.T) {
	goldens := map[string]string{}
	full := 0
	for _, d := range everything(t, product.Options{Paper: paper.A4}) {
		goldens[d.job.Kind+"-"+d.job.ID+".txt"] += d.digest()
		if slices.Contains(inFull, d.name()) {
			full++
			goldens[d.name()+".log"] = d.log()
		}
		if folder := os.Getenv("SORTIE_DRAWN"); folder != "" {
			write(t, filepath.Join(folder, filepath.FromSlash(d.name())+".log"), d.log())
		}
	}
	if full != len(inFull) {
		t.Errorf("%d documents are kept in full, and %d are named", full, len(inFull))
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.RemoveAll(drawnDir); err != nil {
			t.Fatal(err)
		}
		for name, text := range goldens {
			write(t, filepath.Join(drawnDir, filepath.FromSlash(name)), text)
		}
		return
	}
	for name, text := range goldens {
		compare(t, filepath.Join(drawnDir, filepath.FromSlash(name)), text)
	}
	nothingElse(t, goldens)
}

// nothingElse tells of goldens of what is made no more.
func nothingElse(t *testing.T, goldens map[string]string) {
	t.Helper()
	err := filepath.WalkDir(drawnDir, func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(drawnDir, name)
		if err == nil && goldens[filepath.ToSlash(rel)] == "" {
			t.Errorf("%s is the golden of nothing that is made: remove it", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// log is what is drawn, item by item.
func (d drawn) log() string {
	var out strings.Builder
	for _, p := range d.Doc.Pages {
		out.WriteString(scene.Log(p))
	}
	return out.String()
}

// digest is a line for each page: the document, the page, how many lines its log has, and a digest of them.
func (d drawn) digest() string {
	var out strings.Builder
	for _, p := range d.Doc.Pages {
		text := scene.Log(p)
		sum := sha256.Sum256([]byte(text))
		fmt.Fprintf(&out, "%s %q %d %x\n", d.File.Name, p.Name, strings.Count(text, "\n"), sum[:8])
	}
	return out.String()
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func compare(t *testing.T, name, got string) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Errorf("%v (make goldens writes it)", err)
		return
	}
	if string(data) == got {
		return
	}
	was, now := strings.Split(string(data), "\n"), strings.Split(got, "\n")
	for i := range max(len(was), len(now)) {
		if lineOf(was, i) != lineOf(now, i) {
			t.Errorf("%s:%d differs (make drawn shows what is drawn, make goldens accepts it)\n got %s\nwant %s", name, i+1, lineOf(now, i), lineOf(was, i))
			return
		}
	}
}

func lineOf(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(nothing)"
}

// No letter on any page is too small, cut off, off the page or on another one, on any paper.
func TestNoLetterIsLost(t *testing.T) {
	for _, on := range papers {
		pages := 0
		for _, d := range everything(t, product.Options{Paper: on}) {
			for _, page := range d.Doc.Pages {
				pages++
				opt := audit.Options{Tiles: d.Cut, Behind: []string{"DRAFT"}}
				for i, f := range audit.Page(page, opt) {
					if i == 3 {
						t.Errorf("%s on %s, page %s: and more", d.name(), on.Name, page.Name)
						break
					}
					t.Errorf("%s on %s, page %s: %s", d.name(), on.Name, page.Name, f)
				}
			}
		}
		if pages < 500 {
			t.Errorf("only %d pages were looked at on %s", pages, on.Name)
		}
	}
}
