package printertest

import "github.com/sortie-tools/sortie/schema/model"

func in(n float64) model.Length { return model.Length(n * 100) }

func at(x, y float64) model.Point { return model.Point{X: in(x), Y: in(y)} }

// Mission is a small warehouse for four crews.
func Mission() *model.Mission {
	return &model.Mission{
		ID: "test-depot", Title: "Cold Harbour", Edition: "sample", Players: model.Players{Min: 1, Max: 4},
		Boxes: []string{"starter"}, Story: story(), Board: Board(), Setup: setup(), Objectives: objectives(), Rules: rules(),
	}
}

// Board is 24 inches square: nine bays, every kind of panel, every state of a door.
func Board() model.Board {
	return model.Board{
		Width: in(24), Height: in(24), Posts: posts(), Panels: panels(), Crates: crates(), Furniture: furniture(),
		Airlocks: []model.Airlock{
			{ID: "a", Side: model.North, At: at(9.5, 0)}, {ID: "b", Side: model.East, At: at(24, 14.5)},
			{ID: "c", Side: model.South, At: at(14.5, 24)}, {ID: "d", Side: model.West, At: at(0, 9.5)},
		},
		Entries: []model.Entry{
			{ID: "1", Number: 1, Side: model.North, At: at(4.5, 0)}, {ID: "2", Number: 2, Side: model.North, At: at(19.5, 0)},
			{ID: "3", Number: 3, Side: model.East, At: at(24, 6.5)}, {ID: "4", Number: 4, Side: model.South, At: at(20.5, 24)},
			{ID: "5", Number: 5, Side: model.West, At: at(0, 18.5)}, {ID: "6", Number: 6, At: at(17.5, 10.5), Sealed: true},
		},
	}
}

func panels() []model.Panel {
	p := func(kind string, x0, y0, x1, y1 float64, set ...func(*model.Panel)) model.Panel {
		out := model.Panel{Kind: kind, From: at(x0, y0), To: at(x1, y1)}
		for _, f := range set {
			f(&out)
		}
		return out
	}
	state := func(s model.PanelState) func(*model.Panel) { return func(p *model.Panel) { p.State = s } }
	named := func(id, title, highlight string) func(*model.Panel) {
		return func(p *model.Panel) { p.ID, p.Title, p.Highlight = id, title, highlight }
	}
	flipped := func(p *model.Panel) { p.Flipped = true }
	return []model.Panel{
		p("wall", 0, 8, 4, 8), p("wide-door", 4, 8, 8, 8, state(model.Closed)), p("wall", 8, 8, 12, 8), p("window", 12, 8, 16, 8),
		p("wall", 16, 8, 20, 8), p("door-window", 20, 8, 24, 8, state(model.Open)),
		p("wall", 8, 0, 8, 4), p("door-window", 8, 4, 8, 8, state(model.Closed), flipped), p("wall", 16, 0, 16, 4),
		p("wide-door", 16, 4, 16, 8, state(model.Open)),
		p("arch", 8, 8, 8, 12), p("half-wall", 8, 12, 8, 14), p("half-door", 8, 14, 8, 16, state(model.Closed)),
		p("wide-door", 16, 8, 16, 12, state(model.Locked), named("vault", "The vault", "blue")), p("wall", 16, 12, 16, 16),
		p("wall", 0, 16, 4, 16), p("half-door", 4, 16, 6, 16, state(model.Open)), p("half-wall", 6, 16, 8, 16),
		p("wide-arch", 8, 16, 16, 16), p("wall", 16, 16, 20, 16), p("window", 20, 16, 24, 16),
		p("wide-door", 8, 16, 8, 20, state(model.Closed)), p("wall", 8, 20, 8, 24),
		p("door-window", 16, 16, 16, 20, state(model.Locked)), p("wall", 16, 20, 16, 24),
		p("girder", 10, 12, 14, 12), p("half-wall", 2, 4, 3.4, 5.4),
	}
}

func posts() []model.Point {
	var out []model.Point
	for y := 0.0; y <= 24; y += 8 {
		for x := 0.0; x <= 24; x += 8 {
			out = append(out, at(x, y))
		}
	}
	return append(out, at(4, 8), at(12, 8), at(20, 8), at(8, 4), at(16, 4), at(8, 12), at(8, 14), at(16, 12), at(4, 16), at(6, 16), at(20, 16), at(8, 20), at(16, 20), at(2, 4), at(3.4, 5.4))
}

func crates() []model.Crate {
	c := func(id, size, colour string, x, y, w, d float64, turn int) model.Crate {
		return model.Crate{ID: id, Size: size, Colour: colour, Footprint: model.Footprint{Centre: at(x, y), Width: in(w), Depth: in(d), Turn: turn}}
	}
	return []model.Crate{
		c("l1", "large", "green", 1.2, 0.9, 1.8, 1, 0), c("l2", "large", "green", 23.1, 22.5, 1.8, 1, 90),
		c("l3", "large", "orange", 14.5, 1, 1.8, 1, 0), c("l4", "large", "orange", 2, 22.8, 1.8, 1, 30),
		c("s1", "small", "red", 22.8, 1.2, 1, 1, 0), c("s2", "small", "red", 1, 14.8, 1, 1, 0),
		c("s3", "small", "green", 18.5, 14.5, 1, 1, 0), c("s4", "small", "green", 10, 22.6, 1, 1, 45),
	}
}

func furniture() []model.Furniture {
	f := func(id, kind string, x, y, w, d float64, turn int, highlight string) model.Furniture {
		return model.Furniture{ID: id, Kind: kind, Highlight: highlight, Footprint: model.Footprint{Centre: at(x, y), Width: in(w), Depth: in(d), Turn: turn}}
	}
	list := []model.Furniture{
		f("console", "console", 12, 10, 2, 1, 0, "red"), f("bench", "table", 20.5, 4.5, 3, 1.5, 0, ""), f("bunk", "bunk", 3, 12, 2, 1, 90, ""),
		f("pump", "machinery", 20.5, 20, 2, 2, 0, ""), f("drum", "barrel", 18.3, 22.5, 1, 1, 0, ""), f("lockers", "locker", 4, 17, 3, 0.8, 180, ""),
		f("pipe", "conduit", 12, 21, 3, 0.6, 20, ""), f("seat", "chair", 12, 11.4, 0.8, 0.8, 180, ""), f("idol", "statue", 20, 11.5, 1.2, 1.2, 0, "green"),
	}
	list[len(list)-1].Title = "The idol"
	return list
}
