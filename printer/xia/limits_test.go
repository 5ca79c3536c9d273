package xiapages

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// A rule set with more than is printed is told so by every product, with the limit.
func TestTooMuchOfARuleSetNamesTheLimit(t *testing.T) {
	r := rules(t)
	r.Outfits = append(r.Outfits, make([]xia.Outfit, maxOutfits)...)
	for _, p := range Products() {
		if !p.Takes(product.Edition) {
			continue
		}
		_, err := p.Make(&product.Job{Kind: product.Edition, Rules: r, Fonts: printertest.SharedFonts(t)})
		if err == nil || !strings.Contains(err.Error(), "500") {
			t.Errorf("%s: error %v", p.ID, err)
		}
	}
}
