package kinds

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Place says where: "at entry point 3", "in the vault", "within 4 in of the mast".
func (n Names) Place(p model.Place) string {
	where := n.around(p, n.spot(p))
	if p.Clear {
		where += " with no wall between"
	}
	if p.Safe {
		where += " from which a way to the target leads through nothing that would harm it"
	}
	if p.Board != "" && p.Zone == "" {
		where += " on " + n.Floor(p.Board)
	}
	switch {
	case p.Seen != "" && where == anywhere:
		return n.inSight(p.Seen)
	case p.Seen == "self" && p.Figure == "self" && p.Range != "" && !p.Beyond:
		return "in sight and " + n.Range(p.Range) + " range"
	case p.Seen != "":
		return where + " " + n.inSight(p.Seen)
	}
	return where
}

// around widens a spot by the inches around it.
func (n Names) around(p model.Place, spot string) string {
	switch {
	case p.Counted != "":
		return "within as many " + n.units() + " of " + Bare(spot) + " as it has " + english.Plural(2, n.kindOfCounter(p.Counted))
	case p.Within > 0 && p.Outside > 0 && n.squares() && p.Within == p.Outside+model.Inch:
		return n.Length(p.Within) + " from " + Bare(spot)
	case p.Within > 0 && p.Outside > 0:
		return "farther than " + p.Outside.String() + " and within " + n.Length(p.Within) + " of " + Bare(spot)
	case p.Within > 0:
		return "within " + n.Length(p.Within) + " of " + Bare(spot)
	case p.Outside > 0:
		return "farther than " + n.Length(p.Outside) + " from " + Bare(spot)
	}
	return spot
}

// squares reports whether the edition measures in squares.
func (n Names) squares() bool { return n.Rules.Play.Move.Unit == "square" }

// units are what the edition measures in.
func (n Names) units() string { return english.Pick(n.squares(), "squares", "inches") }

// Length is a distance in the unit of the edition: "4 in", or "4 squares".
func (n Names) Length(l model.Length) string {
	switch {
	case !n.squares():
		return l.String() + " in"
	case l == model.Inch:
		return "1 square"
	}
	return l.String() + " squares"
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
	case p.Hatch != "":
		return "at hatch " + p.Hatch
	case p.Sort != "":
		return english.Pick(p.On && n.isPiece(p.Sort), "in ", "at ") + pickedOf(p, english.Lower(n.Sort(p.Sort))) + n.to(p) + n.byDie(p)
	case p.Named != "":
		return "beside " + n.Named(p.Named)
	case p.Trait != "":
		whose := map[string]string{"crew": " of the crew’s own", "enemy": " of an enemy’s"}[p.Side]
		return "at a token marked " + n.Trait(p.Trait) + whose + n.off(p)
	case p.Figure != "" && p.Range == "shown":
		return "within the range shown of " + n.part(p.Figure)
	case p.Figure == "self" && p.Range != "" && n.Self == "":
		return english.Pick(p.Beyond, "beyond ", "in ") + n.Range(p.Range) + " range"
	case p.Figure == "self" && p.Within == 0 && p.Range == "" && p.Counted == "" && !p.On:
		return "in base contact" + english.Pick(n.Self == "", "", " with "+n.bearer())
	case p.Range != "" && (p.Figure != "" || p.Who != nil || p.Chosen || p.Ship != ""):
		return english.Pick(p.Beyond, "beyond ", "in ") + n.Range(p.Range) + " range of " + n.spotOf(p)
	case p.Chosen:
		return "at " + chosenPoint
	case p.On && p.Figure == "it":
		return "where " + n.stander(p) + " is"
	case p.Figure != "" || p.Who != nil:
		return english.Pick(p.On, "on ", "beside ") + n.stander(p)
	case p.Near == "cover":
		return "into cover"
	case p.Near != "":
		return near[p.Near]
	case p.Ship == "any":
		return "aboard any ship"
	case p.Ship != "":
		return "aboard the crew’s own ship"
	case p.Any != "":
		return "at " + picked(p) + n.to(p) + n.byDie(p)
	}
	return anywhere
}

const (
	anywhere    = "anywhere"
	chosenPoint = "the chosen point"
)

// isPiece reports whether a sort of thing on the board is a piece of furniture or a crate.
func (n Names) isPiece(sort string) bool {
	return slices.ContainsFunc(n.Rules.Furniture, func(f model.FurnitureKind) bool { return f.ID == sort }) ||
		slices.ContainsFunc(n.Rules.Crates, func(c model.CrateSize) bool { return c.ID == sort })
}

// near are the words for places that are beside something of a sort.
var near = map[string]string{
	"wall": "beside a wall", "plain-wall": "beside a wall without a door or window", "terrain": "beside a piece of terrain", "large-terrain": "beside a large piece of terrain",
}

// spotOf is what the distance to a place is measured from.
func (n Names) spotOf(p model.Place) string {
	if p.Chosen {
		return chosenPoint
	}
	return n.stander(p)
}

// inSight says who sees a place.
func (n Names) inSight(of string) string {
	if of == "crew" {
		return "in sight of anybody of the crew"
	}
	return "in sight"
}

