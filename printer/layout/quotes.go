package layout

import "unicode"

// curled gives a text the quotes and apostrophes that prose has, in which they were set when it was read: titles and steps are plain
// strings of data, with the marks of a keyboard. A mark behind a digit is left alone, as it may be one of inches, and so is one that
// nobody can tell the side of.
func curled(text []rune) []rune {
	for i, r := range text {
		if r != '\'' && r != '"' {
			continue
		}
		before, after := ' ', ' '
		if i > 0 {
			before = text[i-1]
		}
		if i+1 < len(text) {
			after = text[i+1]
		}
		switch opens, ends := opening(before) && !unicode.IsSpace(after), !opening(before); {
		case unicode.IsDigit(before) && !unicode.IsLetter(after):
		case r == '\'' && ends:
			text[i] = '’'
		case r == '"' && ends:
			text[i] = '”'
		case r == '"' && opens:
			text[i] = '“'
		}
	}
	return text
}

// opening reports whether a quotation can begin behind a letter.
func opening(before rune) bool {
	return unicode.IsSpace(before) || unicode.Is(unicode.Ps, before) || unicode.Is(unicode.Pi, before) || unicode.Is(unicode.Pd, before)
}
