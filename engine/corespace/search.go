package corespace

import (
	"errors"
	"fmt"
	"slices"
)

// search draws a random token from the pouch (seed 000:978-980).
func (t *Table) search(room string) error {
	switch {
	case t.state.Round == 0:
		return errors.New("nobody searches before the first round")
	case len(t.state.Pouch) == 0:
		return errors.New("the pouch is empty")
	case room != "" && slices.Contains(t.state.Rooms, room):
		return fmt.Errorf("%s was already searched", room)
	case len(room) > maxRoomName:
		return fmt.Errorf("the name of a room has up to %d bytes", maxRoomName)
	}
	if room != "" {
		t.state.Rooms = append(t.state.Rooms, room)
	}
	id := t.state.Pouch[t.luck.Stream(setupStream).Intn(len(t.state.Pouch))]
	moveToken(&t.state.Pouch, &t.state.Hands, id)
	t.announce(Event{Kind: Searched, ID: room, Tokens: []string{id}})
	return nil
}

// maxRoomName keeps a name to what fits into a line of the log.
const maxRoomName = 64

func (t *Table) open(id string) error {
	c, err := t.crate(id)
	switch {
	case err != nil:
		return err
	case !t.state.Filled:
		return errors.New("fill the crates before opening one")
	case c.Open:
		return fmt.Errorf("crate %s is already open", id)
	}
	c.Open = true
	t.announce(Event{Kind: Opened, Crate: id, ID: id, Tokens: slices.Clone(c.Tokens)})
	return nil
}

func (t *Table) take(crate, token string) error {
	c, err := t.openCrate(crate)
	if err != nil {
		return err
	}
	if !moveToken(&c.Tokens, &t.state.Hands, token) {
		return fmt.Errorf("crate %s holds no %q", crate, token)
	}
	t.announce(Event{Kind: Taken, Crate: crate, Tokens: []string{token}})
	return nil
}

func (t *Table) stow(crate, token string) error {
	c, err := t.openCrate(crate)
	if err != nil {
		return err
	}
	if !moveToken(&t.state.Hands, &c.Tokens, token) {
		return fmt.Errorf("nobody holds %q", token)
	}
	t.emit(Event{Kind: Stowed, Crate: crate, Tokens: []string{token}})
	return nil
}

// giveBack puts a used token where its size belongs (seed 000:1022).
func (t *Table) giveBack(token string) error {
	to := &t.state.Box
	for _, s := range t.rules.TokenSizes {
		if k := t.token(token); k != nil && k.Size == s.ID && s.Pouch && k.Common() {
			to = &t.state.Pouch
		}
	}
	if !moveToken(&t.state.Hands, to, token) {
		return fmt.Errorf("nobody holds %q", token)
	}
	t.emit(Event{Kind: Returned, Tokens: []string{token}})
	return nil
}

func (t *Table) crate(id string) (*CrateState, error) {
	i := find(t.state.Crates, id, func(c CrateState) string { return c.ID })
	if i < 0 {
		return nil, fmt.Errorf("there is no crate %q", id)
	}
	return &t.state.Crates[i], nil
}

func (t *Table) openCrate(id string) (*CrateState, error) {
	c, err := t.crate(id)
	if err == nil && !c.Open {
		return nil, fmt.Errorf("crate %s is still closed", id)
	}
	return c, err
}
