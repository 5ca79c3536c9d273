package cards_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// figures are what a page says about its pictures.
func figures(p *scene.Page) []string {
	var out []string
	var walk func(items []scene.Item)
	walk = func(items []scene.Item) {
		for _, it := range items {
			if g, ok := it.(scene.Group); ok {
				if g.Tag == scene.Figure {
					out = append(out, g.Alt)
				}
				walk(g.Items)
			}
		}
	}
	walk(p.Items)
	return out
}

// editionPages are the single cards of a rule set, by file and name.
func editionPages(t *testing.T, r *model.RuleSet) map[string]*scene.Page {
	t.Helper()
	out := map[string]*scene.Page{}
	j := &product.Job{Kind: product.Edition, ID: r.ID, Title: r.Title, Rules: r, Fonts: printertest.Fonts(t)}
	j.Single = true
	for _, f := range made(t, j) {
		for _, p := range f.Doc.Pages {
			name, _, isFace := strings.Cut(strings.TrimPrefix(p.Name, f.Name+"-"), "-face")
			if !isFace {
				name, _, _ = strings.Cut(name, "-back")
				name += " back"
			}
			out[strings.TrimSuffix(f.Name, "-single")+"/"+name] = p
		}
	}
	return out
}

func n(i int) *int { return &i }

// kinds is a rule set with one of everything that has a card.
func kinds() *model.RuleSet {
	r := printertest.Rules()
	r.Categories = []model.Category{{ID: "weapon", Title: "Weapon", Colour: "yellow"}}
	r.Attributes = []model.Trait{{ID: "loud", Title: "Loud", Text: printertest.Text("Everybody hears it.")}}
	r.Tokens = []model.TokenKind{{
		ID: "carbine", Title: "Old carbine", Size: "large", Category: "weapon", Rare: true, Buy: n(7), Sell: 3, Ranged: []int{3, 2, 0}, Close: 1, Traits: []string{"loud", "odd-one"},
		Skills: []model.Amount{{ID: "aim", Count: 2}},
	}}
	r.Skills = []model.Skill{
		{ID: "aim", Title: "Aim", Levels: []model.SkillLevel{{Text: printertest.Text("One die more.")}, {Use: "reaction", Text: printertest.Text("Shoot back.")}}},
		{ID: "named", Title: "Only a name"},
	}
	r.Charts = []model.Chart{{ID: "beeline", Title: "Beeline", Lines: []model.ChartLine{
		{If: []string{"prone"}, Do: []string{"stand-up"}}, {Do: []string{"move-to-target"}, Text: printertest.Text("It comes closer.")},
	}}}
	r.Groups = []model.NPCGroup{{ID: "machine", Title: "Machines", Board: "Overcharged", Chart: "beeline"}}
	r.NPCs = []model.NPCKind{{
		ID: "reaper", Title: "Reaper", Group: "machine", Rank: 2, Stats: &model.Stats{Actions: n(2), Close: n(3), Assumed: []string{"close"}}, Charged: &model.Stats{Actions: n(4)},
		Rules: []model.RuleNote{{ID: "r", Title: "Greedy", Text: printertest.Text("It takes what it finds.")}},
	}}
	r.Traders = []model.TraderKind{
		{ID: "ann", Title: "Ann", Captain: true, Points: 55, Health: model.Stat{Start: 5, Most: 7}, Actions: model.Stat{Start: 2}, Gear: []string{"carbine"}, Assumed: []string{"health"}},
		{ID: "bob", Title: "Bob", Gear: []string{"carbine"}},
		{ID: "cat", Title: "Cat", NPC: &model.Stats{Actions: n(3)}},
	}
	return r
}

