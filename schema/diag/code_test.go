package diag

import (
	"strings"
	"testing"
)

var explained = Doc{
	Code: "ABC123", Title: "a thing is wrong", Severity: Warning,
	Text:   "See [ABC124](ABC124.md) about `things`. " + strings.Repeat("Words go on. ", 20),
	Before: "a: 1\nb: 2", After: "a: 2",
}

func TestAPageOfACode(t *testing.T) {
	page := explained.Page()
	for _, part := range []string{"# ABC123: a thing is wrong\n", "Severity: warning\n", "[ABC124](ABC124.md)", "## Reported\n\n```cue\na: 1\nb: 2\n```\n", "## Put right\n"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %q:\n%s", part, page)
		}
	}
}

func TestACodeOnATerminal(t *testing.T) {
	text := explained.Plain()
	for _, part := range []string{"ABC123 (warning): a thing is wrong\n", "See ABC124 about things.", "    a: 1\n    b: 2\n"} {
		if !strings.Contains(text, part) {
			t.Errorf("the text lacks %q:\n%s", part, text)
		}
	}
	for _, line := range strings.Split(text, "\n") {
		if len(line) > plainWidth {
			t.Errorf("a line of %d characters: %s", len(line), line)
		}
	}
}
