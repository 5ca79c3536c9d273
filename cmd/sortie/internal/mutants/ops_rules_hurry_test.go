package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func tooLittleTime(t *trial) string {
	n := 1 + t.IntN(4)
	t.mission.Ends = []model.Trigger{{Kind: "round", At: n}}
	return did("the game ends in round %d", n)
}

func farErrand(t *trial) string {
	p, o := pick(t, movables(&t.mission.Board)), pick(t, t.mission.Objectives)
	k := pickWhere(t, t.rules.Tokens, func(k model.TokenKind) bool { return k.Category == "objective" && held(owned(t), tokensOf, k.ID) > 0 })
	if k == nil {
		return ""
	}
	o.Done = model.Goal{Kind: "carry-off", Token: k.ID}
	t.mission.Rules = append(t.mission.Rules, model.Rule{ID: "errand", Title: "The errand", Simulated: true,
		When: &model.Trigger{Kind: "interact", With: p.id}, Do: []model.Effect{{Kind: "give", Token: k.ID}}})
	n := 2 + t.IntN(2)
	t.mission.Ends = []model.Trigger{{Kind: "round", At: n}}
	return did("%s asks for what lies at %s, and the game ends in round %d", o.ID, p.id, n)
}

// hurry finds objectives that are farther away than anybody can run until the game ends: a step for each inch,
// as many as the edition lets a trader go in a round. Only pieces that an objective or the rule with its token
// names are looked at.
func hurry(t *trial) []fault {
	last := lastRound(t.mission)
	most := int(t.rules.Play.Move.Most / model.Inch)
	if last == 0 || most == 0 {
		return nil
	}
	k := walk(t)
	var faults []fault
	for _, o := range t.mission.Objectives {
		for _, id := range t.goesTo(o.Done) {
			least := -1
			for i := range k.from {
				if n := k.far(id, k.seen[i]); n >= 0 && (least < 0 || n < least) {
					least = n
				}
			}
			if slices.Contains([]string{"carry-off", "escape"}, o.Done.Kind) {
				least *= 2
			}
			// Corners can be cut: two steps across a square are half as long again in a straight line.
			if n := least * 7 / 10; n > last*most {
				faults = append(faults, wrong([]string{"RCH012", "OBJ011"}, "%s is %d steps away for %s, and %d rounds are left", id, least, o.ID, last))
			}
		}
	}
	return faults
}

// goesTo are the pieces that a goal needs: its own, and those of the rule that hands out its token, there and
// back.
func (t *trial) goesTo(done model.Goal) []string {
	var ids []string
	for _, g := range goals(done) {
		ids = append(ids, g.With, g.Into)
		var from []string
		for _, r := range t.mission.Rules {
			for _, e := range deep(r.Do) {
				if e.Kind == "give" && e.Token == g.Token && r.When != nil {
					from = append(from, pieceOf(*r.When))
				}
			}
		}
		if len(from) == 1 {
			ids = append(ids, from[0]) // of several any will do
		}
	}
	return slices.DeleteFunc(ids, func(id string) bool { return id == "" })
}

// far is the fewest steps to touch a piece; -1 if it cannot be touched.
func (k *walked) far(id string, seen map[cell]int) int {
	for n := range 200 {
		near := map[cell]int{}
		for c, d := range seen {
			if d <= n {
				near[c] = d
			}
		}
		if k.gets(id, near) {
			return n
		}
	}
	return -1
}
