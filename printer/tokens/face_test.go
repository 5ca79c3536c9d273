package tokens

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Every token of the editions that ship fits: nothing is small, cut, clipped or over something else, on any
// paper, with a gutter, and as single pages.
func TestAllThatShipsFits(t *testing.T) {
	for _, id := range printertest.Editions() {
		r := describe.Distinct(printertest.Edition(t, id))
		for i, opt := range []product.Options{{}, {Gutter: true, Duplex: "short"}, {Single: true}} {
			j := editionJob(t, r)
			j.Options = opt
			papers := []paper.Paper{paper.A4, paper.Letter, paper.A3}
			if i > 0 {
				papers = papers[:1]
			}
			files := pagesOf(sheets(t, j, papers...))
			single := map[bool]string{true: "-single"}[opt.Single]
			if files["tokens"+single] == 0 || files["tokens-counters"+single] == 0 || files["tokens-key"] == 0 {
				t.Errorf("%s: files %v", id, files)
			}
		}
		for _, c := range proof(editionJob(t, r)) {
			t.Errorf("%s: %s", id, c)
		}
	}
}

// An inch of the rule set is an inch of paper.
func TestTokensHaveTheSizeOfTheRuleSet(t *testing.T) {
	for _, id := range printertest.Editions() {
		r := printertest.Edition(t, id)
		p := newPainter(printertest.Fonts(t), r)
		for _, piece := range p.equipment(boxed(r)) {
			k := kindOf(r, piece.ID)
			for _, s := range r.TokenSizes {
				if s.ID == k.Size && (piece.W != scene.Unit(s.Width)*254 || piece.H != scene.Unit(s.Height)*254) {
					t.Errorf("%s: %s is %d × %d µm", id, k.ID, piece.W, piece.H)
				}
			}
		}
	}
}

func kindOf(r *model.RuleSet, id string) model.TokenKind {
	for _, k := range r.Tokens {
		if k.ID == id {
			return k
		}
	}
	return model.TokenKind{}
}

// Two categories never look alike to somebody who sees no colour.
func TestCategoriesHaveMarksOfTheirOwn(t *testing.T) {
	for _, id := range printertest.Editions() {
		seen := map[string]string{}
		for category, l := range looks(printertest.Edition(t, id)) {
			if other := seen[l.mark]; other != "" {
				t.Errorf("%s: %s and %s share %s", id, category, other, l.mark)
			}
			seen[l.mark] = category
			if _, drawn := icons.Find(l.mark); !drawn {
				t.Errorf("%s: nobody has drawn %s", id, l.mark)
			}
		}
	}
}

// Every number and every attribute of a token is on its face, in order.
func TestAFaceSaysEverything(t *testing.T) {
	r := shop()
	r.Play.Ranges = []model.RangeBand{{ID: "short", Title: "Short"}, {ID: "medium", Title: "Medium"}, {ID: "long", Title: "Long"}}
	r.Attributes = []model.Trait{{ID: "reliable", Title: "Reliable"}}
	buy := 12
	k := model.TokenKind{ID: "rifle", Title: "Long rifle", Size: "small", Category: "weapon", Ranged: []int{3, 2, 0}, Traits: []string{"reliable"}, Buy: &buy, Sell: 6, Rare: true}
	text := letters(newPainter(printertest.Fonts(t), r).face(k))
	for _, want := range []string{"Long rifle", "3", "2", "–", "S", "M", "L", "Reliable", "buy 12 · sell 6", "rare"} {
		if !strings.Contains("|"+text+"|", "|"+want+"|") {
			t.Errorf("%q is not on the face: %s", want, text)
		}
	}
}

// letters are the texts of some items, with bars between them.
func letters(items []scene.Item) string {
	var out []string
	printertest.Walk(items, func(it scene.Item, _ scene.Point) {
		if text, ok := it.(scene.Text); ok {
			out = append(out, text.Run.Text)
		}
	})
	return strings.Join(out, "|")
}

// What a token has no room for is cut with an ellipsis, and reported with where it stands.
func TestLongTextsAreCutAndReported(t *testing.T) {
	r := shop()
	r.Tokens[0].Title = strings.Repeat("The exceedingly sharp knife of ", 160)
	for range 60 {
		r.Tokens[1].Traits = append(r.Tokens[1].Traits, "an-attribute-of-note")
	}
	r.TokenSizes = append(r.TokenSizes, model.TokenSize{ID: "nano", Width: 50, Height: 50})
	r.Tokens[2].Size, r.Tokens[2].Ranged, r.Tokens[2].Close, r.Tokens[2].Heavy = "nano", []int{1, 2, 3}, 4, 5
	j := editionJob(t, r)
	sheets(t, j)
	found := map[string]bool{}
	for _, c := range proof(j) {
		found[c.Path] = true
		if c.What == "" || c.Remedy == "" {
			t.Errorf("%+v says nothing", c)
		}
	}
	for _, path := range []string{"tokens.knife.title", "tokens.vest.traits", "tokens.relic"} {
		if !found[path] {
			t.Errorf("%s was not reported: %v", path, found)
		}
	}
}

// Rule sets that make no sense are printed, or refused; they do not break anything.
func TestOddRuleSets(t *testing.T) {
	empty := &model.RuleSet{ID: "empty"}
	if files, err := Product().Make(editionJob(t, empty)); err != nil || len(pagesOf(files)) > 2 {
		t.Errorf("an empty rule set: %v, %v", pagesOf(files), err)
	}
	odd := shop()
	odd.TokenSizes = []model.TokenSize{{ID: "small", Width: 40, Height: 300}}
	odd.Tokens[0].Title, odd.Tokens[1].Size, odd.Tokens[2].Ranged = "", "nowhere", []int{-1, 9, 1, 1, 1, 1}
	odd.Counters = []model.CounterKind{{ID: "x", Title: strings.Repeat("w", 400)}}
	odd.Markers = []model.MarkerKind{{ID: "m", Title: strings.Repeat("Marker ", 90), Count: 9}}
	sheets(t, editionJob(t, odd))
	for _, size := range []model.TokenSize{{ID: "small"}, {ID: "small", Width: 100, Height: -4}, {ID: "small", Width: 1 << 40, Height: 1}} {
		odd.TokenSizes[0] = size
		if _, err := Product().Make(editionJob(t, odd)); err == nil {
			t.Errorf("tokens of %d × %d were printed", size.Width, size.Height)
		}
	}
}
