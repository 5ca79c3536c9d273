package xiapages

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// jobs are a job of each kind.
func jobs(t *testing.T) []*product.Job {
	r := rules(t)
	units := pack(r)
	return []*product.Job{
		job(t, r, units, kindSector, "home"), job(t, r, units, kindSector, "far"), job(t, r, units, kindScenario, "evening"),
		job(t, r, units, kindMission, "tea"), job(t, r, units, kindTitle, "first"), job(t, r, units, product.Edition, "xia"), job(t, r, units, product.Pack, "all"),
	}
}

// each makes every product of every job.
func each(t *testing.T, opt product.Options, f func(p product.Product, j *product.Job, files []product.File)) {
	t.Helper()
	for _, j := range jobs(t) {
		for _, p := range Products() {
			if !p.Takes(j.Kind) {
				continue
			}
			j.Options = opt
			files, err := p.Make(j)
			if err != nil {
				t.Fatalf("%s of %s: %v", p.ID, j.ID, err)
			}
			f(p, j, files)
		}
	}
}

func TestPagesAreSound(t *testing.T) {
	for _, opt := range []product.Options{{}, {Paper: paper.Letter, Card: "mini", Gutter: true}, {Paper: paper.A4, Card: "tarot", Scale: 2, Single: true}} {
		each(t, opt, func(p product.Product, j *product.Job, files []product.File) {
			if len(files) == 0 {
				t.Errorf("%s of %s: nothing is made", p.ID, j.ID)
			}
			for _, f := range files {
				names := map[string]bool{}
				for _, page := range f.Doc.Pages {
					if names[page.Name] {
						t.Errorf("%s of %s has two pages %q", p.ID, j.ID, page.Name)
					}
					names[page.Name] = true
					for _, finding := range audit.Page(page, audit.Options{}) {
						t.Errorf("%s of %s, %s: %v", p.ID, j.ID, page.Name, finding)
					}
				}
			}
		})
	}
}

func TestSameInputSamePages(t *testing.T) {
	dump := func() string {
		var out strings.Builder
		each(t, product.Options{}, func(p product.Product, j *product.Job, files []product.File) {
			for _, f := range files {
				for _, page := range f.Doc.Pages {
					out.WriteString(scene.Dump(page))
				}
			}
		})
		return out.String()
	}
	if dump() != dump() {
		t.Error("pages differ from one time to the next")
	}
}

// wordsOf is everything that a document's pages say.
func wordsOf(doc *scene.Document, set *product.Job) string {
	var out []string
	for _, p := range doc.Pages {
		for _, w := range printertest.Words(p, set.Fonts) {
			out = append(out, w.Text)
		}
	}
	return strings.Join(out, " ")
}

func TestSectorInWords(t *testing.T) {
	j := jobs(t)[0]
	text := wordsOf(SectorSheet(j, j.Unit.(*xia.Sector)), j)
	for _, want := range []string{"Spawn Point 12†", "Buy Spice and Terra, 2 cubes for 1,000 Credits.", "No questions.", "Outlaw†", "c2 to the west and b3 to the east", "Planetary entrance", "a2, b1, b4, c1"} {
		if !strings.Contains(strings.ReplaceAll(text, "  ", " "), want) && !strings.Contains(text, want) {
			t.Errorf("%q is not there:\n%s", want, text)
		}
	}
}

func TestScenarioInWords(t *testing.T) {
	j := jobs(t)[2]
	text := wordsOf(ScenarioSheet(j, j.Unit.(*xia.Scenario)), j)
	for _, want := range []string{"THE TABLE FOR 3–4 PLAYERS", "THE TABLE FOR 5 PLAYERS", "to the north-east† of Amber Roads", "bell to bell", "10 Fame", "30 min a player", "Exploration Tokens", "Enforcer", "First, 2 Fame"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not there:\n%s", want, text)
		}
	}
}

func TestTablesOfAScenario(t *testing.T) {
	j := jobs(t)[2]
	all := tables(j, j.Unit.(*xia.Scenario))
	if len(all) != 2 || all[0].From != 3 || all[0].To != 4 || len(all[0].Tiles) != 2 || all[1].From != 5 || len(all[1].Tiles) != 3 {
		t.Errorf("%+v", all)
	}
}

