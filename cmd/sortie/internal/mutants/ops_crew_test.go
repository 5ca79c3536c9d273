package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// crewOperators break crews.
func crewOperators() []operator {
	return []operator{
		{"misspell-name", "writes a name that nothing has", misspellName, dangling, nil},
		{"name-wrong-thing", "names a thing of the wrong kind", nameWrongThing, dangling, nil},
		{"misspell-assumed", "lists a value as assumed that is not there", misspellAssumed, assumed, nil},
		{"two-captains", "makes every trader a captain, or none", twoCaptains, crewed, nil},
		{"crowd", "takes more traders into a crew than there may be", crowd, crewed, nil},
		{"learn-too-much", "has a trader learn what the class does not offer, or too much of it", learnTooMuch, crewed, nil},
		{"hoard", "gives a crew more of a token than there are", hoard, nil, []string{"CRW005"}},
		{"wear-nothing", "has a trader wear what is no armour, or not there", wearNothing, nil, []string{"CRW006"}},
		{"too-strong", "starts a number of a trader above its most", tooStrong, nil, []string{"CRW007"}},
		{"impossible-ship", "builds a ship that cannot be so", impossibleShip, nil, []string{"CRW008"}},
		{"one-board-for-two", "gives two traders one board", oneBoardForTwo, nil, []string{"CRW009", "CRW001"}},
		{"other-sum", "says another sum of points than that of the boards", otherSum, crewed, nil},
	}
}

// crewed counts captains, traders, skills and points.
func crewed(t *trial) []fault {
	c, r := t.crew, t.rules.Crews
	captains, sum, known := 0, 0, true
	var faults []fault
	for _, m := range c.Traders {
		board := traderKind(t.rules, m.Board)
		if m.Captain != nil && *m.Captain || m.Captain == nil && board != nil && board.Captain {
			captains++
		}
		points := m.Points
		if points == 0 && board != nil {
			points = board.Points
		}
		sum, known = sum+points, known && points > 0
		faults = append(faults, learned(t.rules, m, board)...)
	}
	if r.Captains > 0 && captains != r.Captains {
		faults = append(faults, wrong([]string{"CRW001"}, "%d captains", captains))
	}
	if n := len(c.Traders); r.Most > 0 && n > r.Most || n < r.Least {
		faults = append(faults, wrong([]string{"CRW002", "PLY"}, "%d traders", n))
	}
	if c.Points > 0 && known && c.Points != sum || r.Points > 0 && sum > r.Points {
		faults = append(faults, wrong([]string{"CRW004"}, "%d points, the boards have %d", c.Points, sum))
	}
	return faults
}

func learned(r *model.RuleSet, m model.CrewTrader, board *model.TraderKind) []fault {
	var faults []fault
	class := m.Class
	if class == "" && board != nil {
		class = board.Class
	}
	for _, k := range r.Classes {
		if k.ID != class {
			continue
		}
		for _, s := range m.Learned {
			most := 0
			for _, o := range k.Skills {
				if o.ID == s.ID {
					most = o.Count
				}
			}
			if s.Count > most {
				faults = append(faults, wrong([]string{"CRW003", "REF"}, "%s has %s at %d of %d", m.ID, s.ID, s.Count, most))
			}
		}
	}
	return faults
}

func traderKind(r *model.RuleSet, id string) *model.TraderKind {
	i := slices.IndexFunc(r.Traders, func(k model.TraderKind) bool { return k.ID == id })
	if i < 0 {
		return nil
	}
	return &r.Traders[i]
}

func twoCaptains(t *trial) string {
	yes := t.IntN(2) == 0
	for i := range t.crew.Traders {
		t.crew.Traders[i].Captain = &yes
	}
	return did("everybody is captain: %v", yes)
}

func crowd(t *trial) string {
	n := t.rules.Crews.Most + t.IntN(3)
	for i := range n {
		m := clone(t.crew.Traders[t.IntN(len(t.crew.Traders))])
		no := false
		m.ID, m.Captain = did("more-%d", i), &no
		t.crew.Traders = append(t.crew.Traders, m)
	}
	return did("%d traders more", n)
}

func learnTooMuch(t *trial) string {
	m := pick(t, t.crew.Traders)
	s := pick(t, t.rules.Skills)
	if s == nil {
		return ""
	}
	n := 1 + t.IntN(9)
	m.Learned = append(m.Learned, model.Amount{ID: s.ID, Count: n})
	return did("%s learns %s at %d", m.ID, s.ID, n)
}

func otherSum(t *trial) string {
	t.crew.Points = 50 + t.IntN(300)
	return did("%d points", t.crew.Points)
}

func hoard(t *trial) string {
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return held(t.rules.Boxes, tokensOf, k.ID) > 0 })
	n := held(t.rules.Boxes, tokensOf, k.ID) + 1 + t.IntN(9)
	t.crew.Ship.Hold = append(t.crew.Ship.Hold, model.Amount{ID: k.ID, Count: n})
	return did("%d of %s in the hold", n, k.ID)
}

func wearNothing(t *trial) string {
	m := pick(t, t.crew.Traders)
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool {
		return k.ID != m.Worn && !slices.ContainsFunc(m.Gear, func(a model.Amount) bool { return a.ID == k.ID })
	})
	m.Worn = k.ID
	return did("%s wears %s", m.ID, k.ID)
}

func tooStrong(t *trial) string {
	m := pick(t, t.crew.Traders)
	n := 1 + t.IntN(4)
	m.Stats.Health = &model.CrewStat{Start: n + 1 + t.IntN(9), Most: n}
	return did("%s has a health of %d of %d", m.ID, m.Stats.Health.Start, n)
}

func impossibleShip(t *trial) string {
	if u := pick(t, t.rules.Upgrades); u != nil && t.IntN(2) == 0 {
		n := len(u.Levels) + 1 + t.IntN(4)
		t.crew.Ship.Upgrades = []model.Amount{{ID: u.ID, Count: n}}
		return did("%s at %d", u.ID, n)
	}
	s := pick(t, t.rules.Ship.Systems)
	t.crew.Ship.Systems = []model.Amount{{ID: s.ID, Count: 0}}
	return did("%s at 0", s.ID)
}

func oneBoardForTwo(t *trial) string {
	k := pickWhere(t, t.rules.Traders, func(k model.TraderKind) bool {
		return held(t.rules.Boxes, func(b model.Box) []model.BoxCount { return b.Traders }, k.ID) < 2
	})
	if k == nil || len(t.crew.Traders) < 2 {
		return ""
	}
	t.crew.Traders[0].Board, t.crew.Traders[1].Board = k.ID, k.ID
	return did("two traders have the board of %s", k.ID)
}
