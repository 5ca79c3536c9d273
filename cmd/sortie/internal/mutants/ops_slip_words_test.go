package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

func overlapVariations(t *trial) string {
	p := t.mission.Players
	a, b := 1+t.IntN(5), 6+t.IntN(5)
	t.mission.Variations = append(t.mission.Variations, model.Variation{Min: p.Min, Max: p.Max, Hostility: &a}, model.Variation{Min: p.Max, Max: p.Max, Hostility: &b})
	return did("%d or %d pegs for %d crews", a, b, p.Max)
}

func deployNobody(t *trial) string {
	a := pick(t, t.mission.Board.Airlocks)
	n := t.mission.Players.Max + 1 + t.IntN(4)
	t.mission.Setup.Deploy = append(t.mission.Setup.Deploy, model.Deployment{At: model.Place{Airlock: a.ID}, Crew: n})
	return did("crew %d deploys at %s", n, a.ID)
}

func assumeTwice(t *trial) string {
	list := assumedOf(t.value)
	if len(*list) == 0 {
		return ""
	}
	p := *pick(t, *list)
	*list = append(*list, p)
	return did("%s is assumed twice", p)
}

func skillTooHigh(t *trial) string {
	s := pickWhere(t, t.rules.Skills, func(s model.Skill) bool { return len(s.Levels) > 0 })
	p, r := pick(t, t.mission.Board.Furniture), t.doing()
	if s == nil || r == nil || p == nil {
		return ""
	}
	n := len(s.Levels) + 1 + t.IntN(5)
	r.When = &model.Trigger{Kind: "interact", With: p.ID, Check: &model.Check{Dice: 1, Hits: 1, Bonus: []model.Bonus{{Skill: s.ID, Level: n, Dice: 1}}}}
	return did("rule %s asks for %s at %d", r.ID, s.ID, n)
}

func noSuchNumber(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	word := []string{"armor", "charm", "speeed", "luck"}[t.IntN(4)]
	r.Do = append(r.Do, model.Effect{Kind: "stat", Who: &model.Who{Traders: "all"}, Stat: word, Add: 1})
	return did("rule %s changes %s", r.ID, word)
}

func sameTitle(t *trial) string {
	switch c, z := t.mission.Setup.Counters, t.mission.Board.Zones; {
	case len(c) > 1:
		a, b := pick(t, c), pick(t, c)
		if a == b {
			return ""
		}
		a.Title = b.Title
		return did("counter %s is titled as %s", a.ID, b.ID)
	case len(z) > 1:
		z[0].Title = z[1].Title
		return did("zone %s is titled as %s", z[0].ID, z[1].ID)
	}
	o := t.mission.Objectives
	a, b := pick(t, o), pick(t, o)
	if a == b {
		return ""
	}
	a.Title, b.Title = "The job", "The job"
	return did("%s and %s have one title", a.ID, b.ID)
}

func unusedName(t *trial) string {
	if t.IntN(2) == 0 {
		p, q := model.Point{X: 200, Y: 200}, model.Point{X: 600, Y: 600}
		t.mission.Board.Zones = append(t.mission.Board.Zones, model.Zone{ID: "nowhere-much", From: &p, To: &q})
		return "a zone that nothing names"
	}
	t.mission.Setup.Counters = append(t.mission.Setup.Counters, model.Counter{ID: "left-over", Title: "Left over"})
	return "a counter that nothing names"
}

// translateOne gives the title in a second language, which the pack wants all texts in.
func translateOne(t *trial) string {
	t.pack = clone(t.pack)
	t.pack.Languages = []string{"en", []string{"de", "fr", "es"}[t.IntN(3)]}
	t.spoken = map[string][]string{"title": t.pack.Languages}
	return did("the title alone is given in %v", t.pack.Languages)
}

// forgetOne gives all of a mission's long texts and titles in two languages, but one.
func forgetOne(t *trial) string {
	both := []string{"de", "en"}
	t.spoken = map[string][]string{"title": both, "story": both}
	for _, o := range t.mission.Objectives {
		t.spoken["objectives."+o.ID+".text"] = both
		t.spoken["objectives."+o.ID+".title"] = both
	}
	for _, r := range t.mission.Rules {
		t.spoken["rules."+r.ID+".text"] = both
		t.spoken["rules."+r.ID+".title"] = both
	}
	path := []string{"title", "story", "objectives." + t.mission.Objectives[0].ID + ".text"}[t.IntN(3)]
	delete(t.spoken, path)
	return did("%s is given in one language, the others in two", path)
}
