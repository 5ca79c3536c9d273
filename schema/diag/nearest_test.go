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
