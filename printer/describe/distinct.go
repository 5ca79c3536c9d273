package describe

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Distinct is a rule set whose tokens can be told apart by their titles: where several of one title differ in
// anything else, each has a letter after it, "Grenade A" and "Grenade B", in the order of the rule set. Tokens that
// are alike have one title. A number of UA in a title stays on one line. The rule set given is not changed.
func Distinct(r *model.RuleSet) *model.RuleSet {
	named := map[string][]int{}
	for i, k := range r.Tokens {
		named[k.Title] = append(named[k.Title], i)
	}
	out := *r
	out.Tokens = slices.Clone(r.Tokens)
	for title, list := range named {
		if title == "" || len(list) == 1 {
			continue
		}
		letters := lettered(r.Tokens, list)
		for n, i := range list {
			if letters[n] != "" {
				out.Tokens[i].Title += " " + letters[n]
			}
		}
	}
	for i := range out.Tokens {
		out.Tokens[i].Title = priced.ReplaceAllString(out.Tokens[i].Title, "$1\u00a0UA")
	}
	return &out
}

// priced is a number of UA in a title: no line breaks in it.
var priced = regexp.MustCompile(`(\d) UA\b`)

// lettered is the letter of each token of a list, the same for those that are alike; none if all are.
func lettered(tokens []model.TokenKind, list []int) []string {
	kinds := map[string]int{}
	var out []string
	for _, i := range list {
		k := tokens[i]
		k.ID, k.Provenance = "", ""
		data, err := json.Marshal(k)
		if err != nil { // a number that JSON has no word for: it is like no other
			data = []byte(tokens[i].ID)
		}
		n, known := kinds[string(data)]
		if !known {
			n = len(kinds)
			kinds[string(data)] = n
		}
		out = append(out, letter(n))
	}
	if len(kinds) < 2 {
		return make([]string, len(list))
	}
	return out
}

// letter is the nth letter; after the last there are numbers.
func letter(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return fmt.Sprint(n + 1)
}
