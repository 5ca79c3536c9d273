package infected

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// policy is where a page says what may run in it.
var policy = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy"[^>]*>`)

// Look opens pages without their policies, and presses what can be pressed in them.
func Look(t *testing.T, pages map[string][]byte, presses int) {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(policy.ReplaceAll(pages[strings.TrimPrefix(r.URL.Path, "/")], nil))
	}))
	t.Cleanup(s.Close)
	b := chrometest.Open(t, s.URL+"/none", 1280, 1000)
	b.Ask("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": Listener}, nil)
	for name, data := range pages {
		if len(policy.FindAll(data, -1)) != 1 {
			t.Errorf("%s has no policy", name)
		}
		b.Ask("Page.navigate", map[string]any{"url": s.URL + "/" + name}, nil)
		b.WaitFor(`document.readyState === "complete" && document.body?.textContent.length > 100`)
		seen := false
		for press := range presses {
			seen = seen || b.Eval(`document.body.innerText.includes("postMessage(")`) == "true"
			if ran := b.Eval(Found); ran != "" {
				t.Errorf("%s, after %d presses: %s", name, press, ran)
				break
			}
			b.Eval(fmt.Sprintf(`(all => all.length && all[%d %% all.length].click())([...document.querySelectorAll("button, summary")].filter(e => e.checkVisibility() && !e.disabled))`, press*7))
			b.Eval(`new Promise(done => setTimeout(done, 20))`)
		}
		if !seen {
			t.Errorf("%s shows none of the texts", name)
		}
	}
}
