package infected

import (
	"os"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Each text that the language has is somewhere in the pack, and nothing is wrong with it that keeps a page from being drawn: that,
// SORTIE_FULL=1 looks for in the whole pack.
func TestEveryTextOfTheLanguageIsCarried(t *testing.T) {
	c, dir := New(t), t.TempDir()
	c.Pack(t, dir)
	if missing := c.Missing(); len(missing) > 0 {
		t.Errorf("nothing carries %s: see what the packs that ship lack, and add it", strings.Join(missing, ", "))
	}
	if len(c.all) < 150 {
		t.Errorf("the language has only %d texts", len(c.all))
	}
	if os.Getenv("SORTIE_FULL") == "" {
		return
	}
	w, err := service.Open(&reading.Direct{}, dir)
	must(t, err)
	t.Cleanup(w.Close)
	found, _ := w.Findings("", nil)
	for file, list := range found {
		for _, d := range list {
			if d.Severity == diag.Error {
				t.Errorf("%s:%d: %s %s", file, d.Range.Start.Line, d.Code, d.Summary)
			}
		}
	}
}
