package corespace

// Fill deals the equipment tokens into the crates: those of sizes that leave the pouch first, the
// sizes that stay in it afterwards (seed 000:624-626).
func (t *Table) Fill() ([]Event, error) { return t.Do(Op{Kind: OpFill}) }

// Include adds cards of a kind that the mission leaves to the players, n at random or, with 0, all
// of them. It is only possible before the first round.
func (t *Table) Include(kind string, n int) ([]Event, error) {
	return t.Do(Op{Kind: OpInclude, ID: kind, N: n})
}

// Advance goes on to the next step, phase or round.
func (t *Table) Advance() ([]Event, error) { return t.Do(Op{Kind: OpAdvance}) }

// DrawEvent turns the next event card over; a hidden kind goes to the holder of the turn counter
// (seed 000:669-694).
func (t *Table) DrawEvent() ([]Event, error) { return t.Do(Op{Kind: OpDraw}) }

// Unresolvable says that no part of the drawn card can be done: it is shuffled back, its fallback
// arrives, and another card is drawn (seed 000:698-702).
func (t *Table) Unresolvable() ([]Event, error) { return t.Do(Op{Kind: OpUnresolvable}) }

// Play reveals the nth kept card, counted from 1.
func (t *Table) Play(n int) ([]Event, error) { return t.Do(Op{Kind: OpPlay, N: n}) }

// Shot says that a trader fired; the first shot of a round adds a peg (seed 000:371).
func (t *Table) Shot() ([]Event, error) { return t.Do(Op{Kind: OpShot}) }

// Pegs adds pegs, or takes some away, as a rule in prose may ask for.
func (t *Table) Pegs(n int) ([]Event, error) { return t.Do(Op{Kind: OpPegs, N: n}) }

// Roll rolls n dice. Where the rule set says so, every die after the first is of another kind
// (seed 000:405-409).
func (t *Table) Roll(die string, n int) ([]Event, error) {
	return t.Do(Op{Kind: OpRoll, ID: die, N: n})
}

// Arrivals rolls for who arrives in this phase, and where (seed 000:1234-1270).
func (t *Table) Arrivals() ([]Event, error) { return t.Do(Op{Kind: OpArrivals}) }

// Defeated takes a figure off the board; it can be placed again unless its kind comes once a game.
func (t *Table) Defeated(npc string) ([]Event, error) { return t.Do(Op{Kind: OpDefeat, ID: npc}) }

// SearchRoom draws a token from the pouch. A named room can be searched once; without a name the
// players keep count themselves (seed 000:976-980).
func (t *Table) SearchRoom(room string) ([]Event, error) { return t.Do(Op{Kind: OpSearch, ID: room}) }

// OpenCrate shows what is in a crate and sets off the rules that wait for it.
func (t *Table) OpenCrate(id string) ([]Event, error) { return t.Do(Op{Kind: OpOpen, ID: id}) }

// Take moves a token from an open crate into the players' hands.
func (t *Table) Take(crate, token string) ([]Event, error) {
	return t.Do(Op{Kind: OpTake, ID: crate, Token: token})
}

// Stow puts a token from the players' hands into an open crate.
func (t *Table) Stow(crate, token string) ([]Event, error) {
	return t.Do(Op{Kind: OpStow, ID: crate, Token: token})
}

// Return puts a used token from the players' hands back into the pouch, or into the box if its
// size does not stay in the pouch.
func (t *Table) Return(token string) ([]Event, error) { return t.Do(Op{Kind: OpReturn, Token: token}) }

// Interact says that a trader interacts with a piece of the board, and runs the rules for it.
func (t *Table) Interact(id string) ([]Event, error) { return t.Do(Op{Kind: OpInteract, ID: id}) }
