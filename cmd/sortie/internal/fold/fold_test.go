package fold

import "testing"

func TestTextIsFolded(t *testing.T) {
	for _, c := range []struct {
		text          string
		indent, width int
		want          string
	}{
		{"one two  three\nfour", 0, 9, "one two\nthree\nfour"},
		{"a-very-long-word it is", 0, 6, "a-very-long-word\nit is"},
		{"one two three\n\nfour", 2, 9, "  one two\n  three\n\n  four"},
		{"see\n\n    +--+\n    |  |", 2, 9, "  see\n\n      +--+\n      |  |"},
	} {
		if got := Paragraphs(c.text, c.indent, c.width); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// Words fill lines to the last letter of their width, and a word that is longer has a line of its own.
func TestLinesAreFilled(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "one": "one", "one two": "one two", "one two three": "one two\nthree", "one  two\n3": "one two\n3", "a bb ccc d": "a bb\nccc d", "seventeen it is": "seventeen\nit is", "ä ö ü é": "ä ö ü é",
	} {
		if got := Lines(text, 7); got != want {
			t.Errorf("%q is filled as %q, want %q", text, got, want)
		}
	}
}
