package play

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/internal/random"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
)

// TestNothingIsLostInRandomGames holds what must be so at every decision of random games, on every mission of the edition.
func TestNothingIsLostInRandomGames(t *testing.T) {
	for _, mission := range []string{"salvage-run", "crossfire", "hold-out", "starter"} {
		m := shipped.MissionOf(t, mission)
		for crews := 1; crews <= 3; crews++ {
			if crews < m.Players.Min || crews > m.Players.Max {
				continue
			}
			x := rulesOf(t, mission, crews)
			g := &Game{Rules: x}
			luck := rand.New(rand.NewPCG(uint64(crews), 3))
			for seed := range uint64(4) {
				if err := g.Reset(seed); err != nil {
					t.Fatal(err)
				}
				first := g.tally()
				for n := 0; ; n++ {
					_, options := g.Next()
					if options == nil {
						break
					}
					if why := g.wrong(); why != "" {
						t.Fatalf("%s, %d crews, seed %d, decision %d: %s", mission, crews, seed, n, why)
					}
					if now := g.tally(); now != first {
						t.Fatalf("%s, %d crews, seed %d, decision %d: figures and cards were %d and are %d", mission, crews, seed, n, first, now)
					}
					g.Apply(luck.IntN(len(options)))
					if n > 50_000 {
						t.Fatalf("%s, seed %d: the game does not end", mission, seed)
					}
				}
			}
		}
	}
}

// TestMissionsThatNobodyWrotePlay plays missions that are made up at random: nothing is lost, nothing panics, and every game comes
// to an end. A sample here, 300 missions in make soak.
func TestMissionsThatNobodyWrotePlay(t *testing.T) {
	missions := uint64(20)
	if os.Getenv("SORTIE_FULL") != "" {
		missions = 300
	}
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	refused, games, decisions, late := 0, 0, 0, 0
	for seed := range missions {
		x, d := madeUp(t, maker, seed)
		refused += len(d.Refused)
		for _, why := range d.Refused {
			t.Logf("%d: %v", seed, why)
		}
		g := &Game{Rules: x}
		for game := range uint64(2) {
			n, err := playThrough(g, game, rand.New(rand.NewPCG(seed, game)))
			if err != nil {
				t.Errorf("made-up mission %d, game %d: %v", seed, game, err)
				break
			}
			games, decisions = games+1, decisions+n
			if g.Round >= longest {
				late++
			}
		}
	}
	t.Logf("%d games of %d missions, %d decisions, %d games given up after %d rounds; %d drafts could not be played", games, missions, decisions, late, longest, refused)
}

// madeUp is the mission of a seed, lowered.
func madeUp(t testing.TB, maker *random.Maker, seed uint64) (*Rules, *random.Draw) {
	t.Helper()
	var x *Rules
	d, err := maker.Draw(seed, func(d *random.Draw) (err error) {
		if x, err = Lower(d.Mission, d.Rules, d.Decks, d.Crews); err != nil {
			return err
		}
		_, err = x.New(0)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return x, d
}

// playThrough plays a game at random to its end, and says what is wrong with it first.
func playThrough(g *Game, seed uint64, luck *rand.Rand) (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("decision %d, round %d: panic: %v", n, g.Round, r)
		}
	}()
	if err := g.Reset(seed); err != nil {
		return 0, err
	}
	first := g.tally()
	for ; ; n++ {
		_, options := g.Next()
		if options == nil {
			break
		}
		if why := g.wrong(); why != "" {
			return n, fmt.Errorf("decision %d, round %d: %s", n, g.Round, why)
		}
		if now := g.tally(); now != first {
			return n, fmt.Errorf("decision %d, round %d: figures and cards were %d and are %d", n, g.Round, first, now)
		}
		if n > 100_000 {
			return n, fmt.Errorf("the game does not end; round %d", g.Round)
		}
		g.Apply(luck.IntN(len(options)))
	}
	var full *TooMuch
	if err := g.Err(); err != nil && !errors.As(err, &full) {
		return n, err
	}
	return n, nil
}

// wrong says what of a state cannot be.
func (g *Game) wrong() string {
	taken := map[field.Cell]bool{}
	for i := range g.Figures[:g.Count] {
		f := &g.Figures[i]
		switch {
		case f.OnBoard() && (f.At == field.None || !g.Rules.Field.Free[f.At]):
			return "a figure stands where nobody can"
		case f.OnBoard() && taken[f.At] && !g.walking():
			return "two figures stand in one square"
		case int(f.Moved) > int(g.Rules.numbers.most):
			return "somebody has moved farther than a round allows"
		case f.Ammo < 0 || f.Skill < 0 || g.isTrader(int8(i)) && f.Health < 0 || f.Ammo > g.Rules.numbers.full:
			return "pegs below nothing, or above what there is room for"
		case g.isTrader(int8(i)) && f.OnBoard() && f.Flags.Has(Down) != (f.Health == 0):
			return "somebody lies defeated with health, or stands without"
		case g.spaces(int8(i)) < 0 && f.Crew >= 0:
			return "a tray holds more than there is room for"
		}
		if f.OnBoard() {
			taken[f.At] = true
		}
	}
	if why := g.plainRoster(); why != "" {
		return why
	}
	if why := g.plainSight(); why != "" {
		return why
	}
	return g.plainThings()
}

// plainRoster compares what is known of how figures and doors stand with a look at each of them.
func (g *Game) plainRoster() string {
	r := &g.roster
	for i := range int8(g.Count) {
		x := &g.Figures[i]
		for c := range field.Cell(len(g.Rules.Field.Spots)) {
			if r.crowd.Here(c)>>uint(i)&1 == 1 != (x.OnBoard() && x.At == c) {
				return fmt.Sprintf("where figure %d is is known wrongly", i)
			}
		}
		if g.sort(i) != &g.Rules.profiles[x.Who] {
			return fmt.Sprintf("what figure %d is is known wrongly", i)
		}
		if r.stand>>uint(i)&1 == 1 != x.Stands() || r.tall>>uint(i)&1 == 1 != (x.Stands() && !x.Flags.Has(Prone)) {
			return fmt.Sprintf("whether figure %d stands is known wrongly", i)
		}
		for w := range windows {
			if r.ready[w]>>uint(i)&1 == 1 != (g.sort(i).windows>>w&1 == 1) {
				return fmt.Sprintf("what figure %d can answer to is known wrongly", i)
			}
		}
		for k := range int8(g.Count) {
			if g.enemies(i, k) != g.opposes(i, k) || r.hunters[k]>>uint(i)&1 == 1 != g.opposes(i, k) {
				return fmt.Sprintf("whether figure %d is an enemy of figure %d is known wrongly", k, i)
			}
		}
	}
	if r.stand|r.tall >= 1<<g.Count {
		return "somebody stands who is not there"
	}
	for i := range g.Rules.Field.Doors {
		if g.shut().Has(i) != (g.Doors[i] != doorOpen) || g.barred().Has(i) != (g.Doors[i] != doorOpen && g.Doors[i] != doorClosed) {
			return fmt.Sprintf("how door %d stands is known wrongly", i)
		}
	}
	return ""
}

