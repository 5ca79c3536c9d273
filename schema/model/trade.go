package model

// Shelf is the first shelf of a post that holds a token; nil if none does. What a crew must have to
// use it is not looked at.
func (p Post) Shelf(t TokenKind) *Shelf {
	for i := range p.Stock {
		if p.Stock[i].Goods.Hold(t) {
			return &p.Stock[i]
		}
	}
	return nil
}

// Line is the price line that counts for a deal in a token, such as "sell"; nil if its usual price does.
func (p Post) Line(on string, t TokenKind) *PriceLine {
	for i, l := range p.Prices {
		if l.On == on && (l.Goods == nil || l.Goods.Hold(t)) {
			return &p.Prices[i]
		}
	}
	return nil
}

// Price is what a line makes of the usual price, in UA and never below zero. A price that is rolled for
// is left as it is.
func (l *PriceLine) Price(usual int) int {
	if l == nil {
		return usual
	}
	if l.Set != nil {
		usual = *l.Set
	}
	if l.Percent != nil {
		usual = usual * *l.Percent / 100
	}
	return max(usual+l.Add, 0)
}
