package describe

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// TokenNumber is one of the numbers of an equipment token: its symbol, the word for it, what it means in full,
// and its values, of which dice by distance have several with a label each.
type TokenNumber struct {
	Symbol, Word, Meaning string
	Values, Labels        []string
}

// TokenNumbers are the numbers of a token, the dice first.
func TokenNumbers(k model.TokenKind, r *model.RuleSet) []TokenNumber {
	out := []TokenNumber{
		{"ranged", "ranged", "ranged dice, by distance", dice(k.Ranged), distances(r)},
		{"blast", "blast, outwards", "blast dice, from the middle outwards", dice(k.Blast), rings(r)},
		{"freeze", "freeze, outwards", "freezing blast, from the middle outwards", dice(k.Freeze), rings(r)},
	}
	for _, n := range []struct {
		symbol, word, meaning string
		n                     int
	}{
		{"close", "close", "close assault dice", k.Close}, {"heavy", "heavy hit", "heavy hit dice", k.Heavy}, {"throw", "thrown", "thrown dice", k.Throw},
		{"armour", "armour", "physical armour", k.Armour}, {"shield", "shield", "shield", k.Shield},
		{"health", "health pegs", "health pegs", k.Heal}, {"skill", "skill pegs", "skill pegs", k.Skill}, {"ammo", "ammo pegs", "ammo pegs", k.Ammo},
		{"action", "actions", "actions", k.Actions},
	} {
		out = append(out, TokenNumber{n.symbol, n.word, n.meaning, number(n.n), nil})
	}
	if k.Move != 0 {
		out = append(out, TokenNumber{"move", "inches", "inches of movement", []string{k.Move.String()}, nil})
	}
	out = append(out, TokenNumber{"repair", "repairs", "repairs of a ship", number(k.Repairs), nil},
		TokenNumber{"uses", "uses", "uses", number(k.Uses), nil}, TokenNumber{"energy", "energy", "energy counters it holds", number(k.Charge), nil})
	return slices.DeleteFunc(out, func(n TokenNumber) bool { return len(n.Values) == 0 })
}

func number(n int) []string {
	if n == 0 {
		return nil
	}
	return []string{strconv.Itoa(n)}
}

// dice are numbers of dice, a dash for none; none at all if there is no die.
func dice(list []int) []string {
	if !slices.ContainsFunc(list, func(n int) bool { return n != 0 }) {
		return nil
	}
	return english.Each(list, func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	})
}

// distances are the titles of the ranges, from near to far.
func distances(r *model.RuleSet) []string {
	return english.Each(r.Play.Ranges, func(b model.RangeBand) string { return b.Title })
}

// rings are how far each number of blast dice reaches, in inches.
func rings(r *model.RuleSet) []string {
	return append([]string{"0″"}, english.Each(r.Play.Blast.Rings, func(l model.Length) string { return l.String() + "″" })...)
}

// TokenFact is what else a token says: a label, and the things that it is about. Things that are plain need no label
// where there is little room.
type TokenFact struct {
	Label  string
	Things []string
	Plain  bool
}

// TokenFacts are what a token lends, takes and yields besides its numbers and its attributes.
func TokenFacts(k model.TokenKind, r *model.RuleSet) []TokenFact {
	lends := amounts(k.Abilities, func(id string) string { return kinds.Titled(r.Abilities, id, traitName) })
	lends = append(lends, amounts(k.Skills, func(id string) string {
		return kinds.Titled(r.Skills, id, func(s model.Skill) (string, string) { return s.ID, s.Title })
	})...)
	mineral := func(id string) string {
		return kinds.Titled(r.Minerals, id, func(m model.Mineral) (string, string) { return m.ID, m.Title })
	}
	out := []TokenFact{
		{"Range", titles(k.Range, r.Play.Ranges, func(b model.RangeBand) (string, string) { return b.ID, b.Title }), false},
		{"Lends", lends, true}, {"Takes", counted(k.Craft, mineral), false}, {"Yields", counted(k.Yields, mineral), false},
		{"Last use", dice(k.Last), false},
		{"Roll on", titles(k.Table, r.Tables, func(t model.RollTable) (string, string) { return t.ID, t.Title }), false},
	}
	for _, a := range k.Numbers {
		if slices.Contains(k.Traits, a.ID) {
			continue // it stands behind the icon's name
		}
		out = append(out, TokenFact{english.Capital(english.Spelled(a.ID)), []string{strconv.Itoa(a.Count)}, false})
	}
	if k.MustSell {
		out = append(out, TokenFact{"Sell it", []string{"before the next game"}, false})
	}
	return slices.DeleteFunc(out, func(f TokenFact) bool { return len(f.Things) == 0 })
}

// IconTitle is the name of an icon on a token, with the number beside it where the token says that nowhere else.
func IconTitle(k model.TokenKind, id string, r *model.RuleSet) string {
	title := kinds.Titled(r.Attributes, id, traitName)
	for _, a := range k.Numbers {
		if a.ID == id {
			title += " " + strconv.Itoa(a.Count)
		}
	}
	return title
}

func traitName(t model.Trait) (id, title string) { return t.ID, t.Title }

// titles is the title of one thing, and nothing if none is named.
func titles[T any](id string, list []T, of func(T) (id, title string)) []string {
	if id == "" {
		return nil
	}
	return []string{kinds.Titled(list, id, of)}
}

// amounts are things with their levels: "Fast 2", "Shadow".
func amounts(list []model.Amount, title func(id string) string) []string {
	return english.Each(list, func(a model.Amount) string {
		if a.Count == 0 {
			return title(a.ID)
		}
		return fmt.Sprintf("%s %d", title(a.ID), a.Count)
	})
}

// counted are goods by the piece: "2 herrilium".
func counted(list []model.Amount, title func(id string) string) []string {
	return english.Each(list, func(a model.Amount) string { return fmt.Sprintf("%d %s", a.Count, strings.ToLower(title(a.ID))) })
}
