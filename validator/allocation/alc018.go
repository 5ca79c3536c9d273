package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc018 finds boards with fewer pieces to search than crews.
func alc018() check.Check {
	return check.Check{
		Code:     "ALC018",
		Title:    "fewer pieces to search than crews",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Tokens},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:262-266, 966-976
		Text: "Crates and other pieces that hold tokens are what crews come for. With fewer of them than crews somebody " +
			"goes home with empty hands, however well they play. Two crews may fight over one piece on purpose, so this " +
			"looks at three crews and more; a board with nothing to search at all is about something else.",
		Before: "players: {min: 1, max: 4}\nboard: crates: {s1: size: \"small\", l1: size: \"large\"}",
		After:  "players: {min: 1, max: 2}\nboard: crates: {s1: size: \"small\", l1: size: \"large\"}",
		Run: func(p *check.Pass) {
			var full []dealing.Holder
			for _, h := range stock.StockOf(p).Holders {
				if h.Path != "" && h.Tokens() > 0 && h.Searchable() {
					full = append(full, h)
				}
			}
			if n := len(full); n > 0 && n < p.Players && p.Players >= manyCrews { // core
				p.Report(fewPieces(p, full))
			}
		},
	}
}

func fewPieces(p *check.Pass, full []dealing.Holder) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s with something in it for %d crews", english.Count(len(full), "piece"), p.Players),
		Remedy:  fmt.Sprintf("put %d more on the board, or set players.max to %d", p.Players-len(full), max(len(full), manyCrews-1)),
		Range:   p.First("players.max", "players"),
		Place:   holderPlace(p, full[0]),
		Label:   fmt.Sprintf("up to %d", p.Subject.Mission.Players.Max),
	}
	for _, h := range full {
		d.Marks = append(d.Marks, stock.BoxMark(h.Floor.ID, h.At, "to be searched"))
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s holds %s", h.ID, english.Count(h.Tokens(), "token")))
	}
	if len(p.Subject.Mission.Variations) == 0 {
		d.Fix = stock.Write(p, "players.max", max(len(full), manyCrews-1))
	}
	return d
}
