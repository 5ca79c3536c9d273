package wire

import (
	"reflect"
	"strings"
	"testing"
)

type before struct {
	Op  string `json:"op"`
	Own []*before
}

type after struct {
	Op  string `json:"op"`
	New int    `json:"new"`
	Own []*after
}

func written(t reflect.Type) string {
	var b strings.Builder
	shape(&b, t, map[reflect.Type]bool{})
	return b.String()
}

// A field more is another shape, a type that holds itself comes to an end, and the same is the same.
func TestShapeFollowsFields(t *testing.T) {
	old, grown := written(reflect.TypeFor[before]()), written(reflect.TypeFor[after]())
	if strings.ReplaceAll(grown, "after", "before") == old || !strings.Contains(grown, "New") {
		t.Errorf("a new field does not show:\n%s\n%s", old, grown)
	}
	if Version() != Version() || len(Version()) != 16 {
		t.Errorf("no stable version: %s", Version())
	}
}

// What a mission and a view hold is part of what is said.
func TestShapeGoesDown(t *testing.T) {
	all := written(reflect.TypeFor[Request]()) + written(reflect.TypeFor[Response]())
	for _, field := range []string{"Hostility", "Pegs", "Chart", "Kept"} {
		if !strings.Contains(all, field) {
			t.Errorf("%s is not part of the shape", field)
		}
	}
}
