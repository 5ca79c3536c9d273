package kinds

// Move is how far an effect moves the number of a cell, and which way: by an amount, by one that lies between two, or to
// a value. The zero Move leaves it where it is.
type Move struct {
	Low, High int    // the least and the most that is added, or the value
	Sets      bool   // it comes to stand there, wherever it stood
	Field     string // of the effect that says how far, as packs write it
}

// moving is the move to a value that a field says, or where there is none by the amount of the field "add".
func moving(add int, field string, value *int) Move {
	if value != nil {
		return Move{Low: *value, High: *value, Sets: true, Field: field}
	}
	return adding("add", add)
}

// adding is the move by an amount that a field says.
func adding(field string, n int) Move { return Move{Low: n, High: n, Field: field} }

// perHit is a move that counts once for each success of a roll, of which there may be any number.
func (m Move) perHit() Move {
	switch {
	case m.Sets:
	case m.High > 0:
		m.High = Endless
	case m.Low < 0:
		m.Low = -Endless
	}
	return m
}

// Exact reports whether only one amount or value is meant.
func (m Move) Exact() bool { return m.Low == m.High }

// Rise is the most that it goes up, wherever it stood.
func (m Move) Rise() int {
	if m.Sets {
		return Endless
	}
	return max(m.High, 0)
}

// Fall is the most that it goes down, wherever it stood.
func (m Move) Fall() int {
	if m.Sets {
		return Endless
	}
	return max(-m.Low, 0)
}

// Goes reports whether it may go up, for 1, or down, for -1.
func (m Move) Goes(way int) bool {
	if way > 0 {
		return m.Rise() > 0
	}
	return m.Fall() > 0
}

// Least is the value that it is set to, or how far it goes in any case, whichever way; 0 where it may stay.
func (m Move) Least() int {
	if m.Sets {
		return m.Low
	}
	return max(m.Low, -m.High, 0)
}

// From is where it comes to stand, from a value.
func (m Move) From(n int) Span {
	if m.Sets {
		return Span{m.Low, m.High}
	}
	return Span{n + m.Low, n + m.High}
}
