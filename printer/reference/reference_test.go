package reference

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func jobOf(t testing.TB, r *model.RuleSet, size paper.Paper) *product.Job {
	j := &product.Job{Kind: product.Edition, ID: r.ID, Title: r.Title, Rules: r, Fonts: printertest.SharedFonts(t)}
	j.Paper = size
	return j
}

func made(t testing.TB, r *model.RuleSet, size paper.Paper, house ...model.HouseRules) *scene.Document {
	t.Helper()
	j := jobOf(t, r, size)
	j.House = house
	files, err := Make(j)
	if err != nil || len(files) != 1 || files[0].Name != "reference" {
		t.Fatalf("files %v, error %v", files, err)
	}
	return files[0].Doc
}

// sections are the titles in a document's outline.
func sections(doc *scene.Document) []string {
	var out []string
	for _, p := range doc.Pages {
		printertest.Walk(p.Items, func(it scene.Item, _ scene.Point) {
			if b, ok := it.(scene.Bookmark); ok {
				out = append(out, b.Title)
			}
		})
	}
	return out
}

func TestEveryEditionIsSoundOnEveryPaper(t *testing.T) {
	for _, id := range []string{"purge", "firstborn", "draft"} {
		r := printertest.Edition(t, id)
		for _, size := range []paper.Paper{paper.A4, paper.Letter, {Name: "A5", W: 148 * scene.Millimetre, H: 210 * scene.Millimetre}} {
			printertest.Sound(t, id+" "+size.Name, made(t, r, size))
		}
	}
}

// A reference is a few pages, or nobody keeps it at the table.
func TestAReferenceIsShort(t *testing.T) {
	for id, most := range map[string]int{"purge": 4, "firstborn": 6, "draft": 4} {
		if n := len(made(t, printertest.Edition(t, id), paper.A4).Pages); n > most {
			t.Errorf("%s takes %d pages of A4, %d at most are wanted", id, n, most)
		}
	}
}

// The check list of what a player looks up, as far as an edition has it.
func TestSectionsAreThoseThatTheEditionHas(t *testing.T) {
	common := []string{"A round", "Actions", "Moving", "Range, sight and cover", "Dice", "Wounds", "Rules of play", "Hostility and arrivals",
		"Numbers of the NPCs", "Who acts, and against whom", "How NPCs act", "Terrain", "Markers and counters", "The end and the winner", "Between games", "The ship", "Tables", "Attributes of items", "Skills"}
	for id, c := range map[string]struct{ more, without []string }{
		"purge":     {more: []string{"Abilities of characters", "Numbers of a fight", "Event cards"}},
		"firstborn": {more: []string{"Abilities of characters", "Numbers of a fight"}},
		"draft":     {without: []string{"Abilities of characters", "Event cards"}},
	} {
		doc := made(t, printertest.Edition(t, id), paper.A4)
		have := map[string]bool{}
		for _, s := range sections(doc) {
			if have[s] {
				t.Errorf("%s: section %q twice", id, s)
			}
			have[s] = true
		}
		for _, s := range append(append([]string(nil), common...), c.more...) {
			if !have[s] {
				t.Errorf("%s has no section %q", id, s)
			}
		}
		for _, s := range c.without {
			if have[s] {
				t.Errorf("%s has a section %q without anything to say", id, s)
			}
		}
	}
	doc := made(t, &model.RuleSet{ID: "bare", Title: "Bare"}, paper.A4)
	if got := sections(doc); len(got) != 1 || len(doc.Pages) != 1 {
		t.Errorf("an empty rule set has sections %q on %d pages", got, len(doc.Pages))
	}
}

// Numbers of the books: seed 000:490, 758-785, 1048-1098, 369-400.
func TestNumbersAreThoseOfTheRuleSet(t *testing.T) {
	got := printertest.Said(made(t, printertest.Edition(t, "purge"), paper.A4).Pages...)
	for _, want := range []string{
		"Short up to 5″", "5 to 13″", "over 13″", "A move action 4″", "All of a round, of one’s own will 11″", "A full magazine 7 pegs", "25–90 %", "−1 hit to be shot at",
		"Each round a peg for every 3 crews or part of it. The first shot of a round adds 1 peg. The track has 35 holes.", "Pegs 1–4 5–7 8–13 14–20 21–28 29–34 35",
		"1 × misfire, 2 × blank, 2 × hit, 1 × double hit.", "and costs 2 UA;",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the reference does not say %q", want)
		}
	}
	got = printertest.Said(made(t, printertest.Edition(t, "firstborn"), paper.A4).Pages...)
	for _, want := range []string{"A move action 4 squares", "more than 20 UA is only for a crew with a trader of career level 2 who came back from the last game, 1 item", "1 UA for each level of the career track with points in it", "on 6", "1 at pegs 3 and 6"} {
		if !strings.Contains(got, want) {
			t.Errorf("the First Born reference does not say %q", want)
		}
	}
}

