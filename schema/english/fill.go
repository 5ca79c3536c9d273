package english

import "strings"

// Fill puts values in the place of their names in braces: "Deal {deal:large} into each crate".
func Fill(text string, value func(name string) string) string {
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, "{")
		name, after, shut := strings.Cut(rest, "}")
		if !open || !shut {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(before + value(name))
		text = after
	}
}
