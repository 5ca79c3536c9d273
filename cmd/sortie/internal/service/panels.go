package service

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/model"
)

// Laid is a panel as a hand lays it.
type Laid struct {
	Was     *Line       `json:"was,omitempty"` // where it stood before; nil: it is a new one
	Kind    string      `json:"kind,omitempty"`
	From    model.Point `json:"from"`
	To      model.Point `json:"to"`
	Flipped bool        `json:"flipped,omitempty"` // its openings count from its other end
	Gone    bool        `json:"gone,omitempty"`    // it is taken away
}

// Line is where a panel stands, from end to end.
type Line struct {
	From model.Point `json:"from"`
	To   model.Point `json:"to"`
}

// name is how the notes on panels call one.
func (l Line) name() string { return fmt.Sprintf("%s,%s-%s,%s", l.From.X, l.From.Y, l.To.X, l.To.Y) }

func (l Line) turned() Line { return Line{l.To, l.From} }

// panels takes all panels away that stand somewhere else afterwards, lays them anew, and moves the notes on them along.
func (d *deed) panels(floor []string, list []Laid) error {
	for i := range list {
		if list[i].To.Y < list[i].From.Y || list[i].To.Y == list[i].From.Y && list[i].To.X < list[i].From.X {
			list[i].From, list[i].To = list[i].To, list[i].From
		}
	}
	for _, p := range list {
		if p.Was == nil {
			continue
		}
		if err := d.unlay(floor, *p.Was); err != nil {
			return err
		}
	}
	for _, p := range list {
		if p.Gone {
			continue
		}
		if err := d.lay(floor, p); err != nil {
			return err
		}
	}
	if err := d.tidy(floor, list); err != nil {
		return err
	}
	return d.notes(floor, list)
}

// unlay takes a panel out of the drawing or out of its run.
func (d *deed) unlay(floor []string, at Line) error {
	c := d.canvas(floor)
	if c == nil {
		return ErrMade
	}
	for _, p := range c.Panels {
		if p.From == at.From && p.To == at.To || p.From == at.To && p.To == at.From {
			c.blank(p)
			d.draw(c)
			return nil
		}
	}
	return d.unrun(floor, c.Options, at)
}

// blank wipes a panel out, but for its posts.
func (c *canvas) blank(p plan.Panel) {
	length := int(p.To.Y-p.From.Y)/int(model.Inch) - 1
	if p.From.Y == p.To.Y {
		length = 2*int(p.To.X-p.From.X)/int(model.Inch) - 1
	}
	c.lay(p.From, p.To, strings.Repeat(" ", max(length, 0)), false)
}

// lay draws a panel where a drawing can have it, and lays it in a run anywhere else.
func (d *deed) lay(floor []string, p Laid) error {
	c := d.canvas(floor)
	if c == nil {
		return ErrMade
	}
	k, err := d.u.panelKind(p.Kind)
	if err != nil {
		return err
	}
	_, _, posts := c.spot(p.From)
	_, _, too := c.spot(p.To)
	straight := p.From.X == p.To.X || p.From.Y == p.To.Y
	if !posts || !too || !straight || k.Plan == "" {
		return d.run(floor, c.Options, k, p)
	}
	spelt, err := spelling(k, p)
	if err != nil {
		return err
	}
	others := c.panelsAlong(p.From, p.To)
	for _, other := range others {
		c.blank(other)
	}
	if err := c.lay(p.From, p.To, spelt, true); err != nil {
		return err
	}
	d.draw(c)
	for _, other := range others {
		d.note(floor, Line{other.From, other.To}, Line{p.From, p.To}, k)
	}
	return nil
}

func (u *unit) panelKind(id string) (model.PanelKind, error) {
	for _, k := range u.coreRules().Panels {
		if k.ID == id {
			return k, nil
		}
	}
	return model.PanelKind{}, fmt.Errorf("the rule set has no panel %q", id)
}

// spelling is how a drawing shows a panel, between its posts.
func spelling(k model.PanelKind, p Laid) (string, error) {
	inches := int(max(p.To.X-p.From.X, p.To.Y-p.From.Y) / model.Inch)
	spelt, length := k.PlanDown, inches-1 // lines between the posts
	if p.From.Y == p.To.Y {
		spelt, length = k.Plan, 2*inches-1
	}
	if len(spelt) != length {
		return "", fmt.Errorf("%s is %s inches long, and the posts are %d apart", strings.ToLower(k.Title), k.Length, inches)
	}
	if p.Flipped {
		signs := []rune(spelt)
		slices.Reverse(signs)
		spelt = string(signs)
	}
	return spelt, nil
}

// tidy takes the posts away that panels have left.
func (d *deed) tidy(floor []string, list []Laid) error {
	c := d.canvas(floor)
	if c == nil {
		return ErrMade
	}
	for _, p := range list {
		if p.Was != nil {
			c.tidy(p.Was.From)
			c.tidy(p.Was.To)
		}
	}
	d.draw(c)
	return nil
}

// notes moves what is written of panels along with them.
func (d *deed) notes(floor []string, list []Laid) error {
	const aside = "moved "
	for i, p := range list { // none takes the name of one that still has it
		if p.Was != nil {
			d.renote(floor, *p.Was, fmt.Sprintf("%s%d", aside, i))
		}
	}
	for i, p := range list {
		path := append(slices.Clone(floor), "panels", fmt.Sprintf("%s%d", aside, i))
		switch {
		case p.Was == nil || !d.has(path):
		case p.Gone:
			if err := d.take(path); err != nil {
				return err
			}
		default:
			k, err := d.u.panelKind(p.Kind)
			if err != nil {
				return err
			}
			d.rename(path, Line{p.From, p.To}.name())
			d.stateless(floor, Line{p.From, p.To}, k)
		}
	}
	return nil
}

// has reports whether a file of the unit says something at a path.
func (d *deed) has(path []string) bool {
	return slices.ContainsFunc(d.u.texts, func(t *Text) bool { return len(within(t.main(), path)) > 0 })
}

// renote calls the note on a panel otherwise, from whichever end it was named.
func (d *deed) renote(floor []string, at Line, name string) {
	for _, l := range []Line{at, at.turned()} {
		if path := append(slices.Clone(floor), "panels", l.name()); d.has(path) {
			d.rename(path, name)
		}
	}
}

// stateless takes the state of doors out of the note on a panel that has none.
func (d *deed) stateless(floor []string, at Line, k model.PanelKind) {
	if path := append(slices.Clone(floor), "panels", at.name(), "state"); !k.HasDoor() && d.has(path) {
		d.take(path)
	}
}

// note hands the note on a panel on to the one that has taken its place on the same line.
func (d *deed) note(floor []string, was, now Line, k model.PanelKind) {
	if was.name() != now.name() && was.turned().name() != now.name() {
		if path := append(slices.Clone(floor), "panels", was.name()); d.has(path) {
			d.take(path)
		}
		return
	}
	d.renote(floor, was, now.name())
	d.stateless(floor, now, k)
}
