package script

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// Mission is what a script is played on.
type Mission struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
}

// table is a game as a script sets it up, with the names that the script gives.
type table struct {
	*play.Game
	dice    *dice
	figures map[string]int8
	names   []string // of figures, by number
	sorts   []uint8  // likewise, as they began: whoever turns into somebody else is gone
}

// luck is the seed of whatever a script leaves to luck.
const luck = 1

// setUp makes the game of a script.
func setUp(s *Script, m Mission) (*table, *Error) {
	rules, err := lower(s, m)
	if err != nil {
		return nil, err
	}
	t := &table{figures: map[string]int8{}}
	sorts, err := customs(s, rules)
	if err != nil {
		return nil, err
	}
	t.sorts = sorts
	if t.dice, err = newDice(s, rules); err != nil {
		return nil, err
	}
	g, failed := rules.New(luck)
	if failed != nil {
		return nil, wrong("set", "%s", failed.Error())
	}
	t.Game = g
	g.Dice = t.dice
	for _, lay := range []func(*Script) *Error{func(s *Script) *Error { return t.stand(s, sorts) }, t.track, t.hang, t.lay, t.deal, t.stock, t.start} {
		if err := lay(s); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// lower makes the rules of a script: its crews are there, and their traders are put on the board by the script.
func lower(s *Script, m Mission) (*play.Rules, *Error) {
	crews := max(s.Set.Crews, len(s.Set.Rosters), 1)
	for _, f := range s.Set.Figures {
		crews = max(crews, f.Crew, f.Joined)
	}
	crews = max(crews, s.Set.Turn, s.Set.Active, s.Set.First)
	mission := *m.Mission
	switch s.Set.Mode {
	case "":
	case "versus", "co-op":
		mission.Players.Mode = s.Set.Mode
	default:
		return nil, wrong("set.mode", "a game is versus or co-op")
	}
	if crews > play.MaxCrews {
		return nil, wrong("set.crews", "at most %d crews play", play.MaxCrews)
	}
	var list []*model.Crew
	for i := range crews {
		if i < len(s.Set.Rosters) {
			c, err := s.Set.Rosters[i].crew(i+1, m.Rules)
			if err != nil {
				return nil, err
			}
			list = append(list, c)
			continue
		}
		var ship model.CrewShip
		if i < len(s.Set.Upgrades) {
			for _, id := range sorted(s.Set.Upgrades[i]) {
				ship.Upgrades = append(ship.Upgrades, model.Amount{ID: id, Count: s.Set.Upgrades[i][id]})
			}
		}
		one := fmt.Sprintf("trader of crew %d", i+1)
		list = append(list, &model.Crew{ID: one, Edition: m.Rules.ID, Ship: ship, Traders: []model.CrewTrader{{ID: one, Title: one}}})
	}
	rules, err := play.Lower(&mission, m.Rules, m.Decks, list)
	if err != nil {
		return nil, wrong("mission", "%s", err.Error())
	}
	rules.Agreed = s.Set.Agreed
	return rules, bring(s, rules)
}

// bring sees that there are tokens for all that a script names.
func bring(s *Script, x *play.Rules) *Error {
	var failed *Error
	add := func(path string, ids ...string) {
		for _, id := range ids {
			if err := x.Bring(id, 1); err != nil && failed == nil {
				failed = wrong(path, "%s", err.Error())
			}
		}
	}
	for _, f := range s.Set.Figures {
		add(f.path+".gear", f.Gear...)
		if f.Worn != "" {
			add(f.path+".worn", f.Worn)
		}
	}
	for _, id := range sorted(s.Set.Crates) {
		add("set.crates."+id, s.Set.Crates[id]...)
	}
	add("set.pouch", s.Set.Pouch...)
	for _, l := range s.Set.Floor {
		add(l.path, l.Token)
	}
	return failed
}

// customs adds a sort of figure for each of a script.
func customs(s *Script, x *play.Rules) ([]uint8, *Error) {
	var out []uint8
	for _, f := range s.Set.Figures {
		c := play.Custom{Title: f.ID, NPC: f.NPC, Crew: int8(f.Crew - 1), Numbers: f.Stats}
		if f.bared {
			c.Abilities = f.Abilities
		}
		if f.NPC == "" {
			c.Trader = traderOf(f, x.Set)
			if c.Trader == nil {
				return nil, wrong(f.path+".trader", "the rules have no such trader")
			}
		}
		sort, err := x.Custom(c)
		if err != nil {
			return nil, wrong(f.path, "%s", err.Error())
		}
		out = append(out, sort)
	}
	return out, nil
}

// traderOf is a trader of a script: one of the rule set's, or nobody in particular; nil: there is none such.
func traderOf(f Figure, r *model.RuleSet) *model.CrewTrader {
	t := &model.CrewTrader{ID: f.ID, Title: f.ID, Abilities: f.Abilities, Learned: f.Skills, Bare: f.Bare, Covered: f.Covered, Worn: f.Worn, Class: f.Class}
	if f.Trader == "" {
		return t
	}
	i := slices.IndexFunc(r.Traders, func(k model.TraderKind) bool { return k.ID == f.Trader })
	if i < 0 {
		return nil
	}
	k := &r.Traders[i]
	t.Board, t.Class, t.Home, t.Bare, t.Covered = k.ID, k.Class, k.Home, slices.Concat(k.Bare, f.Bare), slices.Concat(k.Covered, f.Covered)
	if !f.bared {
		t.Abilities = k.Abilities
	}
	return t
}

// stand puts the figures of a script on the board, in place of those of the mission.
func (t *table) stand(s *Script, sorts []uint8) *Error {
	if !s.Set.figures {
		t.enlist(s)
		return nil
	}
	if len(s.Set.Figures) > play.MaxFigures {
		return wrong("set.figures", "a game holds at most %d figures", play.MaxFigures)
	}
	t.Figures, t.Count = [play.MaxFigures]play.Figure{}, 0
	t.Placed = [len(t.Placed)]uint8{}
	t.Moods, t.Cast = [len(t.Moods)]uint64{}, [len(t.Cast)]uint8{}
	for i := range t.Tokens {
		if t.Tokens[i].Where == play.InTray {
			t.Tokens[i] = play.Token{}
		}
	}
	for i, f := range s.Set.Figures {
		if _, twice := t.figures[f.ID]; twice {
			return wrong(f.path+".id", "two figures have this id")
		}
		t.figures[f.ID], t.names = int8(i), append(t.names, f.ID)
		if err := t.figure(i, f, sorts[i]); err != nil {
			return err
		}
	}
	for i, f := range s.Set.Figures {
		if f.Target == "" {
			continue
		}
		on, known := t.figures[f.Target]
		if !known {
			return wrong(f.path+".target", "there is no such figure")
		}
		t.Figures[i].Target = on
	}
	return nil
}

// figure puts one figure on the board.
func (t *table) figure(i int, f Figure, sort uint8) *Error {
	y := play.Figure{Who: sort, Crew: int8(max(f.Crew, f.Joined) - 1), At: field.None, Target: -1}
	for flag, so := range map[play.Flags]bool{play.Waiting: f.Waiting, play.Prone: f.Prone, play.Acted: f.Acted, play.Captain: f.Captain,
		play.Down | play.Prone: f.Defeated} {
		if so {
			y.Flags |= flag
		}
	}
	if f.Aboard {
		y.Flags |= play.Aboard
	}
	if !f.Waiting && !f.Aboard {
		y.At = t.Rules.Spot(f.At.model())
		if y.At == field.None || !t.Rules.Field.Free[y.At] {
			return wrong(f.path+".at", "nobody can stand there")
		}
		for j := range t.Figures[:t.Count] {
			if t.Figures[j].At == y.At {
				return wrong(f.path+".at", "another figure stands there")
			}
		}
	}
	y.Health = int8(f.Damage)
	t.Figures[i] = y
	t.Count++
	t.Call(int8(i), f.ID)
	if !t.Behave(int8(i), f.State) {
		return wrong(f.path+".state", "NPCs are dormant, patrol, alert, hostile, neutral, friendly or fleeing, and traders none of it")
	}
	if f.NPC == "" {
		t.pegs(i, f)
	} else if k := slices.IndexFunc(t.Rules.Set.NPCs, func(n model.NPCKind) bool { return n.ID == f.NPC }); k >= 0 {
		t.Placed[k]++
		t.Stock[k] = max(t.Stock[k], 1) - 1
	}
	return t.equip(i, f)
}

// pegs gives a trader its pegs.
func (t *table) pegs(i int, f Figure) {
	y := &t.Figures[i]
	y.Ammo = t.Rules.Magazine()
	_, most := t.Health(int8(i))
	y.Health, y.Skill = most, int8(f.Stats["skill"])
	if f.Defeated {
		y.Health = 0
	}
	for to, n := range map[*int8]*int{&y.Ammo: f.Ammo, &y.Health: f.Health, &y.Skill: f.Skill} {
		if n != nil {
			*to = int8(*n)
		}
	}
}

// equip gives a figure its tokens.
func (t *table) equip(i int, f Figure) *Error {
	for _, id := range f.Gear {
		t.put(id, play.Token{Where: play.InTray, At: int16(i), Flags: play.Starting})
	}
	if f.Worn != "" {
		t.put(f.Worn, play.Token{Where: play.InTray, At: int16(i), Flags: play.Starting | play.Worn})
	}
	if err := t.mark(i, f.ID, f.path+".jammed", f.Jammed, play.Jammed); err != nil {
		return err
	}
	return t.mark(i, f.ID, f.path+".broken", f.Broken, play.Broken)
}

// mark sets a flag of tokens that a figure carries, of each design one after the other.
func (t *table) mark(i int, who, path string, ids []string, flag play.TokenFlags) *Error {
	for _, id := range ids {
		token := t.carried(int8(i), id, flag)
		if token < 0 {
			return wrong(path, "%s has no %q among its gear", who, id)
		}
		t.Tokens[token].Flags |= flag
	}
	return nil
}

// nameOf is the id that a script gives a figure; those who come later have numbers.
func (t *table) nameOf(f int8) string {
	if int(f) < len(t.names) {
		return t.names[f]
	}
	return fmt.Sprint(f + 1)
}

// put takes a token out of the box and puts it somewhere. There is one for all that a script names.
func (t *table) put(id string, as play.Token) int16 {
	token := t.Spare(id)
	if token >= 0 {
		t.Tokens[token] = as
	}
	return token
}

// carried is a token of a figure by its id that has not a flag yet; -1: it has none such.
func (t *table) carried(f int8, id string, flag play.TokenFlags) int16 {
	for i := range int16(t.Rules.TokenCount()) {
		if x := &t.Tokens[i]; x.Where == play.InTray && x.At == int16(f) && x.Flags&flag == 0 && t.Rules.TokenID(i) == id {
			return i
		}
	}
	return -1
}

// model is a place as the model measures it.
func (p Point) model() model.Point {
	return model.Point{X: model.Length(p[0]*float64(model.Inch) + .5), Y: model.Length(p[1]*float64(model.Inch) + .5)}
}

// track sets the track, counters and the room marks.
func (t *table) track(s *Script) *Error {
	if s.Set.Pegs != nil {
		t.Track(uint8(*s.Set.Pegs))
	} else {
		t.Track(t.Pegs)
	}
	if pegs := t.Pegs; s.Set.Most != nil {
		t.Most = max(uint8(*s.Set.Most), pegs)
		t.Track(t.Most)
		t.Pegs = pegs
	}
	for _, id := range sorted(s.Set.Counters) {
		at := t.Rules.Program.ID(program.Counters, id)
		if at < 0 || int(at) >= len(t.Counters) {
			return wrong("set.counters."+id, "the mission has no such counter")
		}
		t.Counters[at] = int16(s.Set.Counters[id])
	}
	for i, p := range s.Set.Searched {
		c := t.Rules.Spot(p.model())
		if c == field.None {
			return wrong(fmt.Sprintf("set.searched.%d", i), "there is no room")
		}
		room := t.Rules.Field.Room[c]
		t.Searched[room>>6] |= 1 << (room & 63)
	}
	return nil
}

func pieceStates() []string { return []string{"", "opened", "gone"} }

// hang sets doors and pieces.
func (t *table) hang(s *Script) *Error {
	for _, id := range sorted(s.Set.Doors) {
		i := slices.IndexFunc(t.Rules.Field.Doors, func(d field.Door) bool { return d.Key == id })
		state := slices.Index(doorStates(), s.Set.Doors[id])
		if i < 0 || state < 0 {
			return wrong("set.doors."+id, "the board has no such door, or a door cannot be so; it is open, closed or locked")
		}
		t.Doors[i] = uint8(state)
	}
	for _, id := range sorted(s.Set.Pieces) {
		i, state := t.piece(id), slices.Index(pieceStates(), s.Set.Pieces[id])
		if i < 0 || state <= 0 {
			return wrong("set.pieces."+id, "the board has no such piece, or a piece cannot be so; it is opened or gone")
		}
		t.Pieces[i] = uint8(state)
	}
	return nil
}

func doorStates() []string { return []string{"open", "closed", "locked", "jammed"} }

// lay lays tokens into crates, into the pouch and on the floor.
func (t *table) lay(s *Script) *Error {
	clear := func(where play.Where, at int16) {
		for i := range t.Tokens {
			if t.Tokens[i].Where == where && t.Tokens[i].At == at {
				t.Tokens[i] = play.Token{}
			}
		}
	}
	for _, id := range sorted(s.Set.Crates) {
		piece := t.piece(id)
		if piece < 0 {
			return wrong("set.crates."+id, "the board has no such piece")
		}
		clear(play.InPiece, int16(piece))
		for _, token := range s.Set.Crates[id] {
			t.put(token, play.Token{Where: play.InPiece, At: int16(piece)})
		}
	}
	if s.Set.Pouch != nil {
		clear(play.InPouch, 0)
		for _, id := range s.Set.Pouch {
			t.dice.pouch = append(t.dice.pouch, t.put(id, play.Token{Where: play.InPouch}))
		}
	}
	for _, l := range s.Set.Floor {
		at := t.Rules.Spot(l.At.model())
		if at == field.None {
			return wrong(l.path, "there is no floor")
		}
		t.put(l.Token, play.Token{Where: play.OnFloor, At: int16(at)})
	}
	return nil
}

// piece is the number of a piece; -1: there is none.
func (t *table) piece(id string) int {
	return slices.IndexFunc(t.Rules.Field.Pieces, func(p field.Piece) bool { return p.ID == id })
}

// deal lays the deck out.
func (t *table) deal(s *Script) *Error {
	if s.Set.Deck == nil {
		return nil
	}
	t.Deck.N = 0
	for i, id := range s.Set.Deck {
		card := slices.IndexFunc(t.Rules.Program.Cards, func(c program.Card) bool { return c.ID == id })
		if card < 0 || i >= play.MaxCards {
			return wrong(fmt.Sprintf("set.deck.%d", i), "the edition has no such event card")
		}
		t.Deck.Cards[i] = uint8(card)
		t.Deck.N++
	}
	return nil
}

// stock sets how many figures are left in the box.
func (t *table) stock(s *Script) *Error {
	if s.Set.Spare != nil {
		t.Spares = uint8(*s.Set.Spare)
	}
	for _, id := range sorted(s.Set.Stock) {
		kind := slices.IndexFunc(t.Rules.Set.NPCs, func(n model.NPCKind) bool { return n.ID == id })
		if kind < 0 || s.Set.Stock[id] < 0 {
			return wrong("set.stock."+id, "the rules have no such NPC")
		}
		t.Stock[kind] = uint8(s.Set.Stock[id])
	}
	return nil
}

// start sets who is to act, and when. Where a script has no figures, it plays the set-up, too; who deploys first is rolled for
// then, unless the script says who does, or who has the turn counter and so deploys last.
func (t *table) start(s *Script) *Error {
	if !s.Set.figures {
		switch {
		case s.Set.First > 0:
			t.DeployFirst(int8(s.Set.First - 1))
		case s.Set.Turn > 0:
			t.DeployFirst(int8(s.Set.Turn) % int8(t.Crews))
		}
		return nil
	}
	t.Turn = uint8(max(s.Set.Turn, 1) - 1)
	t.Active = t.Turn
	if s.Set.Active > 0 {
		t.Active = uint8(s.Set.Active - 1)
	}
	if err := t.dock(s.Set.Docked); err != nil {
		return err
	}
	if s.Set.Rescue != nil {
		return t.goBack(s)
	}
	phase := t.Rules.Traders()
	if s.Set.Phase != "" {
		if phase = t.Rules.Phase(s.Set.Phase); phase < 0 {
			return wrong("set.phase", "the rules have no such phase")
		}
	}
	t.Begin(uint8(max(s.Set.Round, 1)), phase)
	return nil
}

// dock has the crews dock at the airlocks named, and all further ones at those that are left.
func (t *table) dock(named []string) *Error {
	taken := make([]bool, len(t.Rules.Field.Airlocks))
	for i, id := range named {
		at := slices.IndexFunc(t.Rules.Field.Airlocks, func(a field.Airlock) bool { return a.ID == id })
		switch path := fmt.Sprintf("set.docked.%d", i); {
		case at < 0 || i >= int(t.Crews):
			return wrong(path, "the board has no such airlock, or the game no such crew")
		case taken[at]:
			return wrong(path, "another crew is docked there: each has an airlock of its own")
		}
		t.Entered[i], taken[at] = int8(at), true
	}
	for i := len(named); i < int(t.Crews); i++ {
		if at := slices.Index(taken, false); at >= 0 {
			t.Entered[i], taken[at] = int8(at), true
		}
	}
	return nil
}

// goBack has the game be over, and its rescue mission begin.
func (t *table) goBack(s *Script) *Error {
	t.Over, t.Round = true, uint8(max(s.Set.Round, 1))
	if w := s.Set.Rescue.Winner; w > 0 {
		t.Winner = 1 << (w - 1)
	}
	if err := t.Rescue(s.Set.Rescue.Crews); err != nil {
		return wrong("set.rescue", "%s", err.Error())
	}
	return nil
}
