package model

import (
	"cmp"
	"slices"
)

// Crew is a ship and the traders who fly it.
type Crew struct {
	ID         string       `json:"id"`
	Title      string       `json:"title"`
	Edition    string       `json:"edition"` // a RuleSet's id
	Text       Text         `json:"text"`
	Provenance Provenance   `json:"provenance"`
	Assumed    []string     `json:"assumed,omitempty"` // paths of values that the source does not give
	Ship       CrewShip     `json:"ship"`
	Traders    []CrewTrader `json:"traders"` // captain first
	UA         int          `json:"ua"`      // in hand
	Points     int          `json:"points,omitempty"`
}

// CrewShip is a crew's ship.
type CrewShip struct {
	Title    string   `json:"title"`
	Text     Text     `json:"text,omitzero"`
	Ship     string   `json:"ship,omitempty" ref:"ships"`
	Systems  []Amount `json:"systems,omitempty" ref:"ship.systems"` // boxes filled
	Upgrades []Amount `json:"upgrades,omitempty" ref:"upgrades"`    // levels
	Hold     []Amount `json:"hold,omitempty" ref:"tokens"`
}

// CrewTrader is one trader of a crew. Zero fields are as on the trader's board.
type CrewTrader struct {
	ID        string    `json:"id"`
	Board     string    `json:"board,omitempty" ref:"traders"`
	Title     string    `json:"title,omitempty"`
	Species   string    `json:"species,omitempty"`
	Age       *int      `json:"age,omitempty"`
	Text      Text      `json:"text,omitzero"`
	Captain   *bool     `json:"captain,omitempty"`
	Points    int       `json:"points,omitempty"`
	Class     string    `json:"class,omitempty" ref:"classes"`
	Stats     CrewStats `json:"stats"`
	Home      []Amount  `json:"home,omitempty" ref:"skills"` // skills that come with the board
	Abilities []Amount  `json:"abilities,omitempty" ref:"abilities"`
	Bare      []Amount  `json:"bare,omitempty" ref:"abilities"` // abilities that armour covers
	Covered   []Amount  `json:"covered,omitempty" ref:"skills"` // skills in the armour slot, which armour covers
	Learned   []Amount  `json:"learned,omitempty" ref:"skills"` // bought with career points
	Gear      []Amount  `json:"gear,omitempty" ref:"tokens"`
	Worn      string    `json:"worn,omitempty" ref:"tokens"` // the armour among the gear that is worn
	Temporary bool      `json:"temporary,omitempty"`         // hired for the next mission only
	Misses    int       `json:"misses,omitempty"`            // games still sat out
	Notes     Text      `json:"notes,omitzero"`
}

// CrewStats are the four statistics of a trader; nil is as on the board.
type CrewStats struct {
	Health  *CrewStat `json:"health,omitempty"`
	Actions *CrewStat `json:"actions,omitempty"`
	Skill   *CrewStat `json:"skill,omitempty"`
	Career  *CrewStat `json:"career,omitempty"`
}

// CrewStat is a statistic: where it starts, where it stands, how far it can go.
type CrewStat struct {
	Start int  `json:"start"`
	Now   *int `json:"now,omitempty"` // nil: as at the start
	Most  int  `json:"most"`
}

// Value is where the statistic stands.
func (s CrewStat) Value() int {
	if s.Now == nil {
		return s.Start
	}
	return *s.Now
}

// Spent is the sum of the levels a trader has bought with career points.
func (t CrewTrader) Spent() int {
	n := 0
	for _, s := range t.Learned {
		n += s.Count
	}
	return n
}

// Manned is a crew with all that the boards of its traders say: what a trader leaves out is as on the board that it names.
func (c *Crew) Manned(r *RuleSet) *Crew {
	out := *c
	out.Traders = slices.Clone(c.Traders)
	for i := range out.Traders {
		t := &out.Traders[i]
		if k := slices.IndexFunc(r.Traders, func(k TraderKind) bool { return k.ID == t.Board }); k >= 0 && t.Board != "" {
			*t = t.over(&r.Traders[k])
		}
	}
	return &out
}

// over is a trader with what a board says besides.
func (t CrewTrader) over(k *TraderKind) CrewTrader {
	t.Title, t.Species, t.Class = cmp.Or(t.Title, k.Title), cmp.Or(t.Species, k.Species), cmp.Or(t.Class, k.Class)
	t.Points = cmp.Or(t.Points, k.Points)
	if t.Captain == nil {
		t.Captain = &k.Captain
	}
	for to, s := range map[**CrewStat]Stat{&t.Stats.Health: k.Health, &t.Stats.Actions: k.Actions, &t.Stats.Skill: k.Skill, &t.Stats.Career: k.Career} {
		if *to == nil && s != (Stat{}) {
			*to = &CrewStat{Start: s.Start, Most: max(s.Most, s.Start)}
		}
	}
	for to, list := range map[*[]Amount][]Amount{&t.Home: k.Home, &t.Abilities: k.Abilities, &t.Bare: k.Bare, &t.Covered: k.Covered, &t.Learned: k.Learned} {
		if len(*to) == 0 {
			*to = list
		}
	}
	if len(t.Gear) == 0 {
		for _, id := range k.Gear {
			t.Gear = append(t.Gear, Amount{ID: id, Count: 1})
		}
	}
	return t
}

// SkillLevel is the level a trader has of a skill: what came with the board and what was learned, added, and what stands in
// its armour slot unless it wears armour (seed 000:1175).
func (t CrewTrader) SkillLevel(id string) int {
	n := amountOf(t.Home, id) + amountOf(t.Learned, id)
	if t.Worn == "" {
		n += amountOf(t.Covered, id)
	}
	return n
}

// amountOf is the count beside an id in a list; 0 if it is not in it.
func amountOf(list []Amount, id string) int {
	for _, a := range list {
		if a.ID == id {
			return a.Count
		}
	}
	return 0
}