// plainSight compares what figures see of each other with what comes of asking for every figure whether it is in the way.
func (g *Game) plainSight() string {
	for a := range int8(g.Count) {
		for b := range int8(g.Count) {
			if a == b || !g.Figures[a].Stands() || !g.Figures[b].OnBoard() {
				continue
			}
			band, seen := g.sees(a, b)
			if wantBand, want := g.plainlySees(a, b); seen != want || seen && band != wantBand {
				return fmt.Sprintf("figure %d sees figure %d: %v, band %d; it is %v, band %d", a, b, seen, band, want, wantBand)
			}
		}
	}
	return ""
}

func (g *Game) plainlySees(a, b int8) (band int8, seen bool) {
	f, from, to := g.Rules.Field, g.Figures[a].At, g.Figures[b].At
	tall, low := f.Rays(from, to, g.shut())
	if g.Rules.Set.Play.Sight.Lying && g.Figures[b].Flags&(Prone|Down) != 0 {
		tall, low = tall|low, 0
	}
	for i := range int8(g.Count) {
		x := &g.Figures[i]
		if i == a || i == b || !x.Stands() || x.Flags.Has(Prone) || !g.inTheWay(i, from, a) {
			continue
		}
		if hides := f.Behind(from, to, x.At); g.stats(i).Size < g.stats(b).Size {
			low |= hides &^ tall
		} else {
			tall |= hides
		}
	}
	n, seen := geom.Judge(g.Rules.Set, bits.OnesCount32(tall), bits.OnesCount32(low&^tall))
	if g.Rules.Set.Play.Sight.To == "centre" && tall&1 != 0 {
		seen = false
	}
	return int8(n), seen
}

// plainActs are the attacks that modifiers of what a figure carries change.
func (g *Game) plainActs(f int8) deed {
	out := deed(0)
	for i, d := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == int16(f) {
			for _, m := range g.Rules.designs[d].mods {
				out |= m.acts
			}
		}
	}
	return out
}

// TestWhoIsWhereIsKnownWheneverSomethingIsTold plays random games and holds what is known of figures, doors, tokens and lines of
// sight against the state at every event, and in copies that go on by themselves.
func TestWhoIsWhereIsKnownWheneverSomethingIsTold(t *testing.T) {
	for _, mission := range []string{"salvage-run", "hold-out", "crossfire"} {
		m := shipped.MissionOf(t, mission)
		g := &Game{Rules: rulesOf(t, mission, m.Players.Min)}
		luck := rand.New(rand.NewPCG(8, 15))
		for seed := range uint64(3) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			told := 0
			g.Log = func(e Event) {
				if told++; e.Kind == DieRolled {
					return
				}
				why := g.plainRoster()
				if why == "" {
					why = g.plainThings()
				}
				if why == "" && told%5 == 0 {
					why = g.plainSight()
				}
				if why != "" && e.Kind != Dragged && e.Kind != Shoved { // those two are told beforehand
					t.Fatalf("%s, seed %d, round %d, event %d: %s", mission, seed, g.Round, e.Kind, why)
				}
			}
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if n%16 == 0 {
					copied := &Game{State: g.State, Rules: g.Rules, roster: g.roster, bag: g.bag, glance: g.glance}
					copied.Next()
					copied.Apply(luck.IntN(len(options)))
					copied.Next()
					if why := copied.wrong(); why != "" {
						t.Fatalf("%s, seed %d, decision %d: in a copy %s", mission, seed, n, why)
					}
				}
				g.Apply(luck.IntN(len(options)))
			}
			if told < 200 {
				t.Errorf("%s, seed %d: only %d events", mission, seed, told)
			}
		}
		g.Log = nil
	}
}

// TestTheStateIsNotComparedWhileNobodyElseChangesIt plays random games by tastes that promise so: all that is known of the state is in
// step with it without a look, and whoever changes it by hand says so with Heed.
func TestTheStateIsNotComparedWhileNobodyElseChangesIt(t *testing.T) {
	tastes := &Tastes{Turn: func(*Game, int8) (Codes, Doing) { return all, whatever }, Skill: func(*Game, int8, Option) bool { return true }, Looks: true}
	for _, mission := range []string{"salvage-run", "hold-out", "crossfire"} {
		m := shipped.MissionOf(t, mission)
		g := &Game{Rules: rulesOf(t, mission, m.Players.Min)}
		luck := rand.New(rand.NewPCG(16, 23))
		for seed := range uint64(3) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			g.Heed(tastes)
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if why := g.wrong(); why != "" {
					t.Fatalf("%s, seed %d, decision %d: %s", mission, seed, n, why)
				}
				if n == 50 {
					g.tampers(t, tastes)
				}
				g.Apply(luck.IntN(len(options)))
			}
		}
	}
}

// tampers turns a door by hand and back again, with and without a word.
func (g *Game) tampers(t *testing.T, tastes *Tastes) {
	t.Helper()
	was := g.Doors[0]
	g.Doors[0] ^= doorLocked // shut for good where it was not, and the other way round
	if g.Next(); g.plainRoster() == "" {
		t.Error("the state was compared though nobody but the game was to change it")
	}
	g.Heed(tastes)
	if g.Next(); g.plainRoster() != "" {
		t.Error("the state was not compared behind a change by hand")
	}
	g.Doors[0] = was
	g.Heed(tastes)
	g.Next()
}

// TestWhoPutsArmourOnHasAnotherBoardAtOnce dresses a trader whose board is another one in armour.
func TestWhoPutsArmourOnHasAnotherBoardAtOnce(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 1)}
	if err := g.Reset(1); err != nil {
		t.Fatal(err)
	}
	g.Next()
	who := int8(slices.IndexFunc(g.Figures[:g.Count], func(f Figure) bool { return f.Crew >= 0 }))
	armour := int16(slices.IndexFunc(g.Rules.tokens, func(d uint8) bool { return g.Rules.designs[d].wearable }))
	plain := g.sort(who)
	dressed := *plain
	plain.dressed = &dressed
	g.stir()
	for _, was := range []Token{g.Tokens[armour], {Where: OnFloor, At: int16(g.Rules.Field.Entries[0].At)}} {
		g.Tokens[armour] = was
		g.stirs(armour)
		g.carry(who, armour)
		if g.profile(who) != plain || g.stats(who) != &plain.Sides[0] {
			t.Fatal("who carries armour wears it")
		}
		g.handle(who, Option{Code: Wear, A: armour})
		if g.profile(who) != &dressed || g.stats(who) != &dressed.Sides[0] {
			t.Fatal("who wears armour has the board of one who does not")
		}
		g.handle(who, Option{Code: Wear, A: -1})
		if g.profile(who) != plain || g.stats(who) != &plain.Sides[0] {
			t.Fatal("who has put its armour off has the board of one who wears it")
		}
	}
}

