package diag

import (
	"strings"
	"testing"
)

func TestNearestWords(t *testing.T) {
	known := []string{"data-pad", "medi-pack", "medi-stim", "knife", "s1", "colour", "size", "s1"}
	for word, want := range map[string]string{
		"data-pda": "data-pad", "medipack": "medi-pack", "knive": "knife", "s2": "s1", "color": "colour",
		"szie": "size", "isze": "size", "medi-stimm": "medi-stim", "meid-stmi": "medi-stim",
		"console": "", "": "", "knife": "", "x": "", "ab": "", "dota-pud": "data-pad",
	} {
		if got, ok := Nearest(word, known); got != want || ok != (want != "") {
			t.Errorf("%q: nearest is %q, want %q", word, got, want)
		}
	}
}

func TestTheFirstOfEquallyNearWordsWins(t *testing.T) {
	if got, _ := Nearest("cat", []string{"dog", "bat", "car"}); got != "bat" {
		t.Error(got)
	}
}

func TestLongWordsAreLikeNothing(t *testing.T) {
	long := strings.Repeat("x", longWord+1)
	if got, ok := Nearest(long, []string{long + "y", long[1:]}); ok {
		t.Error(got)
	}
}

// Of several words that are equally near a question names all, but not a whole list.
func TestEquallyNearWordsAreAllNamed(t *testing.T) {
	for _, c := range []struct {
		word  string
		among []string
		want  string
	}{
		{"hall-est", []string{"hall-west", "gate", "hall-east", "hall-eastern", "hall-west"}, `did you mean "hall-west" or "hall-east"?`},
		{"hall-wst", []string{"hall-east", "hall-west"}, `did you mean "hall-west"?`},
		{"pod-", []string{"pod-1", "pod-2", "pod-3", "pod-4", "pod-5"}, `did you mean "pod-1", "pod-2", "pod-3" or "pod-4"?`},
		{"hall", []string{"gate"}, ""},
	} {
		if got := DidYouMean(c.word, c.among); got != c.want {
			t.Errorf("%q: %s, want %s", c.word, got, c.want)
		}
	}
}
