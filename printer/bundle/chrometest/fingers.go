package chrometest

import "time"

// Fingers has the page believe that it is on a screen that is touched.
func (c *Chrome) Fingers() {
	c.t.Helper()
	c.Ask("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true, "maxTouchPoints": 5}, nil)
	c.Ask("Emulation.setEmitTouchEventsForMouse", map[string]any{"enabled": false}, nil)
}

// touch sends one event of fingers that are at these places.
func (c *Chrome) touch(kind string, at ...Point) {
	c.t.Helper()
	points := []map[string]any{}
	for i, p := range at {
		points = append(points, map[string]any{"x": p.X, "y": p.Y, "id": i})
	}
	c.Ask("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points}, nil)
}

// Tap puts a finger down and lifts it.
func (c *Chrome) Tap(p Point) {
	c.t.Helper()
	c.touch("touchStart", p)
	c.touch("touchEnd")
}

// Hold leaves a finger where it is for a while.
func (c *Chrome) Hold(p Point, long time.Duration) {
	c.t.Helper()
	c.touch("touchStart", p)
	time.Sleep(long)
	c.touch("touchEnd")
}

// Swipe moves fingers over the page together: each begins at its first place and is lifted at its second.
func (c *Chrome) Swipe(ways ...[2]Point) {
	c.t.Helper()
	const steps = 6
	for step := range steps + 1 {
		var at []Point
		for _, w := range ways {
			f := float64(step) / steps
			at = append(at, Point{w[0].X + f*(w[1].X-w[0].X), w[0].Y + f*(w[1].Y-w[0].Y)})
		}
		kind := "touchMove"
		if step == 0 {
			kind = "touchStart"
		}
		c.touch(kind, at...)
		if step == steps { // fingers that are lifted in their course throw the page, and the next tap only stops it
			time.Sleep(calm)
			c.touch(kind, at...)
		}
	}
	c.touch("touchEnd")
}

// calm is how long fingers rest before they are lifted.
const calm = 200 * time.Millisecond
