package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Facts are the values that a check list may name in braces. A fact that the mission gives no value
// is empty: see Steps.
//
//   - {crew} {players} {hostility} {level}: the numbers and names of the set-up
//   - {crews}: the numbers of crews, where there can be more than one
//   - {markers:KIND}: how many markers of a kind lie on all floors
//   - {airlocks} {entries}: the letters and numbers that the map shows, as a sentence lists them
//   - {events} {aside}: what makes the deck, and what is set aside
//   - {rare}: all rare tokens mixed in; {rare:TOKEN}: those of one size, such as "1 rare one"
//   - {count:CRATE}: how many crates of a size stand on all floors, without those with a deal of their own
//   - {furniture:KIND}: how many pieces of furniture of a kind stand on all floors
//   - {deal:CRATE}: what goes into each of them, such as "1 large and 2 small"
//   - {deal:CRATE:TOKEN}: how many tokens of one size go into each of them
//   - {unless:TOKEN}: nothing, but the whole line is left out where the mission itself says where tokens of
//     that kind lie
//   - {if:FACT}, {else}, {end}: what stands between them stands only where the fact has a value, or has none
//
// What is another number with other numbers of crews says so in brackets: "3 (2 crews: 2)".
func Facts(m *model.Mission, r *model.RuleSet) map[string]string {
	v := describe.Varied(m, r)
	facts := map[string]string{
		"crew":      varied(v, "crew", number(m.Setup.Crew), number(m.Setup.Crew)),
		"players":   english.Span(m.Players.Range().Min, m.Players.Range().Max),
		"crews":     crewsFact(m),
		"hostility": hostilityFact(m, v),
		"level":     levelFact(m, r, v),
		"airlocks":  airlocksFact(m.Board.Airlocks),
		"entries":   entriesFact(m.Board.Entries),
		"events":    eventsFact(m, r, v),
		"aside":     varied(v, "aside", english.And(asideTitles(m, r)), describe.Nothing),
		"rare":      tokenList(m.Setup.Rare, r),
	}
	placed, veiled := placedTokens(m)
	for _, k := range r.Tokens {
		facts[unless+k.ID] = ""
		if veiled || placed[k.ID] {
			facts[unless+k.ID] = k.ID
		}
	}
	for _, t := range r.TokenSizes {
		facts["rare:"+t.ID] = rareFact(countOf(m.Setup.Rare, t.ID))
	}
	for _, c := range r.Crates {
		facts["count:"+c.ID] = number(cratesOf(m, c.ID))
		facts["deal:"+c.ID] = tokenList(deal(m, c.ID), r)
		for _, t := range r.TokenSizes {
			facts["deal:"+c.ID+":"+t.ID] = number(countOf(deal(m, c.ID), t.ID))
		}
	}
	for _, k := range r.Furniture {
		facts["furniture:"+k.ID] = number(standing(m, model.FurnitureSort, k.ID))
	}
	for _, k := range r.Markers {
		facts["markers:"+k.ID] = number(standing(m, model.MarkerSort, k.ID))
	}
	return facts
}

// crewsFact is nothing where one crew plays alone.
func crewsFact(m *model.Mission) string {
	if m.Players.Range().Max <= 1 {
		return ""
	}
	return english.Span(m.Players.Range().Min, m.Players.Range().Max)
}

// hostilityFact is how many pegs there are at the start with each number of crews; nothing where there never are.
func hostilityFact(m *model.Mission, v *describe.Changes) string {
	usual := strconv.Itoa(m.Setup.Hostility)
	if text := varied(v, "hostility", usual, usual); text != "0" {
		return text
	}
	return ""
}

// varied is a fact with what it is for other numbers of crews behind it, where that is not the usual value.
func varied(v *describe.Changes, of, text, usual string) string {
	more := v.Otherwise(of, usual)
	switch {
	case more == "":
		return text
	case text == "":
		return more
	}
	return text + " (" + more + ")"
}

// levelFact is the level that the game starts at, and those for other numbers of crews.
func levelFact(m *model.Mission, r *model.RuleSet, v *describe.Changes) string {
	usual := levelTitle(m, r)
	return varied(v.Turned("hostility", func(pegs string) string {
		other := *m
		other.Setup.Hostility, _ = strconv.Atoi(pegs)
		return levelTitle(&other, r)
	}), "hostility", usual, usual)
}

