package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A product says in its help what it is, and reads only options that there are; each option is read by one.
func TestProductsAreWhole(t *testing.T) {
	read := map[string]bool{}
	for _, p := range games.Products() {
		if p.Short == "" || p.Title == "" || len(p.Kinds) == 0 || p.Make == nil || p.Game == "" {
			t.Errorf("product %q lacks a word, kinds or a maker: %+v", p.ID, p)
		}
		if strings.HasSuffix(p.Short, ".") || p.Short != "" && strings.ToUpper(p.Short[:1]) != p.Short[:1] {
			t.Errorf("product %q: %q does not stand in help as others do", p.ID, p.Short)
		}
		for _, name := range p.Flags {
			read[name] = true
			if productFlags[name] == nil {
				t.Errorf("product %q reads --%s, which is no option", p.ID, name)
			}
		}
	}
	for name := range productFlags {
		if !read[name] {
			t.Errorf("no product reads --%s", name)
		}
	}
}

// The guide to printing says of each product what it is made from, as its help does.
func TestTheGuideListsTheProducts(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "docs", "printing.md"))
	if err != nil {
		t.Fatal(err)
	}
	told := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		if cells := strings.Split(line, "|"); len(cells) == 5 {
			told[strings.Trim(cells[1], " `")] = slices.Sorted(slices.Values(strings.Split(strings.TrimSpace(cells[3]), ", ")))
		}
	}
	for _, id := range productNames() {
		if want := slices.Sorted(slices.Values(takes(sorts(id)))); !slices.Equal(told[id], want) {
			t.Errorf("docs/printing.md says that %s is made from %v; it is from %v", id, told[id], want)
		}
	}
}

func TestLengthsOnTheCommandLine(t *testing.T) {
	for text, want := range map[string]scene.Unit{"10": 10_000, "12.5mm": 12_500, " 0.3 ": 300, "0": 0} {
		var m millimetres
		if err := m.Set(text); err != nil || scene.Unit(m) != want {
			t.Errorf("%q is %d (%v), want %d", text, m, err, want)
		}
	}
	for _, text := range []string{"", "ten", "-1", "NaN", "1e9", "Inf"} {
		var m millimetres
		if err := m.Set(text); err == nil {
			t.Errorf("%q is %d", text, m)
		}
	}
	var o offset
	if err := o.Set("0.5,-0.3"); err != nil || o != (offset{X: 500, Y: -300}) {
		t.Errorf("an offset is %+v (%v)", o, err)
	}
	for _, text := range []string{"1", "1,", ",", "a,b"} {
		if o.Set(text) == nil {
			t.Errorf("%q is an offset", text)
		}
	}
	for text, want := range map[string]int{"1:4": 4, "1/2": 2, "1": 1, "24": 24} {
		var r ratio
		if err := r.Set(text); err != nil || int(r) != want {
			t.Errorf("%q is a scale of 1:%d (%v)", text, r, err)
		}
	}
	for _, text := range []string{"0", "25", "4:1", "half"} {
		var r ratio
		if r.Set(text) == nil {
			t.Errorf("%q is a scale of 1:%d", text, r)
		}
	}
}

// A paper means tiles, and so does how tiles are joined; with a roll that is said of its strips.
func TestWhatIsCutIntoTiles(t *testing.T) {
	for line, want := range map[string]bool{
		"": false, "--roll 914": false, "--roll 914 --overlap 5 --edge glue": false,
		"--overlap 5": true, "--edge glue": true, "--paper a4": true, "--paper a4 --roll 914": true,
	} {
		flags := newPrintProduct(&session{}, "board").Flags()
		if err := flags.Parse(strings.Fields(line)); err != nil || tiled(flags) != want {
			t.Errorf("%q is cut into tiles: %v (%v)", line, !want, err)
		}
	}
}

func TestProductsShareNames(t *testing.T) {
	if names := productNames(); len(names) != len(slices.Compact(slices.Sorted(slices.Values(names)))) {
		t.Errorf("a name stands twice: %v", names)
	}
}

func TestFilesThatAreOneProductAreToldApartByTheirOwnNames(t *testing.T) {
	for _, c := range []struct {
		out   string
		names []string
		want  []string
	}{
		{"", []string{"board.pdf"}, []string{"pod-board.pdf"}},
		{"b.pdf", []string{"board.pdf"}, []string{"b.pdf"}},
		{"b", []string{"board.pdf"}, []string{"b.pdf"}},
		{"s.png", []string{"setup-sheet-1.png", "setup-sheet-2.png"}, []string{"s-1.png", "s-2.png"}},
		{"my.cards.pdf", []string{"cards-items.pdf", "cards-skills.pdf"}, []string{"my.cards-items.pdf", "my.cards-skills.pdf"}},
		{"out/t.pdf", []string{"tokens.pdf", "tokens-key.pdf", "key.pdf"}, []string{"out/t-tokens.pdf", "out/t-tokens-key.pdf", "out/t-key.pdf"}},
		{"c.png", []string{"leak-face-x2.png", "leak-back-x2.png"}, []string{"c-face-x2.png", "c-back-x2.png"}},
	} {
		if got := targets("pod", c.names, c.out); !slices.Equal(got, c.want) {
			t.Errorf("-o %q of %v: %v, want %v", c.out, c.names, got, c.want)
		}
	}
}

// The help of a product says each thing once, and gives an example of each game.
func TestHelpOfProducts(t *testing.T) {
	for _, id := range productNames() {
		cmd := newPrintProduct(&session{}, id)
		var said []string
		for _, paragraph := range strings.Split(cmd.Long, "\n\n") {
			if slices.Contains(said, paragraph) {
				t.Errorf("print %s says twice: %s", id, paragraph)
			}
			said = append(said, paragraph)
		}
		for _, p := range sorts(id) {
			for line := range strings.Lines(p.Example) {
				if want := "  " + strings.TrimSpace(line); !slices.Contains(strings.Split(cmd.Example, "\n"), want) {
					t.Errorf("print %s: its help lacks %q", id, want)
				}
			}
		}
	}
}
