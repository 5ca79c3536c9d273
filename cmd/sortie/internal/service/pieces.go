package service

import (
	"fmt"
	"slices"
)

// place gives the place of a piece on a board in inches, wherever it is written: what has a label in the drawing gets a place of
// its own, and the label goes.
func (d *deed) place(path []string, x, y string) error {
	if len(path) < 3 {
		return ErrMade
	}
	if err := d.set(append(slices.Clone(path), "at"), fmt.Sprintf("[%s, %s]", x, y)); err != nil {
		return err
	}
	if snap := append(slices.Clone(path), "snap"); d.has(snap) {
		if err := d.take(snap); err != nil {
			return err
		}
	}
	return d.unlabel(path)
}

// placed are the lists of a board whose pieces may stand at a label.
var placed = []string{"crates", "furniture", "markers"}

// unlabel wipes the label of a piece out of the drawing.
func (d *deed) unlabel(path []string) error {
	if len(path) < 3 || !slices.Contains(placed, path[len(path)-2]) {
		return nil
	}
	c := d.canvas(path[:len(path)-2])
	if c == nil {
		return nil
	}
	id := path[len(path)-1]
	for _, l := range c.Labels {
		if l.ID == id {
			for i := range l.EndCol - l.Col {
				c.put(l.Col-1+i, l.Line-1, ' ')
			}
		}
	}
	d.draw(c)
	return nil
}