// TestWhoArrivesStandsWhereThereIsRoom compares the nearest free cell to each with what comes of going through all.
func TestWhoArrivesStandsWhereThereIsRoom(t *testing.T) {
	for _, mission := range []string{"salvage-run", "crossfire"} {
		g := &Game{Rules: rulesOf(t, mission, 2)}
		luck := rand.New(rand.NewPCG(4, 2))
		if err := g.Reset(3); err != nil {
			t.Fatal(err)
		}
		crowded := 0
		for range 200 {
			for i := range g.Figures[:g.Count] { // all in a corner of the board
				g.Figures[i].At, g.Figures[i].Flags = field.Cell(luck.IntN(4)*g.Rules.Field.Building.Grid(0).Cols+luck.IntN(4)), 0
			}
			g.call()
			for at := range field.Cell(len(g.Rules.Field.Spots)) {
				if got, want := g.freeNear(at), g.plainlyFree(at); got != want {
					t.Fatalf("%s: the room nearest to cell %d is in %d, and not in %d", mission, at, want, got)
				}
				if g.at(at) >= 0 {
					crowded++
				}
			}
		}
		if crowded < 200 {
			t.Errorf("%s: only %d cells were taken", mission, crowded)
		}
	}
}

func (g *Game) plainlyFree(at field.Cell) field.Cell {
	f := g.Rules.Field
	best, cost := field.None, 1<<30
	for c, d := range f.Row(at, g.barred()) {
		n := int(d)
		switch {
		case model.Length(d) == field.NoWay:
			n = 1 << 17
		case f.Room[c] != f.Room[at]:
			n += 1 << 16
		}
		if f.Free[c] && g.at(field.Cell(c)) < 0 && n < cost {
			best, cost = field.Cell(c), n
		}
	}
	return best
}

// TestSearchesGoByDoorsAsTheyStand has doors turned between searches in every order.
func TestSearchesGoByDoorsAsTheyStand(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 1)}
	if err := g.Reset(1); err != nil {
		t.Fatal(err)
	}
	s, f, luck := &g.scratch, g.Rules.Field, rand.New(rand.NewPCG(3, 1))
	turns := [3]field.Doors{}
	for range 300 {
		at := luck.IntN(len(turns))
		if luck.IntN(3) == 0 {
			turns[at] = field.Doors(luck.Uint64()) & (1<<len(f.Doors) - 1)
		}
		s.prepare(f, turns[at])
		for c := range s.ways {
			if want := f.Ways(field.Cell(c), turns[at]); s.ways[c] != want {
				t.Fatalf("with doors %b shut: from cell %d the ways are %b, and not %b", turns[at], c, want, s.ways[c])
			}
		}
	}
}

// tally is how many figures of NPCs and how many cards there are, wherever they are. Of a kind that comes once, those count
// that have ever come: they do not go back into the box.
func (g *Game) tally() [2]int {
	figures := int(g.Spares)
	for k, n := range g.Stock[:len(g.Rules.kinds)] {
		figures += int(n)
		if g.Rules.kinds[k].once {
			figures += int(g.Placed[k])
		}
	}
	for i := range g.Figures[:g.Count] {
		if k := g.profile(int8(i)).Kind; k >= 0 && !g.Figures[i].Flags.Has(Gone) && !g.Rules.kinds[k].once {
			figures++
		}
	}
	return [2]int{figures, int(g.Deck.N) + int(g.Discard.N) + int(g.Held.N)}
}

// walking reports whether somebody is on the way just now, and may be passing a comrade.
func (g *Game) walking() bool {
	for _, f := range g.Frames[:g.Depth] {
		if f.Kind == walkFrame {
			return true
		}
	}
	return false
}

// TestSearchesFindWhatAPlainOneFinds compares searches for moves, at the decisions of random games, with one that tries every
// step until nothing gets better.
func TestSearchesFindWhatAPlainOneFinds(t *testing.T) {
	for _, mission := range []string{"salvage-run", "hold-out"} {
		g := &Game{Rules: rulesOf(t, mission, 2)}
		luck, struck := rand.New(rand.NewPCG(5, 6)), 0
		for seed := range uint64(3) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if who := int8(luck.IntN(int(g.Count))); n%10 == 0 && g.Figures[who].Stands() {
					shut := g.shut()
					if luck.IntN(2) == 0 {
						shut = g.barred()
					}
					struck += compareSearch(t, g, who, model.Length(100+luck.IntN(1100)), shut)
				}
				g.Apply(luck.IntN(len(options)))
			}
		}
		if struck == 0 {
			t.Errorf("%s: no search went past anybody who strikes", mission)
		}
	}
}

// compareSearch compares a search with the plain one and returns how many cells are reached past strikes only.
func compareSearch(t *testing.T, g *Game, who int8, length model.Length, shut field.Doors) (struck int) {
	t.Helper()
	g.reach(who, g.Figures[who].At, length, shut)
	want := plainSearch(g, who, length, shut)
	for c := range g.Rules.Field.Spots {
		got := uint16(far)
		costs := g.scratch.marks[c].cost
		if !g.scratch.strict {
			costs = [layers]uint16{g.scratch.freely(field.Cell(c)), far, far, far}
		}
		for l, cost := range costs {
			if got = min(got, cost); got != want[l][c] {
				t.Fatalf("figure %d to cell %d with %d strikes: %d, the plain search says %d", who, c, l, got, want[l][c])
			}
		}
		if want[0][c] == far && got != far {
			struck++
		}
	}
	return struck
}

// TestStrollsAreWhatSearchesFind compares searches that nobody hinders, which are made once, with searches made anew, at the decisions
// of random games in which doors are turned.
func TestStrollsAreWhatSearchesFind(t *testing.T) {
	strolls, hindered := 0, 0
	for _, mission := range []string{"salvage-run", "crossfire"} {
		g := &Game{Rules: rulesOf(t, mission, 2)}
		luck := rand.New(rand.NewPCG(9, 10))
		for seed := range uint64(6) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if who := int8(luck.IntN(int(g.Count))); n%3 == 0 && g.Figures[who].Stands() {
					if compareStroll(t, g, who, model.Length(100*(1+luck.IntN(7))), []field.Doors{g.shut(), g.barred()}[luck.IntN(2)]) {
						strolls++
					} else {
						hindered++
					}
				}
				g.Apply(luck.IntN(len(options)))
			}
		}
	}
	if strolls < 200 || hindered < 200 {
		t.Errorf("only %d strolls, and %d searches past others", strolls, hindered)
	}
}

// compareStroll compares a search with one made anew, and says whether it was a stroll.
func compareStroll(t *testing.T, g *Game, who int8, length model.Length, shut field.Doors) bool {
	t.Helper()
	s, at := &g.scratch, g.Figures[who].At
	type walk struct {
		to     field.Cell
		cost   uint16
		length uint16
		ends   bool
		route  string
	}
	found := func() (out []walk) {
		for _, c := range s.seen {
			out = append(out, walk{c, s.lowest(c), s.length(c), s.ends(c), fmt.Sprint(s.route(c, nil))})
		}
		return out
	}
	g.reach(who, at, length, shut)
	stroll, got := s.stroll != nil, found()
	for c := range field.Cell(len(g.Rules.Field.Spots)) {
		if cost := s.lowest(c); stroll && (cost != far) != slices.Contains(s.seen, c) {
			t.Fatalf("figure %d, length %d: cell %d costs %d, and is found or not", who, length, c, cost)
		}
	}
	g.reachPast(who, at, length, shut)
	if want := found(); !slices.Equal(got, want) {
		t.Fatalf("figure %d, length %d: %v, anew %v", who, length, got, want)
	}
	for _, c := range s.seen {
		if stroll && s.marks[c].near != 0 {
			t.Fatalf("figure %d, length %d: a stroll comes into contact with somebody in cell %d", who, length, c)
		}
	}
	return stroll
}

