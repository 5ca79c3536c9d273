package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
)

// galleryDir holds a picture of each product, and a page that shows them with their commands.
const galleryDir = "docs/gallery"

// galleryDPI is enough to see how a page is made up, and little enough to keep twenty of them.
const galleryDPI = "64"

// exhibit is one page of the gallery.
type exhibit struct {
	file    string   // without its ending
	title   string   // what it shows
	command []string // what made it, as a user types it
	page    string   // the ending of the picture's name, where the command makes several
}

// exhibits are the pages that are kept as pictures: at least one of each product.
var exhibits = []exhibit{
	show("setup-sheet", "The set-up page of a mission's sheet", "-2", "sheet", "missions/salvage-run"),
	show("briefing", "The briefing of a mission for two to four crews", "-1", "sheet", "missions/crossfire"),
	show("greek-sheet", "The same mission in Greek", "-1", "sheet", "missions/crossfire", "--language", "el"),
	show("game-master", "The game master's page", "-5", "sheet", "missions/crossfire", "--gm"),
	show("first-born-map", "A First Born board on the set-up page", "-3", "sheet", "missions/fb-mission-7"),
	show("campaign", "A campaign: its stages as a chart", "-1", "sheet", "missions/campaigns/borrowed-light"),
	show("crew", "A crew's roster", "-1", "sheet", "missions/crews/eidolon"),
	show("deck-list", "An event deck as a list", "", "sheet", "missions/decks/purge"),
	show("tile", "A tile of the board on A4", "-5", "board", "missions/salvage-run", "--paper", "a4"),
	show("planning-board", "The board at 1 : 4, numbered in build order", "", "board", "missions/salvage-run", "--scale", "1:4", "--overlay", "setup"),
	show("wall-guide", "A step of the building guide", "-2", "build", "missions/salvage-run"),
	show("cards", "Event cards, nine up", "-1-faces", "cards", "missions/decks/purge"),
	show("card-backs", "Their backs", "-1-backs", "cards", "missions/decks/purge"),
	show("cards-with-bleed", "Cards apart, with bleed and crop marks", "-1-faces", "cards", "missions/decks/purge", "--bleed", "--paper", "letter"),
	show("item-cards", "Items of a rule set as cards", "items-1-faces", "cards", "--edition", "firstborn"),
	show("tokens", "Equipment tokens of a mission's pool", "tokens-1-faces", "tokens", "missions/salvage-run"),
	show("hostility-track", "The hostility track, filled as the mission begins", "hostility-track", "trackers", "missions/salvage-run"),
	show("npc-boards", "NPC boards with both sides, to be folded", "npc-boards-1", "trackers", "missions/salvage-run"),
	show("dashboard", "A trader's dashboard", "dashboards-1", "trackers", "missions/crews/eidolon"),
	show("price-list", "A trading post's price list", "-1", "posts", "missions/posts/bs-mart"),
	show("reference", "The quick reference of a rule set", "-1", "reference", "--edition", "purge"),
	show("book-contents", "Contents of a campaign's book", "-2", "book", "missions/campaigns/cold-ledger"),
	show("booklet", "A sheet of the booklet", "-3", "book", "missions/campaigns/cold-ledger", "--booklet"),
	show("ink-saver", "The set-up page with little ink", "-2", "sheet", "missions/salvage-run", "--ink", "saver"),
	show("xia-sheet", "Xia: the first sectors as they are laid", "-2", "sheet", "missions/xia/first-game"),
	show("xia-sector", "Xia: a sector with its legend", "", "sheet", "missions/xia/sectors/loath"),
	show("xia-mat", "Xia: a ship mat", "trackers-3", "trackers", "--edition", "xia"),
}

// show is an exhibit made by sortie print.
func show(file, title, page string, command ...string) exhibit {
	return exhibit{file: file, title: title, command: append([]string{"print"}, command...), page: page}
}

// The pictures are made by the commands beside them. A picture may differ a little from the kept one, because
// processors round differently; a moved line or another letter is more than that.
func TestGallery(t *testing.T) {
	for _, product := range productNames() {
		if !slices.ContainsFunc(exhibits, func(e exhibit) bool { return slices.Contains(e.command, product) }) {
			t.Errorf("no exhibit shows the product %s", product)
		}
	}
	dir := filepath.Join(root, filepath.FromSlash(galleryDir))
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	if err := os.CopyFS(filepath.Join(work, "missions"), missions.FS); err != nil {
		t.Fatal(err)
	}
	t.Chdir(work)
	for _, e := range exhibits {
		t.Run(e.file, func(t *testing.T) { e.compare(t, dir) })
	}
	page := galleryPage()
	golden(t, filepath.Join(dir, "README.md"), []byte(page))
	kept, _ := filepath.Glob(filepath.Join(dir, "*.png"))
	for _, name := range kept {
		file := strings.TrimSuffix(filepath.Base(name), ".png")
		if !slices.ContainsFunc(exhibits, func(e exhibit) bool { return e.file == file }) {
			t.Errorf("%s/%s.png is no exhibit: remove it", galleryDir, file)
		}
	}
}

