package html

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// hostile is a text that would do harm if it ever were taken for markup.
const hostile = `</style></script><img src=x onerror=alert(1)>&"'`

func said(s string) []model.Inline { return []model.Inline{{Text: s}} }

func passage(inlines ...model.Inline) model.Text {
	return model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: inlines}}}
}

func testRules() *model.RuleSet {
	return &model.RuleSet{
		ID: "test", Title: "Test rules",
		Hostility:  model.Hostility{Levels: []model.HostilityLevel{{ID: "calm", Title: "Calm", Holes: 2}, {ID: "loud", Title: "Loud", Holes: 3}}},
		TokenSizes: []model.TokenSize{{ID: "small", Title: "small"}, {ID: "large", Title: "large"}},
		Tokens:     []model.TokenKind{{ID: "file", Title: "The file", Sell: 2}},
		Crates:     []model.CrateSize{{ID: "large", Title: "Large crate"}},
		Furniture:  []model.FurnitureKind{{ID: "console", Title: "Computer console"}},
		Panels:     []model.PanelKind{{ID: "door", Title: "Doorway"}},
		Cards:      []model.CardKind{{ID: "hazard", Title: "Hazard"}, {ID: "help", Title: "Help"}},
		Boxes:      []model.Box{{ID: "core", Title: "Starter set"}},
		Steps:      []model.SetupStep{{ID: "crew", Text: "Pick up to {crew} traders."}},
	}
}

func testMission() *model.Mission {
	return &model.Mission{
		ID: "dry-dock", Title: "Dry Dock " + hostile, Players: model.Players{Min: 1, Max: 4}, Boxes: []string{"core"},
		Story: passage(model.Inline{Text: "The dock is dry " + hostile}),
		Board: model.Board{
			Crates:    []model.Crate{{ID: "l1", Size: "large", Colour: "green", Footprint: model.Footprint{Centre: model.Point{X: 1250, Y: 75}}}},
			Furniture: []model.Furniture{{ID: "console", Kind: "console", Highlight: "red"}},
			Panels:    []model.Panel{{ID: "gate", Title: "The east gate", Kind: "door", State: model.Locked, To: model.Point{X: 400}}, {Kind: "door"}},
			Airlocks:  []model.Airlock{{ID: "a", Side: model.West, At: model.Point{Y: 950}}},
			Entries:   []model.Entry{{ID: "6", Number: 6, Sealed: true, Side: model.North, At: model.Point{X: 325}}},
		},
		Setup: model.Setup{
			Crew: 4, Hostility: 3, Aside: []string{"file"}, Rare: []model.TokenCount{{Size: "large", Count: 1}},
			Allocation: []model.Allocation{{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: 1}, {Size: "small", Count: 2}}}},
			Events:     []model.EventAllocation{{Kind: "hazard", Mode: model.AllCards}, {Kind: "help", Mode: model.RandomCards, Count: 3}},
		},
		Objectives: []model.Objective{{ID: "primary", Text: passage(said("Get out.")...), Reward: model.Reward{UA: 5,
			Boons: []model.Boon{{ID: "dock", Uses: 1, Text: passage(said("Dock first.")...)}}}}},
		Rules: []model.Rule{{ID: "gate", Title: "The gate", Text: passage(
			model.Inline{Text: "Use the "}, model.Inline{Text: "console", Ref: "console", Strong: true}, model.Inline{Text: " or "},
			model.Inline{Text: "nothing", Ref: "nowhere"}, model.Inline{Break: true}, model.Inline{Text: "run", Code: true})}},
	}
}

func made(t *testing.T, opt Options) string {
	t.Helper()
	b, err := Briefing(testMission(), testRules(), []byte("<svg/>"), opt)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// plain is the page without its style and its tags.
func plain(page string) string {
	page = regexp.MustCompile(`(?s)<style>.*?</style>`).ReplaceAllString(page, "")
	page = regexp.MustCompile(`<[^>]*>`).ReplaceAllString(page, " ")
	return strings.Join(strings.Fields(page), " ")
}

func TestBriefingSaysEverything(t *testing.T) {
	text := plain(made(t, Options{}))
	for _, want := range []string{
		"Players 1 to 4 crews", "Starter set", "up to 4", "3 pegs", "Key items, set aside The file",
		"The dock is dry", "Primary objective Get out. Reward 5 UA", "Into each crate Into", "Dock first. Next game",
		"Special instructions", "The gate", "Use the console or nothing run",
		"Each large crate 2 1", "Rare ones mixed in before dealing – 1", "Hazard all", "Help 3 at random",
		"Pick up to 4 traders.", "Calm", "Loud",
		"L1 green large crate 12.5 in east, 0.75 in south", "console computer console, marked red",
		"The east gate locked doorway 0 in east, 0 in south to 4 in east, 0 in south",
		"A airlock west edge, 9.5 in along", "6 entry point, sealed at the start north edge, 3.25 in along",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the briefing lacks %q", want)
		}
	}
}

