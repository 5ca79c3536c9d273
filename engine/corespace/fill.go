package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// fill deals every size of token in turn. The order of sizes is the rule set's, but those that do
// not stay in the pouch come first, so that the pouch holds one size at a time (seed 000:624-626).
func (t *Table) fill() error {
	if t.state.Filled {
		return errors.New("the crates are already filled")
	}
	if err := t.pickByHand(); err != nil {
		return err
	}
	stock := t.stock()
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
	t.drawContents()
	t.state.Filled = true
	t.emit(Event{Kind: Filled, Count: t.inCrates()})
	return nil
}

// pickByHand picks at random what the players would pick by hand.
func (t *Table) pickByHand() error {
	pool := t.mission.Setup.Pool
	if pool == nil {
		return nil
	}
	for _, p := range pool.Picked {
		can := t.supply.Pickable(t.dealt(), t.rules, p)
		if len(can) < p.Count {
			return fmt.Errorf("%d tokens are to be picked by hand and there are %d", p.Count, len(can))
		}
		t.shuffle(setupStream, can)
		t.state.Picked = append(t.state.Picked, can[:p.Count]...)
	}
	return nil
}

// dealt is the mission with what has been picked by hand asked for by name.
func (t *Table) dealt() *model.Mission {
	if len(t.state.Picked) == 0 {
		return t.mission
	}
	m, pool := *t.mission, *t.mission.Setup.Pool
	pool.Include, pool.Picked = slices.Concat(pool.Include, t.state.Picked), nil
	m.Setup.Pool = &pool
	return &m
}

// stock is what the boxes hold against what the set-up asks of them, with what has been picked.
func (t *Table) stock() dealing.Supply {
	if len(t.state.Picked) == 0 {
		return t.supply
	}
	return dealing.Stock(t.dealt(), t.rules)
}

// deal fills a pouch with one size of token and draws from it for each crate.
func (t *Table) deal(size model.TokenSize, pool dealing.Pool) error {
	pouch, err := t.load(size, pool.Mixed)
	if err != nil {
		return err
	}
	if pool.Dealt > len(pouch) {
		return fmt.Errorf("the crates take %d %s tokens and the pouch holds %d", pool.Dealt, size.ID, len(pouch))
	}
	t.shuffle(setupStream, pouch)
	t.dealFirst(pouch, pool.Dealt)
	for i, c := range dealing.Containers(t.mission) {
		n := c.Gets(t.mission, size.ID)
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

// load takes the ordinary tokens of a size out of the box, and mixes in as many rare ones at
// random as are wanted (seed 000:625, 1664). Only those that take part are taken, as Dealable counts them; rare
// ones that must be dealt come before others.
func (t *Table) load(size model.TokenSize, want int) ([]string, error) {
	var pouch, rare []string
	for _, l := range t.stock().Dealable() {
		if l.Size != size.ID {
			continue
		}
		part := t.pick(l)
		if l.Rare {
			rare = append(rare, part...)
		} else {
			pouch = append(pouch, part...)
		}
	}
	if want > len(rare) {
		return nil, fmt.Errorf("the mission mixes in %d rare %s tokens and the boxes hold %d", want, size.ID, len(rare))
	}
	t.shuffle(setupStream, rare)
	want = max(want, t.mustDeal(rare))
	t.dealFirst(rare, want)
	pouch = append(pouch, rare[:want]...)
	var none []string
	for _, id := range pouch {
		moveToken(&t.state.Box, &none, id)
	}
	return pouch, nil
}

// pick is the tokens of a lot that take part, at random where they are not all; those that must be dealt are among
// them.
func (t *Table) pick(l dealing.Lot) []string {
	var all []string
	for _, d := range l.Designs {
		for range min(d.Count, dealing.Count(t.state.Box, d.ID)) {
			all = append(all, d.ID)
		}
	}
	if l.Count >= len(all) {
		return all
	}
	t.shuffle(setupStream, all)
	t.dealFirst(all, l.Count)
	return all[:l.Count]
}

// musts is how many tokens of each design must be among those dealt.
func (t *Table) musts() map[string]int {
	out := map[string]int{}
	if p := t.dealt().Setup.Pool; p != nil {
		for _, id := range p.Include {
			out[id]++
		}
	}
	return out
}

// mustDeal is how many tokens of a list must be dealt.
func (t *Table) mustDeal(list []string) int {
	n := 0
	for id, must := range t.musts() {
		n += min(must, dealing.Count(list, id))
	}
	return n
}

// dealFirst brings the tokens that must be dealt among the first n of a shuffled list, each in the place of one at
// random that need not.
func (t *Table) dealFirst(list []string, n int) {
	missing := t.musts()
	var free []int
	for i, id := range list[:min(n, len(list))] {
		if missing[id] > 0 {
			missing[id]--
		} else {
			free = append(free, i)
		}
	}
	for i := n; i < len(list) && len(free) > 0; i++ {
		if missing[list[i]] > 0 {
			missing[list[i]]--
			at := t.luck.Stream(setupStream).Intn(len(free))
			list[i], list[free[at]] = list[free[at]], list[i]
			free = slices.Delete(free, at, at+1)
		}
	}
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
