package validator

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

func TestChecksAreSoundAndSorted(t *testing.T) {
	if err := Verify(nil); err != nil {
		t.Fatal(err)
	}
	checks := Checks()
	for i := 1; i < len(checks); i++ {
		if checks[i-1].Code >= checks[i].Code {
			t.Errorf("%s comes before %s", checks[i-1].Code, checks[i].Code)
		}
	}
}

func TestVerifyRefusesWhatIsNotDocumented(t *testing.T) {
	good := check.Check{
		Code: "ABC001", Title: "a title", Text: "A text.", Before: "a: 1", After: "a: 2",
		Severity: diag.Error, Run: func(*check.Pass) {},
	}
	tests := []struct {
		name   string
		spoil  func(*check.Check)
		others []diag.Doc
		want   string
	}{
		{"nothing wrong", func(*check.Check) {}, nil, ""},
		{"no title", func(c *check.Check) { c.Title = "" }, nil, "not documented"},
		{"no text", func(c *check.Check) { c.Text = "" }, nil, "not documented"},
		{"no severity", func(c *check.Check) { c.Severity = 0 }, nil, "not documented"},
		{"a bad code", func(c *check.Check) { c.Code = "abc1" }, nil, "not documented"},
		{"no example", func(c *check.Check) { c.Before = "" }, nil, "not complete"},
		{"nothing to run", func(c *check.Check) { c.Run = nil }, nil, "not complete"},
		{"a code of another package", func(*check.Check) {}, []diag.Doc{good.Doc()}, "two meanings"},
		{"another package without words", func(*check.Check) {}, []diag.Doc{{Code: "XYZ001"}}, "not documented"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := good
			tt.spoil(&c)
			err := check.Verify([]check.Check{c}, tt.others)
			if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

func TestCodesAreSortedWithThoseOfOthers(t *testing.T) {
	docs := Codes([]diag.Doc{{Code: "MAP001", Title: "drawn badly"}, {Code: "AAA001", Title: "first"}})
	if docs[0].Code != "AAA001" || len(docs) != len(Checks())+2 {
		t.Fatalf("first of %d is %s", len(docs), docs[0].Code)
	}
}

func TestChecksRunOnlyOnWhatHasTheirCapabilities(t *testing.T) {
	ran := false
	probe := func(needs ...check.Capability) []check.Check {
		return []check.Check{{Code: "ABC001", Severity: diag.Error, Needs: needs, Run: func(*check.Pass) { ran = true }}}
	}
	rules := &model.RuleSet{
		Panels: []model.PanelKind{{ID: "wall"}}, Boxes: []model.Box{{ID: "box"}},
		Board: model.BoardRules{Airlock: 300},
	}
	mission := check.Subject{Mission: &model.Mission{Boxes: []string{"box"}}, Rules: rules}
	partial, unknown := mission, check.Subject{Mission: &model.Mission{Boxes: []string{"box", "crate"}}, Rules: rules}
	partial.Partial = true
	tests := []struct {
		name  string
		s     check.Subject
		needs []check.Capability
		want  bool
	}{
		{"nothing needed", mission, nil, true},
		{"walls and airlocks", mission, []check.Capability{check.Mission, check.Walls, check.Airlocks}, true},
		{"no track", mission, []check.Capability{check.Track}, false},
		{"no decks at hand", mission, []check.Capability{check.EventDecks}, false},
		{"boxes known", mission, []check.Capability{check.Boxes}, true},
		{"a box unknown", unknown, []check.Capability{check.Boxes}, false},
		{"whole", mission, []check.Capability{check.Whole}, true},
		{"partial", partial, []check.Capability{check.Whole}, false},
		{"a deck is no mission", check.Subject{Deck: &model.Deck{}, Rules: rules}, []check.Capability{check.Walls}, false},
		{"a deck", check.Subject{Deck: &model.Deck{}, Rules: rules}, []check.Capability{check.DeckOfOwn}, true},
		{"no rules", check.Subject{Mission: &model.Mission{}}, nil, false},
	}
	for _, tt := range tests {
		ran = false
		check.Run(probe(tt.needs...), tt.s)
		if ran != tt.want {
			t.Errorf("%s: ran %v, want %v", tt.name, ran, tt.want)
		}
	}
}

func TestFindingsComeByPlace(t *testing.T) {
	at := func(line int) diag.Range {
		return diag.Range{File: "a.cue", Start: diag.Pos{Line: line, Col: 1}}
	}
	report := func(code string, lines ...int) check.Check {
		return check.Check{Code: code, Severity: diag.Warning, Run: func(p *check.Pass) {
			for _, l := range lines {
				p.Report(diag.Diagnostic{Range: at(l)})
			}
		}}
	}
	s := check.Subject{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	var got []string
	for _, d := range check.Run([]check.Check{report("ABC002", 9, 1), report("ABC001", 4)}, s) {
		if d.Severity != diag.Warning {
			t.Errorf("%s has severity %s", d.Code, d.Severity)
		}
		got = append(got, d.Code)
	}
	if want := []string{"ABC002", "ABC001", "ABC002"}; !reflect.DeepEqual(got, want) {
		t.Errorf("order %v, want %v", got, want)
	}
}

func TestNamesAreNotMissedInAPartialMission(t *testing.T) {
	m := &model.Mission{Rules: []model.Rule{{
		ID: "r", When: &model.Trigger{Kind: "search", With: "s1"}, Do: []model.Effect{{Kind: "door", Of: "bulkhead"}},
	}}}
	for partial, want := range map[bool]int{false: 2, true: 0} {
		if found := Run(check.Subject{Mission: m, Rules: &model.RuleSet{}, Partial: partial}); len(found) != want {
			t.Errorf("partial %v: %d findings, want %d", partial, len(found), want)
		}
	}
}

func TestDecksOfAnotherEditionDoNotCount(t *testing.T) {
	s := check.Subject{
		Rules:   &model.RuleSet{Cards: []model.CardKind{{ID: "purge"}}},
		Mission: &model.Mission{Edition: "a", Setup: model.Setup{Events: []model.EventAllocation{{Kind: "purge", Mode: model.CountCards, Count: 3}}}},
		Decks: []*model.Deck{
			{Kind: "purge", Edition: "a", Cards: []model.Card{{Copies: 2}}},
			{Kind: "purge", Edition: "b", Cards: []model.Card{{Copies: 2}}},
		},
	}
	if found := Run(s); len(found) != 1 || found[0].Code != "DCK001" {
		t.Errorf("found %v, want DCK001", found)
	}
	s.Decks[1].Edition = "a"
	if found := Run(s); len(found) != 0 {
		t.Errorf("found %v although there are 4 cards", found)
	}
}

func TestReferencesAreFoundWhereverTheyStand(t *testing.T) {
	ref := func(id string) []model.Inline {
		return []model.Inline{{Text: "to "}, {Text: "a ", Ref: id}, {Text: "bold", Strong: true, Ref: id}, {Text: " thing"}}
	}
	blocks := []model.Block{
		{Kind: model.Paragraph, Inlines: ref("one")},
		{Kind: model.BulletList, Blocks: []model.Block{{Kind: model.ListItem, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: ref("two")}}}}},
		{Kind: model.Table, Rows: [][][]model.Inline{{ref("three"), nil}}},
	}
	var got []string
	parts.EachRef(blocks, func(id string) { got = append(got, id) })
	if want := []string{"one", "two", "three"}; !reflect.DeepEqual(got, want) {
		t.Errorf("found %v, want %v", got, want)
	}
}

// Missions that came from elsewhere than the compiler may lack anything.
func TestHollowSubjectsDoNoHarm(t *testing.T) {
	full := &model.RuleSet{
		Board:      model.BoardRules{Airlock: 300, Trader: 100, Entries: model.Range{Min: 1, Max: 6}},
		Hostility:  model.Hostility{Levels: []model.HostilityLevel{{ID: "calm", Holes: 1, Arrivals: []model.Arrival{{NPC: "ghost", Die: "none"}}}}},
		TokenSizes: []model.TokenSize{{ID: "large"}, {ID: "small", Pouch: true}},
		Tokens:     []model.TokenKind{{ID: "knife", Size: "small"}},
		Crates:     []model.CrateSize{{ID: "small"}},
		Panels:     []model.PanelKind{{ID: "wall", Length: 400}},
		Boxes:      []model.Box{{ID: "box"}},
	}
	mission := &model.Mission{
		Boxes: []string{"box"},
		Board: model.Board{
			Panels:   []model.Panel{{Kind: "wall"}, {Kind: "unknown"}},
			Crates:   []model.Crate{{ID: "s1", Size: "small"}},
			Airlocks: []model.Airlock{{ID: "a"}},
			Entries:  []model.Entry{{ID: "x", Number: -3}},
		},
		Setup: model.Setup{Allocation: []model.Allocation{{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 5}}}}},
		Rules: []model.Rule{{ID: "r", When: &model.Trigger{Kind: "interact", With: "s1"}, Do: []model.Effect{{Kind: "door", Of: "nothing"}}}},
	}
	for _, rules := range []*model.RuleSet{{}, full} {
		for _, m := range []*model.Mission{{}, mission} {
			Run(check.Subject{Mission: m, Rules: rules})
		}
		Run(check.Subject{Deck: &model.Deck{Cards: []model.Card{{Bands: []model.CardBand{{}}}}}, Rules: rules})
	}
}

