package policy

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// TestGreedyUsesSkills: those who know skills use them in their turns and out of them, and are the better for it: of five who
// come home without, six do.
func TestGreedyUsesSkills(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	home := func(skilled bool) (home, used int) {
		crew := *shipped.CrewOf(t, "patient-creditor")
		crew.Traders = append([]model.CrewTrader(nil), crew.Traders...)
		for i := range crew.Traders {
			tr := &crew.Traders[i]
			for k, s := range m.Rules.Skills {
				if skilled && k%len(crew.Traders) == i {
					tr.Learned = append(tr.Learned, model.Amount{ID: s.ID, Count: 2})
				}
			}
		}
		x, err := play.Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{&crew})
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(150) {
			g, err := x.New(seed)
			if err != nil {
				t.Fatal(err)
			}
			g.Log = func(e play.Event) {
				if e.Kind == play.SkillUsed {
					used++
				}
			}
			Play(g, Greedy{})
			if err := g.Err(); err != nil {
				t.Fatal(err)
			}
			for i := range g.Figures[:g.Count] {
				if g.Trader(int8(i)) && g.Figures[i].Flags.Has(play.Aboard) {
					home++
				}
			}
		}
		return home, used
	}
	with, used := home(true)
	without, none := home(false)
	says := fmt.Sprintf("%d come home with skills, used %d times, and %d without, where %d were used", with, used, without, none)
	t.Log(says)
	if used < none+150 || with*5 < without*6 {
		t.Error(says)
	}
}