// TestSearchesGoAheadOnly compares searches, at the decisions of random games, with those that try every step from every cell: the
// same cells must be found in the same order, by the same ways.
func TestSearchesGoAheadOnly(t *testing.T) {
	strict, freely := 0, 0
	for _, mission := range []string{"salvage-run", "hold-out"} {
		g := &Game{Rules: rulesOf(t, mission, 2)}
		luck := rand.New(rand.NewPCG(7, 8))
		for seed := range uint64(3) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if who := int8(luck.IntN(int(g.Count))); n%3 == 0 && g.Figures[who].Stands() {
					compareOrder(t, g, who, model.Length(100+luck.IntN(900)), g.barred(), luck.IntN(2) == 0)
					if strict++; !g.scratch.strict {
						strict, freely = strict-1, freely+1
					}
				}
				g.Apply(luck.IntN(len(options)))
			}
		}
	}
	if strict < 50 || freely < 50 {
		t.Errorf("only %d searches past those who strike, and %d others", strict, freely)
	}
}

// compareOrder compares a search with one that tries every step; mild: those who strike at whoever leaves do not from some cells.
func compareOrder(t *testing.T, g *Game, who int8, length model.Length, shut field.Doors, mild bool) {
	t.Helper()
	s, at := &g.scratch, g.Figures[who].At
	begin := func() {
		s.prepare(g.Rules.Field, shut)
		g.fill(who, at, int16(length/model.Inch)+1)
		for _, c := range s.left {
			if mild && c%3 == 0 {
				s.spared[c] = s.marks[c].near
			}
		}
		s.start(at, 0)
	}
	begin()
	g.flood(length)
	seen, routes := slices.Clone(s.seen), [][]field.Cell{}
	for _, c := range seen {
		routes = append(routes, s.route(c, nil))
	}
	begin()
	g.floodEverywhere(length)
	if !slices.Equal(seen, s.found) {
		t.Fatalf("figure %d, length %d: cells in another order: %v, with every step tried %v", who, length, seen, s.found)
	}
	for i, c := range seen {
		if want := s.route(c, nil); !slices.Equal(routes[i], want) {
			t.Fatalf("figure %d, length %d, cell %d: by %v, with every step tried by %v", who, length, c, routes[i], want)
		}
	}
}

// floodEverywhere is flood with every step tried from every cell.
func (g *Game) floodEverywhere(length model.Length) {
	s, f := &g.scratch, g.Rules.Field
	for head := 0; head < len(s.queue)+len(s.line); head++ {
		var at spot
		cost := model.Length(0)
		if s.strict {
			at = s.queue[head]
			s.marks[at.cell].queued &^= 1 << at.layer
			cost = model.Length(s.marks[at.cell].cost[at.layer])
		} else {
			at.cell = s.line[head]
			s.free[at.cell].queued = false
			cost = model.Length(s.free[at.cell].cost)
		}
		try := func(to field.Cell, next model.Length) {
			switch {
			case next > length:
			case s.strict:
				s.walkTo(at, &s.marks[at.cell], to, uint16(next), anywhere)
			case s.free[to].cost > uint16(next):
				s.walkFreely(at.cell, to, uint16(next), anywhere)
			}
		}
		for d := field.North; d < field.Dirs; d++ {
			if s.ways[at.cell]>>d&1 == 1 {
				try(f.Next(at.cell, d), cost+f.Cost(d))
			}
		}
		for _, h := range f.Hops(at.cell) {
			for _, to := range h.To {
				if s.enters(to) {
					try(to, cost+h.Cost)
				}
			}
		}
	}
}

// plainSearch is the least cost of each cell with so many strikes at most; the last layer has as many as there are.
func plainSearch(g *Game, who int8, length model.Length, shut field.Doors) [layers][]uint16 {
	f := g.Rules.Field
	bars := func(c field.Cell) bool {
		i := g.at(c)
		return i >= 0 && i != who && g.Figures[i].Stands() && (g.enemies(i, who) || g.enemies(who, i) || !g.Rules.numbers.friends)
	}
	strikes := func(from, to field.Cell) (n int) {
		for i := range int8(g.Count) {
			e := &g.Figures[i]
			if i != who && e.Stands() && !e.Flags.Has(Prone) && g.enemies(i, who) && !g.peaceful(i) && f.Touch(e.At, from, g.shut()) && !f.Touch(e.At, to, g.shut()) {
				n++
			}
		}
		return n
	}
	var out [layers][]uint16
	for l := range out {
		out[l] = slices.Repeat([]uint16{far}, len(f.Spots))
		out[l][g.Figures[who].At] = 0
	}
	for better := true; better; {
		better = false
		reach := func(l int, from, to field.Cell, cost model.Length) {
			for l = min(l+strikes(from, to), layers-1); l < layers && cost <= length; l++ {
				if uint16(cost) < out[l][to] {
					out[l][to], better = uint16(cost), true
				}
			}
		}
		for c := range field.Cell(len(f.Spots)) {
			for l := range out {
				if out[l][c] == far {
					continue
				}
				for d := field.North; d < field.Dirs; d++ {
					to, ok := f.Step(c, d, shut)
					if !ok || bars(to) || d.Across() && (bars(f.Next(c, d.Turn(-1))) || bars(f.Next(c, d.Turn(1)))) {
						continue
					}
					reach(l, c, to, model.Length(out[l][c])+f.Cost(d))
				}
				for _, h := range f.Hops(c) {
					for _, to := range h.To {
						if !bars(to) {
							reach(l, c, to, model.Length(out[l][c])+h.Cost)
						}
					}
				}
			}
		}
	}
	return out
}

// plainThings compares what is known of where tokens lie with a look at each of them.
func (g *Game) plainThings() string {
	for f := range int8(g.Count) {
		worn, left, tray := int16(-1), g.Rules.numbers.tray, []int16{}
		if !g.isTrader(f) {
			left = 1
		}
		for i, d := range g.Rules.tokens {
			t := &g.Tokens[i]
			if t.Where != InTray || t.At != int16(f) {
				continue
			}
			switch tray = append(tray, int16(i)); {
			case !t.Flags.has(Worn):
				left -= g.Rules.designs[d].spaces
			case worn < 0:
				worn = int16(i)
			}
		}
		if g.worn(f) != worn || g.spaces(f) != left || g.holdsAny(InTray, int16(f)) != (len(tray) > 0) || !slices.Equal(g.things().tray(f), tray) || g.things().acts[f] != g.plainActs(f) {
			return "what a figure carries is known wrongly"
		}
		board, side := &g.Rules.profiles[g.Figures[f].Who], 0
		if board.dressed != nil && worn >= 0 {
			board = board.dressed
		}
		if g.Figures[f].Flags.Has(Charged) {
			side = 1
		}
		if g.profile(f) != board || g.stats(f) != &board.Sides[side] {
			return "the board of a figure is known wrongly"
		}
	}
	for p := range g.Rules.Field.Pieces {
		if g.holdsAny(InPiece, int16(p)) != slices.ContainsFunc(g.Tokens[:], func(t Token) bool { return t.Where == InPiece && int(t.At) == p }) {
			return "what a piece holds is known wrongly"
		}
	}
	b := g.things()
	for _, x := range []struct {
		where Where
		known []int16
	}{{InTray, b.inTrays()}, {InPiece, slices.Sorted(slices.Values(slices.Concat(b.lying...)))}, {OnFloor, b.floor}} {
		plain := []int16{}
		for i := range g.Rules.tokens {
			if g.Tokens[i].Where == x.where {
				plain = append(plain, int16(i))
			}
		}
		if !slices.Equal(x.known, plain) {
			return fmt.Sprintf("tokens that lie %d are known wrongly", x.where)
		}
	}
	return ""
}

