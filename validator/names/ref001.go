package names

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref001 finds names of things that do not exist.
func ref001() check.Check {
	return check.Check{
		Code:     "REF001",
		Title:    "an unknown name",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.DomainsFact, parts.Refs, parts.Things},
		Text: "A value names something by its id: a token, a size or colour of crate, a kind of furniture or event card, an edition, a box, " +
			"a hostility level, a piece or panel of the board, another mission of the pack. Nothing has that id. Ids are lower-case; those of the " +
			"rules come from the edition, those of pieces and panels from the mission itself, those of missions, posts and crews from the pack.",
		Before: "setup: aside: [\"data-pda\"]",
		After:  "setup: aside: [\"data-pad\"]",
		Run: func(p *check.Pass) {
			for _, r := range parts.Refs.Of(p) {
				reference(p, r)
			}
			if p.Mission != nil && p.Rules != nil {
				colours(p)
				allocationNames(p)
			}
		},
	}
}

// House is ref001 for a rule set with house rules in it: the rest of it is the program's own.
func House() []check.Check {
	c := ref001()
	c.Run = func(p *check.Pass) {
		for _, r := range refs.Of(p.Subject.Value, p.Where.Has) {
			if p.Where.Has(r.Path) {
				reference(p, r)
			}
		}
	}
	return []check.Check{c}
}

// reference reports a name that none of its domains knows. A name of the unit's own may be among
// what was left out of an incomplete one.
func reference(p *check.Pass, r refs.Ref) {
	var all []string
	for _, domain := range r.Domains {
		if p.Subject.Partial && strings.HasPrefix(domain, "@") || !parts.Knows(p, domain) {
			return
		}
		all = append(all, parts.Domain(p, domain)...)
	}
	knownOr(p, lookUp(p, r), domainWords(r.Domains), r.ID, all, r.Path, strings.TrimSuffix(r.Path, "@key"))
}

// known reports a name that is not among those that exist. An empty name names nothing.
func known(p *check.Pass, what, id string, all []string, paths ...string) {
	knownOr(p, hint{}, what, id, all, paths...)
}

// knownOr is known with a hint where else to look for the name.
func knownOr(p *check.Pass, h hint, what, id string, all []string, paths ...string) {
	if id != "" && !slices.Contains(all, id) { // core
		d := diag.Diagnostic{Summary: fmt.Sprintf("there is no %s %q", what, id), Range: p.First(paths...)}
		if !p.Enough() {
			d.Remedy = h.beside(parts.DidYouMean(id, all), all)
			d.Fix = parts.Renamed(d.Range, id, all)
			otherKind(p, &d, id)
		}
		p.Report(d)
	}
}

// otherKind says what a name stands for that is not of the kind that is asked for.
func otherKind(p *check.Pass, d *diag.Diagnostic, id string) {
	if p.Mission == nil {
		return
	}
	for _, t := range parts.Things.Of(p) {
		if t.ID == id {
			d.Summary += ": that is " + article(t)
			d.Related = append(d.Related, diag.Related{Range: p.First(t.Path+".id", t.Path+"@key", t.Path), Text: "what is called so"})
			return
		}
	}
}

// colours looks at the colours of crates; a piece of unknown size or kind has no place on the board,
// which the compiler reports.
func colours(p *check.Pass) {
	for _, f := range p.Mission.Floors() {
		for _, c := range f.Board.Crates {
			if size := check.Find(p.Rules.Crates, c.Size, parts.CrateSizeID); size != nil {
				path := f.Path + ".crates." + c.ID
				known(p, "colour of "+c.Size+" crates", c.Colour, size.Colours, path+".colour", path)
			}
		}
	}
}

// allocationNames looks at the names in the search and event allocations, which are written in
// another shape than the model's.
func allocationNames(p *check.Pass) {
	s := p.Mission.Setup
	sizes := parts.Names(p.Rules.TokenSizes, parts.TokenSizeID)
	for _, a := range s.Allocation {
		path := "setup.search." + a.Crate
		known(p, "crate size", a.Crate, parts.Names(p.Rules.Crates, parts.CrateSizeID), path+"@key")
		for _, c := range a.Tokens {
			known(p, "token size", c.Size, sizes, path+"."+c.Size+"@key")
		}
	}
	for _, c := range s.Rare {
		known(p, "token size", c.Size, sizes, "setup.search.rare."+c.Size+"@key")
	}
	kinds := parts.Names(p.Rules.Cards, parts.CardKindID)
	for _, e := range s.Events {
		known(p, "kind of event card", e.Kind, kinds, "setup.events."+e.Kind+"@key")
	}
	for i, v := range p.Mission.Variations {
		for _, e := range v.Events {
			known(p, "kind of event card", e.Kind, kinds, fmt.Sprintf("variations.%d.events.%s@key", i, e.Kind))
		}
	}
}
