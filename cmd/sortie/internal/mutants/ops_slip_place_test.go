package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// wrongFloor says of a thing that it is on another floor than where it is. A mission of one floor gets another.
func wrongFloor(t *trial) string {
	floors := t.mission.Floors()
	if len(floors) < 2 {
		t.mission.Boards = append(t.mission.Boards, model.NamedBoard{ID: "annexe", Board: model.Board{Width: 1200, Height: 1200}})
		floors = t.mission.Floors()
	}
	f, o := floors[t.IntN(len(floors))], floors[1+t.IntN(len(floors)-1)]
	if f.ID == o.ID {
		return ""
	}
	board := o.ID
	p := model.Place{Board: board}
	b := f.Board
	switch t.IntN(5) {
	case 0:
		if z := pick(t, b.Zones); z != nil && z.Level == "" {
			p.Zone = z.ID
		}
	case 1:
		if a := pick(t, b.Airlocks); a != nil {
			p.Airlock = a.ID
		}
	case 2:
		if e := pick(t, b.Entries); e != nil {
			p.Entry = e.ID
		}
	default:
		if c := pick(t, movables(b)); c != nil {
			p.Piece = c.id
		}
	}
	what := p.Zone + p.Airlock + p.Entry + p.Piece
	if what == "" {
		return ""
	}
	if r := t.doing(); r != nil && t.IntN(2) == 0 {
		r.Do = append(r.Do, model.Effect{Kind: "damage", Who: &model.Who{Traders: "all", In: &p}, Hits: 1})
		return did("rule %s speaks of %s on %s", r.ID, what, board)
	}
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return k.Category == "objective" })
	if k == nil {
		return ""
	}
	t.mission.Setup.Contents = append(t.mission.Setup.Contents, model.Content{At: p, Tokens: []string{k.ID}})
	return did("%s lies at %s on %s", k.ID, what, board)
}

// idleKey has a rule ask for a token, or a roll, to open a door that is not locked.
func idleKey(t *trial) string {
	b := &t.mission.Board
	free := func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && k.HasDoor() && !hiddenKind(*k) && p.State == model.Closed && !t.doorMoves(p.ID)
	}
	d := pickWhere(t, b.Panels, free)
	if d == nil {
		return ""
	}
	if d.ID == "" {
		d.ID = "the-vault"
	}
	r := model.Rule{ID: "the-key", Title: "The key", Simulated: true, When: &model.Trigger{Kind: "interact", With: d.ID},
		Do: []model.Effect{{Kind: "door", Of: d.ID, Set: "open"}}}
	asks := "a roll"
	if k := pick(t, t.rules.Tokens); t.IntN(2) == 0 {
		r.If, asks = &model.Condition{Kind: "carries", Token: k.ID}, k.ID
	} else {
		r.When.Check = &model.Check{Dice: 2, Hits: 1}
	}
	t.mission.Rules = append(t.mission.Rules, r)
	return did("%s is closed, and a rule asks for %s to open it", d.Name, asks)
}

// doorMoves reports whether a rule or an interlock changes how a door stands.
func (t *trial) doorMoves(id string) bool {
	if slices.ContainsFunc(t.mission.Board.Interlocks, func(l []string) bool { return slices.Contains(l, id) }) {
		return true
	}
	return slices.ContainsFunc(t.mission.Rules, func(r model.Rule) bool {
		return slices.ContainsFunc(deep(r.Do), func(e model.Effect) bool {
			return e.Kind == "door" && (e.Any != "" || id != "" && e.Of == id || len(e.Doors) > 0)
		})
	})
}

// bringLeftOut leaves a group in the box whose figures the mission needs all the same.
func bringLeftOut(t *trial) string {
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool { return held(owned(t), figuresOf, n.ID) > 0 })
	if n == nil {
		return ""
	}
	if !slices.Contains(t.mission.Setup.Without, n.Group) {
		t.mission.Setup.Without = append(slices.Clone(t.mission.Setup.Without), n.Group)
	}
	e, r, o := pick(t, t.mission.Board.Entries), t.doing(), pick(t, t.mission.Objectives)
	if e == nil || r == nil {
		return ""
	}
	switch t.IntN(3) {
	case 0:
		r.Do = append(r.Do, model.Effect{Kind: "spawn", NPC: n.ID, Count: 1, At: &model.Place{Entry: e.ID}})
		return did("rule %s brings %s of the %s, who are left out", r.ID, n.ID, n.Group)
	case 1:
		t.mission.Setup.NPCs = append(t.mission.Setup.NPCs, model.StartNPC{Kind: n.ID, Count: 1, Place: &model.Place{Entry: e.ID}})
		return did("%s of the %s, who are left out, stands at %s", n.ID, n.Group, e.ID)
	}
	o.Reward.Per = &model.Rate{Metric: "defeats", Of: n.ID, UA: 2}
	return did("%s pays for %s of the %s, who are left out", o.ID, n.ID, n.Group)
}

func postAtAirlock(t *trial) string {
	b := &t.mission.Board
	a := pick(t, b.Airlocks)
	if a == nil {
		return ""
	}
	b.Posts = append(b.Posts, a.At)
	return did("a post stands in the door of %s", a.ID)
}
