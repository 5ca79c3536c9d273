package service

import (
	"errors"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Format is the edits that put a file in its usual form; an error says why it has none.
func (w *Workspace) Format(file string) ([]diag.Edit, error) {
	u, t := w.unit(file)
	if t == nil {
		return nil, errors.New("there is no such source file")
	}
	data, found := reformat.File(t.Name, []byte(t.Src), u.edition())
	for _, d := range found {
		return nil, errors.New(d.Summary)
	}
	return t.turned(string(data)), nil
}

// turned is the edit that makes another text of this one, and leaves the lines alone in which both begin and end.
func (t *Text) turned(now string) []diag.Edit {
	if now == t.Src {
		return nil
	}
	from := 0
	for n := strings.IndexByte(t.Src, '\n'); n >= 0 && strings.HasPrefix(now[from:], t.Src[from:from+n+1]); {
		from += n + 1
		n = strings.IndexByte(t.Src[from:], '\n')
	}
	back := 0
	for {
		a, b := lastLine(t.Src[from:len(t.Src)-back]), lastLine(now[from:len(now)-back])
		if a == "" || a != b {
			break
		}
		back += len(a)
	}
	at := outline.Span{From: from, To: len(t.Src) - back}
	return []diag.Edit{{Range: t.Range(at), New: now[from : len(now)-back]}}
}

// lastLine is the last line of a text with its end; empty where it does not end with one.
func lastLine(s string) string {
	if !strings.HasSuffix(s, "\n") {
		return ""
	}
	return s[strings.LastIndexByte(s[:len(s)-1], '\n')+1:]
}