// TestRescueMissionsArePlayedToTheirEnd lets crews go back behind random games: nothing is lost on the way, and nobody goes back
// a second time.
func TestRescueMissionsArePlayedToTheirEnd(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 2)}
	luck := rand.New(rand.NewPCG(4, 4))
	play := func() {
		for {
			_, options := g.Next()
			if options == nil {
				return
			}
			if why := g.wrong(); why != "" {
				t.Fatal(why)
			}
			g.Apply(luck.IntN(len(options)))
		}
	}
	back := 0
	for seed := range uint64(24) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		if err := g.Rescue(3); !errors.Is(err, ErrRescue) {
			t.Fatalf("a rescue mission before the game: %v", err)
		}
		play()
		pegs, first := g.Pegs, g.tally()
		if err := g.Rescue(3); err != nil {
			t.Fatal(err)
		}
		if g.Pegs != pegs || g.Over {
			t.Fatalf("%d pegs, and %d before", g.Pegs, pegs)
		}
		for i := range g.Figures[:g.Count] {
			if g.Figures[i].Flags.Has(Waiting) {
				back++
			}
		}
		play()
		if now := g.tally(); now != first {
			t.Fatalf("figures and cards were %d and are %d", first, now)
		}
		if err := g.Rescue(3); !errors.Is(err, ErrRescue) {
			t.Fatalf("a second rescue mission: %v", err)
		}
	}
	if back == 0 {
		t.Error("nobody ever went back")
	}
}

// changed is Salvage Run for one crew with something else in it.
func changed(t *testing.T, change func(*model.Mission)) *Game {
	t.Helper()
	m := shipped.MissionOf(t, "salvage-run")
	other := *m.Mission
	change(&other)
	x, err := Lower(&other, m.Rules, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")})
	if err != nil {
		t.Fatal(err)
	}
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestFiguresOfTheSetUpLeaveTheBoxOnce: each that stands on the board, at a point, in a zone or of a kind that is drawn, is one
// fewer in the box.
func TestFiguresOfTheSetUpLeaveTheBoxOnce(t *testing.T) {
	before := changed(t, func(*model.Mission) {})
	g := changed(t, func(m *model.Mission) {
		m.Setup.NPCs = []model.StartNPC{{Kind: "civilian", Among: []string{"civilian", "harvester"}, Count: 2, At: &model.Point{X: 1050, Y: 1050}},
			{Kind: "devastator", Count: 1, Place: &model.Place{Piece: "console"}}, {Kind: "devastator", Count: 1, Body: true, At: &model.Point{X: 250, Y: 250}}}
	})
	taken := 0
	for k := range g.Rules.kinds {
		taken += int(before.Stock[k]) - int(g.Stock[k])
	}
	if n := int(g.Count - before.Count); taken != 4 || n != 3 {
		t.Errorf("%d figures have left the box for 3 on the board and one body, and %d stand there", taken, n)
	}
	if n := g.Placed[slices.IndexFunc(g.Rules.Set.NPCs, func(k model.NPCKind) bool { return k.ID == "devastator" })]; n != 1 {
		t.Errorf("%d have come onto the board, and one has", n)
	}
}

// TestNobodyMeetsAConditionOfSomebody: a rule that nobody sets off asks how somebody is, and does not work.
func TestNobodyMeetsAConditionOfSomebody(t *testing.T) {
	for _, c := range []model.Condition{{Kind: "prone"}, {Kind: "moved"}, {Kind: "engaged"}, {Kind: "uses", Category: "weapon"}, {Kind: "stat", Stat: "ammo"}, {Kind: "cover"}} {
		c.Who = &model.Who{Figure: "self"}
		g := changed(t, func(m *model.Mission) {
			m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "start"}, If: &c, Do: []model.Effect{{Kind: "pegs", Add: 1}}}}
		})
		for g.Round == 0 {
			g.Next()
			g.Apply(0)
		}
		if g.Fired[0] != 0 {
			t.Errorf("%s: the rule worked", c.Kind)
		}
	}
}

// TestWhatKeepsContactOffAsksOfContactItself: whoever is not engaged because of it would have it, and would not be engaged because
// of that, and so on without end.
func TestWhatKeepsContactOffAsksOfContactItself(t *testing.T) {
	not := model.Condition{Kind: "not", Conditions: []model.Condition{{Kind: "engaged", Who: &model.Who{Figure: "self"}}}}
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "round", At: 1}, Do: []model.Effect{{Kind: "immune", Who: &model.Who{Traders: "all"},
			Against: []string{"contact"}, While: &not, Until: "round"}}}}
	})
	g.Begin(1, g.Rules.Traders())
	at := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	g.Figures[0].At, g.Figures[0].Flags = at, 0
	g.note(0)
	g.Lasts[0], g.Lasting = Lasting{Who: 0, List: g.Rules.rules[0].list, Until: 9}, 1
	if !g.kept(0, fromTouch, -1) {
		t.Error("nobody is near, and nothing keeps contact off")
	}
	if f := g.put(0, at+1); g.kept(0, fromTouch, f) || !g.engaged(0) {
		t.Error("an enemy stands beside it, and it is not engaged")
	}
}

// TestWhatLastsIsOfSomebody: what lasts for all of a sort reaches whoever comes, and what was on one who is gone does not reach
// the next one with its number.
func TestWhatLastsIsOfSomebody(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{
			{ID: "all", Title: "All", When: &model.Trigger{Kind: "round", At: 9}, Do: []model.Effect{{Kind: "immune", Who: &model.Who{Group: "purge"}, Against: []string{"knock-back"}, Until: "round"}}},
			{ID: "one", Title: "One", When: &model.Trigger{Kind: "round", At: 9}, Do: []model.Effect{{Kind: "immune", Who: &model.Who{Group: "purge", Count: 1}, Against: []string{"shots"}, Until: "round"}}},
		}
	})
	g.Begin(1, g.Rules.Traders())
	at := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	first := g.put(0, at)
	for i := range g.Rules.rules {
		list := g.Rules.rules[i].list
		g.perform(&Frame{Kind: opsFrame, A: list, B: 1, C: -1}, &g.Rules.lists[list][0], scope{by: -1, other: -1})
	}
	if !g.kept(first, fromShoves, -1) || !g.kept(first, fromShots, -1) {
		t.Error("nothing keeps anything from who is there")
	}
	g.Figures[first].Flags |= Gone
	if next := g.put(0, at); next != first || !g.kept(next, fromShoves, -1) || g.kept(next, fromShots, -1) {
		t.Errorf("figure %d comes in place of %d: what is for all misses it, or it has what was for another", next, first)
	}
}

