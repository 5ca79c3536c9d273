package play

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
)

// TestTokensLieWhereTheSetUpHasThem: what lies at a place lies on its floor, and not in a piece that is not there.
func TestTokensLieWhereTheSetUpHasThem(t *testing.T) {
	x := rulesOf(t, "hold-out", 2)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for i := range x.tokens {
		switch k := g.Tokens[i]; {
		case k.Where == InPiece && (k.At < 0 || int(k.At) >= len(x.Field.Pieces)):
			t.Errorf("%s lies in piece %d", x.TokenID(int16(i)), k.At)
		case k.Where == OnFloor && slices.Contains(x.zones["mast-hall"], field.Cell(k.At)) && k.Flags.has(FaceDown):
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d tokens lie face down in the hall; the mission draws 2", found)
	}
}
