package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map109 finds points that lie off their floor.
func map109() Check {
	return Check{
		Code:     "MAP109",
		Title:    "a place is off its floor",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A marker, a hatch, a label, a zone, an end of a link, a figure or another place lies outside the floor that it is " +
			"on: the board, a level above it or a board beside it. Distances count in inches from the north-west corner of that very " +
			"floor, so places on a level count from the level's corner and not from the board's.",
		Before: "board: {\n\tsize: [8, 8]\n\tmarkers: post: {kind: \"patrol-point\", at: [9, 4]}\n}",
		After:  "board: {\n\tsize: [8, 8]\n\tmarkers: post: {kind: \"patrol-point\", at: [7, 4]}\n}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				p.floorThings(f)
				for _, x := range f.Board.Zones {
					p.zoneCorners(f, x)
				}
				for _, x := range f.Board.Links {
					path := f.Path + ".links." + x.ID
					p.onFloor("link "+x.ID, &x.From, f, path+".from")
					if to := p.floor(x.Board); to != nil {
						p.onFloor("the other end of link "+x.ID, &x.To, *to, path+".to")
					}
				}
			}
			p.figuresOnFloor()
		},
	}
}

// floorThings looks at what is one point of a floor.
func (p *Pass) floorThings(f model.NamedFloor) {
	for i, x := range f.Board.Markers {
		p.onFloor("marker "+x.ID, &f.Board.Markers[i].At, f, f.Path+".markers."+x.ID+".at")
	}
	for i, x := range f.Board.Hatches {
		p.onFloor("hatch "+x.ID, &f.Board.Hatches[i].At, f, f.Path+".hatches."+x.ID+".at")
	}
	for i, x := range f.Board.Labels {
		p.onFloor(fmt.Sprintf("label %q", x.Text), &f.Board.Labels[i].At, f, fmt.Sprintf("%s.labels.%d.at", f.Path, i))
	}
}

// zoneCorners looks at the first point of a zone that is off its floor.
func (p *Pass) zoneCorners(f model.NamedFloor, x model.Zone) {
	path := f.Path + ".zones." + x.ID
	if x.Level != "" {
		level := p.floor(x.Level)
		if level == nil {
			return
		}
		f = *level
	}
	name := "zone " + x.ID
	if p.onFloor(name, x.From, f, path+".from") && p.onFloor(name, x.To, f, path+".to") {
		p.onFloor(name, x.Room, f, path+".room")
	}
}

// figuresOnFloor looks at the figures of the set-up, and at every place that is given as a point.
func (p *Pass) figuresOnFloor() {
	board := p.Mission.Floors()[0]
	each(p, func(path string, x *model.StartNPC) {
		name := x.Name
		if name == "" {
			name = "figure " + x.Kind
		}
		p.onFloor(name, x.At, board, path+".at")
	})
	each(p, func(path string, x *model.Place) {
		f := &board
		if x.Board != "" {
			f = p.floor(x.Board)
		}
		if f != nil {
			p.onFloor("the place", x.At, *f, path+".at")
		}
	})
}

// floor is the level or further board with an id, or nil.
func (p *Pass) floor(id string) *model.NamedFloor {
	return find(p.Mission.Floors(), id, func(f *model.NamedFloor) string { return f.ID })
}

// onFloor reports a point that is off a floor, and says whether all is well; a point that is not given is.
func (p *Pass) onFloor(name string, at *model.Point, f model.NamedFloor, path string) bool {
	w, h := f.Board.Width, f.Board.Height
	if at != nil && !within(f.Board, *at) { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("%s at %s is off %s of %s × %s inches", name, point(*at), floorName(f), w, h),
			Remedy:  fmt.Sprintf("choose x from 0 to %s and y from 0 to %s, counted from the north-west corner of %s", w, h, floorName(f)),
			Range:   p.Where.At(path),
			Place:   p.spotOn(f, *at),
			Marks:   onFloorMarks(f, pointOf(*at, name)),
		})
		return false
	}
	return true
}

// floorName is a floor in a sentence.
func floorName(f model.NamedFloor) string {
	if f.ID == "" {
		return "the board"
	}
	return "the floor " + f.ID
}
