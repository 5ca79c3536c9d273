package compiler

import (
	"math/big"
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
			t.Errorf("%s: %s", name, f.summary)
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

func TestNumbersAreExact(t *testing.T) {
	for _, c := range []struct {
		mantissa int64
		exponent int
		power    int
		want     int
		ok       bool
	}{
		{35, -1, 2, 350, true}, {1, 0, 2, 100, true}, {125, -2, 2, 125, true}, {1255, -3, 2, 0, false},
		{1000, -3, 0, 1, true}, {-35, -1, 2, -350, true}, {0, 999, 2, 0, true}, {1, 30, 0, 0, false}, {5, -1, 0, 0, false},
	} {
		n := number{mantissa: *big.NewInt(c.mantissa), exponent: c.exponent}
		if have, ok := n.scaled(c.power); have != c.want || ok != c.ok {
			t.Errorf("%de%d: %d, %v", c.mantissa, c.exponent, have, ok)
		}
	}
}

func TestPanelKeys(t *testing.T) {
	for key, want := range map[string]string{
		"8,0-8,4": "8,0-8,4", "0.50,1.25--1,2": "0.5,1.25--1,2", "-0.5,-1--2,-3": "-0.5,-1--2,-3",
	} {
		a, b, ok := parsePanelKey(key)
		if have := panelName(a, b); !ok || have != want {
			t.Errorf("%s: %q", key, have)
		}
	}
	if _, _, ok := parsePanelKey("8,0"); ok {
		t.Error("half a key was accepted")
	}
}