// placedTokens are the kinds of token of which a mission says itself where they lie, and whether some lie face
// down, which may be any.
func placedTokens(m *model.Mission) (placed map[string]bool, veiled bool) {
	placed = map[string]bool{}
	for _, c := range m.Setup.Contents {
		veiled = veiled || c.Hidden
		for _, id := range c.Tokens {
			placed[id] = true
		}
	}
	return placed, veiled
}

// absent is what a sentence says where a fact is empty.
func absent(name string) string {
	switch {
	case strings.HasPrefix(name, "rare"):
		return "no rare ones"
	case strings.HasPrefix(name, "count:"), strings.HasPrefix(name, "furniture:"), strings.HasPrefix(name, "markers:"), name == "hostility":
		return "0"
	}
	return "none"
}

func rareFact(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 rare one"
	}
	return strconv.Itoa(n) + " rare ones"
}

func airlocksFact(list []model.Airlock) string {
	var ids []string
	for _, a := range list {
		ids = append(ids, layout.Capitals(a.ID))
	}
	return english.And(ids)
}

// entriesFact lists the numbers of the entry points; a run without a gap is said as "1–6".
func entriesFact(list []model.Entry) string {
	var numbers []int
	for _, e := range list {
		numbers = append(numbers, e.Number)
	}
	slices.Sort(numbers)
	var words []string
	for _, n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	if n := len(numbers); n > 2 && numbers[n-1]-numbers[0] == n-1 {
		return words[0] + "–" + words[n-1]
	}
	return english.And(words)
}

// number says a count; none is no fact.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func levelTitle(m *model.Mission, r *model.RuleSet) string {
	if len(r.Hostility.Levels) == 0 {
		return ""
	}
	return r.Hostility.Levels[r.Hostility.Level(m.Setup.Hostility)].Title
}

func cratesOf(m *model.Mission, size string) (n int) {
	n, _ = describe.Dealt(m, size)
	return n
}

// standing is how many things of a kind stand on all floors.
func standing(m *model.Mission, sort model.Sort, kind string) (n int) {
	for t := range m.Things(sort) {
		if t.Kind == kind {
			n++
		}
	}
	return n
}

// deal is what goes into each crate of a size; nothing if no floor has any.
func deal(m *model.Mission, size string) []model.TokenCount {
	for _, a := range m.Setup.Allocation {
		if a.Crate == size && cratesOf(m, size) > 0 {
			return a.Tokens
		}
	}
	return nil
}

// tokenList says counts of tokens by size: "1 large and 2 small".
func tokenList(counts []model.TokenCount, r *model.RuleSet) string {
	var list []string
	for _, c := range counts {
		if c.Count > 0 {
			list = append(list, fmt.Sprintf("%d %s", c.Count, english.Lower(tokenSizeTitle(r, c.Size))))
		}
	}
	return english.And(list)
}

func tokenSizeTitle(r *model.RuleSet, id string) string {
	return kinds.Titled(r.TokenSizes, id, func(s model.TokenSize) (string, string) { return s.ID, s.Title })
}

func asideTitles(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	for _, id := range m.Setup.Aside {
		out = append(out, tokenTitle(r, id))
	}
	return describe.Tally(out)
}

func tokenTitle(r *model.RuleSet, id string) string {
	return kinds.Titled(r.Tokens, id, func(t model.TokenKind) (string, string) { return t.ID, t.Title })
}

// eventsFact says which cards join the deck: "all Environment, 6 Civilians (4 crews: all) and Assistance if you
// like". Kinds that join with some numbers of crews only come last.
func eventsFact(m *model.Mission, r *model.RuleSet, v *describe.Changes) string {
	var list []string
	for _, e := range m.Setup.Events {
		list = append(list, varied(v, "events:"+e.Kind, describe.Share(e, r), describe.Portion(e)))
	}
	for _, row := range v.Lines() {
		kind, found := strings.CutPrefix(row.Of, "events:")
		if found && !slices.ContainsFunc(m.Setup.Events, func(e model.EventAllocation) bool { return e.Kind == kind }) {
			list = append(list, cardKind(r, kind).Title+" ("+v.Otherwise(row.Of, describe.Nothing)+")")
		}
	}
	return english.And(list)
}

func cardKind(r *model.RuleSet, id string) model.CardKind {
	for _, k := range r.Cards {
		if k.ID == id {
			return k
		}
	}
	return model.CardKind{ID: id, Title: id}
}