// A number that a rule of play tells stands in no table besides; one that nothing tells stands there.
func TestTheTableOfAFightLeavesOutWhatRulesTell(t *testing.T) {
	r := &model.RuleSet{ID: "sample", Title: "Sample", Play: model.PlayRules{
		KnockBack: model.KnockBackRules{Dice: 1, Push: 2 * model.Inch}, Assault: model.AssaultRules{Jam: 4, Opportunity: 3},
		Actions: []model.ActionKind{{ID: "knock-back", Title: "Shove", Says: []string{"play.knockBack"}}},
		Rules:   []model.RuleNote{{ID: "jam", Title: "Jam", Says: []string{"play.assault.jam"}}},
	}}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	if want := "by each enemy there 3"; !strings.Contains(got, want) {
		t.Errorf("%q lacks %q", got, want)
	}
	for _, twice := range []string{"Each hit pushes by", "4 misfires"} {
		if strings.Contains(got, twice) {
			t.Errorf("%q has %q in the table as well", got, twice)
		}
	}
}

// Beside an action stands where it can be taken, and where it cannot.
func TestActionsTellWhetherEnemiesMayBeNear(t *testing.T) {
	r := &model.RuleSet{ID: "sample", Title: "Sample", Play: model.PlayRules{
		Actions: []model.ActionKind{{ID: "a", Title: "Search"}, {ID: "b", Title: "Shove", Engaged: true}},
	}}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	for _, want := range []string{"Not when engaged.", "Also when engaged."} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%q is in %q %d times", want, got, strings.Count(got, want))
		}
	}
}

func TestHouseRulesOfTheEditionAreAdded(t *testing.T) {
	rules := []model.HouseRules{{Edition: "sample", Title: "Ours", Text: printertest.Text("No running.")}, {Edition: "other", Title: "Theirs", Text: printertest.Text("Run.")}}
	r := printertest.Rules()
	got := printertest.Said(made(t, r, paper.A4, rules...).Pages...)
	if !strings.Contains(got, "HOUSE RULES") || strings.Contains(got, "THIS EDITION") {
		t.Error("headings: " + got)
	}
	if !strings.Contains(got, "Ours. No running.") || strings.Contains(got, "Theirs") {
		t.Error("house rules: " + got)
	}
}

// An edition of a pack says how it differs, before anything else, and apart from house rules.
func TestAnEditionOfAPackSaysHowItDiffers(t *testing.T) {
	own := model.HouseRules{Edition: "sample", Title: "Rim", Base: "Core", Text: printertest.Text("Shots are louder.")}
	got := printertest.Said(made(t, printertest.Rules(), paper.A4, own).Pages...)
	if !strings.Contains(got, "Rim, which is Core with differences. Shots are louder.") || strings.Contains(got, "HOUSE RULES") {
		t.Error("an edition of a pack: " + got)
	}
}

// Many levels do not fit side by side: then they stand below each other, with nothing left out.
func TestManyLevelsStandBelowEachOther(t *testing.T) {
	r := &model.RuleSet{ID: "many", Title: "Many", NPCs: []model.NPCKind{{ID: "drone", Title: "Drone"}}}
	for i := range 30 {
		r.Hostility.Levels = append(r.Hostility.Levels, model.HostilityLevel{ID: fmt.Sprint("l", i), Title: fmt.Sprint("Level ", i), Holes: 2, Arrivals: []model.Arrival{{NPC: "drone", Count: i + 40}}})
	}
	got := printertest.Said(made(t, r, paper.A4).Pages...)
	for i := range 30 {
		if want := fmt.Sprintf("Level %d %d–%d Drone %d", i, 2*i+1, 2*i+2, i+40); !strings.Contains(got, want) {
			t.Errorf("the reference does not say %q", want)
		}
	}
}