// TestNobodyAimsAtAnotherWithTheNumberOfOneWhoIsGone: neither those whom an effect has go for that one, nor one in whose turn it fell.
func TestNobodyAimsAtAnotherWithTheNumberOfOneWhoIsGone(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "round", At: 9}, Do: []model.Effect{{Kind: "aim", Who: &model.Who{Group: "purge"},
			Target: &model.Who{Group: "civilian"}, Until: "game"}}}}
	})
	g.Begin(1, g.Rules.Traders())
	at := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	kind := func(id string) int8 {
		return int8(slices.IndexFunc(g.Rules.Set.NPCs, func(k model.NPCKind) bool { return k.ID == id }))
	}
	hunter, prey, near := g.put(kind("harvester"), at), g.put(kind("civilian"), at+3), g.put(kind("civilian"), at+2)
	list := g.Rules.rules[0].list
	g.aimAt(&Frame{Kind: opsFrame, A: list, B: 1, C: -1}, &g.Rules.lists[list][0], hunter, scope{by: -1, other: -1})
	if g.Lasting != 1 || g.Targets(hunter) != 1<<prey {
		t.Fatalf("it goes for %b and not for %d", g.Targets(hunter), prey)
	}
	g.Figures[hunter].Target = prey
	g.push(Frame{Kind: npcFrame, A: int16(hunter)})
	g.Figures[prey].Flags |= Gone
	g.note(prey)
	if next := g.put(kind("civilian"), at+3); next != prey || g.Targets(hunter) != 1<<near {
		t.Errorf("figure %d comes in place of %d: it goes for %b and not for %d, who is nearer", next, prey, g.Targets(hunter), near)
	}
	if g.Figures[hunter].Target == prey {
		t.Error("in its turn it goes on with who has come")
	}
}

// TestWhoIsLaidOutIsKnownToLieAtOnce: hardly a random game has somebody whom others want to take along.
func TestWhoIsLaidOutIsKnownToLieAtOnce(t *testing.T) {
	g := changed(t, func(*model.Mission) {})
	g.Begin(1, g.Rules.Traders())
	f := g.put(0, g.Rules.Spot(model.Point{X: 1050, Y: 1450}))
	if g.roster.stand>>uint(f)&1 == 0 {
		t.Fatal("nobody stands there")
	}
	g.layOut(f)
	if why := g.plainRoster(); why != "" {
		t.Error(why)
	}
}

// TestWhoIsTakenElsewhereOnTheWayStaysThere: set down, in the place of another or pushed, nobody goes on by the old route.
func TestWhoIsTakenElsewhereOnTheWayStaysThere(t *testing.T) {
	for name, taken := range map[string]func(g *Game){
		"set down":               func(g *Game) { g.setDown(0, g.Rules.Spot(model.Point{X: 1450, Y: 1450})) },
		"in place of another":    func(g *Game) { g.swapPlaces(0, 1) },
		"pushed out of its walk": func(g *Game) { g.slideAlong(0, field.North, 100) },
	} {
		g := changed(t, func(*model.Mission) {})
		g.Begin(1, g.Rules.Traders())
		from := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
		g.Figures[0].At, g.Figures[0].Flags = from, 0
		g.Figures[1].At, g.Figures[1].Flags = g.Rules.Spot(model.Point{X: 1050, Y: 1250}), 0
		g.note(0)
		g.note(1)
		g.reach(0, from, 400, g.shut())
		g.push(g.walkAlong(0, from+3, 0))
		depth := g.Depth
		g.walkOn(&g.Frames[g.Depth-1], 0)
		taken(g)
		for g.Depth > depth { // a push is a walk of its own
			g.run(&g.Frames[g.Depth-1])
		}
		there := g.Figures[0].At
		for g.Depth >= depth {
			g.run(&g.Frames[g.Depth-1])
		}
		if there == from+1 || g.Figures[0].At != there {
			t.Errorf("%s: it was in %d, and is in %d", name, there, g.Figures[0].At)
		}
	}
}

// TestNobodyHasNothingNearby: a rule that nobody sets off opens, mends and looks into nothing that is near somebody.
func TestNobodyHasNothingNearby(t *testing.T) {
	self := &model.Place{Figure: "self"}
	for _, e := range []model.Effect{{Kind: "look", Of: "piece", Place: self}, {Kind: "mend", Points: 1, Place: self}, {Kind: "door", At: self, Pick: "choice", Set: "open"}} {
		g := changed(t, func(m *model.Mission) {
			m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "start"}, Do: []model.Effect{e}}}
		})
		for g.Round < 2 {
			g.Next()
			g.Apply(0)
		}
	}
}

// TestWhoIsCalledHangsOnTheBeginning: those who come drive the track on, and all the same only those come whom the level called as
// the first of them did.
func TestWhoIsCalledHangsOnTheBeginning(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "arrival"}, Do: []model.Effect{{Kind: "pegs", Add: 12}}}}
	})
	g.Begin(1, g.Rules.Traders())
	phase := g.Rules.phaseOf("purge")
	group := g.Rules.groupOf("purge")
	for g.Pegs = 0; len(g.Callers(phase, group)) < 2; {
		g.Pegs++
	}
	want, was := g.Callers(phase, group), g.Pegs
	var got []int8
	g.Log = func(e Event) {
		if _, _, arrives := g.Arriving(); arrives && (e.Kind == ArrivalRolled || e.Kind == NoArrival) {
			got = append(got, int8(e.A))
		}
	}
	depth := g.Depth
	g.push(Frame{Kind: arrivalsFrame, A: int16(phase), B: int16(group)})
	for g.Depth > depth {
		g.run(&g.Frames[g.Depth-1])
	}
	if g.Pegs == was || slices.Equal(want, g.Callers(phase, group)) {
		t.Fatalf("%d pegs before and %d behind it: nobody else would be called", was, g.Pegs)
	}
	if !slices.Equal(got, want) {
		t.Errorf("of the kinds %v come %v", want, got)
	}
}

// TestWhoIsBroughtDownOnTheWayGoesNoFurther: not even if it is helped up before it would go on.
func TestWhoIsBroughtDownOnTheWayGoesNoFurther(t *testing.T) {
	g := changed(t, func(*model.Mission) {})
	g.Begin(1, g.Rules.Traders())
	from := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	g.Figures[0].At, g.Figures[0].Flags = from, 0
	g.Figures[1].At, g.Figures[1].Flags = from+1, 0 // so that it does not lie where it fell
	g.note(0)
	g.note(1)
	g.reach(0, from, 400, g.shut())
	g.push(g.walkAlong(0, from+3, 0))
	depth := g.Depth
	g.walkOn(&g.Frames[g.Depth-1], 0)
	if g.Figures[0].At != from+1 {
		t.Fatalf("it is in %d after a step from %d", g.Figures[0].At, from)
	}
	g.hurt(0, g.Figures[0].Health)
	g.mend(0, 1, false)
	g.Figures[0].Flags &^= Prone
	lay := g.Figures[0].At
	for g.Depth >= depth {
		g.run(&g.Frames[g.Depth-1])
	}
	if lay == from+1 || g.Figures[0].At != lay {
		t.Errorf("it fell in %d, lay in %d and is in %d", from+1, lay, g.Figures[0].At)
	}
}

