package diag

import (
	"fmt"
	"regexp"
	"strings"
)

// Doc explains a code: what Sortie means by it, and what to do.
type Doc struct {
	Code     string
	Title    string   // what is wrong, in a few words, without a full stop
	Text     string   // Markdown: what is looked for, why it matters, what helps
	Before   string   // CUE that is complained about; may be empty
	After    string   // the same, put right
	Severity Severity // the usual one
}

// Page is the explanation as a Markdown page.
func (d Doc) Page() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s: %s\n\nSeverity: %s\n\n%s\n", d.Code, d.Title, d.Severity, strings.TrimSpace(d.Text))
	for _, e := range d.examples() {
		fmt.Fprintf(&b, "\n## %s\n\n```cue\n%s\n```\n", e[0], e[1])
	}
	return b.String()
}

// plainWidth is how many columns of a terminal an explanation fills.
const plainWidth = 78

// Plain is the explanation for a terminal, without Markdown.
func (d Doc) Plain() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s): %s\n\n", d.Code, d.Severity, d.Title)
	for _, paragraph := range strings.Split(strings.TrimSpace(d.Text), "\n\n") {
		b.WriteString(strings.Join(wrap(unmarked(paragraph), plainWidth), "\n") + "\n")
	}
	for _, e := range d.examples() {
		fmt.Fprintf(&b, "\n%s:\n\n    %s\n", e[0], strings.ReplaceAll(e[1], "\n", "\n    "))
	}
	return b.String()
}

// examples are the headings and sources of the examples there are.
func (d Doc) examples() [][2]string {
	var out [][2]string
	if d.Before != "" {
		out = append(out, [2]string{"Reported", d.Before})
	}
	if d.After != "" {
		out = append(out, [2]string{"Put right", d.After})
	}
	return out
}

var pageLink = regexp.MustCompile(`\[([A-Z]{3}[0-9]{3})\]\([^)]*\)`)

// unmarked takes the Markdown out of a paragraph: links to other pages and marks of code.
func unmarked(s string) string {
	return strings.ReplaceAll(pageLink.ReplaceAllString(s, "$1"), "`", "")
}
