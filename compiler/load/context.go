package load

import (
	"cuelang.org/go/cue"

	// What a pack may import: the packages of CUE that only compute, as Builtins lists them.
	_ "cuelang.org/go/pkg/list"
	_ "cuelang.org/go/pkg/math"
	_ "cuelang.org/go/pkg/math/bits"
	_ "cuelang.org/go/pkg/path"
	_ "cuelang.org/go/pkg/regexp"
	_ "cuelang.org/go/pkg/strconv"
	_ "cuelang.org/go/pkg/strings"
	_ "cuelang.org/go/pkg/struct"
	_ "cuelang.org/go/pkg/time"
)

// NewContext is a fresh context that knows the packages of CUE that a pack may import, and no other.
//
// The package that CUE offers for it, cuecontext, links all of CUE's packages with it: those that run programs, speak
// HTTP, embed files and read a dozen formats. None of them is for missions, and they are a fifth of the program: a
// check took 5 MB more for them. A runtime is the older name of a context, and differs in nothing else.
func NewContext() *cue.Context {
	r := new(cue.Runtime)
	if _, err := r.Compile("", ""); err != nil { // makes it ready
		panic(err)
	}
	return (*cue.Context)(r)
}
