package source

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Units that people write behind a number: in letters or a mark of its own first, and with quotes, which may as well end
// a text.
var (
	unitBehind  = regexp.MustCompile(`(?i)([0-9]+(?:\.[0-9]+)?)\s*(ua\b|inch(?:es)?\b|in\b|feet\b|foot\b|ft\b|cm\b|mm\b|deg(?:rees?)?\b|°|″|”|%)`)
	quoteBehind = regexp.MustCompile(`([0-9]+(?:\.[0-9]+)?)\s*(''|'|")`)
)

// unit finds a number with its unit: the language knows what it counts in.
func (f *fault) unit() *slip {
	from := f.Lines[f.Pos(f.at).Line-1]
	to := f.LineEnd(f.at)
	for _, form := range []*regexp.Regexp{unitBehind, quoteBehind} {
		found := slices.DeleteFunc(form.FindAllSubmatchIndex(f.Data[from:to], -1), func(m []int) bool { return from+m[1] < f.at })
		if len(found) == 0 {
			continue
		}
		at := from + found[0][0]
		if !f.helps(at, to, string(form.ReplaceAll(f.Data[at:to], []byte("$1")))) {
			continue
		}
		number, unit := f.Data[at:from+found[0][3]], string(f.Data[from+found[0][4]:from+found[0][5]])
		return &slip{
			from: at, to: from + found[0][1], summary: fmt.Sprintf("the number %s with %s behind it", number, unit),
			remedy: fmt.Sprintf("write the number alone, %s: %s", number, countedIn(unit)),
		}
	}
	return nil
}

// countedIn says what numbers count that need no unit.
func countedIn(unit string) string {
	switch unit = strings.ToLower(unit); {
	case unit == "ua":
		return "pay is in UA"
	case unit == "%":
		return "a part of something is said in another way"
	case unit == "°", strings.HasPrefix(unit, "deg"):
		return "turns are in degrees"
	}
	return "lengths are in inches"
}

// fractions are the signs that stand for parts of one, and how they are written here.
var fractions = map[rune]string{'½': ".5", '¼': ".25", '¾': ".75"}

// fraction is the slip of a number with such a sign.
func (f *fault) fraction() *slip {
	r, n := utf8.DecodeRune(f.Data[f.at:])
	point, ok := fractions[r]
	if !ok {
		return nil
	}
	from := len(bytes.TrimRight(f.Data[:f.at], "0123456789"))
	whole := string(f.Data[from:f.at])
	if whole == "" {
		whole = "0"
	}
	return &slip{
		from: from, to: f.at + n, summary: fmt.Sprintf("the sign %c in a number", r),
		remedy: "a fraction is written with a point: " + whole + point,
	}
}
