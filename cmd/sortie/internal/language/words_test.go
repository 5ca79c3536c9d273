package language

import "testing"

// A pattern that lists words is shown as the list; any other as itself.
func TestPatternsInWords(t *testing.T) {
	for expr, want := range map[string]string{
		"^(n|s|ne)$":       `"n", "s" or "ne"`,
		"^(on|off)$":       `"on" or "off"`,
		"^[a-z]{2}$":       "text like ^[a-z]{2}$",
		"^(a[1-3]|b)-(e)$": "text like ^(a[1-3]|b)-(e)$",
		"^(n|s)":           "text like ^(n|s)",
		"^(one)$":          "text like ^(one)$",
		"^(a.c|d)$":        "text like ^(a.c|d)$",
	} {
		if got := Plain().Of(&Type{Shape: Pattern, Const: expr}); got != want {
			t.Errorf("%s: %s, want %s", expr, got, want)
		}
	}
}
