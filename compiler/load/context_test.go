package load

import (
	"fmt"
	"testing"
)

// A context knows the packages that a pack may import, and none that reaches outside.
func TestContextKnowsWhatPacksMayImport(t *testing.T) {
	uses := map[string]string{
		"list": "list.Sum([1, 2])", "math": "math.Pi", "math/bits": "bits.Len(4)", "path": `path.Base("a/b")`,
		"regexp": `regexp.Match("a", "a")`, "strconv": `strconv.Atoi("4")`, "strings": `strings.ToUpper("a")`,
		"struct": "struct.MaxFields(4)", "time": "time.Second",
	}
	for _, p := range Builtins {
		if uses[p] == "" {
			t.Errorf("no use of %q is tried", p)
			continue
		}
		if err := NewContext().CompileString(fmt.Sprintf("import %q\nx: %s", p, uses[p])).Err(); err != nil {
			t.Errorf("%s: %v", p, err)
		}
	}
	for p, use := range map[string]string{"tool/exec": "exec.Run", "tool/http": "http.Get", "encoding/json": "json.Marshal(1)", "net": "net.IPv4"} {
		if NewContext().CompileString(fmt.Sprintf("import %q\nx: %s", p, use)).Err() == nil {
			t.Errorf("%s is known", p)
		}
	}
}
