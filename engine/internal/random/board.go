package random

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// board draws the boards of a mission: floor, walls, what stands there, and where one comes in.
func (d *draft) board() model.Board {
	b := d.floor(3+d.luck.IntN(4), 3+d.luck.IntN(4), "")
	d.dock(&b)
	if d.chance(25) {
		d.level(&b)
	}
	d.note(&b)
	for i := range b.Levels {
		d.note(&b.Levels[i].Floor)
	}
	return b
}

// floor draws a floor of so many spans between posts, with walls and pieces. What stands on a level has a name of its own.
func (d *draft) floor(cols, rows int, mark string) model.Board {
	span := d.span()
	b := model.Board{Width: model.Length(cols) * span, Height: model.Length(rows) * span}
	d.walls(&b, cols, rows, mark)
	d.pieces(&b, mark)
	for i := range 1 + d.luck.IntN(3) {
		b.Zones = append(b.Zones, d.zone(&b, fmt.Sprintf("%szone-%d", mark, i+1), mark))
	}
	return b
}

// walls draws panels along the lattice, and now and then one that stands askew.
func (d *draft) walls(b *model.Board, cols, rows int, mark string) {
	span, dense := d.span(), 20+d.luck.IntN(40)
	taken := map[[2]model.Point]bool{}
	for col := range cols + 1 {
		for row := range rows + 1 {
			at := model.Point{X: model.Length(col) * span, Y: model.Length(row) * span}
			for _, east := range []bool{true, false} {
				rim := east && (row == 0 || row == rows) || !east && (col == 0 || col == cols)
				if !rim && d.chance(dense) {
					d.wall(b, at, east, taken, mark)
				}
			}
		}
	}
	if d.chance(30) {
		d.askew(b, mark)
	}
	slices.SortFunc(b.Panels, func(p, q model.Panel) int { return cmp.Compare(p.Name, q.Name) })
	if doors := d.doors(b); len(doors) >= 2 && d.chance(15) {
		b.Interlocks = [][]string{some(d, doors, 2)}
	}
	b.Posts = postsOf(b)
}

// doors are the names of panels with doors.
func (d *draft) doors(b *model.Board) []string {
	var out []string
	for _, p := range b.Panels {
		if p.State != "" {
			out = append(out, p.ID)
		}
	}
	return out
}

// wall draws a panel from a post on, or two short ones, along edges that are free.
func (d *draft) wall(b *model.Board, at model.Point, east bool, taken map[[2]model.Point]bool, mark string) {
	span := d.span()
	k := one(d, d.rules.Panels)
	if k.Bend > 0 {
		d.bend(b, k, at, mark)
		return
	}
	for done := model.Length(0); done < max(k.Length, span); done += span {
		edge := [2]model.Point{shifted(at, east, done), shifted(at, east, done+span)}
		if taken[edge] || edge[1].X > b.Width || edge[1].Y > b.Height {
			return
		}
		taken[edge] = true
	}
	for done := model.Length(0); done < max(k.Length, span); done += k.Length {
		d.panel(b, k, shifted(at, east, done), shifted(at, east, done+k.Length), mark)
	}
}

func shifted(p model.Point, east bool, by model.Length) model.Point {
	if east {
		return model.Point{X: p.X + by, Y: p.Y}
	}
	return model.Point{X: p.X, Y: p.Y + by}
}

// panel adds a panel. Every door is named, and some walls are.
func (d *draft) panel(b *model.Board, k model.PanelKind, from, to model.Point, mark string) {
	p := model.Panel{Kind: k.ID, From: from, To: to, Flipped: d.chance(30), Name: fmt.Sprintf("%v,%v-%v,%v", from.X, from.Y, to.X, to.Y)}
	if k.HasDoor() {
		p.State = one(d, []model.PanelState{model.Open, model.Closed, model.Closed, model.Locked, model.Jammed})
		p.ID = fmt.Sprintf("%sdoor-%d", mark, len(b.Panels)+1)
	}
	b.Panels = append(b.Panels, p)
}

// bend adds a curved panel within one span, in one of the ways that it can turn.
func (d *draft) bend(b *model.Board, k model.PanelKind, at model.Point, mark string) {
	to := model.Point{X: at.X + k.Bend, Y: at.Y + k.Bend}
	if to.X > b.Width || to.Y > b.Height {
		return
	}
	d.panel(b, k, at, to, mark)
	b.Panels[len(b.Panels)-1].Bend = one(d, []string{"left", "right"})
}

// askew adds a panel that runs across the lattice, from a post to the south-east or the south-west.
func (d *draft) askew(b *model.Board, mark string) {
	k := one(d, d.rules.Panels)
	across := k.Length * 707 / 1000
	at := d.onLattice(b)
	to := model.Point{X: at.X + across, Y: at.Y + across}
	if d.chance(50) {
		to.X = at.X - across
	}
	if k.Bend > 0 || to.X < 0 || to.X > b.Width || to.Y > b.Height {
		return
	}
	d.panel(b, k, at, to, mark)
}

func (d *draft) onLattice(b *model.Board) model.Point {
	span := d.span()
	return model.Point{X: model.Length(d.luck.IntN(int(b.Width/span)+1)) * span, Y: model.Length(d.luck.IntN(int(b.Height/span)+1)) * span}
}

