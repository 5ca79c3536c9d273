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

// speakOfNobody has a rule that a phase sets off act on the figure that it is about.
func speakOfNobody(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	r.When = &model.Trigger{Kind: "phase", Phase: t.rules.Phases[0].ID}
	r.Do = append(r.Do, model.Effect{Kind: "prone", Who: &model.Who{Figure: "it"}})
	return did("rule %s speaks of a figure, and none sets it off", r.ID)
}

func shiftNowhere(t *trial) string {
	r, c := t.doing(), pick(t, t.mission.Board.Crates)
	if r == nil || c == nil {
		return ""
	}
	r.Do = append(r.Do, model.Effect{Kind: "shift", Piece: c.ID})
	return did("rule %s moves %s nowhere", r.ID, c.ID)
}

func limitOfNoPiece(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	r.When, r.Times, r.PerPiece = &model.Trigger{Kind: "phase", Phase: t.rules.Phases[0].ID}, 0, 1
	return did("rule %s works once for each piece, and a phase sets it off", r.ID)
}

func ownOfNobody(t *trial) string {
	r := t.doing()
	if r == nil || t.mission.Players.Max < 2 {
		return ""
	}
	t.mission.Setup.Counters = append(t.mission.Setup.Counters, model.Counter{ID: "favours-owed", Title: "Favours owed", PerCrew: true})
	r.When = &model.Trigger{Kind: "phase", Phase: t.rules.Phases[0].ID}
	r.Do = append(r.Do, model.Effect{Kind: "counter", Of: "favours-owed", Add: 1})
	return did("rule %s counts for a crew, and none sets it off", r.ID)
}

func standAndWait(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	r.Standing = true
	return did("rule %s holds all the time, and waits for something", r.ID)
}

func optionNever(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	n := 2 + t.IntN(5)
	never := &model.Condition{Kind: "all", Conditions: []model.Condition{{Kind: "round", First: n + 1}, {Kind: "round", Last: n}}}
	peg := []model.Effect{{Kind: "pegs", Add: 1}}
	r.Do = append(r.Do, model.Effect{Kind: "choose", Options: []model.Option{{Title: "Wait", If: never, Do: peg}, {Title: "Go", Do: peg}}})
	return did("an option of rule %s is open before round %d and after it", r.ID, n)
}

func roomsTwice(t *trial) string {
	c := pickWhere(t, t.mission.Board.Crates, func(c model.Crate) bool { return c.On == "" })
	if c == nil {
		return ""
	}
	at := c.Footprint.Centre
	t.mission.Board.Zones = append(t.mission.Board.Zones, model.Zone{ID: "one-and-two", Rooms: []model.Point{at, at}})
	return did("a zone is of the room at %v, twice", at)
}

func twoHatches(t *trial) string {
	n := model.Length(200 + 100*t.IntN(5))
	at := model.Point{X: n, Y: n}
	t.mission.Board.Hatches = append(t.mission.Board.Hatches, model.Hatch{ID: "8", At: at}, model.Hatch{ID: "9", At: at})
	return did("two hatches at %v", at)
}
