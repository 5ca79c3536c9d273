//go:build !js

package studio

import (
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/missions"
)

// picture is one of the studio, for its documentation.
type picture struct {
	name          string
	width, height int
	dark          bool
	view          string // the tab
	ready         string // holds once there is something to see
	press         string // what is clicked on before the picture is taken
	then          string // done before that
	first         func(*designer)
	folder        string   // of what ships that is opened; empty: all
	files         []string // of what ships; none: the usual ones
}

// usual are the files of most pictures.
var usual = []string{"pack.cue", "salvage-run/mission.cue", "crews/eidolon/crew.cue"}

var pictures = []picture{
	{name: "board", width: 1280, height: 800, view: "Board", ready: `document.querySelector("[data-thing]")`, press: `[data-thing="furniture/console"]`},
	{name: "board-dark", width: 1280, height: 800, dark: true, view: "Board", ready: `document.querySelector("[data-thing]")`},
	{name: "mission", width: 1280, height: 800, view: "Mission", ready: `document.querySelector(".forms")`, then: `(() => { const all = [...document.querySelectorAll(".forms > details")]; all.forEach(d => d.open = /^(Setup|Rules)/.test(d.textContent)); document.getElementById("f-setup.search").scrollIntoView() })()`},
	{name: "graph", width: 1280, height: 800, view: "Graph", ready: `document.querySelector(".graph svg")`},
	{name: "text", width: 1280, height: 800, view: "Text", ready: `document.querySelector(".cm-line")`},
	{name: "pages", width: 1280, height: 800, view: "Pages", ready: `document.querySelector(".product img")?.naturalWidth > 0`},
	{name: "changes", width: 1280, height: 800, view: "Changes", ready: `document.querySelector(".changes img")?.naturalWidth > 0`, first: (*designer).move},
	{name: "play", width: 1280, height: 800, view: "Play", ready: `document.querySelector("iframe")`},
	{name: "keys", width: 1280, height: 800, view: "Board", ready: `document.querySelector("[data-thing]")`, then: `document.querySelector(".ask").click()`},
	{name: "new", width: 1280, height: 800, view: "Board", ready: `document.querySelector("[data-thing]")`, then: `document.querySelector(".begin button").click()`},
	{name: "phone", width: 390, height: 844, view: "Board", ready: `document.querySelector("[data-thing]")`},
	{name: "texts", width: 1280, height: 800, view: "Mission", ready: `document.querySelector(".forms")`, then: `[...document.querySelectorAll(".modes button")].at(-1).click()`, files: []string{"pack.cue", "crossfire/mission.cue", "crossfire/german.cue", "posts/the-undertow/post.cue"}},
	{name: "hexes", width: 1280, height: 800, view: "Hexes", ready: `document.querySelector("[data-hex]")`, folder: "xia", files: []string{"xia/pack.cue", "xia/sectors/loath/sector.cue", "xia/sectors/neo-damascus/sector.cue"}},
	{name: "card", width: 1280, height: 800, view: "Deck", ready: `document.querySelectorAll(".crop").length > 5`, then: `(() => { document.querySelectorAll("#f-cards, #f-cards\\.scan").forEach(x => x.open = true); document.getElementById("f-cards.scan").scrollIntoView() })()`, files: []string{"pack.cue", "decks/purge/deck.cue"}},
	{name: "chart", width: 1280, height: 800, view: "Campaign", ready: `document.querySelector(".chart .part")`, then: `document.querySelector(".chart .part[title^='nodes.second-line']").click()`, folder: "campaigns/cold-ledger", files: []string{"pack.cue", "campaigns/cold-ledger/campaign.cue", "salvage-run/mission.cue", "hold-out/mission.cue", "crossfire/mission.cue", "posts/armourote/post.cue", "posts/bs-mart/post.cue", "posts/claw-store/post.cue", "posts/gigers-emporium/post.cue", "posts/tech-noir/post.cue", "posts/the-undertow/post.cue", "posts/trading-post-5/post.cue", "posts/up-close-and-personnel/post.cue"}},
}

// pause is how long a view, or the page of play in it, which unpacks a program, may take until it shows all that it has.
const pause = 15 * time.Second

// move moves a thing, so that something has changed.
func (d *designer) move() {
	d.Helper()
	d.WaitFor(`document.querySelector("[data-thing]")`)
	d.Press(d.Middle(`[data-thing="furniture/console"]`))
	for range 4 {
		d.Key("ArrowDown")
	}
	d.settled()
}

// The pictures of the documentation are taken anew with SORTIE_PICTURES=1.
func TestPicturesOfTheViews(t *testing.T) {
	if os.Getenv("SORTIE_PICTURES") == "" {
		t.Skip("pictures are taken for people to look at: SORTIE_PICTURES=1 takes those of docs/studio anew")
	}
	home := must(filepath.Abs("../../../../docs/studio"))(t)
	t.Setenv("SORTIE_SHOTS", t.TempDir())
	for _, p := range pictures {
		t.Run(p.name, func(t *testing.T) {
			files := p.files
			if files == nil {
				files = usual
			}
			d := openIn(t, filepath.Join(shipped(t, files...), p.folder), p.width, p.height)
			if p.dark {
				d.Ask("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": "dark"}}}, nil)
			}
			if p.first != nil {
				p.first(d)
			}
			d.Click(p.view)
			d.WaitFor(p.ready)
			d.sees("Nothing is wrong")
			if p.then != "" {
				d.Eval(p.then)
			}
			if p.press != "" {
				d.Press(d.Middle(p.press))
			}
			if p.name != "keys" {
				d.Eval(`document.activeElement.blur()`)
			}
			time.Sleep(pause)
			d.Shot(p.name + "-view")
			shrink(t, filepath.Join(os.Getenv("SORTIE_SHOTS"), p.name+"-view.png"), filepath.Join(home, p.name+".png"))
		})
	}
}

// shipped is a folder with some files that ship.
func shipped(t *testing.T, files ...string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "my-missions")
	for _, name := range files {
		to := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, must(fs.ReadFile(missions.FS, name))(t), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// shrink writes a picture as few bytes as that goes without losing any of it.
func shrink(t *testing.T, from, to string) {
	t.Helper()
	in := must(os.Open(from))(t)
	defer in.Close()
	img, err := png.Decode(in)
	if err != nil {
		t.Fatal(err)
	}
	out := must(os.Create(to))(t)
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(out, img); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(fmt.Errorf("%s: %w", to, err))
	}
}
