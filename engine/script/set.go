package script

import (
	"github.com/sortie-tools/sortie/engine/muster"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// Set is what differs from the mission's own set-up. What is nil stays as it is.
type Set struct {
	Figures  []Figure
	Crews    int
	Mode     string
	Turn     int
	First    int // the crew that deploys first
	Active   int
	Round    int
	Phase    string
	Pegs     *int
	Most     *int // pegs that ever were on the track
	Doors    map[string]string
	Pieces   map[string]string
	Crates   map[string][]string
	Pouch    []string
	Deck     []string
	Docked   []string // the airlock of each crew's ship
	Stock    map[string]int
	Spare    *int // figures of traders that no crew plays
	Floor    []Lying
	Counters map[string]int
	Searched []Point
	Rosters  []Roster         // crews as they come to a game
	Rescue   *Rescue          // it is one
	Agreed   muster.Agreed    // what their players agree on before
	Upgrades []map[string]int // of the ship of each crew

	figures bool // given, be they none
}

// Rescue is a rescue mission: the figures of the script stand as the game before has left them.
type Rescue struct {
	Crews  uint8 // that go back, a bit each
	Winner int   // of the game before; 0: nobody
}

// Lying is a token on the floor.
type Lying struct {
	Token string
	At    Point
	path  string
}

// Figure is a figure of a script.
type Figure struct {
	ID, NPC, Trader       string
	Class                 string
	Crew, Joined          int
	At                    *Point
	Stats                 map[string]int
	Gear, Jammed, Broken  []string
	Worn                  string
	Ammo, Health, Skill   *int
	Skills, Abilities     []model.Amount
	Bare, Covered         []model.Amount // abilities and skills in the armour slot
	Captain, Prone, Acted bool
	Defeated, Waiting     bool
	Aboard                bool // it has left the board for good
	Damage                int  // that an NPC has taken
	Target                string
	State                 string // how an NPC behaves

	path  string
	bared bool // abilities were given
}

// readSet reads what differs.
func readSet(n node) Set {
	m := n.object("figures", "crews", "mode", "turn", "first", "active", "round", "phase", "pegs", "most", "doors", "pieces", "crates", "pouch", "deck", "docked", "stock", "spare",
		"floor", "counters", "searched", "rosters", "agreed", "rescue", "upgrades")
	s := Set{figures: has(m, "figures")}
	for key, to := range map[string]*int{"crews": &s.Crews, "turn": &s.Turn, "first": &s.First, "active": &s.Active, "round": &s.Round} {
		if has(m, key) {
			*to = m[key].number(1, 40)
		}
	}
	for key, to := range map[string]*string{"mode": &s.Mode, "phase": &s.Phase} {
		if has(m, key) {
			*to = m[key].text()
		}
	}
	for key, to := range map[string]*[]string{"pouch": &s.Pouch, "deck": &s.Deck, "docked": &s.Docked} {
		if has(m, key) {
			*to = m[key].texts()
		}
	}
	for key, to := range map[string]*map[string]int{"stock": &s.Stock, "counters": &s.Counters} {
		if has(m, key) {
			*to = readNumbers(m[key], -100, 100)
		}
	}
	if has(m, "pegs") {
		s.Pegs = count(m["pegs"])
	}
	if has(m, "spare") {
		s.Spare = count(m["spare"])
	}
	if has(m, "most") {
		s.Most = count(m["most"])
	}
	if has(m, "figures") {
		for _, x := range m["figures"].list() {
			s.Figures = append(s.Figures, readFigure(x))
		}
	}
	if has(m, "rosters") {
		for _, x := range m["rosters"].list() {
			s.Rosters = append(s.Rosters, readRoster(x))
		}
	}
	if has(m, "rescue") {
		x := m["rescue"].object("crews", "winner")
		s.Rescue = &Rescue{}
		if has(x, "crews") {
			for _, c := range x["crews"].list() {
				s.Rescue.Crews |= 1 << (c.number(1, play.MaxCrews) - 1)
			}
		}
		if has(x, "winner") {
			s.Rescue.Winner = x["winner"].number(1, play.MaxCrews)
		}
	}
	if has(m, "agreed") {
		s.Agreed = readAgreed(m["agreed"])
	}
	if has(m, "upgrades") {
		for _, x := range m["upgrades"].list() {
			s.Upgrades = append(s.Upgrades, readNumbers(x, 0, 3))
		}
	}
	s.board(m)
	return s
}

// board reads what lies on the board.
func (s *Set) board(m map[string]node) {
	for key, to := range map[string]*map[string]string{"doors": &s.Doors, "pieces": &s.Pieces} {
		if has(m, key) {
			*to = map[string]string{}
			for id, x := range m[key].fields() {
				(*to)[id] = x.text()
			}
		}
	}
	if has(m, "crates") {
		s.Crates = map[string][]string{}
		for id, x := range m["crates"].fields() {
			s.Crates[id] = x.texts()
		}
	}
	if has(m, "floor") {
		s.Floor = []Lying{}
		for _, x := range m["floor"].list() {
			f := x.object("token", "at")
			if !has(f, "token") || !has(f, "at") {
				x.fail("what lies on the floor has a token and a place: {token, at}")
				continue
			}
			if at := f["at"].point(); at != nil {
				s.Floor = append(s.Floor, Lying{f["token"].text(), *at, x.path})
			}
		}
	}
	if has(m, "searched") {
		for _, x := range m["searched"].list() {
			if p := x.point(); p != nil {
				s.Searched = append(s.Searched, *p)
			}
		}
	}
}

func count(n node) *int {
	i := n.number(0, 100)
	return &i
}

func readNumbers(n node, least, most int) map[string]int {
	out := map[string]int{}
	for id, x := range n.fields() {
		out[id] = x.number(least, most)
	}
	return out
}

func amounts(n node) []model.Amount {
	list := readNumbers(n, 0, 20)
	out := []model.Amount{}
	for _, id := range sorted(list) {
		out = append(out, model.Amount{ID: id, Count: list[id]})
	}
	return out
}

// readFigure reads a figure.
func readFigure(n node) Figure {
	m := n.object("id", "crew", "npc", "trader", "at", "stats", "gear", "worn", "ammo", "health", "skill", "skills", "abilities", "bare", "covered", "captain",
		"prone", "defeated", "acted", "entered", "aboard", "jammed", "broken", "damage", "target", "joined", "class", "state")
	f := Figure{path: n.path, bared: has(m, "abilities")}
	for key, to := range map[string]*string{"id": &f.ID, "npc": &f.NPC, "trader": &f.Trader, "worn": &f.Worn, "target": &f.Target, "class": &f.Class, "state": &f.State} {
		if has(m, key) {
			*to = m[key].text()
		}
	}
	for key, to := range map[string]*int{"crew": &f.Crew, "joined": &f.Joined} {
		if has(m, key) {
			*to = m[key].number(1, 6)
		}
	}
	for key, to := range map[string]**int{"ammo": &f.Ammo, "health": &f.Health, "skill": &f.Skill} {
		if has(m, key) {
			*to = count(m[key])
		}
	}
	for key, to := range map[string]*[]string{"gear": &f.Gear, "jammed": &f.Jammed, "broken": &f.Broken} {
		if has(m, key) {
			*to = m[key].texts()
		}
	}
	for key, to := range map[string]*[]model.Amount{"skills": &f.Skills, "abilities": &f.Abilities, "bare": &f.Bare, "covered": &f.Covered} {
		if has(m, key) {
			*to = amounts(m[key])
		}
	}
	for key, to := range map[string]*bool{"captain": &f.Captain, "prone": &f.Prone, "acted": &f.Acted, "defeated": &f.Defeated, "aboard": &f.Aboard} {
		if has(m, key) {
			*to = m[key].truth()
		}
	}
	if has(m, "damage") {
		f.Damage = m["damage"].number(0, 100)
	}
	if has(m, "stats") {
		f.Stats = readNumbers(m["stats"], 0, 100)
	}
	f.place(n, m)
	return f
}

// place reads where a figure is, and whose it is.
func (f *Figure) place(n node, m map[string]node) {
	f.Waiting = has(m, "entered") && !m["entered"].truth()
	if has(m, "at") {
		f.At = m["at"].point()
	}
	switch {
	case f.ID == "":
		n.fail("a figure has an id")
	case (f.NPC == "") == (f.Crew == 0):
		n.fail("a figure has either a crew or an npc")
	case f.At == nil && !f.Waiting && !f.Aboard:
		n.fail("a figure stands somewhere (at), waits in its airlock (entered: false), or is aboard again (aboard: true)")
	}
}
