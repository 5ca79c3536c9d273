package diag

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// WriteGitHub writes findings as the workflow commands that GitHub turns into annotations beside the
// changed lines, one a line. Findings that their author lets stand are left out.
func WriteGitHub(w io.Writer, ds []Diagnostic) error {
	var b bytes.Buffer
	for _, d := range Counted(ds) {
		fmt.Fprintf(&b, "::%s %s::%s\n", githubLevel(d.Severity), githubPlace(d), githubMessage.Replace(githubWords(d)))
	}
	_, err := w.Write(b.Bytes())
	return err
}

// The escapes of workflow commands, in messages and in properties.
var (
	githubMessage  = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	githubProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func githubLevel(s Severity) string {
	switch s {
	case Warning:
		return "warning"
	case Note:
		return "notice"
	}
	return "error"
}

// githubPlace is the properties of the command. Columns are given only on one line, as GitHub wants it.
func githubPlace(d Diagnostic) string {
	var parts []string
	if r := d.Range; r.Valid() {
		parts = append(parts, "file="+githubProperty.Replace(Visible(r.File)), fmt.Sprintf("line=%d", r.Start.Line))
		if r.End.Line > r.Start.Line {
			parts = append(parts, fmt.Sprintf("endLine=%d", r.End.Line))
		} else if r.Start.Col > 0 {
			parts = append(parts, fmt.Sprintf("col=%d", r.Start.Col), fmt.Sprintf("endColumn=%d", max(r.Start.Col, r.End.Col)))
		}
	}
	return strings.Join(append(parts, "title="+githubProperty.Replace(Visible(d.Code))), ",")
}

// githubWords are the lines of an annotation.
func githubWords(d Diagnostic) string {
	words := append([]string{d.Summary}, d.Details...)
	if len(d.Players) > 0 {
		words = append(words, d.Crews())
	}
	if d.Remedy != "" {
		words = append(words, "Help: "+d.Remedy)
	}
	for i := range words {
		words[i] = Visible(words[i])
	}
	return strings.Join(words, "\n")
}
