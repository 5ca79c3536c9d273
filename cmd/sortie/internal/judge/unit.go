package judge

import (
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// Judge looks at units, several at a time. The fonts that one unit was proofread with go on to the next: units of a
// pack have most of their words in common, and a font set remembers how it has set a word.
type Judge struct {
	guard *compiler.Guard

	lock  sync.Mutex
	fonts []*layout.Set // that no unit is being proofread with
}

// New is a judge of a pack's units; without a guard they may take as long as they like.
func New(guard *compiler.Guard) *Judge { return &Judge{guard: guard} }

// Unit asks the rules about a unit and, if it is sound so far, the printer, who alone knows
// what does not fit and what the fonts lack.
func (j *Judge) Unit(u *compiler.Unit) ([]diag.Diagnostic, error) {
	end := j.guard.Begin(u.Dir)
	defer end()
	found := validator.Run(SubjectOf(u))
	if u.RuleSet == nil || u.Value == nil || u.Failed {
		return found, nil
	}
	printed, err := j.proofread(u)
	return append(found, printed...), err
}

// proofread finds what a unit's pages will not show as it was written.
func (j *Judge) proofread(u *compiler.Unit) ([]diag.Diagnostic, error) {
	p, err := render.New(u, render.Options{Fonts: j.take()})
	if err != nil {
		return nil, err
	}
	if render.ThemeOf(u) == nil {
		defer j.giveBack(p.Job.Fonts)
	}
	return preflight.Check(p.Job, games.Products(), u.Where), nil
}

// take is a font set that has been used before, or nil.
func (j *Judge) take() *layout.Set {
	j.lock.Lock()
	defer j.lock.Unlock()
	if len(j.fonts) == 0 {
		return nil
	}
	last := len(j.fonts) - 1
	set := j.fonts[last]
	j.fonts = j.fonts[:last]
	return set
}

func (j *Judge) giveBack(set *layout.Set) {
	j.lock.Lock()
	defer j.lock.Unlock()
	j.fonts = append(j.fonts, set)
}
