package values

import (
	"strings"
	"testing"
)

// A terminal gets rows that fit it, a file or pipe gets every text in full.
func TestOnlyTerminalsCutTexts(t *testing.T) {
	long := strings.Repeat("long ", 40)
	for _, c := range []struct {
		terminal bool
		want     string
	}{
		{true, "text  long long long lo…  default\n"},
		{false, "text  " + long + "  default\n"},
	} {
		table := Table{Width: 33, Cut: c.terminal}
		var b strings.Builder
		table.row(&b, Line{Path: "text", Value: long}, "default", len("text"))
		if b.String() != c.want {
			t.Errorf("terminal %v: %q", c.terminal, b.String())
		}
	}
}
