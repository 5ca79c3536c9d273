package describe

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// place says where: "at entry point 3", "in the vault", "within 4 in of the mast".
func (t teller) place(p model.Place) string {
	where := t.spot(p)
	if p.Within > 0 {
		where = fmt.Sprintf("within %s in of %s", p.Within, bare(where))
	}
	if p.Board != "" && p.Zone == "" {
		where += " on " + t.floor(p.Board)
	}
	return where
}

func (t teller) spot(p model.Place) string {
	switch {
	case p.At != nil:
		return spotAt(*p.At)
	case p.Entry != "":
		return "at entry point " + p.Entry
	case p.Airlock != "":
		return "at airlock " + strings.ToUpper(p.Airlock)
	case p.Piece != "":
		return "at " + t.piece(p.Piece)
	case p.Zone != "":
		return "in " + t.zone(p.Zone)
	case p.Named != "":
		return "beside " + t.named(p.Named)
	case p.Ship == "any":
		return "aboard any ship"
	case p.Ship != "":
		return "aboard the crew’s own ship"
	case p.Any != "":
		return "at " + picked(p)
	}
	return "anywhere"
}

// spotAt is a point by the numbers along the edges of the map.
func spotAt(p model.Point) string { return fmt.Sprintf("at %s in east, %s in south", p.X, p.Y) }

// bare is a spot without its preposition.
func bare(spot string) string {
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

// into is a place that something lies in: inside a crate rather than beside it.
func (t teller) into(p model.Place) string {
	if p.Piece != "" && strings.HasPrefix(t.piece(p.Piece), "crate ") {
		return "in " + t.piece(p.Piece)
	}
	return t.place(p)
}

// theDoer is whoever has met the objective, or done what a rule asks, that a sentence stands beside.
const theDoer = "the trader who did it"

// who says which figures are meant: "any trader", "2 Harvesters in the hall", "every Tech".
func (t teller) who(w *model.Who) string {
	if w == nil {
		return theDoer
	}
	out := t.figures(*w)
	if w.Carrying != "" {
		out += " with " + t.token(w.Carrying)
	}
	if w.Trait != "" {
		out += " with a token marked " + t.trait(w.Trait)
	}
	if w.In != nil {
		out += " " + t.place(*w.In)
	}
	if w.Nearest != nil {
		out += ", the one nearest to " + bare(t.place(*w.Nearest))
	}
	if w.Count > 0 {
		out = fmt.Sprintf("%d of %s", w.Count, out)
	}
	return out
}

func (t teller) figures(w model.Who) string {
	switch {
	case w.Named != "":
		return t.named(w.Named)
	case w.NPC != "":
		return english.Plural(2, t.npc(w.NPC))
	case w.Group != "":
		return "figures of " + t.group(w.Group)
	case w.Class != "" && w.Traders == "acting":
		return theDoer + ", if a " + t.class(w.Class)
	case w.Class != "":
		return "every " + t.class(w.Class)
	}
	switch w.Traders {
	case "crew":
		return "every trader of the crew"
	case "all":
		return "every trader"
	case "any":
		return "any trader"
	}
	return theDoer
}

// draw says tokens that are drawn: "2 small weapons from the pouch".
func (t teller) draw(d model.Draw) string {
	words := []string{fmt.Sprint(d.Count)}
	if d.Size != "" {
		words = append(words, t.size(d.Size))
	}
	if d.Category != "" {
		words = append(words, t.category(d.Category))
	}
	words = append(words, english.Plural(d.Count, "token"))
	from := map[string]string{"pouch": "from the pouch", "rare": "from the rare ones", "supply": "from the supply"}[d.From]
	return strings.TrimSpace(strings.Join(words, " ") + " " + from)
}
