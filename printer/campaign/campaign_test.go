package campaign

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func number(n int) *int { return &n }

// story is a made-up campaign with everything that a sheet can show.
func story() *model.Campaign {
	won := true
	return &model.Campaign{
		ID: "long-haul", Title: "The Long Haul", Edition: "sample", Players: model.Range{Min: 2, Max: 3}, Form: "story", Mode: "semi-co-op",
		Story:    printertest.Text("Somebody pays for crates that nobody opens. It goes on for a year."),
		Start:    model.CampaignStart{Node: "dock", Rookie: true, Career: 2, Budget: number(7), UA: 3, Points: 150, Systems: 2, Crews: []string{"dockers"}, Aside: []model.Amount{{ID: "schedule", Count: 2}}},
		Carry:    &model.CarryOver{UA: true, Tokens: "none", Wounds: "kept", Restore: 1, Board: true},
		Posts:    []string{"quay-side"},
		Counters: []model.CampaignCounter{{ID: "debt", Title: "Debt", Start: 2, Most: number(5), Shared: true}, {ID: "luck", Title: "Luck"}},
		Nodes: []model.CampaignNode{
			{ID: "dock", Title: "At the dock", Mission: "cold-harbour", Times: 1, Rescue: true, Text: printertest.Text("The crane is idle."),
				After: []model.Outcome{{When: &model.CrewFact{Kind: "won"}, Do: []model.CrewEffect{{Kind: "ua", Add: number(2)}, {Kind: "counter", Counter: "debt", Add: number(-1)}}, Text: printertest.Text("A nod from the boss.")}},
				Next:  []model.Branch{{When: &model.CrewFact{Kind: "objective", Objective: "primary", By: "crew"}, To: "sea"}, {To: "wait", Text: printertest.Text("Not yet.")}}},
			{ID: "wait", Text: printertest.Text("A month ashore."), Before: []model.CrewEffect{{Kind: "degrade", System: "hull", Boxes: 1}}, Next: []model.Branch{{To: "sea"}}},
			{ID: "sea", Title: "At sea", Mission: "deep-water", Times: 2, Optional: true, Skip: []string{"trade"}, Needs: &model.CrewFact{Kind: "ua", AtLeast: number(1)},
				Carry: &model.CarryOver{Ship: true}, Next: []model.Branch{{When: &model.CrewFact{Kind: "choice", Text: "Turn back"}, To: "dock"}, {When: &model.CrewFact{Kind: "counter", Counter: "debt", AtMost: number(0)}, To: "free"}, {To: "sunk"}}},
		},
		Winner:  []model.CrewEffect{{Kind: "airlock"}},
		CatchUp: &model.CatchUp{Mission: "cold-harbour", Gap: 10, Times: 2}, Hiring: &model.CampaignHiring{From: "sea", Never: []string{"ada"}},
		Endings: []model.CampaignEnding{
			{ID: "free", Title: "Free again", Text: printertest.Text("The paper burns well."), Rank: []string{"ua", "career"}},
			{ID: "sunk", Title: "Under water", Text: printertest.Text("It was the ballast."), Won: &won},
			{ID: "alone", Title: "All gone", Text: printertest.Text("One ship is left."), When: &model.CrewFact{Kind: "crew", AtMost: number(1)}},
		},
		Notes: []model.Remark{{ID: "n", Title: "A fourth seat", Text: printertest.Text("Share the captain.")}}, Assumed: []string{"start.ua", "nodes"},
	}
}

