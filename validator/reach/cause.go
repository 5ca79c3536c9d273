package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// obstacle says what keeps a crew from the spots beside a thing: label is short and stands beside the
// source, details are whole lines, remedy is what helps, related is where the obstacle is.
type obstacle struct {
	label   string
	details []string
	remedy  string
	related []diag.Related
	marks   []diag.Mark
	reasons []string
	locks   []geom.Lock // that are to blame
	told    bool        // something else is to blame, and another check tells of it
}

// tell puts what an obstacle says into a finding.
func (o obstacle) tell(d *diag.Diagnostic) {
	d.Details, d.Remedy, d.Label = o.details, o.remedy, o.label
	d.Related = append(d.Related, o.related...)
	d.Marks = append(d.Marks, o.marks...)
	d.Reasons = append(d.Reasons, o.reasons...)
}

// obstacleOf finds out why a crew does not get to a site; it is the word for what stands there.
func obstacleOf(p *check.Pass, s walks.Site, w walks.Access, it string) obstacle {
	var o obstacle
	if len(s.Spots) == 0 {
		o = obstacle{
			label:   "hemmed in",
			details: []string{"walls and pieces leave no free square inch beside it"},
			remedy:  "make room for a base beside it, or move " + it,
		}
	} else {
		o = between(p, s.Spots, w, it)
	}
	o.label = "in " + roomName(p, s.Floor, s.At) + ", " + o.label
	o.reasons = append(walked(p, s, w), o.reasons...)
	return o
}

// roomName names the room that a point lies in.
func roomName(p *check.Pass, floor int, at model.Point) string {
	return "room " + walks.Building.Of(p).Grid(floor).RoomAt(at).Name + walks.OfFloor(p, floor)
}

// walked says how far a crew gets, and from where the site would have to be touched.
func walked(p *check.Pass, s walks.Site, w walks.Access) []string {
	return []string{
		fmt.Sprintf("%s, a trader gets to %s on foot", start(p, w), english.Count(w.Reach.Count(), "square inch")),
		fmt.Sprintf("%s is got to from %s, and none of them is among these", s.Name, english.Count(len(s.Spots), "square inch")),
	}
}

// start says where a crew sets out.
func start(p *check.Pass, w walks.Access) string {
	if w.Airlock.ID == "" {
		return "from all airlocks together"
	}
	return "from airlock " + w.Airlock.ID
}

// between finds out what lies between a crew and some spots; it is what could be moved instead.
func between(p *check.Pass, spots []geom.Spot, w walks.Access, it string) obstacle {
	o := cause(p, spots, w, it)
	area := walks.Building.Of(p).Reach(spots, geom.Walker{Base: p.Rules.Board.Trader})
	o.marks = append([]diag.Mark{walks.CellsMark(p, spots[0].Floor, area.Cells(spots[0].Floor), "nobody gets here")}, o.marks...)
	return o
}

func cause(p *check.Pass, spots []geom.Spot, w walks.Access, it string) obstacle {
	if locks := locksTo(p, spots, w); len(locks) > 0 {
		return locked(p, locks, spots, w)
	}
	area := walks.Building.Of(p).Reach(spots, walks.Unlocked(p))
	if badLink(p, spots[0].Floor, w) {
		return obstacle{told: true, label: "on a floor that a broken link leads to"}
	}
	if walks.Anywhere(walks.BareBuilding.Of(p).Reach(w.From, walks.Unlocked(p)), spots) {
		o := blocked(p, inTheWay(p, w, area))
		behindLocks(p, &o, gap(p, w, area), w)
		return o
	}
	if o, ok := unlinked(p, spots[0].Floor, w, area, it); ok {
		return o
	}
	return walled(p, wallsBetween(p, w, area), it)
}

// unlinked explains an area that lies on a floor to which no link leads in that direction.
func unlinked(p *check.Pass, floor int, w walks.Access, area *geom.Reached, it string) (obstacle, bool) {
	if len(w.Reach.Cells(floor)) > 0 {
		return obstacle{}, false
	}
	name := walks.Building.Of(p).Floors()[floor].ID
	o := obstacle{
		label:   "on a floor without a way to it",
		details: []string{"no link leads to " + name},
		remedy:  "add a link to " + name + ", or move " + it,
	}
	for _, way := range walks.Building.Of(p).Ways() {
		if way.Link.OneWay && area.Any(way.From, way.Foot) && w.Reach.Any(way.To, way.Head) {
			o.details = []string{fmt.Sprintf("link %s can only be taken out of there", way.Link.ID)}
			o.remedy = "take oneWay off the link, add another link to " + name + ", or move " + it
			o.related = append(o.related, diag.Related{Range: p.Where.At(walks.Building.Of(p).Floors()[way.From].Path + ".links." + way.Link.ID), Text: "one way"})
			return o, true
		}
	}
	for _, way := range walks.Building.Of(p).Ways() {
		if way.To == floor || way.From == floor {
			return obstacle{}, false // there are links, and something else is between
		}
	}
	return o, true
}

// behindLocks adds the locked doors in which, or right behind which, pieces stand.
func behindLocks(p *check.Pass, o *obstacle, gap []geom.Spot, w walks.Access) {
	for _, l := range lockedOn(p, gap) {
		o.label += " at " + walks.LockName(p, l)
		o.marks = append(o.marks, walks.EdgeMark(p, l, walks.LockWord(p, l)))
		o.details = append(o.details, "the way leads through "+walks.LockName(p, l))
		if shuts(p, l, w) {
			o.details = append(o.details, openedBy(p, l, w)...)
		}
	}
}

// blocked explains an area behind pieces.
func blocked(p *check.Pass, in []parts.Thing) obstacle {
	o := obstacle{
		label:   "blocked by pieces",
		details: []string{"without the crates and the furniture there would be a way"},
		remedy:  "move the piece that stands in the way",
		reasons: []string{"with every lock open it is the same; with all pieces away there is a way"},
	}
	if len(in) > 0 {
		o.label, o.remedy = "blocked by "+walks.AnyOf(in, "and"), "move "+walks.AnyOf(in, "or")
		o.related, o.marks = walks.RelatedPieces(p, in), boxMarks(p, in)
	}
	return o
}

// walled explains an area behind walls, and which of them a doorway could replace.
func walled(p *check.Pass, walls []geom.Lock, it string) obstacle {
	o := obstacle{
		label:   "closed off by walls",
		details: []string{"no doorway or arch leads there, locked or not"},
		remedy:  "put a doorway or an arch in place of a wall, or move " + it,
		reasons: []string{"with every lock open and all pieces away it is the same"},
	}
	var names []string
	for _, l := range walls {
		names = append(names, parts.PanelName(p, walks.Panel(p, l)))
		o.related = append(o.related, diag.Related{Range: walks.LockRange(p, l), Text: "a doorway here would open a way"})
		o.marks = append(o.marks, walks.EdgeMark(p, l, "wall"))
	}
	if len(names) > 0 {
		o.remedy = "put a doorway or an arch in place of " + english.List(names, "or") + ", or move " + it
	}
	return o
}
