// Package chrometest drives a headless Chromium from a test: it opens a page, presses its buttons,
// asks it things and notes what it writes on its console. Only tests import it. A test is skipped,
// with the reason, where there is no Chromium.
package chrometest

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
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// Chrome is a page in a headless Chromium that is driven over a pair of pipes: messages of the DevTools
// protocol, each a JSON object that ends with a zero byte.
type Chrome struct {
	t       testing.TB
	to      io.Writer
	answers chan message
	id      int
	session string
	// Close ends the browser, which ends with its test otherwise.
	Close func()
	// Console is every message and exception that the page caused so far.
	Console []string
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

// Open starts Chromium on a page.
func Open(t testing.TB, address string, width, height int) *Chrome {
	t.Helper()
	c := &Chrome{t: t, answers: make(chan message, 1000)}
	c.start(Binary(t))
	var target struct{ TargetID string }
	c.Ask("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	c.Ask("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	c.session = attached.SessionID
	for _, domain := range []string{"Runtime.enable", "Log.enable", "Page.enable"} {
		c.Ask(domain, nil, nil)
	}
	c.Ask("Emulation.setDeviceMetricsOverride",
		map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}, nil)
	c.Ask("Page.navigate", map[string]any{"url": address}, nil)
	return c
}

// Binary is the path of the browser; the test is skipped where there is none.
func Binary(t testing.TB) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skip("no Chromium on this machine (chromium, chromium-browser or google-chrome): no page was opened")
	return ""
}

// start runs the browser with a profile that goes away with the test.
func (c *Chrome) start(binary string) {
	c.t.Helper()
	theirIn, ourOut := c.pipe()
	ourIn, theirOut := c.pipe()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	cmd := exec.CommandContext(ctx, binary, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
		"--disable-background-networking", "--user-data-dir="+filepath.Join(c.t.TempDir(), "profile"), "--remote-debugging-pipe")
	cmd.ExtraFiles = []*os.File{theirIn, theirOut} // become descriptors 3 and 4
	cmd.WaitDelay = 5 * time.Second
	if err := cmd.Start(); err != nil {
		cancel()
		c.t.Fatal(err)
	}
	theirIn.Close()
	theirOut.Close()
	c.to = ourOut
	go c.listen(ourIn)
	c.Close = sync.OnceFunc(func() {
		ourOut.Close() // a closed pipe makes Chromium quit and put its profile away
		quit(cmd, cancel)
	})
	c.t.Cleanup(c.Close)
}

func (c *Chrome) pipe() (r, w *os.File) {
	c.t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		c.t.Fatal(err)
	}
	return r, w
}

// quit waits for the browser to end, and ends it if it takes too long.
func quit(cmd *exec.Cmd, cancel func()) {
	defer cancel()
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(30 * time.Second):
		cancel()
		<-done
	}
}

func (c *Chrome) listen(from io.Reader) {
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

// Ask sends a command of the DevTools protocol and waits for its result, which may be nil; events
// that come meanwhile are noted.
func (c *Chrome) Ask(method string, params, result any) {
	c.t.Helper()
	c.send(method, params)
	m := c.await(method)
	if m.Error != nil {
		c.t.Fatalf("%s: %s", method, m.Error.Message)
	}
	if result == nil {
		return
	}
	if err := json.Unmarshal(m.Result, result); err != nil {
		c.t.Fatal(err)
	}
}

func (c *Chrome) send(method string, params any) {
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
}

// patience is how long the browser may take over one command: it only ends a test that hangs, so it is minutes, for
// a machine on which twenty others want the same two cores.
const patience = 3 * time.Minute

// await is the answer to the latest command.
func (c *Chrome) await(method string) message {
	c.t.Helper()
	late, asked := time.After(patience), c.id
	for {
		select {
		case m, open := <-c.answers:
			if !open {
				c.t.Fatalf("Chromium ended during %s", method)
			}
			if m.ID == asked {
				return m
			}
			c.note(m)
			if m.Method == "Page.javascriptDialogOpening" { // a page that asks whether it is to be left waits for ever else
				c.send("Page.handleJavaScriptDialog", map[string]any{"accept": true})
			}
		case <-late:
			c.t.Fatalf("Chromium did not answer %s within %v", method, patience)
		}
	}
}

func (c *Chrome) note(m message) {
	switch m.Method {
	case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
		c.Console = append(c.Console, m.Method+": "+string(m.Params))
	}
}

// Eval runs an expression in the page and returns its value as text.
func (c *Chrome) Eval(expression string) string {
	c.t.Helper()
	value, err := c.eval(expression)
	if err != nil {
		c.t.Fatal(err)
	}
	return value
}

// eval is Eval with what went wrong.
func (c *Chrome) eval(expression string) (string, error) {
	c.t.Helper()
	c.send("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true, "awaitPromise": true})
	m := c.await("Runtime.evaluate")
	if m.Error != nil {
		return "", fmt.Errorf("%s: %s", expression, m.Error.Message)
	}
	var r struct {
		Result struct {
			Value any `json:"value"`
		} `json:"result"`
		ExceptionDetails json.RawMessage `json:"exceptionDetails"`
	}
	if err := json.Unmarshal(m.Result, &r); err != nil {
		return "", err
	}
	if r.ExceptionDetails != nil {
		return "", fmt.Errorf("%s: %s", expression, r.ExceptionDetails)
	}
	return fmt.Sprint(r.Result.Value), nil
}

// leaving is what the browser says of an expression whose page has just made way for another one.
var leaving = regexp.MustCompile(`navigated or closed|context was destroyed|Cannot find context`)

// WaitFor waits until an expression holds, in the next page where one is on its way.
func (c *Chrome) WaitFor(expression string) {
	c.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		value, err := c.eval("Boolean(" + expression + ")")
		if err != nil && !leaving.MatchString(err.Error()) {
			c.t.Fatal(err)
		}
		if value == "true" {
			return
		}
	}
	c.t.Fatalf("the page never came to %s; it says: %.2000s; console: %v", expression, c.Eval("document.body?.innerText"), c.Console)
}

// Click presses the first button with such a label that can be pressed.
func (c *Chrome) Click(label string) {
	c.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll('button')].find(b => !b.disabled && b.checkVisibility() &&
		(b.textContent === %q || b.getAttribute('aria-label') === %q))`, label, label)
	if c.Eval(fmt.Sprintf(`(b => b ? (b.focus(), b.click(), true) : false)(%s)`, find)) != "true" {
		c.t.Fatalf("there is no button %q to press", label)
	}
}

// Shot keeps a picture of the page in the folder that SORTIE_SHOTS names, for people to look at.
func (c *Chrome) Shot(name string) {
	c.t.Helper()
	dir := os.Getenv("SORTIE_SHOTS")
	if dir == "" {
		return
	}
	var r struct{ Data string }
	c.Ask("Page.captureScreenshot", map[string]any{"format": "png", "captureBeyondViewport": !strings.Contains(name, "view")}, &r)
	data, err := base64.StdEncoding.DecodeString(r.Data)
	if err != nil {
		c.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
		c.t.Fatal(err)
	}
}
