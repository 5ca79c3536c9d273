package chrometest

import (
	"fmt"
	"strings"
)

// Point is a place on the page, in its pixels.
type Point struct{ X, Y float64 }

// mouse sends one event of the mouse.
func (c *Chrome) mouse(kind string, p Point, buttons int) {
	c.t.Helper()
	c.Ask("Input.dispatchMouseEvent", map[string]any{"type": kind, "x": p.X, "y": p.Y, "button": "left", "buttons": buttons, "clickCount": 1}, nil)
}

// Press clicks on a place.
func (c *Chrome) Press(p Point) {
	c.t.Helper()
	c.mouse("mouseMoved", p, 0)
	c.mouse("mousePressed", p, 1)
	c.mouse("mouseReleased", p, 0)
}

// Drag takes hold of the page at one place and lets go at another.
func (c *Chrome) Drag(from, to Point) {
	c.t.Helper()
	c.mouse("mouseMoved", from, 0)
	c.mouse("mousePressed", from, 1)
	c.mouse("mouseMoved", Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}, 1)
	c.mouse("mouseMoved", to, 1)
	c.mouse("mouseReleased", to, 0)
}

// Middle scrolls to the first element that a selector finds, and is the middle of it.
func (c *Chrome) Middle(selector string) Point {
	c.t.Helper()
	var p Point
	found := c.Eval(fmt.Sprintf(`(e => { if (!e) return ""; e.scrollIntoView({block: "nearest"}); const r = e.getBoundingClientRect(); return (r.left + r.width / 2) + " " + (r.top + r.height / 2) })(document.querySelector(%q))`, selector))
	if _, err := fmt.Sscan(found, &p.X, &p.Y); err != nil {
		c.t.Fatalf("there is no %s on the page", selector)
	}
	return p
}

// Type types into what has the focus.
func (c *Chrome) Type(text string) {
	c.t.Helper()
	c.Ask("Input.insertText", map[string]any{"text": text}, nil)
}

// keys are the numbers that pages know some keys by, and what they write.
func keys(name string) (code int, text string) {
	codes := map[string]int{
		"Enter": 13, "Tab": 9, " ": 32, "Backspace": 8, "Delete": 46, "Escape": 27, "Home": 36, "End": 35,
		"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
	}
	if code, ok := codes[name]; ok {
		return code, map[string]string{"Enter": "\r", " ": " "}[name]
	}
	if r := rune(strings.ToUpper(name)[0]); len(name) == 1 && (r >= 'A' && r <= 'Z' || r >= '0' && r <= '9') {
		return int(r), name
	}
	if len(name) > 1 { // such as F6
		return functionKey(name), ""
	}
	return 0, name // the numbers of other signs are those of arrows and their like
}

// functionKey is the number of F1 to F12.
func functionKey(name string) int {
	var n int
	if _, err := fmt.Sscanf(name, "F%d", &n); err != nil {
		return 0
	}
	return 111 + n
}

// Key presses a key, such as Enter, Shift+Tab or Control+s.
func (c *Chrome) Key(chord string) {
	c.t.Helper()
	name, held := chord, 0
	for mod, bit := range map[string]int{"Control+": 2, "Shift+": 8, "Alt+": 1} {
		if strings.Contains(chord, mod) {
			held |= bit
			name = strings.Replace(name, mod, "", 1)
		}
	}
	code, text := keys(name)
	e := map[string]any{"type": "keyDown", "key": name, "windowsVirtualKeyCode": code, "modifiers": held}
	if text != "" && held&^8 == 0 {
		e["text"] = text
	}
	if held&2 != 0 && name == "a" { // a browser without a window has no menu that says so
		e["commands"] = []string{"selectAll"}
	}
	c.send("Input.dispatchKeyEvent", e) // one answer is enough: keys are taken in their order
	c.Ask("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": name, "windowsVirtualKeyCode": code, "modifiers": held}, nil)
}
