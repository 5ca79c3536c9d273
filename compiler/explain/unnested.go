package explain

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
)

// plainList is a list of texts and numbers on one line.
var plainList = regexp.MustCompile(`^\[[^][{}\n]*\]`)

// unnested reports, once, a list that should hold lists and holds what those should: ["a", "b"] for [["a", "b"]].
func (w *Walker) unnested(want expectation, path []string, at diag.Range) bool {
	last := len(path) - 1
	if _, err := strconv.Atoi(path[max(0, last)]); last < 1 || err != nil || !strings.HasPrefix(want.words, "a list ") {
		return false
	}
	s := w.files[at.File]
	if s == nil {
		return false
	}
	from := strings.LastIndexByte(string(s.Data[:at.Start.Offset]), '[')
	if from < 0 {
		return false
	}
	list := plainList.FindString(string(s.Data[from:]))
	if to := from + len(list); to < at.End.Offset {
		return false
	}
	w.Told[Join(path)] = true
	w.tell(diag.Diagnostic{
		Code: "CUE004", Range: s.Span(from, from+len(list)), Summary: fmt.Sprintf("%s must hold lists, each in brackets of its own", NameOf(path[:last])),
		Remedy: fmt.Sprintf("write [%s]", list),
	}, Join(path[:last])+" unnested")
	return true
}
