package studio

import (
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// theme are the colours of a sheet of styles, in the light and in the dark.
func theme(t *testing.T, file string) (light, dark map[string]string) {
	t.Helper()
	css := string(must(os.ReadFile(file))(t))
	before, after, ok := strings.Cut(css, "prefers-color-scheme: dark")
	if !ok {
		t.Fatalf("%s has no colours for the dark", file)
	}
	read := func(css string) map[string]string {
		colours := map[string]string{}
		block, _, _ := strings.Cut(css, "}")
		for _, m := range regexp.MustCompile(`--([a-z]+): (#[0-9a-f]+)`).FindAllStringSubmatch(block, -1) {
			colours[m[1]] = m[2]
		}
		return colours
	}
	return read(before), read(after)
}

// luminance is how bright a colour is, as WCAG 2.2 reckons it.
func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	digits := strings.TrimPrefix(colour, "#")
	if len(digits) == 3 {
		digits = fmt.Sprintf("%c%c%c%c%c%c", digits[0], digits[0], digits[1], digits[1], digits[2], digits[2])
	}
	sum := 0.0
	for i, share := range []float64{0.2126, 0.7152, 0.0722} {
		v := float64(must(strconv.ParseUint(digits[2*i:2*i+2], 16, 8))(t)) / 255
		if v <= 0.04045 {
			v /= 12.92
		} else {
			v = math.Pow((v+0.055)/1.055, 2.4)
		}
		sum += share * v
	}
	return sum
}

func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// readable is the contrast that text has at least, and visible that of what shows where the keyboard is.
const readable, visible = 4.5, 3

func TestColoursCanBeRead(t *testing.T) {
	for file, pairs := range map[string][]string{
		"web/src/studio.css": {"ink/paper", "ink/back", "ink/on", "soft/paper", "soft/back", "soft/on", "accent/paper", "accent/back", "error/paper", "warning/paper", "warning/back", "note/paper", "paper/accent", "paper/error", "paper/warning", "paper/soft"},
		"web/stage.css":      {"ink/paper", "ink/back", "ink/on"},
	} {
		light, dark := theme(t, file)
		for scheme, colours := range map[string]map[string]string{"light": light, "dark": dark} {
			for _, pair := range pairs {
				front, back, _ := strings.Cut(pair, "/")
				if colours[front] == "" || colours[back] == "" {
					t.Errorf("%s has no %s in the %s", file, pair, scheme)
				} else if c := contrast(t, colours[front], colours[back]); c < readable {
					t.Errorf("%s: %s has a contrast of %.2f in the %s", file, pair, c, scheme)
				}
			}
			if c := contrast(t, colours["accent"], colours["paper"]); c < visible {
				t.Errorf("%s: where the keyboard is shows with a contrast of %.2f in the %s", file, c, scheme)
			}
		}
	}
}

// The source is coloured in one declaration for both.
func TestColoursOfTheSourceCanBeRead(t *testing.T) {
	light, dark := theme(t, "web/src/studio.css")
	found := regexp.MustCompile(`light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)`).FindAllStringSubmatch(string(must(os.ReadFile("web/src/studio.css"))(t)), -1)
	if len(found) < 4 {
		t.Fatalf("only %d colours of the source", len(found))
	}
	for _, m := range found {
		if a, b := contrast(t, m[1], light["paper"]), contrast(t, m[2], dark["paper"]); min(a, b) < readable {
			t.Errorf("%s: %.2f and %.2f", m[0], a, b)
		}
	}
}
