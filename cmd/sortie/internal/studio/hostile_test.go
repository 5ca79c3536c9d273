//go:build !js

package studio

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/printer/bundle/chrometest"
)

// scripts are what somebody writes into texts who wants it to run where they are shown.
var scripts = []string{
	`<img src=x onerror='top.ran=1;parent.postMessage(1,1)'>`,
	`</script><script>top.ran=1</script>`,
	`<svg onload='top.ran=1'></svg>`,
	`<a href='javascript:top.ran=1'>x</a>`,
}

// plainText is a text of a source, in its quotes; names, kinds and imports are none.
var plainText = regexp.MustCompile(`((?:title|text|story|name|description|version|note):\s*)"((?:[^"\\]|\\.)+)"`)

// infected is a source with scripts in all of its texts, and how many they are.
func infected(text string) (string, int) {
	n := 0
	return plainText.ReplaceAllStringFunc(text, func(field string) string {
		part := plainText.FindStringSubmatch(field)
		n++
		script := scripts[n%len(scripts)]
		if strings.HasPrefix(part[1], "text") || strings.HasPrefix(part[1], "story") {
			script = "`" + script + "`" // in prose the language refuses HTML
		}
		return fmt.Sprintf("%s%q", part[1], strings.ReplaceAll(part[2], `\"`, `"`)+" "+script)
	}), n
}

func TestNothingThatAPackSaysIsRun(t *testing.T) {
	chrometest.Binary(t)
	if !Built() {
		t.Skip("the frontend has not been bundled (make studio): no page was opened")
	}
	source := string(must(os.ReadFile("testdata/cold-harbour.cue"))(t))
	source = strings.Replace(source, `kind: "console", at: [12, 6]`, `kind: "console", title: "Core", at: [12, 6]`, 1)
	source = strings.Replace(source, "\t\tfurniture: core:", "\t\tlabels: [{at: [3, 3], text: \"Here\"}]\n\t\tzones: hall: {title: \"Hall\", from: [1, 1], to: [4, 4]}\n\t\tfurniture: core:", 1)
	text, n := infected(source)
	if n < 9 {
		t.Fatalf("only %d texts", n)
	}
	d, file := newDesk(t, text)
	mark := regexp.MustCompile(`(?i)<img src=x|<svg onload|</script><script>|<a href='javascript`)

	// what is shown to others
	stage := must(NewStage(d))(t)
	for _, what := range []string{reading.BoardDrawing, "sheet", "cards", reading.BriefingDrawing, reading.PlayDrawing, foundView, ""} {
		w := httptest.NewRecorder()
		stage.ServeHTTP(w, httptest.NewRequest("GET", "/?unit=q&what="+what, nil))
		if mark.MatchString(w.Body.String()) {
			t.Errorf("the stage shows %s as it is written", what)
		}
	}
	for _, what := range []string{reading.BriefingDrawing, reading.PlayDrawing, reading.BoardDrawing, "sheet", "cards"} {
		drawn := d.Draw("q", what).Drawn
		if len(drawn) == 0 {
			t.Errorf("%s is not drawn", what)
		}
		for _, f := range drawn {
			if strings.HasSuffix(f.Name, ".html") || strings.HasSuffix(f.Name, ".svg") {
				if at := mark.FindIndex(f.Data); at != nil {
					t.Errorf("%s has it as it is written: …%s", f.Name, f.Data[at[0]:min(len(f.Data), at[0]+80)])
				}
			}
		}
	}

	// what its own author sees
	line := must(net.Listen("tcp", "127.0.0.1:0"))(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); serve(ctx, io.Discard, line, d, "0123456789abcdef", true) }()
	t.Cleanup(func() { stop(); <-ended })
	c := chrometest.Open(t, fmt.Sprintf("http://%s/?key=0123456789abcdef", line.Addr()), 1400, 1000)
	des := &designer{T: t, Chrome: c, file: filepath.ToSlash(file)}
	c.WaitFor(`document.querySelector(".board[aria-busy=false]")`)
	c.Eval(`addEventListener("message", () => { window.ran = 1 })`)
	shown := map[string]string{"Mission": ".forms .field", "Graph": ".graph .node", "Pages": ".page img", "Changes": ".changes", "Play": "iframe", "Text": ".cm-content", "Board": ".board"}
	for _, view := range []string{"Mission", "Graph", "Pages", "Changes", "Play", "Text", "Board"} {
		des.Press(des.Middle(des.button(view)))
		c.WaitFor(fmt.Sprintf(`document.querySelector(%q)`, shown[view]))
		for _, previews := range []string{`document.querySelectorAll("details").forEach(e => e.open = true)`, `document.querySelectorAll("button[aria-pressed=false].quiet").forEach(b => b.click())`} {
			c.Eval(previews)
		}
		if got := c.Eval(`[...document.querySelectorAll("*")].filter(e => [...e.attributes].some(a => /^on/i.test(a.name)) || /^javascript:/i.test(e.getAttribute("href") ?? "")).length + " " + (window.ran ?? 0)`); got != "0 0" {
			t.Errorf("%s: elements with scripts, and runs of them: %s", view, got)
		}
	}
	if got := c.Eval(`document.querySelector(".tree").textContent.includes("<img src=x") || document.querySelector(".tree").textContent.includes("<svg onload") || document.querySelector(".tree").textContent.includes("<a href") || document.querySelector(".tree").textContent.includes("<script>")`); got != "true" {
		t.Error("the title is not shown as it is written")
	}
}
