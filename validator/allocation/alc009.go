package allocation

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc009 finds pieces that are to hold more, or larger, tokens than go into them.
func alc009() check.Check {
	return check.Check{
		Code:     "ALC009",
		Title:    "a piece is to hold more or larger tokens than fit",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens},
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:624-626, 002:7502-7503, 7557-7558
		Text: "Some pieces hold only so many tokens: the rules of the edition say how many. And a token that is " +
			"longer than the piece from corner to corner does not go in at any angle, such as a large token into a " +
			"small crate. The lids must close: deal fewer or smaller tokens, or use a roomier piece.",
		Before: "setup: search: ark: {small: 4, nano: 1} // an ark holds 4",
		After:  "setup: search: ark: {small: 3, nano: 1}",
		Run: func(p *check.Pass) {
			var all []overfull
			for _, h := range stock.StockOf(p).Holders {
				if h.Path != "" {
					all = overfullOf(p, all, h)
				}
			}
			for _, o := range all {
				if len(o.pieces) > 0 { // core
					p.Report(overfullFinding(p, o))
				}
			}
		},
	}
}

// overfull is one cause why tokens do not fit: a line of the source, and the pieces that it is about.
type overfull struct {
	path    string
	summary string
	remedy  string
	reasons []string
	fix     *diag.Fix
	pieces  []dealing.Holder
}

// overfullOf adds what is wrong with a piece to the causes, and the piece to one that is there already.
func overfullOf(p *check.Pass, all []overfull, h dealing.Holder) []overfull {
	for _, c := range h.Dealt {
		if s := check.Find(p.Rules.TokenSizes, c.Size, parts.TokenSizeID); s != nil && !h.Fits(*s) {
			all = joinPiece(all, tooLarge(p, h, *s, dealPath(p, h)+"."+s.ID), h)
		}
	}
	for _, x := range laidIn(p, h) {
		if s, _ := sizeOf(p, x.Token); s != nil && !h.Fits(*s) {
			all = joinPiece(all, tooLarge(p, h, *s, x.Path), h)
		}
	}
	if most := h.Holds(); most > 0 && h.Tokens() > most {
		all = joinPiece(all, tooMany(p, h, most), h)
	}
	return all
}

// joinPiece adds a piece to the cause at the same place of the source.
func joinPiece(all []overfull, o overfull, h dealing.Holder) []overfull {
	for i := range all {
		if all[i].path == o.path && all[i].summary == o.summary {
			all[i].pieces = append(all[i].pieces, h)
			return all
		}
	}
	o.pieces = []dealing.Holder{h}
	return append(all, o)
}

// tooLarge is the cause of a token that is too long for a piece.
func tooLarge(p *check.Pass, h dealing.Holder, s model.TokenSize, path string) overfull {
	return overfull{
		path:    path,
		summary: fmt.Sprintf("%s tokens are to go into %s, and do not fit", strings.ToLower(s.Title), sortTitle(p, h)),
		remedy:  "deal smaller tokens, or use a roomier piece",
		reasons: []string{fmt.Sprintf("the token is %s × %s inches, the piece %s × %s: shorter from corner to corner than the token is long", s.Width, s.Height, h.At.Width, h.At.Depth)},
	}
}

// tooMany is the cause of too many tokens in a piece.
func tooMany(p *check.Pass, h dealing.Holder, most int) overfull {
	o := overfull{
		summary: fmt.Sprintf("%s is to hold %s, and holds %d", sortTitle(p, h), english.Count(h.Tokens(), "token"), most),
		remedy:  fmt.Sprintf("put in %d fewer", h.Tokens()-most),
	}
	largest := 0
	for _, c := range h.Dealt {
		o.reasons = append(o.reasons, fmt.Sprintf("%s of size %s dealt", english.Count(c.Count, "token"), c.Size))
		if path := dealPath(p, h) + "." + c.Size; c.Count > largest {
			largest, o.path = c.Count, path
		}
	}
	if len(h.Laid) > 0 {
		o.reasons = append(o.reasons, fmt.Sprintf("%s laid in it besides: %s", english.Count(len(h.Laid), "token"), english.And(h.Laid)))
	}
	if over := h.Tokens() - most; largest >= over && o.path != "" {
		o.fix = stock.Write(p, o.path, largest-over)
	}
	if laid := laidIn(p, h); o.path == "" && len(laid) > 0 {
		o.path = laid[min(most, len(laid)-1)].Path
	}
	return o
}

func overfullFinding(p *check.Pass, o overfull) diag.Diagnostic {
	first := o.pieces[0]
	d := diag.Diagnostic{
		Summary: o.summary, Remedy: o.remedy, Reasons: o.reasons, Fix: o.fix,
		Range: p.Where.At(o.path),
		Place: holderPlace(p, first),
		Label: "such as " + first.ID,
	}
	for _, h := range o.pieces {
		d.Marks = append(d.Marks, stock.BoxMark(h.Floor.ID, h.At, "does not hold it"))
	}
	if r := holderRange(p, first); r.Valid() {
		d.Related = []diag.Related{{Range: r, Text: "the piece"}}
	}
	return d
}

// dealPath is where the source says what is dealt into a piece: the last deal that names it, or the row of the
// search table.
func dealPath(p *check.Pass, h dealing.Holder) string {
	if i := ownDeal(p, h.ID); h.Own && i >= 0 {
		return fmt.Sprintf("setup.deals.%d.tokens", i)
	}
	return "setup.search." + h.Sort
}
