package theme

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// A page for screens has the colours of the theme that are colours, and nothing else that stands there.
func TestProperties(t *testing.T) {
	for want, theme := range map[string]*model.Theme{
		"": nil,
		":root{--ink:#12302b;--band:#12302b;--line:#AABBCC;}\n": {Colours: model.ThemeColours{Ink: "#12302b", Accent: "red;}body{", Rule: "#AABBCC"}},
	} {
		if got := Properties(theme); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if got := Properties(&model.Theme{}); got != "" {
		t.Errorf("a theme without colours: %q", got)
	}
}