func TestAHostileRuleSetIsPrinted(t *testing.T) {
	long := strings.Repeat("Mhlq", 30)
	prose := printertest.Text(strings.Repeat("words and more of them ", 300))
	r := printertest.Rules()
	r.Title = long
	notes := []model.RuleNote{{Title: long, Text: prose}, {}}
	r.Play = model.PlayRules{Wounds: notes, Rules: notes, Ranges: []model.RangeBand{{Title: long}}, Cover: []model.CoverBand{{Title: long, To: 900}}, Actions: []model.ActionKind{{Title: long, Text: prose, Cost: 99}, {}}}
	r.Charts = []model.Chart{{Title: long, Die: "chance", Lines: []model.ChartLine{{Face: long, If: []string{long}, Do: []string{long}, Text: prose}}}, {Lines: make([]model.ChartLine, 500)}, {}}
	r.Dice = append(r.Dice, model.Die{Title: long, Faces: make([]model.Face, 100)}, model.Die{})
	r.Groups = []model.NPCGroup{{ID: "machine", Title: long, Rules: notes, Targets: []model.Priority{{}, {Who: []string{long}, If: &model.Condition{Kind: "boon", Boon: long}}}}}
	r.NPCs[0].Stats = &model.Stats{Inserts: []model.Stats{{Title: long}}, Abilities: []model.Amount{{ID: long, Count: 1 << 40}}}
	r.Skills = []model.Skill{{Title: long, Note: prose, Levels: []model.SkillLevel{{Text: prose, When: long, Also: []model.SkillLevel{{}}}}}}
	r.Tables = []model.RollTable{{Title: long, Die: long, Rows: []model.TableRow{{Face: long, Title: long, Text: prose}}}}
	r.Terrain = []model.TerrainRule{{Title: long, Text: prose, Cover: long}}
	for _, size := range []paper.Paper{paper.A4, {Name: "A5", W: 148 * scene.Millimetre, H: 210 * scene.Millimetre}} {
		doc := made(t, r, size)
		if len(doc.Pages) > 60 {
			t.Errorf("%s: %d pages", size.Name, len(doc.Pages))
		}
		for _, p := range doc.Pages {
			for _, f := range audit.Page(p, audit.Options{}) {
				t.Errorf("%s %s: %s", size.Name, p.Name, f)
			}
		}
	}
}

func TestTheFirstPageOfASmallRuleSet(t *testing.T) {
	doc := made(t, printertest.Rules(), paper.A4)
	printertest.Golden(t, "reference.txt", scene.Dump(doc.Pages[0]))
}

func TestAMissionHasTheReferenceOfItsEdition(t *testing.T) {
	j := &product.Job{Kind: "mission", ID: "depot", Title: "Depot", Unit: printertest.Mission(), Rules: printertest.Rules(), Fonts: printertest.SharedFonts(t)}
	files, err := Make(j)
	if err != nil || len(files) != 1 || files[0].Doc.Title != "Sample Edition" {
		t.Errorf("files %v, error %v", files, err)
	}
	if files, err := Make(&product.Job{Kind: "mission", Fonts: j.Fonts}); err != nil || files != nil {
		t.Errorf("without a rule set: files %v, error %v", files, err)
	}
}

func newTest(t *testing.T, r *model.RuleSet) *writer {
	return newWriter(page.New(printertest.SharedFonts(t), page.Options{}), r, textSize)
}

// An action that is called what it does is not told twice.
func TestStandingUpIsSaidOnce(t *testing.T) {
	got := printertest.Said(made(t, printertest.Edition(t, "firstborn"), paper.A4).Pages...)
	if strings.Contains(got, "Stand up. Stand up.") || !strings.Contains(got, "Stand up. Also when engaged or prone.") {
		t.Error("standing up is not said once")
	}
}

// Who has a chart of its own does not act by that of its group: a kind, or one side of its board (seed 002:1980-1993).
func TestChartsOfKindsAreNamed(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	words := printertest.Said(made(t, r, paper.A4).Pages...)
	for _, want := range []string{"Chart: “Game Hunters”.", "Drone: chart “Drones, from Inspection on”.", "True Born, somnambulant: chart “True Born, asleep”.", "Rock Worm: chart “Rock worm”."} {
		if !strings.Contains(words, want) {
			t.Errorf("nowhere %q", want)
		}
	}
}
