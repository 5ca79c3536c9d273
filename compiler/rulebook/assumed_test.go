package rulebook

import (
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
)

// TestWhatNoDocumentOfAnEditionPrintsIsNotSaidToBePrinted holds what a review found marked as printed though the
// documents of the edition do not have it, so that no line of a list of facts can name a place.
func TestWhatNoDocumentOfAnEditionPrintsIsNotSaidToBePrinted(t *testing.T) {
	for _, c := range []struct{ edition, path, want string }{
		{"draft", "tables.raw-blue.provenance", "assumed"}, // it is the Purge's
		{"firstborn", "traders.cassie.assumed.1", "gear"},  // that of an example within a campaign
		{"purge", "tokens.combat-sword.assumed.0", "close"},
		{"firstborn", "tokens.combat-sword.assumed.0", "close"},
		{"firstborn", "tokens.ranged-re-roll.assumed.0", "title"},
	} {
		set, err := compiler.RuleSet(c.edition)
		if err != nil {
			t.Fatal(err)
		}
		got, err := lookUp(reflect.ValueOf(set), strings.Split(c.path, "."))
		if err != nil || got != c.want {
			t.Errorf("%s: %s is %q (%v), want %q", c.edition, c.path, got, err, c.want)
		}
	}
}
