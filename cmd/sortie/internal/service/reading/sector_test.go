package reading

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
)

// sectorDrawn is what is drawn of a sector, as JSON says it, by file.
func sectorDrawn(t *testing.T, root, unit string) (all Hexes, pictures map[string]string) {
	t.Helper()
	r := (&Direct{}).Make(Job{Root: root, Unit: unit, Draw: SectorDrawing})
	if r.NotDrawn != "" {
		t.Fatal(r.NotDrawn)
	}
	pictures = map[string]string{}
	for _, f := range r.Drawn {
		pictures[f.Name] = string(f.Data)
	}
	must(t, json.Unmarshal([]byte(pictures[SectorFile]), &all))
	return all, pictures
}

// Every sector that ships is drawn with its 19 hexes, each of which leads to its glyph in the source, and with all terrains.
func TestSectorsAreDrawnWithTheirHexes(t *testing.T) {
	root := t.TempDir()
	must(t, os.CopyFS(root, missions.FS))
	root = filepath.Join(root, "xia")
	files, err := filepath.Glob(filepath.Join(root, "sectors", "*", "sector.cue"))
	must(t, err)
	if len(files) < 6 {
		t.Fatalf("only %d sectors", len(files))
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		must(t, err)
		all, pictures := sectorDrawn(t, root, "sectors/"+filepath.Base(filepath.Dir(file)))
		glyphs, used := map[string]string{}, 0
		for _, x := range all.Terrains {
			glyphs[x.ID] = x.Glyph
			used += x.Used
			if !strings.Contains(pictures[x.Picture], "<svg") {
				t.Errorf("%s: no picture of %s", file, x.ID)
			}
		}
		if len(all.Hexes) != 19 || used != 19 || !strings.Contains(pictures[all.Picture], "<svg") {
			t.Errorf("%s: %d hexes, %d with a terrain", file, len(all.Hexes), used)
		}
		for _, h := range all.Hexes {
			if h.File != "sector.cue" || h.To <= h.From || !strings.HasPrefix(string(data[h.From:h.To]), glyphs[h.Terrain]) {
				t.Errorf("%s: %s is %s, and the source has %q", file, h.ID, h.Terrain, data[h.From:h.To])
			}
			if labelled := h.To-h.From > 1; labelled != (h.Mark != "") {
				t.Errorf("%s: %s is marked %q, and the source has %q", file, h.ID, h.Mark, data[h.From:h.To])
			}
			for _, c := range h.Corners {
				if c.X < 0 || c.Y < 0 || c.X > all.W || c.Y > all.H {
					t.Errorf("%s: %s lies outside the picture", file, h.ID)
				}
			}
		}
	}
}

// A tile with mistakes is drawn as far as it goes, and one that nobody has drawn yet has all places for hexes: else nobody could
// paint on.
func TestSectorsWithMistakesAreDrawn(t *testing.T) {
	root := t.TempDir()
	must(t, os.CopyFS(root, missions.FS))
	root = filepath.Join(root, "xia")
	file := filepath.Join(root, "sectors", "loath", "sector.cue")
	data, err := os.ReadFile(file)
	must(t, err)
	for from, to := range map[string]int{"    .   .x  .\n": 19, "  d   .   .   d\n\t\t": 0, "?   .   ": 18} {
		text := strings.Replace(string(data), "    .   .x  .\n", "    p   .x  .\n", 1) // the planet is in two pieces
		switch to {
		case 0:
			text = strings.Replace(text, from, "", 1)
		case 18:
			text = strings.Replace(text, "d   .   .\n", from+".\n", 1)
		}
		must(t, os.WriteFile(file, []byte(text), 0o666))
		all, _ := sectorDrawn(t, root, "sectors/loath")
		n := 0
		for _, h := range all.Hexes {
			if h.Terrain != "" {
				n++
			}
		}
		if len(all.Hexes) != 19 || n != to {
			t.Errorf("%d places, %d with a terrain, and not 19 and %d", len(all.Hexes), n, to)
		}
	}
}
