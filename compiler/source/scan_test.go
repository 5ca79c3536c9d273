package source

import (
	"strings"
	"testing"
)

func TestScanKnowsCodeFromText(t *testing.T) {
	deep := strings.Repeat("(", 300)
	for name, text := range map[string]string{
		"string":               `x: "` + deep + `"`,
		"raw string":           `x: #"\(` + deep + `"#`,
		"text":                 "x: \"\"\"\n\t" + deep + "\n\t\"\"\"",
		"bytes":                "x: '" + deep + "'",
		"comment":              "// " + deep + "\nx: 1",
		"escaped quote":        `x: "\"` + deep + `"`,
		"closed again":         strings.Repeat("x: [(1)]\n", 300),
		"string inside a code": `x: "\("` + deep + `")"`,
		"many short lines":     strings.Repeat("x: 1 + 2\n", 300),
	} {
		if f := scan([]byte(text)); f != nil {
			t.Errorf("%s: %s", name, f.Summary)
		}
	}
	for name, text := range map[string]string{
		"code":                    "x: " + deep,
		"behind a string":         `x: "(" + ` + deep,
		"behind an interpolation": `x: "\(1)" + ` + deep,
		"inside an interpolation": `x: "\(` + deep + `)"`,
		"behind a comment":        "// (\nx: " + deep,
		"chain over lines":        "x: 1 " + strings.Repeat("+\n 1 ", 300),
	} {
		f := scan([]byte(text))
		if f == nil || f.code != "PCK005" {
			t.Errorf("%s: not found", name)
		} else if f.offset <= 0 || f.offset >= len(text) {
			t.Errorf("%s: at %d of %d", name, f.offset, len(text))
		}
	}
}
