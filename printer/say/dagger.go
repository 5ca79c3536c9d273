package say

import "strings"

// Dagger marks what no source gives; DaggerNote explains it, once, where pages show one.
const (
	Dagger     = "†"
	DaggerNote = Dagger + " Not in the rulebooks; the makers of these pages chose it."
)

// Guessed reports whether the value at a path, a part of it, or something that it is part of is among those
// that no source gives.
func Guessed(assumed []string, path string) bool {
	for _, p := range assumed {
		if p == path || strings.HasPrefix(p, path+".") || strings.HasPrefix(path, p+".") {
			return true
		}
	}
	return false
}

// Daggered is a text with a dagger if no source gives the value at a path.
func Daggered(text string, assumed []string, path string) string {
	if Guessed(assumed, path) {
		return text + Dagger
	}
	return text
}
