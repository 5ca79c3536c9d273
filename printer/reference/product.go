package reference

import (
	"math"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the quick reference of a rule set.
func Product() product.Product {
	return product.Product{
		ID: "reference", Title: "quick reference", Short: "Quick reference of a rule set",
		Long: `The round, actions, dice, ranges, hostility, charts, tables, icons and skills of
a rule set on a few pages for the table. A mission gives those of its edition.`,
		Example: "  sortie print reference --edition purge",
		Kinds:   []string{"mission", product.Edition},
		Make:    Make,
	}
}

// Make lays out the reference of a job's rule set.
func Make(j *product.Job) ([]product.File, error) {
	r := j.CoreSpace()
	if r.ID == "" {
		return nil, nil
	}
	return []product.File{{Name: "reference", Doc: fitted(j, r)}}, nil
}

// fitted is the reference in the largest letters that take no more pages than the smallest, where those would leave
// the last page rather empty.
func fitted(j *product.Job, r *model.RuleSet) *scene.Document {
	best, spare := laid(j, r, textSize)
	if 3*spare <= 1 {
		return best
	}
	pages := len(best.Pages)
	low, high := 0, (textMost-textSize)/sizeStep+1 // it fits at low, and maybe not at high
	for next := min(max(likely(pages, spare), 1), high-1); high-low > 1; next = (low + high) / 2 {
		if doc, _ := laid(j, r, textSize+scene.Unit(next)*sizeStep); len(doc.Pages) <= pages {
			best, low = doc, next
		} else {
			high = next
		}
	}
	return best
}

// likely is by how many steps letters can probably grow on so many pages with so much of the last one to spare: the
// height that text takes grows somewhat faster than its letters, as lines hold less of it. A good guess to begin
// with saves laying out sizes that nobody prints.
func likely(pages int, spare float64) int {
	const power = 1.7
	grown := math.Pow(float64(pages)/max(float64(pages)-spare, 0.1), 1/power)
	return int((grown - 1) * textSize / sizeStep)
}

// laid is the reference in letters of a size, and how much of its last page is empty: 1 for all of it.
func laid(j *product.Job, r *model.RuleSet, size scene.Unit) (doc *scene.Document, spare float64) {
	opt := j.Page(what)
	opt.Title, opt.Name = r.Title, r.ID+footNote
	w := page.New(j.Fonts, opt)
	lay(w, r, j.House, size)
	return w.Finish(), float64(w.Left()) / float64(max(w.Bottom()-w.Top, 1))
}

// footNote is behind the name of the rule set in the foot of each page.
const footNote = " · " + dagger.Mark + " not in the rulebooks"

// what is the running head.
const what = "Quick reference"

// lay sets a rule set's reference on pages of its own, with the house rules of a pack for that edition.
func lay(f *page.Writer, r *model.RuleSet, house []model.HouseRules, size scene.Unit) {
	w := newWriter(f, r, size)
	w.Fresh(what)
	w.bookmark("", r.Title+": "+what, 0)
	w.part(w.ownEdition(house), w.round, w.actions, w.moving, w.ground, w.dice, w.fighting, w.wounds, w.play)
	w.whole(w.hostility)
	w.whole(w.numbers)
	w.part(w.cards, w.groups, w.charts, w.terrain, w.markers, w.ending, w.houseRules(house), w.crews, w.campaign, w.ship, w.tables,
		w.abilities, w.attributes, w.skills, w.daggers)
}
