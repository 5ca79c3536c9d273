package reading

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/missions"
)

// The chart of every campaign that ships has each of its stages and endings, inside the picture.
func TestChartsHaveEveryStage(t *testing.T) {
	root := t.TempDir()
	must(t, os.CopyFS(root, missions.FS))
	files, err := filepath.Glob(filepath.Join(root, "campaigns", "*", "campaign.cue"))
	must(t, err)
	if len(files) < 3 {
		t.Fatalf("only %d campaigns", len(files))
	}
	for _, file := range files {
		unit := "campaigns/" + filepath.Base(filepath.Dir(file))
		r := (&Direct{}).Make(Job{Root: root, Unit: unit, Draw: ChartDrawing})
		if r.NotDrawn != "" || len(r.Drawn) != 2 {
			t.Fatalf("%s: %s", unit, r.NotDrawn)
		}
		var shown []Shown
		must(t, json.Unmarshal(r.Drawn[1].Data, &shown))
		have := map[string]int{}
		for _, s := range shown {
			have[s.Path]++
			if !r.Where.Has(s.Path) {
				t.Errorf("%s: nothing stands at %s", unit, s.Path)
			}
			if s.File != r.Drawn[0].Name || s.X < 0 || s.Y < 0 || s.X+s.W > 1 || s.Y+s.H > 1 || s.Ratio <= 0 {
				t.Errorf("%s: %+v", unit, s)
			}
		}
		n := 0
		for path := range r.Where {
			list, id, _ := strings.Cut(path, ".")
			if list != "nodes" && list != "endings" || id == "" || strings.ContainsAny(id, ".#@") {
				continue
			}
			n++
			if have[path] == 0 && !(list == "endings" && have["league.calendar.0"] > 0) { // a league's endings are not on its calendar
				t.Errorf("%s: %s is not on the chart", unit, path)
			}
		}
		if n == 0 {
			t.Errorf("%s has no stages", unit)
		}
	}
}
