// Package dagger marks the numbers of a page that no source gives.
package dagger

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Mark stands behind what no source gives; Note explains it, once, where pages show one.
const (
	Mark = "†"
	Note = Mark + " Not in the rulebooks; the makers of these pages chose it."
)

// Of is the mark where a value is the makers' own, and nothing where a source gives it.
func Of(from model.Provenance) string {
	if from == model.Assumed {
		return Mark
	}
	return ""
}

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

// On is a text with a dagger if no source gives the value at a path.
func On(text string, assumed []string, path string) string {
	if Guessed(assumed, path) {
		return text + Mark
	}
	return text
}