func TestFactsOfTheCheckList(t *testing.T) {
	r := &xia.RuleSet{Setup: xia.SetupNumbers{Credits: 3000}, Steps: []xia.SetupStep{
		{ID: "a", Text: printertest.Text("Turn up {sectors}.")}, {ID: "b", Text: printertest.Text("Deal {npcs} cards.")},
		{ID: "c", Text: printertest.Text("{credits} each, to {fame}, {unheard}.")}, {ID: "d", Text: printertest.Text("Sit down.")},
	}}
	s := &xia.Scenario{Players: model.Range{Min: 3, Max: 5}, Fame: 5, Sectors: []xia.Laid{{Players: 1}, {Players: 1}, {Players: 5}}}
	var got []string
	for _, step := range Steps(r, s) {
		got = append(got, step.Text.Blocks[0].Inlines[0].Text)
	}
	want := []string{"Lay the first sectors as the drawing of the table shows: 2 (3 with 5 players). Mix the other sector tiles and stack them face down.", "3,000 each, to 5, {unheard}.", "Sit down."}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%q", got)
	}
	s.Sectors = nil
	if first := Steps(r, s)[0].Text.Blocks[0].Inlines[0].Text; first != "Turn up 0." {
		t.Errorf("without sectors of its own the first step is %q", first)
	}
}

// A tile is five inches across at true size, and its piece has room for the scissors around it.
func TestTilesAreTrueToScale(t *testing.T) {
	j := jobs(t)[0]
	for scale, want := range map[int]scene.Unit{0: 127_000, 1: 127_000, 2: 63_500} {
		hex, err := hexOf(scale)
		if err != nil {
			t.Fatal(err)
		}
		if p := TilePiece(j, j.Unit.(*xia.Sector), hex); p.W != want+2*tileMargin {
			t.Errorf("at scale %d a tile is %d wide", scale, p.W)
		}
	}
	for _, scale := range []int{-1, 5, 1 << 40} {
		if _, err := hexOf(scale); err == nil {
			t.Errorf("scale %d is drawn", scale)
		}
	}
}

// All tiles have one back: they are drawn face down.
func TestBacksOfTilesTellNothing(t *testing.T) {
	r := rules(t)
	units := pack(r)
	backs := map[string]bool{}
	for _, id := range []string{"home", "far", "third"} {
		p := TilePiece(job(t, r, units, kindSector, id), units["sector "+id].(*xia.Sector), hexSize)
		backs[scene.Dump(&scene.Page{Items: p.Back})] = true
	}
	if len(backs) != 1 {
		t.Errorf("%d different backs", len(backs))
	}
}

// The outfits that are cut out fit into the Holds that are printed.
func TestOutfitsFitHolds(t *testing.T) {
	r := rules(t)
	w := newWriter(job(t, r, nil, product.Edition, "xia"), "")
	for _, s := range r.Ships {
		room := scene.Rect{W: w.Width() - 82*mm - 14*mm, H: w.matHeight() - 19*mm - 25*mm - 3*mm}
		if side := cellSize(s.Hold, room, holdCell); side != holdCell {
			t.Errorf("the Hold of %s has spaces of %d", s.Title, side)
		}
	}
	m := minter{set: w.Set, r: r, tones: w.Tones}
	for i, p := range m.outfits(nil) {
		cols, rows := extent(r.Outfits[i].Shape)
		if p.W != scene.Unit(cols)*holdCell || p.H != scene.Unit(rows)*holdCell {
			t.Errorf("%s is %d by %d", p.Title, p.W, p.H)
		}
	}
}