// galleryPage is the page that shows the pictures.
func galleryPage() string {
	var out strings.Builder
	out.WriteString("# Gallery\n\nA page of every product, each with the command that made it. `make goldens` draws them anew; `make test`\ncompares them, with a tolerance for the last bit of a processor's arithmetic.\n")
	for _, e := range exhibits {
		fmt.Fprintf(&out, "\n## %s\n\n`sortie %s`\n\n![%s](%s.png)\n", e.title, strings.Join(e.command, " "), e.title, e.file)
	}
	return out.String()
}

func (e exhibit) compare(t *testing.T, dir string) {
	data := e.draw(t)
	kept := filepath.Join(dir, e.file+".png")
	if os.Getenv("SORTIE_UPDATE") != "" {
		if was, err := os.ReadFile(kept); err == nil && alike(t, was, data) == nil {
			return // the same but for rounding: the file stays
		}
		if err := os.WriteFile(kept, data, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	was, err := os.ReadFile(kept)
	if err != nil {
		t.Fatalf("%v: make goldens draws it", err)
	}
	if err := alike(t, was, data); err != nil {
		t.Errorf("%s/%s.png: %v; look at it, and make goldens if it is as it should be", galleryDir, e.file, err)
	}
}

// draw runs the exhibit's command for pictures and takes its page.
func (e exhibit) draw(t *testing.T) []byte {
	t.Helper()
	out := t.TempDir()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	args := slices.Clone(e.command)
	for i, a := range args {
		if strings.HasPrefix(a, "missions") {
			args[i] = filepath.Join(here, filepath.FromSlash(a))
		}
	}
	t.Chdir(out)
	var stdout, stderr bytes.Buffer
	s := &session{out: &stdout, err: &stderr, width: 80, exit: func(int) { t.Error("the watchdog ended the command") }}
	if code := s.run(append(args, "--format", "png", "--dpi", galleryDPI)); code != exitClean {
		t.Fatalf("sortie %s: exit code %d: %s", strings.Join(e.command, " "), code, &stderr)
	}
	for _, name := range strings.Fields(stdout.String()) {
		if strings.HasSuffix(name, e.page+".png") {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			return data
		}
	}
	t.Fatalf("sortie %s made no page %q: %s", strings.Join(e.command, " "), e.page, &stdout)
	return nil
}

// Pictures are alike if no more than this much of them differs by more than rounding explains.
const (
	rounding  = 24 // of 255, in a channel
	mostMoved = 10 // pixels of 10,000
)

// alike compares two pictures.
func alike(t *testing.T, a, b []byte) error {
	t.Helper()
	x, y := decoded(t, a), decoded(t, b)
	if x.Bounds() != y.Bounds() {
		return fmt.Errorf("it is %v, and was %v", y.Bounds().Size(), x.Bounds().Size())
	}
	moved, all := 0, x.Bounds().Dx()*x.Bounds().Dy()
	for py := x.Bounds().Min.Y; py < x.Bounds().Max.Y; py++ {
		for px := x.Bounds().Min.X; px < x.Bounds().Max.X; px++ {
			if differs(x, y, px, py) {
				moved++
			}
		}
	}
	if moved*10_000 > all*mostMoved {
		return fmt.Errorf("%d of %d pixels differ", moved, all)
	}
	return nil
}

func differs(a, b image.Image, x, y int) bool {
	r1, g1, b1, _ := a.At(x, y).RGBA()
	r2, g2, b2, _ := b.At(x, y).RGBA()
	for _, d := range []int{int(r1>>8) - int(r2>>8), int(g1>>8) - int(g2>>8), int(b1>>8) - int(b2>>8)} {
		if d > rounding || d < -rounding {
			return true
		}
	}
	return false
}

func decoded(t *testing.T, data []byte) image.Image {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// What the tolerance lets through and what it does not.
func TestPicturesAreComparedWithCare(t *testing.T) {
	drawn := func(change func(*image.Gray)) []byte {
		m := image.NewGray(image.Rect(0, 0, 100, 100))
		for i := range m.Pix {
			m.Pix[i] = 200
		}
		change(m)
		var b bytes.Buffer
		if err := png.Encode(&b, m); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	plain := drawn(func(*image.Gray) {})
	rounded := drawn(func(m *image.Gray) {
		for i := range m.Pix {
			m.Pix[i] += uint8(i % 20)
		}
	})
	line := drawn(func(m *image.Gray) {
		for x := range 100 {
			m.Pix[50*m.Stride+x] = 0
		}
	})
	if err := alike(t, plain, rounded); err != nil {
		t.Errorf("rounding is taken for a change: %v", err)
	}
	if alike(t, plain, line) == nil {
		t.Error("a line across the picture goes unnoticed")
	}
}