// An objective token is never mixed in, be it rare, and a box that is owned twice holds twice as much:
// in a check as at the table.
func TestTokensAreCountedAsTheTableDealsThem(t *testing.T) {
	s := check.Subject{
		Rules: &model.RuleSet{
			TokenSizes: []model.TokenSize{{ID: "small", Title: "Small"}},
			Tokens: []model.TokenKind{
				{ID: "gem", Size: "small", Rare: true}, {ID: "relic", Size: "small", Rare: true, Category: "objective"},
			},
			Boxes: []model.Box{{ID: "box", Tokens: []model.BoxCount{{ID: "gem", Count: 1}, {ID: "relic", Count: 5}}}},
		},
		Mission: &model.Mission{Boxes: []string{"box", "box"}, Setup: model.Setup{Rare: []model.TokenCount{{Size: "small", Count: 3}}}},
	}
	p := check.Look(s)
	if got := stock.StockOf(p).Pool("small").Rare; got != 2 {
		t.Errorf("%d rare tokens can be mixed in, want 2", got)
	}
}

func TestFindingsAreCapped(t *testing.T) {
	noisy := func(code string, n int, s diag.Severity) check.Check {
		return check.Check{Code: code, Severity: diag.Warning, Run: func(p *check.Pass) {
			for i := range n {
				p.Report(diag.Diagnostic{Severity: s, Summary: "x", Range: diag.Range{File: "a", Start: diag.Pos{Line: i + 1}}})
			}
		}}
	}
	s := check.Subject{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	found := check.Run([]check.Check{noisy("ABC001", 500, diag.Error), noisy("ABC002", check.MaxPerCode, 0), noisy("ABC003", check.MaxPerCode+1, 0)}, s)
	per := map[string]int{}
	last := map[string]diag.Diagnostic{}
	for _, d := range found {
		per[d.Code]++
		last[d.Code] = d
	}
	want := map[string]int{"ABC001": check.MaxPerCode + 1, "ABC002": check.MaxPerCode, "ABC003": check.MaxPerCode + 1}
	if !reflect.DeepEqual(per, want) {
		t.Errorf("%v findings, want %v", per, want)
	}
	if d := last["ABC001"]; d.Summary != "480 more findings of this kind not shown" || d.Severity != diag.Error || d.Range.Start.Line != check.MaxPerCode+1 {
		t.Errorf("closing finding %+v", d)
	}
	if d := last["ABC003"]; d.Summary != "one more finding of this kind not shown" || d.Severity != diag.Warning {
		t.Errorf("closing finding %+v", d)
	}
	var many []check.Check
	for i := range 30 {
		many = append(many, noisy(fmt.Sprintf("ABC%03d", i), 10, 0))
	}
	if n := len(check.Run(many, s)); n != check.MaxFindings+10 {
		t.Errorf("%d findings in all, want %d and one for each code that was cut", n, check.MaxFindings)
	}
}

func TestADoorWiderThanItsSideIsCalledSo(t *testing.T) {
	s := check.Subject{
		Rules: &model.RuleSet{Board: model.BoardRules{Airlock: 300, Trader: 100}},
		Mission: &model.Mission{Board: model.Board{
			Width: 800, Height: 200, Airlocks: []model.Airlock{{ID: "a", Side: model.West, At: model.Point{Y: 100}}},
		}},
	}
	for _, d := range Run(s) {
		if d.Code == "MAP104" {
			if d.Summary != "airlock a does not fit the west side, which is 2 inches long" || d.Details[0] != "it is 3 inches wide, and its middle needs 1.5 inches to either corner" {
				t.Errorf("%s: %v", d.Summary, d.Details)
			}
			return
		}
	}
	t.Error("nothing is said about it")
}
