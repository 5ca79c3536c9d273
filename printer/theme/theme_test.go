package theme

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// lantern is a sound theme with all that a theme can have.
func lantern() *model.Theme {
	return &model.Theme{
		Colours: model.ThemeColours{Ink: "#1d1a2b", Accent: "#8a3b12", Soft: "#55506a", Rule: "#b3aebf", Wash: "#f4f1ee"},
		Fonts:   model.ThemeFonts{Title: "chakra-petch", Heading: "chakra-petch", Text: "source-serif", Label: "roboto-condensed"},
		Logo: &model.Logo{Title: "A lantern", Width: 100, Height: 50, Paths: []model.LogoPath{
			{D: "M 0 50 L 50 0 L 100 50 Z", Tone: "ink"}, {D: "M40 40a10 10 0 1 0 20 0Z", Tone: "accent"},
		}},
	}
}

func lanternPage(t *testing.T, theme *model.Theme) *scene.Document {
	t.Helper()
	set, err := Fonts(theme)
	if err != nil {
		t.Fatal(err)
	}
	w := page.New(set, page.Options{Paper: paper.A4, Title: "Lanterns", Name: "lanterns", Logo: Logo(theme)})
	w.Fresh("Price list")
	w.Page.Add(set.Line(w.Styles.Body, "Some text").At(20_000, 60_000)...)
	w.Page.Add(scene.Fill{Path: scene.RectPath(scene.Rect{X: 1, Y: 1, W: 9, H: 9}), Colour: w.Tones.Accent.Alpha(40)})
	return Dress(w.Finish(), theme)
}

func TestDressPutsTheThemesColoursOn(t *testing.T) {
	house, own := scene.Dump(lanternPage(t, nil).Pages[0]), scene.Dump(lanternPage(t, lantern()).Pages[0])
	tones := icons.Tones()
	for theirs, ours := range map[string]scene.Colour{"#1d1a2b": tones.Ink, "#8a3b1228": tones.Accent.Alpha(40), "#55506a": tones.Soft, "#b3aebf": tones.Rule} {
		if !strings.Contains(house, ours.String()) || strings.Contains(own, ours.String()) || !strings.Contains(own, theirs) {
			t.Errorf("%v did not become %s", ours, theirs)
		}
	}
}

func TestDressLeavesTheDocumentAlone(t *testing.T) {
	doc := &scene.Document{Pages: []*scene.Page{{Items: []scene.Item{
		scene.Group{Items: []scene.Item{scene.Fill{Colour: icons.Tones().Ink}, scene.Stroke{Colour: icons.Named("red").Line}}},
	}}}}
	before := scene.Dump(doc.Pages[0])
	got := Dress(doc, lantern())
	if scene.Dump(doc.Pages[0]) != before {
		t.Error("the document was changed")
	}
	if dump := scene.Dump(got.Pages[0]); !strings.Contains(dump, "#1d1a2b") || !strings.Contains(dump, icons.Named("red").Line.String()) {
		t.Errorf("dressed:\n%s", dump)
	}
	if Dress(doc, nil) != doc || Dress(doc, &model.Theme{}) != doc {
		t.Error("without colours there is nothing to do")
	}
}

func TestFontsPlayTheirParts(t *testing.T) {
	set, err := Fonts(lantern())
	if err != nil {
		t.Fatal(err)
	}
	for usual, want := range map[string]string{
		layout.Title: "chakra-petch-bold", layout.Heading: "chakra-petch-semibold", layout.Body: "source-serif-regular",
		layout.BodyBold: "source-serif-bold", layout.BodyItalic: "source-serif-italic", layout.Mono: "roboto-condensed-medium",
	} {
		run := set.Line(layout.Style{Face: usual, Size: 4000}, "Lantern").Runs[0].Run
		if run.Face != want || set.FontFile(run.Face) == nil {
			t.Errorf("%s is played by %s, want %s", usual, run.Face, want)
		}
	}
	for _, name := range layout.Families() {
		if _, err := Fonts(&model.Theme{Fonts: model.ThemeFonts{Title: name, Heading: name, Text: name, Label: name}}); err != nil {
			t.Error(err)
		}
	}
	if _, err := Fonts(&model.Theme{Fonts: model.ThemeFonts{Text: "comic"}}); err == nil || !strings.Contains(err.Error(), "there are barlow-condensed, chakra-petch") {
		t.Errorf("an unknown typeface: %v", err)
	}
}

// TestGreekInEveryTypeface sees letters that most typefaces lack.
func TestGreekInEveryTypeface(t *testing.T) {
	for _, name := range layout.Families() {
		set, err := Fonts(&model.Theme{Fonts: model.ThemeFonts{Title: name, Text: name, Heading: name, Label: name}})
		if err != nil {
			t.Fatal(err)
		}
		if missing := set.Missing("Σκάφος Корабль Größe"); len(missing) > 0 {
			t.Errorf("%s lacks %q", name, string(missing))
		}
	}
}

