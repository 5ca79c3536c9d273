package layout

import "testing"

func TestPlainQuotesAreSetAsThoseOfProse(t *testing.T) {
	set, err := NewSet()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Giger's Emporium":            "Giger’s Emporium",
		"Smugglers' Den":              "Smugglers’ Den",
		`Say "Hello there" (or "no")`: "Say “Hello there” (or “no”)",
		`a wall of 4"`:                `a wall of 4"`, // inches
		`4" by 6', 2.5" high`:         `4" by 6', 2.5" high`,
		"the 90's":                    "the 90’s",
		"Nerind'ar":                   "Nerind’ar",
		"' or \" alone":               "' or \" alone",
		"“It’s set”":                  "“It’s set”",
	} {
		line := set.Line(Style{Face: Body, Size: 3000}, text)
		if line.Text() != want {
			t.Errorf("%s is set as %s", text, line.Text())
		}
		if w := set.Width(Style{Face: Body, Size: 3000}, text); w != line.Width {
			t.Errorf("%s is measured as %d and set as %d", text, w, line.Width)
		}
		if code := set.Line(Style{Face: Mono, Size: 3000}, text).Text(); code != text {
			t.Errorf("as code, %s is set as %s", text, code)
		}
	}
}