// postsOf are the ends of all panels, by rows.
func postsOf(b *model.Board) []model.Point {
	var out []model.Point
	for _, p := range b.Panels {
		out = append(out, p.From, p.To)
	}
	slices.SortFunc(out, func(p, q model.Point) int { return cmp.Or(cmp.Compare(p.Y, q.Y), cmp.Compare(p.X, q.X)) })
	return slices.Compact(out)
}

// zone draws a rectangle, or the room around a place.
func (d *draft) zone(b *model.Board, id, level string) model.Zone {
	z := model.Zone{ID: id, Level: levelOf(level)}
	if d.chance(40) {
		p := d.pointOf(b)
		z.Room = &p
		return z
	}
	from := d.pointOf(b)
	from = model.Point{X: from.X / 100 * 100, Y: from.Y / 100 * 100}
	to := model.Point{X: min(from.X+model.Length(1+d.luck.IntN(6))*model.Inch, b.Width), Y: min(from.Y+model.Length(1+d.luck.IntN(6))*model.Inch, b.Height)}
	z.From, z.To = &from, &to
	return z
}

func levelOf(mark string) string {
	if mark == "" {
		return ""
	}
	return "loft"
}

// dock draws airlocks and entry points along the rim, no two in the same place, and hatches.
func (d *draft) dock(b *model.Board) {
	rim := d.rim(b)
	next := func() (model.Side, model.Point) {
		p := rim[0]
		rim = rim[1:]
		return p.side, p.at
	}
	for i := range min(max(2, d.crews-d.luck.IntN(2)), 6) {
		side, at := next()
		b.Airlocks = append(b.Airlocks, model.Airlock{ID: string(rune('a' + i)), Side: side, At: at})
	}
	for n := d.rules.Board.Entries.Min; n <= d.rules.Board.Entries.Max; n++ {
		e := model.Entry{ID: fmt.Sprint(n), Number: n, Sealed: d.chance(10)}
		if e.Side, e.At = next(); d.chance(10) {
			e.Side, e.At = "", d.pointOf(b)
		}
		b.Entries = append(b.Entries, e)
	}
	for i := range d.luck.IntN(3) {
		b.Hatches = append(b.Hatches, model.Hatch{ID: fmt.Sprint(i + 1), At: d.pointOf(b)})
	}
}

// berth is a place in the rim.
type berth struct {
	side model.Side
	at   model.Point
}

// rim are places along the rim, two inches apart and in any order.
func (d *draft) rim(b *model.Board) []berth {
	var out []berth
	for x := model.Length(150); x < b.Width-100; x += 200 {
		out = append(out, berth{model.North, model.Point{X: x}}, berth{model.South, model.Point{X: x, Y: b.Height}})
	}
	for y := model.Length(150); y < b.Height-100; y += 200 {
		out = append(out, berth{model.West, model.Point{Y: y}}, berth{model.East, model.Point{X: b.Width, Y: y}})
	}
	d.luck.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// level puts a floor above the board, with ways up.
func (d *draft) level(b *model.Board) {
	span := d.span()
	cols, rows := 1+d.luck.IntN(2), 1+d.luck.IntN(2)
	f := d.floor(cols, rows, "loft-")
	at := model.Point{X: model.Length(d.luck.IntN(int(b.Width/span)-cols+1)) * span, Y: model.Length(d.luck.IntN(int(b.Height/span)-rows+1)) * span}
	b.Levels = append(b.Levels, model.Level{ID: "loft", Title: "The loft", At: at, Height: 300, Floor: f})
	for i := range 1 + d.luck.IntN(3) {
		b.Links = append(b.Links, model.Link{ID: fmt.Sprintf("way-%d", i+1), Kind: one(d, []string{"stairs", "ladder", "lift", "door", "tube"}),
			From: d.pointOf(b), To: d.pointOf(&f), Board: "loft", Cost: model.Length(d.luck.IntN(4)) * model.Inch, OneWay: d.chance(15)})
	}
}

// pointOf is the middle of a square inch of a floor, most often one that is free.
func (d *draft) pointOf(b *model.Board) model.Point {
	var p model.Point
	for range 20 {
		p = model.Point{X: model.Length(d.luck.IntN(int(b.Width/100)))*100 + 50, Y: model.Length(d.luck.IntN(int(b.Height/100)))*100 + 50}
		if free(b, p) {
			break
		}
	}
	return p
}

// free reports whether no piece lies near a place.
func free(b *model.Board, p model.Point) bool {
	for _, f := range footprints(b) {
		if far := (f.Width + f.Depth) / 2; max(f.Centre.X-p.X, p.X-f.Centre.X) < far && max(f.Centre.Y-p.Y, p.Y-f.Centre.Y) < far {
			return false
		}
	}
	return true
}

func footprints(b *model.Board) []model.Footprint {
	var out []model.Footprint
	for _, c := range b.Crates {
		out = append(out, c.Footprint)
	}
	for _, f := range b.Furniture {
		out = append(out, f.Footprint)
	}
	return out
}

// point is the middle of a square inch of the main board.
func (d *draft) point() model.Point { return d.pointOf(&d.m.Board) }

// span is how far apart the posts of a board are: as far as the first of its panels is long.
func (d *draft) span() model.Length { return d.rules.Panels[0].Length }
