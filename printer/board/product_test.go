package board

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func jobOf(t testing.TB, m *model.Mission, opt product.Options) *product.Job {
	return &product.Job{
		Unit: m, Kind: "mission", ID: m.ID, Title: m.Title, Rules: printertest.Rules(), Fonts: printertest.Fonts(t), Options: opt,
	}
}

func made(t testing.TB, m *model.Mission, opt product.Options) []product.File {
	t.Helper()
	files, err := Product().Make(jobOf(t, m, opt))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func names(files []product.File) string {
	var out []string
	for _, f := range files {
		pages := ""
		for _, p := range f.Doc.Pages {
			pages += " " + p.Name
		}
		out = append(out, fmt.Sprintf("%s:%d%.40s", f.Name, len(f.Doc.Pages), pages))
	}
	return strings.Join(out, "; ")
}

// What a job asks for decides which files there are, how they are called and which are cut.
func TestFilesOfABoard(t *testing.T) {
	a0, _ := paper.Named("a0")
	for want, opt := range map[string]product.Options{
		"board:3 board board-loft board-barge": {},
		"board:1 board-loft":                   {Floor: "loft"},
		"board:1 board":                        {Floor: "board"},
		"board-a4:1 B2":                        {Paper: paper.A4, Tiled: true, Tiles: []string{"B2"}},
		"board-loft-letter:1 A1":               {Paper: paper.Letter, Tiled: true, Tiles: []string{"A1"}, Floor: "loft"},
		"board-a0:1 board":                     {Paper: a0, Tiled: true, Floor: "board"},
		"board-setup-1to4-a4:2 board-setup-1to4 board-setup-": {Paper: paper.A4, Tiled: true, Floor: "board", Scale: 4, Overlay: "setup"},
		"board-bare:1 board-bare":                             {Floor: "board", Overlay: "bare"},
		"board-roll:2 A1 A2":                                  {Floor: "board", Roll: 610 * scene.Millimetre},
	} {
		files := made(t, printertest.Wide(), opt)
		if got := names(files); !strings.HasPrefix(got, want) || len(files) != 1 {
			t.Errorf("%+v\n got %s\nwant %s", opt, got, want)
		}
		if cut := len(opt.Tiles) > 0 || opt.Roll > 0; files[0].Cut != cut || files[0].Picture == cut {
			t.Errorf("%s: cut %v, picture %v", want, files[0].Cut, files[0].Picture)
		}
	}
	if got := len(made(t, printertest.Wide(), product.Options{Paper: paper.A4, Tiled: true})); got != 3 {
		t.Errorf("%d files for three floors", got)
	}
}

// A build cuts the board for the paper that is asked for and for no other; A4 is what everything else is made for.
func TestABuildTakesThePaper(t *testing.T) {
	for paperName, on := range map[string]paper.Paper{"a4": {}, "letter": paper.Letter} {
		files, err := Product().Build(jobOf(t, printertest.Wide(), product.Options{Paper: on}))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range files {
			got = append(got, f.Name)
		}
		want := []string{"board", "board-" + paperName, "board-loft-" + paperName, "board-barge-" + paperName}
		if !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	}
}

func TestBoardsThatCannotBe(t *testing.T) {
	for want, opt := range map[string]product.Options{
		"--tile needs --paper":                           {Tiles: []string{"A1"}},
		"it has board, loft, barge":                      {Floor: "cellar"},
		"choose 1:1 to 1:24":                             {Scale: 25},
		"choose 1:5 or larger":                           {Scale: 12, Overlay: "setup"},
		`--overlay is setup or bare, not "all"`:          {Overlay: "all"},
		"leave one out":                                  {Tiled: true, Roll: 610_000},
		`there is no tile "Z9"; tiles run from A1 to C4`: {Tiled: true, Tiles: []string{"Z9"}},
		"tiles cannot overlap by 51 mm: choose 0 to 50":  {Tiled: true, Overlap: 51_000},
		"flaps of 2.5 mm are too narrow to glue":         {Tiled: true, Overlap: 2_500, Edge: "glue"},
		"rolls are 250 to 1600 mm":                       {Roll: 30_000},
	} {
		if _, err := Product().Make(jobOf(t, printertest.Wide(), opt)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", opt, err, want)
		}
	}
	many := &model.Mission{Board: model.Board{Width: 2400, Height: 2400, Panels: make([]model.Panel, 5000)}}
	if _, err := Product().Make(jobOf(t, many, product.Options{Overlay: "setup"})); err == nil || !strings.Contains(err.Error(), "2000 things of a floor at most, and one has 5000") {
		t.Errorf("%v", err)
	}
	if _, err := Product().Make(&product.Job{Unit: &model.Deck{}, Kind: "deck"}); err == nil {
		t.Error("a deck has a board")
	}
}

// Nothing on a mat runs off, lies on other words or is too small, at any scale that shows words.
func TestMatsCanBeRead(t *testing.T) {
	for scale := 1; scale <= MaxScale; scale++ {
		for _, overlay := range []string{"", "setup", "bare"} {
			if overlay == "setup" && scale > numberScale {
				continue
			}
			opt := product.Options{Scale: scale, Overlay: overlay, NoGrid: scale%2 == 0}
			for _, page := range made(t, printertest.Mission(), opt)[0].Doc.Pages {
				for _, f := range audit.Page(page, audit.Options{}) {
					t.Errorf("1:%d %s: %s", scale, overlay, f)
				}
			}
		}
	}
}

// At 1:4 an inch of the board is a quarter of an inch of paper, and the ruler stays true.
func TestScaledMatIsToScale(t *testing.T) {
	m := printertest.Mission()
	m.Board.Posts = []model.Point{{X: 0, Y: 0}, {X: 2400, Y: 2400}}
	for _, scale := range []int{1, 2, 4, 24} {
		p := Mat{Scale: scale}.painter(m, printertest.Rules(), printertest.Fonts(t))
		a, b := p.frame.at(m.Board.Posts[0]), p.frame.at(m.Board.Posts[1])
		if want := 24 * scene.Inch / scene.Unit(scale); b.X-a.X < want-24 || b.X-a.X > want || b.Y-a.Y != b.X-a.X {
			t.Errorf("1:%d: %d wide, want %d", scale, b.X-a.X, want)
		}
		page := Mat{Scale: scale}.Page(m, printertest.Rules(), printertest.Fonts(t), "board")
		if dump := scene.Dump(page); !strings.Contains(dump, `"100 mm"`) || !strings.Contains(dump, fmt.Sprintf("1:%d · print at 100 %%", scale)) {
			t.Errorf("1:%d: no ruler, or no scale", scale)
		}
	}
}

// layers are the names of the layers among some items, with how many items each has.
func layers(items []scene.Item) map[string]int {
	out := map[string]int{}
	for _, it := range items {
		g, ok := it.(scene.Group)
		if ok && g.Layer != "" {
			out[g.Layer] += len(g.Items)
		}
		for name, n := range layers(g.Items) {
			out[name] += n
		}
	}
	return out
}

// Those who listen to a board hear what stands where.
func TestBoardIsReadOut(t *testing.T) {
	page := Mat{}.Page(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), "board")
	for _, it := range page.Items {
		if g, ok := it.(scene.Group); ok && g.Tag == scene.Figure {
			for _, want := range []string{"24 by 24 inches", "Wide doorway, locked: 16 E, 8 S to 16 E, 12 S.", "Large crate, green L1: 1.2 E, 0.9 S."} {
				if !strings.Contains(strings.ReplaceAll(g.Alt, "\u00a0", " "), want) {
					t.Errorf("%q lacks %q", g.Alt, want)
				}
			}
			return
		}
	}
	t.Error("the board is no figure")
}