func TestLogoFitsItsPlace(t *testing.T) {
	logo := Logo(lantern())
	at := scene.Rect{X: 10_000, Y: 20_000, W: 30_000, H: 4000}
	g, ok := logo.In(at)[0].(scene.Group)
	if !ok || g.Alt != "A lantern" || g.Clip == nil || g.Clip.Bounds() != (scene.Rect{X: 21_000, Y: 20_000, W: 8000, H: 4000}) {
		t.Fatalf("the logo is %+v", g)
	}
	for _, it := range g.Items {
		f, _ := it.(scene.Fill)
		if b := f.Path.Bounds(); b.X < 21_000 || b.Y < 20_000 || b.X+b.W > 29_000 || b.Y+b.H > 24_001 {
			t.Errorf("a path of the logo lies in %v", b)
		}
	}
	if Logo(nil) != nil || Logo(&model.Theme{}) != nil || len((*page.Logo)(nil).In(at)) != 0 {
		t.Error("a logo out of nothing")
	}
	found := false
	for _, it := range lanternPage(t, lantern()).Pages[0].Items {
		if g, ok := it.(scene.Group); ok && strings.Contains(scene.Dump(&scene.Page{Items: g.Items}), `alt "A lantern"`) {
			found = true
		}
	}
	if !found {
		t.Error("no logo in the foot of the page")
	}
}

func TestCheck(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*model.Theme)
		want   []string // code, path and a word of the summary
	}{
		"sound":      {func(*model.Theme) {}, nil},
		"pale soft":  {func(x *model.Theme) { x.Colours.Soft = "#9a9a9a" }, []string{"PRN004 theme.colours.soft labels"}},
		"dark wash":  {func(x *model.Theme) { x.Colours = model.ThemeColours{Wash: "#666666"} }, []string{"PRN004 theme.colours.wash labels"}},
		"pale bars":  {func(x *model.Theme) { x.Colours.Accent = "#e0a060" }, []string{"PRN004 theme.colours.accent bars"}},
		"no lines":   {func(x *model.Theme) { x.Colours.Rule = "#fafafa" }, []string{"PRN004 theme.colours.rule thin"}},
		"one colour": {func(x *model.Theme) { x.Colours.Accent = "#1d1a2c" }, []string{"PRN004 theme.colours.accent alike with usual sight"}},
		"to ours":    {func(x *model.Theme) { x.Colours = model.ThemeColours{Accent: "#586068"} }, []string{"PRN004 theme.colours.accent the usual soft #"}},
		"to some": {func(x *model.Theme) { x.Colours = model.ThemeColours{Accent: "#7d2b00", Soft: "#46450f"} },
			[]string{"PRN004 theme.colours.soft alike with protanopia"}},
		"bad path":   {func(x *model.Theme) { x.Logo.Paths[1].D = "M 1 2 L 3" }, []string{"PRN005 theme.logo.paths.1.d character 10"}},
		"many paths": {func(x *model.Theme) { x.Logo.Paths = make([]model.LogoPath, 33) }, []string{"PRN005 theme.logo.paths 33 paths"}},
		"outside": {func(x *model.Theme) { x.Logo.Paths = []model.LogoPath{{D: "M500 0H600V90Z"}} },
			[]string{"PRN005 theme.logo.paths nothing of it can be seen"}},
		"a dot": {func(x *model.Theme) { x.Logo.Paths = []model.LogoPath{{D: "M5 5L5 5Z"}} },
			[]string{"PRN005 theme.logo.paths nothing of it can be seen"}},
		"white": {func(x *model.Theme) { x.Logo.Paths = []model.LogoPath{{D: "M0 0H9V9Z", Tone: "paper"}} },
			[]string{"PRN005 theme.logo.paths nothing of it can be seen"}},
		"no box": {func(x *model.Theme) { x.Logo.Width = 0 }, []string{"PRN005 theme.logo.width no room"}},
	} {
		theme := lantern()
		c.change(theme)
		where := diag.Index{}
		for _, path := range []string{"ink", "accent", "soft", "rule", "wash"} {
			where["theme.colours."+path] = diag.Range{File: "theme.colours." + path}
		}
		for _, path := range []string{"width", "paths", "paths.1.d"} {
			where["theme.logo."+path] = diag.Range{File: "theme.logo." + path}
		}
		got := Check(theme, where)
		if len(got) != len(c.want) {
			t.Errorf("%s: %d findings: %v", name, len(got), got)
			continue
		}
		for i, want := range c.want {
			code, rest, _ := strings.Cut(want, " ")
			path, words, _ := strings.Cut(rest, " ")
			d := got[i]
			if d.Code != code || d.Range.File != path || !strings.Contains(d.Summary, words) || d.Remedy == "" || len(d.Details) == 0 {
				t.Errorf("%s: %+v, want %s", name, d, want)
			}
		}
	}
	if Check(nil, nil) != nil {
		t.Error("no theme, no findings")
	}
}
