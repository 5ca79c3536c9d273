package main

import (
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/missions"
)

// shippedUnits lists the packs that come with Sortie, and what is in them. It is read once: many findings ask it.
var shippedUnits = sync.OnceValues(func() ([]catalogue.Entry, error) {
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	return catalogue.Shipped(lang, missions.FS, func(dir string) string { return dir })
})
