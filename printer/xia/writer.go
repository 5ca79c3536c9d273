package xiapages

import (
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

const mm = scene.Millimetre

// writer fills the pages of one document about Xia.
type writer struct {
	*page.Writer
	job  *product.Job
	r    *xia.RuleSet
	key  *tile.Key
	tell words.Teller
	// Sectors that the document draws on a table, by their ids, and those of them that have a bookmark.
	laid, marked map[string]bool
}

// rulesOf is the job's rule set, or an empty one.
func rulesOf(j *product.Job) *xia.RuleSet {
	if r, ok := j.Rules.(*xia.RuleSet); ok && r != nil {
		return r
	}
	return &xia.RuleSet{}
}

// newWriter is a writer of a document of the job; subject says what it is, such as "Sector".
func newWriter(j *product.Job, subject string) *writer {
	r := rulesOf(j)
	w := &writer{job: j, r: r, key: tile.NewKey(r), tell: teller(j, r)}
	opt := j.Page(subject)
	opt.Ref = w.ref
	w.Writer = page.New(j.Fonts, opt)
	return w
}

// ref is the bookmark of a sector that prose refers to, if the document draws it on a table.
func (w *writer) ref(id string) string {
	if !w.laid[id] {
		return ""
	}
	return w.bookmark("sector-" + id)
}

// teller says things about the job's rule set and pack.
func teller(j *product.Job, r *xia.RuleSet) words.Teller {
	return words.Teller{Rules: r, Peer: func(kind, id string) string {
		switch u := peer(j, kind, id).(type) {
		case *xia.Sector:
			return u.Title
		case *xia.Title:
			return u.Title
		}
		return ""
	}}
}

// peer is another unit of the pack, or nil.
func peer(j *product.Job, kind, id string) any {
	if j.Peer == nil {
		return nil
	}
	return j.Peer(kind, id)
}

// sector is a sector of the pack, or nil.
func sector(j *product.Job, id string) *xia.Sector {
	s, _ := peer(j, "sector", id).(*xia.Sector)
	return s
}

// bookmark names a place in a document in which other units may stand, too.
func (w *writer) bookmark(place string) string { return w.job.Kind + "-" + w.job.ID + "-" + place }

// mark puts a bookmark at the height that the page has come to.
func (w *writer) mark(place, title string, level int) {
	w.Page.Add(scene.Bookmark{Name: w.bookmark(place), Title: title, Level: level, Y: w.Y})
}
