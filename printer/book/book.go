package book

import (
	"errors"
	"fmt"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the book as a product. It binds what the products given make, which are those of all games.
func Product(all []product.Product) product.Product {
	return product.Product{
		ID: "book", Title: "book", Short: "A campaign or a whole pack as one document",
		Long: `Book binds what a campaign or a pack holds into one document: a cover, contents
with links, the missions, decks, posts and rules, and an index. With
--booklet its pages are half as large and stand two on a side, in the order
in which a stack of sheets is folded and stapled.`,
		Example: `  sortie print book missions/campaigns/cold-ledger
  sortie print book missions --booklet --paper a4`,
		Kinds: []string{"campaign", product.Pack}, Flags: []string{"gm", "booklet"},
		Make:  func(j *product.Job) ([]product.File, error) { return makeBook(j, all) },
		Build: func(j *product.Job) ([]product.File, error) { return build(j, all) },
	}
}

// build makes the players' book and, where the book's unit or a member of it has something to spoil, the game master's.
func build(j *product.Job, all []product.Product) ([]product.File, error) {
	var out []product.File
	for _, gm := range []bool{false, true} {
		if gm && !spoils(j, all) {
			break
		}
		k := *j
		k.GM = gm
		files, err := makeBook(&k, all)
		if err != nil {
			return nil, err
		}
		out = append(out, files...)
	}
	return out, nil
}

// spoils reports whether a chapter of the book has two editions.
func spoils(j *product.Job, all []product.Product) bool {
	g := gatherer{j: j, all: all}
	for _, m := range g.members() {
		unit := g.job(m)
		for _, p := range all {
			if unit != nil && p.Spoils != nil && p.Chapters[m.Kind] != "" && p.Made(unit) && p.Spoils(unit) {
				return true
			}
		}
	}
	return false
}

func makeBook(j *product.Job, all []product.Product) ([]product.File, error) {
	sheet := j.Paper
	if sheet.W == 0 {
		sheet = paper.A4
	}
	k := *j
	k.Paper = sheet
	if j.Booklet {
		k.Paper = impose.Half(sheet)
	}
	doc, err := Bind(&k, all)
	if err != nil || !j.Booklet {
		return []product.File{{Name: name(j), Doc: doc}}, err
	}
	return []product.File{{Name: name(j) + "-booklet", Doc: impose.Booklet(doc, sheet, 0)}}, nil
}

func name(j *product.Job) string {
	if j.GM {
		return "gm-book"
	}
	return "book"
}

// maxPages bounds a book: a pack of some hundred missions.
const maxPages = 4000

// Bind lays out the book with its pages in reading order.
func Bind(j *product.Job, all []product.Product) (*scene.Document, error) {
	own := *j
	own.Bound, own.Draft = true, false // feet and stamps are set once, on the whole
	chapters, err := chaptersOf(&own, all)
	if err != nil {
		return nil, err
	}
	if len(chapters) == 0 {
		return nil, errors.New("there is nothing to bind: no unit of it has a sheet")
	}
	look := own.Page("Book")
	look.Draft = j.Draft
	b := binder{w: page.New(j.Fonts, look), pack: j.Pack, chapters: chapters}
	b.cover()
	b.contents()
	if err := b.body(); err != nil {
		return nil, err
	}
	b.index()
	b.fillContents()
	b.feet()
	return b.w.Finish(), nil
}

// binder puts a book together.
type binder struct {
	w        *page.Writer
	pack     *model.Pack // that the book is of; nil: none
	chapters []chapter
	lists    []listing // lines of the contents without their page numbers
	names    []named   // for the index
	indexed  int       // the page on which that begins, from 0; 0 where there is none
}

// body appends the pages of the chapters.
func (b *binder) body() error {
	for i := range b.chapters {
		c := &b.chapters[i]
		c.first = len(b.w.Doc.Pages)
		for k, page := range c.doc.Pages {
			b.names = append(b.names, b.namesOn(page, i)...)
			b.w.Doc.Pages = append(b.w.Doc.Pages, b.bound(*c, page, k == 0))
		}
		if len(b.w.Doc.Pages) > maxPages {
			return fmt.Errorf("the book has more than %d pages: print it in parts, campaign by campaign", maxPages)
		}
	}
	return nil
}

// bound is a page of a chapter as a page of the book: its bookmarks one level lower, and the chapter's own
// before them on its first page.
func (b *binder) bound(c chapter, page *scene.Page, first bool) *scene.Page {
	out := &scene.Page{Name: fmt.Sprintf("page %d", len(b.w.Doc.Pages)+1), W: page.W, H: page.H}
	if first {
		out.Add(scene.Bookmark{Name: c.bookmark(), Title: c.title})
	}
	out.Add(lowered(page.Items)...)
	return out
}

// lowered moves bookmarks one level down in the outline.
func lowered(items []scene.Item) []scene.Item {
	return scene.Map(items, func(item scene.Item) scene.Item {
		if mark, ok := item.(scene.Bookmark); ok {
			mark.Level++
			return mark
		}
		return item
	})
}

// feet number the pages, all but the cover.
func (b *binder) feet() {
	for i, page := range b.w.Doc.Pages {
		if i > 0 {
			b.w.Foot(page, i+1, len(b.w.Doc.Pages))
		}
	}
}
