package english_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
)

func TestLists(t *testing.T) {
	for text, list := range map[string]string{"": "", "a": "a", "a and b": "a b", "a, b and c": "a b c"} {
		if got := english.And(strings.Fields(list)); got != text {
			t.Errorf("%q is listed as %q", list, got)
		}
	}
	if got := english.List(english.Each([]int{1, 2, 3}, english.Times), "or"); got != "once, twice or 3 times" {
		t.Errorf("got %q", got)
	}
}

func TestNumbers(t *testing.T) {
	for want, got := range map[string]string{
		"0 crews": english.Count(0, "crew"), "1 crew": english.Count(1, "crew"), "-1 crew": english.Count(-1, "crew"), "2 boxes": english.Count(2, "box"),
		"2 supplies": english.Count(2, "supplies"), "2 Sentries": english.Count(2, "Sentry"), "2 toys": english.Count(2, "toy"), "3 hatches": english.Count(3, "hatch"),
		"2 walkways": english.Count(2, "walkway"), "2 attack dice": english.Count(2, "attack die"), "3 throwing knives": english.Count(3, "throwing knife"), "2 successes": english.Count(2, "success"),
		"is": english.Are(1), "are": english.Are(0), "has": english.Have(-1), "have": english.Have(2), "3": english.Span(3, 3), "3–5": english.Span(3, 5),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// First letters are letters of any alphabet, and bytes that are no letter at all stay.
func TestFirstLetters(t *testing.T) {
	for text, want := range map[string][2]string{
		"the rest": {"The rest", "the rest"}, "Ähre": {"Ähre", "ähre"}, "έξω": {"Έξω", "έξω"}, "": {}, "4 crates": {"4 crates", "4 crates"}, "\xff": {"\xff", "\xff"},
	} {
		if up, low := english.Capital(text), english.Lower(text); up != want[0] || low != want[1] {
			t.Errorf("%q begins %q and %q", text, up, low)
		}
	}
}

func TestMidway(t *testing.T) {
	for name, want := range map[string]string{"The Vault": "the Vault", "Theatre": "Theatre", "": ""} {
		if got := english.Midway(name); got != want {
			t.Errorf("%q is %q inside a sentence, want %q", name, got, want)
		}
	}
}

func TestSentences(t *testing.T) {
	for text, want := range map[string]string{" go home ": "Go home.", "why?": "Why?", "wait…": "Wait…", "“so”": "“so”.", "": ""} {
		if got := english.Sentence(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestFill(t *testing.T) {
	value := func(name string) string { return "<" + name + ">" }
	for text, want := range map[string]string{"": "", "a {b} c{d:e}": "a <b> c<d:e>", "open { only": "open { only", "{}": "<>", "}{a}": "}<a>"} {
		if got := english.Fill(text, value); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
