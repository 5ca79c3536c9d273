package tokens

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// details are what a token says in words: its attributes, what it lends to its bearer, what it is made of.
// Prose about a single token has no room on it; the key has it.
func details(k model.TokenKind, r *model.RuleSet) []string {
	var out []string
	for _, id := range k.Traits {
		out = append(out, describe.IconTitle(k, id, r))
	}
	for _, f := range describe.TokenFacts(k, r) {
		if f.Plain {
			out = append(out, f.Things...)
		} else {
			out = append(out, f.Label+" "+strings.Join(f.Things, ", "))
		}
	}
	return out
}

// price is what a token costs and brings, in UA.
func price(k model.TokenKind) string {
	var parts []string
	if k.Buy != nil {
		parts = append(parts, fmt.Sprintf("buy %d", *k.Buy))
	}
	if len(k.Sells) > 0 {
		parts = append(parts, "sell "+strings.Join(english.Each(k.Sells, strconv.Itoa), "/"))
	} else if k.Sell > 0 {
		parts = append(parts, fmt.Sprintf("sell %d", k.Sell))
	}
	return strings.Join(parts, " · ")
}

// joinDetails is everything that a token says in words, its price first.
func joinDetails(k model.TokenKind, r *model.RuleSet) string {
	list := distinct(details(k, r))
	if s := price(k); s != "" {
		list = append([]string{s}, list...)
	}
	return strings.Join(list, " · ")
}

// distinct is a list without what it has said before.
func distinct(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
