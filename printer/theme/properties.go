package theme

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// properties are the custom properties of a page for screens that a colour of a theme is for. The band behind a title
// is as dark as the ink.
var properties = map[string][]string{
	"ink": {"ink", "band"}, "accent": {"accent"}, "soft": {"soft"}, "rule": {"line"}, "wash": {"tint"},
}

// Properties is a style sheet with the colours of a theme, to stand behind that of a page for screens; empty for a
// theme without colours. What is no colour is left out.
func Properties(theme *model.Theme) string {
	var css strings.Builder
	for _, part := range parts(theme) {
		if _, ok := colour(part.value); !ok {
			continue
		}
		for _, name := range properties[part.name] {
			css.WriteString("--" + name + ":" + part.value + ";")
		}
	}
	if css.Len() == 0 {
		return ""
	}
	return ":root{" + css.String() + "}\n"
}
