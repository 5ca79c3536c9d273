package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func fewCrates(t *trial) string {
	crews := t.mission.Players.Max
	if crews < 3 {
		return ""
	}
	left := crews - 1
	for _, f := range t.mission.Floors() {
		n := min(left, len(f.Board.Crates))
		f.Board.Crates, left = f.Board.Crates[:n], left-n
	}
	return did("%d crates for %d crews", crews-1, crews)
}

func loseAToken(t *trial) string {
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			c := pickWhere(t, t.mission.Setup.Contents, func(c model.Content) bool { return slices.Contains(c.Tokens, g.Token) })
			if g.Token != "" && g.Count > 1 && c != nil {
				t.mission.Setup.Contents = without(t.mission.Setup.Contents, c)
				return did("one of %s is not laid out", g.Token)
			}
		}
	}
	return ""
}

func spawnTooMany(t *trial) string {
	r := t.doing()
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool { return held(owned(t), figuresOf, n.ID) > 0 })
	if r == nil || n == nil {
		return ""
	}
	many := held(owned(t), figuresOf, n.ID) + 1 + t.IntN(5)
	r.Do = append(r.Do, model.Effect{Kind: "spawn", NPC: n.ID, Count: many, At: &model.Place{Any: "entry", Pick: "random"}})
	return did("rule %s brings %d of %s", r.ID, many, n.ID)
}

func fewCards(t *trial) string {
	for i := range t.mission.Setup.Events {
		e := &t.mission.Setup.Events[i]
		e.Mode, e.Count = model.CountCards, 1
	}
	for i := range t.mission.Variations {
		t.mission.Variations[i].Events = nil
	}
	t.mission.Setup.Deck = nil
	n := 9 + t.IntN(6)
	t.mission.Ends = append(t.mission.Ends, model.Trigger{Kind: "round", At: n})
	return did("%d cards for %d rounds", len(t.mission.Setup.Events), n)
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
