package script

import "testing"

// A number that was wanted as a change says so, with what it was, what it should have become and what has changed; one that was
// wanted as it is does not.
func TestAWantedChangeIsSaid(t *testing.T) {
	for _, x := range []struct {
		wanted, found, before any
		held                  bool
		says                  string
	}{
		{"-2", 3, 4, false, "wanted a change of -2, from 4 to 2, found -1, from 4 to 3"},
		{"-2", 3, 5, true, "wanted a change of -2, from 5 to 3, found -2, from 5 to 3"},
		{"+1", 4, 4, false, "wanted a change of +1, from 4 to 5, found no change: it is 4, as at the beginning"},
		{map[string]any{"oneOf": []any{"+1", "+2"}}, 4, 5, false, `wanted a change of {"oneOf":["+1","+2"]}, found -1, from 5 to 4`},
		{"+1", "open", "shut", false, `wanted a change of "+1", and it was "shut" at the beginning and is "open" now`},
		{2.0, 3, 4, false, "wanted 2, found 3"},
		{"open", "shut", "shut", false, `wanted "open", found "shut"`},
		{"-", "shut", "shut", false, `wanted "-", found "shut"`},
	} {
		f := found("pegs", x.wanted, x.found, x.before)
		if f.Held != x.held || f.Says() != x.says {
			t.Errorf("of %v, %v, %v: %v, %q", x.wanted, x.found, x.before, f.Held, f.Says())
		}
	}
}
