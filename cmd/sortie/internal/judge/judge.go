// Package judge says what is wrong with units: it asks the checks and, of what is sound, the proofreader of the pages.
//
// A report is what compiling and judging found. An allow is what an author or a pack lets stand, with the reason; a wish
// is what a pack wants to be shown of its files, and a choice what a reader wants. The handbook explains every code.
package judge

import (
	"errors"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// Report is what came of compiling and checking: the units, and everything found.
type Report struct {
	*compiler.Result
	Waiting int // checks that could not look at a unit that is not whole
}

// Verdict is errFindings if anything found is an error.
func (r *Report) Verdict() error {
	for _, d := range r.Diagnostics {
		if d.Severity == diag.Error {
			return ErrFindings
		}
	}
	return nil
}

// Court judges units, one after the other or side by side. What the pages of all units have in common it makes once.
type Court struct {
	desk     render.Desk
	products []product.Product
}

// NewCourt is a court that has judged nothing yet.
func NewCourt() *Court { return &Court{products: games.Products()} }

// Unit asks the rules about a unit and, if it is sound so far, the printer, who alone knows
// what does not fit and what the fonts lack.
func (c *Court) Unit(u *compiler.Unit, guard *compiler.Guard) ([]diag.Diagnostic, error) {
	end := guard.Begin(u.Dir)
	defer end()
	found := validator.Run(SubjectOf(u))
	if u.RuleSet == nil || u.Value == nil || u.Failed || u.Kind == model.HouseKind || u.Kind == model.EditionKind { // see House
		return found, nil
	}
	printed, err := c.proofread(u)
	return append(found, printed...), err
}

// SubjectOf is a unit as the validator looks at it.
func SubjectOf(u *compiler.Unit) validator.Subject {
	return validator.Subject{
		Value: u.Value, RuleSet: u.RuleSet, Where: u.Where, Partial: u.Failed, Siblings: siblings(u.Siblings),
		Mission: u.Mission, Deck: u.Deck, Rules: u.Rules, Decks: u.Decks, Library: inLibrary,
		Peer: peers(u), Allowed: letStand(u), Languages: u.Languages, Pack: u.Pack,
	}
}

// inLibrary reports whether something of a kind comes with Sortie under an id.
func inLibrary(kind, id string) bool {
	own, err := catalogue.Library()
	return err == nil && slices.ContainsFunc(catalogue.OfKind(own, kind), func(e catalogue.Entry) bool { return e.ID == id })
}

// House asks the same about what a pack plays otherwise.
func (c *Court) House(h compiler.House) ([]diag.Diagnostic, error) {
	p, err := render.NewRules(h.Edition, h.Rules, render.Options{})
	if err != nil {
		return nil, err
	}
	return append(validator.House(h.Rules, h.Where), preflight.House(p.Job, c.products, h.Where)...), nil
}

// proofread finds what a unit's pages will not show as it was written.
func (c *Court) proofread(u *compiler.Unit) ([]diag.Diagnostic, error) {
	job, done, err := c.desk.Proof(u)
	if err != nil {
		return nil, err
	}
	defer done()
	return preflight.Check(job, c.products, u.Where), nil
}

// peers finds other units of the pack as the validator knows them.
func peers(u *compiler.Unit) func(kind, id string) any {
	return func(kind, id string) any {
		if other := u.Peer(kind, id); other != nil {
			return other.Value
		}
		return nil
	}
}

// siblings are the units of a pack as the validator knows them.
func siblings(names []compiler.Name) []validator.Sibling {
	if names == nil {
		return nil
	}
	all := make([]validator.Sibling, len(names))
	for i, n := range names {
		all[i] = validator.Sibling(n)
	}
	return all
}

// OtherDocs explains the codes that are not the validator's.
func OtherDocs() []diag.Doc { return append(compiler.Docs(), preflight.Docs()...) }

// Handbook is the documentation of every code that any part of Sortie reports, in order.
func Handbook() []diag.Doc {
	return validator.Codes(OtherDocs())
}

// MissionUnits are the units that hold a mission.
func (r *Report) MissionUnits() []*compiler.Unit {
	return slices.DeleteFunc(slices.Clone(r.Units), func(u *compiler.Unit) bool { return u.Mission == nil })
}

// Seal takes the fixes from findings in bundles: nobody can edit a file in one.
func (r *Report) Seal(mounts map[string]source.World) {
	for i := range r.Diagnostics {
		for name := range mounts {
			if strings.HasPrefix(r.Diagnostics[i].Range.File, name+"/") {
				r.Diagnostics[i].Fix = nil
			}
		}
	}
}

// ErrFindings says that findings at error level have been shown; nothing more needs saying.
var ErrFindings = errors.New("findings at error level")
