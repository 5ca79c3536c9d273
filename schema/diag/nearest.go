package diag

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/schema/english"
)

// longWord is the most letters of a word that is ever taken for a misspelling: ids have 64, and the
// work grows with the square.
const longWord = 64

// Nearest is the word among those given that is most like a misspelt one, if any is like it at all:
// one letter may be wrong, missing, surplus or swapped with its neighbour, two in a word of four, three
// in one of eight; a single letter is like no other. The first of equals wins, and the word itself does not count.
func Nearest(word string, among []string) (string, bool) {
	if near := Near(word, among); len(near) > 0 {
		return near[0], true
	}
	return "", false
}

// Near are the words that are most like a misspelt one, all of them equally, in the order in which they are given.
func Near(word string, among []string) []string {
	w := []rune(word)
	var best []string
	most := min(3, 1+len(w)/4, len(w)-1)
	for _, other := range among {
		if other == word || slices.Contains(best, other) {
			continue
		}
		switch d := distance(w, []rune(other), most); {
		case d > most:
		case d < most || len(best) == 0:
			best, most = []string{other}, d
		default:
			best = append(best, other)
		}
	}
	return best
}

// fewMeant is how many words a question names that are equally near.
const fewMeant = 4

// DidYouMean asks for the word that a misspelt one is meant for, or for one of several that are equally near; it is
// empty where none is near.
func DidYouMean(word string, among []string) string {
	near := Near(word, among)
	if len(near) == 0 {
		return ""
	}
	near = near[:min(fewMeant, len(near))]
	return "did you mean " + english.List(english.Each(near, strconv.Quote), "or") + "?"
}

// distance is the number of edits between two words, where swapping neighbours is one edit; anything
// more than most is as good as most+1.
func distance(a, b []rune, most int) int {
	if max(len(a), len(b)) > longWord || len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		row, above, twoAbove := rows[i%3], rows[(i+2)%3], rows[(i+1)%3]
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			row[j] = min(above[j]+1, row[j-1]+1, above[j-1]+differ(a[i-1], b[j-1]))
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], twoAbove[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > most+1 { // a swap may still save one edit of the row before
			return most + 1
		}
	}
	return rows[len(a)%3][len(b)]
}

func differ(a, b rune) int {
	if a == b {
		return 0
	}
	return 1
}
