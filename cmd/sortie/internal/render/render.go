// Package render makes files of units: it puts a job together from a compiled unit, lets a product lay it out,
// and writes the pages down in a format.
package render

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options are what every product is printed with.
type Options struct {
	Product product.Options
	Format  string // of Formats
	Ink     inksaver.Mode
	DPI     int    // of pictures
	Version string // of the program, for what it writes into files
	Leads   bool   // the briefing says what of the mission its parts show
}

// Formats are the formats that pages can be written in.
func Formats() []string { return []string{"pdf", "png", "svg"} }

// Renderer makes the products of one unit. Files that the bundle takes up are kept.
type Renderer struct {
	Unit *compiler.Unit // nil for a rule set
	Job  *product.Job

	fonts  *layout.Set
	opt    Options
	charts map[bool][]byte // without and with what only the game master knows
	made   map[string][]byte
}

// New is the renderer of a unit.
func New(u *compiler.Unit, opt Options) (*Renderer, error) {
	p, err := blank(opt, themeOf(u))
	if err != nil {
		return nil, err
	}
	p.Unit = u
	jobOf(p.Job, u)
	if u.Kind == model.EditionKind {
		p.Job.Kind, p.Job.Unit, p.Job.Title = product.Edition, nil, p.Job.RulesTitle
	}
	return p, nil
}

// NewEdition is the renderer of a rule set itself, with the event cards that come with it.
func NewEdition(edition string, opt Options) (*Renderer, error) {
	rules, err := compiler.RuleSet(edition)
	if err != nil {
		return nil, err
	}
	p, err := NewRules(edition, rules, opt)
	if err != nil {
		return nil, err
	}
	if _, ok := rules.(*model.RuleSet); ok {
		p.Job.Decks = compiler.Decks(missions.FS, edition, opt.Product.Language)
	}
	return p, nil
}

// NewHouse is the renderer of a rule set as a pack plays it.
func NewHouse(h compiler.House, opt Options) (*Renderer, error) {
	p, err := NewRules(h.Edition, h.Rules, opt)
	if err == nil {
		p.Job.Decks, p.Job.House = h.Decks, h.Words
	}
	return p, err
}

// NewRules is the renderer of a rule set as it is given, such as an edition with house rules in it.
func NewRules(edition string, rules any, opt Options) (*Renderer, error) {
	p, err := blank(opt, nil)
	if err != nil {
		return nil, err
	}
	title := titleOf(rules, edition)
	p.Job.Kind, p.Job.ID, p.Job.Title, p.Job.Rules = product.Edition, edition, title, told(rules)
	p.Job.Edition, p.Job.RulesTitle = edition, title
	return p, nil
}

// NewPack is the renderer of a whole pack, of which any unit is given.
func NewPack(u *compiler.Unit, opt Options) (*Renderer, error) {
	p, err := New(u, opt)
	if err != nil {
		return nil, err
	}
	p.Job.Kind, p.Job.Unit, p.Job.ID, p.Job.Title = product.Pack, u.Pack, u.Pack.ID, u.Pack.Title
	return p, nil
}

// themeOf is the look of a unit's pack; nil for the house's.
func themeOf(u *compiler.Unit) *model.Theme {
	if u.Pack == nil {
		return nil
	}
	return u.Pack.Theme
}

func blank(opt Options, own *model.Theme) (*Renderer, error) {
	fonts, err := theme.Fonts(own)
	if err != nil {
		return nil, err
	}
	job := &product.Job{Fonts: fonts, Options: opt.Product, Theme: own}
	return &Renderer{fonts: fonts, opt: opt, Job: job, charts: map[bool][]byte{}, made: map[string][]byte{}}, nil
}

// Print makes a product in the format that was asked for.
func (p *Renderer) Print(sort product.Product) ([]output.File, error) {
	files, err := sort.Make(p.Job)
	if err != nil {
		return nil, err
	}
	return p.write(files, p.opt.Format)
}

// Build makes what a build holds of a product.
func (p *Renderer) Build(sort product.Product) ([]output.File, error) {
	draw := sort.Make
	if sort.Build != nil {
		draw = sort.Build
	}
	files, err := draw(p.Job)
	if err != nil {
		return nil, err
	}
	out, err := p.write(files, "pdf")
	if err != nil {
		return nil, err
	}
	pictures, err := p.write(slices.DeleteFunc(files, func(f product.File) bool { return !sort.Pictures && !f.Picture }), "png")
	return append(out, pictures...), err
}

