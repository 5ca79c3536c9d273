package impose_test

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/printer/impose"
)

// One side that is out of bounds is enough, whichever it is; the bounds themselves are allowed.
func TestEachSideOfACardHasBounds(t *testing.T) {
	for _, size := range [][2]int{{30, 30}, {30, 280}, {280, 30}, {280, 280}} {
		if w, h, err := impose.SizeOf(fmt.Sprintf("%dx%d", size[0], size[1])); err != nil || int(w) != size[0]*int(mm) || int(h) != size[1]*int(mm) {
			t.Errorf("%v is %d × %d, %v", size, w, h, err)
		}
	}
	for _, name := range []string{"29.9x88", "63x29.9", "280.1x88", "63x280.1"} {
		if w, h, err := impose.SizeOf(name); err == nil {
			t.Errorf("%q is taken for %d × %d", name, w, h)
		}
	}
}
