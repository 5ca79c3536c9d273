package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// Facts are the values that a check list may name in braces. A fact that the mission gives no value
// is empty: see Steps.
//
//   - {crew} {players} {hostility} {level}: the numbers and names of the set-up
//   - {airlocks} {entries}: the letters and numbers that the map shows, as a sentence lists them
//   - {events} {aside}: what makes the deck, and what is set aside
//   - {rare}: all rare tokens mixed in; {rare:TOKEN}: those of one size, such as "1 rare one"
//   - {count:CRATE}: how many crates of a size stand on all floors, without those with a deal of their own
//   - {furniture:KIND}: how many pieces of furniture of a kind stand on all floors
//   - {deal:CRATE}: what goes into each of them, such as "1 large and 2 small"
//   - {deal:CRATE:TOKEN}: how many tokens of one size go into each of them
func Facts(m *model.Mission, r *model.RuleSet) map[string]string {
	facts := map[string]string{
		"crew":      number(m.Setup.Crew),
		"players":   span(m.Players.Range()),
		"hostility": strconv.Itoa(m.Setup.Hostility),
		"level":     levelTitle(m, r),
		"airlocks":  airlocksFact(m.Board.Airlocks),
		"entries":   entriesFact(m.Board.Entries),
		"events":    eventsFact(m, r),
		"aside":     join(asideTitles(m, r)),
		"rare":      tokenList(m.Setup.Rare, r),
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
		facts["furniture:"+k.ID] = number(furnitureOf(m, k.ID))
	}
	return facts
}

// absent is what a sentence says where a fact is empty.
func absent(name string) string {
	switch {
	case strings.HasPrefix(name, "rare"):
		return "no rare ones"
	case strings.HasPrefix(name, "count:"), strings.HasPrefix(name, "furniture:"):
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
		ids = append(ids, strings.ToUpper(a.ID))
	}
	return join(ids)
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
	return join(words)
}

// number says a count; none is no fact.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func span(r model.Range) string {
	if r.Min == r.Max {
		return strconv.Itoa(r.Max)
	}
	return fmt.Sprintf("%d–%d", r.Min, r.Max)
}

func levelTitle(m *model.Mission, r *model.RuleSet) string {
	if len(r.Hostility.Levels) == 0 {
		return ""
	}
	return r.Hostility.Levels[r.Hostility.Level(m.Setup.Hostility)].Title
}

func cratesOf(m *model.Mission, size string) (n int) {
	n, _ = words.Dealt(m, size)
	return n
}

func furnitureOf(m *model.Mission, kind string) (n int) {
	for _, floor := range m.Floors() {
		for _, f := range floor.Board.Furniture {
			if f.Kind == kind {
				n++
			}
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
			list = append(list, fmt.Sprintf("%d %s", c.Count, lower(tokenSizeTitle(r, c.Size))))
		}
	}
	return join(list)
}

func tokenSizeTitle(r *model.RuleSet, id string) string {
	return words.Titled(r.TokenSizes, id, func(s model.TokenSize) (string, string) { return s.ID, s.Title })
}

func asideTitles(m *model.Mission, r *model.RuleSet) []string {
	var out []string
	for _, id := range m.Setup.Aside {
		out = append(out, tokenTitle(r, id))
	}
	return words.Tally(out)
}

func tokenTitle(r *model.RuleSet, id string) string {
	return words.Titled(r.Tokens, id, func(t model.TokenKind) (string, string) { return t.ID, t.Title })
}

// eventsFact says which cards join the deck: "all Environment, 6 Civilians and Assistance if you like".
func eventsFact(m *model.Mission, r *model.RuleSet) string {
	var list []string
	for _, e := range m.Setup.Events {
		list = append(list, words.Share(e, r))
	}
	return join(list)
}

func cardKind(r *model.RuleSet, id string) model.CardKind {
	for _, k := range r.Cards {
		if k.ID == id {
			return k
		}
	}
	return model.CardKind{ID: id, Title: id}
}
