package worlds

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// Exchange is the change that writes other texts in the places of two values; nil where the source does not have
// both in one file.
func Exchange(p *check.Pass, a, b, newA, newB string) *diag.Fix {
	if !p.Where.Has(a) || !p.Where.Has(b) || p.Where[a].File != p.Where[b].File {
		return nil
	}
	return &diag.Fix{Text: "swap the two", Edits: []diag.Edit{{Range: p.Where[a], New: newA}, {Range: p.Where[b], New: newB}}}
}
