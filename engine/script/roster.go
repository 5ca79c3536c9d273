package script

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/muster"
	"github.com/sortie-tools/sortie/schema/model"
)

// Roster is a crew of a script, as it comes to a game.
type Roster []Member

// Member is one trader of it.
type Member struct {
	Figure

	Class  string
	Points int
	Start  map[string]int // statistics as they stood at first, of those that have grown
}

// readRoster reads a crew.
func readRoster(n node) Roster {
	var out Roster
	for _, x := range n.list() {
		m := x.object("id", "trader", "class", "points", "captain", "stats", "start", "skills", "gear", "worn")
		t := Member{Figure: Figure{path: x.path}}
		for key, to := range map[string]*string{"id": &t.ID, "trader": &t.Trader, "class": &t.Class, "worn": &t.Worn} {
			if has(m, key) {
				*to = m[key].text()
			}
		}
		if has(m, "points") {
			t.Points = m["points"].number(0, 1000)
		}
		if has(m, "captain") {
			t.Captain = m["captain"].truth()
		}
		for key, to := range map[string]*map[string]int{"stats": &t.Stats, "start": &t.Start} {
			if has(m, key) {
				*to = readNumbers(m[key], 0, 100)
			}
		}
		if has(m, "skills") {
			t.Skills = amounts(m["skills"])
		}
		if has(m, "gear") {
			t.Gear = m["gear"].texts()
		}
		if t.ID == "" {
			x.fail("a trader has an id")
		}
		out = append(out, t)
	}
	return out
}

// readAgreed reads what players agree on before a game.
func readAgreed(n node) muster.Agreed {
	m := n.object("cards", "points", "new", "experienced")
	var a muster.Agreed
	if has(m, "cards") {
		a.Cards = amounts(m["cards"])
	}
	if has(m, "points") {
		a.Points = m["points"].number(1, 10_000)
	}
	if has(m, "new") {
		a.New = m["new"].truth()
	}
	if has(m, "experienced") {
		e := m["experienced"].object("career", "ua")
		a.Experienced = &muster.Experience{}
		for key, to := range map[string]*int{"career": &a.Experienced.Career, "ua": &a.Experienced.UA} {
			if has(e, key) {
				*to = e[key].number(0, 1000)
			}
		}
	}
	return a
}

// crew is a roster as a crew of the model.
func (r Roster) crew(n int, rules *model.RuleSet) (*model.Crew, *Error) {
	out := &model.Crew{ID: fmt.Sprintf("crew %d", n), Edition: rules.ID}
	for _, m := range r {
		t := traderOf(m.Figure, rules)
		if t == nil {
			return nil, wrong(m.path+".trader", "the rules have no such trader")
		}
		t.Class, t.Points = m.Class, m.Points
		if m.Captain {
			t.Captain = &m.Captain
		}
		for name, to := range map[string]**model.CrewStat{"health": &t.Stats.Health, "actions": &t.Stats.Actions, "skill": &t.Stats.Skill, "career": &t.Stats.Career} {
			now, known := m.Stats[name]
			if start, grown := m.Start[name]; grown {
				*to = &model.CrewStat{Start: start, Now: &now}
			} else if known {
				*to = &model.CrewStat{Start: now}
			}
		}
		for _, id := range m.Gear {
			t.Gear = append(t.Gear, model.Amount{ID: id, Count: 1})
		}
		out.Traders = append(out.Traders, *t)
	}
	return out, nil
}

// enlist gives the traders of the rosters their ids, once they are in their ships.
func (t *table) enlist(s *Script) {
	for i := range int8(t.Count) {
		t.names = append(t.names, fmt.Sprint(i+1))
		t.sorts = append(t.sorts, t.Figures[i].Who)
		who := t.TraderOf(i)
		if who == nil {
			continue
		}
		for _, r := range s.Set.Rosters {
			for _, m := range r {
				if m.ID == who.ID {
					t.names[i], t.figures[m.ID] = m.ID, i
				}
			}
		}
	}
}

// ofMuster is a value of a crew as it comes to a game: how many traders it fields, or why it cannot play.
func (r *runner) ofMuster(path, rest string) (any, *Error) {
	var crew int
	var what string
	if n, _ := fmt.Sscanf(rest, "%d.%s", &crew, &what); n != 2 || crew < 1 || crew > int(r.Crews) {
		return nil, wrong("expect."+path, "there are crews.CREW.traders and crews.CREW.unfit")
	}
	switch what {
	case "traders":
		n := 0
		for i := range int8(r.Count) {
			if r.Trader(i) && int(r.Figures[i].Crew) == crew-1 {
				n++
			}
		}
		return n, nil
	case "unfit":
		out := bag{}
		for _, f := range muster.Unfit(r.Rules.Set, r.Rules.Crews[crew-1], r.Rules.Agreed) {
			out = append(out, string(f))
		}
		return out, nil
	}
	return nil, wrong("expect."+path, "there are crews.CREW.traders and crews.CREW.unfit")
}