// A briefing has the colours of its pack's theme, behind its own.
func TestBriefingInAThemesColours(t *testing.T) {
	page := made(t, Options{Theme: &model.Theme{Colours: model.ThemeColours{Accent: "#c0492b"}}})
	if own, theirs := strings.Index(page, "--accent: #"), strings.Index(page, "--accent:#c0492b"); own < 0 || theirs < own {
		t.Errorf("the page's own accent stands at %d, the theme's at %d", own, theirs)
	}
	if plain := made(t, Options{}); strings.Contains(plain, "--accent:#") {
		t.Error("a page without a theme has another accent")
	}
}

func TestTrackShowsTheStart(t *testing.T) {
	page := made(t, Options{})
	if got := strings.Count(page, `<i class="peg">`); got != 3 {
		t.Errorf("%d pegs, want 3", got)
	}
	if !strings.Contains(page, `<li class="now"><span>Loud</span>`) {
		t.Error("the level of the start is not marked")
	}
}

// A reference leads to the row of its thing, and one to nothing stays plain.
func TestReferences(t *testing.T) {
	page := made(t, Options{})
	if !strings.Contains(page, `<a href="#key-console"><strong>console</strong></a>`) {
		t.Error("the console is no link")
	}
	if strings.Contains(page, "key-nowhere") {
		t.Error("a reference to nothing became a link")
	}
	for _, m := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if strings.Count(page, `id="`+m[1]+`"`) != 1 {
			t.Errorf("the link to %s leads nowhere", m[1])
		}
	}
}

// The policy allows the page's own style and no script; nothing of an author's is markup.
func TestNothingCanRun(t *testing.T) {
	page := made(t, Options{Draft: true})
	style := regexp.MustCompile(`(?s)<style>(.*?)</style>`).FindAllStringSubmatch(page, -1)
	policy := regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)[1]
	policy = strings.NewReplacer("&#39;", "'", "&#43;", "+").Replace(policy)
	if len(style) != 1 || !strings.Contains(policy, Source(style[0][1])) {
		t.Errorf("the policy does not name the page's style: %s", policy)
	}
	if !strings.HasPrefix(policy, "default-src 'none';") || strings.Contains(policy, "script-src") || strings.Contains(policy, "unsafe") {
		t.Errorf("policy: %s", policy)
	}
	for _, banned := range []string{"<script", "</script", "<img src=x", "style=\"", "ZgotmplZ"} {
		if strings.Contains(page, banned) {
			t.Errorf("the page holds %q", banned)
		}
	}
	unquoted := regexp.MustCompile(`"[^"]*"`).ReplaceAllString(page, "")
	if handler := regexp.MustCompile(`<[^>]* on[a-z]+=`).FindString(unquoted); handler != "" {
		t.Errorf("the page holds a handler: %s", handler)
	}
}

// On paper the stamp is fixed, which browsers repeat on every page, and the key stays in one piece.
func TestPrintedPages(t *testing.T) {
	_, printed, found := strings.Cut(made(t, Options{Draft: true}), "@media print {")
	if !found {
		t.Fatal("no style for paper")
	}
	for _, rule := range []string{`.draft { position: fixed;`, `.draft::after { content: "DRAFT";`, "thead { display: table-header-group; }", ".key { break-inside: avoid; }"} {
		if !strings.Contains(printed, rule) {
			t.Errorf("the style for paper lacks %s", rule)
		}
	}
}

func TestDraft(t *testing.T) {
	if !strings.Contains(made(t, Options{Draft: true}), `class="draft"`) || strings.Contains(made(t, Options{}), `class="draft"`) {
		t.Error("only a draft says that it is one")
	}
}

func TestSameBytes(t *testing.T) {
	if made(t, Options{}) != made(t, Options{}) {
		t.Error("two briefings of one mission differ")
	}
}

func TestBlocks(t *testing.T) {
	m := testMission()
	item := model.Block{Kind: model.ListItem, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: said("item")}}}
	m.Story = model.Text{Blocks: []model.Block{
		{Kind: model.Heading, Level: 2, Inlines: said("head")}, {Kind: model.BulletList, Blocks: []model.Block{item}},
		{Kind: model.OrderedList, Start: 3, Blocks: []model.Block{item}}, {Kind: model.Quote, Blocks: []model.Block{item.Blocks[0]}},
		{Kind: model.Table, Rows: [][][]model.Inline{{said("a"), said("b")}, {said("1"), said("2")}}},
	}}
	b, err := Briefing(m, testRules(), nil, Options{})
	if err != nil {
		t.Fatal(err)
	}
	page := regexp.MustCompile(`>\s+<`).ReplaceAll(b, []byte("><"))
	for _, want := range []string{"<h4>head</h4>", "<ul><li><p>item</p></li></ul>", `<ol start="3"><li>`, "<blockquote><p>item</p></blockquote>",
		`<tr><th scope="col">a</th><th scope="col">b</th></tr><tr><td>1</td><td>2</td></tr>`} {
		if !bytes.Contains(page, []byte(want)) {
			t.Errorf("the story lacks %s", want)
		}
	}
	if bytes.Contains(page, []byte(`class="map"`)) {
		t.Error("a map without a picture")
	}
}
