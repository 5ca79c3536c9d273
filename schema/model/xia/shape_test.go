package xia

import "testing"

// seed 001:503-514: an outfit takes a hold space for each section, may be turned, and has to fit.
func TestOutfitsInAHold(t *testing.T) {
	square, bar, hook := Shape{"U#", "U#"}, Shape{"UU##"}, Shape{"UU", "#."}
	for name, test := range map[string]struct {
		hold    Shape
		outfits []Shape
		want    bool
	}{
		"nothing":                       {Shape{"#"}, nil, true},
		"one that fills it":             {Shape{"##", "##"}, []Shape{square}, true},
		"a bar turned upright":          {Shape{"#", "#", "#", "#"}, []Shape{bar}, true},
		"a bar in a square":             {Shape{"##", "##"}, []Shape{bar}, false},
		"too much in all":               {Shape{"####"}, []Shape{bar, bar}, false},
		"room enough, but not in shape": {Shape{"###.", ".###"}, []Shape{square, {"U"}}, true},
		"a square where no square is":   {Shape{"#.#.", "####"}, []Shape{square}, false},
		"two hooks make a block":        {Shape{"###", "###"}, []Shape{hook, hook}, true},
		"the first must move over":      {Shape{"#####"}, []Shape{{"U"}, bar}, true},
		"an outfit without sections":    {Shape{"##"}, []Shape{{"."}}, false},
	} {
		if got := test.hold.Holds(test.outfits...); got != test.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// A mirror image is another outfit: outfits lie face up.
func TestOutfitsAreNotTurnedOver(t *testing.T) {
	left, right := Shape{"##.", ".##"}, Shape{".##", "##."}
	if !left.Holds(left) || left.Holds(right) {
		t.Error("a shape fits into its mirror image")
	}
}

// Even a hold that is full of small pieces that cannot fit is settled at once.
func TestPackingIsQuick(t *testing.T) {
	hold := Shape{"######", "######", "######", "#####."}
	var many []Shape
	for range 12 {
		many = append(many, Shape{"##"})
	}
	if hold.Holds(many...) {
		t.Error("twelve pairs in 23 spaces")
	}
	if !hold.Holds(many[1:]...) {
		t.Error("eleven pairs do not fit into 23 spaces")
	}
}
