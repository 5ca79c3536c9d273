package compare

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/changes"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// Pair is a unit before and now; one of them is nil where it has come or is gone.
type Pair struct{ Before, Now *compiler.Unit }

// Name is how the unit is called, such as "mission salvage-run".
func (p Pair) Name() string {
	u := p.either()
	return english.Spelled(u.Kind) + " " + u.ID
}

// Title is the unit's title as it is now.
func (p Pair) Title() string { return p.either().Title }

func (p Pair) either() *compiler.Unit {
	if p.Now != nil {
		return p.Now
	}
	return p.Before
}

// Match finds the units that are the same ones before and now: those of one kind with one id, and where that leaves one of
// a kind on either side, these two, as it may have been given another id.
func Match(before, now []*compiler.Unit) []Pair {
	var pairs []Pair
	var left []*compiler.Unit
	rest := slices.Clone(now)
	for _, b := range before {
		i := slices.IndexFunc(rest, func(n *compiler.Unit) bool { return n.Kind == b.Kind && n.ID == b.ID })
		if i < 0 {
			left = append(left, b)
			continue
		}
		pairs = append(pairs, Pair{b, rest[i]})
		rest = slices.Delete(rest, i, i+1)
	}
	for _, b := range left {
		same := func(u *compiler.Unit) bool { return u.Kind == b.Kind }
		if i := slices.IndexFunc(rest, same); i >= 0 && only(left, same) && only(rest, same) {
			pairs = append(pairs, Pair{b, rest[i]})
			rest = slices.Delete(rest, i, i+1)
		} else {
			pairs = append(pairs, Pair{Before: b})
		}
	}
	for _, n := range rest {
		pairs = append(pairs, Pair{Now: n})
	}
	slices.SortStableFunc(pairs, func(a, b Pair) int { return cmp.Compare(a.Name(), b.Name()) })
	return pairs
}

func only(list []*compiler.Unit, fits func(*compiler.Unit) bool) bool {
	i := slices.IndexFunc(list, fits)
	return i >= 0 && !slices.ContainsFunc(list[i+1:], fits)
}

// Of is what is different in a unit, in the order of the model.
func Of(p Pair) []changes.Change {
	switch {
	case p.Before == nil:
		return []changes.Change{{Sort: changes.Added, Unit: p.Name(), Subject: p.whole(), Text: p.whole() + " is new."}}
	case p.Now == nil:
		return []changes.Change{{Sort: changes.Gone, Unit: p.Name(), Subject: p.whole(), Text: p.whole() + " is gone."}}
	}
	w := newWalk(p)
	w.all()
	for i := range w.found {
		c := &w.found[i]
		c.Unit = p.Name()
		c.Subject, c.Text = diag.Visible(c.Subject), diag.Visible(c.Text)
		c.Before, c.After = diag.Visible(c.Before), diag.Visible(c.After)
	}
	return w.found
}

// whole is the unit as a subject.
func (p Pair) whole() string {
	u := p.either()
	return fmt.Sprintf("The %s %s", english.Spelled(u.Kind), english.Quoted(cmp.Or(u.Title, u.ID)))
}
