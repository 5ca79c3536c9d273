package theme

import (
	"fmt"
	"math"
	"strconv"
)

// numbers reads what a command takes.
func (r *reader) numbers(verb byte) ([]float64, error) {
	out := make([]float64, counts[verb])
	for i := range out {
		r.skip()
		var err error
		if verb == 'A' && (i == 3 || i == 4) {
			out[i], err = r.flag()
		} else {
			out[i], err = r.number()
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// flag is a single 0 or 1, which may stand close to the next number.
func (r *reader) flag() (float64, error) {
	if r.pos < len(r.text) && (r.text[r.pos] == '0' || r.text[r.pos] == '1') {
		r.pos++
		return float64(r.text[r.pos-1] - '0'), nil
	}
	return 0, r.fault("an arc's fourth and fifth numbers are 0 or 1")
}

func (r *reader) number() (float64, error) {
	from := r.pos
	at := func(set string) bool {
		for i := range len(set) {
			if r.pos < len(r.text) && r.text[r.pos] == set[i] {
				return true
			}
		}
		return false
	}
	digits := func() {
		for at("0123456789") {
			r.pos++
		}
	}
	if at("+-") {
		r.pos++
	}
	digits()
	if at(".") {
		r.pos++
		digits()
	}
	if at("eE") && r.pos > from {
		r.pos++
		if at("+-") {
			r.pos++
		}
		digits()
	}
	v, err := strconv.ParseFloat(r.text[from:r.pos], 64)
	if err != nil || math.Abs(v) > maxNumber {
		r.pos = from
		if err == nil {
			return 0, r.fault(fmt.Sprintf("a number beyond %d", maxNumber))
		}
		return 0, r.fault("a number is missing here")
	}
	return v, nil
}
