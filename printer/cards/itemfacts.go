package cards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// itemFacts are what else a token lends or takes.
func (k maker) itemFacts(t model.TokenKind) []Fact {
	return english.Each(describe.TokenFacts(t, k.rules), func(f describe.TokenFact) Fact { return Fact{f.Label, strings.Join(f.Things, ", ")} })
}

// prices are what a token costs and what it brings.
func prices(t model.TokenKind) []Fact {
	var out []Fact
	if t.Buy != nil {
		out = append(out, Fact{"Buy", fmt.Sprintf("%d UA", *t.Buy)})
	}
	switch {
	case len(t.Sells) > 0:
		out = append(out, Fact{"Sell", joined(english.Each(t.Sells, strconv.Itoa)) + " UA each, by how many at a time"})
	case t.Sell > 0:
		out = append(out, Fact{"Sell", fmt.Sprintf("%d UA", t.Sell)})
	}
	return out
}

// amounts are named things with their numbers: "Fast 2, Shadow".
func (k maker) amounts(list []model.Amount, title func(string) string) string {
	var out []string
	for _, a := range list {
		s := title(a.ID)
		if a.Count > 1 {
			s += " " + strconv.Itoa(a.Count)
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func join(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}
