package posts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// A list that would end with a few lines on a page of their own is set closer together; it says all the same.
func TestFewLinesTakeNoPage(t *testing.T) {
	r, fonts := printertest.Edition(t, "purge"), printertest.Fonts(t)
	p := salon()
	for n := range 60 {
		p.Notes = append(p.Notes, model.Remark{Title: fmt.Sprintf("Note %d", n), Text: printertest.Text("Something that fills a line or two of the list.")})
		l := List{Post: p, Names: Scope{CrewNames: kinds.CrewNames{Rules: r}}, Crews: 4, Hires: true, Mark: "post-salon"}
		f := page.New(fonts, page.Options{Title: p.Title})
		lay(f, l, asUsual)
		if len(f.Doc.Pages) == 1 {
			continue
		}
		doc := Lay(fonts, page.Options{Title: p.Title}, l)
		if len(doc.Pages) != 1 {
			t.Errorf("%d pages with %d notes", len(doc.Pages), n+1)
		}
		printertest.Sound(t, "closer", doc)
		if got := printertest.Said(doc.Pages...); !strings.Contains(got, fmt.Sprintf("Note %d. Something", n)) {
			t.Errorf("the last note is gone: %s", got)
		}
		return
	}
	t.Error("no list took two pages")
}

// Where there are no notes there is no heading for them either, and nothing to explain.
func TestNoNotesHaveNoHeading(t *testing.T) {
	l := List{Post: &model.Post{ID: "hut", Assumed: []string{"stock"}}, Names: Scope{CrewNames: kinds.CrewNames{Rules: printertest.Rules()}}, Short: true, Mark: "post-hut"}
	got := printertest.Said(Lay(printertest.Fonts(t), page.Options{}, l).Pages...)
	if strings.Contains(got, dagger.Note) || strings.Contains(got, "NOTES") {
		t.Errorf("the list says %s", got)
	}
}

// Of very many designs the first are named and the rest counted; an attribute alone needs no kind of token.
func TestGoodsAreNamed(t *testing.T) {
	r := printertest.Edition(t, "purge")
	s := Scope{CrewNames: kinds.CrewNames{Rules: r}}
	var ids []string
	for i := range 10 {
		ids = append(ids, r.Tokens[i].ID)
	}
	if got := s.Goods(&model.Goods{Tokens: ids}); !strings.HasSuffix(got, " and 3 more designs") || !strings.Contains(got, r.Tokens[6].Title) {
		t.Errorf("ten designs: %s", got)
	}
	if got, want := s.Goods(&model.Goods{Traits: []string{"silent"}}), "tokens with the attribute “Silent”"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// What a page cannot show below each other it says in a sentence, so that a recipe never leaves the page.
func TestRecipesOfManyThings(t *testing.T) {
	p := barge()
	for i := range 60 {
		p.Crafting.Recipes[0].Tokens = append(p.Crafting.Recipes[0].Tokens, model.Amount{ID: fmt.Sprint("part-", i), Count: 2})
	}
	for _, size := range papers() {
		j := job(t, p, printertest.Edition(t, "purge"), nil)
		j.Paper = size
		doc := made(t, j)[0].Doc
		printertest.Sound(t, size.Name, doc)
		if !strings.Contains(printertest.Said(doc.Pages...), "part 59") {
			t.Error("the last part is not named")
		}
	}
}

// A stage that is called like its mission is named once.
func TestStagesAreNamedOnce(t *testing.T) {
	w := &writer{Writer: page.New(printertest.Fonts(t), page.Options{}), List: List{Names: Scope{CrewNames: kinds.CrewNames{Mission: func(string) *model.Mission { return &model.Mission{Title: "The Run"} }}}}}
	w.Names.Campaign = &model.Campaign{Nodes: []model.CampaignNode{{ID: "a", Mission: "run"}, {ID: "b", Mission: "run", Title: "Once more"}}}
	w.Names.Rules = &model.RuleSet{}
	at := w.Names.course().Times()
	if n := len(w.whereToTrade(at).Columns); n != 3 {
		t.Errorf("%d columns where a stage has a title of its own", n)
	}
	if n := len(w.whereToTrade(at[:1]).Columns); n != 2 {
		t.Errorf("%d columns where no stage has", n)
	}
}

// Where nothing saves the page, what closes the list stands on it as a whole.
func TestWhatClosesAListIsNotTornApart(t *testing.T) {
	r, fonts := printertest.Edition(t, "purge"), printertest.Fonts(t)
	p := salon()
	p.Stock[0].Goods = model.Goods{Dice: []string{"ranged"}, Buy: &model.PriceRange{Min: 5, Max: 9}}
	l := List{Post: p, Names: Scope{CrewNames: kinds.CrewNames{Rules: r}}, Crews: 4, Hires: true, Mark: "post-salon"}
	torn, bare := laid(fonts, page.Options{}, l, asUsual)
	first := func(doc *scene.Document) bool { return strings.Contains(printertest.Said(doc.Pages[0]), "HIRING") }
	if !bare || len(torn.Pages) != 2 || !first(torn) {
		t.Fatalf("the list takes %d pages: it is no example", len(torn.Pages))
	}
	doc := Lay(fonts, page.Options{}, l)
	if len(doc.Pages) != 2 || first(doc) || !strings.Contains(printertest.Said(doc.Pages[1]), "HIRING") {
		t.Errorf("%d pages, hiring begins on the first: %v", len(doc.Pages), first(doc))
	}
}

// However far down its page a workshop begins, its table begins on the page of its heading.
func TestAWorkshopStaysWithItsTable(t *testing.T) {
	r, fonts := printertest.Edition(t, "purge"), printertest.Fonts(t)
	l := List{Post: barge(), Names: Scope{CrewNames: kinds.CrewNames{Rules: r}}, Crews: 4, Mark: "post-barge"}
	for down := scene.Unit(0); down < 60; down += 2 {
		f := page.New(fonts, page.Options{Title: l.Post.Title})
		f.Fresh(what)
		f.Y = f.Bottom() - down*scene.Millimetre
		w := &writer{Writer: f, List: l, r: r, p: l.Post}
		w.workshop()
		for _, page := range f.Doc.Pages {
			if said := printertest.Said(page); strings.Contains(said, "WORKSHOP") && !strings.Contains(strings.ToLower(said), "what it does") {
				t.Errorf("%d mm above the foot: the heading stands alone", down)
			}
		}
	}
}