func TestCardsOfARuleSet(t *testing.T) {
	pages := editionPages(t, kinds())
	for name, want := range map[string][]string{
		"cards-items/carbine":           {"Old carbine", "Rare", "3 · 2 · –", "Loud.", "Everybody hears it.", "odd-one", "Lends", "Aim 2", "Buy", "7 UA", "3 UA", "Weapon, Large"},
		"cards-items/carbine back":      {"ITEM", "Large"},
		"cards-skills/aim":              {"Aim", "1", "One die more.", "2", "Reaction.", "Shoot back."},
		"cards-npcs/reaper":             {"Reaper", "2", "3†", "rank", "close", "Greedy.", "It takes what it finds.", "Acts by", "Beeline"},
		"cards-npcs/reaper back":        {"Reaper", "Overcharged", "4"},
		"cards-npcs/chart-beeline":      {"Beeline", "1", "Prone: stand up.", "2", "It comes closer."},
		"cards-traders/ann":             {"Ann", "55 pts", "5† health, up to 7", "Captain", "Gear", "Old carbine"},
		"cards-traders/common back":     {"TRADER"},
		"cards-npcs/chart-beeline back": {"CHART"},
		"cards-traders/cat":             {"Cat", "NPC", "3"},
	} {
		p := pages[name]
		if p == nil {
			t.Errorf("there is no %s", name)
			continue
		}
		got := text(t, p)
		for _, w := range want {
			if !strings.Contains(got, w) {
				t.Errorf("%s does not say %q: %s", name, w, got)
			}
		}
		delete(pages, name)
	}
	if len(pages) > 0 && !(len(pages) == 1 && pages["cards-skills/aim back"] != nil) {
		t.Errorf("there are also %d others: a skill or trader of which only the name is known has no card", len(pages))
	}
}

// TestLongRulesGoOnOverCards: what does not fit on one card of an NPC goes on on another, and nothing is lost.
func TestLongRulesGoOnOverCards(t *testing.T) {
	r := kinds()
	rule := r.NPCs[0].Rules[0]
	rule.Text = printertest.Text(strings.Repeat("It takes what it finds, and it finds whatever is not bolted to the floor. ", 4))
	for range 11 {
		r.NPCs[0].Rules = append(r.NPCs[0].Rules, rule)
	}
	pages := editionPages(t, r)
	said := 0
	for _, name := range []string{"reaper", "reaper-2", "reaper-3"} {
		if p := pages["cards-npcs/"+name]; p != nil {
			said += strings.Count(text(t, p), "bolted")
			sound(t, name, p, printertest.Fonts(t))
		}
	}
	if said != 44 {
		t.Errorf("%d of 44 sentences are printed", said)
	}
	if got := text(t, pages["cards-npcs/reaper-2"]); !strings.Contains(got, "2/") {
		t.Errorf("the second card does not say that it is one: %s", got)
	}
	j := &product.Job{Kind: product.Edition, Rules: r, Fonts: printertest.Fonts(t)}
	if cuts := cards.Proof(j); len(cuts) > 0 {
		t.Errorf("%v", cuts)
	}
}

// TestAChartCardIsInTheOrderOfItsDie: what a die picks is looked up by its number.
func TestAChartCardIsInTheOrderOfItsDie(t *testing.T) {
	r := kinds()
	r.Dice = []model.Die{{ID: "luck", Faces: []model.Face{{Number: 1, Symbol: "move", Title: "1 Move"}, {Number: 2, Symbol: "hide", Title: "2 Hide"}}}}
	r.Charts[0].Die = "luck"
	r.Charts[0].Lines = []model.ChartLine{{Face: "hide", Do: []string{"move-to-cover"}}, {Face: "move", Do: []string{"stand-up"}}}
	got := text(t, editionPages(t, r)["cards-npcs/chart-beeline"])
	if first, second := strings.Index(got, "Move."), strings.Index(got, "Hide."); first < 0 || second < first {
		t.Errorf("1 stands at %d, 2 at %d: %s", first, second, got)
	}
}

// TestLinesOfOneFaceShareItsNumber: a face of a die that has two lines stands once beside both.
func TestLinesOfOneFaceShareItsNumber(t *testing.T) {
	r := kinds()
	r.Dice = []model.Die{{ID: "luck", Faces: []model.Face{{Number: 1, Symbol: "move", Title: "1 Move"}, {Number: 2, Symbol: "hide", Title: "2 Hide"}}}}
	r.Charts[0].Die = "luck"
	r.Charts[0].Lines = []model.ChartLine{{Face: "hide", Do: []string{"move-to-cover"}}, {Face: "hide", Do: []string{"scatter"}}, {Face: "move", Do: []string{"stand-up"}}}
	got := text(t, editionPages(t, r)["cards-npcs/chart-beeline"])
	if strings.Count(got, "Hide.") != 1 || !strings.Contains(got, "Scatter") || strings.Count(got, "2") != 1 {
		t.Errorf("got %s", got)
	}
}

