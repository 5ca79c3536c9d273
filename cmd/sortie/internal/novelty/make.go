package novelty

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/schema/english"
)

// Wanted is how a new thing is to be.
type Wanted struct {
	Edition string // one that comes with Sortie
	Own     string // the edition of the pack's own that is meant, if one is; Edition is then what that goes back to
	Card    string // the kind of its cards; empty for the starter's
	With    string // what it begins with of the pack; empty for something that comes along
	Title   string // empty for one made from the id
}

// Settle is for which edition a new thing is: the one that is asked for or, where none is, that of everything there is in its pack if
// it is one only, or else the usual one. An edition of the pack's own begins as the one that it goes back to, by the bases of those.
func (k Kind) Settle(asked string, there []string, bases func() map[string]string) (edition, own string) {
	known := k.Editions()
	edition = cmp.Or(asked, only(there), known[0])
	if slices.Contains(known, edition) {
		return edition, ""
	}
	at, of := edition, bases()
	for range of {
		if base, is := of[at]; is {
			at = base
		}
	}
	switch {
	case slices.Contains(known, at):
		return at, edition
	case asked == "":
		return known[0], "" // the pack is for another game
	}
	return edition, ""
}

// only is the one edition in a list, or empty if there are several.
func only(editions []string) string {
	found := ""
	for _, e := range editions {
		if e != "" && found != "" && e != found {
			return ""
		}
		found = cmp.Or(e, found)
	}
	return found
}

// First is the kind that is begun first in a pack of these editions: the first in the list that can be begun for all of them.
func First(there []string) Kind {
	for _, k := range table {
		if k.Name != Pack && slices.Contains(k.Editions(), only(there)) {
			return k
		}
	}
	return table[0]
}

// editionField is where a starter says which edition it is for, or which one it is based on.
var editionField = regexp.MustCompile(`(?m)^(\t(?:edition|base): +)"[^"]*"`)

// Make is the files of a new thing, and what comes along with it, as a reader calls that: mission winter-1. What cannot be is refused.
func (k Kind) Make(id string, w Wanted) (files []output.File, along []string, err error) {
	if known := k.Editions(); !slices.Contains(known, w.Edition) {
		return nil, nil, Refused{"edition", fmt.Sprintf("%s is not one of %s, which have a %s to begin from", w.Edition, strings.Join(known, ", "), k.Name)}
	}
	if w.Card != "" {
		if err := k.checkCard(w.Edition, w.Card); err != nil {
			return nil, nil, err
		}
	}
	if longest := starters.LongestID(w.Edition, k.Name, id); w.With == "" && !starters.IsID(longest) {
		return nil, nil, fmt.Errorf("%q is too long for what comes along with a %s: %s would have more than 64 characters", id, k.Name, longest)
	}
	made := starters.Unit{Edition: w.Edition, Kind: k.Name, ID: id, Title: w.Title, Card: w.Card, With: w.With}.Files()
	files = english.Each(made, func(f starters.File) output.File { return output.File(f) })
	if w.Own != "" {
		for i := range files {
			files[i].Data = editionField.ReplaceAll(files[i].Data, []byte(`${1}"`+w.Own+`"`))
		}
	}
	if kind := starters.Companion(w.Edition, k.Name); kind != "" && w.With == "" {
		along = []string{kind + " " + id + "-1"}
	}
	return files, along, nil
}
