package catalogue

import (
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/missions"
)

// Library lists the packs that come with Sortie, and what is in them. It is read once: many findings ask it.
var Library = sync.OnceValues(func() ([]Entry, error) {
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	return Shipped(lang, missions.FS, func(dir string) string { return dir })
})