// TestTheNumbersOfAnNPCStandApart: numbers that would crowd in one row stand in two of one length, one under
// another, with a clear gap between a number and the next symbol.
func TestTheNumbersOfAnNPCStandApart(t *testing.T) {
	r := kinds()
	r.NPCs[0].Stats = &model.Stats{Actions: n(2), Health: n(1), Close: n(3), Ranged: n(2), Armour: n(1), Assumed: []string{"close", "ranged", "armour"}}
	at := map[string]scene.Rect{}
	page := editionPages(t, r)["cards-npcs/reaper"]
	for _, w := range printertest.Words(page, printertest.Fonts(t)) {
		at[w.Text] = w.Box
	}
	for _, pair := range [][2]string{{"rank", "close"}, {"actions", "ranged"}, {"health", "armour"}} {
		if upper, lower := at[pair[0]], at[pair[1]]; upper.W == 0 || upper.X != lower.X || lower.Y-upper.Y < 5*mm {
			t.Errorf("%s stands at %v, %s at %v", pair[0], upper, pair[1], lower)
		}
	}
	if gap := at["ranged"].X - (at["3†"].X + at["3†"].W); gap < 1500 {
		t.Errorf("a number ends %d µm before the next symbol", gap)
	}
}

// TestTheStagesOfDamageAreATable: all stages of an NPC that changes as it takes damage stand on its one card.
func TestTheStagesOfDamageAreATable(t *testing.T) {
	r := kinds()
	stage := model.Stats{Close: n(3), Ranged: n(2), Armour: n(1)}
	r.NPCs[0].Charged = &model.Stats{Actions: n(3), Health: n(4), Close: n(4), Ranged: n(3), Armour: n(2), Knowledge: 1, Inserts: []model.Stats{stage, stage, stage, stage}}
	pages := editionPages(t, r)
	if _, more := pages["cards-npcs/reaper-2"]; more {
		t.Error("four stages take a second card")
	}
	r.NPCs[0].Charged.Inserts = make([]model.Stats, 60)
	for i := range r.NPCs[0].Charged.Inserts {
		r.NPCs[0].Charged.Inserts[i] = stage
	}
	if got := text(t, editionPages(t, r)["cards-npcs/reaper back"]); !strings.Contains(got, "And 52 more inserts, as damage is taken.") {
		t.Errorf("the other stages vanish: %s", got)
	}
}

// TestNothingOfAnItemOrASkillVanishes: what a card has no place for is counted in words.
func TestNothingOfAnItemOrASkillVanishes(t *testing.T) {
	r := kinds()
	r.Tokens[0].Ranged = []int{9, 8, 7, 6, 5, 4, 3}
	r.Tokens[0].Numbers = []model.Amount{{ID: "climb-height", Count: 5}}
	r.Skills[0].Levels = []model.SkillLevel{{Text: printertest.Text("First."), Also: make([]model.SkillLevel, 60)}}
	pages := editionPages(t, r)
	item := text(t, pages["cards-items/"+r.Tokens[0].ID])
	for _, want := range []string{"+3 more", "Climb height 5"} {
		if !strings.Contains(item, want) {
			t.Errorf("the item does not say %q: %s", want, item)
		}
	}
	if got := text(t, pages["cards-skills/"+r.Skills[0].ID]); !strings.Contains(got, "And 37 more ways to use it.") {
		t.Errorf("the other ways to use a skill vanish: %s", got)
	}
}

// TestASideActsByItsOwnChart: an NPC whose sides act by different charts says on each side which.
func TestASideActsByItsOwnChart(t *testing.T) {
	r := kinds()
	r.Charts = append(r.Charts, model.Chart{ID: "asleep", Title: "Sleeping", Lines: []model.ChartLine{{Do: []string{"scatter"}}}})
	r.NPCs[0].Stats.Chart = "asleep"
	pages := editionPages(t, r)
	for name, want := range map[string]string{"cards-npcs/reaper": "Acts by Sleeping", "cards-npcs/reaper back": "Acts by Beeline"} {
		if got := text(t, pages[name]); !strings.Contains(got, want) {
			t.Errorf("%s does not say %q: %s", name, want, got)
		}
	}
}

// TestEveryGuessCarriesItsDagger: what the note at the foot of a trader's card names is marked where it stands.
func TestEveryGuessCarriesItsDagger(t *testing.T) {
	r := kinds()
	r.Abilities = []model.Trait{{ID: "tough", Title: "Tough"}}
	r.Traders[0].Species, r.Traders[0].Bare = "Human", []model.Amount{{ID: "tough", Count: 2}}
	r.Traders[0].Assumed = []string{"species", "bare.tough", "captain"}
	got := text(t, editionPages(t, r)["cards-traders/ann"])
	for _, want := range []string{"Human†", "Tough† 2", "Captain†"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q: %s", want, got)
		}
	}
}