// off is how far something lies from the figure that a rule is about.
func (n Names) off(p model.Place) string {
	if p.Figure == "" {
		return ""
	}
	p.Trait = ""
	return " " + n.spot(p)
}

// SpotAt is a point by the numbers along the edges of the map.
func SpotAt(p model.Point) string { return fmt.Sprintf("at %s in east, %s in south", p.X, p.Y) }

// To says where somebody comes to: "to hatch 2", "within 4 in of the mast".
func (n Names) To(p model.Place) string {
	where := n.Place(p)
	if rest, at := strings.CutPrefix(where, "at "); at {
		return "to " + rest
	}
	return where
}

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

// stander is the figure where a place is.
func (n Names) stander(p model.Place) string {
	switch {
	case p.Figure != "":
		return n.part(p.Figure)
	case p.Ship != "":
		return "the airlock of the ship"
	}
	return n.Who(p.Who)
}

// byDie says which die tells which of several places.
func (n Names) byDie(p model.Place) string {
	if p.Die == "" {
		return ""
	}
	return ", the one with the number that " + n.Dice(1, p.Die) + " shows"
}

func picked(p model.Place) string { return pickedOf(p, kinds[p.Any]) }

func pickedOf(p model.Place, kind string) string {
	switch p.Pick {
	case "random":
		return "a random " + kind
	case "nearest":
		return "the nearest " + kind
	}
	return "any " + kind
}

