package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
)

func rulesOf(t testing.TB, mission string, crews int) *Rules {
	t.Helper()
	m := shipped.MissionOf(t, mission)
	var list []*model.Crew
	for range crews {
		list = append(list, shipped.CrewOf(t, "patient-creditor"))
	}
	x, err := Lower(m.Mission, m.Rules, m.Decks, list)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// TestSixCrewsBringTheirGear: of the mission with most tokens a game holds those of its boxes and a dozen of each of six crews.
func TestSixCrewsBringTheirGear(t *testing.T) {
	m := shipped.MissionOf(t, "hold-out")
	crew := *shipped.CrewOf(t, "patient-creditor")
	crew.Traders = slices.Clone(crew.Traders)
	brought := 0
	for _, x := range crew.Traders {
		for _, g := range x.Gear {
			brought += g.Count
		}
	}
	crew.Traders[0].Gear = append(slices.Clone(crew.Traders[0].Gear), model.Amount{ID: "knife", Count: 12 - brought})
	if _, err := Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{&crew, &crew, &crew, &crew, &crew, &crew}); err != nil {
		t.Error(err)
	}
}

func TestTheStateIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 4096 {
		t.Errorf("the state takes %d bytes; copies are to take at most 4096", n)
	}
}

func TestRandomGamesEnd(t *testing.T) {
	x := rulesOf(t, "salvage-run", 2)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	luck := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(20) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		n := 0
		for {
			_, options := g.Next()
			if options == nil {
				break
			}
			g.Apply(luck.IntN(len(options)))
			if n++; n > 100_000 {
				t.Fatalf("game %d does not end: round %d, depth %d", seed, g.Round, g.Depth)
			}
		}
		t.Logf("game %d: %d rounds, %d decisions, %d pegs, %d figures", seed, g.Round, n, g.Pegs, g.Count)
	}
}

