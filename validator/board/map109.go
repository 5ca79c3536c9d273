package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map109 finds points that lie off their floor.
func map109() check.Check {
	return check.Check{
		Code:     "MAP109",
		Title:    "a place is off its floor",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "A marker, a hatch, a label, a zone, an end of a link, a figure or another place lies outside the floor that it is " +
			"on: the board, a level above it or a board beside it. Distances count in inches from the north-west corner of that very " +
			"floor, so places on a level count from the level's corner and not from the board's.",
		Before: "board: {\n\tsize: [8, 8]\n\tmarkers: post: {kind: \"patrol-point\", at: [9, 4]}\n}",
		After:  "board: {\n\tsize: [8, 8]\n\tmarkers: post: {kind: \"patrol-point\", at: [7, 4]}\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				floorThings(p, f)
				for _, x := range f.Board.Zones {
					zoneCorners(p, f, x)
				}
				for _, x := range f.Board.Links {
					path := f.Path + ".links." + x.ID
					onFloor(p, "link "+x.ID, &x.From, f, path+".from")
					if to := walks.Floor(p, x.Board); to != nil {
						onFloor(p, "the other end of link "+x.ID, &x.To, *to, path+".to")
					}
				}
			}
			figuresOnFloor(p)
		},
	}
}

// floorThings looks at what is one point of a floor.
func floorThings(p *check.Pass, f model.NamedFloor) {
	for i, x := range f.Board.Markers {
		onFloor(p, "marker "+x.ID, &f.Board.Markers[i].At, f, f.Path+".markers."+x.ID+".at")
	}
	for i, x := range f.Board.Hatches {
		onFloor(p, "hatch "+x.ID, &f.Board.Hatches[i].At, f, f.Path+".hatches."+x.ID+".at")
	}
	for i, x := range f.Board.Labels {
		onFloor(p, fmt.Sprintf("label %q", x.Text), &f.Board.Labels[i].At, f, fmt.Sprintf("%s.labels.%d.at", f.Path, i))
	}
}

// zoneCorners looks at the first point of a zone that is off its floor.
func zoneCorners(p *check.Pass, f model.NamedFloor, x model.Zone) {
	path := f.Path + ".zones." + x.ID
	if x.Level != "" {
		level := walks.Floor(p, x.Level)
		if level == nil {
			return
		}
		f = *level
	}
	name := "zone " + x.ID
	if onFloor(p, name, x.From, f, path+".from") && onFloor(p, name, x.To, f, path+".to") {
		onFloor(p, name, x.Room, f, path+".room")
		for i := range x.Rooms {
			onFloor(p, name, &x.Rooms[i], f, fmt.Sprintf("%s.rooms.%d", path, i))
		}
	}
}

// figuresOnFloor looks at the figures of the set-up, and at every place that is given as a point.
func figuresOnFloor(p *check.Pass) {
	board := p.Mission.Floors()[0]
	parts.Each(p, func(path string, x *model.StartNPC) {
		name := x.Name
		if name == "" {
			name = "figure " + x.Kind
		}
		onFloor(p, name, x.At, board, path+".at")
	})
	parts.Each(p, func(path string, x *model.Place) {
		f := &board
		if x.Board != "" {
			f = walks.Floor(p, x.Board)
		}
		if f != nil {
			onFloor(p, "the place", x.At, *f, path+".at")
		}
	})
}

// onFloor reports a point that is off a floor, and says whether all is well; a point that is not given is.
func onFloor(p *check.Pass, name string, at *model.Point, f model.NamedFloor, path string) bool {
	w, h := f.Board.Width, f.Board.Height
	if at != nil && !arrivals.Within(f.Board, *at) { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("%s at %s is off %s of %s × %s inches", name, parts.Point(*at), check.FloorName(f), w, h),
			Remedy:  fmt.Sprintf("choose x from 0 to %s and y from 0 to %s, counted from the north-west corner of %s", w, h, check.FloorName(f)),
			Range:   p.Where.At(path),
			Place:   p.SpotOn(f, *at),
			Marks:   onFloorMarks(f, parts.PointOf(*at, name)),
		})
		return false
	}
	return true
}
