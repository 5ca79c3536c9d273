package play

import "testing"

// TestOthersAreNotToldWhatIsFound searches a crate and compares what the two crews are told.
func TestOthersAreNotToldWhatIsFound(t *testing.T) {
	g, err := rulesOf(t, "salvage-run", 2).New(1)
	if err != nil {
		t.Fatal(err)
	}
	who, token := int8(-1), int16(-1)
	for i := range int8(g.Count) {
		if g.Figures[i].Crew == 0 {
			who = i
		}
	}
	for i := range g.Rules.tokens {
		if g.Tokens[i].Where == InPiece {
			token = int16(i)
		}
	}
	if who < 0 || token < 0 {
		t.Fatal("nobody to search, or nothing to find")
	}
	var took Event
	g.Log = func(e Event) {
		if e.Kind == TookToken {
			took = e
		}
	}
	g.carry(who, token)
	if own := g.SeenBy(took, 0); own.C != token || g.Say(own) == g.Say(g.SeenBy(took, 1)) {
		t.Errorf("the crew that found it is told %q", g.Say(own))
	}
	if other := g.SeenBy(took, 1); other.C != Unknown || g.Knows(1, token) {
		t.Errorf("the other crew is told %q", g.Say(other))
	}
	g.show(token)
	if other := g.SeenBy(took, 1); other.C != token {
		t.Errorf("the other crew has seen it, and is told %q", g.Say(other))
	}
}
