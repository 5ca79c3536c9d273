package render

import (
	"sync"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/model"
)

// Desk is where units are proofread, one after the other or side by side. What their pages have in common lies ready
// from one to the next: letters of the house, and rule sets whose tokens have titles that tell them apart. The zero
// Desk is an empty one.
type Desk struct {
	lock  sync.Mutex
	spare []*layout.Set // the house's, in use by nobody
	told  map[any]any   // rule sets as pages tell of them, by the rule sets of the units
}

// Proof is the job of a unit for whoever proofreads it and prints nothing: its rooms are looked for only where
// something that is drawn hangs on them. The job is done with when the second result is called.
func (d *Desk) Proof(u *compiler.Unit) (*product.Job, func(), error) {
	job := &product.Job{Theme: themeOf(u)}
	var err error
	if job.Fonts, err = d.fonts(job.Theme); err != nil {
		return nil, nil, err
	}
	jobOfUnroomed(job, u, d.rules(u.RuleSet))
	if u.Mission != nil && zonesFollowRooms(u.Mission) {
		job.Unit = Roomed(u.Mission, u.Rules)
	}
	return job, func() { d.giveBack(job) }, nil
}

// fonts is a font set that nobody uses. The letters of a theme are its own.
func (d *Desk) fonts(own *model.Theme) (*layout.Set, error) {
	d.lock.Lock()
	defer d.lock.Unlock()
	n := len(d.spare)
	if own != nil || n == 0 {
		return theme.Fonts(own)
	}
	set := d.spare[n-1]
	d.spare = d.spare[:n-1]
	return set, nil
}

// giveBack takes the letters of a job back for the next one.
func (d *Desk) giveBack(job *product.Job) {
	if job.Theme != nil {
		return
	}
	job.Fonts.Forget()
	d.lock.Lock()
	defer d.lock.Unlock()
	d.spare = append(d.spare, job.Fonts)
}

// rules is a rule set as pages tell of it. Most units share that of their edition.
func (d *Desk) rules(rules any) any {
	d.lock.Lock()
	defer d.lock.Unlock()
	known, there := d.told[rules]
	if !there {
		known = told(rules)
		if d.told == nil {
			d.told = map[any]any{}
		}
		d.told[rules] = known
	}
	return known
}