func league() *model.Campaign {
	return &model.Campaign{
		ID: "season", Title: "The Season", Edition: "sample", Players: model.Range{Min: 4, Max: 8}, Form: "league",
		Start: model.CampaignStart{Node: "a"}, Nodes: []model.CampaignNode{{ID: "a", Mission: "cold-harbour", Times: 3}, {ID: "b", Title: "Final", Mission: "deep-water", Needs: &model.CrewFact{Kind: "place", AtMost: number(4)}}},
		League: &model.League{Pairing: "swiss", Table: 2, Calendar: []model.LeagueTurn{{Title: "Spring", Nodes: []string{"a"}, Days: 7}, {Title: "Autumn", Nodes: []string{"a", "b"}}},
			Points: []model.LeaguePoints{{For: "win", Points: 3}, {For: "objective", Objective: "secondary", Points: 1}}, Ties: []string{"head-to-head", "ua"}},
		Endings: []model.CampaignEnding{{ID: "over", Title: "The slate is clean", Text: printertest.Text("Chalk dust.")}},
	}
}

func job(t testing.TB, c *model.Campaign, p paper.Paper) *product.Job {
	j := &product.Job{Unit: c, Kind: "campaign", ID: c.ID, Title: c.Title, Rules: printertest.Rules(), Fonts: printertest.Fonts(t)}
	j.Peer = func(kind, id string) any {
		if kind == "mission" && id == "cold-harbour" {
			return printertest.Mission()
		}
		return nil
	}
	j.Paper = p
	return j
}