func TestCardsOfAScenario(t *testing.T) {
	j := jobs(t)[2]
	piles, err := pilesOf(j)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{}
	for _, p := range piles {
		for _, c := range p.cards {
			got[p.name] += max(1, c.Copies)
			if len(c.cuts) > 0 {
				t.Errorf("%s: %v", c.ID, c.cuts)
			}
		}
	}
	want := map[string]int{"cards-missions": 3, "cards-titles": 1, "cards-npcs": 1, "cards-abilities": len(rules(t).Abilities), "cards-help": 5}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Too long a story is cut and reported, with the path of the text.
func TestLongCardsAreReported(t *testing.T) {
	j := jobs(t)[3]
	card := *j.Unit.(*xia.MissionCard)
	card.Story = printertest.Text(strings.Repeat("It is tea, and nothing but tea. ", 200))
	j.Unit = &card
	cuts := proofCards(j)
	if len(cuts) == 0 || cuts[0].Path != "story" || cuts[0].Remedy == "" {
		t.Errorf("%+v", cuts)
	}
}

// At a size that is too small the cards of any job are reported.
func TestSmallCardsAreReported(t *testing.T) {
	j := jobs(t)[5]
	if cuts := proofCards(j); j.Kind != product.Edition || len(cuts) > 0 {
		t.Fatalf("%s: %v", j.Kind, cuts)
	}
	small := *j
	small.Card = "30x40"
	if len(proofCards(&small)) == 0 {
		t.Error("nothing is reported")
	}
}

func TestTokensStayInTheBox(t *testing.T) {
	has := func(j *product.Job, id string) bool {
		m := minter{set: j.Fonts, r: rulesOf(j)}
		for _, p := range m.tokens(j) {
			if strings.HasPrefix(p.ID, id) {
				return true
			}
		}
		return false
	}
	all := jobs(t)
	if has(all[2], "exploration") || !has(all[5], "exploration") || !has(all[2], "marker") {
		t.Error("a scenario without Exploration Tokens prints them, or an edition does not")
	}
	if total := len(mustPieces(t, all[5])); total == 0 {
		t.Error("no tokens")
	}
}

func mustPieces(t *testing.T, j *product.Job) []impose.Piece {
	t.Helper()
	m := minter{set: j.Fonts, r: rulesOf(j)}
	for _, p := range m.tokens(j) {
		if p.Copies < 1 || p.W <= 0 || p.H <= 0 {
			t.Errorf("%s: %d of %d by %d", p.ID, p.Copies, p.W, p.H)
		}
	}
	return m.tokens(j)
}

// Every link leads somewhere, and no two bookmarks have one name.
func TestLinksLeadSomewhere(t *testing.T) {
	links := 0
	each(t, product.Options{}, func(p product.Product, j *product.Job, files []product.File) {
		for _, f := range files {
			marks := map[string]bool{}
			for _, page := range f.Doc.Pages {
				printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
					if b, ok := it.(scene.Bookmark); ok {
						if marks[b.Name] {
							t.Errorf("%s of %s: two bookmarks %q", p.ID, j.ID, b.Name)
						}
						marks[b.Name] = true
					}
				})
			}
			for _, page := range f.Doc.Pages {
				printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
					if l, ok := it.(scene.Link); ok {
						if links++; !marks[l.To] {
							t.Errorf("%s of %s: a link to %q", p.ID, j.ID, l.To)
						}
					}
				})
			}
		}
	})
	if links == 0 {
		t.Error("there are no links")
	}
}

// There is a log for each player that a scenario, or else the rule set, can have; two share a page.
func TestALogForEachPlayer(t *testing.T) {
	for players, want := range map[int]int{3: 3, 5: 5, 1 << 40: mostLogs} {
		r := rules(t)
		j := job(t, r, pack(r), kindScenario, "evening")
		s := *j.Unit.(*xia.Scenario)
		s.Players.Max = players
		j.Unit = &s
		got, pages := 0, 0
		for _, page := range Trackers(j).Pages {
			if n := strings.Count(scene.Dump(page), `"COMPLETED MISSIONS"`); n > 0 {
				got, pages = got+n, pages+1
			}
		}
		if got != want || pages != (want+1)/2 {
			t.Errorf("%d players have %d logs on %d pages, want %d", players, got, pages, want)
		}
	}
}

