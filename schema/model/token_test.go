package model

import "testing"

func TestOnlyTokensOfTheOrdinaryPoolAreCommon(t *testing.T) {
	for _, c := range []struct {
		name   string
		token  TokenKind
		common bool
	}{
		{"plain", TokenKind{Category: "weapon"}, true},
		{"rare", TokenKind{Category: "weapon", Rare: true}, false},
		{"kept apart", TokenKind{Category: "weapon", Kept: true}, false},
		{"an objective", TokenKind{Category: "objective"}, false},
	} {
		if got := c.token.Common(); got != c.common {
			t.Errorf("a token that is %s: common %v, want %v", c.name, got, c.common)
		}
	}
}
