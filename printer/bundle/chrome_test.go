package bundle

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// chrome is a headless Chromium that is driven over a pair of pipes: messages of the DevTools
// protocol, each a JSON object that ends with a zero byte.
type chrome struct {
	t       *testing.T
	to      io.Writer
	answers chan message
	id      int
	session string
	console []string // every message and exception that the page caused
}

type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// openPage starts Chromium on a page.
func openPage(t *testing.T, address string, width, height int) *chrome {
	t.Helper()
	c := &chrome{t: t, answers: make(chan message, 1000)}
	c.start(chromium(t))
	var target struct{ TargetID string }
	c.ask("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	c.ask("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	c.session = attached.SessionID
	for _, domain := range []string{"Runtime.enable", "Log.enable", "Page.enable"} {
		c.ask(domain, nil, nil)
	}
	c.ask("Emulation.setDeviceMetricsOverride",
		map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}, nil)
	c.ask("Page.navigate", map[string]any{"url": address}, nil)
	return c
}

// chromium is the path of the browser; the test is skipped where there is none.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skip("no Chromium on this machine (chromium, chromium-browser or google-chrome): play.html was not opened")
	return ""
}

func (c *chrome) start(binary string) {
	c.t.Helper()
	theirIn, ourOut, err := os.Pipe()
	if err != nil {
		c.t.Fatal(err)
	}
	ourIn, theirOut, err := os.Pipe()
	if err != nil {
		c.t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	cmd := exec.CommandContext(ctx, binary, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
		"--disable-background-networking", "--user-data-dir="+filepath.Join(c.t.TempDir(), "profile"), "--remote-debugging-pipe")
	cmd.ExtraFiles = []*os.File{theirIn, theirOut} // become descriptors 3 and 4
	cmd.WaitDelay = 5 * time.Second
	if err := cmd.Start(); err != nil {
		c.t.Fatal(err)
	}
	theirIn.Close()
	theirOut.Close()
	c.to = ourOut
	go c.listen(ourIn)
	c.t.Cleanup(func() {
		ourOut.Close() // a closed pipe makes Chromium quit and put its profile away
		done := make(chan error, 1)
		go func() { done <- cmd.Wait() }()
		select {
		case <-done:
		case <-time.After(5 * time.Second):
			cancel()
			<-done
		}
		cancel()
	})
}

func (c *chrome) listen(from io.Reader) {
	defer close(c.answers)
	r := bufio.NewReader(from)
	for {
		raw, err := r.ReadBytes(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal(raw[:len(raw)-1], &m) == nil {
			c.answers <- m
		}
	}
}

// ask sends a command and waits for its result; events that come meanwhile are noted.
func (c *chrome) ask(method string, params, result any) {
	c.t.Helper()
	c.id++
	if params == nil {
		params = struct{}{}
	}
	call := map[string]any{"id": c.id, "method": method, "params": params}
	if c.session != "" {
		call["sessionId"] = c.session
	}
	raw, err := json.Marshal(call)
	if err != nil {
		c.t.Fatal(err)
	}
	if _, err := c.to.Write(append(raw, 0)); err != nil {
		c.t.Fatal(err)
	}
	for {
		select {
		case m, open := <-c.answers:
			switch {
			case !open:
				c.t.Fatalf("Chromium ended during %s", method)
			case m.ID != c.id:
				c.note(m)
			case m.Error != nil:
				c.t.Fatalf("%s: %s", method, m.Error.Message)
			default:
				if result != nil {
					if err := json.Unmarshal(m.Result, result); err != nil {
						c.t.Fatal(err)
					}
				}
				return
			}
		case <-time.After(30 * time.Second):
			c.t.Fatalf("Chromium did not answer %s within 30 seconds", method)
		}
	}
}

func (c *chrome) note(m message) {
	switch m.Method {
	case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
		c.console = append(c.console, m.Method+": "+string(m.Params))
	}
}

// eval runs an expression in the page and returns its value as text.
func (c *chrome) eval(expression string) string {
	c.t.Helper()
	var r struct {
		Result struct {
			Value any `json:"value"`
		} `json:"result"`
		ExceptionDetails json.RawMessage `json:"exceptionDetails"`
	}
	c.ask("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true, "awaitPromise": true}, &r)
	if r.ExceptionDetails != nil {
		c.t.Fatalf("%s: %s", expression, r.ExceptionDetails)
	}
	return fmt.Sprint(r.Result.Value)
}

// waitFor waits until an expression holds.
func (c *chrome) waitFor(expression string) {
	c.t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if c.eval("Boolean("+expression+")") == "true" {
			return
		}
	}
	c.t.Fatalf("the page never came to %s; console: %v", expression, c.console)
}

// click presses the first button with such a label that can be pressed.
func (c *chrome) click(label string) {
	c.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll('button')].find(b => !b.disabled && b.checkVisibility() &&
		(b.textContent === %q || b.getAttribute('aria-label') === %q))`, label, label)
	if c.eval(fmt.Sprintf(`(b => b ? (b.focus(), b.click(), true) : false)(%s)`, find)) != "true" {
		c.t.Fatalf("there is no button %q to press", label)
	}
}

// shot keeps a picture of the page in the folder that SORTIE_SHOTS names, for people to look at.
func (c *chrome) shot(name string) {
	c.t.Helper()
	dir := os.Getenv("SORTIE_SHOTS")
	if dir == "" {
		return
	}
	var r struct{ Data string }
	c.ask("Page.captureScreenshot", map[string]any{"format": "png", "captureBeyondViewport": !strings.Contains(name, "view")}, &r)
	data, err := base64.StdEncoding.DecodeString(r.Data)
	if err != nil {
		c.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
		c.t.Fatal(err)
	}
}
