package explain

import (
	"strings"

	"cuelang.org/go/cue"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Sweep reports what the walk has not seen: errors in values that no field of the schema holds,
// such as the author's own hidden fields.
func (w *Walker) Sweep(v cue.Value, root diag.Range) {
	opts := []cue.Option{cue.All()}
	if len(w.Told) == 0 && len(w.Blamed) == 0 {
		opts = append(opts, cue.Concrete(true), cue.Final())
	}
	for _, e := range cueerrors.Errors(v.Validate(opts...)) {
		if p := joinErr(e.Path()); !w.covered(p) && !w.follows(e) {
			at, ok := w.AuthorPos(e)
			if !ok {
				at = w.Index.At(p)
			}
			if !at.Valid() {
				at = root
			}
			w.other(e, []string{p}, at)
		}
	}
}

// follows reports whether an error comes of another that was told: what fields a block may have is not
// known while the field that selects them is wrong.
func (w *Walker) follows(e cueerrors.Error) bool {
	return len(w.Told) > 0 && strings.Contains(e.Error(), "field not allowed")
}

// covered reports whether a path, or one inside or around it, was told of.
func (w *Walker) covered(path string) bool {
	for p := range w.Told {
		if p == path || strings.HasPrefix(p, path+".") || strings.HasPrefix(path, p+".") {
			return true
		}
	}
	return false
}
