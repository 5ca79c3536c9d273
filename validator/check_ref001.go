package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// ref001 finds names of things that do not exist.
func ref001() Check {
	return Check{
		Code:     "REF001",
		Title:    "an unknown name",
		Severity: diag.Error,
		Text: "A value names something by its id: a token, a size or colour of crate, a kind of furniture or event card, an edition, a box, " +
			"a hostility level, a piece or panel of the board, another mission of the pack. Nothing has that id. Ids are lower-case; those of the " +
			"rules come from the edition, those of pieces and panels from the mission itself, those of missions, posts and crews from the pack.",
		Before: "setup: aside: [\"data-pda\"]",
		After:  "setup: aside: [\"data-pad\"]",
		Run: func(p *Pass) {
			for _, r := range refs.Of(p.Subject.Value, p.isWritten) {
				r.Path = written(r.Path)
				p.reference(r)
			}
			if p.Mission != nil && p.Rules != nil {
				p.colours()
				p.allocationNames()
			}
		},
	}
}

// houseNames is ref001 for a rule set with house rules in it: the rest of it is the program's own.
func houseNames() []Check {
	c := ref001()
	c.Run = func(p *Pass) {
		for _, r := range refs.Of(p.Subject.Value, p.Where.Has) {
			if p.Where.Has(r.Path) {
				p.reference(r)
			}
		}
	}
	return []Check{c}
}

// reference reports a name that none of its domains knows. A name of the unit's own may be among
// what was left out of an incomplete one.
func (p *Pass) reference(r refs.Ref) {
	var all []string
	for _, domain := range r.Domains {
		if p.Subject.Partial && strings.HasPrefix(domain, "@") || !p.knows(domain) {
			return
		}
		all = append(all, p.domain(domain)...)
	}
	p.knownOr(p.lookUp(r), domainWords(r.Domains), r.ID, all, r.Path, strings.TrimSuffix(r.Path, "@key"))
}

// knows reports whether the names of a domain are at hand: those of rules need a rule set, those of
// other units their list.
func (p *Pass) knows(domain string) bool {
	switch domain[0] {
	case '@', '=':
		return true
	case '+':
		return p.Subject.Siblings != nil
	}
	return p.Subject.RuleSet != nil
}

// domainsFact is the names that have been asked for, by domain.
var domainsFact = NewFact("domains", func(*Pass) map[string][]string { return map[string][]string{} })

// domain lists the names of a domain of package refs.
func (p *Pass) domain(domain string) []string {
	known := domainsFact.Of(p)
	if names, ok := known[domain]; ok {
		return names
	}
	var names []string
	switch domain[0] {
	case '=':
		names = []string{domain[1:]}
	case '+':
		names = p.Subject.units(domain[1:])
	case '@':
		names = p.own(domain[1:])
	default:
		names, _ = refs.InRuleSet(p.Subject.RuleSet, domain) // a test resolves every domain there is
	}
	known[domain] = names
	return names
}

// own lists the names of a family of the unit itself: the things of a mission, or the list that is
// called so in another unit.
func (p *Pass) own(family string) []string {
	if p.Mission != nil {
		return p.ids(families(family)...)
	}
	names, _ := refs.InRuleSet(p.Subject.Value, family+"s") // a test resolves every domain there is
	return names
}

// units lists the units of a kind in the pack.
func (s *Subject) units(kind string) []string {
	var names []string
	for _, u := range s.Siblings {
		if u.Kind == kind {
			names = append(names, u.ID)
		}
	}
	return names
}

// known reports a name that is not among those that exist. An empty name names nothing.
func (p *Pass) known(what, id string, all []string, paths ...string) {
	p.knownOr(hint{}, what, id, all, paths...)
}

// knownOr is known with a hint where else to look for the name.
func (p *Pass) knownOr(h hint, what, id string, all []string, paths ...string) {
	if id != "" && !slices.Contains(all, id) { // core
		d := diag.Diagnostic{Summary: fmt.Sprintf("there is no %s %q", what, id), Range: p.first(paths...)}
		if !p.enough() {
			d.Remedy = h.beside(didYouMean(id, all), all)
			d.Fix = renamed(d.Range, id, all)
			p.otherKind(&d, id)
		}
		p.Report(d)
	}
}

// otherKind says what a name stands for that is not of the kind that is asked for.
func (p *Pass) otherKind(d *diag.Diagnostic, id string) {
	if p.Mission == nil {
		return
	}
	for _, t := range p.things() {
		if t.id == id {
			d.Summary += ": that is " + article(t)
			d.Related = append(d.Related, diag.Related{Range: p.first(t.path+".id", t.path+"@key", t.path), Text: "what is called so"})
			return
		}
	}
}

// colours looks at the colours of crates; a piece of unknown size or kind has no place on the board,
// which the compiler reports.
func (p *Pass) colours() {
	for _, f := range p.Mission.Floors() {
		for _, c := range f.Board.Crates {
			if size := find(p.Rules.Crates, c.Size, crateSizeID); size != nil {
				path := f.Path + ".crates." + c.ID
				p.known("colour of "+c.Size+" crates", c.Colour, size.Colours, path+".colour", path)
			}
		}
	}
}

// allocationNames looks at the names in the search and event allocations, which are written in
// another shape than the model's.
func (p *Pass) allocationNames() {
	s := p.Mission.Setup
	sizes := names(p.Rules.TokenSizes, tokenSizeID)
	for _, a := range s.Allocation {
		path := "setup.search." + a.Crate
		p.known("crate size", a.Crate, names(p.Rules.Crates, crateSizeID), path+"@key")
		for _, c := range a.Tokens {
			p.known("token size", c.Size, sizes, path+"."+c.Size+"@key")
		}
	}
	for _, c := range s.Rare {
		p.known("token size", c.Size, sizes, "setup.search.rare."+c.Size+"@key")
	}
	kinds := names(p.Rules.Cards, cardKindID)
	for _, e := range s.Events {
		p.known("kind of event card", e.Kind, kinds, "setup.events."+e.Kind+"@key")
	}
	for i, v := range p.Mission.Variations {
		for _, e := range v.Events {
			p.known("kind of event card", e.Kind, kinds, fmt.Sprintf("variations.%d.events.%s@key", i, e.Kind))
		}
	}
}

// ids are the names of the things of some families.
func (p *Pass) ids(families ...family) []string {
	if p.Mission == nil {
		return nil
	}
	var out []string
	for _, t := range p.things() {
		if slices.Contains(families, t.family) {
			out = append(out, t.id)
		}
	}
	return out
}
