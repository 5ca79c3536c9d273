package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// fill deals every size of token in turn. The order of sizes is the rule set's, but those that do
// not stay in the pouch come first, so that the pouch holds one size at a time (seed 000:624-626).
func (t *Table) fill() error {
	if t.state.Filled {
		return errors.New("the crates are already filled")
	}
	stock := Stock(t.mission, t.rules)
	for _, stays := range []bool{false, true} {
		for _, size := range t.rules.TokenSizes {
			if size.Pouch != stays {
				continue
			}
			if err := t.deal(size, stock.Pool(size.ID)); err != nil {
				return err
			}
		}
	}
	t.state.Filled = true
	t.emit(Event{Kind: Filled, Count: t.inCrates()})
	return nil
}

// deal fills a pouch with one size of token and draws from it for each crate.
func (t *Table) deal(size model.TokenSize, pool Pool) error {
	pouch, err := t.load(size, pool.Mixed)
	if err != nil {
		return err
	}
	t.shuffle(setupStream, pouch)
	if pool.Dealt > len(pouch) {
		return fmt.Errorf("the crates take %d %s tokens and the pouch holds %d", pool.Dealt, size.ID, len(pouch))
	}
	t.surely(pouch, pool.Dealt)
	for i, c := range containers(t.mission) {
		n := perCrate(t.mission, c, size.ID)
		t.state.Crates[i].Tokens = append(t.state.Crates[i].Tokens, pouch[:n]...)
		pouch = pouch[n:]
	}
	if size.Pouch {
		t.state.Pouch = append(t.state.Pouch, pouch...)
	} else {
		t.state.Box = append(t.state.Box, pouch...)
	}
	return nil
}

// surely brings the tokens that must be among those dealt to the front of a pouch, to places at random, since the first
// n are dealt.
func (t *Table) surely(pouch []string, n int) {
	if t.mission.Setup.Pool == nil {
		return
	}
	kept := map[string]int{} // that lie in front already
	for _, id := range pouch[:n] {
		kept[id]++
	}
	for _, id := range t.mission.Setup.Pool.Include {
		if kept[id] > 0 {
			kept[id]--
			continue
		}
		if at := slices.Index(pouch[n:], id); at >= 0 {
			t.putInFront(pouch, n, n+at)
		}
	}
}

// putInFront exchanges a token of a pouch for the last of the first n that need not be dealt. The pouch is shuffled, so
// that one is any of them; which crate gets what is settled by a further shuffle.
func (t *Table) putInFront(pouch []string, n, at int) {
	for i := n - 1; i >= 0; i-- {
		if askedFor(t.mission, pouch[i]) == 0 {
			pouch[i], pouch[at] = pouch[at], pouch[i]
			t.shuffle(setupStream, pouch[:n])
			return
		}
	}
}

// load takes the ordinary tokens of a size out of the box, and mixes in as many rare ones at
// random as are wanted (seed 000:625, 1664).
func (t *Table) load(size model.TokenSize, want int) ([]string, error) {
	var pouch, rare, rest []string
	taken := map[string]int{}
	for _, id := range t.state.Box {
		k := t.token(id)
		switch asked := askedFor(t.mission, id) > taken[id] && !mixable(*k); {
		case k.Size == size.ID && (k.Common() || asked):
			taken[id]++
			pouch = append(pouch, id)
		case k.Size == size.ID && mixable(*k):
			rare = append(rare, id)
		default:
			rest = append(rest, id)
		}
	}
	if want > len(rare) {
		return nil, fmt.Errorf("the mission mixes in %d rare %s tokens and the boxes hold %d", want, size.ID, len(rare))
	}
	t.shuffle(setupStream, rare)
	t.surely(rare, want)
	t.state.Box = append(rest, rare[want:]...)
	return append(pouch, rare[:want]...), nil
}

func (t *Table) inCrates() int {
	n := 0
	for _, c := range t.state.Crates {
		n += len(c.Tokens)
	}
	return n
}

func (t *Table) shuffle(stream string, list []string) {
	t.luck.Stream(stream).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}
