package trackers

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A level that can be used in several ways tells each of them, with when it is used, on every board.
func TestALevelTellsAllItsWays(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	r.Skills = []model.Skill{{ID: "aim", Title: "Aim", Levels: []model.SkillLevel{{
		Use: "passive", Text: printertest.Text("Reload for nothing."),
		Also: []model.SkillLevel{{
			Phase: "trade", Text: printertest.Text("Buy a scope."),
			Also: []model.SkillLevel{{When: "shooting", Text: printertest.Text("Hold a breath.")}},
		}},
	}}}}
	r.Classes = []model.Class{{ID: "hunter", Title: "Hunter", Skills: []model.Amount{{ID: "aim", Count: 1}}}}
	docs := drawn(t, job(t, nil, r))
	got := text(docs["class-boards"])
	for _, want := range []string{"Passive.", "Reload for nothing.", "In the trade phase.", "Buy a scope.", "Shooting.", "Hold a breath."} {
		if !strings.Contains(strings.ReplaceAll(got, "|", " "), want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}

// The name of a skill stands over its first level, never alone at the foot of a column.
func TestASkillsNameStaysWithItsLevels(t *testing.T) {
	r := &model.RuleSet{}
	for i := range 6 {
		r.Skills = append(r.Skills, model.Skill{ID: fmt.Sprint(i), Title: fmt.Sprintf("Skill %d", i), Levels: []model.SkillLevel{
			{Text: printertest.Text("One.")}, {Text: printertest.Text("Two.")},
		}})
	}
	p := newWriter(job(t, nil, r), "").prose(80, 80*mm)
	for _, s := range r.Skills {
		p.skill(s, 0)
	}
	for high := layout.Height(p.out) / 3; high < layout.Height(p.out); high += mm {
		column, rest := layout.Fit(p.out, high)
		if len(rest) == 0 || len(column) == 0 {
			continue
		}
		if last := letters(column[len(column)-1]); strings.HasPrefix(last, "Skill") {
			t.Fatalf("a column %d µm high ends with %q", high, last)
		}
	}
}

// A list that is longer than any table takes is refused with its name and the limit, and not drawn in part.
func TestLongListsNameTheLimit(t *testing.T) {
	for name, change := range map[string]func(*model.RuleSet){
		"lines":     func(r *model.RuleSet) { r.Charts = []model.Chart{{Lines: make([]model.ChartLine, maxList+1)}} },
		"abilities": func(r *model.RuleSet) { r.NPCs[0].Stats.Abilities = make([]model.Amount, maxList+1) },
		"also": func(r *model.RuleSet) {
			r.Skills = []model.Skill{{Levels: []model.SkillLevel{{Also: make([]model.SkillLevel, maxList+1)}}}}
		},
		"damage": func(r *model.RuleSet) { r.NPCs[0].Charged = &model.Stats{Inserts: make([]model.Stats, mostInserts+1)} },
	} {
		r := machines()
		change(r)
		if _, err := Product().Make(job(t, nil, r)); err == nil || !strings.Contains(err.Error(), name) || !strings.Contains(err.Error(), "at most") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func letters(b layout.Block) string {
	var out strings.Builder
	for _, r := range b.Rows {
		out.WriteString(text(&scene.Document{Pages: []*scene.Page{{Items: r.Items}}}))
	}
	return strings.Trim(out.String(), "|")
}
