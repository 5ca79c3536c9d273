package jsonschema

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

// category is a class of Unicode inside of brackets, such as \p{C}.
var category = regexp.MustCompile(`\\p\{([A-Z][a-z]?)\}`)

// portable is a pattern as every validator reads it: ECMA 262 knows no classes of Unicode without a flag that a
// schema cannot set, so that they are written out. Only the first plane is: beyond it such a validator sees halves of
// characters. What that lets through, sortie check refuses.
func portable(pattern string) string {
	return category.ReplaceAllStringFunc(pattern, func(class string) string {
		table := unicode.Categories[category.FindStringSubmatch(class)[1]]
		if table == nil {
			return class
		}
		var b strings.Builder
		for _, r := range table.R16 {
			if r.Stride == 1 {
				span(&b, rune(r.Lo), rune(r.Hi))
				continue
			}
			for c := rune(r.Lo); c <= rune(r.Hi); c += rune(r.Stride) {
				span(&b, c, c)
			}
		}
		return b.String()
	})
}

// span writes a range of characters inside of brackets, without surrogates, of which a character beyond the first
// plane is made.
func span(b *strings.Builder, lo, hi rune) {
	const first, last = 0xD800, 0xDFFF
	if lo <= last && hi >= first {
		if lo < first {
			span(b, lo, first-1)
		}
		if hi > last {
			span(b, last+1, hi)
		}
		return
	}
	b.WriteString(character(lo))
	if hi > lo {
		b.WriteString("-" + character(hi))
	}
}

// character is one inside of brackets: by its number as far as all dialects agree on how to write that.
func character(c rune) string {
	if c < 0x100 {
		return fmt.Sprintf(`\x%02x`, c)
	}
	return string(c)
}

// visible writes what nobody sees in a file, such as marks that turn the direction of text, as JSON escapes.
func visible(json []byte) []byte {
	var b strings.Builder
	for _, c := range string(json) {
		if c > 0x7f && c <= 0xffff && !unicode.IsPrint(c) {
			fmt.Fprintf(&b, `\u%04x`, c)
			continue
		}
		b.WriteRune(c)
	}
	return []byte(b.String())
}
