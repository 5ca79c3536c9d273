package book

import (
	"fmt"
	"slices"
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

// pages is a product for units of a kind that makes as many pages as the unit's id says.
func pages(kind, part string) product.Product {
	return product.Product{
		ID: "sheet", Game: "corespace", Kinds: []string{kind}, Chapters: map[string]string{kind: part},
		Make: func(j *product.Job) ([]product.File, error) {
			w := page.New(j.Fonts, j.Page("Test"))
			for i := range len(j.ID) {
				w.Fresh(fmt.Sprintf("Sheet %d", i+1))
				w.Page.Add(scene.Bookmark{Name: fmt.Sprintf("%s:thing-%d", j.ID, i), Y: w.Y, Index: fmt.Sprint("Thing ", i)}, scene.Bookmark{Name: fmt.Sprintf("%s:l%d", j.ID, i)}, scene.Bookmark{Name: j.ID + fmt.Sprint(i), Title: "Section"})
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
	if len(doc.Pages) != 2+2+3+1 {
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

// The index lists what pages have a name for, by chapter, with the page; sections and places without a name are not in it.
func TestIndex(t *testing.T) {
	doc := bound(t, pack(t, map[string][]string{"mission": {"ab", "cd", "efghi"}}))
	last := scene.Dump(doc.Pages[len(doc.Pages)-1])
	for _, want := range []string{"Thing 0", "Thing 1", `to "ab:thing-0"`, `to "cd:thing-0"`, "The AB", `to "chapter:mission cd"`} {
		if !strings.Contains(last, want) {
			t.Errorf("the index lacks %s:\n%s", want, last)
		}
	}
	if strings.Contains(last, "Section") || strings.Contains(last, ":l0") {
		t.Error("sections, or places without a name, stand in the index")
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

// files is a product that gives files of some names and titles for a unit of a kind.
func files(id, kind string, titles ...string) product.Product {
	return product.Product{ID: id, Game: "corespace", Kinds: []string{kind}, Make: func(j *product.Job) ([]product.File, error) {
		var out []product.File
		for i, title := range titles {
			opt := j.Page("Test")
			opt.Title = title
			w := page.New(j.Fonts, opt)
			w.Fresh("Sheet")
			w.Page.Add(scene.Bookmark{Name: fmt.Sprint(id, i), Title: title + " in the outline"})
			out = append(out, product.File{Name: fmt.Sprint(id, i), Doc: w.Finish()})
		}
		return out, nil
	}}
}

// In a campaign's own book its own lists stand where those of its members would; without any, theirs do. Titles that
// say too little are those of the outline.
func TestABookHasTheListsOfItsOwnUnit(t *testing.T) {
	j := pack(t, map[string][]string{})
	j.Kind, j.ID, j.Title = "campaign", "trip", "The Trip"
	campaign := pages("campaign", "Campaigns")
	campaign.Binds = func(*product.Job) []product.Member {
		return []product.Member{{Kind: "post", ID: "p"}, {Kind: "post", ID: "pq"}}
	}
	for _, c := range []struct {
		own  []string
		want string
	}{
		{[]string{"The Trip", "Quay", "Quay", "Barge"}, "The Trip|The Trip in the outline|Quay in the outline|Quay in the outline|Barge"},
		{nil, "The Trip|The P|The PQ"},
	} {
		lists := pages("post", "Trading posts")
		lists.ID, lists.Kinds, lists.Instead = "posts", []string{"post", "campaign"}, []string{"campaign"}
		plain, own := lists.Make, files("posts", "campaign", c.own...).Make
		lists.Make = func(j *product.Job) ([]product.File, error) {
			if j.Kind == "campaign" {
				return own(j)
			}
			return plain(j)
		}
		chapters, err := chaptersOf(j, []product.Product{campaign, lists})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range chapters {
			got = append(got, c.title)
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("chapters %s, want %s", strings.Join(got, "|"), c.want)
		}
	}
}

// Units too small for a chapter each stand in one; a pack without any has none.
func TestSmallUnitsAreListedTogether(t *testing.T) {
	cards := files("cards", "mission-card", "x")
	cards.Title, cards.Lists = "Cards", map[string]string{"mission-card": "Mission cards"}
	cards.List = func(jobs []*product.Job) (*scene.Document, error) {
		w := page.New(jobs[0].Fonts, jobs[0].Page("Test"))
		w.Fresh(fmt.Sprintf("%d cards", len(jobs)))
		return w.Finish(), nil
	}
	all := []product.Product{pages("mission", "Missions"), cards}
	doc, err := Bind(pack(t, map[string][]string{"mission": {"a"}, "mission-card": {"x", "y", "z"}}), all)
	if err != nil {
		t.Fatal(err)
	}
	if contents := scene.Dump(doc.Pages[1]); !strings.Contains(contents, `"CARDS"`) || !strings.Contains(contents, `"Mission cards"`) || !strings.Contains(scene.Dump(doc.Pages[3]), `"3 CARDS"`) {
		t.Errorf("the cards are not listed:\n%s", contents)
	}
	if doc, err = Bind(pack(t, map[string][]string{"mission": {"a"}}), all); err != nil || strings.Contains(scene.Dump(doc.Pages[1]), "CARDS") {
		t.Errorf("a pack without cards lists them: %v", err)
	}
}

// The index says a page before its names, since names end in numbers, too; the contents lead to it where there is one.
func TestTheIndexGoesByPages(t *testing.T) {
	doc := bound(t, pack(t, map[string][]string{"mission": {"abcdefghi"}}))
	last := len(doc.Pages)
	got := printertest.Said(doc.Pages[last-1])
	for _, want := range []string{"Page 3: Thing 0", "Page 4: Thing 1"} {
		if !strings.Contains(strings.ReplaceAll(got, "\u00a0", " "), want) {
			t.Errorf("the index lacks %q: %s", want, got)
		}
	}
	if contents := printertest.Said(doc.Pages[1]); !strings.Contains(contents, fmt.Sprint("Index 3 ", last)) {
		t.Errorf("the contents say %s", contents)
	}
	few := bound(t, pack(t, map[string][]string{"mission": {"abcdefgh"}}))
	if len(few.Pages) != 2+8 || strings.Contains(printertest.Said(few.Pages[1]), "Index") {
		t.Errorf("a book with few names has %d pages and the contents %s", len(few.Pages), printertest.Said(few.Pages[1]))
	}
}