func TestLayersCanBeSwitched(t *testing.T) {
	m := printertest.Wide()
	m.Setup.Contents = []model.Content{{At: model.Place{Piece: "l1"}, Tokens: []string{"spare"}, Hidden: true}}
	m.Setup.Hidden = []model.Hidden{{ID: "leak", Among: []string{"l1"}}}
	for _, c := range []struct {
		mat  Mat
		want []string
	}{
		{Mat{}, []string{gridLayer, labelLayer, overlayLayer}},
		{Mat{NoGrid: true}, []string{labelLayer, overlayLayer}},
		{Mat{Overlay: BareOverlay}, []string{gridLayer}},
		{Mat{Overlay: SetupOverlay, GM: true}, []string{gmLayer, gridLayer, labelLayer, overlayLayer}},
	} {
		page := c.mat.Page(m, printertest.Rules(), printertest.Fonts(t), "board")
		var got []string
		for name := range layers(page.Items) {
			got = append(got, name)
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v has layers %v, want %v", c.mat, got, c.want)
		}
		if secret := strings.Contains(strings.Join(shown(t, page), "|"), "GM: Spare part; Leak?"); secret != c.mat.GM {
			t.Errorf("%+v tells the secret: %v", c.mat, secret)
		}
	}
}

// Everything that stands on the board has one number, which the board and the list show alike, and panels
// come before what stands between them.
func TestOverlayNumbersEverything(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	for _, f := range m.Floors() {
		things := Things(m, r, f.ID)
		want := len(f.Board.Panels) + len(f.Board.Furniture) + len(f.Board.Crates) + len(f.Board.Markers) + len(f.Board.Hatches)
		if len(things) < want {
			t.Errorf("floor %q: %d things, at least %d stand there", f.ID, len(things), want)
		}
		page := Mat{Floor: f.ID, Overlay: SetupOverlay, List: true}.Page(m, r, printertest.Fonts(t), "board")
		count := map[string]int{}
		for _, w := range shown(t, page) {
			count[w]++
		}
		for i, thing := range things {
			if thing.Number != i+1 || count[fmt.Sprint(thing.Number)] < 2 {
				t.Errorf("floor %q: %+v is number %d, shown %d times", f.ID, thing, i+1, count[fmt.Sprint(i+1)])
			}
			if i > 0 && thing.Feature.Kind == PanelFeature && things[i-1].Feature.Kind != PanelFeature {
				t.Errorf("floor %q: panel %d comes after other things", f.ID, thing.Number)
			}
		}
	}
}

