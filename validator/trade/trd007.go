package trade

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// trd007 finds prices by die that leave results out or count them twice.
func trd007() check.Check {
	return check.Check{
		Code:     "TRD007",
		Title:    "a rolled price with gaps",
		Severity: diag.Error,
		Text: "A price by die has a band for every number that the die can show. This one has none for some number, so nobody knows the price; " +
			"or two bands for one number, or a band of numbers that the die never shows, which are warnings.",
		Before: "roll: {die: \"chance\", bands: [{from: 1, to: 3, ua: 1}, {from: 5, to: 6, ua: 4}]}",
		After:  "roll: {die: \"chance\", bands: [{from: 1, to: 4, ua: 1}, {from: 5, to: 6, ua: 4}]}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok {
				return
			}
			for _, l := range post.Prices {
				if l.Roll == nil {
					continue
				}
				for _, d := range bandFaults(p, l, parts.Shows(p, l.Roll.Die)) {
					if d.Summary != "" { // core
						p.Report(d)
					}
				}
			}
		},
	}
}

// bandFaults are what is wrong with the bands of a price by die that shows some numbers.
func bandFaults(p *check.Pass, l model.PriceLine, faces []int) []diag.Diagnostic {
	if len(faces) == 0 {
		return nil // nobody knows the die
	}
	path := "prices." + l.ID + ".roll.bands"
	reasons := []string{fmt.Sprintf("the die %s shows %s", l.Roll.Die, parts.Numerals(faces))}
	var out []diag.Diagnostic
	var gaps []int
	for _, n := range faces {
		switch in := bandsOf(l.Roll.Bands, n); {
		case len(in) == 0:
			gaps = append(gaps, n)
		case len(in) > 1:
			out = append(out, diag.Diagnostic{
				Severity: diag.Warning,
				Summary:  fmt.Sprintf("price %s has %d bands for a %d", l.ID, len(in), n),
				Remedy:   "let each number lie in one band",
				Range:    p.First(fmt.Sprintf("%s.%d", path, in[1]), path),
				Reasons:  reasons,
			})
		}
	}
	for i, b := range l.Roll.Bands {
		if !slices.ContainsFunc(faces, func(n int) bool { return b.From <= n && n <= b.To }) {
			out = append(out, diag.Diagnostic{
				Severity: diag.Warning,
				Summary:  fmt.Sprintf("price %s has a band for %d to %d, which the die %s never shows", l.ID, b.From, b.To, l.Roll.Die),
				Remedy:   fmt.Sprintf("choose numbers from %d to %d, the lower one in from", faces[0], faces[len(faces)-1]),
				Range:    p.First(fmt.Sprintf("%s.%d", path, i), path),
				Reasons:  reasons,
			})
		}
	}
	if len(gaps) > 0 {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("price %s says nothing for a roll of %s", l.ID, parts.Numerals(gaps)),
			Remedy:  "let the bands cover every number of the die",
			Range:   p.Where.At(path),
			Reasons: append(reasons, fmt.Sprintf("without a band: %s", parts.Numerals(gaps))),
		})
	}
	return out
}

// bandsOf are the places in a list of the bands that hold a number.
func bandsOf(bands []model.PriceBand, n int) []int {
	var in []int
	for i, b := range bands {
		if b.From <= n && n <= b.To {
			in = append(in, i)
		}
	}
	return in
}
