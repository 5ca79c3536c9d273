package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Place says where: "at entry point 3", "in the vault", "within 4 in of the mast".
func (n Names) Place(p model.Place) string {
	where := n.spot(p)
	if p.Within > 0 {
		where = fmt.Sprintf("within %s in of %s", p.Within, Bare(where))
	}
	if p.Board != "" && p.Zone == "" {
		where += " on " + n.Floor(p.Board)
	}
	return where
}

func (n Names) spot(p model.Place) string {
	switch {
	case p.At != nil:
		return SpotAt(*p.At)
	case p.Entry != "":
		return "at entry point " + p.Entry
	case p.Airlock != "":
		return "at airlock " + strings.ToUpper(p.Airlock)
	case p.Piece != "":
		return "at " + n.Piece(p.Piece)
	case p.Zone != "":
		return "in " + n.Zone(p.Zone)
	case p.Named != "":
		return "beside " + n.Named(p.Named)
	case p.Ship == "any":
		return "aboard any ship"
	case p.Ship != "":
		return "aboard the crew’s own ship"
	case p.Any != "":
		return "at " + picked(p)
	}
	return "anywhere"
}

// SpotAt is a point by the numbers along the edges of the map.
func SpotAt(p model.Point) string { return fmt.Sprintf("at %s in east, %s in south", p.X, p.Y) }

// Bare is a spot without its preposition.
func Bare(spot string) string {
	_, rest, found := strings.Cut(spot, " ")
	if !found {
		return spot
	}
	return rest
}

// kinds are the sorts of place of which any will do.
var kinds = map[string]string{"entry": "entry point", "airlock": "airlock", "crate": "crate", "zone": "zone", "hatch": "hatch"}

func picked(p model.Place) string {
	kind := kinds[p.Any]
	switch p.Pick {
	case "random":
		return "a random " + kind
	case "nearest":
		return "the nearest " + kind
	}
	return "any " + kind
}

// Into is a place that something lies in: inside a crate rather than beside it.
func (n Names) Into(p model.Place) string {
	if p.Piece != "" && strings.HasPrefix(n.Piece(p.Piece), "crate ") {
		return "in " + n.Piece(p.Piece)
	}
	return n.Place(p)
}

// TheDoer is whoever has met the objective, or done what a rule asks, that a sentence stands beside.
const TheDoer = "the trader who did it"

// Who says which figures are meant: "any trader", "2 Harvesters in the hall", "every Tech".
func (n Names) Who(w *model.Who) string {
	if w == nil {
		return TheDoer
	}
	out := n.Figures(*w)
	if w.Carrying != "" {
		out += " with " + n.Token(w.Carrying)
	}
	if w.Trait != "" {
		out += " with a token marked " + n.Trait(w.Trait)
	}
	if w.In != nil {
		out += " " + n.Place(*w.In)
	}
	if w.Nearest != nil {
		out += ", the one nearest to " + Bare(n.Place(*w.Nearest))
	}
	if w.Count > 0 {
		out = fmt.Sprintf("%d of %s", w.Count, out)
	}
	return out
}

// Figures says which figures are meant, without where they are.
func (n Names) Figures(w model.Who) string {
	switch {
	case w.Named != "":
		return n.Named(w.Named)
	case w.NPC != "":
		return english.Plural(2, n.NPC(w.NPC))
	case w.Group != "":
		return "figures of " + n.Group(w.Group)
	case w.Class != "" && w.Traders == "acting":
		return TheDoer + ", if a " + n.Class(w.Class)
	case w.Class != "":
		return "every " + n.Class(w.Class)
	}
	switch w.Traders {
	case "crew":
		return "every trader of the crew"
	case "all":
		return "every trader"
	case "any":
		return "any trader"
	}
	return TheDoer
}

// Draw says tokens that are drawn: "2 small weapons from the pouch".
func (n Names) Draw(d model.Draw) string {
	words := []string{fmt.Sprint(d.Count)}
	if d.Size != "" {
		words = append(words, n.Size(d.Size))
	}
	if d.Category != "" {
		words = append(words, n.Category(d.Category))
	}
	words = append(words, english.Plural(d.Count, "token"))
	from := map[string]string{"pouch": "from the pouch", "rare": "from the rare ones", "supply": "from the supply"}[d.From]
	return strings.TrimSpace(strings.Join(words, " ") + " " + from)
}
