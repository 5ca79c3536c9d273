package book

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// chapter is one document of the book.
type chapter struct {
	part  string // of the book: "Missions"
	key   string // unique in the book
	title string
	rules string // what its rule set is called
	doc   *scene.Document
	first int // index of its first page in the book
}

func (c chapter) bookmark() string { return "chapter:" + c.key }

// gatherer collects the chapters of a book.
type gatherer struct {
	j        *product.Job
	all      []product.Product
	chapters []chapter
	editions []*product.Job // a unit of each rule set that takes part, in the order of their first units
	instead  []string       // products that the book's own unit has in place of its members, by their ids
}

// chaptersOf are the documents of all units of a book, then the references of their rule sets.
func chaptersOf(j *product.Job, all []product.Product) ([]chapter, error) {
	g := gatherer{j: j, all: all}
	for _, m := range g.members() {
		if err := g.member(m); err != nil {
			return nil, fmt.Errorf("%s %s: %w", m.Kind, m.ID, err)
		}
	}
	for _, unit := range g.editions {
		if err := g.add(editionJob(unit)); err != nil {
			return nil, fmt.Errorf("the reference of %s: %w", unit.Edition, err)
		}
	}
	return g.chapters, nil
}

// members are the units of a book in order: the unit itself and what it binds; of a pack all, product by
// product.
func (g *gatherer) members() []product.Member {
	if g.j.Kind != product.Pack {
		out := []product.Member{{Kind: g.j.Kind, ID: g.j.ID}}
		for _, p := range g.all {
			if p.Binds != nil && p.Made(g.j) {
				out = append(out, p.Binds(g.j)...)
			}
		}
		return out
	}
	var out []product.Member
	for _, p := range g.all {
		for _, kind := range p.Kinds {
			if p.Lists[kind] != "" {
				out = append(out, product.Member{Kind: kind}) // all of them
			}
			if p.Chapters[kind] == "" || kind == product.Edition {
				continue
			}
			for _, id := range g.j.Peers(kind) {
				out = append(out, product.Member{Kind: kind, ID: id})
			}
		}
	}
	return out
}

// member adds the chapters of a member, of all units of a kind that are listed together, or what the book's own unit
// has instead.
func (g *gatherer) member(m product.Member) error {
	if m.ID == "" {
		return g.list(m.Kind)
	}
	for _, p := range g.all {
		if p.Chapters[m.Kind] == "" || !slices.Contains(p.Instead, g.j.Kind) || !p.Made(g.j) {
			continue
		}
		if slices.Contains(g.instead, p.ID) {
			return nil
		}
		files, err := p.Make(g.j)
		if err != nil || len(files) > 0 {
			g.instead = append(g.instead, p.ID)
			g.own(p.Chapters[m.Kind], files)
			return err
		}
	}
	return g.unit(m)
}

// own adds the documents that the book's own unit has in a part of the book, each by its own title; those that share
// one are told apart by what their first page is called in the outline.
func (g *gatherer) own(part string, files []product.File) {
	titles := map[string]int{g.j.Title: 1}
	for _, f := range files {
		titles[f.Doc.Title]++
	}
	for _, f := range files {
		c := chapter{part: part, key: f.Name, title: f.Doc.Title, rules: g.j.RulesTitle, doc: f.Doc}
		if outline := outlineTitle(f.Doc); titles[c.title] > 1 && outline != "" {
			c.title = outline
		}
		g.chapters = append(g.chapters, c)
	}
}

// outlineTitle is the first title in a document's outline.
func outlineTitle(doc *scene.Document) (title string) {
	for _, page := range doc.Pages[:min(1, len(doc.Pages))] {
		scene.Each(page.Items, func(item scene.Item, _ scene.Point) {
			if mark, ok := item.(scene.Bookmark); ok && title == "" {
				title = mark.Title
			}
		})
	}
	return title
}

// list adds the chapter that lists all units of a kind; a pack without any has none.
func (g *gatherer) list(kind string) error {
	var jobs []*product.Job
	for _, id := range g.j.Peers(kind) {
		if j := g.job(product.Member{Kind: kind, ID: id}); j != nil {
			jobs = append(jobs, j)
		}
	}
	for _, p := range g.all {
		if len(jobs) == 0 || p.Lists[kind] == "" || !p.Made(jobs[0]) {
			continue
		}
		doc, err := p.List(jobs)
		if err != nil {
			return err
		}
		g.chapters = append(g.chapters, chapter{part: p.Title, key: "list " + kind, title: p.Lists[kind], rules: jobs[0].RulesTitle, doc: doc})
	}
	return nil
}

// unit adds the chapters of a unit. One that is not sound is left out, as a check says why.
func (g *gatherer) unit(m product.Member) error {
	j := g.job(m)
	if j == nil {
		return nil
	}
	known := slices.ContainsFunc(g.editions, func(k *product.Job) bool { return k.Edition == j.Edition })
	if j.Edition != "" && !known {
		g.editions = append(g.editions, j)
	}
	return g.add(j)
}

// job is that of a member, with what the book's own asks for.
func (g *gatherer) job(m product.Member) *product.Job {
	if m.Kind == g.j.Kind && m.ID == g.j.ID {
		return g.j
	}
	if g.j.Other == nil {
		return nil
	}
	unit := g.j.Other(m.Kind, m.ID)
	if unit == nil {
		return nil
	}
	k := *unit
	k.Options, k.Fonts = g.j.Options, g.j.Fonts
	return &k
}

// editionJob prints the rule set of a unit itself.
func editionJob(unit *product.Job) *product.Job {
	k := *unit
	k.Kind, k.ID, k.Title, k.Unit = product.Edition, unit.Edition, unit.RulesTitle, nil
	return &k
}

// add makes the chapters of a job.
func (g *gatherer) add(j *product.Job) error {
	for _, p := range g.all {
		if p.Chapters[j.Kind] == "" || !p.Made(j) {
			continue
		}
		files, err := p.Make(j)
		if err != nil {
			return err
		}
		for i, f := range files {
			g.chapters = append(g.chapters, chapterOf(j, p, f, i))
		}
	}
	return nil
}

func chapterOf(j *product.Job, p product.Product, f product.File, i int) chapter {
	c := chapter{part: p.Chapters[j.Kind], key: j.Kind + " " + j.ID, title: j.Title, rules: j.RulesTitle, doc: f.Doc}
	if i > 0 {
		c.key, c.title = fmt.Sprintf("%s %d", c.key, i+1), f.Doc.Title
	}
	return c
}