// write writes documents in a format and keeps them for the bundle.
func (p *Renderer) write(files []product.File, format string) (out []output.File, err error) {
	write := p.pictures
	if format == "pdf" {
		write = p.pdfs
	}
	if out, err = write(files, format); err != nil {
		return nil, err
	}
	for _, f := range out {
		p.made[f.Name] = f.Data
	}
	return out, nil
}

// pdfs writes documents as PDF, some side by side: a product of a mission can have half a dozen.
func (p *Renderer) pdfs(files []product.File, _ string) ([]output.File, error) {
	out, errs := make([]output.File, len(files)), make([]error, len(files))
	var all sync.WaitGroup
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, f := range files {
		free <- struct{}{}
		all.Go(func() {
			defer func() { <-free }()
			out[i], errs[i] = p.pdf(f)
		})
	}
	all.Wait()
	return out, errors.Join(errs...)
}

// pdf writes one document with letters of its own: a font set is used by one goroutine at a time.
func (p *Renderer) pdf(f product.File) (output.File, error) {
	fonts, err := theme.Fonts(p.Job.Theme)
	if err != nil {
		return output.File{}, err
	}
	var b bytes.Buffer
	if err := pdf.Write(&b, p.dressed(f.Doc), fonts, pdf.Options{Producer: "Sortie " + p.opt.Version}); err != nil {
		return output.File{}, fmt.Errorf("%s: %w", f.Name, err)
	}
	return output.File{Name: f.Name + ".pdf", Data: b.Bytes()}, nil
}

// dressed is a document in the pack's colours and under its authors' names, with as much ink as was asked for.
func (p *Renderer) dressed(doc *scene.Document) *scene.Document {
	out := *inksaver.Apply(theme.Dress(doc, p.Job.Theme), p.opt.Ink)
	if p.Unit != nil && p.Unit.Pack != nil && len(p.Unit.Pack.Authors) > 0 {
		out.Author = english.List(p.Unit.Pack.Authors, "and")
	}
	return &out
}

// pictures writes the pages of documents one after the other: each takes all processors by itself.
func (p *Renderer) pictures(files []product.File, format string) (out []output.File, err error) {
	for _, f := range files {
		f.Doc = p.dressed(f.Doc)
		made, err := p.picturesOf(f, format)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		out = append(out, made...)
	}
	return out, nil
}

func (p *Renderer) picturesOf(f product.File, format string) ([]output.File, error) {
	var out []output.File
	for i, page := range f.Doc.Pages {
		data, err := p.picture(page, format)
		if err != nil {
			return nil, err
		}
		out = append(out, output.File{Name: pictureName(f, i) + "." + format, Data: data})
	}
	return out, nil
}

// pictureName is the name of the picture of a page: the page's own where it begins as the document's does,
// else the document's with a number if it has several.
func pictureName(f product.File, i int) string {
	switch name := f.Doc.Pages[i].Name; {
	case strings.HasPrefix(name, f.Name):
		return name
	case len(f.Doc.Pages) == 1:
		return f.Name
	}
	return fmt.Sprintf("%s-%d", f.Name, i+1)
}

func (p *Renderer) picture(page *scene.Page, format string) ([]byte, error) {
	if format == "png" {
		return p.png(page)
	}
	var b bytes.Buffer
	err := svg.Write(&b, page, p.fonts, svg.Options{})
	return b.Bytes(), err
}

// maxPixels bounds a picture: the largest board that compiles, at the usual 150 dpi with a third to
// spare, or a board of two feet at 600 dpi. More takes minutes.
const maxPixels = 300_000_000

func (p *Renderer) png(page *scene.Page) ([]byte, error) {
	var b bytes.Buffer
	wide, high := int64(page.W)*int64(p.opt.DPI)/int64(scene.Inch), int64(page.H)*int64(p.opt.DPI)/int64(scene.Inch)
	if wide*high > maxPixels {
		return nil, fmt.Errorf("a picture of %d × %d pixels is too large; the limit is %d million pixels: choose a lower --dpi", wide, high, maxPixels/1_000_000)
	}
	err := png.Write(&b, page, p.fonts, png.Options{DPI: p.opt.DPI})
	return b.Bytes(), err
}