// TestTradersHaveWhatTheirBoardSays: a crew that names a board and nothing else plays with its numbers, skills and gear.
func TestTradersHaveWhatTheirBoardSays(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	k := &m.Rules.Traders[0]
	x, err := Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{{ID: "own", Edition: m.Rules.ID, Traders: []model.CrewTrader{{ID: "one", Board: k.ID}}}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	for f := range int8(g.Count) {
		if !g.Trader(f) {
			continue
		}
		health, skill := g.ProfileOf(f).Pegs()
		if int(health) != k.Health.Start || int(skill) != k.Skill.Start || g.Name(int16(f)) != k.Title || g.Space(f) == g.Rules.numbers.tray {
			t.Errorf("%s: health %d, skill %d, tray %d; the board has %+v", g.Name(int16(f)), health, skill, g.Space(f), k)
		}
		return
	}
	t.Error("nobody plays")
}

// Where the rules put cover before the list of targets, nobody in cover is picked while an enemy of a lower place on it is seen
// out of cover (seed 002:3082, 3786, 3800); where they do not, somebody is.
func TestCoverBeforeTheListOfTargets(t *testing.T) {
	usual, covered := rulesOf(t, "salvage-run", 2), 0
	first := rulesOf(t, "salvage-run", 2)
	first.aims = []aim{{step: sightStep, open: true}, {step: sightStep}, {step: boardStep}}
	g, err := first.New(1)
	if err != nil {
		t.Fatal(err)
	}
	luck := rand.New(rand.NewPCG(1, 2))
	for n := range 6000 {
		_, options := g.Next()
		if options == nil {
			if err := g.Reset(uint64(n)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		g.Apply(luck.IntN(len(options)))
		for who := range int8(g.Count) {
			if !g.Figures[who].Stands() {
				continue
			}
			lines, bare := oneByOne(g), g.openTo(who)
			if bare == 0 {
				continue
			}
			if got := g.preferred(who, lines); got == 0 || got&^bare != 0 {
				t.Fatalf("%s picks %b, and %b are out of cover", g.Name(int16(who)), got, bare)
			}
			g.Rules = usual
			if g.preferred(who, lines)&^bare != 0 {
				covered++
			}
			g.Rules = first
		}
	}
	if covered == 0 {
		t.Error("nobody ever was in cover who stands higher on the list")
	}
}

// oneByOne is a list of targets on which each group has a line of its own.
func oneByOne(g *Game) []priority {
	var out []priority
	for i := range g.Rules.groups {
		out = append(out, priority{groups: 1 << i})
	}
	return out
}

// openTo are the enemies whom somebody sees out of cover, and may choose.
func (g *Game) openTo(who int8) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if g.bare(who, i) && !g.kept(i, fromAim, who) {
			out |= 1 << i
		}
	}
	return out
}

// TestTokensLieWhereTheSetUpHasThem: what lies at a place lies on its floor, and not in a piece that is not there.
func TestTokensLieWhereTheSetUpHasThem(t *testing.T) {
	x := rulesOf(t, "hold-out", 2)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for i := range x.tokens {
		switch k := g.Tokens[i]; {
		case k.Where == InPiece && (k.At < 0 || int(k.At) >= len(x.Field.Pieces)):
			t.Errorf("%s lies in piece %d", x.TokenID(int16(i)), k.At)
		case k.Where == OnFloor && slices.Contains(x.zones["mast-hall"], field.Cell(k.At)) && k.Flags.has(FaceDown):
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d tokens lie face down in the hall; the mission draws 2", found)
	}
}

// TestPiecesLieWhereTheyWereTaken: a crate that is shifted frees its square, takes another and is touched from beside that, in a
// game that goes on from the state as well; one that is gone takes none. A new game has all of them back.
func TestPiecesLieWhereTheyWereTaken(t *testing.T) {
	x := rulesOf(t, "salvage-run", 1)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	for i := range x.Field.Pieces {
		if !x.loose[i] {
			continue
		}
		was := x.Field.Pieces[i].Occupied[0]
		to := x.Field.Pieces[i].Contact[0]
		g.shift(i, to)
		other, err := x.New(2)
		if err != nil {
			t.Fatal(err)
		}
		other.Restore(&g.State)
		for _, f := range []*field.Field{g.Rules.Field, other.Rules.Field} {
			if !f.Free[was] || f.Free[to] || len(f.Pieces[i].Contact) == 0 || !f.Adjoin(to, f.Pieces[i].Contact[0]) {
				t.Errorf("%s is at %d and was to go from %d to %d", f.Pieces[i].ID, f.Pieces[i].Occupied, was, to)
			}
		}
		g.clear(i)
		if f := g.Rules.Field; !f.Free[was] || !f.Free[to] || len(f.Pieces[i].Contact) > 0 {
			t.Errorf("%s is gone and still touched from %d", f.Pieces[i].ID, f.Pieces[i].Contact)
		}
		if err := g.Reset(1); err != nil || g.Rules != x {
			t.Error("a new game has pieces of an old one", err)
		}
	}
	if g.Next(); x.lies != (layout{}) || x.Field.Free[x.Field.Pieces[0].Occupied[0]] {
		t.Error("the rules themselves have changed")
	}
}

// TestRulesWithoutEndStopTheGameAndNotTheProgram: each number that a counter reaches moves it to the next.
func TestRulesWithoutEndStopTheGameAndNotTheProgram(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	crews := []*model.Crew{shipped.CrewOf(t, "patient-creditor")}
	for _, c := range []struct {
		rules int
		fails bool
	}{{4, false}, {40, true}} {
		chain := *m.Mission
		chain.Setup.Counters = []model.Counter{{ID: "count"}}
		chain.Rules = []model.Rule{{ID: "go", Title: "Go", When: &model.Trigger{Kind: "start"}, Do: []model.Effect{{Kind: "counter", Of: "count", Add: 1}}}}
		for n := 1; n <= c.rules; n++ {
			chain.Rules = append(chain.Rules, model.Rule{ID: "on", Title: "On", When: &model.Trigger{Kind: "counter", Of: "count", Reaches: n},
				Do: []model.Effect{{Kind: "counter", Of: "count", Add: 1}}})
		}
		x, err := Lower(&chain, m.Rules, m.Decks, crews)
		if err != nil {
			t.Fatal(err)
		}
		g, err := x.New(1)
		if err != nil {
			t.Fatal(err)
		}
		for g.Round < 2 {
			_, options := g.Next()
			if options == nil {
				break
			}
			g.Apply(0)
		}
		if (g.Err() != nil) != c.fails {
			t.Errorf("a chain of %d rules: %v; the counter stands at %d", c.rules, g.Err(), g.Counters[0])
		}
	}
}

// TestRepetitionsOfRepetitionsStopTheGameAndNotTheProgram: what is done thirty thousand times, thirty thousand times over, has no end
// that anybody would wait for.
func TestRepetitionsOfRepetitionsStopTheGameAndNotTheProgram(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	over := *m.Mission
	over.Setup.Counters = []model.Counter{{ID: "count"}}
	does := []model.Effect{{Kind: "pegs", Add: 1}}
	for range 3 {
		does = []model.Effect{{Kind: "repeat", Of: "count", Do: does}}
	}
	most := 30_000
	over.Rules = []model.Rule{{ID: "go", Title: "Go", When: &model.Trigger{Kind: "start"}, Do: append([]model.Effect{{Kind: "counter", Of: "count", Becomes: &most}}, does...)}}
	x, err := Lower(&over, m.Rules, m.Decks, []*model.Crew{shipped.CrewOf(t, "patient-creditor")})
	if err != nil {
		t.Fatal(err)
	}
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	for {
		_, options := g.Next()
		if options == nil {
			break
		}
		g.Apply(0)
	}
	if err := g.Err(); err == nil || !strings.Contains(err.Error(), "no end") || !strings.Contains(err.Error(), `"go"`) {
		t.Errorf("the game ends with %v", err)
	}
}

// TestNobodyStandsInForOneThatComesOnce: a card that wants a kind which has been on the board brings nobody, where one of which
// no figure is left is replaced by a lower rank.
func TestNobodyStandsInForOneThatComesOnce(t *testing.T) {
	x := rulesOf(t, "salvage-run", 1)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	once := int8(slices.IndexFunc(x.kinds, func(k kind) bool { return k.once && k.group == x.kinds[0].group }))
	g.Stock[0], g.Stock[once] = 1, 0
	if g.StandIn(once) < 0 {
		t.Error("nobody comes for one that is not in the box")
	}
	g.Placed[once] = 1
	if k := g.StandIn(once); k >= 0 {
		t.Errorf("kind %d comes for one that has been here", k)
	}
}

// TestGamesAreSetUpAsTheTableDoes holds the quick way of setting games up against the table for people, on every mission of
// the Purge that ships: one rule, found twice.
func TestGamesAreSetUpAsTheTableDoes(t *testing.T) {
	crew := shipped.CrewOf(t, "patient-creditor")
	quick := 0
	for _, m := range shipped.Missions(t) {
		if m.Edition != crew.Edition {
			continue
		}
		for n := max(m.Players.Min, 1); n <= min(m.Players.Max, 3); n++ {
			var list []*model.Crew
			for range n {
				list = append(list, crew)
			}
			x, err := Lower(m.Mission, m.Rules, m.Decks, list)
			if err != nil {
				t.Fatal(err)
			}
			if x.deal == nil {
				t.Logf("%s, %d crews: the table sets it up", m.ID, n)
				continue
			}
			quick++
			slow := *x
			slow.deal = nil
			g, h := &Game{Rules: x}, &Game{Rules: &slow}
			for seed := range uint64(50) {
				if err := g.Reset(seed); err != nil {
					t.Fatal(err)
				}
				if err := h.Reset(seed); err != nil {
					t.Fatal(err)
				}
				if g.State != h.State {
					t.Fatalf("%s, %d crews, seed %d: the table deals otherwise", m.ID, n, seed)
				}
			}
		}
	}
	if quick < 5 {
		t.Errorf("only %d tables are set up the quick way", quick)
	}
}

// TestWhomATurnHasMetIsNotWhoComesInItsPlace: a newcomer with the number of one who is gone has not been met yet.
func TestWhomATurnHasMetIsNotWhoComesInItsPlace(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 1)}
	g.Begin(1, g.Rules.Traders())
	at := g.Rules.Spot(model.Point{X: 1050, Y: 1450})
	met := g.put(0, at)
	g.push(Frame{Kind: turnFrame})
	g.Met = 1 << met
	g.Figures[met].Flags |= Gone
	g.note(met)
	if next := g.put(0, at); next != met || g.Met != 0 {
		t.Errorf("figure %d comes in place of %d; met: %b", next, met, g.Met)
	}
}

