package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc009 finds pieces that are to hold more, or larger, tokens than go into them.
func alc009() Check {
	return Check{
		Code:     "ALC009",
		Title:    "a piece is to hold more or larger tokens than fit",
		Severity: diag.Error,
		Needs:    []Capability{Tokens},
		// seed 000:624-626, 002:7502-7503, 7557-7558
		Text: "Some pieces hold only so many tokens: the rules of the edition say how many. And a token that is " +
			"longer than the piece from corner to corner does not go in at any angle, such as a large token into a " +
			"small crate. The lids must close: deal fewer or smaller tokens, or use a roomier piece.",
		Before: "setup: search: ark: {small: 4, nano: 1} // an ark holds 4",
		After:  "setup: search: ark: {small: 3, nano: 1}",
		Run: func(p *Pass) {
			var all []overfull
			for _, h := range p.stock().holders {
				if h.Path != "" {
					all = p.overfull(all, h)
				}
			}
			for _, o := range all {
				if len(o.pieces) > 0 { // core
					p.Report(p.overfullFinding(o))
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

// overfull adds what is wrong with a piece to the causes, and the piece to one that is there already.
func (p *Pass) overfull(all []overfull, h dealing.Holder) []overfull {
	for _, c := range h.Dealt {
		if s := find(p.Rules.TokenSizes, c.Size, tokenSizeID); s != nil && !h.Fits(*s) {
			all = joinPiece(all, p.tooLarge(h, *s, p.dealPath(h)+"."+s.ID), h)
		}
	}
	for _, x := range p.laidIn(h) {
		if s, _ := p.sizeOf(x.token); s != nil && !h.Fits(*s) {
			all = joinPiece(all, p.tooLarge(h, *s, x.path), h)
		}
	}
	if most := h.Holds(); most > 0 && h.Tokens() > most {
		all = joinPiece(all, p.tooMany(h, most), h)
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
func (p *Pass) tooLarge(h dealing.Holder, s model.TokenSize, path string) overfull {
	return overfull{
		path:    path,
		summary: fmt.Sprintf("%s tokens are to go into %s, and do not fit", strings.ToLower(s.Title), p.sortTitle(h)),
		remedy:  "deal smaller tokens, or use a roomier piece",
		reasons: []string{fmt.Sprintf("the token is %s × %s inches, the piece %s × %s: shorter from corner to corner than the token is long", s.Width, s.Height, h.At.Width, h.At.Depth)},
	}
}

// tooMany is the cause of too many tokens in a piece.
func (p *Pass) tooMany(h dealing.Holder, most int) overfull {
	o := overfull{
		summary: fmt.Sprintf("%s is to hold %s, and holds %d", p.sortTitle(h), english.Count(h.Tokens(), "token"), most),
		remedy:  fmt.Sprintf("put in %d fewer", h.Tokens()-most),
	}
	largest := 0
	for _, c := range h.Dealt {
		o.reasons = append(o.reasons, fmt.Sprintf("%s of size %s dealt", english.Count(c.Count, "token"), c.Size))
		if path := p.dealPath(h) + "." + c.Size; c.Count > largest {
			largest, o.path = c.Count, path
		}
	}
	if len(h.Laid) > 0 {
		o.reasons = append(o.reasons, fmt.Sprintf("%s laid in it besides: %s", english.Count(len(h.Laid), "token"), english.And(h.Laid)))
	}
	if over := h.Tokens() - most; largest >= over && o.path != "" {
		o.fix = p.write(o.path, largest-over)
	}
	if laid := p.laidIn(h); o.path == "" && len(laid) > 0 {
		o.path = laid[min(most, len(laid)-1)].path
	}
	return o
}

func (p *Pass) overfullFinding(o overfull) diag.Diagnostic {
	first := o.pieces[0]
	d := diag.Diagnostic{
		Summary: o.summary, Remedy: o.remedy, Reasons: o.reasons, Fix: o.fix,
		Range: p.Where.At(o.path),
		Place: p.holderPlace(first),
		Label: "such as " + first.ID,
	}
	for _, h := range o.pieces {
		d.Marks = append(d.Marks, boxMark(h.Floor.ID, h.At, "does not hold it"))
	}
	if r := p.holderRange(first); r.Valid() {
		d.Related = []diag.Related{{Range: r, Text: "the piece"}}
	}
	return d
}

// dealPath is where the source says what is dealt into a piece: the last deal that names it, or the row of the
// search table.
func (p *Pass) dealPath(h dealing.Holder) string {
	if i := p.ownDeal(h.ID); h.Own && i >= 0 {
		return fmt.Sprintf("setup.deals.%d.tokens", i)
	}
	return "setup.search." + h.Sort
}

// sortTitle names a sort of piece in a sentence.
func (p *Pass) sortTitle(h dealing.Holder) string {
	if k := find(p.Rules.Crates, h.Sort, crateSizeID); k != nil && h.Crate {
		return withArticle(strings.ToLower(k.Title))
	}
	if k := find(p.Rules.Furniture, h.Sort, func(k *model.FurnitureKind) string { return k.ID }); k != nil {
		return withArticle(strings.ToLower(k.Title))
	}
	return "piece " + h.ID
}

// withArticle is a noun with its indefinite article.
func withArticle(noun string) string {
	if noun != "" && strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}
