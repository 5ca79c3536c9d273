package book

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// pages is a product for units of a kind that makes as many pages as the unit's id says.
func pages(kind, part string) product.Product {
	return product.Product{
		ID: "sheet", Game: "corespace", Kinds: []string{kind}, Chapters: map[string]string{kind: part},
		Make: func(j *product.Job) ([]product.File, error) {
			w := folio.New(j.Fonts, j.Page("Test"))
			for i := range len(j.ID) {
				w.Fresh(fmt.Sprintf("Sheet %d", i+1))
				w.Page.Add(scene.Bookmark{Name: fmt.Sprintf("%s:thing-%d", j.ID, i), Y: w.Y}, scene.Bookmark{Name: j.ID + fmt.Sprint(i), Title: "Section"})
			}
			return []product.File{{Name: "sheet", Doc: w.Finish()}}, nil
		},
	}
}

// pack is a job for a pack of missions called by their ids, and posts.
func pack(t *testing.T, ids map[string][]string) *product.Job {
	t.Helper()
	j := &product.Job{
		Kind: product.Pack, ID: "pack", Title: "A Pack of Trouble", Rules: &model.RuleSet{}, Fonts: printertest.Fonts(t),
		Peers: func(kind string) []string { return ids[kind] },
	}
	j.Other = func(kind, id string) *product.Job {
		k := *j
		k.Kind, k.ID, k.Title = kind, id, "The "+strings.ToUpper(id)
		return &k
	}
	return j
}

func bound(t *testing.T, j *product.Job) *scene.Document {
	t.Helper()
	doc, err := Bind(j, []product.Product{pages("mission", "Missions"), pages("post", "Trading posts")})
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// The contents name the page on which each chapter begins, and lead there.
func TestContentsLeadToTheChapters(t *testing.T) {
	doc := bound(t, pack(t, map[string][]string{"mission": {"ab", "cde"}, "post": {"f"}}))
	if len(doc.Pages) != 2+2+3+1+1 {
		t.Fatalf("%d pages", len(doc.Pages))
	}
	contents := scene.Dump(doc.Pages[1])
	for _, want := range []string{`"MISSIONS"`, `"TRADING POSTS"`, `"The AB"`, `"The CDE"`, `"The F"`, `to "chapter:mission ab"`, `to "chapter:post f"`} {
		if !strings.Contains(contents, want) {
			t.Errorf("the contents lack %s", want)
		}
	}
	for chapter, at := range map[string]int{"chapter:mission ab": 2, "chapter:mission cde": 4, "chapter:post f": 7} {
		if !strings.Contains(scene.Dump(doc.Pages[at]), fmt.Sprintf("bookmark %q", chapter)) {
			t.Errorf("page %d is not where %s begins", at+1, chapter)
		}
		if !strings.Contains(contents, fmt.Sprintf(" %q\n", fmt.Sprint(at+1))) {
			t.Errorf("the contents do not say page %d", at+1)
		}
	}
}

// Sections of a chapter stand below it in the outline, and every page but the cover says its number.
func TestOutlineAndFeet(t *testing.T) {
	doc := bound(t, pack(t, map[string][]string{"mission": {"ab"}}))
	if got := scene.Dump(doc.Pages[2]); !strings.Contains(got, `"Section" level 1`) || !strings.Contains(got, `"The AB" level 0`) {
		t.Errorf("the outline is flat:\n%s", got)
	}
	for i, page := range doc.Pages {
		number := strings.Contains(scene.Dump(page), fmt.Sprintf("%q", fmt.Sprintf("%d / %d", i+1, len(doc.Pages))))
		if number != (i > 0) {
			t.Errorf("page %d has its number: %v", i+1, number)
		}
	}
}

// The index lists what pages have bookmarks for, by id and chapter, with the page; sections are not in it.
func TestIndex(t *testing.T) {
	doc := bound(t, pack(t, map[string][]string{"mission": {"ab", "cd"}}))
	last := scene.Dump(doc.Pages[len(doc.Pages)-1])
	for _, want := range []string{"thing-0", "thing-1", `to "ab:thing-0"`, `to "cd:thing-0"`, "The AB", `to "chapter:mission cd"`} {
		if !strings.Contains(last, want) {
			t.Errorf("the index lacks %s:\n%s", want, last)
		}
	}
	if strings.Contains(last, "Section") {
		t.Error("sections stand in the index")
	}
}

func TestIDsStandAsPeopleCount(t *testing.T) {
	ids := []string{"a", "bunk-1", "l1", "l2", "l10", "l10b", "1", "2", "11"}
	slices.SortFunc(ids, natural)
	if got := strings.Join(ids, " "); got != "1 2 11 a bunk-1 l1 l2 l10 l10b" {
		t.Errorf("sorted: %s", got)
	}
}

// Books of any length and with any title keep every letter on the page, on whole and on half sheets.
func TestBooksKeepTheirLetters(t *testing.T) {
	var many []string
	for i := range 80 {
		many = append(many, fmt.Sprintf("m%c%c", 'a'+i/26, 'a'+i%26))
	}
	for _, title := range []string{"Short", strings.Repeat("A pack with a long and winding name ", 40), strings.Repeat("W", 3000)} {
		for _, on := range []paper.Paper{paper.A4, paper.Letter, paper.A5} {
			j := pack(t, map[string][]string{"mission": many})
			j.Title, j.Paper = title, on
			for _, page := range bound(t, j).Pages {
				for _, f := range audit.Page(page, audit.Options{}) {
					t.Fatalf("%.20s on %s, %s: %s", title, on.Name, page.Name, f)
				}
			}
		}
	}
}

func TestNothingToBind(t *testing.T) {
	if _, err := Bind(pack(t, nil), []product.Product{pages("mission", "Missions")}); err == nil {
		t.Error("an empty pack makes a book")
	}
}

// A booklet's sheets hold four pages each, of half the paper's size.
func TestBookletSheets(t *testing.T) {
	j := pack(t, map[string][]string{"mission": {"abc"}})
	j.Booklet = true
	files, err := Product([]product.Product{pages("mission", "Missions")}).Make(j)
	if err != nil {
		t.Fatal(err)
	}
	doc := files[0].Doc
	if files[0].Name != "book-booklet" || len(doc.Pages)%2 != 0 {
		t.Errorf("%s has %d sides", files[0].Name, len(doc.Pages))
	}
	for _, p := range doc.Pages {
		if p.W != paper.A4.H || p.H != paper.A4.W {
			t.Errorf("a side is %d × %d µm, not A4 on its side", p.W, p.H)
		}
	}
}

func TestTheCoverIsTheSameEachTime(t *testing.T) {
	ids := map[string][]string{"mission": {"a"}}
	one, two, other := bound(t, pack(t, ids)), bound(t, pack(t, ids)), pack(t, ids)
	if scene.Dump(one.Pages[0]) != scene.Dump(two.Pages[0]) {
		t.Error("two books of one pack have different covers")
	}
	other.Title = "Another Pack"
	if scene.Dump(bound(t, other).Pages[0]) == scene.Dump(one.Pages[0]) {
		t.Error("two packs have one cover")
	}
}
