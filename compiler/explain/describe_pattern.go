package explain

import (
	"regexp"
	"strconv"

	"github.com/sortie-tools/sortie/compiler/source"
)

// choice is a pattern that is a list of words.
var choice = regexp.MustCompile(`^\^\(([a-z-]+(\|[a-z-]+)*)\)\$$`)

// describePattern explains a regular expression that is no choice of words.
func describePattern(x expectation) expectation {
	y := expectation{words: "text like " + x.words, raw: true}
	if words := patterns()[source.Unquote(x.words)]; words != "" {
		y = expectation{words: words}
	}
	if m := atMost.FindStringSubmatch(source.Unquote(x.words)); m != nil {
		y.longest, _ = strconv.Atoi(m[2])
		if y.name = m[1] != ""; y.name {
			y.longest++
		}
	}
	return y
}

// patterns are the regular expressions that the schema has for names, in words.
func patterns() map[string]string {
	return map[string]string{
		`^[0-9]{1,2}$`:          "a number of one or two digits, in quotes",
		`^[a-z0-9]$`:            "one lower-case letter or digit",
		`^[A-Z]$`:               "one capital letter",
		`^[A-Z]{3}[0-9]{3}$`:    `the code of a finding, such as "SPN006"`,
		`^[A-Z]{3}([0-9]{3})?$`: `the code of a finding or its three letters, such as "SPN006" or "SPN"`,
		`^[!-~]$`:               "one character that is on every keyboard",
		`^-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?--?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?$`: `the two posts of a panel, such as "8,0-8,4"`,
	}
}

// atMost is a pattern that limits the length of a text. A class of its own for the first character
// makes it the pattern of a name.
var atMost = regexp.MustCompile(`^\^(\[a-z0-9\])?(?:\[[^\]]+\]|\.)\{\d+,(\d+)\}\$$`)