// to is what the nearest of several places is nearest to.
func (n Names) to(p model.Place) string {
	if p.To == nil {
		return ""
	}
	return " to " + n.goal(*p.To)
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

// Who says which figures are meant, any one of a kind: "any trader", "2 random Harvesters in the hall".
func (n Names) Who(w *model.Who) string {
	if w == nil {
		return TheDoer
	}
	out := n.figures(*w)
	if w.OrSelf {
		out = n.bearer() + " or " + out
	}
	if w.OrTarget {
		out = "the target or " + english.One(strings.TrimPrefix(out, "any "))
	}
	if rest, any := strings.CutPrefix(out, "any "); any && w.Nearest != nil {
		out = "the " + rest
	}
	return out + n.only(*w)
}

// chosen is somebody whom the user of a rule picks out of those meant: "an enemy in sight", "2 crew mates".
func (n Names) chosen(w model.Who) string {
	figure, of, all := n.figure(w)
	out := all
	switch {
	case figure != "" && w.Count > 1:
		out = "up to " + english.Count(w.Count, figure) + of
	case figure != "":
		out = english.One(figure) + of
	}
	if w.OrSelf {
		out = n.bearer() + " or " + out
	}
	return out + n.only(w)
}

// only says which of some figures are meant, behind what they are called.
func (n Names) only(w model.Who) (out string) {
	if w.Carrying != "" {
		out += " with " + english.Pick(strings.HasSuffix(n.Token(w.Carrying), "s"), n.Token(w.Carrying), english.One(n.Token(w.Carrying)))
	}
	if w.Trait != "" {
		out += " with a token marked " + n.Trait(w.Trait)
	}
	if w.Stat != "" {
		out += " whose " + english.Spelled(w.Stat) + " is " + limits(w.Min, w.Max)
	}
	if w.NoLarger {
		out += " no larger than " + n.bearer()
	}
	if w.Met {
		out += " met " + english.Pick(w.Time == "turn", "in any move of this turn", "on the way")
	}
	if w.Cover != nil {
		out += english.Pick(*w.Cover, " in cover", " out of cover")
	}
	switch {
	case w.In == nil:
		out += english.Pick(w.Seen, " in sight", "")
	case w.Seen && w.In.Figure == "self" && w.In.Range != "":
		out += " in sight and " + n.Range(w.In.Range) + " range"
	default:
		out += english.Pick(w.Seen, " in sight", "") + " " + n.Place(*w.In)
	}
	if w.Body && n.bodied(w) {
		out += " who lies defeated"
	}
	if w.Fallen {
		out += ", defeated or not"
	}
	if w.Able {
		out += " who is not defeated"
	}
	if w.Nearest != nil {
		out += " nearest to " + Bare(n.Place(*w.Nearest))
	}
	switch {
	case w.Except == nil, others(w) && w.Pick == "choice" && w.Count == 1:
	case *w.Except == (model.Who{Group: w.Except.Group}):
		out += " not of " + english.Midway(n.Group(w.Except.Group))
	default:
		except := strings.TrimPrefix(n.Who(w.Except), "any ")
		if rest, all := strings.CutPrefix(except, "everybody "); all {
			except = "those " + rest
		}
		out += " other than " + except
	}
	return out
}

// Every is Who for what happens to figures: to all of a kind, where they are not picked from.
func (n Names) Every(w *model.Who) string {
	who := n.Who(w)
	if kind, any := strings.CutPrefix(who, "any "); any && w.Traders == "" && w.Nearest == nil {
		return "every " + kind
	}
	return who
}

// part is what a figure is called that a rule is about by the part that it plays.
func (n Names) part(figure string) string {
	switch figure {
	case "self":
		return n.bearer()
	case "those":
		return cmp.Or(n.Those, "each of them")
	case "it":
		return cmp.Or(n.It, "that figure")
	case "target":
		return cmp.Or(n.Target, "the target")
	}
	return "the " + figure
}

// bearer is whose the rule is.
func (n Names) bearer() string { return cmp.Or(n.Self, "the character") }

// joined is a list of what is so of somebody, with the bearer named once where all of it is about that one.
func (n Names) joined(list []string, last string) string {
	who := n.bearer() + " "
	for _, line := range list {
		if !strings.HasPrefix(line, who) {
			return english.List(list, last)
		}
	}
	return who + english.List(english.Each(list, func(line string) string { return strings.TrimPrefix(line, who) }), last)
}

// sides are the words for figures of a side, any one of them.
var sides = map[string]string{"enemy": "enemy", "crew": "crew mate", "other": "other character"}

// figures are those that are meant, without where they are.
func (n Names) figures(w model.Who) string {
	figure, of, all := n.figure(w)
	switch {
	case figure == "" || w.Count == 0:
		return all
	case w.Pick == "choice" && w.Count == 1 && others(w):
		return "another " + figure + of
	case w.Pick == "choice" && w.Count == 1:
		return "one " + figure + of
	case w.Pick == "choice":
		return english.Count(w.Count, figure) + of + " of choice"
	case w.Pick == "nearest" && w.Count == 1:
		return "the nearest " + figure + of
	case w.Pick == "nearest":
		return "the nearest " + english.Count(w.Count, figure) + of
	case w.Pick == "way" && w.Count == 1:
		return "the " + figure + of + " with the shortest way to it"
	case w.Count == 1:
		return "one random " + figure + of
	}
	return fmt.Sprintf("%d random %s%s", w.Count, english.Plural(w.Count, figure), of)
}

// others reports whether those are left out whom the effect before was about.
func others(w model.Who) bool { return w.Except != nil && *w.Except == (model.Who{Figure: "those"}) }

// figure is what one of those meant is called and what of, and what they are together; a single one is no sort of
// figure.
func (n Names) figure(w model.Who) (figure, of, all string) {
	switch {
	case w.Figure != "":
		return "", "", n.part(w.Figure)
	case w.Named != "":
		return "", "", n.Named(w.Named)
	case w.NPC != "":
		figure, all = n.NPC(w.NPC), english.Pick(n.person(w.NPC), "", english.Pick(n.single(w.NPC), "the ", "any "))
	case w.Group != "":
		figure, of, all = "figure", " of "+english.Midway(n.Group(w.Group)), "any "
	case w.Class != "" && w.Traders == "acting":
		return "", "", TheDoer + ", if a " + n.Class(w.Class)
	case w.Class != "":
		figure, all = strings.TrimSpace(english.Pick(w.Side == "enemy", "enemy ", "")+n.Class(w.Class)), english.Pick(w.Traders == "all", "every ", "any ")
	case w.Prisoner != "":
		figure = n.Prisoner(w.Prisoner)
		all = english.Pick(strings.HasPrefix(figure, "one "), "", english.Pick(w.Traders == "all", "every ", "any "))
	case w.Body && w.Traders == "":
		figure, all = "body", "any "
	case w.Captain:
		figure, all = "captain", "any "
	case w.Machine != nil:
		figure, all = english.Pick(*w.Machine, "machine", "figure that is no machine"), "any "
	case w.Size != "":
		figure, all = w.Size+" figure", "any "
	case w.Side != "" && w.Traders != "":
		figure, all = english.Pick(w.Side == "crew", "crew mate", w.Side+" trader"), "any "
	case w.Side != "":
		figure, all = sides[w.Side], "any "
	case w.Everyone, w.Traders == "" && w.In != nil:
		return "figure", "", "everybody"
	case w.Traders == "crew":
		figure, of, all = "trader", " of the crew", "every "
	case w.Traders == "all":
		figure, all = "trader", "every "
	case w.Traders == "any", w.Traders == "" && w.Carrying+w.Trait != "":
		figure, all = "trader", "any "
	default:
		return "", "", TheDoer
	}
	return figure, of, all + figure + of
}

// bodied reports whether it is still to be said of some figures that they lie defeated.
func (n Names) bodied(w model.Who) bool {
	figure, _, _ := n.figure(w)
	return figure != "body" && w.Named == ""
}

// single reports whether a game knows no more than one of a kind of NPC.
func (n Names) single(npc string) bool {
	i := slices.IndexFunc(n.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == npc })
	if i < 0 || !n.Rules.NPCs[i].Unique {
		return false
	}
	return !slices.ContainsFunc(n.Rules.Groups, func(g model.NPCGroup) bool { return g.ID == n.Rules.NPCs[i].Group && g.Second != nil })
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
	from := map[string]string{"pouch": "from the pouch", "rare": "from the rare ones", "supply": "from the supply", "kept": "from those that are kept apart"}[d.From]
	return strings.TrimSpace(strings.Join(words, " ") + " " + from)
}
