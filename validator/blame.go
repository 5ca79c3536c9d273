package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
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

// obstacle finds out why a crew does not get to a site; it is the word for what stands there.
func (p *Pass) obstacle(s site, w access, it string) obstacle {
	var o obstacle
	if len(s.spots) == 0 {
		o = obstacle{
			label:   "hemmed in",
			details: []string{"walls and pieces leave no free square inch beside it"},
			remedy:  "make room for a base beside it, or move " + it,
		}
	} else {
		o = p.between(s.spots, w, it)
	}
	o.label = "in " + p.roomName(s.floor, s.at) + ", " + o.label
	o.reasons = append(p.walked(s, w), o.reasons...)
	return o
}

// roomName names the room that a point lies in.
func (p *Pass) roomName(floor int, at model.Point) string {
	return "room " + p.building().Grid(floor).RoomAt(at).Name + p.ofFloor(floor)
}

// walked says how far a crew gets, and from where the site would have to be touched.
func (p *Pass) walked(s site, w access) []string {
	return []string{
		fmt.Sprintf("%s, a trader gets to %s on foot", p.start(w), english.Count(w.reach.Count(), "square inch")),
		fmt.Sprintf("%s is got to from %s, and none of them is among these", s.name, english.Count(len(s.spots), "square inch")),
	}
}

// start says where a crew sets out.
func (p *Pass) start(w access) string {
	if w.airlock.ID == "" {
		return "from all airlocks together"
	}
	return "from airlock " + w.airlock.ID
}

// between finds out what lies between a crew and some spots; it is what could be moved instead.
func (p *Pass) between(spots []geom.Spot, w access, it string) obstacle {
	o := p.cause(spots, w, it)
	area := p.building().Reach(spots, geom.Walker{Base: p.Rules.Board.Trader})
	o.marks = append([]diag.Mark{p.cellsMark(spots[0].Floor, area.Cells(spots[0].Floor), "nobody gets here")}, o.marks...)
	return o
}

func (p *Pass) cause(spots []geom.Spot, w access, it string) obstacle {
	if locks := p.locksTo(spots, w); len(locks) > 0 {
		return p.locked(locks, spots, w)
	}
	area := p.building().Reach(spots, p.unlocked())
	if p.badLink(spots[0].Floor, w) {
		return obstacle{told: true, label: "on a floor that a broken link leads to"}
	}
	if anywhere(p.bareBuilding().Reach(w.from, p.unlocked()), spots) {
		o := p.blocked(p.inTheWay(w, area))
		p.behindLocks(&o, p.gap(w, area), w)
		return o
	}
	if o, ok := p.unlinked(spots[0].Floor, w, area, it); ok {
		return o
	}
	return p.walled(p.wallsBetween(w, area), it)
}

// unlinked explains an area that lies on a floor to which no link leads in that direction.
func (p *Pass) unlinked(floor int, w access, area *geom.Reached, it string) (obstacle, bool) {
	if len(w.reach.Cells(floor)) > 0 {
		return obstacle{}, false
	}
	name := p.building().Floors()[floor].ID
	o := obstacle{
		label:   "on a floor without a way to it",
		details: []string{"no link leads to " + name},
		remedy:  "add a link to " + name + ", or move " + it,
	}
	for _, way := range p.building().Ways() {
		if way.Link.OneWay && area.Any(way.From, way.Foot) && w.reach.Any(way.To, way.Head) {
			o.details = []string{fmt.Sprintf("link %s can only be taken out of there", way.Link.ID)}
			o.remedy = "take oneWay off the link, add another link to " + name + ", or move " + it
			o.related = append(o.related, diag.Related{Range: p.Where.At(p.building().Floors()[way.From].Path + ".links." + way.Link.ID), Text: "one way"})
			return o, true
		}
	}
	for _, way := range p.building().Ways() {
		if way.To == floor || way.From == floor {
			return obstacle{}, false // there are links, and something else is between
		}
	}
	return o, true
}

// behindLocks adds the locked doors in which, or right behind which, pieces stand.
func (p *Pass) behindLocks(o *obstacle, gap []geom.Spot, w access) {
	for _, l := range p.lockedOn(gap) {
		o.label += " at " + p.lockName(l)
		o.marks = append(o.marks, p.edgeMark(l, p.lockWord(l)))
		o.details = append(o.details, "the way leads through "+p.lockName(l))
		if p.shuts(l, w) {
			o.details = append(o.details, p.openedBy(l, w)...)
		}
	}
}

// blocked explains an area behind pieces.
func (p *Pass) blocked(in []thing) obstacle {
	o := obstacle{
		label:   "blocked by pieces",
		details: []string{"without the crates and the furniture there would be a way"},
		remedy:  "move the piece that stands in the way",
		reasons: []string{"with every lock open it is the same; with all pieces away there is a way"},
	}
	if len(in) > 0 {
		o.label, o.remedy = "blocked by "+anyOf(in, "and"), "move "+anyOf(in, "or")
		o.related, o.marks = p.relatedPieces(in), p.boxMarks(in)
	}
	return o
}

// walled explains an area behind walls, and which of them a doorway could replace.
func (p *Pass) walled(walls []geom.Lock, it string) obstacle {
	o := obstacle{
		label:   "closed off by walls",
		details: []string{"no doorway or arch leads there, locked or not"},
		remedy:  "put a doorway or an arch in place of a wall, or move " + it,
		reasons: []string{"with every lock open and all pieces away it is the same"},
	}
	var names []string
	for _, l := range walls {
		names = append(names, p.panelName(p.panel(l)))
		o.related = append(o.related, diag.Related{Range: p.lockRange(l), Text: "a doorway here would open a way"})
		o.marks = append(o.marks, p.edgeMark(l, "wall"))
	}
	if len(names) > 0 {
		o.remedy = "put a doorway or an arch in place of " + english.List(names, "or") + ", or move " + it
	}
	return o
}
