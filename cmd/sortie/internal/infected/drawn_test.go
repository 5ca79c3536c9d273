package infected

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/schema/model"
)

// active says which part of a picture would do something where it is shown; empty if none does.
func active(picture []byte) string {
	d := xml.NewDecoder(bytes.NewReader(picture))
	d.Strict = true
	for {
		token, err := d.Token()
		if err == io.EOF {
			return ""
		}
		if err != nil {
			return err.Error()
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if name := strings.ToLower(e.Name.Local); name == "script" || name == "foreignobject" || name == "iframe" {
			return "<" + name + ">"
		}
		for _, a := range e.Attr {
			if name := strings.ToLower(a.Name.Local); strings.HasPrefix(name, "on") || strings.HasPrefix(strings.ToLower(strings.TrimSpace(a.Value)), "javascript:") {
				return name + "=" + a.Value
			}
		}
	}
}

func TestActivePartsOfPicturesAreSeen(t *testing.T) {
	for picture, want := range map[string]bool{
		`<svg><text>&lt;script&gt;</text></svg>`: false, `<svg><script>1</script></svg>`: true, `<svg onload="1"/>`: true,
		`<svg><a href=" JavaScript:1"/></svg>`: true, `<svg><text><img src=x></text></svg>`: true, `<svg><text a="on"/></svg>`: false,
	} {
		if got := active([]byte(picture)); (got != "") != want {
			t.Errorf("%s: %q", picture, got)
		}
	}
}

// No text of a pack does anything in a page that is drawn of it: pictures hold nothing that does, and HTML runs nothing that is
// not its own, even where its policy is taken away and whatever is pressed in it. SORTIE_FULL=1 draws every unit of the pack, and
// plays on for longer.
func TestNothingThatAPackSaysIsRunInItsPages(t *testing.T) {
	c, dir := New(t), t.TempDir()
	c.Pack(t, dir)
	w, err := service.Open(&reading.Direct{}, dir)
	must(t, err)
	t.Cleanup(w.Close)
	maker, pages := &reading.Direct{}, map[string][]byte{}
	drawn, full := map[string]int{}, os.Getenv("SORTIE_FULL") != ""
	for _, root := range []string{dir, filepath.Join(dir, "xia")} {
		for _, u := range w.Units(root) {
			if !full && (drawn[u.Kind] > 0 || u.Kind == model.HouseKind || u.Kind == model.EditionKind) {
				continue
			}
			whats := []string{reading.GraphDrawing}
			if u.Kind == "mission" {
				whats = append(whats, reading.BoardDrawing, reading.BriefingDrawing, reading.PlayDrawing, reading.FindingsDrawing)
			}
			for _, p := range games.Products() {
				if p.Takes(u.Kind) {
					whats = append(whats, p.ID)
				}
			}
			for _, what := range whats {
				for _, f := range maker.Make(reading.Job{Root: root, Unit: u.Folder, Draw: what}).Drawn {
					drawn[u.Kind]++
					switch filepath.Ext(f.Name) {
					case ".svg":
						if wrong := active(f.Data); wrong != "" {
							t.Errorf("%s, %s: %s", u.Folder, f.Name, wrong)
						}
					case ".html":
						pages[u.Folder+"/"+f.Name] = f.Data
					}
				}
			}
		}
	}
	t.Logf("files by kind: %v; %d of them are HTML", drawn, len(pages))
	for _, kind := range []string{"mission", "campaign", "crew", "deck", "post", "sector", "scenario", "title", "mission-card"} {
		if drawn[kind] == 0 {
			t.Errorf("nothing is drawn of a %s", kind)
		}
	}
	presses := 12
	if full {
		presses = 60
	}
	Look(t, pages, presses)
}

// What is run in a page, and what would be if somebody touched it, is found.
func TestWhatRunsIsFound(t *testing.T) {
	for i, script := range scripts {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				io.WriteString(w, "<!doctype html><p title=\""+strings.ReplaceAll(script, `"`, "'")+"\">"+script)
			}))
			t.Cleanup(s.Close)
			b := chrometest.Open(t, s.URL, 400, 400)
			b.WaitFor(`document.readyState === "complete"`)
			if b.Eval(Found) == "" {
				t.Errorf("nothing is found of %s", script)
			}
		})
	}
}
