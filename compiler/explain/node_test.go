package explain

import (
	"math/big"
	"testing"
)

func TestNumbersAreExact(t *testing.T) {
	for _, c := range []struct {
		mantissa int64
		exponent int
		power    int
		want     int
		ok       bool
	}{
		{35, -1, 2, 350, true}, {1, 0, 2, 100, true}, {125, -2, 2, 125, true}, {1255, -3, 2, 0, false},
		{1000, -3, 0, 1, true}, {-35, -1, 2, -350, true}, {0, 999, 2, 0, true}, {1, 30, 0, 0, false}, {5, -1, 0, 0, false},
	} {
		n := number{mantissa: *big.NewInt(c.mantissa), exponent: c.exponent}
		if have, ok := n.Scaled(c.power); have != c.want || ok != c.ok {
			t.Errorf("%de%d: %d, %v", c.mantissa, c.exponent, have, ok)
		}
	}
}