func sheetOf(t testing.TB, c *model.Campaign, p paper.Paper, gm bool) *scene.Document {
	t.Helper()
	doc, err := Document(job(t, c, p), gm)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func read(t testing.TB, doc *scene.Document) string {
	var b strings.Builder
	for _, page := range doc.Pages {
		for _, w := range printertest.Words(page, printertest.Fonts(t)) {
			b.WriteString(w.Text + " ")
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

func TestGolden(t *testing.T) {
	for name, c := range map[string]*model.Campaign{"story": story(), "league": league()} {
		for i, page := range sheetOf(t, c, paper.A4, true).Pages {
			printertest.Golden(t, fmt.Sprintf("%s-%d.txt", name, i+1), scene.Dump(page))
		}
	}
}

var papers = []paper.Paper{paper.A4, paper.Letter, {Name: "A5", W: 148_000, H: 210_000}, {Name: "half Letter", W: 139_700, H: 215_900}}

// hostile is a campaign with more and longer things than anybody would write.
func hostile() *model.Campaign {
	c := story()
	c.Title = strings.Repeat("Longhaul", 700)
	c.Players = model.Range{Min: -1, Max: 1 << 30}
	for i := range 24 {
		n := model.CampaignNode{ID: fmt.Sprintf("n%d", i), Title: strings.Repeat("Endless ", 40), Text: printertest.Text(strings.Repeat("On and on. ", 60))}
		for k := range 9 {
			n.Next = append(n.Next, model.Branch{To: fmt.Sprintf("n%d", (i*7+k*13)%24), When: &model.CrewFact{Kind: "text", Text: strings.Repeat("so it is ", 50)}})
		}
		c.Nodes = append(c.Nodes, n)
	}
	c.Nodes[0].Title, c.Endings[0].Title, c.Counters[0].Title = strings.Repeat("Endless ", 700), strings.Repeat("Over ", 1000), strings.Repeat("Debt ", 1000)
	c.Counters[1].Most = number(1 << 40)
	return c
}

// tangled is a campaign whose stages lead everywhere, small enough for a chart.
func tangled() *model.Campaign {
	c := story()
	c.Nodes = nil
	for i := range 14 {
		n := model.CampaignNode{ID: fmt.Sprintf("n%d", i), Title: fmt.Sprintf("Stage with a name %d", i)}
		for k := range 3 {
			n.Next = append(n.Next, model.Branch{To: fmt.Sprintf("n%d", (i*5+k*3)%14), When: &model.CrewFact{Kind: "won"}})
		}
		c.Nodes = append(c.Nodes, n)
	}
	c.Start.Node = "n0"
	return c
}

// All pages can be read on every paper, whatever the campaign.
func TestPagesCanBeRead(t *testing.T) {
	for name, c := range map[string]*model.Campaign{"story": story(), "league": league(), "hostile": hostile(), "tangled": tangled(), "empty": {}} {
		for _, p := range papers {
			doc := sheetOf(t, c, p, true)
			if len(doc.Pages) > 200 {
				t.Errorf("%s on %s: %d pages", name, p.Name, len(doc.Pages))
			}
			printertest.Sound(t, name+" on "+p.Name, doc)
		}
	}
}

func TestSheetSaysEverything(t *testing.T) {
	text := read(t, sheetOf(t, story(), paper.A4, true))
	for _, want := range []string{
		"THE LONG HAUL", "2–3", "together, as rivals", "3, along a story", "1 At the dock", "Cold Harbour", "2 Wait", "3 At sea", "E1 Free again",
		"If the crew met the primary objective", "Otherwise", "150 points at most", "each with 2 career points more", "for 7 UA",
		"Cargo ledger, 3 UA ×2", "goes back into the box", "kept, but 1 health peg comes back", "stays as it is", "Picks its airlock first in the next game.",
		"A crew worth 10 UA less", "twice in a row at most", "never Ada", "Gain 2 UA. “Debt” -1. A nod from the boss.", "Empty 1 box of hull.", "twice at most by a crew",
		"What crews keep after it", "Debt (5 at most)", "Luck", "compare universal assets, then career points", "The paper burns well.", "have won",
		"As soon as", "A fourth seat", "LOG OF GAMES", "In hand†", "THE STAGES†", "Not in the rulebooks",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the sheet does not say %q\n%s", want, text)
		}
	}
	text = read(t, sheetOf(t, league(), paper.A4, false))
	for _, want := range []string{"1. Spring (7 days)", "2. Autumn", "Only if the crew is among the first 4 of the table", "A game won", "3 points", "compare the games against each other", "Chalk dust."} {
		if !strings.Contains(text, want) {
			t.Errorf("the league's sheet does not say %q\n%s", want, text)
		}
	}
}

// How a story ends is for the game master; how a league does is no secret.
func TestEndingsAreNotSpoilt(t *testing.T) {
	players, gm := read(t, sheetOf(t, story(), paper.A4, false)), read(t, sheetOf(t, story(), paper.A4, true))
	for _, secret := range []string{"Free again", "The paper burns well.", "Under water", "It was the ballast.", "have won"} {
		if strings.Contains(players, secret) || !strings.Contains(gm, secret) {
			t.Errorf("%q: in the players' edition %v, in the game master's %v", secret, strings.Contains(players, secret), strings.Contains(gm, secret))
		}
	}
	if !strings.Contains(players, "E1 An ending") || !strings.Contains(players, "compare universal assets") {
		t.Error("players do not see what counts in the end")
	}
	p := Product()
	for c, want := range map[*model.Campaign]int{story(): 2, league(): 1} {
		if files, err := p.Build(job(t, c, paper.A4)); err != nil || len(files) != want {
			t.Errorf("%s: %d files, want %d (%v)", c.ID, len(files), want, err)
		}
	}
}

func TestTooManyStagesNamesTheLimit(t *testing.T) {
	c := story()
	c.Nodes = make([]model.CampaignNode, MostStages+1)
	if _, err := Document(job(t, c, paper.A4), false); err == nil || !strings.Contains(err.Error(), fmt.Sprint(MostStages)) {
		t.Errorf("the error is %v", err)
	}
}

// A tally has a box for each step, crossed as far as it starts; one that each crew keeps has a row for each.
func TestTalliesHaveTheirBoxes(t *testing.T) {
	w := newWriter(story(), job(t, story(), paper.A4), true)
	w.Blank()
	for i, want := range []int{1, 3} { // rows of boxes: shared, and one for each of three crews
		b := w.tallyBlock(w.c.Counters[i])
		if got := len(b.Rows) - 1; got != want {
			t.Errorf("%s: %d rows of boxes, want %d", w.c.Counters[i].Title, got, want)
		}
	}
	crosses := 0
	for _, row := range w.ticks(5, 2, false) {
		printertest.Walk(row.Items, func(it scene.Item, _ scene.Point) {
			if s, ok := it.(scene.Stroke); ok && s.Width == 3*page.Hair {
				crosses++
			}
		})
	}
	if crosses != 4 {
		t.Errorf("%d strokes of crosses, want 4", crosses)
	}
}

// Names of places tell which campaign they belong to.
func TestBookmarksBelongToTheirCampaign(t *testing.T) {
	seen := map[string]bool{}
	for _, page := range sheetOf(t, story(), paper.A4, true).Pages {
		printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
			if b, ok := it.(scene.Bookmark); ok {
				if !strings.HasPrefix(b.Name, "long-haul:") || seen[b.Name] {
					t.Errorf("a place is called %q", b.Name)
				}
				seen[b.Name] = true
			}
		})
	}
	if !seen["long-haul:stage:sea"] || !seen["long-haul:chart"] {
		t.Errorf("places: %v", seen)
	}
}

func BenchmarkDocument(b *testing.B) {
	for b.Loop() {
		sheetOf(b, story(), paper.A4, true)
	}
}

// A stage is not said to be the mission that it is called after, and what a box has no room for is counted.
func TestNothingIsSaidTwice(t *testing.T) {
	c := story()
	w := newWriter(c, job(t, c, paper.A4), true)
	w.Blank()
	said := func(n model.CampaignNode) string {
		page := &scene.Page{W: paper.A4.W, H: paper.A4.H}
		for _, b := range w.stageFacts(n) {
			b.Draw(page, 0, 0)
		}
		return printertest.Said(page)
	}
	own, same := c.Nodes[0], c.Nodes[0]
	same.Title = ""
	if !strings.Contains(said(own), "Mission") || strings.Contains(said(same), "Mission") {
		t.Errorf("a stage of its own name: %s; one called like its mission: %s", said(own), said(same))
	}
	turn := model.LeagueTurn{Nodes: make([]string, mostBoxes+3)}
	page := &scene.Page{W: paper.A4.W, H: paper.A4.H}
	page.Add(w.turnBoxes(turn, w.Width()).Items...)
	if got := printertest.Said(page); !strings.HasSuffix(got, "and 3 more stages") {
		t.Errorf("a turn of very many stages says %s", got)
	}
}

// The names of facts leave more of a table's width to what is said of them.
func TestFactsHaveRoom(t *testing.T) {
	c := story()
	w := newWriter(c, job(t, c, paper.A4), true)
	f := facts{w: w}
	f.add("If the crew met the primary objective and nobody has seen it", "It is so.", "x")
	page := &scene.Page{W: paper.A4.W, H: paper.A4.H}
	f.block(true).Draw(page, 0, 0)
	for _, word := range printertest.Words(page, w.Set) {
		if strings.HasPrefix(word.Text, "It is") && word.Box.X > w.ProseWidth()*4/10 {
			t.Errorf("the answer begins at %d of %d µm", word.Box.X, w.ProseWidth())
		}
	}
}

// A boon says how long it lasts before what it is, and the dagger is explained before the pages to write on.
func TestCampaignReadsWell(t *testing.T) {
	c := story()
	w := newWriter(c, job(t, c, paper.A4), true)
	boon := model.CrewEffect{Kind: "boon", Boon: "trust", Uses: 2, Text: printertest.Text("You know when the barge comes.")}
	if got, want := w.Effects([]model.CrewEffect{boon}), "A boon for the next 2 games: You know when the barge comes."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	doc, err := Document(job(t, c, paper.A4), true)
	if err != nil {
		t.Fatal(err)
	}
	said := printertest.Said(doc.Pages...)
	if note, log := strings.Index(said, "Not in the rulebooks"), strings.Index(said, "LOG OF GAMES"); note < 0 || note > log {
		t.Errorf("the dagger is explained at %d, the log begins at %d", note, log)
	}
}

func TestPegsComeBack(t *testing.T) {
	for n, want := range map[int]string{1: "kept, but 1 health peg comes back", 2: "kept, but 2 health pegs come back"} {
		if got := wounds(&model.CarryOver{Wounds: "kept", Restore: n}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
