package main

import "testing"

// Something is better when a finding is gone and none of any kind is new.
func TestBetter(t *testing.T) {
	before := tally{"RCH001": 2, "SPN006": 1}
	for name, c := range map[string]struct {
		after tally
		want  bool
	}{
		"one is gone":                     {tally{"RCH001": 1, "SPN006": 1}, true},
		"all are gone":                    {tally{}, true},
		"nothing has changed":             {tally{"RCH001": 2, "SPN006": 1}, false},
		"another came for two":            {tally{"SPN006": 1, "MAP101": 1}, false},
		"one more of what there was":      {tally{"RCH001": 1, "SPN006": 2}, false},
		"a new one although all are gone": {tally{"ALW002": 1}, false},
	} {
		if got := c.after.better(before); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
