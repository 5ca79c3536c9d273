package tokens

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// details are what a token says in words: its attributes, what it lends to its bearer, what it is made of.
// Prose about a single token has no room on it; the key has it.
func details(k model.TokenKind, r *model.RuleSet) []string {
	var out []string
	for _, id := range k.Traits {
		out = append(out, trait(r.Attributes, id))
	}
	if k.Range != "" {
		out = append(out, words.Titled(r.Play.Ranges, k.Range, func(b model.RangeBand) (string, string) { return b.ID, b.Title })+" range")
	}
	for _, a := range k.Abilities {
		out = append(out, numbered(trait(r.Abilities, a.ID), a.Count))
	}
	for _, a := range k.Skills {
		title := words.Titled(r.Skills, a.ID, func(s model.Skill) (string, string) { return s.ID, s.Title })
		out = append(out, numbered(title, a.Count))
	}
	for _, a := range k.Numbers {
		out = append(out, numbered(strings.ReplaceAll(a.ID, "-", " "), a.Count))
	}
	out = append(out, minerals(r, "Takes", k.Craft)...)
	out = append(out, minerals(r, "Yields", k.Yields)...)
	if k.Table != "" {
		out = append(out, "Roll on: "+words.Titled(r.Tables, k.Table, func(t model.RollTable) (string, string) { return t.ID, t.Title }))
	}
	if k.MustSell {
		out = append(out, "Must be sold")
	}
	return out
}

// trait is the title of an attribute or an ability.
func trait(list []model.Trait, id string) string {
	return words.Titled(list, id, func(t model.Trait) (string, string) { return t.ID, t.Title })
}

func numbered(title string, n int) string {
	if n == 0 {
		return title
	}
	return fmt.Sprintf("%s %d", title, n)
}

// minerals is one line for what goes into a token or comes out of it.
func minerals(r *model.RuleSet, verb string, list []model.Amount) []string {
	var parts []string
	for _, a := range list {
		title := words.Titled(r.Minerals, a.ID, func(m model.Mineral) (string, string) { return m.ID, m.Title })
		parts = append(parts, fmt.Sprintf("%d %s", a.Count, strings.ToLower(title)))
	}
	if len(parts) == 0 {
		return nil
	}
	return []string{verb + " " + strings.Join(parts, ", ")}
}

// price is what a token costs and brings, in UA.
func price(k model.TokenKind) string {
	var parts []string
	if k.Buy != nil {
		parts = append(parts, fmt.Sprintf("buy %d", *k.Buy))
	}
	if n := len(k.Sells); n > 0 {
		parts = append(parts, "sell "+strings.Trim(strings.ReplaceAll(fmt.Sprint(k.Sells[:min(n, 6)]), " ", "/"), "[]"))
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