// TestNothingHangsOnACounterThatThereIsNot: neither a rule nor an objective that speaks of one does anything.
func TestNothingHangsOnACounterThatThereIsNot(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "start"}, Do: []model.Effect{{Kind: "counter", Of: "nothing", Add: 1}}},
			{ID: "on", Title: "On", When: &model.Trigger{Kind: "counter", Of: "nothing", Reaches: 1}, Do: []model.Effect{{Kind: "pegs", Add: 1}}}}
		m.Objectives = []model.Objective{{ID: "that", Title: "That", Done: model.Goal{Kind: "counter", Of: "nothing", Reaches: 1}}}
	})
	for g.Round < 2 {
		g.Next()
		g.Apply(0)
	}
	if g.Done(0, 0) {
		t.Error("it has been counted up to the number of the objective")
	}
}

// TestObjectivesThatAskForEachOther: of two each of which is done only once the other is, neither ever is.
func TestObjectivesThatAskForEachOther(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		out := func(other string) model.Goal {
			return model.Goal{Kind: "escape", Requires: []model.Condition{{Kind: "done", Objective: other}}}
		}
		m.Objectives = []model.Objective{{ID: "one", Title: "One", Done: out("two")}, {ID: "two", Title: "Two", Done: out("one")}}
	})
	g.Next()
	g.Figures[0].Flags |= Aboard
	if g.Done(0, 0) || g.Done(0, 1) {
		t.Error("one of them is done")
	}
}

// TestEachOfManyObjectivesIsToldOfOnce: what rules wait for is noted of as many objectives as a game holds, and of more none is played.
func TestEachOfManyObjectivesIsToldOfOnce(t *testing.T) {
	with := func(n int) func(*model.Mission) {
		return func(m *model.Mission) {
			m.Setup.Counters = append(m.Setup.Counters, model.Counter{ID: "told"}, model.Counter{ID: "by", Start: 1})
			m.Objectives, m.Rules = nil, nil
			for i := range n {
				id := fmt.Sprint("o", i)
				m.Objectives = append(m.Objectives, model.Objective{ID: id, Title: id, Done: model.Goal{Kind: "counter", Of: "by", Reaches: 1}})
			}
			last := m.Objectives[n-1].ID
			m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "objective", Of: last}, Do: []model.Effect{{Kind: "counter", Of: "told", Add: 1}}}}
		}
	}
	g := changed(t, with(64))
	for g.Round < 2 {
		g.Next()
		g.Apply(0)
	}
	if n := g.Counters[len(g.Rules.Mission.Setup.Counters)-2]; n != 1 {
		t.Errorf("the last of 64 objectives was told of %d times", n)
	}
	m := shipped.MissionOf(t, "salvage-run")
	many := *m.Mission
	with(65)(&many)
	if _, err := Lower(&many, m.Rules, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")}); err == nil || !strings.Contains(err.Error(), "it has 65 objectives; a game holds at most 64") {
		t.Errorf("of 65: %v", err)
	}
}