// TestBoardsThatAreTurnedOverCountAtOnce: a figure has the numbers of the side that lies up, without anybody looking at the state anew.
func TestBoardsThatAreTurnedOverCountAtOnce(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 1)}
	g.Begin(1, g.Rules.Traders())
	who := g.put(0, g.Rules.Spot(model.Point{X: 1050, Y: 1450}))
	for _, up := range []bool{true, false} {
		g.turnSide(&op{strong: 1, up: up})
		side := 0
		if up {
			side = 1
		}
		if g.stats(who) != &g.profile(who).Sides[side] {
			t.Errorf("turned up: %v; it has the numbers of the other side", up)
		}
	}
}

// TestInterlockedDoorsTurnTogether: of the doors of a sluice exactly one stands open, whoever turns which.
func TestInterlockedDoorsTurnTogether(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "hold-out", 1)}
	if err := g.Reset(1); err != nil {
		t.Fatal(err)
	}
	door := func(key string) int {
		return slices.IndexFunc(g.Rules.Field.Doors, func(d field.Door) bool { return d.Key == key })
	}
	outer, inner := door("north-outer"), door("north-inner")
	for _, c := range []struct {
		does         string
		do           func()
		outer, inner uint8
	}{
		{"the set-up", func() {}, doorOpen, doorClosed},
		{"opening the one that is shut", func() { g.turnDoor(inner, doorOpen, -1) }, doorClosed, doorOpen},
		{"shutting the one that is open", func() { g.turnDoor(inner, doorClosed, -1) }, doorOpen, doorClosed},
		{"the lever", func() { g.switchDoors(&op{doors: []int16{int16(outer), int16(inner)}}, -1) }, doorClosed, doorOpen},
		{"the lever again", func() { g.switchDoors(&op{doors: []int16{int16(outer), int16(inner)}}, -1) }, doorOpen, doorClosed},
	} {
		if c.do(); g.Doors[outer] != c.outer || g.Doors[inner] != c.inner {
			t.Errorf("behind %s: the doors are %s and %s", c.does, doorName(g.Doors[outer]), doorName(g.Doors[inner]))
		}
	}
	g.Rules.interlocks = []interlock{{doors: 1<<outer | 1<<inner}}
	if g.turnDoor(outer, doorClosed, -1); g.Doors[inner] != doorClosed {
		t.Error("a door opens where none has to be open")
	}
}