func TestBareFloorHasNothingOnIt(t *testing.T) {
	m := printertest.Mission()
	page := Mat{Overlay: BareOverlay}.Page(m, printertest.Rules(), printertest.Fonts(t), "board-bare")
	words := shown(t, page)
	for _, gone := range []string{"L1", "S1", "console"} {
		if slices.Contains(words, gone) {
			t.Errorf("%s stands on the bare floor", gone)
		}
	}
	if !slices.Contains(words, "A") || !slices.Contains(words, "1") {
		t.Error("the rim has no airlocks or entry points")
	}
}

// The picture of a stage shows the panels that stand and those that are new, and no others.
func TestBuildShowsItsStage(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	opt := Full(150 * scene.Millimetre)
	opt.Build = &Build{Stand: []int{0, 1}, New: []int{2, 5}, First: 3}
	p := newMapper(m, r, printertest.Fonts(t), opt)
	p.paint()
	got := shown(t, &scene.Page{Items: p.items, W: scene.Inch, H: scene.Inch})
	for _, want := range []string{"3", "4"} {
		if !slices.Contains(got, want) {
			t.Errorf("number %s is missing: %v", want, got)
		}
	}
	if slices.Contains(got, "L1") || slices.Contains(got, "console") {
		t.Errorf("pieces stand before their step: %v", got)
	}
	if area := bandArea(p.items); area != 2 {
		t.Errorf("%d panels lie on a band, want 2", area)
	}
}

// bandArea counts the contours of the band under new panels.
func bandArea(items []scene.Item) (n int) {
	printertest.Walk(items, func(it scene.Item, _ scene.Point) {
		if f, ok := it.(scene.Fill); ok && f.Colour == bandColour {
			n += len(f.Path.Points) / 4
		}
	})
	return n
}

// Missions that nobody plays are drawn or refused, never more.
func TestHostileMats(t *testing.T) {
	crowded := &model.Mission{ID: "crowded", Title: strings.Repeat("Long ", 1000), Board: model.Board{Width: model.MaxBoard, Height: model.MaxBoard}}
	for i := range 400 {
		at := model.Point{X: model.Length(i%20) * 360, Y: model.Length(i/20) * 240}
		crowded.Board.Panels = append(crowded.Board.Panels, model.Panel{Kind: "wall", From: at, To: model.Point{X: at.X + 200, Y: at.Y}})
		crowded.Board.Furniture = append(crowded.Board.Furniture, model.Furniture{ID: fmt.Sprint("f", i), Footprint: model.Footprint{Centre: at}})
	}
	for _, m := range []*model.Mission{{}, {Board: model.Board{Width: 1}}, crowded} {
		for _, opt := range []product.Options{{}, {Overlay: "setup"}, {Scale: 24}, {Tiled: true, Overlay: "setup"}, {Roll: 914_000}} {
			files, err := Product().Make(jobOf(t, m, opt))
			if err == nil && (len(files) == 0 || len(files[0].Doc.Pages) > 700) {
				t.Errorf("%q %+v: %d files", m.ID, opt, len(files))
			}
		}
	}
}

// BenchmarkMat draws a board at full size and writes it as PDF: what a user waits for.
func BenchmarkMat(b *testing.B) {
	m, r, fonts := printertest.Mission(), printertest.Rules(), printertest.Fonts(b)
	b.ReportAllocs()
	for b.Loop() {
		doc := &scene.Document{Pages: []*scene.Page{Mat{}.Page(m, r, fonts, "board")}}
		if err := pdf.Write(io.Discard, doc, fonts, pdf.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// The tiles of a floor are headed with the floor's name, and the picture of their plan has no letters too small to read.
func TestTilesAreHeadedWithTheirFloor(t *testing.T) {
	for _, f := range made(t, printertest.Wide(), product.Options{Paper: paper.A4, Tiled: true, Floor: "loft"}) {
		said := printertest.Said(f.Doc.Pages...)
		if !strings.Contains(said, "The loft") {
			t.Errorf("%s: %.200s", f.Name, said)
		}
	}
	for _, f := range made(t, printertest.Wide(), product.Options{Paper: paper.A4, Tiled: true, Floor: "board"}) {
		printertest.Walk(f.Doc.Pages[1].Items, func(it scene.Item, _ scene.Point) {
			if x, ok := it.(scene.Text); ok && x.Run.Size < smallest {
				t.Errorf("the plan has %q in letters of %d", x.Run.Text, x.Run.Size)
			}
		})
	}
}