// TestRulesNameGroupsThatTheyHave: whoever lets a group be, goes for one or is of one that there is not, is told so.
func TestRulesNameGroupsThatTheyHave(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	nobody := []model.Priority{{Who: []string{"nobody"}}}
	for what, change := range map[string]func(*model.NPCGroup, *model.NPCKind){
		"ignores":             func(g *model.NPCGroup, _ *model.NPCKind) { g.Ignores = []string{"nobody"} },
		"targets of a group":  func(g *model.NPCGroup, _ *model.NPCKind) { g.Targets = nobody },
		"targets of an NPC":   func(_ *model.NPCGroup, n *model.NPCKind) { n.Targets = nobody },
		"the group of an NPC": func(_ *model.NPCGroup, n *model.NPCKind) { n.Group = "nobody" },
	} {
		r := *m.Rules
		r.Groups, r.NPCs = slices.Clone(r.Groups), slices.Clone(r.NPCs)
		change(&r.Groups[0], &r.NPCs[0])
		_, err := Lower(m.Mission, &r, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")})
		if err == nil || !strings.Contains(err.Error(), `"nobody"`) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestNobodyAimsAtWhomNothingTargets: not even those who go for whoever is nearest.
func TestNobodyAimsAtWhomNothingTargets(t *testing.T) {
	g := changed(t, func(m *model.Mission) {
		m.Rules = []model.Rule{{ID: "it", Title: "It", When: &model.Trigger{Kind: "round", At: 1}, Do: []model.Effect{{Kind: "immune", Who: &model.Who{Traders: "all"},
			Against: []string{"targeting"}, Until: "round"}}}}
	})
	g.Begin(1, g.Rules.Traders())
	at := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	for i, step := range []field.Cell{0, 2} {
		g.Figures[i].At, g.Figures[i].Flags = at+step, 0
	}
	g.call()
	f := g.put(int8(slices.IndexFunc(g.Rules.Set.NPCs, func(k model.NPCKind) bool { return k.ID == "harvester" })), at-1)
	if g.Targets(f) != 1 {
		t.Fatalf("it goes for %b and not for the first", g.Targets(f))
	}
	if g.Lasts[0], g.Lasting = (Lasting{Who: 0, List: g.Rules.rules[0].list, Until: 9}), 1; g.Targets(f) != 2 {
		t.Errorf("it goes for %b and not for the second", g.Targets(f))
	}
}

// TestRoutesSayWhichOfManyHops: from some squares of a board with a level there are more hops than a number of a route tells apart.
func TestRoutesSayWhichOfManyHops(t *testing.T) {
	links := make([]model.Link, 12)
	g := changed(t, func(m *model.Mission) {
		for i := range links {
			links[i] = model.Link{ID: string(rune('a' + i)), Kind: "ladder", From: model.Point{X: 1050, Y: 1450}, To: model.Point{X: 50 + model.Length(i%4)*100, Y: 50 + model.Length(i/4)*100}, Board: "loft", Cost: 100}
		}
		m.Board.Levels, m.Board.Links = []model.Level{{ID: "loft", At: model.Point{X: 400, Y: 400}, Height: 300, Floor: model.Board{Width: 400, Height: 400}}}, links
	})
	from, many := g.Rules.Spot(links[0].From), 0
	for _, h := range g.Rules.Field.Hops(from) {
		for _, to := range h.To {
			many++
			n := g.code(from, to)
			f := Frame{R: uint64(min(n, manyHops)) | uint64(n-min(n, manyHops))<<4}
			code, _ := f.next()
			if got, _ := g.decode(from, code); got != to {
				t.Errorf("the hop to %d is written as %d, which leads to %d", to, n, got)
			}
		}
	}
	if many <= 8 {
		t.Errorf("%d hops lead from there", many)
	}
}

// TestARuleThatHasAWalkerGoElsewhereEndsItsWalk: the rest of the way leads from where it is no more, into walls or off the board.
func TestARuleThatHasAWalkerGoElsewhereEndsItsWalk(t *testing.T) {
	g := changed(t, func(*model.Mission) {})
	g.Begin(1, g.Rules.Traders())
	from := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	g.Figures[0].At, g.Figures[0].Flags = from, 0
	g.call()
	for _, to := range []field.Cell{from + 2, from - 1} { // its own walk, and one that a rule has it take before the first step
		g.reach(0, from, 400, g.shut())
		g.startWalk(g.walkAlong(0, to, 0))
	}
	g.Next()
	if why := g.wrong(); why != "" || g.Figures[0].At != from-1 {
		t.Errorf("%s; it is in %d, and %d was where the rule had it go", why, g.Figures[0].At, from-1)
	}
}

// TestWhoIsDraggedPastComradesLiesBeyondThem: the way leads through somebody's square, and whoever follows does not stop in it.
func TestWhoIsDraggedPastComradesLiesBeyondThem(t *testing.T) {
	g := changed(t, func(*model.Mission) {})
	g.Begin(1, g.Rules.Traders())
	from := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	for i, step := range []field.Cell{0, 1, -1} { // who walks, a comrade on the way, and who lies behind
		g.Figures[i].At, g.Figures[i].Flags = from+step, 0
	}
	g.Figures[2].Flags, g.Figures[2].Health = Down, 0
	g.call()
	g.reach(0, from, 400, g.shut())
	walk := g.walkAlong(0, from+2, 0)
	walk.dragged(3)
	g.push(walk)
	g.Next()
	if why := g.wrong(); why != "" || g.Figures[0].At != from+2 || g.Figures[2].At == from-1 {
		t.Errorf("%s; they are in %d, %d and %d, from %d on", why, g.Figures[0].At, g.Figures[1].At, g.Figures[2].At, from)
	}
}

// FuzzChoices plays games whose choices are the bytes, and at random when they are used up: nothing is lost, and every game
// ends.
func FuzzChoices(f *testing.F) {
	var all []*Rules
	for _, mission := range []string{"salvage-run", "hold-out", "starter"} {
		all = append(all, rulesOf(f, mission, 1), rulesOf(f, mission, 2))
	}
	all = append(all, rulesOf(f, "crossfire", 2))
	for i := range uint64(8) {
		f.Add(i, []byte(strings.Repeat(string(rune('a'+i)), int(i)*20)))
	}
	f.Fuzz(func(t *testing.T, seed uint64, choices []byte) {
		g := &Game{Rules: all[seed%uint64(len(all))]}
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		luck, first := rand.New(rand.NewPCG(seed, 11)), g.tally()
		for n := 0; ; n++ {
			_, options := g.Next()
			if options == nil {
				break
			}
			if why := g.wrong(); why != "" || g.tally() != first || n > 50_000 {
				t.Fatalf("decision %d of round %d: %s; figures and cards were %d and are %d", n, g.Round, why, first, g.tally())
			}
			at := luck.IntN(len(options))
			if n < len(choices) {
				at = int(choices[n]) % len(options)
			}
			g.Apply(at)
		}
		if err := g.Err(); err != nil {
			t.Fatal(err)
		}
	})
}

// skilledCrews are two crews whose traders know every skill of a rule set at its highest level among them, with gear for each, and
// whose ships have every upgrade.
func skilledCrews(r *model.RuleSet) []*model.Crew {
	gear := [][]string{{"machine-pistol", "outland-pistol", "target-laser"}, {"knife", "medi-stim", "combat-axe"}, {"combat-rifle", "ammo-mag"}, {"baton", "laser-cutter", "data-pad"}}
	classes := []string{"tech", "machine-combat", "hunter", "machine-tech"}
	most := func(n int) *model.CrewStat { return &model.CrewStat{Start: n, Most: n + 2} }
	var out []*model.Crew
	for c := range 2 {
		crew := &model.Crew{ID: fmt.Sprint("crew ", c), Edition: r.ID}
		for _, u := range r.Upgrades {
			crew.Ship.Upgrades = append(crew.Ship.Upgrades, model.Amount{ID: u.ID, Count: len(u.Levels)})
		}
		for i := range 4 {
			t := model.CrewTrader{ID: fmt.Sprint(c, i), Title: fmt.Sprint("trader ", c, i), Class: classes[i], Stats: model.CrewStats{Health: most(9), Skill: most(15), Actions: most(2)}}
			for k, s := range r.Skills {
				if (k+c)%4 == i {
					t.Learned = append(t.Learned, model.Amount{ID: s.ID, Count: 3})
				}
			}
			for _, id := range gear[(i+c)%4] {
				t.Gear = append(t.Gear, model.Amount{ID: id, Count: 1})
			}
			crew.Traders = append(crew.Traders, t)
		}
		out = append(out, crew)
	}
	return out
}

// TestGamesOfTheSkilled plays random games of those who know everything: nothing is lost in them, copies go on as they do, and most levels
// are used.
func TestGamesOfTheSkilled(t *testing.T) {
	used := map[string]bool{}
	for _, mission := range []string{"salvage-run", "crossfire"} {
		m := shipped.MissionOf(t, mission)
		x, err := Lower(m.Mission, m.Rules, m.Decks, skilledCrews(m.Rules))
		if err != nil {
			t.Fatal(err)
		}
		g, again := &Game{Rules: x}, &Game{Rules: x}
		g.Log = func(e Event) {
			if e.Kind == SkillUsed {
				used[fmt.Sprintf("%s %d", x.SkillID(e.B), e.C)] = true
			}
		}
		luck := rand.New(rand.NewPCG(11, 12))
		for seed := range uint64(40) {
			if err := g.Reset(seed); err != nil {
				t.Fatal(err)
			}
			first := g.tally()
			for n := 0; ; n++ {
				_, options := g.Next()
				if options == nil {
					break
				}
				if why := g.wrong(); why != "" {
					t.Fatalf("%s, seed %d, decision %d: %s", mission, seed, n, why)
				}
				if now := g.tally(); now != first {
					t.Fatalf("%s, seed %d, decision %d: figures and cards were %d and are %d", mission, seed, n, first, now)
				}
				at := pickSkill(luck, options)
				if n%50 == 0 {
					state := g.Save()
					again.Restore(&state)
					if _, same := again.Next(); len(same) != len(options) {
						t.Fatalf("%s, seed %d, decision %d: a copy has %d options, not %d", mission, seed, n, len(same), len(options))
					}
					again.Apply(at)
					again.Next()
					g.Apply(at)
					g.Next()
					if again.Hash() != g.Hash() {
						t.Fatalf("%s, seed %d, decision %d: a copy goes another way", mission, seed, n)
					}
					continue
				}
				g.Apply(at)
				if n > 50_000 {
					t.Fatalf("%s, seed %d: the game does not end", mission, seed)
				}
			}
			if err := g.Err(); err != nil {
				t.Errorf("%s, seed %d: %v", mission, seed, err)
			}
		}
	}
	const most = 70 // of some hundred levels; what is left waits for what does not happen by luck in so few games
	if len(used) < most {
		t.Errorf("only %d levels of skills were used", len(used))
	}
}

// pickSkill picks an option by luck, and the use of a skill more often than not.
func pickSkill(luck *rand.Rand, options []Option) int {
	var skills []int
	for i, o := range options {
		if o.Code == UseSkill {
			skills = append(skills, i)
		}
	}
	if len(skills) > 0 && luck.IntN(2) == 0 {
		return skills[luck.IntN(len(skills))]
	}
	return luck.IntN(len(options))
}
