package compiler

// nearest is the name most like the one given, if any is like it at all: one letter, two in a
// word of four, three in one of eight may be wrong, missing, surplus or swapped.
func nearest(name string, names []string) (string, bool) {
	best, most := "", min(3, 1+len([]rune(name))/4)+1
	for _, n := range names {
		if d := distance(name, n); d < most && n != name {
			best, most = n, d
		}
	}
	return best, best != ""
}

// distance is the number of edits between two words, where swapping neighbours is one edit. Words
// of more than 64 letters are never like each other: the table grows with the square.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if len(x) > 64 || len(y) > 64 {
		return len(x) + len(y)
	}
	d := make([][]int, len(x)+1)
	for i := range d {
		d[i] = make([]int, len(y)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(x); i++ {
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(x)][len(y)]
}