// Every page of mats says how to print it, with a line to measure, for outfits have to fit their Holds.
func TestMatsSayHowToPrintThem(t *testing.T) {
	r := rules(t)
	for _, page := range Trackers(job(t, r, pack(r), kindScenario, "evening")).Pages {
		if text := scene.Dump(page); !strings.Contains(text, "100 %") || !strings.Contains(text, "50 mm") {
			t.Errorf("%s does not say how to print it", page.Name)
		}
	}
}

// A pack's missions and titles lie on common sheets, as many on each as it takes.
func TestCardsOfAPackShareSheets(t *testing.T) {
	r := rules(t)
	piles, err := pilesOf(job(t, r, pack(r), product.Pack, "all"))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{}
	for _, p := range piles {
		got[p.name] += len(p.cards)
	}
	if len(got) != 2 || got[piles[0].name] != 2 || got[piles[1].name] != 1 {
		t.Errorf("the pack has %v, want two missions and a title", got)
	}
}

// However small a tile is, its back says the whole name of the game.
func TestBacksOfSmallTilesNameTheGame(t *testing.T) {
	r := rules(t)
	r.Title = "Xia: Legends of a Drift System"
	for scale := 1; scale <= mostScale; scale++ {
		j := job(t, r, pack(r), kindSector, "home")
		j.Scale = scale
		files, err := boardProduct().Make(j)
		if err != nil {
			t.Fatal(err)
		}
		if text := wordsOf(files[0].Doc, j); strings.Contains(text, "…") || !strings.Contains(strings.ToUpper(text), "SYSTEM") {
			t.Errorf("1:%d: %s", scale, text)
		}
	}
}

// Sectors are no tiles of paper: what asks for one of those is told so.
func TestSectorsHaveNoTilesOfPaper(t *testing.T) {
	r := rules(t)
	j := job(t, r, pack(r), kindSector, "home")
	j.Tiles = []string{"B2"}
	if _, err := boardProduct().Make(j); err == nil || !strings.Contains(err.Error(), "--tile") {
		t.Errorf("a tile of a sector: %v", err)
	}
}

// The quick reference tells what the rule set says with yes and no, and what a pack says of it.
func TestTheReferenceTellsOfEachRule(t *testing.T) {
	r := rules(t)
	j := job(t, r, pack(r), product.Edition, "xia")
	j.House = []model.HouseRules{
		{Edition: r.ID, Title: "Ours", Text: printertest.Text("No Scans.")}, {Edition: "other", Title: "Theirs", Text: printertest.Text("Scans.")},
		{Edition: r.ID, Title: "Rim", Base: "Core", Text: printertest.Text("Shorter.")},
	}
	said := func() string { return printertest.Said(Reference(j).Pages...) }
	for _, c := range []struct {
		want string
		turn func(*xia.RuleSet)
	}{
		{"crosses two borders", func(r *xia.RuleSet) { r.Movement.Doubles = false }},
		{"takes its Bounty at once", func(r *xia.RuleSet) { r.Bounty.Claimed = false }},
		{"given up with the action Jettison", func(r *xia.RuleSet) { r.MissionDeck.Abort = "scan" }},
		{"shuffled into a new deck", func(r *xia.RuleSet) { r.MissionDeck.Reshuffled = false }},
		{"can give each other Credits", func(r *xia.RuleSet) { r.Market.Gifts = false }},
		{"right behind that of the player", func(r *xia.RuleSet) { r.NPCRules.Follows = false }},
		{"has no phases", func(r *xia.RuleSet) { r.NPCRules.Phases = true }},
		{"They use Gates", func(r *xia.RuleSet) { r.NPCRules.Gates = false }},
		{"No Scans.", func(*xia.RuleSet) { j.House = j.House[1:] }},
		{"Rim, which is Core with differences.", func(*xia.RuleSet) { j.House = j.House[:1] }},
	} {
		if !strings.Contains(said(), c.want) {
			t.Errorf("the reference does not say %q", c.want)
		}
		if c.turn(r); strings.Contains(said(), c.want) {
			t.Errorf("the reference says %q where it is not so", c.want)
		}
	}
	if strings.Contains(said(), "Theirs") {
		t.Error("the reference has house rules of another edition")
	}
}
