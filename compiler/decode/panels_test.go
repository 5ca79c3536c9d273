package decode

import "testing"

func TestPanelKeys(t *testing.T) {
	for key, want := range map[string]string{
		"8,0-8,4": "8,0-8,4", "0.50,1.25--1,2": "0.5,1.25--1,2", "-0.5,-1--2,-3": "-0.5,-1--2,-3",
	} {
		a, b, ok := parsePanelKey(key)
		if have := panelName(a, b); !ok || have != want {
			t.Errorf("%s: %q", key, have)
		}
	}
	if _, _, ok := parsePanelKey("8,0"); ok {
		t.Error("half a key was accepted")
	}
}
